import type { MarkdownInput } from '../schema.ts';
import type { Sheet } from './flow.ts';

/** Width and height in points. */
const papers = {
  a4: [595.28, 841.89],
  letter: [612, 792],
  legal: [612, 1008],
  a5: [419.53, 595.28],
} as const satisfies Record<MarkdownInput['paper'], readonly [number, number]>;

const POINTS_PER_MM = 72 / 25.4;

/** The pages of a document. */
export function sheetOf({ paper, landscape, margin }: MarkdownInput): Sheet {
  const [short, long] = papers[paper];
  const [width, height] = landscape ? [long, short] : [short, long];
  return { width, height, margin: margin * POINTS_PER_MM };
}
