import type { FontSet } from '../../formats/pdf/font-set.ts';
import type { Operation } from '../../operation.ts';
import { documentAnswer, documentMedia } from './document-answer.ts';
import { fontSetOf } from './fonts.ts';
import { type RenderedInvoice, render } from './render.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { noInput } from './schema.ts';

const rendered = new WeakMap<FontSet, RenderedInvoice>();

export const sampleDocument = {
  id: 'invoice.sample',
  summary: 'Show a sample invoice',
  description:
    'An invoice with made-up data, to see what the documents look like. The file is the same at every call.',
  routes: [{ method: 'GET', path: '/v1/invoice/sample' }],
  input: noInput,
  output: { media: documentMedia },
  limits: { bodyBytes: 16_384 },
  cache: { scope: 'public', maxAgeSeconds: 86_400, immutable: false },
  examples: [{ title: 'The sample', input: {} }],
  run: async (_input: object, { fonts }) => {
    const set = fontSetOf(await fonts());
    const document = rendered.get(set) ?? render(sampleInvoice, set);
    rendered.set(set, document);
    return documentAnswer(sampleInvoice, document, 'inline');
  },
} as const satisfies Operation<object>;
