/** One sentence of a text. */
export interface Sentence {
  /** Without white space around it. */
  readonly text: string;
  /** Where it stands, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The paragraph it stands in, from 0: blank lines and list items part paragraphs. */
  readonly paragraph: number;
}

/** An end of a sentence, closing quotes and brackets included, where another may begin. */
const END =
  /[.!?\u2026]+["'\u201d\u2019)\]]*(?=\s+["'\u201c\u2018([]*[\p{Lu}\p{N}\p{Lo}])|[\u3002\uff01\uff1f]+["\u201d\u300d]*|\n\s*\n|\n(?=\s*(?:[-*\u2022]|\d+[.)])\s)/gu;

/** Splits a text into sentences, in its order, none empty. Linear in the text's length. */
export function sentences(text: string): readonly Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  let paragraph = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    add(found, text, start, end, paragraph);
    if (match[0].includes('\n')) paragraph += 1;
    start = end;
  }
  add(found, text, start, text.length, paragraph);
  return found;
}

function add(found: Sentence[], text: string, from: number, to: number, paragraph: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  found.push({ text: trimmed, start, end: start + trimmed.length, paragraph });
}
