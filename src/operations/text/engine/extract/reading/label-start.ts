const MAX_LABEL_LENGTH = 60;

/** A label begins with its line, its sentence, its cell or its part of an enumeration. */
export function labelStart(text: string, floor: number, colon: number): number {
  // In columns the colon stands apart: Our order    : 5590021.
  const end = text.slice(0, colon).trimEnd().length;
  const from = Math.max(floor, end - MAX_LABEL_LENGTH);
  const before = text.slice(from, end);
  let start = from;
  for (const edge of before.matchAll(/[.!?](?= )|[;,|\t(\u2022]| {2}|^\s*[-*\u2022]\s/g))
    start = from + edge.index + edge[0].length;
  return start;
}

/** Whether a few words before a colon are a label. */
export function isLabel(label: string): boolean {
  return (
    /^[\p{L}#*]/u.test(label) &&
    label.length <= MAX_LABEL_LENGTH &&
    !/\d{3}|\d[/.]\d/.test(label) &&
    label.split(/\s+/).length <= 6
  );
}
