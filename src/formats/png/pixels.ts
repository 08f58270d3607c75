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
 * The pixels as red, green and blue, 8 bits each, on white where they are transparent. `raw` are the rows with their
 * filters, as long as `rawBytes`. Calls `refuse` for a filter that there is not.
 */
export function pixelsOnWhite(png: PngFile, raw: Uint8Array, refuse: (reason: string) => never): Uint8Array {
  const pixels = new Uint8Array(png.width * png.height * 3);
  const colourOf = colourReader(png);
  let at = 0;
  for (const pass of passesOf(png)) {
    const { columns, rows } = sizeOf(png, pass);
    if (columns === 0) continue;
    const length = rowBytes(png, columns);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < rows; row++) {
      const line = raw.slice(at + 1, at + 1 + length);
      if (raw[at]! > 4) refuse('is broken: a row has an unknown filter');
      unfilter(line, above, raw[at]!, Math.max(1, (channelsOf(png.colourType) * png.bitDepth) >> 3));
      const start = (pass.top + row * pass.stepY) * png.width + pass.left;
      for (let column = 0; column < columns; column++) {
        colourOf(line, column, pixels, (start + column * pass.stepX) * 3);
      }
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

type ColourReader = (line: Uint8Array, column: number, pixels: Uint8Array, at: number) => void;

/** Writes the colour of a pixel of a row; samples of 16 bits are cut to their high byte. */
function colourReader({ colourType, bitDepth, palette, transparency }: PngFile): ColourReader {
  if (colourType === 3) {
    return (line, column, pixels, at) => {
      const index = sampleOf(line, column, bitDepth);
      const alpha = transparency?.[index] ?? 255;
      for (let channel = 0; channel < 3; channel++) {
        pixels[at + channel] = onWhite(palette[index * 3 + channel] ?? 0, alpha);
      }
    };
  }
  const channels = channelsOf(colourType);
  const colours = channels < 3 ? 1 : 3;
  const clear = transparency && transparency.length >= colours * 2 ? transparency : undefined;
  return (line, column, pixels, at) => {
    const first = column * channels;
    const alpha = colours < channels ? byteOf(line, first + colours, bitDepth) : 255;
    const isClear = clear !== undefined && isColour(line, first, bitDepth, clear, colours);
    for (let channel = 0; channel < 3; channel++) {
      const sample = byteOf(line, first + (colours === 1 ? 0 : channel), bitDepth);
      pixels[at + channel] = isClear ? 255 : onWhite(sample, alpha);
    }
  };
}

function isColour(
  line: Uint8Array,
  first: number,
  bitDepth: number,
  colour: Uint8Array,
  colours: number,
): boolean {
  for (let channel = 0; channel < colours; channel++) {
    const wanted = (colour[channel * 2]! << 8) | colour[channel * 2 + 1]!;
    if (sampleOf(line, first + channel, bitDepth) !== wanted) return false;
  }
  return true;
}

function sampleOf(line: Uint8Array, index: number, bitDepth: number): number {
  if (bitDepth === 8) return line[index]!;
  if (bitDepth === 16) return (line[index * 2]! << 8) | line[index * 2 + 1]!;
  const bit = index * bitDepth;
  return (line[bit >> 3]! >> (8 - bitDepth - (bit & 7))) & ((1 << bitDepth) - 1);
}

/** A sample as 0 to 255. */
function byteOf(line: Uint8Array, index: number, bitDepth: number): number {
  if (bitDepth === 8) return line[index]!;
  if (bitDepth === 16) return line[index * 2]!;
  return (sampleOf(line, index, bitDepth) * 255) / ((1 << bitDepth) - 1);
}

function onWhite(sample: number, alpha: number): number {
  return alpha === 255 ? sample : Math.round((sample * alpha + 255 * (255 - alpha)) / 255);
}
