import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { Block, Heading, Paragraph, Quote } from '../source/tree/model.ts';
import { colourOfAlert, drawAlertTitle } from './alert.ts';
import { drawAnchor } from './anchor.ts';
import { drawCode } from './code-block.ts';
import { type Context, indented } from './context.ts';
import { drawDefinitions } from './definition-list.ts';
import { directionOfBlocks, directionOfInlines } from './direction.ts';
import { drawParagraph, heightOf, type LinePlace, ownersOf } from './draw-lines.ts';
import { directed, makeLines } from './lines.ts';
import { drawList } from './list.ts';
import { type BlockStyle, RULE } from './style.ts';
import { drawTable } from './table.ts';

/** Draws blocks below each other. */
export function drawBlocks(context: Context, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(context, block);
}

function drawBlock(context: Context, block: Block): void {
  const { flow, column, gap } = context;
  switch (block.kind) {
    case 'page break':
      flow.settle();
      if (!flow.isAtTop) flow.newPage();
      return;
    case 'rule':
      flow.space(gap * 1.4);
      flow.begin(2);
      flow.endMark();
      flow.canvas.rule(column.left, column.right, flow.y, { width: 0.75, colour: RULE });
      flow.y -= 1;
      flow.space(gap * 1.6);
      return;
    case 'heading':
      drawHeading(context, block);
      return;
    case 'paragraph':
      drawInlines(context, block, context.element.add('P'));
      return;
    case 'code':
      drawCode(context, block);
      return;
    case 'quote':
      drawQuote(context, block);
      return;
    case 'list':
      drawList(context, block);
      return;
    case 'table':
      drawTable(context, block);
      return;
    case 'definitions':
      drawDefinitions(context, block);
      return;
    case 'anchor':
      drawAnchor(context, block);
      return;
  }
}

/** Draws the pieces of a paragraph as an element of their own. */
function drawInlines(context: Context, paragraph: Paragraph, element: StructureElement): void {
  const { flow, gap } = context;
  flow.space(gap);
  const { lines, place } = layOut(context, paragraph, element, context.style);
  const draw = () => {
    drawParagraph(flow, lines, place);
    flow.endMark();
  };
  if (paragraph.isTitle === true) flow.keep(heightOf(lines), draw);
  else draw();
  flow.space(gap);
}

function layOut(
  context: Context,
  { inlines, align: given, direction: said }: Paragraph | Heading,
  element: StructureElement,
  style: BlockStyle,
) {
  const { maker, pictures } = context;
  const { left, right } = context.column;
  const width = right - left;
  const lines = makeLines(inlines, width, style, directed(maker, said));
  // Figures alone have no direction of their own, and lines with letters know theirs.
  const isFromRight =
    (said ?? context.direction) === 'right-to-left' && directionOfInlines(inlines) === undefined;
  const align = given ?? (isFromRight ? 'right' : 'left');
  const place: LinePlace = { left, width, align, style, owners: ownersOf(element, lines), pictures };
  return { lines, place };
}

/** A heading is on the page where what follows it begins. */
function drawHeading(context: Context, heading: Heading): void {
  const { flow, gap, column } = context;
  const { level, text, slug } = heading;
  const style = flow.styles.heading(level);
  const element = context.element.add(`H${level}`);
  const { lines, place } = layOut(context, heading, element, style);
  const depth = level <= 2 ? style.size * 0.22 : 0;
  flow.space(gap + style.size * (level <= 2 ? 0.75 : 0.5));
  flow.keep(heightOf(lines) + depth, () => {
    if (level === 1) flow.section = text;
    if (slug !== '' || text !== '') {
      flow.anchors.set(slug, flow.place);
      flow.bookmarks.push({ title: text.slice(0, 500).toWellFormed() || '-', level, place: flow.place });
    }
    drawParagraph(flow, lines, place);
    flow.endMark();
    if (depth === 0) return;
    flow.y -= depth;
    flow.canvas.rule(column.left, column.right, flow.y, { width: 0.6, colour: RULE });
  });
  flow.space(level <= 2 ? gap : gap * 0.6);
}

const QUOTE_INDENT = 14;
const BAR_WIDTH = 2.5;

function drawQuote(context: Context, { blocks, alert }: Quote): void {
  const { flow, column, gap } = context;
  const element = context.element.add('BlockQuote');
  const direction = directionOfBlocks(blocks, context.direction);
  const inner = indented(column, QUOTE_INDENT, direction);
  flow.space(gap);
  const colour = alert === undefined ? RULE : colourOfAlert(alert);
  const x = direction === 'right-to-left' ? column.right - BAR_WIDTH : column.left;
  const draw = (top: number, bottom: number) =>
    flow.canvas.fill({ x, y: bottom, width: BAR_WIDTH, height: top - bottom }, colour);
  const drawInside = () => {
    if (alert !== undefined) drawAlertTitle({ ...context, element, direction, column: inner }, alert);
    const style =
      alert === undefined ? { ...context.style, colour: flow.styles.quote.colour } : context.style;
    drawBlocks({ ...context, element, direction, column: inner, style }, blocks);
  };
  if (inner.left === column.left && inner.right === column.right) drawInside();
  else flow.beside(draw, drawInside);
  flow.space(gap);
}
