// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// A difference of two contractions as one, and contractions of parts of one weight as
// parts of one; the parts in the other order are other values.
// CHECK: "found": true
// CHECK: "join terms"
// CHECK: "name": "variant0"
// CHECK: "found": true
// CHECK: "join parts"
// CHECK: "name": "variant1"
// CHECK: "found": false
// CHECK-NEXT: "name": "variant2"

func.func public @main(%x: tensor<8x100xf32>, %h: tensor<8x120xf32>, %w: tensor<100x64xf32>, %u: tensor<120x64xf32>, %p: tensor<3x100x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  %b = stablehlo.dot_general %h, %u, contracting_dims = [1] x [0] : (tensor<8x120xf32>, tensor<120x64xf32>) -> tensor<8x64xf32>
  %y = stablehlo.subtract %a, %b : tensor<8x64xf32>
  %sp0 = stablehlo.slice %p [0:1, 0:100, 0:64] : (tensor<3x100x64xf32>) -> tensor<1x100x64xf32>
  %p0 = stablehlo.reshape %sp0 : (tensor<1x100x64xf32>) -> tensor<100x64xf32>
  %sp2 = stablehlo.slice %p [2:3, 0:100, 0:64] : (tensor<3x100x64xf32>) -> tensor<1x100x64xf32>
  %p2 = stablehlo.reshape %sp2 : (tensor<1x100x64xf32>) -> tensor<100x64xf32>
  %c = stablehlo.dot_general %x, %p0, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  %d = stablehlo.dot_general %x, %p2, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  return %y, %c, %d : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>
}
func.func public @variant0(%x: tensor<8x100xf32>, %h: tensor<8x120xf32>, %w: tensor<100x64xf32>, %u: tensor<120x64xf32>, %p: tensor<3x100x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %n = stablehlo.negate %h : tensor<8x120xf32>
  %z = stablehlo.concatenate %x, %n, dim = 1 : (tensor<8x100xf32>, tensor<8x120xf32>) -> tensor<8x220xf32>
  %v = stablehlo.concatenate %w, %u, dim = 0 : (tensor<100x64xf32>, tensor<120x64xf32>) -> tensor<220x64xf32>
  %y = stablehlo.dot_general %z, %v, contracting_dims = [1] x [0] : (tensor<8x220xf32>, tensor<220x64xf32>) -> tensor<8x64xf32>
  %sp0 = stablehlo.slice %p [0:1, 0:100, 0:64] : (tensor<3x100x64xf32>) -> tensor<1x100x64xf32>
  %p0 = stablehlo.reshape %sp0 : (tensor<1x100x64xf32>) -> tensor<100x64xf32>
  %sp2 = stablehlo.slice %p [2:3, 0:100, 0:64] : (tensor<3x100x64xf32>) -> tensor<1x100x64xf32>
  %p2 = stablehlo.reshape %sp2 : (tensor<1x100x64xf32>) -> tensor<100x64xf32>
  %c = stablehlo.dot_general %x, %p0, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  %d = stablehlo.dot_general %x, %p2, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  return %y, %c, %d : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>
}
func.func public @variant1(%x: tensor<8x100xf32>, %h: tensor<8x120xf32>, %w: tensor<100x64xf32>, %u: tensor<120x64xf32>, %p: tensor<3x100x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  %b = stablehlo.dot_general %h, %u, contracting_dims = [1] x [0] : (tensor<8x120xf32>, tensor<120x64xf32>) -> tensor<8x64xf32>
  %y = stablehlo.subtract %a, %b : tensor<8x64xf32>
  %q = stablehlo.dot_general %p, %x, contracting_dims = [1] x [1] : (tensor<3x100x64xf32>, tensor<8x100xf32>) -> tensor<3x64x8xf32>
  %r = stablehlo.transpose %q, dims = [0, 2, 1] : (tensor<3x64x8xf32>) -> tensor<3x8x64xf32>
  %sc = stablehlo.slice %r [0:1, 0:8, 0:64] : (tensor<3x8x64xf32>) -> tensor<1x8x64xf32>
  %c = stablehlo.reshape %sc : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  %sd = stablehlo.slice %r [2:3, 0:8, 0:64] : (tensor<3x8x64xf32>) -> tensor<1x8x64xf32>
  %d = stablehlo.reshape %sd : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  return %y, %c, %d : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>
}
func.func public @variant2(%x: tensor<8x100xf32>, %h: tensor<8x120xf32>, %w: tensor<100x64xf32>, %u: tensor<120x64xf32>, %p: tensor<3x100x64xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) {
  %a = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x100xf32>, tensor<100x64xf32>) -> tensor<8x64xf32>
  %b = stablehlo.dot_general %h, %u, contracting_dims = [1] x [0] : (tensor<8x120xf32>, tensor<120x64xf32>) -> tensor<8x64xf32>
  %y = stablehlo.subtract %a, %b : tensor<8x64xf32>
  %q = stablehlo.dot_general %p, %x, contracting_dims = [1] x [1] : (tensor<3x100x64xf32>, tensor<8x100xf32>) -> tensor<3x64x8xf32>
  %r = stablehlo.transpose %q, dims = [0, 2, 1] : (tensor<3x64x8xf32>) -> tensor<3x8x64xf32>
  %sc = stablehlo.slice %r [0:1, 0:8, 0:64] : (tensor<3x8x64xf32>) -> tensor<1x8x64xf32>
  %c = stablehlo.reshape %sc : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  %sd = stablehlo.slice %r [2:3, 0:8, 0:64] : (tensor<3x8x64xf32>) -> tensor<1x8x64xf32>
  %d = stablehlo.reshape %sd : (tensor<1x8x64xf32>) -> tensor<8x64xf32>
  return %y, %d, %c : tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>
}
