import { withoutEnd } from '../../../language/without-end.ts';
import { greatest } from '../../../ordered.ts';
import { fitOf } from '../features/label-fit.ts';
import { type Field, readField } from '../fields/field.ts';
import { type Cell, cellsOf, isTitle, nextRow } from './cells.ts';
import { isLabel, labelStart } from './label-start.ts';
import type { Line, Page } from './page.ts';

/** A value that the text names: Due date: 29 March. */
export interface Labelled {
  readonly label: string;
  /** The label, read as fields are. */
  readonly field: Field;
  /** The value, white space cut off. */
  readonly start: number;
  readonly end: number;
  /** How sure it is that the label is one: 1 with a colon. */
  readonly weight: number;
}

/** All labelled values of a page: colons, equals signs, table cells, figures at the end of short lines. */
export function labelsOf(page: Page): readonly Labelled[] {
  const found: Labelled[] = [];
  for (let at = 0; at < page.lines.length; at++) {
    const line = page.lines[at] as Line;
    if (line.text.trim() === '') continue;
    const before = found.length;
    addCells(found, page, at);
    if (found.length === before) addColons(found, page, at);
    if (found.length === before) addShortLine(found, page, at);
  }
  return found;
}

/** A label with how well it names a field. */
export interface Fitting extends Labelled {
  readonly fit: number;
}

/** A label that fits less says nothing of a field; one that fits better names it. */
export const MIN_FIT = 0.2;
export const NAMING = 0.5;

/** Labels of a field that are looked at: each has three values. */
const MAX_LABELS = 1000;

/** The labels that say something of a field, the best first. */
export function labelsFor(field: Field, labels: readonly Labelled[]): readonly Fitting[] {
  const fits = labels.map((label) => label.weight * fitOf(field, label.field));
  return greatest(fits, MAX_LABELS)
    .filter((at) => (fits[at] as number) >= MIN_FIT)
    .map((at) => ({ ...(labels[at] as Labelled), fit: fits[at] as number }))
    .sort((a, b) => b.fit - a.fit || a.start - b.start);
}

function addColons(found: Labelled[], page: Page, at: number): void {
  const line = page.lines[at] as Line;
  const marks = [
    ...line.text.matchAll(
      /[:=\uff1a](?=\s|$)|(?<=\p{L})[:=](?=[^\s/\d:=]|\d{4,}|\d+(?:[.,]|$))| [-\u2013\u2014] /gu,
    ),
  ].slice(0, 40);
  const starts: { from: number; label: string; value: number; weight: number }[] = [];
  let floor = 0;
  for (const mark of marks) {
    const dash = mark[0].length === 3;
    if (dash && starts.length > 0) continue;
    const begin = labelStart(line.text, floor, mark.index);
    const label = line.text.slice(begin, mark.index).trim();
    if (!isLabel(label) || (dash && (begin > 0 || label.split(/\s+/).length > 4 || line.text.length > 120)))
      continue;
    const value = mark.index + mark[0].length;
    starts.push({ from: begin, label, value, weight: dash ? 0.8 : 1 });
    floor = value;
  }
  starts.forEach(({ label, value, weight }, index) => {
    const stop = starts[index + 1]?.from ?? line.text.length;
    if (line.text.slice(value, stop).trim() === '' && index === starts.length - 1)
      addNextLine(found, page, at, label);
    else add(found, label, { ...line, from: value, to: stop, weight });
  });
}

function addCells(found: Labelled[], page: Page, at: number): void {
  const line = page.lines[at] as Line;
  const cells = cellsOf(line);
  if (cells.length < 2) return;
  const [first, second] = cells as [Cell, Cell];
  const next = cellsOf(nextRow(page, at));
  const header = next.length === cells.length && cells.every(({ text }) => isTitle(text));
  if (header && next.some(({ text }) => /\d|@/.test(text)) && !isPairOfMany(page, at, cells)) {
    cells.forEach(({ text }, index) => {
      const cell = next[index] as Cell;
      found.push({ label: text, field: labelField(text), start: cell.start, end: cell.end, weight: 0.9 });
    });
    return;
  }
  if (first.text.includes(': ') || second.text.includes(': ')) return;
  if (cells.length > 3 && isLabel(first.text) && /^[-+]?\d/.test(second.text)) {
    found.push({
      label: first.text,
      field: labelField(first.text),
      start: second.start,
      end: second.end,
      weight: 0.7,
    });
    return;
  }
  if (cells.length <= 3 && isLabel(first.text) && !/\d{3}/.test(first.text)) {
    const last = cells.length === 3 && !/\d/.test(second.text) ? (cells[2] as Cell) : second;
    found.push({
      label: first.text,
      field: labelField(first.text),
      start: last.start,
      end: last.end,
      weight: 0.95,
    });
  }
}

/** Whether two cells are a label and its value, by the row above or the dots between them. */
function isPairOfMany(page: Page, at: number, cells: readonly Cell[]): boolean {
  if (cells.length !== 2) return false;
  return cellsOf(page.lines[at - 1]).length === 2 || /\.{3}|\u2026|_{3}/.test((page.lines[at] as Line).text);
}

function addNextLine(found: Labelled[], page: Page, at: number, label: string): void {
  for (let next = at + 1; next <= at + 2; next++) {
    const line = page.lines[next];
    if (line === undefined) return;
    if (line.text.trim() === '') continue;
    if (/^[^:]{1,40}:(\s|$)/.test(line.text)) return;
    const text = line.text.replace(/^\s*[-*\u2022]\s/, (bullet) => ' '.repeat(bullet.length));
    add(found, label, { text, start: line.start, from: 0, to: text.length, weight: 0.9 });
    return;
  }
}

/** TOTAL 14.85, Receipt no. 5567; and a short line that is the label of the line below it. */
function addShortLine(found: Labelled[], page: Page, at: number): void {
  const line = page.lines[at] as Line;
  if (line.text.length > 70) return;
  const match =
    /^\s*([\p{L}][\p{L} .%()/&'#-]{1,40}?)[ ]+((?:[A-Z]{3} |[$\u20ac\u00a3#] ?)?-?[\p{L}]{0,6}[-/]?\d[^\s]{0,20}(?: ?(?:EUR|USD|GBP|CHF|\u20ac|\$|%))?)\s*$/u.exec(
      line.text,
    );
  if (match !== null && page.lines.length > 1) {
    const value = match[2] as string;
    const { text, start } = line;
    const from = text.lastIndexOf(value);
    add(found, match[1] as string, { text, start, from, to: text.length, weight: 0.9 });
    return;
  }
  const title = line.text.trim();
  if (
    title.split(/\s+/).length <= 4 &&
    title.length <= 40 &&
    /^\p{L}[\p{L} .'/()-]*$/u.test(title) &&
    !title.endsWith('.')
  ) {
    const next = page.lines[at + 1];
    if (
      next !== undefined &&
      next.text.trim() !== '' &&
      next.text.length <= 80 &&
      !/^[^:]{1,40}:\s/.test(next.text)
    ) {
      add(found, title, { ...next, from: 0, to: next.text.length, weight: 0.6 });
    }
  }
}

/** What a label names: a part of a line, with how sure it is. */
interface Named {
  readonly text: string;
  /** Where the line begins in the page. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function add(found: Labelled[], label: string, { text, start: base, from, to, weight }: Named): void {
  const raw = text.slice(from, to);
  const value = withoutEnd(raw.trim(), /[\s,;|]/);
  if (value === '') return;
  const start = base + from + raw.indexOf(value);
  found.push({ label, field: labelField(label), start, end: start + value.length, weight });
}

/** VAT (20%) is VAT. */
function labelField(label: string): Field {
  return readField(label.replace(/\([^)]*\)|[:=]+$/g, ' '));
}
