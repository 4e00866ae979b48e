/** Time that this thread has computed, which other work on the machine doesn't lengthen as it does the clock's. */
export function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
