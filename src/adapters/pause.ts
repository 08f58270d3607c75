/**
 * Makes the port by which long work shares the thread. Each turn of the event loop lets one of those that wait
 * go on, the one that waits longest, so that sockets are served after every slice, however many are at work.
 */
export function fairPause(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const letOneOn = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letOneOn);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(letOneOn);
    });
}
