// How the sanitizers run, built into every program of the presets asan and
// tsan; Python gets it as a library to preload (scripts/test.sh). ASAN_OPTIONS,
// UBSAN_OPTIONS and TSAN_OPTIONS of the environment come on top.
//
// A finding ends the process with SIGABRT: a test that expects a program to
// fail does not take it for that failure.
#define TESELA_VISIBLE extern "C" __attribute__((visibility("default")))

#if __has_feature(address_sanitizer)
// LLVM's arenas mark what they have not handed out yet as poisoned, but only
// from code that is compiled with the sanitizer: what Debian's libraries take
// from the same arena stays marked. So marks by hand are off. Memory that there
// is not is null, as without the sanitizer: programs answer to that.
TESELA_VISIBLE const char *__asan_default_options() {
  return "allow_user_poisoning=0:abort_on_error=1:verify_asan_link_order=0:"
         "strict_string_checks=1:check_initialization_order=1:"
         "allocator_may_return_null=1";
}
TESELA_VISIBLE const char *__ubsan_default_options() {
  return "halt_on_error=1:abort_on_error=1:print_stacktrace=1";
}
#endif

#if __has_feature(thread_sanitizer)
TESELA_VISIBLE const char *__tsan_default_options() {
  return "halt_on_error=1:abort_on_error=1:second_deadlock_stack=1";
}
// LLVM's one real file system is made by whichever thread asks first, in code
// that is not compiled for the sanitizer; its count of uses is then written in
// ours.
TESELA_VISIBLE const char *__tsan_default_suppressions() {
  return "race:llvm::PassBuilder::~PassBuilder\n";
}
#endif
