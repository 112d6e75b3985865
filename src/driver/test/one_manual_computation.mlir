// RUN: tesela compile %s --emit=plan | FileCheck %s

// What goes straight into a manual computation, and comes straight out, is as
// each device has it.

module @f attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  // CHECK: func.func public @main(%{{.*}}: tensor<2x8xf32>) -> tensor<2x8xf32>
  // CHECK-NOT: partition_id
  // CHECK-NOT: all_gather
  // CHECK-NOT: sdy
  func.func public @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x8xf32> {
    %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<2x8xf32>) {
      %1 = stablehlo.add %b, %b : tensor<2x8xf32>
      sdy.return %1 : tensor<2x8xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}
