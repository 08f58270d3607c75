import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import {
  bytesOf,
  chunk,
  core,
  end,
  eoi,
  header,
  hex,
  latin1,
  pixels,
  riff,
  riffChunk,
  segment,
  signature,
  soi,
  vp8,
} from '../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from './library.ts';
import { withoutPrivateTags } from './profile-tags.ts';

const SERIAL = 'SN-4711-0815';
/** A curve that three channels share, as in most profiles. */
const tags: Readonly<Record<string, string>> = {
  desc: 'desc of a display',
  cprt: 'text none',
  wtpt: 'XYZ white',
  rXYZ: 'XYZ red',
  rTRC: 'curv shared',
  gTRC: 'curv shared',
  bTRC: 'curv shared',
};

/** A profile (ICC.1:2022 7) with a maker, a model and a checksum; equal contents are written once. */
function iccOf(contents: Readonly<Record<string, string>>, padding = 0): Buffer {
  const entries = Object.entries(contents);
  const head = Buffer.alloc(132 + 12 * entries.length);
  const data: Buffer[] = [];
  const places = new Map<string, number>();
  let at = head.length;
  for (const [index, [signature, text]] of entries.entries()) {
    if (!places.has(text)) {
      places.set(text, at);
      data.push(latin1(text.padEnd(Math.ceil(text.length / 4) * 4, '\0')));
      at += data.at(-1)!.length;
    }
    head.write(signature, 132 + 12 * index, 'latin1');
    head.writeUInt32BE(places.get(text)!, 136 + 12 * index);
    head.writeUInt32BE(text.length, 140 + 12 * index);
  }
  head.writeUInt32BE(at + padding);
  head.write('acsp', 36);
  head.write('DELL\0\0A0', 48, 'latin1');
  head.fill(7, 84, 100);
  head.writeUInt32BE(entries.length, 128);
  return Buffer.concat([head, ...data, Buffer.alloc(padding)]);
}

/** The tags of a profile with their contents. */
function read(profile: Uint8Array): Record<string, string> {
  const bytes = Buffer.from(profile);
  expect(bytes.readUInt32BE(0)).toBe(bytes.length);
  return Object.fromEntries(
    Array.from({ length: bytes.readUInt32BE(128) }, (_, index) => {
      const entry = 132 + 12 * index;
      const start = bytes.readUInt32BE(entry + 4);
      const text = bytes.toString('latin1', start, start + bytes.readUInt32BE(entry + 8));
      return [bytes.toString('latin1', entry, entry + 4), text];
    }),
  );
}

const plain = iccOf(tags);
const named = iccOf({ ...tags, mmod: SERIAL });

describe('tags that go: private ones, and what measurements and calibrations leave', () => {
  it.each([
    'mmod',
    'ndin',
    'vcgt',
    'vcgp',
    'targ',
    'meta',
    'CIED',
    'DevD',
    'dscm',
    'calt',
    'pseq',
    'psid',
    '    ',
  ])('%s', (signature) => {
    const clean = withoutPrivateTags(iccOf({ [signature]: SERIAL, ...tags, dmdd: 'a display' }))!;
    expect(read(clean)).toEqual(tags);
    expect(Buffer.from(clean).includes(SERIAL)).toBe(false);
    // ICC.1:2022 7.2.12, 7.2.13 and 7.2.18: 0 is no maker, no model, no checksum.
    expect([...clean.subarray(48, 56), ...clean.subarray(84, 100)].every((byte) => byte === 0)).toBe(true);
    expect(withoutPrivateTags(clean)).toBe(clean);
  });

  test('the curve of three channels is there once', () => {
    expect(withoutPrivateTags(named)!.length).toBe(plain.length);
  });
});

test('a profile of a colour space stays byte for byte, as that of sRGB with its 17 tags', () => {
  const usual = 'dmnd dmdd vued view lumi meas tech gXYZ bXYZ bkpt chad'.split(' ');
  const profile = iccOf({ ...tags, ...Object.fromEntries(usual.map((signature) => [signature, signature])) });
  expect(withoutPrivateTags(profile)).toBe(profile);
});

test('tags past the end, or that overlap so that they would grow, are not a profile', () => {
  const past = Buffer.from(named);
  past.writeUInt32BE(0xffffff00, 140);
  expect(withoutPrivateTags(past)).toBeUndefined();
  const overlapping = iccOf({ ...tags, mmod: 'x'.repeat(4000) });
  for (let entry = 132; entry < 132 + 12 * 7; entry += 12) {
    overlapping.writeUInt32BE(entry, entry + 4);
    overlapping.writeUInt32BE(4000 - entry, entry + 8);
  }
  expect(withoutPrivateTags(overlapping)).toBeUndefined();
});

describe('in each format', () => {
  const mark = (number: number, count: number) =>
    latin1(`ICC_PROFILE\0${String.fromCharCode(number, count)}`);
  const parts = (profile: Uint8Array, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const size = Math.ceil(profile.length / count);
      const part = profile.subarray(index * size, (index + 1) * size);
      return segment(0xe2, Buffer.concat([mark(index + 1, count), part]));
    });
  const jpeg = (...segments: readonly Uint8Array[]) => bytesOf(soi, ...segments, ...core, eoi);
  const clean = withoutPrivateTags(named)!;

  it.each([1, 2, 5])('JPEG, in %i segments', (count) => {
    const { bytes, report } = stripMetadata(jpeg(...parts(named, count)));
    expect(bytes).toEqual(jpeg(...parts(clean, 1)));
    expect(report).toMatchObject({ kept: ['profile'], removed: [{ kind: 'other' }] });
    expect(stripMetadata(bytes).bytes).toEqual(bytes);
  });

  it('JPEG, of more than a segment holds', () => {
    const long = { ...tags, A2B0: 'y'.repeat(70_000) };
    const profile = withoutPrivateTags(iccOf({ ...long, targ: SERIAL.repeat(9000) }))!;
    const { bytes } = stripMetadata(jpeg(...parts(iccOf({ ...long, targ: SERIAL.repeat(9000) }), 4)));
    const first = profile.subarray(0, 65_519);
    expect(bytes).toEqual(
      jpeg(
        segment(0xe2, Buffer.concat([mark(1, 2), first])),
        segment(0xe2, Buffer.concat([mark(2, 2), profile.subarray(65_519)])),
      ),
    );
  });

  it('PNG, with the name of the profile', () => {
    const iccp = (name: string, profile: Uint8Array) =>
      chunk('iCCP', Buffer.concat([latin1(`${name}\0\0`), deflateSync(profile)]));
    const png = (iccpChunk: Uint8Array) => bytesOf(signature, header, iccpChunk, pixels, end);
    const { bytes, report } = stripMetadata(png(iccp(`Display ${SERIAL}`, named)));
    expect(report).toMatchObject({ kept: ['profile'], removed: [{ kind: 'other' }] });
    const at = Buffer.from(bytes).indexOf('iCCP');
    expect(inflateSync(bytes.subarray(at + 4 + 'ICC profile\0\0'.length))).toEqual(Buffer.from(clean));
    expect(Buffer.from(bytes).includes(SERIAL)).toBe(false);
    expect(stripMetadata(bytes).bytes).toEqual(bytes);
    expect(stripMetadata(png(iccp('Display', plain))).report.removed).toEqual([]);
  });

  it('WebP, of odd length as well', () => {
    const webp = (profile: Uint8Array) =>
      riff(riffChunk('VP8X', hex('20000000 170000 0f0000')), riffChunk('ICCP', profile), vp8);
    expect(stripMetadata(webp(named)).bytes).toEqual(webp(clean));
    expect(stripMetadata(webp(plain)).report.removed).toEqual([]);
  });
});
