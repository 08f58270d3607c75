/** The part of a machine without a container that other programs leave. */
const LEFT_BY_OTHERS = 0.75;

/** The soft limit of open files in the text of /proc/self/limits (proc(5)); undefined for none. */
export function openFilesIn(limits: string): number | undefined {
  const [, soft] = /^Max open files\s+(\S+)/m.exec(limits) ?? [];
  return finite(soft);
}

/**
 * Bytes for the service on a machine with `total`. `container` is the limit of its control group: 0, undefined or more
 * than there is where there is none.
 */
export function memoryFor({
  total,
  container = 0,
}: {
  readonly total: number;
  readonly container?: number | undefined;
}): number {
  return container > 0 && container < total ? container : total * LEFT_BY_OTHERS;
}

/** A limit as a number; undefined for none, which is a word. */
export function finite(limit: number | string | undefined): number | undefined {
  const number = Number(limit ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}
