import { strokeOperators } from '../../../formats/pdf/canvas.ts';
import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import { setLines } from '../../../formats/typesetting/set-lines.ts';
import { labelsOf } from '../source/tree/list-labels.ts';
import type { List, ListItem } from '../source/tree/model.ts';
import { type Context, indented } from './context.ts';
import { directionOfBlocks } from './direction.ts';
import type { Column } from './flow.ts';
import { baselineOf, GREY, Looks, plainMarks } from './style.ts';

/** Bullets by the number of lists around: all are in the fonts. */
const BULLETS = ['\u2022', '\u25e6', '\u25aa'] as const;

const INDENT = 20;
const LABEL_GAP = 6;

/** How readers name them, and numbers (ISO 32000-1 table 347). */
const numberings = ['Disc', 'Circle', 'Square'] as const;
const numbers = { a: 'LowerAlpha', A: 'UpperAlpha', i: 'LowerRoman', I: 'UpperRoman' } as const;

function numberedAs({ numbering }: List) {
  return numbering === undefined ? 'Decimal' : numbers[numbering];
}

function bulletOf(depth: number): number {
  return Math.min(depth, BULLETS.length - 1);
}

/** Space between the items of a tight list, relative to the size of the text. */
const TIGHT_GAP = 0.25;

/** Draws a list: labels hang before the items, on the side that the text begins on. */
export function drawList(around: Context, list: List): void {
  const direction = directionOfBlocks([list], around.direction);
  const context = { ...around, direction };
  const { flow, column, depth, style } = context;
  const element = context.element.add('L');
  element.listNumbering = list.start === undefined ? numberings[bulletOf(depth)]! : numberedAs(list);
  const label = new LabelSetter(context, list);
  const inner = indented(column, Math.max(INDENT, label.width + LABEL_GAP), direction);
  const gap = list.isTight ? style.size * TIGHT_GAP : context.gap * 0.7;
  flow.space(depth === 0 ? context.gap : gap);
  for (const [index, item] of list.items.entries()) {
    const part = element.add('LI');
    label.set(index, item, part, inner);
    if (index > 0) flow.space(gap);
    drawItem({ ...context, column: inner, element: part.add('LBody'), gap, depth: depth + 1 }, item);
  }
  flow.space(depth === 0 ? context.gap : gap);
}

function drawItem(context: Context, { blocks }: ListItem): void {
  const { flow, style } = context;
  context.drawBlocks(context, blocks);
  if (!flow.hasLabels) return;
  // An item without a line of its own has one for its label.
  flow.begin(style.leading);
  flow.drawLabels(flow.y - baselineOf(style));
  flow.y -= style.leading;
}

const DECIMAL = /^\d+\.$/;

class LabelSetter {
  readonly #context: Context;
  readonly #labels: readonly string[] | undefined;

  constructor(context: Context, list: List) {
    this.#context = context;
    this.#labels = labelsOf(list);
  }

  /** Of the widest label. */
  get width(): number {
    let longest = '';
    let widest = 0;
    for (const label of this.#labels ?? []) {
      // Digits are equally wide, so that most lists are measured at a few labels.
      if (label.length <= longest.length && DECIMAL.test(label) && DECIMAL.test(longest)) continue;
      longest = label;
      widest = Math.max(widest, this.#measure(label));
    }
    return widest;
  }

  /** Draws the label of an item beside its first line, outside of the column of its text. */
  set(index: number, { task }: ListItem, item: StructureElement, column: Column): void {
    const { flow, depth, direction } = this.#context;
    const element = item.add('Lbl');
    if (task !== undefined) {
      flow.label((baseline) => this.#drawBox(element, task, column, baseline));
      return;
    }
    const text = this.#labels?.[index] ?? BULLETS[bulletOf(depth)]!;
    const [line = text] = setLines(text, [text], direction);
    flow.label((baseline) => {
      flow.mark(element);
      flow.canvas.show(line, this.#leftOf(this.#measure(text), column), baseline, this.#style);
    });
  }

  /** The left end of a label of a width. */
  #leftOf(width: number, { left, right }: Column): number {
    const { direction } = this.#context;
    return direction === 'right-to-left' ? right + LABEL_GAP : left - LABEL_GAP - width;
  }

  get #style() {
    return Looks.of(this.#context.style).of(plainMarks, 'text').style;
  }

  #measure(text: string): number {
    const { face, size } = this.#style;
    return (this.#context.flow.setter.measure(text, face) * size) / 1000;
  }

  /** Draws a box; its state is text that is not seen, for who copies or hears the list (GFM 5.3). */
  #drawBox(element: StructureElement, task: 'open' | 'done', column: Column, baseline: number): void {
    const { flow, style } = this.#context;
    const side = style.size * 0.78;
    const x = this.#leftOf(side, column);
    const state = task === 'done' ? '[x]' : '[ ]';
    flow.mark(element);
    flow.canvas.showUnseen(state, { x, y: baseline, width: side }, this.#style);
    const y = baseline - side * 0.06;
    const box = [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y - 0.3],
    ] as const;
    const check = [
      [x + side * 0.2, y + side * 0.5],
      [x + side * 0.42, y + side * 0.27],
      [x + side * 0.8, y + side * 0.75],
    ] as const;
    const operators = [strokeOperators(box, { width: 0.7, colour: GREY })];
    if (task === 'done') operators.push(strokeOperators(check, { width: 1.1, colour: style.colour }));
    flow.endMark();
    flow.canvas.drawMarked(operators.join(' '), undefined);
  }
}
