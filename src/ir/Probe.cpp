#include "mlir/IR/MLIRContext.h"
int probe(mlir::MLIRContext *c){ return mlir::IntegerType::get(c,3).getWidth(); }
