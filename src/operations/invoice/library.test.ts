import { expect, test } from 'vitest';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { drawInvoice } from './library.ts';
import { sampleInvoice } from './sample-invoice.ts';

test('a document is drawn with the given fonts, the same each time (PDF 1.4, 3.4.1 header)', async () => {
  const fonts = await testNeeds().fonts();
  const { bytes, missingGlyphs } = drawInvoice(sampleInvoice, fonts);
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.4');
  expect(missingGlyphs).toBe(0);
  expect(drawInvoice(sampleInvoice, fonts).bytes).toEqual(bytes);
});
