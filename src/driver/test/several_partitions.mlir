// RUN: tesela compile %s --emit=plan | FileCheck %s

// Every partition runs the program: cut by the place in the mesh, the body,
// results gathered from the devices that differ along "x". Around it arrays are
// whole.

module @f attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  // CHECK: func.func public @main(%{{.*}}: tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK-DAG: stablehlo.partition_id
  // CHECK-DAG: dense<[0, 0, 2, 2]>
  // CHECK: stablehlo.all_gather
  // CHECK-SAME{LITERAL}: dense<[[0, 2], [1, 3]]>
  // CHECK-NOT: sdy
  func.func public @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x8xf32> {
    %w = stablehlo.negate %a : tensor<4x8xf32>
    %0 = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<2x8xf32>) {
      %1 = stablehlo.add %b, %b : tensor<2x8xf32>
      sdy.return %1 : tensor<2x8xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = stablehlo.negate %0 : tensor<4x8xf32>
    return %2 : tensor<4x8xf32>
  }
}
