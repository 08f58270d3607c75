import { isObject } from '../../../../schema/prepare.ts';
import { fold } from '../../language/fold.ts';

/** A number as models write it: 0.8, "0.8", "0,8" or "80%", which is 0.8; a minus may be U+2212. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /^\s*([+\u2212-]?)(\d{0,9}[.,]?\d{1,20})\s*(%?)\s*$/.exec(value);
  if (match === null) return undefined;
  const [, sign, digits, percent] = match;
  const size = Number(digits!.replace(',', '.')) / (percent === '%' ? 100 : 1);
  return sign === '-' || sign === '\u2212' ? -size : size;
}

/**
 * The values that an answer gives for names, in the order of the names; undefined where it gives none. `answer` is
 * an object with these names, or a list of pairs such as `{"label": "x", "score": 1}`. Names are compared exactly, then
 * without regard to case, spaces, hyphens, underscores and Unicode form.
 */
export function valuesFor(names: readonly string[], answer: unknown): readonly unknown[] {
  const given = new Map(pairsIn(answer));
  const spare = new Map<string, unknown>();
  for (const [name, value] of given) if (spare.size < MAX_SPARE) spare.set(loosely(name), value);
  for (const name of names) if (given.has(name)) spare.delete(loosely(name));
  return names.map((name) => {
    if (given.has(name)) return given.get(name);
    const value = spare.get(loosely(name));
    spare.delete(loosely(name));
    return value;
  });
}

/** The member of an answer by its name, or under another name where it is the only one. */
export function onlyValue(answer: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(answer, name)) return answer[name];
  const values = Object.values(answer);
  return values.length === 1 ? values[0] : undefined;
}

/** Words of an answer that are quoted to the model, at most. */
const MAX_QUOTED = 20;

/** Parts of an answer or a text, quoted for the model. */
export function listed(parts: readonly string[]): string {
  return [...new Set(parts)]
    .slice(0, MAX_QUOTED)
    .map((part) => JSON.stringify(part))
    .join(', ');
}

/** Names of an answer that are compared loosely, at most: an answer to 20 names has no more. */
const MAX_SPARE = 1000;

function pairsIn(answer: unknown): readonly (readonly [string, unknown])[] {
  if (isObject(answer)) return Object.entries(answer);
  if (!Array.isArray(answer)) return [];
  return answer.filter(isObject).flatMap((item) => {
    const [name, value] = Object.values(item);
    return typeof name === 'string' && Object.keys(item).length === 2 ? [[name, value] as const] : [];
  });
}

/** The one text of a value: itself, or the only one in a list. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const texts = Array.isArray(value)
    ? value.slice(0, MAX_SPARE).filter((part) => typeof part === 'string')
    : [];
  return texts.length === 1 ? texts[0] : undefined;
}

/** An answer as JSON: one without any is the label alone, as models give that were asked for a word. */
export function withBareLabel(answer: string): string {
  const word = answer.slice(0, MAX_BARE + 1).trim();
  const isBare = word !== '' && word.length <= MAX_BARE && !/[{[\n]/.test(word);
  return isBare ? JSON.stringify({ label: word }) : answer;
}

/** A label has at most 200 characters, and a few marks around it. */
const MAX_BARE = 220;

/** Whether a value of an answer is a name, without regard to case, spaces, hyphens and underscores. */
export function isAlike(name: string, given: unknown): boolean {
  return typeof given === 'string' && loosely(given) === loosely(name);
}

function loosely(name: string): string {
  return fold(name).replace(/[\s_-]+/g, '');
}
