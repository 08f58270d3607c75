/** The eight 16-bit groups of a valid IPv6 address without zone, the form with a dotted tail included (RFC 4291 2.2). */
export function ipv6Groups(address: string): readonly number[] {
  const [head = '', tail] = address.split('::');
  const before = groupsIn(head);
  if (tail === undefined) return before;
  const after = groupsIn(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** The last 32 bits of an IPv6 address as a dotted IPv4 address. */
export function ipv4Tail(groups: readonly number[]): string {
  return ipv4At(groups, 6);
}

/** Two groups of an IPv6 address as a dotted IPv4 address. `at` is the index of the first. */
export function ipv4At(groups: readonly number[], at: number): string {
  const [high = 0, low = 0] = groups.slice(at);
  return `${high >> 8}.${high & 0xff}.${low >> 8}.${low & 0xff}`;
}

function groupsIn(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const bytes = group.split('.').map(Number);
    return [bytes[0]! * 256 + bytes[1]!, bytes[2]! * 256 + bytes[3]!];
  });
}
