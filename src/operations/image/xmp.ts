import { asciiAt } from '../../formats/bytes.ts';
import { anyPlace, type Place } from './place.ts';
import { someMatch } from './some-match.ts';

/**
 * Whether XMP, or bytes that have some, has a property with a latitude: that of Exif (XMP part 2, 2.5), those that makers of
 * drones and cameras have in schemas of their own, and that of W3C's Basic Geo. It has a prefix, and a value with a digit.
 */
export function hasXmpPlace(bytes: Uint8Array): Place {
  return anyPlace([
    () => hasProperty(bytes, 'atitude', /:[A-Za-z]*[Ll]$/),
    () => hasProperty(bytes, 'geo:lat', /[<\s]$/),
  ]);
}

/** How XMP says that a picture is turned (tiff:Orientation, XMP part 2, 2.4); 1 where it does not. */
export function xmpOrientation(packet: Uint8Array): number {
  let orientation = 1;
  someMatch(packet, ORIENTATION, (at) => {
    const value = asciiAt(packet, at + ORIENTATION.length, MAX_VALUE);
    const found = /^(?:\s*=\s*["']|>)\s*([1-8])\s*["'<]/.exec(value);
    if (found !== null) orientation = Number(found[1]);
    return found !== null;
  });
  return orientation;
}

const ORIENTATION = 'tiff:Orientation';

/** Whether a name occurs behind what `before` matches, with a value that has a digit, as an attribute or an element. */
function hasProperty(bytes: Uint8Array, name: string, before: RegExp): Place {
  return someMatch(bytes, name, (at) => {
    const start = Math.max(0, at - MAX_NAME);
    if (!before.test(asciiAt(bytes, start, at - start))) return false;
    const value = asciiAt(bytes, at + name.length, MAX_VALUE);
    return /^\s*=\s*(?:"[^"<]*|'[^'<]*)\d/.test(value) || /^(?:\s[^<>]*)?>[^<]*\d/.test(value);
  });
}

/** How far from its name the rest of a property is read. */
const MAX_NAME = 40;
const MAX_VALUE = 120;
