import { Canvas } from '../../formats/pdf/canvas.ts';
import { writeDocument } from '../../formats/pdf/document.ts';
import type { FontSet } from '../../formats/pdf/fonts/font-set.ts';
import { StructureElement } from '../../formats/pdf/structure/structure.ts';
import { TextSetter } from '../../formats/pdf/text-setter.ts';
import { type BillLanguage, billLabels } from '../../formats/qr-bill/labels.ts';
import { drawPaymentPart, PART_HEIGHT, PART_WIDTH } from '../../formats/qr-bill/payment-part.ts';
import { oneLine } from '../../formats/typesetting/printable.ts';
import type { SwissCode } from './swiss.ts';

interface PageOptions {
  readonly language: BillLanguage;
  readonly fonts: FontSet;
}

/** A page of 210 x 105 mm with the payment part of a bill and its receipt, as PDF/A-1a. */
export function drawBillPage({ bill, symbol }: SwissCode, { language, fonts }: PageOptions): Uint8Array {
  const setter = new TextSetter(fonts);
  const canvas = new Canvas(setter);
  const root = new StructureElement('Document');
  canvas.addPage();
  drawPaymentPart({ canvas, setter, root }, { bill, symbol, language, heading: 'H1', isFoot: false });
  const name = oneLine(bill.creditor.name);
  return writeDocument({
    information: {
      title: `${billLabels[language].paymentPart} \u2013 ${name}`,
      author: name,
      creator: 'Sundry',
      producer: 'Sundry',
    },
    language,
    paper: [inPoints(PART_WIDTH), inPoints(PART_HEIGHT)],
    pages: canvas.pages,
    structure: root,
    setter,
  });
}

/** A length as the page of a file has it: A4 is 595.28 points wide. */
function inPoints(length: number): number {
  return Math.round(length * 100) / 100;
}
