/** The text that src/operations/email/lists/sorted-words.ts reads. */
export function sortedWordsText(words: readonly string[]): string {
  return `\n${linesOf(words).join('\n')}\n`;
}

/** Words in a line, of which the first is written in full. */
const LINE = 16;
/** Most characters shared with the word before, written as one digit of base 36. */
const MAX_SHARED = 35;

function linesOf(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let inLine = LINE;
  words.forEach((word, index) => {
    const shared = sharedStart(words[index - 1] ?? '', word);
    if (inLine === LINE || shared > MAX_SHARED) {
      lines.push(word);
      inLine = 1;
    } else {
      lines[lines.length - 1] += ` ${shared.toString(36)}${word.slice(shared)}`;
      inLine++;
    }
  });
  return lines;
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
