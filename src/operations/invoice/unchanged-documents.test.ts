import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compressor, type DocumentDigest, digestOf } from '../../../scripts/invoice/document-digest.ts';
import { unchangedRequests } from '../../../scripts/invoice/unchanged-requests.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';

interface Recorded {
  readonly compressor: string;
  readonly documents: Readonly<Record<string, DocumentDigest>>;
}

const recorded: Recorded = JSON.parse(
  readFileSync(new URL('vectors/unchanged-documents.json', import.meta.url), 'utf8'),
);
const fonts = await testNeeds().fonts();
const isSameCompressor = recorded.compressor === compressor;

test('every request has a record', () => {
  expect(Object.keys(recorded.documents)).toEqual(Object.keys(unchangedRequests));
});

test.each(Object.entries(unchangedRequests))('%s has the PDF and the preview it had', (name, request) => {
  const { pdf, ...rest } = digestOf(request, fonts);
  const { pdf: before, ...restBefore } = recorded.documents[name]!;
  expect(rest).toEqual(restBefore);
  if (isSameCompressor) expect(pdf).toBe(before);
});
