import { membersIn, sourceAt } from '../../formats/json/source.ts';
import type { AnswerLink } from '../../operation.ts';

/**
 * The input, as JSON text, by which a link continues an answer, with every digit as it was written. undefined where the
 * answer lacks the member.
 */
export function inputBy({ member, as, without = [] }: AnswerLink, answer: string): string | undefined {
  const value = sourceAt(answer, [member]);
  if (value === undefined || value === 'null') return undefined;
  if (as !== undefined) return `{${JSON.stringify(as)}:${value}}`;
  const kept = membersIn(value)?.filter(([name]) => !without.includes(name));
  return kept === undefined
    ? value
    : `{${kept.map(([name, source]) => `${JSON.stringify(name)}:${source}`)}}`;
}
