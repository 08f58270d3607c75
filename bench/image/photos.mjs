/**
 * Photos as phones write them, of made-up bytes: what a program has to look at is the same as in real ones, no decoder is
 * asked.
 */
import { srgbProfile } from '../../dist/formats/pdf/pictures/srgb.js';

/** Compressed data has as many FF 00 as that of cameras, which is one in 90 to 350 bytes. */
const FF_IN = 200;

/** A photo of 3.4 MB with place, thumbnail, maker's note, XMP, IPTC, a profile, and a gain map of 200 kB behind it. */
export function placedPhoto() {
  return joined(...photo({ hasPlace: true }), ...gainMap());
}

/** The same without a place, and with a film of 2.4 MB behind it. */
export function photoWithFilm() {
  return joined(...photo({ hasPlace: false }), ...gainMap(), filmOf(2_400_000));
}

function photo({ hasPlace }) {
  return [
    bytes('ffd8'),
    segment(0xe1, joined(latin1('Exif\0\0'), exif({ hasPlace }))),
    segment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${xmp({ hasPlace })}`)),
    segment(
      0xed,
      latin1('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x50\0\x03Ada\x1c\x02\x5a\0\x06Berlin'),
    ),
    segment(0xe2, joined(latin1('ICC_PROFILE\0\x01\x01'), srgbProfile())),
    segment(0xe2, joined(latin1('MPF\0II*\0'), Buffer.alloc(80))),
    ...picture({ head: '080bd00fc0030122000211010311 01', length: 3_400_000 }),
  ];
}

/** The second picture of Ultra HDR: half as wide and high, grey, with XMP of its own. */
function gainMap() {
  return [
    bytes('ffd8'),
    segment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0${xmp({ hasPlace: false })}`)),
    ...picture({ head: '0805e807e001011100', length: 200_000 }),
  ];
}

/** Tables, the frame, and a scan of `length` bytes. */
function picture({ head, length }) {
  return [
    segment(0xdb, joined(...[0, 1].map((id) => Buffer.from([id, ...Array(64).fill(3)])))),
    segment(0xc0, bytes(head)),
    segment(0xc4, joined(...[0x00, 0x10].map(codesOf))),
    segment(0xda, bytes('010100003f00')),
    compressed(length),
    bytes('ffd9'),
  ];
}

/** A Huffman table of one code of two bits (T.81 B.2.4.2); `id` is its class and its number. */
function codesOf(id) {
  return Buffer.from([id, 0, 1, ...Array(14).fill(0), 0]);
}

/** A maker's note of 8 kB and a thumbnail of 12 kB; big-endian, 12 bytes an entry (TIFF 6.0 section 2). */
function exif({ hasPlace }) {
  const place = 1024;
  const second = 1100;
  const [note, thumbnail] = [
    Buffer.alloc(8192, 0x33),
    joined(bytes('ffd8'), compressed(12_000), bytes('ffd9')),
  ];
  const tiff = Buffer.alloc(1200);
  tiff.write('MM\0*\0\0\0\x08', 'latin1');
  const entries = [
    [0x010f, 2, 4, 0x41646100],
    [0x0112, 3, 1, 0x00060000],
    [0x927c, 7, note.length, tiff.length],
    ...(hasPlace ? [[0x8825, 4, 1, place]] : []),
  ];
  directory(tiff, 8, entries, second);
  if (hasPlace) {
    directory(
      tiff,
      place,
      [
        [1, 2, 2, 0x4e000000],
        [2, 5, 3, 1076],
      ],
      0,
    );
  }
  directory(
    tiff,
    second,
    [
      [0x0201, 4, 1, tiff.length + note.length],
      [0x0202, 4, 1, thumbnail.length],
    ],
    0,
  );
  return joined(tiff, note, thumbnail);
}

function directory(tiff, start, entries, next) {
  let at = tiff.writeUInt16BE(entries.length, start);
  for (const [tag, type, count, value] of entries) {
    at = tiff.writeUInt16BE(tag, at);
    at = tiff.writeUInt16BE(type, at);
    at = tiff.writeUInt32BE(count, at);
    at = tiff.writeUInt32BE(value, at);
  }
  tiff.writeUInt32BE(next, at);
}

function xmp({ hasPlace }) {
  const place = hasPlace ? ' exif:GPSLatitude="52,30.0N" exif:GPSLongitude="13,24.0E"' : '';
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description${place}/></rdf:RDF></x:xmpmeta>${' '.repeat(2500)}`;
}

/** The boxes of an MP4 whose film is compressed data; it says nothing of a place. */
function filmOf(length) {
  const film = compressed(length);
  film.write('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  return film;
}

let state = 1;

/** Bytes without a pattern, in which an FF is followed by 00. */
function compressed(length) {
  const data = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    data[at] = at > 0 && data[at - 1] === 0xff ? 0 : below(FF_IN) === 0 ? 0xff : below(255);
  }
  data[length - 1] = 0;
  return data;
}

function below(limit) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function segment(code, data) {
  return joined(
    bytes(`ff${code.toString(16)}`),
    Buffer.of((data.length + 2) >> 8, (data.length + 2) & 0xff),
    data,
  );
}

function joined(...parts) {
  return new Uint8Array(Buffer.concat(parts));
}

function bytes(hex) {
  return Buffer.from(hex.replaceAll(' ', ''), 'hex');
}

function latin1(text) {
  return Buffer.from(text, 'latin1');
}
