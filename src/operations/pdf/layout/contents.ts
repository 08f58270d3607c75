import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { Heading } from '../source/tree/model.ts';
import type { Context } from './context.ts';
import { drawParagraph, ownersOf } from './draw-lines.ts';
import { makeLines } from './lines.ts';
import { type BlockStyle, GREY, Looks, plainMarks } from './style.ts';

/** Headings of these levels are in the table of contents. */
const DEEPEST = 3;

const INDENT = 16;
const NUMBER_ROOM = 34;
const DOT_GAP = 4;

/** A line of the contents whose page is not known yet. */
interface Entry {
  readonly heading: Heading;
  readonly page: number;
  readonly baseline: number;
  /** Width of its last line. */
  readonly width: number;
  readonly indent: number;
  readonly style: BlockStyle;
  readonly element: StructureElement;
}

/** The table of contents, on pages before the text: what it says of the text is drawn when that is laid out. */
export class Contents {
  readonly #context: Context;
  readonly #entries: Entry[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Draws the headings, below a title, and begins the page after them. Nothing is drawn without headings. */
  draw(headings: readonly Heading[], title: string): void {
    const listed = headings.filter(({ level, text }) => level <= DEEPEST && text !== '');
    if (listed.length === 0) return;
    const { flow, maker, column } = this.#context;
    const titleStyle = flow.styles.heading(2);
    const caption = this.#context.element.add('P');
    const element = this.#context.element.add('TOC');
    const lines = makeLines(textOf(title), column.right - column.left, titleStyle, maker);
    this.#drawLines(lines, titleStyle, caption, 0);
    flow.y -= flow.styles.gap;
    const highest = Math.min(...listed.map(({ level }) => level));
    for (const heading of listed) this.#drawEntry(heading, heading.level - highest, element.add('TOCI'));
    flow.newPage();
  }

  /** Draws the numbers of the pages, which are known by now, with dots before them, and the links. */
  complete(): void {
    const { flow, column } = this.#context;
    const { canvas, anchors, setter } = flow;
    const isFromRight = this.#context.direction === 'right-to-left';
    for (const { heading, page, baseline, indent, width: textWidth, style, element } of this.#entries) {
      canvas.turnTo(page);
      const look = Looks.of(style).of(plainMarks, 'text').style;
      const place = anchors.get(heading.slug) ?? { page: 0, top: 0 };
      const number = String(place.page + 1);
      const width = (text: string) => (setter.measure(text, look.face) * look.size) / 1000;
      const room = column.right - column.left - indent - textWidth - width(number);
      const dots = Math.floor((room - 2 * DOT_GAP) / width('. '));
      if (dots > 1) {
        canvas.beginArtifact();
        const text = '. '.repeat(dots).trimEnd();
        const space = width(number) + DOT_GAP;
        const x = isFromRight ? column.left + space : column.right - space - width(text);
        canvas.show(text, x, baseline, { ...look, colour: GREY });
        canvas.end();
      }
      canvas.begin(element);
      canvas.show(number, isFromRight ? column.left : column.right - width(number), baseline, look);
      canvas.end();
      canvas.link({
        edges: [column.left, baseline - style.size * 0.3, column.right, baseline + style.size],
        contents: heading.text.slice(0, 500).toWellFormed(),
        element,
        target: () => place,
      });
    }
  }

  #drawEntry(heading: Heading, depth: number, item: StructureElement): void {
    const { flow, maker, column } = this.#context;
    const style: BlockStyle = { ...flow.styles.body, isBold: depth === 0 };
    const indent = depth * INDENT;
    const element = item.add('Reference').add('Link');
    // The number of the page is another word than the last one of the heading.
    const text = textOf(`${heading.text} `);
    const lines = makeLines(text, column.right - column.left - indent - NUMBER_ROOM, style, maker);
    flow.space(depth === 0 ? style.size * 0.4 : 0);
    this.#drawLines(lines, style, element, indent);
    const last = lines.at(-1)!;
    this.#entries.push({
      heading,
      page: flow.canvas.pageIndex,
      baseline: flow.y + (last.height - (style.leading + style.size * 0.69) / 2),
      indent,
      width: last.width,
      style,
      element,
    });
  }

  #drawLines(
    lines: ReturnType<typeof makeLines>,
    style: BlockStyle,
    element: StructureElement,
    indent: number,
  ) {
    const { flow, column, direction, pictures } = this.#context;
    const isFromRight = direction === 'right-to-left';
    const left = column.left + (isFromRight ? 0 : indent);
    const width = column.right - column.left - indent;
    const align = isFromRight ? 'right' : 'left';
    const place = { left, width, align, style, owners: ownersOf(element, lines), pictures } as const;
    drawParagraph(flow, lines, place);
    flow.endMark();
  }
}

function textOf(text: string) {
  return [{ kind: 'text', text, style: plainMarks, link: undefined }] as const;
}
