import { asciiAt, hasText } from '../../formats/bytes.ts';
import { anyPlace, type Place } from './place.ts';
import { someMatch } from './some-match.ts';

/**
 * Whether a film behind a picture says where it was taken: in a box of QuickTime's or 3GPP's user data, or by the key that
 * iPhones write. A name alone says nothing, since it is in other words as well: each is a box with its length before it and
 * coordinates inside.
 */
export function hasFilmPlace(bytes: Uint8Array): Place {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Values behind a key are behind the next one too, and are looked at once.
  let searched = 0;
  const hasPlaceBehind = (at: number): Place => {
    if (at < searched || !isPlaceKey(bytes, view, at)) return false;
    searched = at + MAX_BETWEEN;
    return hasPlaceValue(bytes.subarray(at, searched));
  };
  return anyPlace([
    () => someMatch(bytes, '\u00a9xyz', (at) => isPlaceText(bytes, view, at)),
    () => someMatch(bytes, 'loc', (at) => isPlaceBox(bytes, view, at) || hasPlaceBehind(at)),
  ]);
}

/** ISO 6709 annex H: a latitude and a longitude, each with its sign. */
const coordinates = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?/;

/** Longest box that is read: a name of a place and its notes are short. */
const MAX_BOX = 1024;

/** Where the box ends whose type is at `at`; undefined where no length of a short box is before it. */
function boxEnd(view: DataView, at: number): number | undefined {
  if (at < 4) return undefined;
  const length = view.getUint32(at - 4);
  const end = at - 4 + length;
  return length > 8 && length <= MAX_BOX && end <= view.byteLength ? end : undefined;
}

/** QuickTime File Format, User data atoms: a text of ISO 6709. */
function isPlaceText(bytes: Uint8Array, view: DataView, at: number): boolean {
  const end = boxEnd(view, at);
  return end !== undefined && coordinates.test(asciiAt(bytes, at + 4, end - at - 4));
}

/** 3GPP TS 26.244 8.8: version, language, a name that ends in zero, a role, and degrees of 16.16 bits: longitude first. */
function isPlaceBox(bytes: Uint8Array, view: DataView, at: number): boolean {
  const end = hasText(bytes, at, 'loci') ? boxEnd(view, at) : undefined;
  if (end === undefined || end < at + 10) return false;
  const name = at + 10;
  const isWide = hasText(bytes, name, '\u00fe\u00ff');
  let place = name;
  while (place < end && (bytes[place] !== 0 || (isWide && bytes[place + 1] !== 0))) place += isWide ? 2 : 1;
  place += isWide ? 3 : 2;
  if (place + 12 > end) return false;
  const degrees = (offset: number) => Math.abs(view.getInt32(place + offset) / 65536);
  return degrees(0) <= 180 && degrees(4) <= 90;
}

const KEY = 'com.apple.quicktime.location.ISO6709';
const KEY_BEGINNING = 'com.apple.quicktime.';

/** How far behind the key of a value the value is: a list of some dozen keys and values is between them. */
const MAX_BETWEEN = 65_536;

/** QuickTime File Format, Metadata: a key `mdta` in a list. */
function isPlaceKey(bytes: Uint8Array, view: DataView, at: number): boolean {
  const start = at - KEY_BEGINNING.length;
  if (start < 8 || !hasText(bytes, start, KEY) || !hasText(bytes, start - 4, 'mdta')) return false;
  return view.getUint32(start - 8) === KEY.length + 8;
}

/** The same: a box `data` of type 1 (UTF-8) with coordinates. */
function hasPlaceValue(list: Uint8Array): Place {
  const values = new DataView(list.buffer, list.byteOffset, list.byteLength);
  return someMatch(list, 'data', (value) => {
    const end = boxEnd(values, value);
    return (
      end !== undefined &&
      end >= value + 12 &&
      values.getUint32(value + 4) === 1 &&
      coordinates.test(asciiAt(list, value + 12, end - value - 12))
    );
  });
}
