/** Characters in a line of help: what every terminal has. */
export const COLUMNS = 80;

/** Column at which the second column of help begins. */
const SECOND = 27;

/** A text in lines of at most 80 characters, each after `indent` blanks. A word that is longer gets a line. */
export function wrapped(text: string, indent = 0): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== '' && indent + line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => `${' '.repeat(indent)}${each}\n`).join('');
}

/** A term with its explanation in a second column, below the term where that is long. */
export function explained(term: string, explanation: string, column = SECOND): string {
  const begun = `  ${term}`;
  const body = wrapped(explanation, column);
  if (body === '') return `${begun}\n`;
  return begun.length + 2 > column ? `${begun}\n${body}` : `${begun.padEnd(column)}${body.trimStart()}`;
}

/** Markdown of a declaration as plain text: code, strong words and links without their marks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
