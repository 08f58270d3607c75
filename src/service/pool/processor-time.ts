/**
 * Starts to count the processor time that this process uses in all its threads, in ms: at least that of any one of
 * them. Where other programs are busy, a thread, which has the lower priority, may get a tenth of a processor. By the
 * clock it would have had its time after seconds, would be ended and start again, cold, and would never answer.
 */
export function processorTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
