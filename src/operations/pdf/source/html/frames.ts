import type { Marks } from '../tree/marks.ts';
import type { AlertKind, DefinitionEntry, HeadingLevel, Link, ListItem, Placement } from '../tree/model.ts';
import type { WrittenCell, WrittenRow } from '../tree/table-grid.ts';
import { Content } from './content.ts';
import type { Numbered } from './element-attributes.ts';
import type { ElementRole } from './elements.ts';

/** Who wrote an element: HTML ends none that Markdown began. */
export type Source = 'markdown' | 'html';

/** An element that is open. */
export interface Frame extends Placement {
  readonly name: string;
  readonly source: Source;
  readonly content: Content;
  /** Lists, quotes and tables around what is inside. */
  readonly level: number;
  /** What was open when it began, and is again when it ends. */
  readonly marks: Marks;
  readonly link: OpenLink | undefined;
  readonly part: FramePart;
  /** Whether what is behind it begins a page. */
  readonly breaksPage: boolean;
}

/** What is around all elements. */
export function outermostFrame(marks: Marks): Frame {
  return {
    name: '',
    source: 'markdown',
    content: new Content('blocks'),
    align: undefined,
    direction: 'auto',
    level: 0,
    marks,
    link: undefined,
    part: { role: 'flow' },
    breaksPage: false,
  };
}

/** A link that is open. */
export interface OpenLink {
  /** Undefined for one that leads nowhere. */
  readonly link: Link | undefined;
  /** What it is called where nothing inside it can be shown. */
  readonly title: string;
  /** A bare one is in a text without brackets or tags. */
  readonly form: 'bare' | 'written';
  /** Whether it shows nothing yet. */
  isEmpty: boolean;
}

/** What becomes of the content of an element. */
export type FramePart =
  | { readonly role: 'flow' | 'paragraph' | 'preformatted' | 'discarded' }
  | { readonly role: 'heading'; readonly level: HeadingLevel }
  | { readonly role: 'quote'; readonly alert: AlertKind | undefined }
  | ListPart
  | { readonly role: 'item'; readonly list: ListPart; readonly value?: number | undefined }
  | TablePart
  | { readonly role: 'cell'; readonly cell: WrittenCell }
  | DefinitionsPart
  | { readonly role: 'entry'; readonly list: DefinitionsPart; readonly entry: DefinitionEntry['role'] };

export interface ListPart {
  readonly role: 'list';
  readonly numbers: Numbered;
  readonly items: ListItem[];
  isTight: boolean;
}

export interface TablePart {
  readonly role: 'table';
  readonly rows: WrittenRow[];
  part: WrittenRow['part'];
  isInRow: boolean;
}

export interface DefinitionsPart {
  readonly role: 'definitions';
  readonly entries: DefinitionEntry[];
}

/** The parts that are levels of a text. */
export const LEVELS: ReadonlySet<FramePart['role']> = new Set(['quote', 'list', 'table', 'definitions']);

/** How the parts gather their content that are not blocks. */
export const FORMS: Readonly<Partial<Record<FramePart['role'], Content['form']>>> = {
  heading: 'line',
  preformatted: 'preformatted',
};

/** What is among definitions and in none of them is one without a term. */
export function takeStrays({ entries }: DefinitionsPart, content: Content): void {
  const blocks = content.takeBlocks();
  if (blocks.length > 0) entries.push({ role: 'description', blocks });
}

/** The element that a tag ends: of its name, a heading of any level, inside the cell or list that it may not leave. */
export function frameEndedBy(name: string, role: ElementRole, frames: readonly Frame[]): Frame | undefined {
  for (let index = frames.length - 1; index > 0; index--) {
    const frame = frames[index]!;
    const { part } = frame;
    if (frame.source === 'markdown') return undefined;
    if (frame.name === name || (role === 'heading' && part.role === 'heading')) return frame;
    if (part.role === 'cell' && role !== 'table') return undefined;
    if (part.role === 'table' && role === 'cell') return undefined;
    if (part.role === 'list' && role === 'item') return undefined;
  }
  return undefined;
}

/** The list or table around a place that HTML may continue, or that Markdown has just begun. */
export function nearest(role: 'list' | 'table' | 'definitions', frames: readonly Frame[]): Frame | undefined {
  for (let index = frames.length - 1; index > 0; index--) {
    const frame = frames[index]!;
    if (frame.part.role === role) return frame;
    if (frame.source === 'markdown' || (role !== 'table' && frame.part.role === 'cell')) return undefined;
  }
  return undefined;
}
