import type { TextMarks } from './model.ts';

/** What an element says of the text inside it. */
export type Mark = (typeof MARKS)[number];

const MARKS = [
  'bold',
  'italic',
  'struck',
  'underlined',
  'highlighted',
  'code',
  'key',
  'above',
  'below',
] as const;

type Counts = Readonly<Record<Mark, number>>;

/** The styles of all sets of marks, as they are met. */
const styles: (TextMarks | undefined)[] = [];

/** How many elements of each mark are open at a place: `</b>` may close what never began, and elements may cross. */
export class Marks {
  readonly style: TextMarks;
  readonly #counts: Counts;

  private constructor(counts: Counts) {
    this.#counts = counts;
    const set = MARKS.reduce((bits, mark, index) => bits | (counts[mark] > 0 ? 1 << index : 0), 0);
    // One object for the same marks: pieces of one style are joined.
    this.style = styles[set] ??= styleOf(counts);
  }

  static readonly none = new Marks({
    bold: 0,
    italic: 0,
    struck: 0,
    underlined: 0,
    highlighted: 0,
    code: 0,
    key: 0,
    above: 0,
    below: 0,
  });

  /** The marks behind the beginning or the end of an element. */
  turned(mark: Mark, step: 1 | -1): Marks {
    const count = this.#counts[mark] + step;
    return count < 0 ? this : new Marks({ ...this.#counts, [mark]: count });
  }

  /** The marks behind a block that began with `before`: those that began in it end with it. */
  closed(before: Marks): Marks {
    if (this === before) return this;
    const counts: Record<Mark, number> = { ...this.#counts };
    for (const mark of MARKS) counts[mark] = Math.min(counts[mark], before.#counts[mark]);
    return MARKS.every((mark) => counts[mark] === before.#counts[mark]) ? before : new Marks(counts);
  }
}

function styleOf({
  bold,
  italic,
  struck,
  underlined,
  highlighted,
  code,
  key,
  above,
  below,
}: Counts): TextMarks {
  return {
    isBold: bold > 0,
    isItalic: italic > 0,
    isStruck: struck > 0,
    ...(underlined > 0 && { isUnderlined: true }),
    ...(highlighted > 0 && { isHighlighted: true }),
    kind: key > 0 ? 'key' : code > 0 ? 'code' : 'text',
    position: above > 0 ? 'above' : below > 0 ? 'below' : 'line',
  };
}
