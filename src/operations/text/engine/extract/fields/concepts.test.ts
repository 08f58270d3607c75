import { describe, expect, it } from 'vitest';
import { rowsOfFile } from '../../../../../../scripts/text/data-files.ts';
import { readPage } from '../reading/page.ts';
import { mentionsOf } from './concepts.ts';
import { readField } from './field.ts';

const rows: readonly (readonly [name: string, concept: string, types: readonly string[]])[] = [
  ['invoice due date', 'due', ['date']],
  ['Gesamtbetrag', 'total', ['amount']],
  ['how many guests', 'count', ['count']],
  ['rating', 'rating', ['score', 'percent', 'number']],
  ['people', 'guests', ['count']],
  ['affected_users', 'affected', ['count']],
  ['bank', 'bank', ['org']],
  ['cardLastDigits', 'card_digits', ['code']],
  ['cost_centre', 'cost_center', ['code']],
  ['delivery_time', 'delivery', ['time', 'duration']],
  ['purchase order', 'purchase_order', ['code']],
  ['weight_kg', 'weight', ['measure:weight']],
];

describe('a field is one line of fields.tsv', () => {
  it.each(rows)('%s is read as %s', (name, concept, types) => {
    const field = readField(name);
    expect(field.main?.concept?.name).toBe(concept);
    expect(field.types).toEqual(types);
  });

  it.each(rowsOfFile('en/fields.tsv').map(([concept = '', , names = '']) => [concept, names] as const))(
    'each name of %s is read as it: %s',
    (concept, names) => {
      for (const name of names.split(', ')) {
        const { parts } = readField(name);
        expect(
          parts.flatMap(({ also }) => also),
          name,
        ).toContain(concept);
      }
    },
  );
});

describe('where a text speaks of a concept', () => {
  it.each([
    ['in another form of its word', 'The offer expired.', 'expiry', 'name'],
    ['by a cue before the value', 'fined 200 euros', 'fine', 'cue'],
    ['by a cue behind the value', 'Anna Bell wrote it.', 'author', 'before'],
    ['by a name with or without its hyphen', 'the check in desk', 'checkin', 'name'],
  ])('%s', (_rule, text, concept, role) => {
    expect(
      mentionsOf(readPage(text))
        .get(concept)
        ?.map((mention) => mention.role),
    ).toContain(role);
  });

  it('not by a name that only shares its stem with the one written there', () => {
    expect(mentionsOf(readPage('Rating: 4 of 5')).has('rate')).toBe(false);
  });
});
