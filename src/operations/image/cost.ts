import type { Cost } from '../../operation.ts';
import type { StripInput } from './schema.ts';

/** Of a byte that came in JSON: base64 is most of the work. */
const PER_BYTE = 5e-6;

/** The time of a picture is that of its bytes, in whatever chunks they are. */
export const stripCost: Cost<StripInput> = {
  ofBytes: (bodyBytes) => 0.1 + bodyBytes * PER_BYTE,
  ofInput: ({ image }) => 0.1 + image.length * PER_BYTE,
};
