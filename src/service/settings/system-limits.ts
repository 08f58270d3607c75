/** The part of a machine without a container that is for the service; the rest is for other programs. */
const PART_OF_MACHINE = 0.75;

/** The soft limit of open files in the text of /proc/self/limits (proc(5)); undefined for none. */
export function openFilesIn(limits: string): number | undefined {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  return soft === undefined ? undefined : Number(soft);
}

/** Bytes of memory of a machine. */
export interface MachineMemory {
  readonly total: number;
  /** The limit of its control group; 0, undefined or more than there is where there is none. */
  readonly container: number | undefined;
}

/** Bytes of memory for the service. */
export function memoryFor({ total, container = 0 }: MachineMemory): number {
  return container > 0 && container < total ? container : total * PART_OF_MACHINE;
}
