/**
 * The sRGB colour space (IEC 61966-2-1) as an ICC profile of version 2.1 (ICC.1:1998-09): three colorants
 * adapted to D50 and one tone curve. PDF/A requires a file to define its colours.
 */
export function srgbProfile(): Uint8Array {
  const curve = toneCurve();
  const tags: readonly (readonly [string, Uint8Array])[] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', words('text', 'No copyright, use freely\0')],
    ['wtpt', xyz(D50)],
    ['rXYZ', xyz([0x6fa2, 0x38f5, 0x0390])],
    ['gXYZ', xyz([0x6299, 0xb785, 0x18da])],
    ['bXYZ', xyz([0x24a0, 0x0f84, 0xb6cf])],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const tableEnd = HEADER_BYTES + 4 + tags.length * 12;
  const parts = [...new Set(tags.map(([, data]) => data))];
  const size = parts.reduce((sum, { length }) => sum + length, tableEnd);
  const profile = new Uint8Array(size);
  const view = new DataView(profile.buffer);
  writeHeader(view, profile, size);
  view.setUint32(HEADER_BYTES, tags.length);
  const places = new Map<Uint8Array, number>();
  let offset = tableEnd;
  for (const part of parts) {
    places.set(part, offset);
    profile.set(part, offset);
    offset += part.length;
  }
  for (const [index, [tag, data]] of tags.entries()) {
    const entry = HEADER_BYTES + 4 + index * 12;
    writeTag(profile, entry, tag);
    view.setUint32(entry + 4, places.get(data)!);
    view.setUint32(entry + 8, data.length);
  }
  return profile;
}

const HEADER_BYTES = 128;

/** The white of the profile connection space, in 1/65536. */
const D50 = [0xf6d6, 0x10000, 0xd32d] as const;

/** ICC.1:1998-09 6.1: a display profile from RGB to XYZ. */
function writeHeader(view: DataView, profile: Uint8Array, size: number): void {
  view.setUint32(0, size);
  view.setUint32(8, 0x02100000);
  writeTag(profile, 12, 'mntrRGB XYZ ');
  // Made on 1 January 2026: year, month and day.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, part);
  writeTag(profile, 36, 'acsp');
  for (const [index, part] of D50.entries()) view.setUint32(68 + index * 4, part);
}

function writeTag(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}

/** A tag of a type and its text, padded to a multiple of four bytes. */
function words(type: string, text: string): Uint8Array {
  const bytes = new Uint8Array((8 + text.length + 3) & ~3);
  writeTag(bytes, 0, type);
  writeTag(bytes, 8, text);
  return bytes;
}

/** ICC.1:1998-09 6.5.16: the text with its length, then an empty Unicode and an empty Macintosh text. */
function description(text: string): Uint8Array {
  const bytes = new Uint8Array((12 + text.length + 1 + 8 + 3 + 67 + 3) & ~3);
  writeTag(bytes, 0, 'desc');
  new DataView(bytes.buffer).setUint32(8, text.length + 1);
  writeTag(bytes, 12, text);
  return bytes;
}

function xyz(values: readonly [number, number, number]): Uint8Array {
  const bytes = words('XYZ ', '\0'.repeat(12));
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(8 + index * 4, value);
  return bytes;
}

const CURVE_POINTS = 256;

/** From stored to linear light, IEC 61966-2-1 5.2, in 1/65535. */
function toneCurve(): Uint8Array {
  const bytes = words('curv', '\0'.repeat(4 + CURVE_POINTS * 2));
  const view = new DataView(bytes.buffer);
  view.setUint32(8, CURVE_POINTS);
  for (let point = 0; point < CURVE_POINTS; point++) {
    const stored = point / (CURVE_POINTS - 1);
    const linear = stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;
    view.setUint16(12 + point * 2, Math.round(linear * 65535));
  }
  return bytes;
}
