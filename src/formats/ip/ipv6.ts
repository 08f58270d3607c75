/** Whether a text is an IPv6 address without zone, the form with a dotted tail included (RFC 4291 2.2). */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (text.length > LONGEST || halves.length > 2) return false;
  const parts = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const isDotted = DOTTED_TAIL.test(text);
  if (!(isDotted ? parts.slice(0, -1) : parts).every((part) => GROUP.test(part))) return false;
  const groups = parts.length + (isDotted ? 1 : 0);
  return halves.length === 2 ? groups < 8 : groups === 8;
}

/** `0000:0000:0000:0000:0000:ffff:255.255.255.255`. */
const LONGEST = 45;

const GROUP = /^[0-9a-f]{1,4}$/i;

const DOTTED_TAIL = /:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

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
