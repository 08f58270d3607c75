import type { FontFiles, Operation, Ports } from '../../operation.ts';
import { sampleCost } from './cost.ts';
import { documentAnswer, documentMedia } from './document-answer.ts';
import type { RenderedInvoice } from './render.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { noInput } from './schema.ts';

const rendered = new WeakMap<FontFiles, RenderedInvoice>();

export const sampleDocument = {
  id: 'invoice.sample',
  summary: 'Show a sample invoice',
  description:
    'An invoice with made-up data, to see what the documents look like. The file is the same at every call.',
  routes: [{ method: 'GET', path: '/v1/invoice/sample' }],
  input: noInput,
  output: { media: documentMedia },
  limits: { bodyBytes: 16_384 },
  answerBytes: 65_536,
  needs: ['fonts'],
  cost: sampleCost,
  cache: { scope: 'public', maxAgeSeconds: 86_400, immutable: false },
  examples: [{ title: 'The sample', input: {} }],
  run: async (_input: object, { fonts }: Ports<'fonts'>) => {
    const { drawInvoice } = await import('./library.ts');
    const files = await fonts();
    const document = rendered.get(files) ?? drawInvoice(sampleInvoice, files);
    rendered.set(files, document);
    return documentAnswer(sampleInvoice, document, 'inline');
  },
} as const satisfies Operation<object, never>;
