// expect: REFUTED
// What four layers give may be negative.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, D"},
    %wq: tensor<?x?xf32> {tesela.shape = "D, E"}, %wk: tensor<?x?xf32> {tesela.shape = "D, E"},
    %wv: tensor<?x?xf32> {tesela.shape = "D, E"}, %wo: tensor<?x?xf32> {tesela.shape = "E, D"},
    %w1: tensor<?x?xf32> {tesela.shape = "D, F"}, %w2: tensor<?x?xf32> {tesela.shape = "F, D"},
    %w3: tensor<?x?xf32> {tesela.shape = "D, V"}, %s: tensor<f32>) -> tensor<?x?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %square = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %q0 = stablehlo.dot_general %x, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k0 = stablehlo.dot_general %x, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v0 = stablehlo.dot_general %x, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s0 = stablehlo.dot_general %q0, %k0, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m0 = stablehlo.reduce(%s0 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm0 = stablehlo.dynamic_broadcast_in_dim %m0, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d0 = stablehlo.subtract %s0, %mm0 : tensor<?x?xf32>
  %e0 = stablehlo.exponential %d0 : tensor<?x?xf32>
  %t0 = stablehlo.reduce(%e0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt0 = stablehlo.dynamic_broadcast_in_dim %t0, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p0 = stablehlo.divide %e0, %tt0 : tensor<?x?xf32>
  %o0 = stablehlo.dot_general %p0, %v0, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = stablehlo.dot_general %o0, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h0 = stablehlo.add %x, %c0 : tensor<?x?xf32>
  %u0 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r0 = chlo.broadcast_maximum %u0, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f0 = stablehlo.dot_general %r0, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g0 = stablehlo.add %h0, %f0 : tensor<?x?xf32>
  %q1 = stablehlo.dot_general %g0, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k1 = stablehlo.dot_general %g0, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v1 = stablehlo.dot_general %g0, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s1 = stablehlo.dot_general %q1, %k1, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m1 = stablehlo.reduce(%s1 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm1 = stablehlo.dynamic_broadcast_in_dim %m1, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d1 = stablehlo.subtract %s1, %mm1 : tensor<?x?xf32>
  %e1 = stablehlo.exponential %d1 : tensor<?x?xf32>
  %t1 = stablehlo.reduce(%e1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt1 = stablehlo.dynamic_broadcast_in_dim %t1, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p1 = stablehlo.divide %e1, %tt1 : tensor<?x?xf32>
  %o1 = stablehlo.dot_general %p1, %v1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = stablehlo.dot_general %o1, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h1 = stablehlo.add %g0, %c1 : tensor<?x?xf32>
  %u1 = stablehlo.dot_general %h1, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r1 = chlo.broadcast_maximum %u1, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f1 = stablehlo.dot_general %r1, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g1 = stablehlo.add %h1, %f1 : tensor<?x?xf32>
  %q2 = stablehlo.dot_general %g1, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k2 = stablehlo.dot_general %g1, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = stablehlo.dot_general %g1, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s2 = stablehlo.dot_general %q2, %k2, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m2 = stablehlo.reduce(%s2 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm2 = stablehlo.dynamic_broadcast_in_dim %m2, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d2 = stablehlo.subtract %s2, %mm2 : tensor<?x?xf32>
  %e2 = stablehlo.exponential %d2 : tensor<?x?xf32>
  %t2 = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt2 = stablehlo.dynamic_broadcast_in_dim %t2, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p2 = stablehlo.divide %e2, %tt2 : tensor<?x?xf32>
  %o2 = stablehlo.dot_general %p2, %v2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c2 = stablehlo.dot_general %o2, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h2 = stablehlo.add %g1, %c2 : tensor<?x?xf32>
  %u2 = stablehlo.dot_general %h2, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r2 = chlo.broadcast_maximum %u2, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f2 = stablehlo.dot_general %r2, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g2 = stablehlo.add %h2, %f2 : tensor<?x?xf32>
  %q3 = stablehlo.dot_general %g2, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k3 = stablehlo.dot_general %g2, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = stablehlo.dot_general %g2, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s3 = stablehlo.dot_general %q3, %k3, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m3 = stablehlo.reduce(%s3 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm3 = stablehlo.dynamic_broadcast_in_dim %m3, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d3 = stablehlo.subtract %s3, %mm3 : tensor<?x?xf32>
  %e3 = stablehlo.exponential %d3 : tensor<?x?xf32>
  %t3 = stablehlo.reduce(%e3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt3 = stablehlo.dynamic_broadcast_in_dim %t3, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p3 = stablehlo.divide %e3, %tt3 : tensor<?x?xf32>
  %o3 = stablehlo.dot_general %p3, %v3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c3 = stablehlo.dot_general %o3, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h3 = stablehlo.add %g2, %c3 : tensor<?x?xf32>
  %u3 = stablehlo.dot_general %h3, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r3 = chlo.broadcast_maximum %u3, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f3 = stablehlo.dot_general %r3, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g3 = stablehlo.add %h3, %f3 : tensor<?x?xf32>
  %a = stablehlo.maximum %g3, %g3 : tensor<?x?xf32>
  %b = stablehlo.dot_general %a, %w3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %b : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, D"},
    %wq: tensor<?x?xf32> {tesela.shape = "D, E"}, %wk: tensor<?x?xf32> {tesela.shape = "D, E"},
    %wv: tensor<?x?xf32> {tesela.shape = "D, E"}, %wo: tensor<?x?xf32> {tesela.shape = "E, D"},
    %w1: tensor<?x?xf32> {tesela.shape = "D, F"}, %w2: tensor<?x?xf32> {tesela.shape = "F, D"},
    %w3: tensor<?x?xf32> {tesela.shape = "D, V"}, %s: tensor<f32>) -> tensor<?x?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %square = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %q0 = stablehlo.dot_general %x, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k0 = stablehlo.dot_general %x, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v0 = stablehlo.dot_general %x, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s0 = stablehlo.dot_general %q0, %k0, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m0 = stablehlo.reduce(%s0 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm0 = stablehlo.dynamic_broadcast_in_dim %m0, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d0 = stablehlo.subtract %s0, %mm0 : tensor<?x?xf32>
  %e0 = stablehlo.exponential %d0 : tensor<?x?xf32>
  %t0 = stablehlo.reduce(%e0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt0 = stablehlo.dynamic_broadcast_in_dim %t0, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p0 = stablehlo.divide %e0, %tt0 : tensor<?x?xf32>
  %o0 = stablehlo.dot_general %p0, %v0, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = stablehlo.dot_general %o0, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h0 = stablehlo.add %x, %c0 : tensor<?x?xf32>
  %u0 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r0 = chlo.broadcast_maximum %u0, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f0 = stablehlo.dot_general %r0, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g0 = stablehlo.add %h0, %f0 : tensor<?x?xf32>
  %q1 = stablehlo.dot_general %g0, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k1 = stablehlo.dot_general %g0, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v1 = stablehlo.dot_general %g0, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s1 = stablehlo.dot_general %q1, %k1, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m1 = stablehlo.reduce(%s1 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm1 = stablehlo.dynamic_broadcast_in_dim %m1, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d1 = stablehlo.subtract %s1, %mm1 : tensor<?x?xf32>
  %e1 = stablehlo.exponential %d1 : tensor<?x?xf32>
  %t1 = stablehlo.reduce(%e1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt1 = stablehlo.dynamic_broadcast_in_dim %t1, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p1 = stablehlo.divide %e1, %tt1 : tensor<?x?xf32>
  %o1 = stablehlo.dot_general %p1, %v1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = stablehlo.dot_general %o1, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h1 = stablehlo.add %g0, %c1 : tensor<?x?xf32>
  %u1 = stablehlo.dot_general %h1, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r1 = chlo.broadcast_maximum %u1, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f1 = stablehlo.dot_general %r1, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g1 = stablehlo.add %h1, %f1 : tensor<?x?xf32>
  %q2 = stablehlo.dot_general %g1, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k2 = stablehlo.dot_general %g1, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v2 = stablehlo.dot_general %g1, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s2 = stablehlo.dot_general %q2, %k2, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m2 = stablehlo.reduce(%s2 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm2 = stablehlo.dynamic_broadcast_in_dim %m2, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d2 = stablehlo.subtract %s2, %mm2 : tensor<?x?xf32>
  %e2 = stablehlo.exponential %d2 : tensor<?x?xf32>
  %t2 = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt2 = stablehlo.dynamic_broadcast_in_dim %t2, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p2 = stablehlo.divide %e2, %tt2 : tensor<?x?xf32>
  %o2 = stablehlo.dot_general %p2, %v2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c2 = stablehlo.dot_general %o2, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h2 = stablehlo.add %g1, %c2 : tensor<?x?xf32>
  %u2 = stablehlo.dot_general %h2, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r2 = chlo.broadcast_maximum %u2, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f2 = stablehlo.dot_general %r2, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g2 = stablehlo.add %h2, %f2 : tensor<?x?xf32>
  %q3 = stablehlo.dot_general %g2, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %k3 = stablehlo.dot_general %g2, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %v3 = stablehlo.dot_general %g2, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s3 = stablehlo.dot_general %q3, %k3, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %m3 = stablehlo.reduce(%s3 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm3 = stablehlo.dynamic_broadcast_in_dim %m3, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d3 = stablehlo.subtract %s3, %mm3 : tensor<?x?xf32>
  %e3 = stablehlo.exponential %d3 : tensor<?x?xf32>
  %t3 = stablehlo.reduce(%e3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %tt3 = stablehlo.dynamic_broadcast_in_dim %t3, %square, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %p3 = stablehlo.divide %e3, %tt3 : tensor<?x?xf32>
  %o3 = stablehlo.dot_general %p3, %v3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c3 = stablehlo.dot_general %o3, %wo, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %h3 = stablehlo.add %g2, %c3 : tensor<?x?xf32>
  %u3 = stablehlo.dot_general %h3, %w1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r3 = chlo.broadcast_maximum %u3, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %f3 = stablehlo.dot_general %r3, %w2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %g3 = stablehlo.add %h3, %f3 : tensor<?x?xf32>
  %a = stablehlo.abs %g3 : tensor<?x?xf32>
  %b = stablehlo.dot_general %a, %w3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %b : tensor<?x?xf32>
}
