import { refuse } from '../../../errors.ts';
import { decodeBase64 } from '../../../schema/base64.ts';
import { dataUriAt, putBackDataUris } from './data-uris.ts';
import { MAX_CELLS } from './tree/bounded-tables.ts';
import type { Link } from './tree/model.ts';
import type { ImagePiece, TextPiece } from './tree/pieces.ts';
import type { Slugs } from './tree/slugs.ts';
import type { Warnings } from './warnings.ts';

/** A picture of the text: its bytes, and its place among the pictures, from 1. */
export interface EmbeddedPicture {
  readonly bytes: Uint8Array;
  readonly number: number;
}

/** Most pictures of a document. */
const MAX_PICTURES = 100;

/** What the parts of a text share while it is read. */
export class Reading {
  readonly warnings: Warnings;
  readonly slugs: Slugs;
  readonly pictures: EmbeddedPicture[] = [];
  readonly #uris: readonly string[];
  readonly #numbers = new Map<string, number>();
  readonly #awaiting = new Set<TextPiece | ImagePiece>();
  readonly #lowered = new Map<Link, Link>();
  #cells = 0;

  constructor(uris: readonly string[], slugs: Slugs, warnings: Warnings) {
    this.#uris = uris;
    this.slugs = slugs;
    this.warnings = warnings;
  }

  /** A text with the data: URIs that were taken out of it. */
  whole(text: string): string {
    return putBackDataUris(text, this.#uris);
  }

  /**
   * The index of a picture among `pictures`; undefined, with a warning, for one that would have to be fetched. Refuses
   * what is not base64 of a PNG or JPEG, and more than 100 pictures. The same picture twice is one.
   */
  pictureAt(address: string): number | undefined {
    const uri = dataUriAt(address, this.#uris);
    if (uri === undefined) {
      this.warnings.add('images-not-fetched');
      return undefined;
    }
    const known = this.#numbers.get(uri);
    if (known !== undefined) return known;
    const number = this.pictures.length + 1;
    if (number > MAX_PICTURES) refuse('/markdown', `must have at most ${MAX_PICTURES} pictures`);
    const comma = uri.indexOf(',');
    const type = uri.slice('data:'.length, uri.indexOf(';')).toLowerCase();
    if (!/^image\/(png|jpe?g)$/.test(type)) {
      refuse(
        '/markdown',
        `has a picture of type ${type} (number ${number}): it must be image/png or image/jpeg`,
      );
    }
    const bytes = decodeBase64(uri.slice(comma + 1));
    if (bytes === undefined)
      return refuse('/markdown', `has a picture (number ${number}) whose base64 is broken`);
    const index = this.pictures.push({ bytes, number }) - 1;
    this.#numbers.set(uri, index);
    return index;
  }

  /** Has a link into the text settled when all names are known. */
  awaitName(piece: TextPiece | ImagePiece): void {
    this.#awaiting.add(piece);
  }

  /** Takes the links to names that are not in the text off their pieces, with a warning. */
  settleLinks(): void {
    for (const piece of this.#awaiting) {
      const { link } = piece;
      if (link === undefined || !('slug' in link) || this.slugs.has(link.slug)) continue;
      piece.link = this.#inLowerCase(link);
      if (piece.link !== undefined) continue;
      this.warnings.add('links-dropped');
    }
  }

  /** The link to the name of a heading, which are all in lower case; one object for all pieces of a link. */
  #inLowerCase(link: Link & { readonly slug: string }): Link | undefined {
    const slug = link.slug.toLowerCase();
    if (!this.slugs.has(slug)) return undefined;
    const known = this.#lowered.get(link) ?? { slug };
    this.#lowered.set(link, known);
    return known;
  }

  /** Counts the cells of a table. Refuses more than a document should have. */
  countCells(cells: number): void {
    this.#cells += cells;
    if (this.#cells > MAX_CELLS) refuse('/markdown', `must have at most ${MAX_CELLS} cells in its tables`);
  }
}
