// The factories behind the names in Library.h, each in the file of its subject.
#pragma once

#include "runtime/Library.h"

namespace tesela::runtime {

using Made = Result<std::unique_ptr<LibraryCall>>;

// Callback.cpp
Made makeCallback(const LibraryContext &context);
// LapackCalls.cpp
bool isLapackCall(std::string_view target);
Made makeLapack(const LibraryContext &context);
// Sort.cpp
Made makeSort(const LibraryContext &context);
Made makeTopK(const LibraryContext &context);
// Fourier.cpp
Made makeFft(const LibraryContext &context);
// Solve.cpp
Made makeCholesky(const LibraryContext &context);
Made makeTriangularSolve(const LibraryContext &context);
// Random.cpp
Made makeRng(const LibraryContext &context);
Made makeRngBitGenerator(const LibraryContext &context);
// Collectives.cpp
Made makeAllGather(const LibraryContext &context);
Made makeAllReduce(const LibraryContext &context);
Made makeAllToAll(const LibraryContext &context);
Made makeCollectivePermute(const LibraryContext &context);
Made makeDeviceId(const LibraryContext &context);
Made makeReduceScatter(const LibraryContext &context);

} // namespace tesela::runtime
