import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { FontFiles } from '../../src/operation.ts';
import { type InvoiceRequest, invoiceTotals, toPdf } from '../../src/operations/invoice/index.ts';

/** SHA-256 of what a request becomes, in hexadecimal. */
export interface DocumentDigest {
  /** The PDF, byte for byte. */
  readonly pdf: string;
  /** The PDF with its streams inflated, without what follows from their compression. */
  readonly contents: string;
  /** The JSON of the preview. */
  readonly preview: string;
}

/** Computes the digests of a request. */
export function digestOf(request: InvoiceRequest, fonts: FontFiles): DocumentDigest {
  const { bytes } = toPdf(request, fonts);
  return {
    pdf: sha256(bytes),
    contents: sha256(inflated(bytes)),
    preview: sha256(JSON.stringify(invoiceTotals(request))),
  };
}

/** The compressor of this Node.js, by which the bytes of compressed streams differ. */
export const compressor = `${process.versions.zlib} ${process.arch}`;

/**
 * A PDF in Latin-1 with its streams inflated. Their lengths, the table of places and the identifiers are left out: they
 * follow from the compression, which differs between releases of Node.js.
 */
function inflated(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const end = text.lastIndexOf('\nxref\n');
  let result = '';
  let at = 0;
  for (const found of text.slice(0, end).matchAll(/<<(.*)\/Length (\d+)>>\nstream\n/g)) {
    if (found.index < at) continue;
    const [head, entries = '', length] = found;
    const from = found.index + head.length;
    const stream = file.subarray(from, from + Number(length));
    const isDeflated = entries.includes('/FlateDecode');
    result += `${text.slice(at, found.index)}${entries}\n${(isDeflated ? inflateSync(stream) : stream).toString('latin1')}`;
    at = from + Number(length);
  }
  const trailer = text.slice(text.indexOf('trailer\n', end), text.lastIndexOf('startxref'));
  return result + text.slice(at, end) + trailer.replace(/\/ID\[.*?\]/, '');
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
