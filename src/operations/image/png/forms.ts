import { hasText, joined } from '../../../formats/bytes.ts';
import { deflate, inflate } from '../../../formats/deflate/zlib.ts';
import { zlibExtent } from '../../../formats/deflate/zlib-extent.ts';
import { channelsOf, type PngHead } from '../../../formats/png/reader.ts';
import { PROFILE_HEAD, profileLength } from '../profile.ts';
import { withoutPrivateTags } from '../profile-tags.ts';

/** What the form of a chunk depends on: the head of the file, and the colours of its palette, 0 without one. */
export interface FormContext {
  readonly head: PngHead;
  readonly colours: number;
}

/** How an ancillary chunk has to be for decoders to use it (W3C PNG 11.3). */
export interface Form {
  /** `palette`: before PLTE and IDAT. `pixels`: before IDAT. `between`: behind PLTE, where there is one, and before IDAT. */
  readonly before: 'palette' | 'pixels' | 'between';
  /** Whether there may be several; of others the first counts. */
  readonly repeats?: true;
  /** How many bytes of the data are the chunk's own: all of them, 0 where they do not fit. */
  fits(data: Uint8Array, context: FormContext): number;
}

type Fits = (data: Uint8Array, context: FormContext) => boolean;

/** The ancillary chunks that say how pixels look, but those of animation. */
export const forms: ReadonlyMap<string, Form> = new Map([
  whole('cHRM', 'palette', ({ length }) => length === 32),
  whole('cICP', 'palette', ({ length }) => length === 4),
  whole('gAMA', 'palette', ({ length }) => length === 4),
  whole('mDCV', 'palette', ({ length }) => length === 24),
  whole('cLLI', 'palette', ({ length }) => length === 8),
  whole('sBIT', 'palette', fitsSignificantBits),
  whole('sRGB', 'palette', (data) => data.length === 1 && data[0]! <= 3),
  whole('bKGD', 'between', fitsBackground),
  whole('hIST', 'between', ({ length }, { colours }) => length === 2 * colours),
  whole('tRNS', 'between', fitsTransparency),
  whole('pHYs', 'pixels', (data) => data.length === 9 && data[8]! <= 1),
  ['sPLT', { ...whole('sPLT', 'pixels', fitsSuggestedPalette)[1], repeats: true }],
  ['iCCP', { before: 'palette', fits: ownProfileBytes }],
]);

function whole(type: string, before: Form['before'], fits: Fits): [type: string, form: Form] {
  return [type, { before, fits: (data, context) => (fits(data, context) ? data.length : 0) }];
}

/** W3C PNG 11.2.2: whole colours, no more than the pixels can name; not in greyscale. */
export function paletteColours(data: Uint8Array, { colourType, bitDepth }: PngHead): number {
  const colours = data.length / 3;
  const most = colourType === 3 ? 2 ** bitDepth : 256;
  return (colourType & 2) !== 0 && Number.isInteger(colours) && colours <= most ? colours : 0;
}

/** W3C PNG 11.3.2.4: a number of bits for each channel, not more than there are. */
function fitsSignificantBits(data: Uint8Array, { head }: FormContext): boolean {
  const { colourType, bitDepth } = head;
  const isIndexed = colourType === 3;
  const most = isIndexed ? 8 : bitDepth;
  const channels = isIndexed ? 3 : channelsOf(colourType);
  return data.length === channels && data.every((bits) => bits > 0 && bits <= most);
}

/** W3C PNG 11.3.4.1. */
function fitsBackground(data: Uint8Array, { head, colours }: FormContext): boolean {
  if (head.colourType === 3) return data.length === 1 && data[0]! < colours;
  return data.length === ((head.colourType & 2) === 0 ? 2 : 6);
}

/** W3C PNG 11.3.1.1. */
function fitsTransparency({ length }: Uint8Array, { head: { colourType }, colours }: FormContext): boolean {
  if (colourType === 3) return length > 0 && length <= colours;
  return colourType <= 2 && length === (colourType === 0 ? 2 : 6);
}

/** W3C PNG 11.3.4.4: a name, a depth, and colours of 6 or 10 bytes. */
function fitsSuggestedPalette(data: Uint8Array): boolean {
  const name = keywordLength(data);
  const depth = data[name + 1];
  const bytes = data.length - name - 2;
  return name > 0 && bytes >= 0 && ((depth === 8 && bytes % 6 === 0) || (depth === 16 && bytes % 10 === 0));
}

/** W3C PNG 11.3.2.3: a name, the method 0, and a zlib stream that is a profile. */
function ownProfileBytes(data: Uint8Array): number {
  const name = keywordLength(data);
  if (name === 0 || data[name + 1] !== 0) return 0;
  const extent = zlibExtent(data.subarray(name + 2), { most: MAX_PROFILE_BYTES, head: PROFILE_HEAD });
  if (typeof extent === 'string') return 0;
  const isProfile = profileLength(extent.head, extent.inflated) === extent.inflated;
  return isProfile ? name + 2 + extent.end : 0;
}

/** What a profile without a name of its own is called. */
const PLAIN_NAME = 'ICC profile';

/** Most bytes that a profile of a PNG is inflated to: those of displays have at most a few hundred thousand. */
const mostInflated = (compressed: number) => Math.min(4_194_304, 65_536 + 100 * compressed);

/**
 * The data of an iCCP chunk without the tags that go: the same where the profile has none. Undefined where it cannot be
 * told.
 */
export function cleanProfileData(data: Uint8Array): Uint8Array | undefined {
  const stream = data.subarray(keywordLength(data) + 2);
  const profile = inflate(stream, mostInflated(stream.length));
  const clean = profile && withoutPrivateTags(profile);
  if (clean === undefined || clean === profile) return clean && data;
  return joined([new TextEncoder().encode(`${PLAIN_NAME}\0\0`), deflate(clean)]);
}

/** ICC.1:2022 7.2.2: its size is an integer of four bytes. */
const MAX_PROFILE_BYTES = 0xffffffff;

/** Length of the keyword that data begin with, before its zero (W3C PNG 11.3.3.1); 0 where there is none. */
function keywordLength(data: Uint8Array): number {
  const length = data.subarray(0, 80).indexOf(0);
  if (length < 1 || data[0] === 0x20 || data[length - 1] === 0x20) return 0;
  for (let at = 0; at < length; at++) {
    const code = data[at]!;
    if (code < 0x20 || (code > 0x7e && code < 0xa1) || hasText(data, at, '  ')) return 0;
  }
  return length;
}
