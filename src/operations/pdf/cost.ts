import type { Cost } from '../../operation.ts';
import type { MarkdownInput } from './schema.ts';

const START = 0.5;
const PER_BYTE = 350e-6;

/** A text takes time for its letters; of a picture most of the time is that of its bytes. */
export const markdownCost: Cost<MarkdownInput> = {
  ofBytes: (bodyBytes) => START + bodyBytes * PER_BYTE,
  ofInput: ({ markdown }) => START + markdown.length * PER_BYTE,
};
