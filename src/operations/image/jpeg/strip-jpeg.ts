import { hasText, joined } from '../../../formats/bytes.ts';
import { removeExif, removeTrailing, removeXmp } from '../blocks.ts';
import { Findings, type Keeps, type Kind, type Stripped } from '../findings.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { isOwnTiff, ownTiff } from '../own-tiff.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { isTableMarker } from './decoding.ts';
import { ADOBE_BYTES, EXIF, EXIF_BYTES, Facts, JFIF_BYTES } from './facts.ts';
import { withResolution } from './jfif.ts';
import { code } from './markers.ts';
import { type FoundProfile, isProfilePart } from './profile-parts.ts';
import { type Segment, Segments, uint16At } from './segments.ts';
import { joinTables, tablesOf } from './tables.ts';
import { hasThermalPlace, THERMAL } from './thermal.ts';

const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';

/** Bytes of the head of a piece of extended XMP: namespace, GUID, whole length, offset (XMP part 3, 1.1.3.1). */
const EXTENDED_HEAD = EXTENDED_XMP.length + 40;

/**
 * A JPEG (ITU-T T.81 annex B) without metadata: what decoders need stays, byte for byte, as far as it is what the standard
 * says: tables that a scan uses, scans that continue the picture, and of each segment its own parameters.
 */
export function stripJpeg(file: Uint8Array, keeps: Keeps): Stripped {
  const segments = new Segments(file);
  const facts = new Facts(file, keeps);
  const { previousEnd, start, end } = segments.visit((segment) => facts.take(segment));
  const { width, height } = facts.decoding;
  if (width === 0 || height === 0) {
    refuseBroken('JPEG', previousEnd, 'no frame says how large the picture is');
  }
  const writer = new Writer(file, facts);
  const { findings, kept, extended, thermal } = writer;
  kept.keep(0, 2);
  segments.visit((segment) => writer.take(segment));
  findings.remove('other', start - previousEnd);
  kept.keep(start, end);
  removeTrailing(findings, facts.exif, file.subarray(end));
  if (extended.length > 0) removeXmp(findings, joined(extended), 0);
  findings.lookForPlace(() => hasThermalPlace(thermal));
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : kept.toBytes(),
    report: { format: 'jpeg', width, height, removed, ...location, kept: [...findings.kept] },
  };
}

class Writer {
  readonly findings = new Findings();
  readonly kept: KeptBytes;
  /** The pieces of extended XMP, which may cut a name in two. */
  readonly extended: Uint8Array[] = [];
  /** The segments of a thermal camera, whose record may be in several. */
  readonly thermal: Uint8Array[] = [];
  readonly #file: Uint8Array;
  readonly #facts: Facts;
  readonly #profile: FoundProfile | undefined;
  /** The profile that has still to be written in the place of that of the file. */
  #rebuiltProfile: Uint8Array | undefined;
  /** Whether the Exif of the file says nothing but what is kept of it. */
  readonly #isOwnExif: boolean;
  /** The Exif that has still to be written. */
  #ownExif: Uint8Array | undefined;

  constructor(file: Uint8Array, facts: Facts) {
    this.#file = file;
    this.#facts = facts;
    this.kept = new KeptBytes(file);
    this.#profile = facts.profile.profile();
    this.#rebuiltProfile = this.#profile?.rebuilt;
    const own = facts.ownExif;
    const { firstExif } = facts;
    this.#isOwnExif =
      firstExif !== undefined &&
      file[firstExif.start + 4 + EXIF.length] === 0 &&
      isOwnTiff(firstExif.tiff, own);
    this.#ownExif = this.#isOwnExif ? undefined : ownTiff(own);
    if (own.orientation > 1) this.findings.kept.add('orientation');
    if (this.#profile !== undefined) this.findings.kept.add('profile');
  }

  /** Keeps of a segment what a decoder takes, and notes the rest. */
  take(segment: Segment): void {
    const { code: marker, start, previousEnd, end, dataEnd } = segment;
    // Bytes between segments, which decoders skip.
    this.findings.remove('other', start - previousEnd);
    // Behind JFIF, which comes first.
    if (this.#ownExif !== undefined && start !== this.#facts.jfif) this.#writeExif(this.#ownExif);
    if (marker >= code.application && marker <= code.application + 15) this.#takeApplication(segment);
    else if (isTableMarker(marker)) this.#takeTables(segment);
    else {
      const headEnd = this.#facts.decoding.headEnd(segment);
      if (headEnd === undefined) {
        this.findings.remove(marker === code.comment ? 'comment' : 'other', dataEnd - start);
      } else {
        this.#keepTo(segment, headEnd);
        this.kept.keep(end, dataEnd);
      }
    }
  }

  #takeApplication(segment: Segment): void {
    const { start, content, end } = segment;
    const { firstExif, jfif, adobe } = this.#facts;
    const profileEnd = this.#profile?.ends.get(start);
    if (start === jfif) this.#keepJfif(segment);
    else if (start === adobe) this.#keepTo(segment, content + ADOBE_BYTES);
    else if (profileEnd !== undefined) this.#takeProfile(segment, profileEnd);
    else if (start === firstExif?.start && this.#isOwnExif) this.kept.keep(start, end);
    else if (segment.code === code.application + 1) this.#removeExifOrXmp(segment);
    else this.findings.remove(kindOf(this.#file, segment), end - start);
  }

  #takeProfile(segment: Segment, ownEnd: number): void {
    if (this.#profile?.rebuilt === undefined) {
      this.#keepTo(segment, ownEnd);
      return;
    }
    const { start, end } = segment;
    if (this.#rebuiltProfile !== undefined) this.kept.insert(this.#rebuiltProfile);
    this.#rebuiltProfile = undefined;
    this.findings.remove('other', end - start);
  }

  #removeExifOrXmp(segment: Segment): void {
    const { start, content, end } = segment;
    const contentBehind = (head: number) => this.#file.subarray(content + head, end);
    if (begins(this.#file, segment, EXIF)) {
      const { firstExif, exif } = this.#facts;
      const facts = start === firstExif?.start ? firstExif.facts : exif.read(contentBehind(EXIF_BYTES));
      removeExif(this.findings, facts, end - start);
    } else if (begins(this.#file, segment, XMP)) {
      removeXmp(this.findings, contentBehind(XMP.length), end - start);
    } else if (begins(this.#file, segment, EXTENDED_XMP)) {
      this.extended.push(contentBehind(EXTENDED_HEAD));
      this.findings.remove('xmp', end - start);
    } else {
      if (begins(this.#file, segment, THERMAL)) this.thermal.push(contentBehind(0));
      this.findings.remove('other', end - start);
    }
  }

  #writeExif(tiff: Uint8Array): void {
    this.kept.insert(exifSegment(tiff));
    this.#ownExif = undefined;
  }

  /** Without its thumbnail, which follows its parameters. */
  #keepJfif({ start, content, end }: Segment): void {
    const own = content + JFIF_BYTES;
    const parameters = this.#file.subarray(start, own);
    const printed = withResolution(parameters, this.#facts.firstExif?.facts.resolution);
    if (own === end && uint16At(this.#file, own - 2) === 0 && printed === parameters) {
      this.kept.keep(start, end);
      return;
    }
    const bytes = withLength(printed.slice());
    this.kept.insert(bytes.fill(0, bytes.length - 2));
    this.findings.remove('thumbnail', end - own);
  }

  /** Keeps the tables that scans use, in one segment as they were. */
  #takeTables(segment: Segment): void {
    const { start, end } = segment;
    const tables = tablesOf(this.#file, segment);
    const used = tables.filter((table) => this.#facts.decoding.uses(table));
    if (used.length === tables.length && used.at(-1)?.end === end) {
      this.kept.keep(start, end);
      return;
    }
    let left = end - start;
    if (used.length > 0) {
      const bytes = joinTables(this.#file, segment, used);
      this.kept.insert(bytes);
      left -= bytes.length;
    }
    this.findings.remove('other', left);
  }

  /** Keeps a segment up to the end of its own parameters. */
  #keepTo({ start, end }: Segment, ownEnd: number): void {
    if (ownEnd === end) this.kept.keep(start, end);
    else this.kept.insert(withLength(this.#file.slice(start, ownEnd)));
    this.findings.remove('other', end - ownEnd);
  }
}

function begins(file: Uint8Array, { content, end }: Segment, text: string): boolean {
  return content + text.length <= end && hasText(file, content, text);
}

/** What is removed with an application segment other than APP1. */
function kindOf(file: Uint8Array, segment: Segment): Kind {
  switch (segment.code - code.application) {
    case 0:
      return begins(file, segment, 'JFXX\0') ? 'thumbnail' : 'other';
    case 2:
      return isProfilePart(file, segment) ? 'profile' : 'other';
    case 11:
      return begins(file, segment, 'JP') ? 'c2pa' : 'other';
    case 13:
      return begins(file, segment, 'Photoshop ') ? 'iptc' : 'other';
    default:
      return 'other';
  }
}

/** A segment with the length that it has. */
function withLength(segment: Uint8Array): Uint8Array {
  segment.set([(segment.length - 2) >> 8, (segment.length - 2) & 255], 2);
  return segment;
}

function exifSegment(tiff: Uint8Array): Uint8Array {
  return withLength(
    Uint8Array.of(0xff, code.application + 1, 0, 0, ...new TextEncoder().encode(EXIF), 0, ...tiff),
  );
}
