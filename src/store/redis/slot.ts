/** The slots of a cluster. */
export const SLOTS = 16_384;

/** CRC-16/XMODEM, by byte: polynomial 0x1021, as the cluster specification of Redis names it. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  return crc;
});

/** The slot of a key in a cluster: that of what is between its first `{` and the next `}`, where there is anything. */
export function slotOf(key: string): number {
  const start = key.indexOf('{');
  const end = start < 0 ? -1 : key.indexOf('}', start + 1);
  const tag = end > start + 1 ? key.slice(start + 1, end) : key;
  let crc = 0;
  for (const byte of Buffer.from(tag)) crc = ((crc << 8) & 0xffff) ^ table[(crc >> 8) ^ byte]!;
  return crc % SLOTS;
}
