import { textOfLine } from '../../../formats/typesetting/set-lines.ts';
import { fill, type Labels } from '../labels/labels.ts';
import type { Sheet } from './sheet.ts';
import { HAIRLINE, styles } from './style.ts';

const RULE_HEIGHT = 52;
const BASELINE = 37;
const GAP = 24;

/** What the footers say. */
interface Footer {
  readonly number: string;
  readonly amount: string;
  readonly labels: Labels;
  /** Height of what is below the footer of the last page, in points. */
  readonly foot: number;
}

/** The footer of every page: its document, its page number and the number of pages. */
export function drawFooters(sheet: Sheet, { number, amount, labels, foot }: Footer): void {
  const { canvas, left, right } = sheet;
  const style = styles.footer;
  const count = canvas.pages.length;
  let text: string | undefined;
  for (let index = 0; index < count; index++) {
    const page = fill(labels.page, { page: String(index + 1), count: String(count) });
    const pageWidth = sheet.measure(page, style);
    text ??= shorten(sheet, number, ` \u00b7 ${amount}`, sheet.width - pageWidth - GAP);
    const base = index === count - 1 ? foot : 0;
    canvas.turnTo(index);
    canvas.rule(left, right, base + RULE_HEIGHT, HAIRLINE);
    canvas.beginArtifact('Footer');
    canvas.show(text, left, base + BASELINE, style);
    canvas.show(page, right - pageWidth, base + BASELINE, style);
    canvas.end();
  }
}

/** The number, cut where it is too long for the line; it is in full at the head of the document. */
function shorten(sheet: Sheet, number: string, amount: string, width: number): string {
  const style = styles.footer;
  const room = width - sheet.measure(amount, style);
  if (sheet.measure(number, style) <= room) return number + amount;
  const [first = ''] = sheet.wrap(
    number.replaceAll(' ', '\u00a0'),
    style,
    room - sheet.measure('\u2026', style),
  );
  return `${textOfLine(first).trimEnd()}\u2026${amount}`;
}
