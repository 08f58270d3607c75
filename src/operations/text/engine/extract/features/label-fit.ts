import type { Field, Part } from '../fields/field.ts';

/** How much less a part counts that only says what kind of value it is. */
const LOOSE = 0.3;

/** What a part of the label costs that the field does not have. */
const SURPLUS = 0.15;

/** How well a label names a field: more than 1 in the same words, 0 when it names something else. */
export function fitOf(field: Field, label: Field): number {
  if (field.name === label.name) return 1.2;
  const also = label.parts.length === 1 ? (label.parts[0]?.also ?? []) : [];
  const isOnly = field.parts.every(isLoose);
  let shared = 0;
  let all = 0;
  for (const [at, part] of field.parts.entries()) {
    const isOptional = isLoose(part) && field.parts.length > 1 && !(isOnly && part === field.main);
    const weight = isOptional ? LOOSE : 1;
    all += weight;
    const name = field.called[at] as string;
    if (label.called.includes(name) || also.includes(name) || (isNumber(part) && label.parts.some(isNumber)))
      shared += weight;
  }
  const surplus = label.parts.filter(
    (part, at) => !isLoose(part) && !field.called.includes(label.called[at] as string),
  );
  return all === 0 ? 0 : Math.max(0, shared / all - Math.min(0.6, SURPLUS * surplus.length));
}

/** A label may lack it or have it in excess: Invoice for the invoice's number. */
function isLoose({ concept, words }: Part): boolean {
  return concept?.head === true || words.every((word) => word === 'contact' || word === 'company');
}

/** number and id are asked for alike. */
function isNumber({ concept }: Part): boolean {
  return concept?.name === 'number' || concept?.name === 'id';
}
