#include "Entry.h"

int main(int argc, char **argv) { return teselaCommand(argc, argv); }
