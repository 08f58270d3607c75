/**
 * Metadata out of photos: against a copy of their bytes, and against exif-be-gone, a stream. It gets the bytes in pieces
 * of 64 KiB, which are views of the file, and as one piece, and it copies a file as its README shows. It removes Exif and
 * XMP alone.
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stripMetadata } from '../dist/operations/image/index.js';
import { compare, peer } from './harness.mjs';
import { photoWithFilm, placedPhoto } from './image/photos.mjs';

const PIECE = 65_536;

const ExifTransformer = (await peer('exif-be-gone'))?.default;
const folder = mkdtempSync(join(tmpdir(), 'sundry-image-'));
const [given, stripped, piped] = ['given.jpg', 'stripped.jpg', 'piped.jpg'].map((name) => join(folder, name));
const placed = placedPhoto();
writeFileSync(given, placed);

try {
  await compare({
    group: 'image',
    title: 'Metadata of pictures',
    peers: ['exif-be-gone'],
    rows: [
      row('a photo with a place', placed, { pieces: 0.5, whole: 0.15 }, (report) => {
        const kinds = ['exif', 'gps', 'thumbnail', 'xmp', 'iptc', 'other', 'trailing'];
        deepStrictEqual(
          report.removed.map(({ kind }) => kind),
          kinds,
        );
        strictEqual(report.location, true);
      }),
      row(
        'a photo without one, with a film behind it',
        photoWithFilm(),
        { pieces: 0.9, whole: 0.3 },
        (report) => {
          ok(report.removed.some(({ kind, bytes }) => kind === 'trailing' && bytes > 2_400_000));
          strictEqual(report.location, false);
        },
      ),
      {
        name: `${named('a photo with a place', placed)}, from file to file`,
        unit: 'time',
        candidates: {
          sundry: async () => writeFile(stripped, stripMetadata(await readFile(given)).bytes),
          ...(ExifTransformer && {
            'exif-be-gone': () =>
              pipeline(createReadStream(given), new ExifTransformer(), createWriteStream(piped)),
          }),
        },
        targets: { 'exif-be-gone': 0.9 },
        verify: async () => {
          await writeFile(stripped, stripMetadata(await readFile(given)).bytes);
          deepStrictEqual(new Uint8Array(readFileSync(stripped)), stripMetadata(placed).bytes);
        },
      },
    ],
  });
} finally {
  rmSync(folder, { recursive: true });
}

function row(name, photo, { pieces, whole }, verifyReport) {
  return {
    name: named(name, photo),
    unit: 'time',
    candidates: {
      sundry: () => stripMetadata(photo),
      copy: () => new Uint8Array(photo),
      ...(ExifTransformer && {
        'exif-be-gone in pieces': () => transformed(piecesOf(photo)),
        'exif-be-gone in one piece': () => transformed([photo]),
      }),
    },
    targets: { copy: 6, 'exif-be-gone in pieces': pieces, 'exif-be-gone in one piece': whole },
    verify: async () => {
      const { bytes, report } = stripMetadata(photo);
      verifyReport(report);
      strictEqual(Buffer.from(bytes).includes('ns.adobe.com'), false);
      if (!ExifTransformer) return;
      const others = await transformed(piecesOf(photo));
      ok(others.length < photo.length - 20_000 && !others.subarray(0, 4000).includes('Exif\0\0'));
    },
  };
}

function named(name, photo) {
  return `JPEG of ${(photo.length / 1e6).toFixed(1)} MB, ${name}`;
}

function piecesOf(bytes) {
  return Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, part) =>
    bytes.subarray(part * PIECE, (part + 1) * PIECE),
  );
}

async function transformed(pieces) {
  const parts = [];
  for await (const part of Readable.from(pieces).pipe(new ExifTransformer())) parts.push(part);
  return Buffer.concat(parts);
}
