/**
 * Markdown from blocks. What is read back by CommonMark is what the page showed: each character that could be read as
 * markup is escaped where it could be, and nowhere else.
 *
 *   a heading of level 2 "1. Setup", a list of one item "a*b*"  ->  ## 1. Setup, an empty line, - a\\*b\\*
 *
 * `escape.ts` knows the places, `write-spans.ts` and `delimiters.ts` the marks, `cut.ts` where a text of at most
 * `max_chars` ends.
 */
import type { Block, ListBlock, ListItem } from './blocks.ts';

/** Blocks as Markdown, each with the lines it takes; between two of them is one empty line. */
export function writeBlocks(blocks: readonly Block[]): readonly string[] {
  let before: Block | undefined;
  let isOther = false;
  return blocks.map((block) => {
    isOther = isNextList(before, block) && !isOther;
    before = block;
    const writer = new LineWriter();
    writer.block(block, isOther);
    return writer.lines.join('\n');
  });
}

/** Whether two lists would be read as one, if both had the same marker. */
function isNextList(before: Block | undefined, block: Block): boolean {
  if (before?.kind !== 'list' || block.kind !== 'list') return false;
  return (before.start === undefined) === (block.start === undefined);
}

class LineWriter {
  readonly lines: string[] = [];
  #prefix = '';
  /** The markers of items that begin on the next line, with all that is before them. */
  #marker: string | undefined;

  block(block: Block, isOther: boolean): void {
    switch (block.kind) {
      case 'paragraph':
        for (const line of block.text.split('\n')) this.#line(line);
        break;
      case 'heading':
        this.#line(`${'#'.repeat(block.level)} ${block.text}`);
        break;
      case 'code':
        this.#code(block.text, block.language);
        break;
      case 'table':
        for (const row of block.rows) this.#line(row);
        break;
      case 'rule':
        // Behind the dash of an item, three dashes are a rule without an item.
        this.#line(this.#marker === undefined ? '---' : '***');
        break;
      case 'quote':
        this.#inside('> ', '> ', () => this.#blocks(block.blocks, false));
        break;
      case 'list':
        this.#list(block, isOther);
    }
  }

  #blocks(blocks: readonly Block[], isTight: boolean): void {
    let before: Block | undefined;
    let isOther = false;
    for (const block of blocks) {
      // Only a list that begins with 1 ends a paragraph without an empty line (CommonMark 5.3).
      const needsLine = block.kind === 'list' && block.start !== undefined && block.start !== 1;
      if (before !== undefined && (!isTight || needsLine)) this.#line('');
      isOther = isNextList(before, block) && !isOther;
      this.block(block, isOther);
      before = block;
    }
  }

  #list({ start, items }: ListBlock, isOther: boolean): void {
    const isTight = items.every(isTightItem);
    let number = start ?? 0;
    for (const [index, { isChecked, blocks }] of items.entries()) {
      if (index > 0 && !isTight) this.#line('');
      const bullet = isOther ? '* ' : '- ';
      const marker = start === undefined ? bullet : `${number++}${isOther ? ')' : '.'} `;
      const task = isChecked === undefined ? '' : isChecked ? '[x] ' : '[ ] ';
      this.#inside(marker + task, ' '.repeat(marker.length), () => this.#blocks(blocks, isTight));
    }
  }

  /** Code between fences of backticks that are longer than any in it (CommonMark 4.5). */
  #code(text: string, language: string): void {
    const runs = text.match(/`{3,}/g) ?? [];
    const longest = runs.reduce((most, run) => Math.max(most, run.length), 2);
    const fence = '`'.repeat(longest + 1);
    this.#line(fence + language);
    for (const line of text.split('\n')) this.#line(line);
    this.#line(fence);
  }

  #inside(marker: string, indent: string, write: () => void): void {
    const prefix = this.#prefix;
    this.#marker = (this.#marker ?? prefix) + marker;
    this.#prefix = prefix + indent;
    write();
    this.#prefix = prefix;
    this.#marker = undefined;
  }

  #line(text: string): void {
    const prefix = this.#marker ?? this.#prefix;
    this.#marker = undefined;
    this.lines.push(text === '' ? prefix.trimEnd() : prefix + text);
  }
}

function isTightItem({ blocks }: ListItem): boolean {
  const [first, second, ...others] = blocks;
  return (
    first?.kind === 'paragraph' && (second === undefined || second.kind === 'list') && others.length === 0
  );
}
