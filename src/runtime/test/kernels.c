/* Kernels for the tests, compiled to a relocatable object as the compiler's
   are: symbols with the kernel signature, outside functions, tables, data. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#define KERNEL(name) void name(void *const *buffers, int64_t begin, int64_t end)

KERNEL(add_one) {
  const float *from = buffers[0];
  float *to = buffers[1];
  for (int64_t i = begin; i < end; ++i)
    to[i] = from[i] + 1;
}
KERNEL(sine) {
  const float *from = buffers[0];
  float *to = buffers[1];
  for (int64_t i = begin; i < end; ++i)
    to[i] = sinf(from[i]);
}
/* {i32 counter, i1 out}: counter < 10 */
KERNEL(below_ten) { *(uint8_t *)buffers[1] = *(int32_t *)buffers[0] < 10; }
/* {i32 in, i32 out} */
KERNEL(count) { *(int32_t *)buffers[1] = *(int32_t *)buffers[0] + 1; }
/* {left key, right key, left value, right value, out}: descending */
KERNEL(greater) {
  *(uint8_t *)buffers[4] = *(float *)buffers[0] > *(float *)buffers[1];
}
KERNEL(scalar_add) {
  *(float *)buffers[2] = *(float *)buffers[0] + *(float *)buffers[1];
}
/* {f32 in, f32 out, i32 way, form, isFilled}: 2 * in, by way of a form of all
   doubled elements; way 0: without, 1: it was filled, 2: it was used */
KERNEL(twice) {
  const float *from = buffers[0];
  float *to = buffers[1], *form = buffers[3];
  int32_t *way = buffers[2];
  for (int64_t i = begin; i < end; ++i) {
    float value = buffers[4] ? form[i] : 2 * from[i];
    if (form && !buffers[4])
      form[i] = value;
    to[i] = value;
    way[i] = buffers[4] ? 2 : form ? 1 : 0;
  }
}
/* The same by way of a workspace, which is the last. */
KERNEL(twice_in_workspace) {
  float *workspace = buffers[5];
  void *inner[5];
  for (int i = 0; i < 5; ++i)
    inner[i] = buffers[i];
  for (int64_t i = begin; i < end; ++i)
    workspace[i] = ((const float *)buffers[0])[i];
  inner[0] = workspace;
  twice(inner, begin, end);
}

static const float table[4] = {1, 10, 100, 1000};
static int32_t calls;
static const char *const names[] = {"zero", "one", "two", "three"};

/* {i32 in, f32 out, 8 bytes out}: tables, pointers to text, written data */
KERNEL(tables) {
  int32_t i = *(int32_t *)buffers[0] & 3;
  *(float *)buffers[1] = table[i] + (float)++calls;
  memcpy(buffers[2], names[i], 4);
}
int32_t *calls_address(void) { return &calls; }
