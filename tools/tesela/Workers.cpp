#include "Workers.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <deque>
#include <optional>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tesela::tool {
namespace {

/// Kind, job, step, length of the text; then the text.
struct Header {
  char kind;
  uint64_t job, step, length;
};

bool readAll(int file, void *to, size_t size) {
  auto *at = static_cast<char *>(to);
  while (size > 0) {
    const ssize_t got = ::read(file, at, size);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    at += got;
    size -= got;
  }
  return true;
}

void writeAll(int file, const void *from, size_t size) {
  auto *at = static_cast<const char *>(from);
  while (size > 0) {
    const ssize_t put = ::write(file, at, size);
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      _exit(3); // the parent is gone
    at += put;
    size -= put;
  }
}

struct Task {
  size_t job, firstStep;
};

struct Child {
  pid_t process = -1;
  int pipe = -1;
  std::deque<Task> tasks;               // not begun, or begun and not finished
  std::optional<size_t> running, ended; // steps of the first task
};

class Pool {
public:
  using Body = std::function<void(size_t, size_t, Reporter &)>;
  Pool(unsigned timeout, const Body &body,
       const std::function<void(const Report &)> &take)
      : timeout(timeout), body(body), take(take) {}

  void run(size_t jobs, size_t most) {
    processes = most;
    for (size_t job = 0; job < jobs; ++job)
      waiting.push_back({job, 0});
    // Start-up (a context with its dialects) costs some 20 ms a child.
    batch = std::clamp<size_t>(jobs / (processes * 4), 1, 32);
    while (true) {
      while (children.size() < processes && !waiting.empty())
        start();
      if (children.empty())
        return;
      std::vector<pollfd> files;
      for (Child &child : children)
        files.push_back({child.pipe, POLLIN, 0});
      ::poll(files.data(), files.size(), -1);
      for (size_t i = files.size(); i-- > 0;)
        if (files[i].revents && !listen(children[i]))
          children.erase(children.begin() + i);
    }
  }

private:
  void start() {
    Child child;
    while (!waiting.empty() && child.tasks.size() < batch) {
      child.tasks.push_back(waiting.front());
      waiting.pop_front();
    }
    int ends[2];
    if (::pipe(ends) != 0)
      ::abort();
    child.process = ::fork();
    if (child.process < 0) {
      refuse(child, ends,
             "cannot make a process: " + std::string(std::strerror(errno)));
      return;
    }
    if (child.process == 0) {
      ::close(ends[0]);
      Reporter reporter(ends[1], timeout);
      for (const Task &task : child.tasks) {
        body(task.job, task.firstStep, reporter);
        reporter.end(task.job, SIZE_MAX, "");
      }
      _exit(0);
    }
    ::close(ends[1]);
    child.pipe = ends[0];
    children.push_back(std::move(child));
  }

  /// No process could be made: its tasks wait for those that run to end, or
  /// fail where none does.
  void refuse(Child &child, const int (&ends)[2], const std::string &why) {
    ::close(ends[0]);
    ::close(ends[1]);
    waiting.insert(waiting.begin(), child.tasks.begin(), child.tasks.end());
    processes = children.size();
    if (processes > 0)
      return;
    for (const Task &task : waiting)
      take({task.job, task.firstStep, true, why});
    waiting.clear();
  }

  /// Reads one message; false when the child has ended.
  bool listen(Child &child) {
    Header header;
    if (!readAll(child.pipe, &header, sizeof(header))) {
      finish(child);
      return false;
    }
    std::string text(header.length, '\0');
    readAll(child.pipe, text.data(), text.size());
    if (header.kind == 'b') {
      child.running = header.step;
    } else {
      child.running.reset();
      child.ended = header.step;
      if (header.step == SIZE_MAX) {
        child.tasks.pop_front();
        child.ended.reset();
      } else
        take({header.job, header.step, false, std::move(text)});
    }
    return true;
  }

  void finish(Child &child) {
    ::close(child.pipe);
    int status = 0;
    ::waitpid(child.process, &status, 0);
    if (child.tasks.empty())
      return;
    // It died in a step of the first task left. If in none, it would die again:
    // the task is given up.
    const int signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    const Task task = child.tasks.front();
    const size_t step = child.running ? *child.running
                        : child.ended ? *child.ended + 1
                                      : task.firstStep;
    take({task.job, step, true,
          signal == SIGALRM
              ? "took more than " + std::to_string(timeout) + " seconds"
          : signal ? std::string("crashed: ") + strsignal(signal)
                   : "ended by itself with code " +
                         std::to_string(WEXITSTATUS(status))});
    child.tasks.pop_front();
    waiting.insert(waiting.begin(), child.tasks.begin(), child.tasks.end());
    if (child.running)
      waiting.push_front({task.job, step + 1});
  }

  unsigned timeout;
  size_t processes = 1; // at the same time, at most
  const Body &body;
  const std::function<void(const Report &)> &take;
  size_t batch = 1;
  std::deque<Task> waiting;
  std::vector<Child> children;
};

} // namespace

void Reporter::write(char kind, size_t job, size_t step,
                     const std::string &text) {
  Header header{kind, job, step, text.size()};
  writeAll(pipe, &header, sizeof(header));
  writeAll(pipe, text.data(), text.size());
}

void Reporter::begin(size_t job, size_t step) {
  write('b', job, step, "");
  ::alarm(timeout);
}

void Reporter::end(size_t job, size_t step, const std::string &text) {
  ::alarm(0);
  write('e', job, step, text);
}

void runInProcesses(size_t jobs, unsigned processes, unsigned timeout,
                    const std::function<void(size_t, size_t, Reporter &)> &body,
                    const std::function<void(const Report &)> &take) {
  Pool(timeout, body, take).run(jobs, std::max(1u, processes));
}

} // namespace tesela::tool
