/**
 * Metadata out of a photo of 3.8 MB, against a copy of its bytes and against exif-be-gone, which streams the same file.
 */
import { deepStrictEqual, ok } from 'node:assert';
import { Readable } from 'node:stream';
import { stripMetadata } from '../dist/operations/image/index.js';
import { compare, peer } from './harness.mjs';

const exifBeGone = (await peer('exif-be-gone'))?.default;
const photo = photoOf(3_800_000);

await compare({
  group: 'image',
  title: 'Metadata of pictures',
  peers: ['exif-be-gone'],
  rows: [
    {
      name: `JPEG, ${Math.round(photo.length / 1000)} kB`,
      unit: 'time',
      candidates: {
        sundry: () => stripMetadata(photo),
        copy: () => new Uint8Array(photo),
        ...(exifBeGone && { 'exif-be-gone': () => stream(photo) }),
      },
      targets: { copy: 6, 'exif-be-gone': 0.15 },
      verify: () => {
        const { bytes, report } = stripMetadata(photo);
        deepStrictEqual(
          report.removed.map(({ kind }) => kind),
          ['exif', 'comment'],
        );
        ok(bytes.length > 3_800_000);
      },
    },
  ],
});

async function stream(bytes) {
  const given = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, part) =>
    Buffer.from(bytes.subarray(part * 65_536, (part + 1) * 65_536)),
  );
  const parts = [];
  for await (const part of Readable.from(given).pipe(new exifBeGone())) parts.push(part);
  return Buffer.concat(parts);
}

/** A JPEG whose scan has `length` bytes with as many FF 00 as those of cameras, one in 256. */
function photoOf(length) {
  const scan = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    scan[at] = scan[at - 1] === 0xff ? 0 : state >>> 24;
  }
  scan[length - 1] = 0;
  const segment = (code, data) =>
    Buffer.concat([Buffer.from([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), Buffer.alloc(20_000)])),
      segment(0xfe, Buffer.from('a comment')),
      segment(0xc0, Buffer.from('080bd00fc001011100', 'hex')),
      segment(0xda, Buffer.from('010100003f00', 'hex')),
      scan,
      Buffer.from('ffd9', 'hex'),
    ]),
  );
}
