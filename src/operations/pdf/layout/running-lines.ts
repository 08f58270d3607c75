import { oneLine } from '../../../formats/typesetting/printable.ts';
import type { Warnings } from '../source/warnings.ts';
import type { Flow } from './flow.ts';
import { Looks, plainMarks } from './style.ts';

/** The line above and the line below the text of every page; an empty one is not drawn. */
export interface RunningLines {
  readonly header: string;
  readonly footer: string;
}

/** Draws the running lines in the middle of the margins, when the number of pages is known. */
export function drawRunningLines(
  flow: Flow,
  { header, footer }: RunningLines,
  title: string,
  warnings: Warnings,
): void {
  const { canvas, sheet, styles } = flow;
  const style = Looks.of(styles.runningLine).of(plainMarks, 'text').style;
  const below = style.size * 0.35;
  const count = canvas.pages.length;
  for (let page = 0; page < count; page++) {
    canvas.turnTo(page);
    const values = { page: page + 1, pages: count, title, section: flow.sections[page] ?? '' };
    const show = (line: 'Header' | 'Footer', template: string, baseline: number) => {
      const wanted = fill(template, values);
      if (wanted === '') return;
      const text = shortened(flow, wanted);
      if (text !== wanted) warnings.add('header-or-footer-shortened');
      const width = (flow.setter.measure(text, style.face) * style.size) / 1000;
      canvas.beginArtifact(line);
      canvas.show(text, (sheet.width - width) / 2, baseline, style);
      canvas.end();
    };
    show('Header', header, sheet.height - sheet.margin / 2 - below);
    show('Footer', footer, sheet.margin / 2 - below);
  }
}

interface Values {
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly section: string;
}

/** More characters than a line of the widest page holds, in UTF-16 units: what follows them is not looked at. */
const MAX_OF_A_LINE = 1000;

/** Puts the values into a template; other words in braces stay. */
function fill(template: string, values: Values): string {
  const filled = template.replace(/\{(page|pages|title|section)\}/g, (_, name: keyof Values) =>
    String(values[name]).slice(0, MAX_OF_A_LINE),
  );
  return oneLine(filled.slice(0, MAX_OF_A_LINE).toWellFormed());
}

/** A text cut to the width of the text above, with an ellipsis. */
function shortened({ setter, styles, column: { left, right } }: Flow, text: string): string {
  const { face, size } = Looks.of(styles.runningLine).of(plainMarks, 'text').style;
  const room = ((right - left) * 1000) / size;
  if (setter.measure(text, face) <= room) return text;
  const rest = room - setter.measure(ELLIPSIS, face);
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += setter.measure(character, face);
    if (width > rest || end + character.length > MAX_SHORTENED) break;
    end += character.length;
  }
  return `${text.slice(0, end).trimEnd()}${ELLIPSIS}`;
}

const ELLIPSIS = '\u2026';
const MAX_SHORTENED = 500;
