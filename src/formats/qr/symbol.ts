/**
 * QR codes (ISO/IEC 18004:2015), text to modules:
 *
 *     "HELLO 42"  -> segments      alphanumeric, 8 characters          shortest-segments.ts, segment.ts
 *                 -> fit           version 1, level M: 128 bits        fit.ts, capacity.ts
 *                 -> codewords     16 of data, 10 of error correction  reed-solomon.ts
 *                 -> modules       finder, timing, then data upwards   template.ts, plane.ts
 *                 -> mask          the one with the lowest penalty     mask.ts, penalty.ts
 *
 * Rows of modules are packed into words of 32, which makes the penalty of a mask a matter of bit operations. Left out:
 * Micro QR, structured append, Kanji mode (bytes of UTF-8 are read everywhere), FNC1.
 */
import { refuse } from '../../errors.ts';
import { membersOf, requireArgument, requireText } from '../../schema/argument.ts';
import type { ErrorCorrection, Mode } from './capacity.ts';
import {
  blockPlan,
  countBits,
  errorCorrectionLevels,
  MAX_BYTES,
  MAX_VERSION,
  MODE_BITS,
} from './capacity.ts';
import type { EncodedText } from './fit.ts';
import { smallestFit } from './fit.ts';
import { drawLevel } from './format-information.ts';
import { chooseMask } from './mask.ts';
import type { Plane } from './plane.ts';
import { columnsOf } from './plane.ts';
import { writeParity } from './reed-solomon.ts';
import type { SegmentPlan } from './segment.ts';
import { modeOf, writeSegments } from './segment.ts';
import type { Template } from './template.ts';
import { templateOf } from './template.ts';

export type { ErrorCorrection, Mode } from './capacity.ts';

/** A finished QR Code symbol, without its quiet zone. */
export interface QrSymbol {
  /** 1 to 40. */
  readonly version: number;
  /** The level in effect. */
  readonly ec: ErrorCorrection;
  /** The densest mode that could hold all of the data, whatever the segments are. */
  readonly mode: Mode;
  /** Data mask pattern, 0 to 7. */
  readonly mask: number;
  /** Modules on a side: 17 + 4 * version. */
  readonly modules: number;
  /** What the bit stream consists of; a length counts characters, in byte mode bytes. */
  readonly segments: readonly { readonly mode: Mode; readonly length: number }[];
  /** Whether the data is declared as UTF-8 (ECI 26). */
  readonly eci: boolean;
  /**
   * The modules in packed rows of `ceil(modules / 32)` words: module x of row y is bit `x & 31`, counted from
   * the lowest, of `words[y * wordsPerRow + (x >>> 5)]`; 1 is dark, bits after the last module are 0.
   */
  readonly words: Int32Array;
}

/**
 * Encodes text as UTF-8 in the smallest symbol at a level of error correction, with the mask that
 * ISO/IEC 18004:2015 7.8.3 prefers. Without `ec` the level is M, or L where M cannot hold the data; a given
 * level is never changed. Refuses, at /data, empty text, more than 2953 bytes and lone surrogates; at /ec, a
 * level that cannot hold the data.
 */
export function encode(data: string, options: { readonly ec?: ErrorCorrection | undefined } = {}): QrSymbol {
  requireText('data', data);
  const { ec } = membersOf(options, "{ ec: 'M' }");
  const text = encodeText(data);
  if (ec !== undefined) {
    requireArgument('ec', ec, isLevel, `one of ${errorCorrectionLevels.join(', ')}`);
    return draw(text, ec, smallestFit(text, ec) ?? refuseLevel(text, ec));
  }
  const medium = smallestFit(text, 'M');
  if (medium !== undefined) return draw(text, 'M', medium);
  const low = smallestFit(text, 'L');
  if (low === undefined) throw new Error(`version 40-L refuses ${text.bytes.length} bytes`);
  return draw(text, 'L', low);
}

/**
 * Encodes text as `encode` does at a level, in the version that `versionFor` chooses: the one it gets, which is the
 * smallest that holds the data, or a higher one. Undefined where it chooses none, or no version holds the data.
 */
export function encodeInVersion(
  data: string,
  ec: ErrorCorrection,
  versionFor: (smallest: number) => number | undefined,
): QrSymbol | undefined {
  const text = encodeText(data);
  const plan = smallestFit(text, ec);
  const version = plan && versionFor(plan.version);
  if (plan === undefined || version === undefined) return undefined;
  if (version < plan.version) throw new Error(`version ${version} does not hold what ${plan.version} does`);
  return draw(text, ec, { ...plan, version });
}

/** Reports whether a module is dark; x counts from the left, y from the top, both 0 to modules - 1. */
export function isDark(symbol: QrSymbol, x: number, y: number): boolean {
  return ((symbol.words[y * columnsOf(symbol.modules) + (x >>> 5)]! >>> (x & 31)) & 1) === 1;
}

/** Refuses what `encode` did not make, such as the text that was to be drawn. */
export function requireSymbol(symbol: QrSymbol): void {
  requireArgument('symbol', symbol, isSymbol, "a symbol, such as encode('hello')");
}

/** The side of version 40, in modules (ISO/IEC 18004:2015 5.1). */
const MAX_MODULES = 177;

function isSymbol(value: QrSymbol): value is QrSymbol {
  const { modules, words } = value;
  const isSide = Number.isInteger(modules) && modules > 0 && modules <= MAX_MODULES;
  return isSide && words instanceof Int32Array && words.length === columnsOf(modules) * modules;
}

/** Returns the rows from the top as strings of 1 (dark) and 0, without quiet zone. */
export function toMatrix(symbol: QrSymbol): string[] {
  requireSymbol(symbol);
  return Array.from({ length: symbol.modules }, (_, y) => {
    let row = '';
    for (let x = 0; x < symbol.modules; x++) row += isDark(symbol, x, y) ? '1' : '0';
    return row;
  });
}

function isLevel(ec: unknown): ec is ErrorCorrection {
  return errorCorrectionLevels.some((level) => level === ec);
}

const utf8 = new TextEncoder();

function encodeText(data: string): EncodedText {
  if (data === '') refuse('/data', 'must not be empty');
  // Every UTF-16 unit makes at least one byte: huge texts are refused without being converted.
  if (data.length > MAX_BYTES) refuse('/data', tooLong(data.length, 'or more '));
  const bytes = utf8.encode(data);
  if (bytes.length > MAX_BYTES) refuse('/data', tooLong(bytes.length));
  if (bytes.length !== data.length && /\p{Surrogate}/u.test(data)) {
    refuse('/data', 'has half of a surrogate pair, which is not a character');
  }
  return { bytes, mode: modeOf(bytes), isAscii: bytes.length === data.length };
}

function tooLong(length: number, more = ''): string {
  return `has ${length} ${more}bytes as UTF-8; a QR Code holds at most ${MAX_BYTES}`;
}

function refuseLevel(text: EncodedText, ec: ErrorCorrection): never {
  const capacity = (blockPlan(MAX_VERSION, ec).dataCodewords * 8 - MODE_BITS - countBits.byte[2]!) >>> 3;
  const fitting = errorCorrectionLevels.filter((level) => smallestFit(text, level) !== undefined);
  refuse(
    '/ec',
    `${ec} cannot hold this data of ${text.bytes.length} bytes: it holds at most ${capacity}; ` +
      `${fitting.join(' or ')} would fit`,
  );
}

/**
 * Working memory of one call, large enough for version 40; nothing in it outlives the call. With new
 * arrays for each call, a symbol of version 3 takes 1.1 times as long.
 */
const plane: Plane = new Int32Array(6 * 177);
const dataRoom = new Uint8Array(2956);
const codewordRoom = new Uint8Array(3706);

/** ISO/IEC 18004:2015 7.1, steps 3 to 7. */
function draw({ bytes, mode }: EncodedText, ec: ErrorCorrection, plan: SegmentPlan): QrSymbol {
  const { version, eci, segments } = plan;
  const template = templateOf(version);
  plane.set(template.base);
  placeCodewords(plane, template.order, codewordsOf(bytes, ec, plan));
  drawLevel(plane, template.formatPlaces, ec);
  const mask = chooseMask(plane, template);
  return {
    version,
    ec,
    mode,
    mask,
    modules: template.modules,
    segments: segments.map((segment) => ({ mode: segment.mode, length: segment.length })),
    eci,
    words: packRows(plane, template, mask),
  };
}

/** Data and error correction codewords, the blocks interleaved. ISO/IEC 18004:2015 7.6. */
function codewordsOf(bytes: Uint8Array, ec: ErrorCorrection, plan: SegmentPlan): Uint8Array {
  const { version } = plan;
  const { dataCodewords, totalCodewords, blocks, shortBlocks, shortLength, parity } = blockPlan(version, ec);
  const data = dataRoom.subarray(0, dataCodewords);
  writeSegments(bytes, plan, data);
  const codewords = codewordRoom.subarray(0, totalCodewords);
  let start = 0;
  for (let block = 0; block < blocks; block++) {
    const end = start + shortLength;
    for (let i = start, to = block; i < end; i++, to += blocks) codewords[to] = data[i]!;
    const isLong = block >= shortBlocks;
    if (isLong) codewords[blocks * shortLength + block - shortBlocks] = data[end]!;
    const next = isLong ? end + 1 : end;
    writeParity(data, start, next, parity, codewords, dataCodewords + block, blocks);
    start = next;
  }
  if (start !== dataCodewords) throw new Error(`blocks hold ${start} of ${dataCodewords} data codewords`);
  return codewords;
}

/** ISO/IEC 18004:2015 7.7.3; modules after the last codeword stay light. */
function placeCodewords(plane: Plane, order: Uint16Array, codewords: Uint8Array): void {
  for (let i = 0, at = 0; i < codewords.length; i++, at += 8) {
    const codeword = codewords[i]!;
    setBit(plane, order[at]!, codeword >>> 7);
    setBit(plane, order[at + 1]!, (codeword >>> 6) & 1);
    setBit(plane, order[at + 2]!, (codeword >>> 5) & 1);
    setBit(plane, order[at + 3]!, (codeword >>> 4) & 1);
    setBit(plane, order[at + 4]!, (codeword >>> 3) & 1);
    setBit(plane, order[at + 5]!, (codeword >>> 2) & 1);
    setBit(plane, order[at + 6]!, (codeword >>> 1) & 1);
    setBit(plane, order[at + 7]!, codeword & 1);
  }
}

function setBit(plane: Plane, place: number, bit: number): void {
  plane[place >>> 5]! |= bit << (place & 31);
}

function packRows(plane: Plane, template: Template, mask: number): Int32Array {
  const { modules } = template;
  const columns = columnsOf(modules);
  const inverted = template.masks[mask]!;
  const words = new Int32Array(columns * modules);
  for (let column = 0, from = 0; column < columns; column++) {
    const used = column === columns - 1 ? ~(-1 << (modules & 31)) : -1;
    for (let to = column; to < words.length; to += columns, from++) {
      words[to] = (plane[from]! ^ inverted[from]!) & used;
    }
  }
  return words;
}
