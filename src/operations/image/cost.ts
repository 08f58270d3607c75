import type { Cost } from '../../operation.ts';
import type { StripInput } from './schema.ts';

const START = 0.1;

/**
 * Of a byte in the smallest pieces that a picture can have: segments of 4 bytes, chunks of 8 and 12, blocks of a few dozen
 * in the compressed pixels of a PNG. Those of a photograph take a twentieth of it, and base64 a fifth.
 */
const PER_BYTE = 22e-6;

/** What a picture is made of cannot be told from less than a reading of it. */
export const stripCost: Cost<StripInput> = {
  ofBytes: (bodyBytes) => START + bodyBytes * PER_BYTE,
  ofInput: ({ image }) => START + image.length * PER_BYTE,
};
