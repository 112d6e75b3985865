"""gather and scatter, with batching dimensions and index vectors in any place."""

import numpy as np

from stablehlo_kinds.values import Values, ints


class Gathering(Values):
    def gather_numbers(self, x):
        """Dimension numbers for an array: batching, collapsed and window dimensions."""
        order = self.some(range(x.rank), x.rank)
        batching = order[:self.pick([0, 0, 1, 2])]
        rest = [d for d in order if d not in batching]
        collapsed = sorted(rest[:self.draw(0, len(rest) + 1)])
        window = [d for d in range(x.rank) if d not in batching and d not in collapsed]
        index_map = self.some(rest, self.draw(0, len(rest) + 1))
        others = [self.pick([1, 2, 3, 5]) for _ in range(self.draw(0, 3))]
        batch = [(x.shape[d], d) for d in batching] + [(e, None) for e in others]
        batch = self.some(batch, len(batch))
        index_shape = [e for e, _ in batch]
        vector = self.draw(0, len(batch) + 1)
        positions = [n + (n >= vector) for n in range(len(batch))]
        implicit = len(index_map) == 1 and self.chance(0.4)
        if implicit:
            vector, positions = len(batch), list(range(len(batch)))
        full = list(index_shape)
        if not implicit:
            full.insert(vector, len(index_map))
        where = {d: p for (_, d), p in zip(batch, positions) if d is not None}
        batching = sorted(batching)
        return batching, [where[d] for d in batching], collapsed, window, index_map, vector, index_shape, full

    def op_gather(self):
        x = self.value()
        batching, starts_batching, collapsed, window, index_map, vector, batch, full = self.gather_numbers(x)
        sizes = [min(1, x.shape[d]) if d in batching or d in collapsed else self.draw(min(1, x.shape[d]),
                                                                                      x.shape[d] + 1) for d in range(x.rank)]
        if any(x.shape[d] == 0 for d in batching + collapsed):
            return None
        indices = self.value(full, self.pick(["i32", "i64", "ui32", "i8", "ui8", "ui64"]))
        rank = len(batch) + len(window)
        offset = sorted(self.some(range(rank), len(window)))
        shape, b, w = [], iter(batch), iter(window)
        for d in range(rank):
            shape.append(sizes[next(w)] if d in offset else next(b))
        if np.prod(shape, dtype=int) > 20000:
            return None
        numbers = (f"#stablehlo.gather<offset_dims = {offset}, collapsed_slice_dims = {collapsed}, "
                   f"operand_batching_dims = {batching}, start_indices_batching_dims = {starts_batching}, "
                   f"start_index_map = {index_map}, index_vector_dim = {vector}>")
        if x.rank and self.chance(0.2):
            to = self.constant(sizes, (x.rank,), "i32")
            return self.op("dynamic_gather", [x, indices, to], shape, x.kind,
                           f"dimension_numbers = {numbers}, indices_are_sorted = false")
        return self.op("gather", [x, indices], shape, x.kind,
                       f"dimension_numbers = {numbers}, slice_sizes = {ints(sizes)}, indices_are_sorted = false")

    def op_scatter(self):
        x = self.value()
        batching, starts_batching, inserted, window, index_map, vector, batch, full = self.gather_numbers(x)
        if any(x.shape[d] == 0 for d in batching + inserted):
            return None
        sizes = [self.draw(min(1, x.shape[d]), x.shape[d] + 1) for d in window]
        indices = self.value(full, self.pick(["i32", "i64", "ui32", "i8", "ui8", "ui64"]))
        rank = len(batch) + len(window)
        places = sorted(self.some(range(rank), len(window)))
        shape, b, w = [], iter(batch), iter(sizes)
        for d in range(rank):
            shape.append(next(w) if d in places else next(b))
        if np.prod(shape, dtype=int) > 20000:
            return None
        count = self.pick([1, 1, 1, 2, 3])
        operands = [x] + [self.value(x.shape) for _ in range(count - 1)]
        updates = [self.value(shape, o.kind) for o in operands]
        numbers = (f"#stablehlo.scatter<update_window_dims = {places}, inserted_window_dims = {inserted}, "
                   f"input_batching_dims = {batching}, scatter_indices_batching_dims = {starts_batching}, "
                   f"scatter_dims_to_operand_dims = {index_map}, index_vector_dim = {vector}>")
        results = [(o.shape, o.kind) for o in operands]
        kinds = [o.kind for o in operands]
        made = self.ops("scatter", operands + [indices] + updates, results,
                        f"scatter_dimension_numbers = {numbers}, indices_are_sorted = false, unique_indices = false",
                        self.combiner(kinds) if self.chance(0.8) else self.replacing(kinds))
        return made
