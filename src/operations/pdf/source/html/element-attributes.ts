import type { Align, Numbering, Placement } from '../tree/model.ts';
import type { WrittenCell } from '../tree/table-grid.ts';
import { type Attributes, noAttributes } from './html.ts';

/** The alignment of an element, by its attribute or its style; undefined without one. */
function alignOf(attributes: Attributes): Align | undefined {
  if (attributes === noAttributes) return undefined;
  const [, styled] = /text-align:\s*(left|center|right)/i.exec(attributes('style')) ?? [];
  const align = (styled ?? attributes('align')).toLowerCase();
  if (align === 'middle') return 'center';
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined;
}

/** Where an element is put; what is left out of the direction is that around it. */
export interface Placed {
  readonly align: Align | undefined;
  readonly direction?: Placement['direction'] | undefined;
  readonly breaksPage?: boolean;
}

/** Where an element is put by its attributes and its style, and whether it begins a page (CSS Fragmentation 3, 3.1). */
export function placedBy(name: string, attributes: Attributes): Placed & { readonly breaksBefore: boolean } {
  const align = name === 'center' ? 'center' : undefined;
  if (attributes === noAttributes)
    return { align, direction: undefined, breaksBefore: false, breaksPage: false };
  const style = attributes('style');
  return {
    align: align ?? alignOf(attributes),
    direction: directionOf(attributes),
    breaksBefore: style !== '' && BREAK_BEFORE.test(style),
    breaksPage: style !== '' && BREAK_AFTER.test(style),
  };
}

const BREAK_BEFORE = /(?:^|[\s;-])break-before:\s*(?:always|page|left|right|recto|verso)/i;
const BREAK_AFTER = /(?:^|[\s;-])break-after:\s*(?:always|page|left|right|recto|verso)/i;

/** The direction of an element; undefined for that of the one around it (HTML 3.2.6.4). */
function directionOf(attributes: Attributes): Placement['direction'] | undefined {
  const written = attributes('dir').toLowerCase();
  if (written === 'auto') return written;
  return written === 'rtl' ? 'right-to-left' : written === 'ltr' ? 'left-to-right' : undefined;
}

/** How the items of a list are numbered. */
export interface Numbered {
  /** Number of the first item, which may be that of the items; undefined for bullets. */
  readonly start: number | 'count' | undefined;
  readonly numbering?: Numbering | undefined;
  readonly isReversed?: boolean;
}

/** The numbers of a list, by the attributes of `ol` (HTML 4.4.5). */
export function numbersOf(name: string, attributes: Attributes): Numbered {
  if (name !== 'ol') return { start: undefined };
  const isReversed = attributes('reversed', 'absent') !== 'absent';
  const start = numberOf(attributes('start')) ?? (isReversed ? 'count' : 1);
  return { start, numbering: numberingOf(attributes), isReversed };
}

/** The number of an item, or of the first one; undefined where it has none of its own. */
export function numberOf(written: string): number | undefined {
  return /^-?\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** The signs of the numbers of a list, by its attribute or its style; undefined for decimal ones. */
function numberingOf(attributes: Attributes): Numbering | undefined {
  if (attributes === noAttributes) return undefined;
  const type = attributes('type');
  if (/^[aAiI]$/.test(type)) return type as Numbering;
  const [, size, signs] =
    /list-style(?:-type)?:\s*(lower|upper)-(alpha|latin|roman)/i.exec(attributes('style')) ?? [];
  if (size === undefined || signs === undefined) return undefined;
  const sign = signs.toLowerCase() === 'roman' ? 'i' : 'a';
  return size.toLowerCase() === 'lower' ? sign : sign === 'i' ? 'I' : 'A';
}

/** A cell without its content yet. */
export function writtenCell(name: string, attributes: Attributes): WrittenCell {
  const rows = attributes('rowspan');
  return {
    blocks: [],
    isHead: name === 'th',
    align: alignOf(attributes),
    columns: spanOf(attributes('colspan')),
    rows: rows === '0' ? Number.POSITIVE_INFINITY : spanOf(rows),
  };
}

/** How many columns or rows a cell reaches over. */
function spanOf(written: string): number {
  return /^\d{1,4}$/.test(written) ? Math.max(1, Number(written)) : 1;
}

/** The language of code, as the HTML specification recommends it (HTML 4.5.15), and as GitHub writes it. */
export function languageOf(attributes: Attributes): string {
  const [, language] = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(attributes('class')) ?? [];
  return language ?? attributes('lang');
}

/** What a picture is for: one with an empty text is decoration, while one without any has not been described (HTML 4.8.4.4). */
export function purposeOf(attributes: Attributes): 'content' | 'decoration' {
  return attributes('alt', 'none') === '' ? 'decoration' : 'content';
}
