import type { Field } from './field.ts';
import type { Reading, Value } from './reading.ts';

const MOBILE = /(?:\b(?:M|C|H|Mob|Mobile|Cell|Cellphone|Handy|WhatsApp)\b\.?|\u{1f4f1})[ :]{0,3}$/iu;
const DESK = /\b(?:T|D|P|O|Tel|Ph|Phone|Office|Direct|Switchboard|Landline|Desk)\b\.?[ :]{0,3}$/i;
const FAX = /\b(?:F|Fax|Telefax)\b\.?[ :]{0,3}$/i;

/** The number that stands behind M, T or F where a field asks for a mobile, a desk or a fax number. */
export function phoneByLetter(reading: Reading, field: Field, values: readonly Value[]): Value | undefined {
  const word = field.words.find((one) =>
    /^(?:mobile|cell|cellphone|handy|landline|office|direct|fax)$/.test(one),
  );
  if (word === undefined || values.length < 2) return undefined;
  const wanted = word === 'fax' ? FAX : /^(?:mobile|cell|cellphone|handy)$/.test(word) ? MOBILE : DESK;
  return values.find(({ start }) => wanted.test(reading.page.text.slice(Math.max(0, start - 14), start)));
}
