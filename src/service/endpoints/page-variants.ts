import { createHash, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '../../surfaces/page.ts';
import { AddressedText } from './addressed-text.ts';
import type { KeptOrigins } from './kept-origins.ts';
import { originFor } from './page-origin.ts';

/** A tenth longer than the best quality, at a fiftieth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, QUALITY),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
} as const satisfies Record<string, (plain: Buffer) => Promise<Buffer>>;

export type Coding = keyof typeof compressors;

/** The better one first. */
export const codings: readonly Coding[] = ['br', 'gzip'];

/** The compressed bytes of all pages for one origin, by page and coding. */
export class CodedPages {
  readonly #made = new Map<PageVariants, Map<Coding, Promise<Buffer>>>();

  /** Those of a page, made at the first call. */
  get(page: PageVariants, coding: Coding, plain: () => Buffer): Promise<Buffer> {
    const ofPage = this.#made.get(page) ?? new Map<Coding, Promise<Buffer>>();
    this.#made.set(page, ofPage);
    const before = ofPage.get(coding);
    if (before !== undefined) return before;
    const coded = compressors[coding](plain());
    ofPage.set(coding, coded);
    coded.catch(() => ofPage.delete(coding));
    return coded;
  }
}

/** A page with the address of the request in it; compressed for the addresses in use. */
export class PageVariants {
  readonly #text: AddressedText;
  /** The origin that the page shows itself; '' where it shows none. */
  readonly #own: string;
  readonly #digest: string;
  readonly #origins: KeptOrigins<CodedPages>;
  readonly #ownCoded = new CodedPages();
  /** Whether the page differs by the Host of the request. */
  readonly varies: boolean;

  constructor({ text, origin }: RenderedPage, origins: KeptOrigins<CodedPages>) {
    this.#text = new AddressedText(text, origin);
    this.#own = origin ?? '';
    this.#digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    this.#origins = origins;
    this.varies = origin !== undefined;
  }

  /** The origin the page shows for a Host. */
  originFor(host: string | undefined): string {
    return this.varies ? originFor(host, this.#own) : this.#own;
  }

  /** The same for the same bytes, and another for each coding (RFC 9110 8.8.3.3); strong. */
  tagFor(origin: string, coding: Coding | undefined): string {
    const text = origin === this.#own ? this.#digest : addressedDigest(this.#digest, origin);
    return coding === undefined ? `"${text}"` : `"${text}-${coding}"`;
  }

  plainLength(origin: string): number {
    return this.#text.byteLength(origin);
  }

  plain(origin: string): Buffer {
    return this.#text.bytes(origin);
  }

  /** undefined for an origin that is not in use: the page is then sent uncompressed. */
  coded(origin: string, coding: Coding): Promise<Buffer> | undefined {
    const pages = origin === this.#own ? this.#ownCoded : this.#origins.variantsOf(origin);
    return pages?.get(this, coding, () => this.plain(origin));
  }
}

function addressedDigest(digest: string, origin: string): string {
  return hash('sha256', `${digest} ${origin}`, 'base64url').slice(0, 27);
}
