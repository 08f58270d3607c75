/** A piece of a line: `**a** [b](https://c.example/)` is strong text, a space and a link. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'picture'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string; readonly line: readonly Inline[] }
  | { readonly kind: 'strong' | 'em' | 'del'; readonly line: readonly Inline[] };

/** In the order in which they are tried. Each alternative is bounded by its line or by what ends it. */
const TOKEN =
  /\\(?<escaped>[!-/:-@[-`{-~])|(?<ticks>`+)|(?<picture>!\[)|(?<open>\[)|\]\((?<href><[^<>\n]*>|[^\s()]*)(?: "(?:[^"\\]|\\.)*")?\)|(?<close>\])|<(?<link>https?:\/\/[^\s<>]*|mailto:[^\s<>]*)>|(?<break><br>|\\\n| {2,}\n)|(?<mark>\*+|~~)/g;

/** An element that is open, with what is in it so far. */
interface Open {
  readonly sign: string;
  readonly line: Inline[];
}

const kinds = { '**': 'strong', '*': 'em', '~~': 'del' } as const;

/** Marks and links in each other that are read; deeper ones are text. */
const MAX_OPEN = 50;

/** The pieces of a line. Linear in its length. */
export function inlinesOf(line: string): readonly Inline[] {
  const root: Open = { sign: '', line: [] };
  const open: Open[] = [root];
  let at = 0;
  const add = (piece: Inline) => open.at(-1)!.line.push(piece);
  const addText = (text: string) => {
    if (text !== '') add({ kind: 'text', text });
  };
  const ticks = new TickRuns(line);
  for (const match of line.matchAll(TOKEN)) {
    // What is in code is not read.
    if (match.index < at) continue;
    addText(line.slice(at, match.index));
    at = match.index + match[0].length;
    const { escaped, href, link, mark } = match.groups!;
    if (escaped !== undefined) addText(escaped);
    else if (match.groups!.ticks !== undefined) {
      const end = ticks.endOf(match[0].length, at);
      if (end === undefined) addText(match[0]);
      else {
        add({
          kind: 'code',
          text: line
            .slice(at, end)
            .replaceAll('\n', ' ')
            .replace(/^ (.*[^ ].*) $/, '$1'),
        });
        at = end + match[0].length;
      }
    } else if (match.groups!.break !== undefined) add({ kind: 'break' });
    else if (link !== undefined) add({ kind: 'link', href: link, line: [{ kind: 'text', text: link }] });
    else if (match[0] === '![' || match[0] === '[') {
      if (open.length < MAX_OPEN) open.push({ sign: match[0], line: [] });
      else addText(match[0]);
    } else if (href !== undefined) endLink(open, href.replace(/^<|>$/g, ''), match[0]);
    else if (mark === undefined) addText(match[0]);
    else for (let left = mark; left !== ''; ) left = left.slice(takeMark(open, left));
  }
  addText(line.slice(at));
  while (open.length > 1) undo(open);
  return root.line;
}

/** The runs of backticks of a line, by their length (CommonMark 6.1). */
class TickRuns {
  readonly #places = new Map<number, number[]>();

  constructor(line: string) {
    for (const { 0: run, index } of line.matchAll(/`+/g)) {
      const places = this.#places.get(run.length);
      if (places === undefined) this.#places.set(run.length, [index]);
      else places.push(index);
    }
  }

  /** Where the next run of this length begins, from a place on. Places only grow from call to call. */
  endOf(length: number, from: number): number | undefined {
    const places = this.#places.get(length) ?? [];
    while (places[0] !== undefined && places[0] < from) places.shift();
    return places[0];
  }
}

/** Ends the innermost link or picture; without one its end is text. */
function endLink(open: Open[], href: string, written: string): void {
  const from = open.findLastIndex(({ sign }) => sign.endsWith('['));
  if (from < 0) {
    open.at(-1)!.line.push({ kind: 'text', text: written });
    return;
  }
  while (open.length > from + 1) undo(open);
  const { sign, line } = open.pop()!;
  const outer = open.at(-1)!.line;
  if (sign === '![') outer.push({ kind: 'picture', text: textOf(line) });
  else outer.push({ kind: 'link', href, line });
}

/** Ends a mark that is open, the innermost first, or begins one. Returns how many signs of the run it took. */
function takeMark(open: Open[], run: string): number {
  const innermost = open.findLastIndex(({ sign }) => sign.endsWith('[') || run.startsWith(sign || '['));
  const sign = open[innermost]?.sign;
  if (isMark(sign)) {
    while (open.length > innermost + 1) undo(open);
    const { line } = open.pop()!;
    open.at(-1)!.line.push({ kind: kinds[sign], line });
    return sign.length;
  }
  const mark = run.slice(0, 2);
  if (open.length < MAX_OPEN) open.push({ sign: mark, line: [] });
  else open.at(-1)!.line.push({ kind: 'text', text: mark });
  return mark.length;
}

function isMark(sign: string | undefined): sign is keyof typeof kinds {
  return sign !== undefined && Object.hasOwn(kinds, sign);
}

/** What never ends is text, with all that is in it. */
function undo(open: Open[]): void {
  const { sign, line } = open.pop()!;
  const outer = open.at(-1)!.line;
  outer.push({ kind: 'text', text: sign });
  for (const piece of line) outer.push(piece);
}

/** The words of a line without its marks. */
export function textOf(line: readonly Inline[]): string {
  return line
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return piece.kind === 'break' ? '\n' : textOf(piece.line);
    })
    .join('');
}
