import { stemsOf } from '../fields/concepts.ts';
import type { Field } from '../fields/field.ts';
import type { Name } from '../values/name.ts';
import { alternatives } from './page-words.ts';
import type { Reading, Span } from './reading.ts';

const ROLE = new RegExp(
  String.raw`\((?:(?:${alternatives('before a role')})[ ,]{1,2}){0,6}["\u201c\u201e'\u2018\u00ab]?(?:the )?([\p{L}][\p{L} -]{1,40}?)["\u201d\u201c'\u2019\u00bb]?(?: or [^)]{1,30})?\)`,
  'giu',
);

/** Acme Ltd (the "Client"): the party before the bracket that gives it its role. */
export function roleInBrackets(reading: Reading, field: Field): Span | undefined {
  const { text } = reading.page;
  const asked = new Set(field.parts.map((part) => part.concept?.name ?? part.stems.join(' ')));
  const words = field.words.map((word) => stemsOf(word).join(' '));
  for (const match of text.matchAll(ROLE)) {
    const role = match[1] as string;
    const quoted = /["\u201c\u201e'\u2018\u00ab]/.test(match[0]) || /here(?:in)?after/i.test(match[0]);
    const stems = stemsOf(role);
    if (!quoted || stems.length === 0) continue;
    const isAsked =
      words.includes(stems.join(' ')) ||
      (stems.length === 1 && asked.has(stems[0] as string)) ||
      asked.has(role.toLowerCase());
    if (isAsked) return partyBefore(reading, match.index, field.plural || /s["\u201d)]/.test(match[0]));
  }
  return undefined;
}

/** The name that ends before a bracket, or the nearest before it in the same clause. */
function partyBefore(reading: Reading, bracket: number, plural: boolean): Span | undefined {
  const { names, page } = reading;
  let at = -1;
  for (let index = 0; index < names.length && (names[index] as Span).end <= bracket; index++) at = index;
  const name = names[at];
  if (name === undefined || bracket - name.end > 200) return undefined;
  let start = name;
  for (let index = at; index >= 0 && index > at - 6; index--) {
    const one = names[index] as Name;
    const rest = page.text.slice(one.end, bracket);
    if (rest.includes(')') || (rest.includes(' and ') && !plural)) break;
    if (one.type === 'person' || one.type === 'org' || (one.type === 'name' && one.weight > 0.4)) {
      start = one;
      const beside = /^[\s,]*$/.test(rest);
      if (one.type === 'org' || (beside && !plural)) break;
    }
  }
  if (plural && start !== name && name.type === 'person') return { start: start.start, end: name.end };
  const before = /(?:the )?(?:city|town|state|municipality|county|kingdom|republic) of $/i.exec(
    page.text.slice(Math.max(0, start.start - 24), start.start),
  );
  const from = before === null ? start.start : start.start - before[0].replace(/^the /i, '').length;
  return { start: from, end: start.end };
}
