// What the command `tesela` runs: a function, because the wheel holds it in the
// library that JAX loads.
#pragma once

extern "C" __attribute__((visibility("default"))) int
teselaCommand(int argc, char **argv);
