import { describe, expect, it } from 'vitest';
import { readField } from '../fields/field.ts';
import { readText } from '../reading/reading.ts';
import { thingValue } from './things.ts';

const rows: readonly (readonly [rule: string, field: string, text: string, value: string | undefined])[] = [
  [
    'a sentence keeps its subject',
    'reason',
    'Closed because the pipe burst, so come later.',
    'the pipe burst',
  ],
  ['a clause loses its article', 'reason', 'Delayed due to a strike in Calais.', 'strike in Calais'],
  ['a clause ends where the sentence goes on', 'reason', 'Because of heavy snow it is shut.', 'heavy snow'],
  ['not "due to be"', 'reason', 'It is due to be finished.', undefined],
  ['a phrase ends at a small word', 'allergy', 'She is allergic to shellfish and nuts.', 'shellfish'],
  ['what is quoted is the value', 'title', 'a talk called "Salt and Rust" at noon', 'Salt and Rust'],
  ['a name has a capital', 'book', 'the book is called good by all', undefined],
  ['a name keeps its figures', 'model', 'For sale: 2018 Kestrel Vanta 1.6, diesel', 'Kestrel Vanta 1.6'],
  ['a handle has no space', 'username', 'Your username is bell_91, not bell', 'bell_91'],
  ['a sum is no free word', 'product', 'ordered for 20 euros, purchased 3 May', undefined],
  ['a person is no medication', 'medication', 'prescribed Anna Bell', undefined],
  ['a form of its own is enough', 'medication', 'ramipril 5 mg, mornings', 'ramipril 5 mg'],
  ['not one of two forms', 'model', 'the Rico 450 or the Rico 600', undefined],
];

describe('values of free words are led to', () => {
  it.each(rows)('%s: %s', (_rule, field, text, value) => {
    const span = thingValue(readText(text), readField(field));
    expect(span && text.slice(span.start, span.end)).toBe(value);
  });
});
