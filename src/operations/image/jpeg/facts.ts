import { hasText } from '../../../formats/bytes.ts';
import { type ExifFacts, ExifReader } from '../exif.ts';
import type { Keeps } from '../findings.ts';
import type { OwnFacts } from '../own-tiff.ts';
import { Decoding } from './decoding.ts';
import { code } from './markers.ts';
import { ProfileParts } from './profile-parts.ts';
import type { Segment } from './segments.ts';

/** What an Exif segment begins with, behind which is a byte that nothing is read from (Exif 2.32 4.7.2), and both together. */
export const EXIF = 'Exif\0';
export const EXIF_BYTES = 6;

/** Bytes of the parameters of a JFIF segment without a thumbnail (JFIF 1.02), and of Adobe's. */
export const JFIF_BYTES = 14;
export const ADOBE_BYTES = 12;

/** What has to be known of all segments before the first is written. */
export class Facts {
  readonly decoding: Decoding;
  readonly profile: ProfileParts;
  readonly exif: ExifReader;
  /** The first Exif block before the scans, which decides how the picture is turned and how large it is printed. */
  firstExif: { readonly start: number; readonly facts: ExifFacts; readonly tiff: Uint8Array } | undefined;
  /** Where the markers are of the first JFIF segment, and of Adobe's last: libjpeg takes that of several. */
  jfif = -1;
  adobe = -1;
  readonly #file: Uint8Array;
  readonly #keeps: Keeps;
  #hasScan = false;

  constructor(file: Uint8Array, keeps: Keeps) {
    this.#file = file;
    this.#keeps = keeps;
    this.decoding = new Decoding(file);
    this.profile = new ProfileParts(file);
    this.exif = new ExifReader(file.length);
  }

  /** What is kept of the Exif. Where JFIF has the resolution it is there, and where it has none it is written into it. */
  get ownExif(): OwnFacts {
    const { orientation = 1, resolution } = this.firstExif?.facts ?? {};
    return {
      orientation: this.#keeps.orientation ? orientation : 1,
      resolution: this.jfif < 0 ? resolution : undefined,
    };
  }

  take(segment: Segment): void {
    this.decoding.take(segment);
    if (segment.code === code.scan) this.#hasScan = true;
    if (!this.#hasScan && segment.code >= code.application) this.#takeApplication(segment);
  }

  #takeApplication(segment: Segment): void {
    const { start, content, end } = segment;
    const has = (text: string, bytes: number) => content + bytes <= end && hasText(this.#file, content, text);
    switch (segment.code - code.application) {
      case 0:
        if (this.jfif < 0 && has('JFIF\0', JFIF_BYTES)) this.jfif = start;
        break;
      case 1:
        if (this.firstExif === undefined && has(EXIF, EXIF_BYTES)) {
          const tiff = this.#file.subarray(content + EXIF_BYTES, end);
          this.firstExif = { start, facts: this.exif.read(tiff), tiff };
        }
        break;
      case 2:
        if (this.#keeps.profile) this.profile.take(segment);
        break;
      case 14:
        if (has('Adobe', ADOBE_BYTES)) this.adobe = start;
    }
  }
}
