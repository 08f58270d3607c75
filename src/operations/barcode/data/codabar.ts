import { refuse } from '../../../errors.ts';
import { named } from './named-character.ts';

/** What may be between start and stop. EN 798 4.3.1. */
const BODY = '0-9\\-$:/.+';
const form = new RegExp(`^(?:[A-D][${BODY}]+[A-D]|[${BODY}]+)$`);

/** Codabar with its start and stop characters, A and B where it has none. */
export function checkCodabar(data: string): string {
  if (form.test(data)) return /^[A-D]/.test(data) ? data : `A${data}B`;
  const found = new RegExp(`[^${BODY}A-D]`, 'u').exec(data)?.[0];
  refuse(
    '/data',
    `must be digits and - $ : / . + for type codabar, alone or between two of A to D${found === undefined ? '' : `, not ${named(found)}`}`,
  );
}
