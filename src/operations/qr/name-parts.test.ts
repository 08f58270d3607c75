import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

const rows: readonly (readonly [name: string, family: string, given: string, ...suffixes: string[]])[] = [
  ['Ada King Lovelace', 'Lovelace', 'Ada King'],
  ['Plato', '', 'Plato'],
  ['\u738b\u5c0f\u660e', '', '\u738b\u5c0f\u660e'],
  // RFC 2426 3.1.2 has a place for suffixes.
  ['Sammy King Jr.', 'King', 'Sammy', 'Jr.'],
  ['Sammy King, Jr.', 'King', 'Sammy', 'Jr.'],
  ['Ada King III', 'King', 'Ada', 'III'],
  ['John Stevenson, Jr., M.D.', 'Stevenson', 'John', 'Jr.', 'M.D.'],
  ['Ada King PhD', 'King', 'Ada', 'PhD'],
  ['Ada King Ph.D.', 'King', 'Ada', 'Ph.D.'],
  ['Ada King, MBA MSc', 'King', 'Ada', 'MBA MSc'],
  ['Plato Sr.', '', 'Plato', 'Sr.'],
  // What is before a comma is the family name.
  ['King, Ada', 'King', 'Ada'],
  ['King,Ada', 'King', 'Ada'],
  ['van der Berg, Anna Maria', 'van der Berg', 'Anna Maria'],
  ['King Jr., Sammy', 'King', 'Sammy', 'Jr.'],
  ['King, Jr., Sammy', 'King', 'Sammy', 'Jr.'],
  ['King, Ada, PhD', 'King', 'Ada', 'PhD'],
  ['\u738b\uff0c\u5c0f\u660e', '\u738b', '\u5c0f\u660e'],
  // A comma that parts nothing.
  ['Ada King,', 'King', 'Ada'],
  [', Ada King', 'King', 'Ada'],
  [',', '', ','],
  // Names that resemble suffixes.
  ['Jack Ma', 'Ma', 'Jack'],
  ['JACK MA', 'MA', 'JACK'],
  ['Jack Ma, MA', 'Ma', 'Jack', 'MA'],
  ['Malcolm X', 'X', 'Malcolm'],
  ['Ada I', 'I', 'Ada'],
  ['Juan Senior', 'Senior', 'Juan'],
  ['Bruno Iv', 'Iv', 'Bruno'],
];

test.each(rows)('%s', (name, family, given, ...suffixes) => {
  expect(nameParts(name)).toEqual({ family, given, suffixes });
});
