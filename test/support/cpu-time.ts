/**
 * Milliseconds of processor time that this process has used since `start`, a reading of `process.cpuUsage()`. Unlike
 * wall-clock time it does not grow with other work of the machine.
 */
export function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
