import type { StructureElement } from '../../../formats/pdf/structure.ts';
import type { Labels } from '../labels/labels.ts';
import type { Invoice, Party } from '../schema.ts';
import { type Cell, flowCells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

const GUTTER = 24;

/** The issuer and the customer, side by side. */
export function drawParties(sheet: Sheet, { kind, from, to }: Invoice, labels: Labels): void {
  const width = sheet.width / 2 - GUTTER;
  const issuer = sheet.document.add('P');
  const customer = sheet.document.add('P');
  const label = sheet.wrap(kind === 'estimate' ? labels.preparedFor : labels.billTo, styles.strong, width);
  const name = sheet.lines(from.name.trim(), styles.strong, width);
  const customerName = sheet.lines(to.name.trim(), styles.body, width);
  flowCells(sheet, [
    column(issuer, sheet.left, name, contactLines(sheet, from, width)),
    column(customer, sheet.middle, label, [...customerName, ...contactLines(sheet, to, width)]),
  ]);
}

function column(
  element: StructureElement,
  x: number,
  head: readonly string[],
  lines: readonly string[],
): Cell {
  return {
    element,
    x,
    align: 'left',
    lines: [...head, ...lines],
    style: styles.body,
    head: { lines: head.length, style: styles.strong },
  };
}

/** Address, e-mail and telephone, without blank lines. */
function contactLines(
  sheet: Sheet,
  { address = [], email = '', phone = '' }: Party,
  width: number,
): string[] {
  const texts = typeof address === 'string' ? [address] : address;
  return [...texts, email, phone]
    .flatMap((text) => sheet.lines(text, styles.body, width))
    .filter((line) => line.trim() !== '');
}
