/**
 * Milliseconds of processor time that this process has used since `start`, a reading of `process.cpuUsage()`.
 * Unlike time by the clock it does not grow with what else the machine does.
 */
export function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
