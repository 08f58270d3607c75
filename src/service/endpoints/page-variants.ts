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

/** The bytes of all pages for one origin: plain and in each coding, by the tags that they would have. */
export type KeptPages = Map<string, Promise<Buffer>>;

/** A page for any origin. */
export class PageVariants {
  readonly #text: AddressedText;
  /** The origin that the page shows itself; '' where it shows none. */
  readonly #own: string;
  readonly #digest: string;
  readonly #origins: KeptOrigins<KeptPages>;
  readonly #ownKept: KeptPages = new Map();
  /** Whether the page differs by the Host of the request. */
  readonly varies: boolean;

  constructor({ text, origin }: RenderedPage, origins: KeptOrigins<KeptPages>) {
    this.#text = new AddressedText(text, origin);
    this.#own = origin ?? '';
    this.#digest = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    this.#origins = origins;
    this.varies = origin !== undefined;
  }

  /** The page as a request with this Host gets it. */
  forHost(host: string | undefined): AddressedPage {
    const origin = this.varies ? originFor(host, this.#own) : this.#own;
    const isOwn = origin === this.#own;
    return new AddressedPage({
      text: this.#text,
      origin,
      digest: isOwn ? this.#digest : addressedDigest(this.#digest, origin),
      findKept: () => (isOwn ? this.#ownKept : this.#origins.variantsOf(origin)),
    });
  }
}

function addressedDigest(digest: string, origin: string): string {
  return hash('sha256', `${digest} ${origin}`, 'base64url').slice(0, 27);
}

interface AddressedPageOptions {
  readonly text: AddressedText;
  readonly origin: string;
  readonly digest: string;
  /** Called once at most, since an origin that comes again is treated otherwise. */
  readonly findKept: () => KeptPages | undefined;
}

/** A page with the address of one request in it. Its bytes are kept for addresses in use. */
class AddressedPage {
  readonly #options: AddressedPageOptions;
  #found: { readonly kept: KeptPages | undefined } | undefined;

  constructor(options: AddressedPageOptions) {
    this.#options = options;
  }

  /** The same for the same bytes, and another for each coding (RFC 9110 8.8.3.3); strong. */
  tag(coding?: Coding): string {
    const { digest } = this.#options;
    return coding === undefined ? `"${digest}"` : `"${digest}-${coding}"`;
  }

  get plainLength(): number {
    return this.#options.text.byteLength(this.#options.origin);
  }

  plain(): Promise<Buffer> {
    return this.#keep(this.tag(), async () => this.#join()) ?? Promise.resolve(this.#join());
  }

  /** undefined for an address that is not in use: the page is then sent uncompressed. */
  coded(coding: Coding): Promise<Buffer> | undefined {
    return this.#keep(this.tag(coding), () => compressors[coding](this.#join()));
  }

  #keep(tag: string, make: () => Promise<Buffer>): Promise<Buffer> | undefined {
    this.#found ??= { kept: this.#options.findKept() };
    const { kept } = this.#found;
    const before = kept?.get(tag);
    if (kept === undefined || before !== undefined) return before;
    const made = make();
    kept.set(tag, made);
    made.catch(() => kept.delete(tag));
    return made;
  }

  #join(): Buffer {
    const { text, origin } = this.#options;
    return text.bytes(origin);
  }
}
