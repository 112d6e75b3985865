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
// from the same arena stays marked. So marks by hand are off.
TESELA_VISIBLE const char *__asan_default_options() {
  return "allow_user_poisoning=0:abort_on_error=1:verify_asan_link_order=0:"
         "strict_string_checks=1:check_initialization_order=1";
}
TESELA_VISIBLE const char *__ubsan_default_options() {
  return "halt_on_error=1:abort_on_error=1:print_stacktrace=1";
}
// What LLVM keeps for the life of the process, without a pointer that the
// sanitizer would find.
TESELA_VISIBLE const char *__lsan_default_suppressions() { return ""; }
#endif

#if __has_feature(thread_sanitizer)
TESELA_VISIBLE const char *__tsan_default_options() {
  return "halt_on_error=1:abort_on_error=1:second_deadlock_stack=1";
}
// oneTBB is not compiled for the sanitizer: the order that its queues and
// waits make is not seen. What Tesela passes through them is annotated
// (base/HandOver.h); what oneTBB's own headers pass is left out here, by the
// innermost frame, so that races inside a task are still found.
TESELA_VISIBLE const char *__tsan_default_suppressions() {
  return "called_from_lib:libtbb.so\n"
         "race_top:/oneapi/tbb/\n";
}
#endif
