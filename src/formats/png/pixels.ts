import { channelsOf, type PngFile, type PngHead } from './reader.ts';

/** A part of a picture that is sent as a picture of its own. */
interface Pass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
}

const WHOLE: readonly Pass[] = [{ left: 0, top: 0, stepX: 1, stepY: 1 }];

/** The seven passes of Adam7 (W3C PNG 8.1). */
const ADAM7: readonly Pass[] = [
  { left: 0, top: 0, stepX: 8, stepY: 8 },
  { left: 4, top: 0, stepX: 8, stepY: 8 },
  { left: 0, top: 4, stepX: 4, stepY: 8 },
  { left: 2, top: 0, stepX: 4, stepY: 4 },
  { left: 0, top: 2, stepX: 2, stepY: 4 },
  { left: 1, top: 0, stepX: 2, stepY: 2 },
  { left: 0, top: 1, stepX: 1, stepY: 2 },
];

/** Bytes of all rows with their filters, before compression. */
export function rawBytes(png: PngHead): number {
  let sum = 0;
  for (const pass of passesOf(png)) {
    const { columns, rows } = sizeOf(png, pass);
    if (columns > 0) sum += rows * (1 + rowBytes(png, columns));
  }
  return sum;
}

/** Whether the first byte of each row, its filter, is one of W3C PNG 9.2; `raw` is as long as `rawBytes`. */
export function hasKnownFilters(png: PngFile, raw: Uint8Array): boolean {
  const stride = 1 + rowBytes(png, png.width);
  for (let at = 0; at < raw.length; at += stride) if (raw[at]! > 4) return false;
  return true;
}

/**
 * The colours of samples by number, three bytes each, on white where they are transparent: of a palette as many as it has,
 * of greyscale of up to 8 bits all there are.
 */
export function coloursOnWhite(png: PngFile): Uint8Array {
  const { colourType, bitDepth, palette, transparency } = png;
  if (colourType === 3) {
    return palette.map((sample, at) => onWhite(sample, transparency?.[Math.floor(at / 3)] ?? 255));
  }
  const count = 2 ** bitDepth;
  const clear = transparency !== undefined && transparency.length >= 2 ? uint16At(transparency, 0) : -1;
  const colours = new Uint8Array(3 * count);
  for (let grey = 0; grey < count; grey++) {
    colours.fill(grey === clear ? 255 : (grey * 255) / (count - 1), 3 * grey, 3 * grey + 3);
  }
  return colours;
}

/**
 * The pixels as red, green and blue, 8 bits each, on white where they are transparent. `raw` are the rows with their
 * filters, as long as `rawBytes`. Calls `refuse` for a filter that there is not.
 */
export function pixelsOnWhite(png: PngFile, raw: Uint8Array, refuse: (reason: string) => never): Uint8Array {
  const pixels = new Uint8Array(png.width * png.height * 3);
  const drawRow = rowDrawer(png, pixels);
  const distance = Math.max(1, (channelsOf(png.colourType) * png.bitDepth) >> 3);
  let at = 0;
  for (const pass of passesOf(png)) {
    const { columns, rows } = sizeOf(png, pass);
    if (columns === 0) continue;
    const length = rowBytes(png, columns);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < rows; row++) {
      const line = raw.slice(at + 1, at + 1 + length);
      if (raw[at]! > 4) refuse('is broken: a row has an unknown filter');
      unfilter(line, above, raw[at]!, distance);
      const start = (pass.top + row * pass.stepY) * png.width + pass.left;
      drawRow(line, { columns, start: start * 3, step: pass.stepX * 3 });
      above = line;
      at += 1 + length;
    }
  }
  return pixels;
}

function passesOf({ isInterlaced }: PngHead): readonly Pass[] {
  return isInterlaced ? ADAM7 : WHOLE;
}

function sizeOf({ width, height }: PngHead, { left, top, stepX, stepY }: Pass) {
  return {
    columns: Math.max(0, Math.ceil((width - left) / stepX)),
    rows: Math.max(0, Math.ceil((height - top) / stepY)),
  };
}

function rowBytes({ colourType, bitDepth }: PngHead, columns: number): number {
  return Math.ceil((columns * channelsOf(colourType) * bitDepth) / 8);
}

/** W3C PNG 9.2: adds what the filter took away; `distance` is the pixel before, in bytes. */
function unfilter(line: Uint8Array, above: Uint8Array, filter: number, distance: number): void {
  if (filter === 0) return;
  for (let at = 0; at < line.length; at++) {
    const left = at < distance ? 0 : line[at - distance]!;
    const up = above[at]!;
    if (filter === 1) line[at]! += left;
    else if (filter === 2) line[at]! += up;
    else if (filter === 3) line[at]! += (left + up) >> 1;
    else line[at]! += paeth(left, up, at < distance ? 0 : above[at - distance]!);
  }
}

/** W3C PNG 9.4: the neighbour that is nearest to left + up - corner. */
function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Where the pixels of a row are: how many, the place of the first, and how far they are from each other, in bytes. */
interface RowPlace {
  readonly columns: number;
  readonly start: number;
  readonly step: number;
}

type RowDrawer = (line: Uint8Array, place: RowPlace) => void;

/** Writes the colours of a row; samples of 16 bits are cut to their high byte. */
function rowDrawer(png: PngFile, pixels: Uint8Array): RowDrawer {
  const { colourType, bitDepth, transparency } = png;
  if (bitDepth <= 8 && (colourType === 0 || colourType === 3)) {
    const colours = coloursOnWhite(png);
    return (line, place) => drawByNumber(line, place, { colours, bitDepth, pixels });
  }
  const bytes = bitDepth >> 3;
  const channels = channelsOf(colourType);
  const clear =
    transparency && transparency.length >= channels * 2 ? transparency.subarray(0, channels * 2) : undefined;
  return (line, { columns, start, step }) => {
    // Grey is all three colours.
    const next = channels < 3 ? 0 : bytes;
    const alphaAt = channels % 2 === 0 ? (channels - 1) * bytes : -1;
    for (let column = 0, at = 0, to = start; column < columns; column++, at += channels * bytes, to += step) {
      const alpha = alphaAt < 0 ? 255 : line[at + alphaAt]!;
      const isClear = clear !== undefined && isColour(line, at, bytes, clear);
      pixels[to] = isClear ? 255 : onWhite(line[at]!, alpha);
      pixels[to + 1] = isClear ? 255 : onWhite(line[at + next]!, alpha);
      pixels[to + 2] = isClear ? 255 : onWhite(line[at + 2 * next]!, alpha);
    }
  };
}

interface Numbered {
  readonly colours: Uint8Array;
  readonly bitDepth: number;
  readonly pixels: Uint8Array;
}

/** Numbers behind the end of a palette are black. */
function drawByNumber(
  line: Uint8Array,
  { columns, start, step }: RowPlace,
  { colours, bitDepth, pixels }: Numbered,
): void {
  for (let column = 0, to = start; column < columns; column++, to += step) {
    const colour = 3 * sampleOf(line, column, bitDepth);
    pixels[to] = colours[colour] ?? 0;
    pixels[to + 1] = colours[colour + 1] ?? 0;
    pixels[to + 2] = colours[colour + 2] ?? 0;
  }
}

/** Whether the samples at a place are those of tRNS, which has two bytes for each. */
function isColour(line: Uint8Array, at: number, bytes: number, colour: Uint8Array): boolean {
  for (let sample = 0, place = at; sample < colour.length; sample += 2, place += bytes) {
    const value = bytes === 2 ? uint16At(line, place) : line[place]!;
    if (value !== uint16At(colour, sample)) return false;
  }
  return true;
}

function uint16At(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!;
}

/** A sample of up to 8 bits. */
function sampleOf(line: Uint8Array, index: number, bitDepth: number): number {
  if (bitDepth === 8) return line[index]!;
  const bit = index * bitDepth;
  return (line[bit >> 3]! >> (8 - bitDepth - (bit & 7))) & ((1 << bitDepth) - 1);
}

function onWhite(sample: number, alpha: number): number {
  return alpha === 255 ? sample : Math.round((sample * alpha + 255 * (255 - alpha)) / 255);
}
