// What cannot be asked, and how that is said: status 65.
// RUN: split-file %s %t
// RUN: bash -c 'tesela prove %t/signature.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=SIGNATURE
// RUN: bash -c 'tesela prove %t/syntax.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: bash -c 'tesela prove %t/rank.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: bash -c 'tesela prove %t/relation.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=RELATION
// RUN: bash -c 'tesela prove %t/never.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: bash -c 'tesela prove %t/size.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: bash -c 'tesela prove %t/one.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: bash -c 'tesela prove --assume="M ==" %t/good.mlir; [ $? -eq 65 ]' 2>&1 | FileCheck %s --check-prefix=ASSUME
// RUN: bash -c 'tesela prove %t/good.mlir %t/good.mlir %t/good.mlir; [ $? -eq 64 ]' 2>&1 | FileCheck %s --check-prefix=THREE

// SIGNATURE: tesela prove: the programs differ in signature: @left is '(tensor<?xf32>) -> tensor<?xf32>', @right is '(tensor<?xf64>) -> tensor<?xf64>'
// SYNTAX: tesela prove: tesela.shape of argument 0 of @left: expected a size before '* M', in "2 + * M"
// RANK: tesela prove: tesela.shape of argument 0 of @left: gives 2 sizes for rank 1
// RELATION: tesela prove: tesela.assume: expected one of == != <= >= < > after a size, in "M N"
// NEVER: tesela prove: tesela.assume: never holds: M + 1 <= M
// SIZE: tesela prove: tesela.size of argument 0 of @left: only a scalar integer is a size
// ONE: one.mlir: one file has to define @left and @right
// ASSUME: tesela prove: assumption: expected a size at the end, in "M =="
// THREE: tesela prove: two programs at most

//--- signature.mlir
func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf64>) -> tensor<?xf64> {
  return %x : tensor<?xf64>
}
//--- syntax.mlir
func.func @left(%x: tensor<?xf32> {tesela.shape = "2 + * M"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- rank.mlir
func.func @left(%x: tensor<?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- relation.mlir
func.func @left(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["M N"]} {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- never.mlir
func.func @left(%x: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["M + 1 <= M"]} {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- size.mlir
func.func @left(%x: tensor<?xf32> {tesela.size = "M"}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- one.mlir
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
//--- good.mlir
func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
