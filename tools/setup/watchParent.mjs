// Notices that the process that started this one is gone. Runs on Node 20.

const tickMilliseconds = 200;

/**
 * npm runs a script through a shell, and a SIGTERM to npm ends the two of them alone. Calls `onGone` when what
 * started this process has ended; without npm in between, the parent may end first.
 */
export function watchParent(onGone, environment = process.env) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const tick = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(tick);
    onGone();
  }, tickMilliseconds);
  tick.unref();
}
