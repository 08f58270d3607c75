import { endsScan } from './scan-end.browser.ts';

/** Bytes that one step looks at. */
const BLOCK = 32;

/** Bytes copied at a time: few at first, since scans may be short and many, at last what the cache of a core holds. */
const FIRST_WINDOW = 1024;
const LAST_WINDOW = 65_536;

/** Pages of 64 KiB: a window, and what a block may read behind it. */
const PAGES = 2;

/**
 * Returns what finds the end of a scan as scan-end.ts says, in vectors of WebAssembly; undefined where there are none:
 * with --jitless, on an old processor, with too little address space. In photos one byte of 90 to 350 is an FF, and each
 * takes a call of Buffer.indexOf: this takes a quarter to a half of that time, and as long for any bytes (Node 20.20).
 */
export function vectorScanEnd(): ((file: Uint8Array, start: number) => number) | undefined {
  const made = instantiate();
  if (made === undefined) return undefined;
  const { findBlock, memory } = made;
  const window = new Uint8Array(memory.buffer);
  return (file, start) => {
    let size = FIRST_WINDOW;
    for (let at = start; at < file.length; at += size, size = Math.min(2 * size, LAST_WINDOW)) {
      // With the byte behind it, which says what an FF at its end is.
      const part = file.subarray(at, at + size + 1);
      const length = Math.min(size, part.length);
      window.set(part);
      window.fill(0, part.length, part.length + BLOCK);
      for (let block = findBlock(0, length); block < length; block = findBlock(block + BLOCK, length)) {
        const end = endWithin(file, at + block, at + Math.min(block + BLOCK, length));
        if (end >= 0) return end;
      }
    }
    return file.length;
  };
}

function endWithin(file: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (file[at] === 0xff && endsScan(file[at + 1])) return at;
  }
  return -1;
}

/** What is needed of WebAssembly, for which the types of Node.js have no declarations. */
declare const WebAssembly: {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { readonly exports: unknown };
};

interface Vectors {
  /** The first block from `at` on, in steps of a block, that has an FF before another byte than 00; `end` or more where none has. */
  readonly findBlock: (at: number, end: number) => number;
  readonly memory: { readonly buffer: ArrayBuffer };
}

function instantiate(): Vectors | undefined {
  try {
    return new WebAssembly.Instance(new WebAssembly.Module(code())).exports as Vectors;
  } catch {
    return undefined;
  }
}

/** Locals of the function: its parameters, and a vector of FE. */
const local = { at: 0, end: 1, allFe: 2 } as const;

/** The module that exports `findBlock` and `memory`, in the binary format of WebAssembly 2.0, chapter 5. */
function code(): Uint8Array {
  const [i32, v128, nothing] = [0x7f, 0x7b, 0x40];
  const body = [
    ...[1, 1, v128], // a local of this type
    ...[0xfd, 0x0c, ...Array<number>(16).fill(0xfe), 0x21, local.allFe], // v128.const, local.set
    ...[0x02, nothing, 0x03, nothing], // block, loop
    ...[0x20, local.at, 0x20, local.end, 0x4e, 0x0d, 1], // at >= end: leaves the block
    ...hasCandidate(0),
    ...hasCandidate(16),
    ...[0xfd, 0x50, 0xfd, 0x53, 0x0d, 1], // v128.or, v128.any_true: leaves the block
    ...[0x20, local.at, 0x41, BLOCK, 0x6a, 0x21, local.at], // at += BLOCK
    ...[0x0c, 0, 0x0b, 0x0b], // the loop again; end, end
    ...[0x20, local.at, 0x0b], // returns at
  ];
  return Uint8Array.of(
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // the magic number and the version
    ...section(1, [1, 0x60, 2, i32, i32, 1, i32]), // types: (i32, i32) -> i32
    ...section(3, [1, 0]), // functions: one of this type
    ...section(5, [1, 0, PAGES]), // memories
    ...section(7, [2, ...name('findBlock'), 0, 0, ...name('memory'), 2, 0]), // exports
    ...section(10, [1, ...sized(body)]), // code
  );
}

/** Leaves a vector with a 1 for each of 16 bytes that is FF and whose next one is not 00. */
function hasCandidate(offset: number): readonly number[] {
  return [
    ...[0x20, local.at, 0xfd, 0x00, 0, offset, 0x20, local.allFe, 0xfd, 0x73], // v128.load, i8x16.sub_sat_u
    ...[0x20, local.at, 0xfd, 0x00, 0, offset + 1, 0xfd, 0x77], // v128.load, i8x16.min_u
  ];
}

function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...sized(content)];
}

function name(text: string): readonly number[] {
  return sized([...new TextEncoder().encode(text)]);
}

/** Preceded by its length, in one byte, which is enough for less than 128. */
function sized(content: readonly number[]): readonly number[] {
  return [content.length, ...content];
}
