import type { Output } from '../../operation.ts';
import { imageMedia } from './image-answer.ts';

/** The media types of a Swiss code. */
export const swissMedia = {
  ...imageMedia,
  'application/pdf': { file: 'The payment part with its receipt, 210 x 105 mm, as PDF/A-1, tagged.' },
} as const satisfies Output['media'];
