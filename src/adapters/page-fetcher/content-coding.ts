import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

type Bytes = AsyncIterable<Uint8Array>;

/** Codings of a page, at most; more indicate an attack. */
const MAX_CODINGS = 2;

/** Bytes of a gzip body kept for a second pass; the page itself is at most half of it. */
const KEPT_BYTES = 1_048_576;

/** The codings of a Content-Encoding header in the order to undo them; undefined when one is unknown. */
export function codingsOf(header: string): readonly string[] | undefined {
  const names = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim().replace(/^x-/, ''))
    .filter((name) => name !== '' && name !== 'identity');
  const isKnown = names.length <= MAX_CODINGS && names.every((name) => /^(?:gzip|deflate|br)$/.test(name));
  return isKnown ? names.reverse() : undefined;
}

/** Undoes one coding (RFC 9110 8.4.1). A truncated body yields what was received. */
export async function* decoded(source: Bytes, coding: string): AsyncGenerator<Uint8Array> {
  const { head, whole } = await peek(source);
  if (coding === 'gzip') {
    // Labelled but plain: servers that announce a coding and do not apply it.
    yield* head[0] === 0x1f && head[1] === 0x8b ? gunzipped(whole) : whole;
  } else if (coding === 'deflate') {
    // RFC 9110 8.4.1.2 means zlib (RFC 1950); some servers send the bare deflate stream.
    const isZlib = (head[0]! & 15) === 8 && ((head[0]! << 8) | head[1]!) % 31 === 0;
    yield* through(whole, isZlib ? createInflate(lenient) : createInflateRaw(lenient));
  } else {
    yield* through(whole, createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }));
  }
}

const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

/** Node's gunzip throws at bytes after the last member and drops its output: then the body is inflated by hand. */
async function* gunzipped(source: Bytes): AsyncGenerator<Uint8Array> {
  const kept: Uint8Array[] = [];
  let keptBytes = 0;
  const keeping = async function* () {
    for await (const chunk of source) {
      if (keptBytes < KEPT_BYTES) kept.push(chunk);
      keptBytes += chunk.byteLength;
      yield chunk;
    }
  };
  let given = 0;
  try {
    for await (const chunk of through(keeping(), createGunzip(lenient))) {
      given += chunk.byteLength;
      yield chunk;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR') throw error;
    for await (const chunk of firstMember(Buffer.concat(kept))) {
      const fresh = chunk.subarray(Math.min(given, chunk.byteLength));
      given -= chunk.byteLength - fresh.byteLength;
      if (fresh.byteLength > 0) yield fresh;
    }
  }
}

/** The deflate stream after the header of a gzip member (RFC 1952 2.3). Bytes after its end are ignored. */
function firstMember(file: Uint8Array): AsyncIterable<Uint8Array> {
  const flags = file[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + (file[at] ?? 0) + 256 * (file[at + 1] ?? 0);
  for (const flag of [8, 16]) if (flags & flag) at = file.indexOf(0, at) + 1 || file.byteLength;
  if (flags & 2) at += 2;
  return through([file.subarray(at)], createInflateRaw(lenient));
}

/** However the reader ends, the transform and the source are closed too. */
async function* through(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  transform: Transform,
): AsyncGenerator<Uint8Array> {
  const feeding = feed(source, transform).catch((error: Error) => void transform.destroy(error));
  try {
    for await (const chunk of transform) yield chunk as Uint8Array;
  } finally {
    transform.destroy();
    await feeding;
  }
}

async function feed(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  transform: Transform,
): Promise<void> {
  for await (const chunk of source) {
    if (transform.destroyed) return;
    if (!transform.write(chunk)) await emptied(transform);
  }
  transform.end();
}

function emptied(transform: Transform): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      transform.off('drain', done).off('close', done);
      resolve();
    };
    transform.on('drain', done).on('close', done);
  });
}

/** The first two bytes, zero where missing, and the whole body including them. */
async function peek(source: Bytes): Promise<{ readonly head: Uint8Array; readonly whole: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  let first: Uint8Array = new Uint8Array(0);
  while (first.byteLength < 2) {
    const { done, value } = await iterator.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  const whole = async function* () {
    try {
      yield first;
      for (;;) {
        const { done, value } = await iterator.next();
        if (done) return;
        yield value;
      }
    } finally {
      await iterator.return?.();
    }
  };
  return { head: Uint8Array.of(first[0] ?? 0, first[1] ?? 0), whole: whole() };
}
