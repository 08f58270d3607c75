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

const NONE: Counts = {
  bold: 0,
  italic: 0,
  struck: 0,
  underlined: 0,
  highlighted: 0,
  code: 0,
  key: 0,
  above: 0,
  below: 0,
};

/** The styles of all sets of marks, as they are met. */
const styles: (TextMarks | undefined)[] = [];

/** How many elements of each mark are open at a place: `</b>` may close what never began, and elements may cross. */
export class Marks {
  readonly style: TextMarks;
  readonly #counts: Counts;

  /** `set` has a bit for each mark that is there, in the order of `MARKS`. */
  private constructor(counts: Counts, set: number) {
    this.#counts = counts;
    // One object for the same marks: pieces of one style are joined.
    this.style = styles[set] ??= styleOf(counts);
  }

  static readonly none = new Marks(NONE, 0);

  /** The marks behind the beginning or the end of an element. */
  turned(mark: Mark, step: 1 | -1): Marks {
    const count = this.#counts[mark] + step;
    return count < 0 ? this : Marks.#of({ ...this.#counts, [mark]: count });
  }

  /** The marks behind a block that began with `before`: those that began in it end with it. */
  closed(before: Marks): Marks {
    if (this === before) return this;
    const counts: Record<Mark, number> = { ...this.#counts };
    for (const mark of MARKS) counts[mark] = Math.min(counts[mark], before.#counts[mark]);
    return MARKS.every((mark) => counts[mark] === before.#counts[mark]) ? before : Marks.#of(counts);
  }

  static #of(counts: Counts): Marks {
    let set = 0;
    let isNested = false;
    for (let index = 0; index < MARKS.length; index++) {
      const count = counts[MARKS[index]!];
      if (count > 0) set |= 1 << index;
      if (count > 1) isNested = true;
    }
    if (set === 0) return Marks.none;
    if (isNested) return new Marks(counts, set);
    const known = single[set] ?? new Marks(counts, set);
    single[set] = known;
    return known;
  }
}

/** The marks of which none is inside another of its kind, by their sets: most of them. */
const single: (Marks | undefined)[] = [];

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
