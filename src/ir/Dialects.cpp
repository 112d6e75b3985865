#include "ir/Dialects.h"
#include "ir/Check.h"
#include "ir/ChloDialect.h"
#include "ir/Dialect.h"
#include "ir/Interpreter.h"
#include "ir/Sdy.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/Dialect/Shape/IR/Shape.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"

void tesela::ir::registerDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::quant::QuantDialect, mlir::shape::ShapeDialect,
                  mlir::tensor::TensorDialect, check::CheckDialect,
                  chlo::ChloDialect, interpreter::InterpreterDialect,
                  sdy::SdyDialect, stablehlo::StablehloDialect>();
}
