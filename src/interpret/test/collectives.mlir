// RUN: tesela check %s | FileCheck %s
// CHECK: 2 passed, 0 failed

// all_reduce over one axis of a 2 x 2 mesh, given as axes.
module @mesh_axes {
  func.func @sum(%x: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[#stablehlo.mesh_axis<name = "x", size = 2>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.constant dense<8> : tensor<i32>
    %r:4 = "interpreter.run_parallel"(%0, %1, %2, %3) {programs = [[@sum, @sum, @sum, @sum]]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
    check.expect_eq_const %r#0, dense<5> : tensor<i32>
    check.expect_eq_const %r#1, dense<10> : tensor<i32>
    check.expect_eq_const %r#2, dense<5> : tensor<i32>
    check.expect_eq_const %r#3, dense<10> : tensor<i32>
    func.return
  }
}

// -----

// A collective in a loop meets once per turn.
module @in_a_loop {
  func.func @shift(%x: tensor<i32>) -> tensor<i32> {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<i32>
    cond {
      %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %next = stablehlo.add %i, %one : tensor<i32>
      %z = "stablehlo.collective_permute"(%y) {source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<i32>) -> tensor<i32>
      %w = stablehlo.add %z, %one : tensor<i32>
      stablehlo.return %next, %w : tensor<i32>, tensor<i32>
    }
    return %r#1 : tensor<i32>
  }
  func.func @main() {
    %0 = stablehlo.constant dense<10> : tensor<i32>
    %1 = stablehlo.constant dense<20> : tensor<i32>
    %2 = stablehlo.constant dense<30> : tensor<i32>
    %r:3 = "interpreter.run_parallel"(%0, %1, %2) {programs = [[@shift], [@shift], [@shift]]} : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
    check.expect_eq_const %r#0, dense<13> : tensor<i32>
    check.expect_eq_const %r#1, dense<23> : tensor<i32>
    check.expect_eq_const %r#2, dense<33> : tensor<i32>
    func.return
  }
}
