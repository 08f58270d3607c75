import type { PngHead } from '../../../formats/png/reader.ts';
import { removeExif, removeXmp } from '../blocks.ts';
import { type ExifFacts, ExifReader, tiffIn } from '../exif.ts';
import { Findings, type Keeps, type Kind } from '../findings.ts';
import { isOrientationTiff } from '../own-tiff.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { xmpOrientation } from '../xmp.ts';
import { Animation } from './animation.ts';
import { type Chunk, dataLength, dataOf, hasItsCrc, isCritical } from './chunks.ts';
import { type Embedded, EmbeddedReader } from './embedded.ts';
import { cleanProfileData, type Form, forms, paletteColours } from './forms.ts';
import { isTextPlace } from './text-place.ts';

/** What chunks that never stay are called in the report; others are `other`. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['tEXt', 'text'],
  ['zTXt', 'text'],
  ['iTXt', 'text'],
  ['tIME', 'time'],
  ['caBX', 'c2pa'],
  ['iCCP', 'profile'],
]);

/** Judges the chunks of a file in their order, and notes what goes. */
export class Judge {
  readonly findings = new Findings();
  readonly exif: ExifReader;
  readonly animation: Animation;
  /** The data of chunks of which a part stays, or another profile. */
  readonly cut = new Map<Chunk, Uint8Array>();
  /** How the picture is turned, and the chunk that says nothing else. */
  readonly orientation: number;
  readonly ownExif: Chunk | undefined;
  readonly #file: Uint8Array;
  readonly #head: PngHead;
  readonly #keeps: Keeps;
  readonly #firstExif: { readonly chunk: Chunk; readonly facts: ExifFacts } | undefined;
  /** Exif and XMP in texts. */
  readonly #embedded = new Map<Chunk, Embedded>();
  /** The place of PLTE among the chunks, -1 where there is none. */
  readonly #paletteAt: number;
  /** The types that stay, of those that a file may have once. */
  readonly #known = new Set<string>();
  #colours = 0;
  #hasPixels = false;

  constructor(file: Uint8Array, head: PngHead, chunks: readonly Chunk[], keeps: Keeps) {
    this.#file = file;
    this.#head = head;
    this.#keeps = keeps;
    this.exif = new ExifReader(file.length);
    this.animation = new Animation(file, head, chunks);
    this.#paletteAt = chunks.findIndex(({ type }) => type === 'PLTE');
    const texts = new EmbeddedReader(file);
    for (const text of chunks.filter(({ type }) => TEXTS.has(type))) {
      const found = texts.read(text);
      if (found !== undefined) this.#embedded.set(text, found);
    }
    this.findings.lookForPlace(() => texts.isExhausted && 'too-much-to-read');
    const chunk = chunks.find((each) => each.type === 'eXIf');
    const data = chunk !== undefined && hasItsCrc(file, chunk) ? dataOf(file, chunk) : undefined;
    this.#firstExif = chunk && data && { chunk, facts: this.exif.read(tiffIn(data)) };
    this.orientation = keeps.orientation ? this.#orientation() : 1;
    this.ownExif = keeps.orientation && data !== undefined && isOrientationTiff(data) ? chunk : undefined;
    if (this.orientation > 1) this.findings.kept.add('orientation');
  }

  /** How the picture is turned: by its chunk eXIf, else by the first Exif or XMP in a text, as many programs read it. */
  #orientation(): number {
    if (this.#firstExif !== undefined) return this.#firstExif.facts.orientation;
    const turns = Array.from(this.#embedded.values(), (found) => ({
      kind: found.kind,
      orientation: found.kind === 'exif' ? found.facts.orientation : xmpOrientation(found.bytes),
    })).filter(({ orientation }) => orientation > 1);
    const first = turns.find(({ kind }) => kind === 'exif') ?? turns[0];
    return first?.orientation ?? 1;
  }

  /** Whether a chunk stays, all or a part of it. */
  stays(chunk: Chunk, index: number): boolean {
    if (isCritical(chunk)) return this.#criticalStays(chunk, index);
    if (chunk === this.ownExif) return true;
    const isShown = this.#isShown(chunk, index);
    if (!isShown) this.#remove(chunk);
    return isShown;
  }

  #criticalStays(chunk: Chunk, index: number): boolean {
    const { type, start } = chunk;
    if (!hasItsCrc(this.#file, chunk)) refuseCrc(chunk);
    if (type === 'PLTE') return this.#paletteStays(chunk);
    if (type === 'IDAT' && this.#head.colourType === 3 && this.#colours === 0) {
      refuseBroken('PNG', start, 'no chunk PLTE before its pixels says which colours they are');
    }
    if (type === 'IDAT') this.#hasPixels = true;
    else if (type === 'IEND') this.#endIn(chunk);
    else if (type !== 'IHDR' || index > 0) {
      // 13.1: a decoder that does not know a critical chunk must not show the picture.
      refuseBroken('PNG', start, `the chunk ${type} is critical, and none that may follow here`);
    }
    return true;
  }

  #paletteStays(chunk: Chunk): boolean {
    const colours = this.#hasPixels ? 0 : paletteColours(dataOf(this.#file, chunk), this.#head);
    const stays = this.#colours === 0 && colours > 0;
    if (stays) this.#colours = colours;
    else this.findings.remove('other', chunk.end - chunk.start);
    return stays;
  }

  /** 11.2.4: the end has no data. */
  #endIn(chunk: Chunk): void {
    if (!this.#hasPixels) refuseBroken('PNG', chunk.start, 'it has no pixels (IDAT)');
    if (dataLength(chunk) > 0) this.#cutTo(chunk, 0);
  }

  /** Whether an ancillary chunk is one that says how pixels look, where and as the standard has it. */
  #isShown(chunk: Chunk, index: number): boolean {
    const { type } = chunk;
    const form = forms.get(type);
    if (form === undefined && !ANIMATION.has(type)) return false;
    if (type === 'iCCP' && !this.#keeps.profile) return false;
    if (!hasItsCrc(this.#file, chunk)) {
      // Without it the frames that follow would go as well.
      if (form === undefined) refuseCrc(chunk);
      return false;
    }
    const data = dataOf(this.#file, chunk);
    if (form === undefined) return this.animation.fits(chunk, data, this.#hasPixels);
    if (!this.#isInPlace(form, index) || (form.repeats !== true && this.#known.has(type))) return false;
    const length = form.fits(data, { head: this.#head, colours: this.#colours });
    if (length === 0) return false;
    this.#known.add(type);
    if (length < data.length) this.#cutTo(chunk, length);
    return type !== 'iCCP' || this.#profileStays(chunk, data.subarray(0, length));
  }

  #profileStays(chunk: Chunk, data: Uint8Array): boolean {
    const clean = cleanProfileData(data);
    if (clean === undefined) return false;
    this.findings.kept.add('profile');
    if (clean !== data) {
      this.findings.remove('other', Math.max(1, data.length - clean.length));
      this.cut.set(chunk, clean);
    }
    return true;
  }

  /** Table 7 of W3C PNG 5.6. */
  #isInPlace({ before }: Form, index: number): boolean {
    if (this.#hasPixels) return false;
    if (before === 'palette') return this.#paletteAt < 0 || index < this.#paletteAt;
    return before === 'pixels' || index > this.#paletteAt;
  }

  #cutTo(chunk: Chunk, length: number): void {
    const data = dataOf(this.#file, chunk);
    this.findings.remove('other', data.length - length);
    this.cut.set(chunk, data.subarray(0, length));
  }

  #remove(chunk: Chunk): void {
    const { type, start, end } = chunk;
    const data = dataOf(this.#file, chunk);
    if (type === 'eXIf') {
      const facts = chunk === this.#firstExif?.chunk ? this.#firstExif.facts : this.exif.read(tiffIn(data));
      removeExif(this.findings, facts, end - start);
      return;
    }
    const embedded = this.#embedded.get(chunk);
    if (embedded?.kind === 'xmp') removeXmp(this.findings, embedded.bytes, end - start);
    else {
      if (embedded !== undefined) this.findings.lookForPlace(() => embedded.facts.location);
      this.findings.lookForPlace(() => isTextPlace(type, data));
      this.findings.remove(kinds.get(type) ?? 'other', end - start);
    }
  }
}

function refuseCrc({ type, end }: Chunk): never {
  refuseBroken('PNG', end - 4, `the CRC of the chunk ${type} is wrong`);
}

const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);
const ANIMATION: ReadonlySet<string> = new Set(['acTL', 'fcTL', 'fdAT']);
