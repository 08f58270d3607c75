import { BOLD, REGULAR } from '../pdf/fonts/font-set.ts';
import type { TextSetter } from '../pdf/text-setter.ts';
import { oneLine } from '../typesetting/printable.ts';
import { wrap } from '../typesetting/wrap.ts';
import type { QrBill } from './bill.ts';
import type { BillLabels } from './labels.ts';
import { printedAccount, printedAddress, printedReference } from './printed-texts.ts';

/** A heading with its lines, or with an empty field in which the payer writes. Lengths in points. */
export interface Section {
  readonly label: string;
  readonly lines: readonly string[];
  readonly field?: { readonly width: number; readonly height: number };
}

/** Sections as they are set: sizes of headings and texts, and the space between sections. */
export interface SetSections {
  readonly sections: readonly Section[];
  readonly labelSize: number;
  readonly textSize: number;
  readonly leading: number;
  readonly gap: number;
}

/** Which sections a part has, and the field for a payer who is not known. */
interface Content {
  readonly labels: BillLabels;
  readonly isReceipt: boolean;
  readonly hasCreditorStreet: boolean;
  readonly hasDebtorStreet: boolean;
  readonly field: { readonly width: number; readonly height: number };
}

/** What the information section of a part says, in the order of guidelines 3.5.4 and 3.6.2. */
export function sectionsOf(bill: QrBill, content: Content): Section[] {
  const { iban, creditor, debtor, reference, message, billingInformation } = bill;
  const { labels, isReceipt, hasCreditorStreet, hasDebtorStreet, field } = content;
  const payableTo = printedAddress(creditor, bill, { hasStreet: hasCreditorStreet });
  const sections: Section[] = [{ label: labels.payableTo, lines: [printedAccount(iban), ...payableTo] }];
  if (reference !== '') sections.push({ label: labels.reference, lines: [printedReference(reference)] });
  const information = [message, billingInformation].filter((text) => text !== '');
  if (!isReceipt && information.length > 0) sections.push({ label: labels.information, lines: information });
  sections.push(
    debtor === undefined
      ? { label: labels.payableByWhom, lines: [], field }
      : { label: labels.payableBy, lines: printedAddress(debtor, bill, { hasStreet: hasDebtorStreet }) },
  );
  return sections;
}

/** Smallest size of a text, and how much smaller a heading is (guidelines 3.4). */
const SMALLEST = 6;
const LABEL_BELOW_TEXT = 2;

/** Space above an empty field. */
export const FIELD_GAP = 2;

/** Sections closer than this part of a line are hard to tell apart. */
const MIN_GAP = 0.5;

interface Place {
  readonly width: number;
  readonly height: number;
  /** Size of the texts where all fit. */
  readonly textSize: number;
}

/**
 * Sets the first of several contents that fits its place at the full size, and the last one in a smaller size where none
 * does. At 6 points the longest texts of a QR-bill fit.
 */
export function setSections(
  setter: TextSetter,
  contents: readonly (readonly Section[])[],
  { width, height, textSize }: Place,
): SetSections {
  for (const sections of contents) {
    const set = setAt(setter, sections, { width, height, textSize });
    if (set.gap >= MIN_GAP * set.leading) return set;
  }
  const shortest = contents.at(-1)!;
  for (let size = textSize - 1; size > SMALLEST; size--) {
    const set = setAt(setter, shortest, { width, height, textSize: size });
    if (set.gap >= MIN_GAP * set.leading) return set;
  }
  return setAt(setter, shortest, { width, height, textSize: SMALLEST });
}

function setAt(
  setter: TextSetter,
  contents: readonly Section[],
  { width, height, textSize }: Place,
): SetSections {
  const leading = textSize + 1;
  const ruler = setter.ruler(REGULAR);
  const limit = (width * 1000) / textSize;
  // A line ends with a space, as others do where a word ends: the words of two lines are not one word.
  const sections = contents.map((section) => ({
    ...section,
    lines: section.lines.flatMap((line) => wrap(`${oneLine(line)} `, limit, ruler)),
  }));
  const used = sections.reduce(
    (sum, { lines, field }) =>
      sum + leading * (1 + lines.length) + (field === undefined ? 0 : field.height + FIELD_GAP),
    0,
  );
  const gap = Math.min(leading, (height - used) / Math.max(1, sections.length - 1));
  return { sections, textSize, labelSize: Math.max(SMALLEST, textSize - LABEL_BELOW_TEXT), leading, gap };
}

/** Width of a text in a heading's face, in points. */
export function widthOfHeading(setter: TextSetter, text: string, size: number): number {
  return (setter.measure(text, BOLD) * size) / 1000;
}
