/** A range of bytes of the file. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Ranges in order, those that touch joined: none overlaps another. */
export function inOrder(extents: readonly Extent[]): readonly Extent[] {
  const sorted = [...extents].sort((one, other) => one.start - other.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The number of the first of ranges in order that ends behind a place. */
export function firstBehind(ranges: readonly Extent[], place: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of ranges in order has a byte of another range. */
export function overlaps(ranges: readonly Extent[], { start, end }: Extent): boolean {
  const first = ranges[firstBehind(ranges, start)];
  return first !== undefined && first.start < end && start < end;
}
