// Where elements of main's arrays lie in another order, its types say so.
// RUN: tesela compile %s --emit=plan | FileCheck %s
// CHECK: func.func @main() -> (tensor<3x2xf32>

// What is printed, and in files, is row-major all the same.
// RUN: tesela run %s | FileCheck %s --check-prefix=VALUES
// RUN: tesela compile %s -o %t.tso
// RUN: tesela run %t.tso | FileCheck %s --check-prefix=VALUES
// VALUES: f32[2,3]
// VALUES-NEXT: 0 1 2
// VALUES-NEXT: 0 1 2

func.func @main()
    -> (tensor<2x3xf32> {mhlo.layout_mode = "{0,1}"}) {
  %0 = stablehlo.iota dim = 1 : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
