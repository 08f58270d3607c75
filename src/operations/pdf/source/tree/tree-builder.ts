import { refuse } from '../../../../errors.ts';
import { Content, isSeen } from '../html/content.ts';
import {
  languageOf,
  numberOf,
  numbersOf,
  type Placed,
  placedBy,
  purposeOf,
  writtenCell,
} from '../html/element-attributes.ts';
import { type ElementRole, isInLine, markOf, roleOf } from '../html/elements.ts';
import {
  FORMS,
  type Frame,
  type FramePart,
  frameEndedBy,
  LEVELS,
  type ListPart,
  nearest,
  outermostFrame,
  type Source,
  type TablePart,
  takeStrays,
} from '../html/frames.ts';
import type { Attributes } from '../html/html.ts';
import { codeOf, lineOf } from '../markdown/code.ts';
import { itemOf } from '../markdown/task.ts';
import type { Reading } from '../reading.ts';
import { LineBuilder, plainText } from './line-builder.ts';
import { type AlertKind, type Block, type Heading, type HeadingLevel, saidDirection } from './model.ts';
import { tableOf } from './table-grid.ts';

/** Most levels of lists, quotes and tables. */
const MAX_LEVELS = 100;

/** Elements that are open inside each other: those that are deeper only part what is around them, as in browsers. */
const MAX_FRAMES = 500;

/**
 * Builds the blocks of a text from the beginnings, ends and contents of elements, whether Markdown or HTML wrote them.
 * HTML may be broken in any way: what is not ended ends with what is around it, and what ends nothing is passed over.
 */
export class TreeBuilder extends LineBuilder {
  readonly headings: Heading[] = [];
  readonly #outline: 'outlined' | 'aside';
  readonly #frames: Frame[];
  #top: Frame;
  /** Elements too deep to be kept that are open. */
  #unkept = 0;
  /** The language of the preformatted text that is open. */
  #language = '';

  /** The headings of a text that is aside of the others, a note, have no names. */
  constructor(reading: Reading, outline: 'outlined' | 'aside') {
    super(reading);
    this.#outline = outline;
    this.#top = outermostFrame(this.marks);
    this.#frames = [this.#top];
  }

  /** Begins an element; one that holds nothing is all of it. */
  open(name: string, attributes: Attributes, source: Source): void {
    const mark = markOf(name);
    if (mark !== undefined) {
      const isBlock = mark === 'code' && this.#top.content.form === 'preformatted';
      if (isBlock) this.#language ||= languageOf(attributes);
      this.marks = this.marks.turned(mark, 1);
      return;
    }
    const role = roleOf(name);
    if (role === 'break') this.addBreak();
    else if (role === 'picture')
      this.addPicture(attributes('src'), attributes('alt'), attributes('title'), purposeOf(attributes));
    else if (role === 'quotation') this.addText('\u201c');
    else if (role === 'rule') this.#addRule(attributes, source);
    else if (role === 'item' || role === 'entry') this.#openOwned(name, role, attributes, source);
    else if (role === 'rows' || role === 'row') this.#beginRows(name, role);
    else if (role === 'cell') this.#openCell(name, attributes, source);
    else if (role === 'discarded') {
      // What is discarded parts nothing.
      if (!this.isDiscarding) this.#push(name, source, { role }, { align: undefined });
    } else if (role !== undefined && !isInLine(role)) this.#openBlock(name, role, attributes, source);
  }

  /** Ends an element of HTML, with those that are open inside it. */
  close(name: string): void {
    const mark = markOf(name);
    const role = roleOf(name);
    if (mark !== undefined) this.marks = this.marks.turned(mark, -1);
    else if (role === 'quotation') this.addText('\u201d');
    else if (role === 'break') this.addBreak();
    else if (role === 'row' || role === 'rows') this.#endRows(role);
    else if (role !== undefined && !isInLine(role)) this.#closeBlock(name, role);
  }

  /** Ends the element that Markdown began last. */
  closeMarkdown(): void {
    while (this.#top.source !== 'markdown') this.#pop();
    this.#pop();
  }

  /** Begins a quote that Markdown wrote; one that is an alert has its kind. */
  openQuote(alert: AlertKind | undefined): void {
    this.#beginBlock('quote', 'markdown');
    this.#push('blockquote', 'markdown', { role: 'quote', alert }, { align: this.#top.align });
  }

  /** Adds a block that holds no others. */
  addBlock(block: Block, source: Source): void {
    this.#beginBlock('rule', source);
    const names = block.kind === 'page break' ? undefined : this.takeNames();
    if (names !== undefined) this.content.addBlock({ kind: 'anchor', names });
    this.content.addBlock(block);
  }

  /** Ends all that is open; the blocks of the text. */
  finish(): Block[] {
    while (this.#frames.length > 1) this.#pop();
    const names = this.takeNames();
    if (names !== undefined) this.content.addBlock({ kind: 'anchor', names });
    return this.#top.content.takeBlocks();
  }

  /** Where text goes: into an item of its own, in a list between the others. */
  protected override get content(): Content {
    const { part } = this.#top;
    if (part.role === 'list') this.#push('li', 'html', { role: 'item', list: part }, { align: undefined });
    return this.#top.content;
  }

  protected override get ignoresSpace(): boolean {
    const { role } = this.#top.part;
    return role === 'list' || role === 'table' || role === 'definitions';
  }

  #openBlock(name: string, role: ElementRole, attributes: Attributes, source: Source): void {
    this.#beginBlock(role, source);
    const part = this.#partOf(name, role, attributes);
    const { breaksBefore, ...placed } = placedBy(name, attributes);
    if (breaksBefore) this.content.addBlock({ kind: 'page break' });
    this.#push(name, source, part, { ...placed, align: placed.align ?? this.#top.align });
    if (part.role === 'heading') this.ownText = '';
    if (part.role === 'preformatted') this.#language = languageOf(attributes);
    if (name === 'summary') this.marks = this.marks.turned('bold', 1);
  }

  /**
   * A block ends the paragraph of HTML that is open, but not the links and marks in it that reach into a block of HTML
   * (HTML 13.2.6.4.7, 13.2.4.3); a heading of HTML ends before another, and before blocks of Markdown other than paragraphs.
   */
  #beginBlock(role: ElementRole, source: Source): void {
    if (this.#isOpen('paragraph')) {
      const { marks, link } = this;
      this.#pop();
      if (source === 'html') [this.marks, this.link] = [marks, link];
    }
    const endsHeading =
      role === 'heading' || (source === 'markdown' && role !== 'paragraph' && role !== 'flow');
    if (endsHeading && this.#isOpen('heading')) this.#pop();
    if (role === 'table' && this.#isOpen('table')) this.#pop();
    this.content.part(this.#top);
  }

  #addRule(attributes: Attributes, source: Source): void {
    const { breaksBefore, breaksPage } = placedBy('hr', attributes);
    if (breaksBefore) this.addBlock({ kind: 'page break' }, source);
    this.addBlock({ kind: 'rule' }, source);
    if (breaksPage) this.addBlock({ kind: 'page break' }, source);
  }

  #isOpen(role: FramePart['role']): boolean {
    const { part, source } = this.#top;
    return part.role === role && source === 'html';
  }

  #partOf(name: string, role: ElementRole, attributes: Attributes): FramePart {
    const { form } = this.content;
    switch (role) {
      case 'paragraph':
        if (this.#top.part.role === 'item') this.#top.part.list.isTight = false;
        return { role };
      case 'heading':
        return form === 'blocks' ? { role, level: Number(name.slice(1)) as HeadingLevel } : { role: 'flow' };
      case 'quote':
        return { role, alert: undefined };
      case 'list':
        return { role, numbers: numbersOf(name, attributes), items: [], isTight: true };
      case 'table':
        return { role, rows: [], part: 'body', isInRow: false };
      case 'definitions':
        return { role, entries: [] };
      case 'preformatted':
        return form === 'preformatted' ? { role: 'flow' } : { role };
      default:
        return { role: 'flow' };
    }
  }

  /** An item ends the one before it, as does an entry of definitions; one without a list around it is in one. */
  #openOwned(name: string, role: 'item' | 'entry', attributes: Attributes, source: Source): void {
    const list = nearest(role === 'item' ? 'list' : 'definitions', this.#frames);
    if (list === undefined) {
      if (role === 'entry') this.#openBlock('div', 'flow', attributes, source);
      else {
        this.#openBlock('ul', 'list', attributes, source);
        this.#openOwned(name, role, attributes, source);
      }
      return;
    }
    this.#popTo(list);
    const { align, direction } = placedBy(name, attributes);
    const placed = { align, direction };
    if (list.part.role === 'list') {
      const value = numberOf(attributes('value'));
      this.#push(name, source, { role: 'item', list: list.part, value }, placed);
    } else if (list.part.role === 'definitions') {
      takeStrays(list.part, list.content);
      const entry = name === 'dt' ? 'term' : 'description';
      this.#push(name, source, { role: 'entry', list: list.part, entry }, placed);
      if (entry === 'term') this.marks = this.marks.turned('bold', 1);
    }
  }

  #beginRows(name: string, role: 'rows' | 'row'): void {
    const table = this.#endRows(role);
    if (table === undefined) this.content.part(this.#top);
    else if (role === 'rows') table.part = name === 'thead' ? 'head' : name === 'tfoot' ? 'foot' : 'body';
    else {
      table.rows.push({ part: table.part, cells: [] });
      table.isInRow = true;
    }
  }

  /** Ends the row that is open; its table. */
  #endRows(role: 'rows' | 'row'): TablePart | undefined {
    const table = nearest('table', this.#frames);
    if (table?.part.role !== 'table') return undefined;
    this.#popTo(table);
    table.part.isInRow = false;
    if (role === 'rows') table.part.part = 'body';
    return table.part;
  }

  #openCell(name: string, attributes: Attributes, source: Source): void {
    const frame = nearest('table', this.#frames);
    if (frame?.part.role !== 'table') {
      this.content.part(this.#top);
      return;
    }
    this.#popTo(frame);
    const table = frame.part;
    if (!table.isInRow) this.#beginRows('tr', 'row');
    const cell = writtenCell(name, attributes);
    table.rows.at(-1)!.cells.push(cell);
    this.#push(name, source, { role: 'cell', cell }, { align: undefined });
    if (name === 'th' && source === 'html') this.marks = this.marks.turned('bold', 1);
  }

  #closeBlock(name: string, role: ElementRole): void {
    if (this.#unkept > 0 && (role === 'flow' || role === 'paragraph')) {
      this.#unkept--;
      this.#top.content.part(this.#top);
      return;
    }
    const frame = frameEndedBy(name, role, this.#frames);
    if (frame !== undefined) {
      this.#popTo(frame);
      this.#pop();
    } else if (role !== 'discarded') this.#top.content.part(this.#top);
  }

  #push(
    name: string,
    source: Source,
    part: FramePart,
    { align, direction = this.#top.direction, breaksPage = false }: Placed,
  ): void {
    const { role } = part;
    const isPlain = role === 'flow' || role === 'paragraph';
    if (isPlain && source === 'html' && this.#frames.length >= MAX_FRAMES) {
      this.#unkept++;
      return;
    }
    const level = this.#top.level + (LEVELS.has(role) ? 1 : 0);
    if (level > MAX_LEVELS) {
      refuse('/markdown', `must have at most ${MAX_LEVELS} levels of lists and quotes inside each other`);
    }
    const content = isPlain ? this.#top.content : new Content(FORMS[role] ?? 'blocks');
    const { marks, link } = this;
    this.#top = { name, source, content, align, direction, level, marks, link, part, breaksPage };
    this.#frames.push(this.#top);
    if (name === 'summary' || name === 'dt') content.isTitle = true;
    if (role === 'discarded') this.isDiscarding = true;
  }

  #popTo(frame: Frame): void {
    while (this.#top !== frame) this.#pop();
  }

  #pop(): void {
    const frame = this.#frames.pop()!;
    this.#top = this.#frames.at(-1)!;
    this.#unkept = 0;
    const { part, content } = frame;
    if (part.role === 'discarded') {
      this.isDiscarding = false;
      [this.marks, this.link] = [frame.marks, frame.link];
      return;
    }
    // A link that was ended inside stays ended.
    if (this.link !== undefined) this.link = frame.link;
    this.marks = this.marks.closed(frame.marks);
    this.#build(frame, part, content);
    if (frame.breaksPage) this.content.addBlock({ kind: 'page break' });
  }

  #build(frame: Frame, part: FramePart, content: Content): void {
    switch (part.role) {
      case 'flow':
      case 'paragraph':
        content.part(frame);
        if (frame.name === 'summary') content.isTitle = false;
        return;
      case 'heading':
        this.#addHeading(content, part.level, frame);
        return;
      case 'quote':
        this.content.addBlock({ kind: 'quote', blocks: content.takeBlocks(frame), alert: part.alert });
        return;
      case 'item':
        part.list.items.push(itemOf(content.takeBlocks(frame), part.value));
        return;
      case 'list':
        this.#addList(part);
        return;
      case 'cell':
        part.cell.blocks = content.takeBlocks();
        return;
      case 'table':
        this.#addTable(part, content, frame);
        return;
      case 'entry':
        part.list.entries.push({ role: part.entry, blocks: content.takeBlocks(frame) });
        return;
      case 'definitions':
        takeStrays(part, content);
        if (part.entries.length > 0) this.content.addBlock({ kind: 'definitions', entries: part.entries });
        return;
      case 'preformatted':
        this.#addPreformatted(content);
        return;
      default:
    }
  }

  #addHeading(content: Content, level: HeadingLevel, frame: Frame): void {
    const inlines = content.takeLine();
    const { ownText = '' } = this;
    this.ownText = undefined;
    if (frame.source === 'html' && !isSeen(inlines)) return;
    const text = plainText(inlines);
    const isNamed = this.#outline === 'outlined' && !this.isDiscarding;
    const slug = isNamed ? this.reading.slugs.next(ownText.trim() === '' ? text : ownText) : '';
    const { align } = frame;
    const heading: Heading = { kind: 'heading', level, inlines, text, slug, align, ...saidDirection(frame) };
    if (isNamed) this.headings.push(heading);
    this.content.addBlock(heading);
  }

  #addList({ numbers, items, isTight }: ListPart): void {
    const start = numbers.start === 'count' ? items.length : numbers.start;
    if (items.length > 0) this.content.addBlock({ kind: 'list', ...numbers, start, isTight, items });
  }

  /** What is in a table outside its cells, as its caption, is before it. */
  #addTable({ rows }: TablePart, content: Content, frame: Frame): void {
    for (const block of content.takeBlocks()) this.content.addBlock(block);
    const table = tableOf(rows);
    if (table === undefined) return;
    this.reading.countCells((table.rows.length + 1) * table.aligns.length);
    this.content.addBlock({ ...table, ...saidDirection(frame) });
  }

  /** Text that has links or pictures is lines of code, since a block of code is nothing but text. */
  #addPreformatted(content: Content): void {
    const inlines = content.takeLine();
    const code = codeOf(inlines);
    const names = this.takeNames();
    if (names !== undefined) this.content.addBlock({ kind: 'anchor', names });
    if (code === undefined) {
      const line = lineOf(inlines);
      for (const piece of line) if (piece.kind === 'text') this.reading.awaitName(piece);
      this.content.addBlock({ kind: 'paragraph', inlines: line, align: undefined });
    } else if (code.trim() !== '')
      this.content.addBlock({ kind: 'code', text: code, language: this.#language });
  }
}
