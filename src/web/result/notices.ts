import { notKnown } from '../../schema/not-known.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import type { Answer } from '../call/answer.ts';

type Told = Pick<PlaygroundOperation, 'warnings' | 'uncertain'>;

/** What a reader of an answer must know beside it: its warnings, and what of the input was ignored. */
export function noticesOf({ headers }: Pick<Answer, 'headers'>, { warnings }: Told): readonly string[] {
  const all = new Map(headers);
  const told = Object.entries(warnings).flatMap(([name, meaning]) =>
    wordsOf(all.get(name)).map((words) => explained(words, meaning)),
  );
  const ignored = wordsOf(all.get('x-ignored-members'));
  return ignored.length === 0 ? told : [...told, `Not known and ignored: ${ignored.join(', ')}.`];
}

/** What a JSON answer does not know, since a server that the service needs did not answer. */
export function unknownIn(json: string, { uncertain }: Told): readonly string[] {
  if (uncertain === undefined) return [];
  return notKnown(uncertain, JSON.parse(json)).map((words) => `Not known: ${words}.`);
}

/** The parts of a header value; a comma in parentheses is part of one. */
function wordsOf(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `low-contrast` with what the declaration says of it in parentheses, if it does. */
function explained(words: string, meaning: string): string {
  const at = meaning.indexOf(`${words} (`);
  const end = meaning.indexOf(')', at);
  const shown = words.replaceAll('-', ' ');
  if (at < 0 || end < 0) return `Warning: ${/^[a-z-]+$/.test(words) ? shown : words}.`;
  return `Warning: ${shown}: ${meaning.slice(at + words.length + 2, end)}.`;
}
