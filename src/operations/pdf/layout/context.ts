import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { BaseDirection } from '../../../formats/typesetting/bidi-levels.ts';
import type { Highlighter } from '../highlight/highlighter.ts';
import type { Block } from '../source/tree/model.ts';
import type { Column, Flow } from './flow.ts';
import type { LineMaker } from './lines.ts';
import type { PlacedPicture } from './pictures.ts';
import type { BlockStyle } from './style.ts';

/** Where blocks are drawn, and how. */
export interface Context {
  readonly flow: Flow;
  readonly maker: LineMaker;
  readonly pictures: readonly PlacedPicture[];
  /** Undefined where code has no colours. */
  readonly highlighter: Highlighter | undefined;
  readonly column: Column;
  /** Of the blocks: where lists, quotes and tables begin. */
  readonly direction: BaseDirection;
  /** Of the document (BCP 47). */
  readonly language: string;
  /** The element that gets those of the blocks. */
  readonly element: StructureElement;
  readonly style: BlockStyle;
  /** Space between blocks. */
  readonly gap: number;
  /** Lists around the blocks. */
  readonly depth: number;
  /** Draws the blocks inside another. */
  readonly drawBlocks: (context: Context, blocks: readonly Block[]) => void;
}

/** A column that lists and quotes would make narrower than this is not indented further. */
const NARROWEST = 90;

/** The column inside another that begins `indent` points further, where there is room for that. */
export function indented({ left, right }: Column, indent: number, direction: BaseDirection): Column {
  if (right - left - indent < NARROWEST) return { left, right };
  return direction === 'right-to-left' ? { left, right: right - indent } : { left: left + indent, right };
}
