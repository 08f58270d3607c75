import { textOfLine } from '../../../formats/typesetting/set-lines.ts';
import { referenceWords } from '../labels/references.ts';
import type { Invoice } from '../schema.ts';
import { flowCells } from './cells.ts';
import { addressTexts, GUTTER } from './parties.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './style.ts';

const SPACE_ABOVE = 10;

/** Where the goods went, below the customer. */
export function drawDeliveryPlace(sheet: Sheet, { deliver_to: place, language }: Invoice): void {
  if (place === undefined) return;
  const width = sheet.width / 2 - GUTTER;
  const head = sheet.wrap(referenceWords[language].deliverTo, styles.strong, width);
  const lines = [place.name ?? '', ...addressTexts(place, language)]
    .flatMap((text) => sheet.lines(text.trim(), styles.body, width))
    .filter((line) => textOfLine(line).trim() !== '');
  sheet.y -= SPACE_ABOVE;
  flowCells(sheet, [
    {
      element: sheet.document.add('P'),
      x: sheet.middle,
      align: 'left',
      lines: [...head, ...lines],
      style: styles.body,
      head: { lines: head.length, style: styles.strong },
    },
  ]);
}
