import { hasText, joined } from '../../../formats/bytes.ts';
import { removeExif, removeTrailing, removeXmp } from '../blocks.ts';
import { type ExifFacts, ExifReader, isOrientationTiff, orientationTiff } from '../exif.ts';
import { Findings, type Keeps, type Kind, type Stripped } from '../findings.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { Decoding } from './decoding.ts';
import { code } from './markers.ts';
import { isProfilePart, profileEnds } from './profile-parts.ts';
import { readSegments, type Segment, uint16At } from './segments.ts';
import { type Table, usedTables } from './tables.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const EXTENDED_XMP = 'http://ns.adobe.com/xmp/extension/\0';

/** Bytes of the head of a piece of extended XMP: namespace, GUID, whole length, offset (XMP part 3, 1.1.3.1). */
const EXTENDED_HEAD = EXTENDED_XMP.length + 40;

/** Parameters of a JFIF segment without a thumbnail (JFIF 1.02), and of Adobe's. */
const JFIF_BYTES = 14;
const ADOBE_BYTES = 12;

/**
 * A JPEG (ITU-T T.81 annex B) without metadata: what decoders need stays, byte for byte, as far as it is what the standard
 * says: tables that a scan uses, scans that continue the picture, and of each segment its own parameters.
 */
export function stripJpeg(file: Uint8Array, keeps: Keeps): Stripped {
  const segments = readSegments(file);
  const decoding = new Decoding(file, segments.all);
  const writer = new JpegWriter(file, segments.all, decoding, keeps);
  const { findings, kept, exif } = writer;
  kept.keep(0, 2);
  for (const segment of segments.all) writer.take(segment);
  findings.remove('other', segments.start - segments.previousEnd);
  kept.keep(segments.start, segments.end);
  removeTrailing(findings, exif, file.subarray(segments.end));
  if (writer.extended.length > 0) removeXmp(findings, joined(writer.extended), 0);
  const { width, height } = decoding;
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : kept.toBytes(),
    report: { format: 'jpeg', width, height, removed, location, kept: [...findings.kept] },
  };
}

class JpegWriter {
  readonly findings = new Findings();
  readonly kept: KeptBytes;
  readonly exif: ExifReader;
  /** The pieces of extended XMP, which may cut a name in two. */
  readonly extended: Uint8Array[] = [];
  readonly #file: Uint8Array;
  readonly #decoding: Decoding;
  readonly #firstExif: { readonly segment: Segment; readonly facts: ExifFacts } | undefined;
  /** The segment that says nothing but how the picture is turned. */
  readonly #ownExif: Segment | undefined;
  readonly #jfif: Segment | undefined;
  /** The last before the first scan decides (libjpeg, `examine_app14`). */
  readonly #adobe: Segment | undefined;
  readonly #profile: ReadonlyMap<Segment, number>;
  /** Whether the orientation has to be written. */
  #turn: number;

  constructor(file: Uint8Array, segments: readonly Segment[], decoding: Decoding, keeps: Keeps) {
    this.#file = file;
    this.#decoding = decoding;
    this.kept = new KeptBytes(file);
    this.exif = new ExifReader(file.length);
    const firstScan = segments.findIndex((segment) => segment.code === code.scan);
    const before = segments.slice(0, firstScan);
    const first = keeps.orientation ? before.find((segment) => this.#begins(segment, 1, EXIF)) : undefined;
    const tiff = first && this.#content(first, EXIF.length);
    this.#firstExif = first && tiff && { segment: first, facts: this.exif.read(tiff) };
    this.#ownExif = tiff !== undefined && isOrientationTiff(tiff) ? first : undefined;
    this.#jfif = before.find((segment) => this.#hasWhole(segment, 0, 'JFIF\0', JFIF_BYTES));
    this.#adobe = before.findLast((segment) => this.#hasWhole(segment, 14, 'Adobe', ADOBE_BYTES));
    this.#profile = keeps.profile ? profileEnds(file, before) : new Map();
    const orientation = this.#firstExif?.facts.orientation ?? 1;
    this.#turn = orientation > 1 && this.#ownExif === undefined ? orientation : 1;
    if (orientation > 1) this.findings.kept.add('orientation');
    if (this.#profile.size > 0) this.findings.kept.add('profile');
  }

  /** Keeps of a segment what a decoder takes, and notes the rest. */
  take(segment: Segment): void {
    const { start, previousEnd, end, dataEnd } = segment;
    const { heads, tables } = this.#decoding;
    // Bytes between segments, which decoders skip.
    this.findings.remove('other', start - previousEnd);
    // Behind JFIF, which comes first.
    if (this.#turn > 1 && segment !== this.#jfif) this.#writeTurn();
    const head = heads.get(segment);
    const own = tables.get(segment);
    if (segment.code >= code.application && segment.code < code.application + 16)
      this.#takeApplication(segment);
    else if (own !== undefined) this.#keepTables(segment, own);
    else if (head !== undefined) {
      this.#keepTo(segment, head, 'other');
      this.kept.keep(end, dataEnd);
    } else this.findings.remove(segment.code === code.comment ? 'comment' : 'other', dataEnd - start);
  }

  #takeApplication(segment: Segment): void {
    const { start, content, end } = segment;
    const begins = (text: string) => this.#begins(segment, segment.code - code.application, text);
    const profileEnd = this.#profile.get(segment);
    if (segment === this.#ownExif) this.kept.keep(start, end);
    else if (segment === this.#jfif) this.#keepJfif(segment);
    else if (segment === this.#adobe) this.#keepTo(segment, content + ADOBE_BYTES, 'other');
    else if (profileEnd !== undefined) this.#keepTo(segment, profileEnd, 'other');
    else if (segment.code !== code.application + 1)
      this.findings.remove(kindOf(this.#file, segment), end - start);
    else if (begins(EXIF)) {
      const facts =
        segment === this.#firstExif?.segment
          ? this.#firstExif.facts
          : this.exif.read(this.#content(segment, EXIF.length));
      removeExif(this.findings, facts, end - start);
    } else if (begins(XMP)) removeXmp(this.findings, this.#content(segment, XMP.length), end - start);
    else if (begins(EXTENDED_XMP)) {
      this.extended.push(this.#content(segment, EXTENDED_HEAD));
      this.findings.remove('xmp', end - start);
    } else this.findings.remove('other', end - start);
  }

  #writeTurn(): void {
    this.kept.insert(exifSegment(this.#turn));
    this.#turn = 1;
  }

  /** Without its thumbnail, which follows its parameters. */
  #keepJfif(segment: Segment): void {
    const { start, content, end } = segment;
    const own = content + JFIF_BYTES;
    if (own === end && uint16At(this.#file, own - 2) === 0) {
      this.kept.keep(start, end);
      return;
    }
    const bytes = withLength(this.#file.slice(start, own));
    this.kept.insert(bytes.fill(0, bytes.length - 2));
    this.findings.remove('thumbnail', end - own);
  }

  #keepTables({ start, end }: Segment, tables: readonly Table[]): void {
    if (tables.at(-1)?.end === end && tables.every(({ isUsed }) => isUsed)) {
      this.kept.keep(start, end);
      return;
    }
    const bytes = usedTables(this.#file, start, tables);
    this.kept.insert(bytes);
    this.findings.remove('other', end - start - bytes.length);
  }

  /** Keeps a segment up to the end of its own parameters. */
  #keepTo({ start, end }: Segment, ownEnd: number, kind: Kind): void {
    if (ownEnd === end) this.kept.keep(start, end);
    else this.kept.insert(withLength(this.#file.slice(start, ownEnd)));
    this.findings.remove(kind, end - ownEnd);
  }

  #content({ content, end }: Segment, head: number): Uint8Array {
    return this.#file.subarray(content + head, end);
  }

  #begins({ code: marker, content, end }: Segment, application: number, text: string): boolean {
    return (
      marker === code.application + application &&
      content + text.length <= end &&
      hasText(this.#file, content, text)
    );
  }

  #hasWhole(segment: Segment, application: number, text: string, bytes: number): boolean {
    return segment.content + bytes <= segment.end && this.#begins(segment, application, text);
  }
}

/** What is removed with an application segment other than APP1. */
function kindOf(file: Uint8Array, segment: Segment): Kind {
  const begins = (text: string) =>
    segment.content + text.length <= segment.end && hasText(file, segment.content, text);
  switch (segment.code - code.application) {
    case 0:
      return begins('JFXX\0') ? 'thumbnail' : 'other';
    case 2:
      return isProfilePart(file, segment) ? 'profile' : 'other';
    case 11:
      return begins('JP') ? 'c2pa' : 'other';
    case 13:
      return begins('Photoshop ') ? 'iptc' : 'other';
    default:
      return 'other';
  }
}

/** A segment with the length that it has. */
function withLength(segment: Uint8Array): Uint8Array {
  segment.set([(segment.length - 2) >> 8, (segment.length - 2) & 255], 2);
  return segment;
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  return withLength(
    Uint8Array.of(0xff, code.application + 1, 0, 0, ...new TextEncoder().encode(EXIF), ...tiff),
  );
}
