import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedPage } from '../../surfaces/page.ts';

/** Origins whose compressed pages are kept. */
const MAX_ORIGINS = 8;

/** The wait before another origin replaces one: callers choose the Host, and must not choose the work it causes. */
const EXCHANGE_MS = 1000;

/** A tenth longer than the best quality, at a fiftieth of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Coding = 'br' | 'gzip';
export const codings = ['br', 'gzip'] as const satisfies readonly Coding[];

type Coded = Readonly<Record<Coding, Buffer>>;

/** A page with the address of the request in it; compressed for the addresses in use. */
export class PageVariants {
  readonly #text: string;
  readonly #shown: string | undefined;
  readonly #digest: string;
  /** The least recently used first. */
  readonly #coded = new Map<string, Promise<Coded>>();
  #exchangedAt = Number.NEGATIVE_INFINITY;

  constructor({ text, origin }: RenderedPage) {
    this.#text = text;
    this.#shown = origin;
    this.#digest = digestOf(text);
  }

  /** Whether the page differs by the Host of the request. */
  get varies(): boolean {
    return this.#shown !== undefined;
  }

  /** The origin the page shows for a Host: letters, digits, dots, hyphens and a port, or else the page's own. */
  originFor(host: string | undefined): string {
    if (this.#shown === undefined) return '';
    const isPlain = host !== undefined && /^[a-z\d][a-z\d.-]{0,252}(?::\d{1,5})?$/i.test(host);
    return isPlain ? `http://${host.toLowerCase()}` : this.#shown;
  }

  /** The same for the same bytes; an opaque text without quotes. */
  tagFor(origin: string): string {
    return origin === (this.#shown ?? '') ? this.#digest : digestOf(`${this.#digest} ${origin}`);
  }

  plain(origin: string): Buffer {
    return Buffer.from(this.#shown === undefined ? this.#text : this.#text.replaceAll(this.#shown, origin));
  }

  /** undefined while too many origins are requested: the page is then sent uncompressed. */
  coded(origin: string): Promise<Coded> | undefined {
    const coded = this.#coded.get(origin) ?? this.#compress(origin);
    if (coded === undefined) return undefined;
    this.#coded.delete(origin);
    this.#coded.set(origin, coded);
    return coded;
  }

  #compress(origin: string): Promise<Coded> | undefined {
    if (this.#coded.size >= MAX_ORIGINS) {
      const now = performance.now();
      if (now - this.#exchangedAt < EXCHANGE_MS) return undefined;
      this.#exchangedAt = now;
      const [oldest] = this.#coded.keys();
      this.#coded.delete(oldest!);
    }
    return compress(this.plain(origin));
  }
}

async function compress(plain: Buffer): Promise<Coded> {
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, QUALITY), promisify(gzip)(plain)]);
  return { br, gzip: zipped };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}
