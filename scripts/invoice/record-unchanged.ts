/**
 * `node --import ./scripts/typescript.mjs scripts/invoice/record-unchanged.ts`: prints the digests of the documents that
 * must not change, for src/operations/invoice/vectors/unchanged-documents.json. Only a change that is meant to reach documents without
 * an account is a reason to record them again; the table says which it was.
 */
import { installedFonts } from '../../src/adapters/fonts.ts';
import { compressor, digestOf } from './document-digest.ts';
import { unchangedRequests } from './unchanged-requests.ts';

const fonts = await installedFonts(undefined);
const documents = Object.entries(unchangedRequests).map(([name, request]) => [
  name,
  digestOf(request, fonts),
]);
process.stdout.write(
  `${JSON.stringify({ reason: process.argv[2] ?? '', compressor, documents: Object.fromEntries(documents) }, null, 2)}\n`,
);
