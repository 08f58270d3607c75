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
  // Orders and degrees that no list has; behind a family name they are initials.
  ['Ada King, RN, MSN', 'King', 'Ada', 'RN', 'MSN'],
  ['Ada King, CISSP', 'King', 'Ada', 'CISSP'],
  ['Ada King, Ph.D., CSc.', 'King', 'Ada', 'Ph.D.', 'CSc.'],
  ['King, ADB', 'King', 'ADB'],
  ['King Noel, AD', 'King Noel', 'AD'],
  ['King Noel, Ada', 'King Noel', 'Ada'],
  ['KING NOEL, ADA', 'KING NOEL', 'ADA'],
  ['van King, ADA', 'van King', 'ADA'],
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
  // Particles belong to the family name.
  ['Ludwig van Beethoven', 'van Beethoven', 'Ludwig'],
  ['Ursula von der Leyen', 'von der Leyen', 'Ursula'],
  ['Juan Carlos de la Cruz', 'de la Cruz', 'Juan Carlos'],
  ['Luiz In\u00e1cio Lula da Silva', 'da Silva', 'Luiz In\u00e1cio Lula'],
  ['Rafael Van der Vaart', 'Van der Vaart', 'Rafael'],
  ['Edwin Van Der Sar', 'Van Der Sar', 'Edwin'],
  ['Robert De Niro', 'De Niro', 'Robert'],
  ["Jacobus van 't Hoff", "van 't Hoff", 'Jacobus'],
  ['Mohammed bin Salman', 'bin Salman', 'Mohammed'],
  ['Maria del Carmen L\u00f3pez', 'L\u00f3pez', 'Maria del Carmen'],
  ['von Bismarck', 'von Bismarck', ''],
  ['Sammy van Dyke Jr.', 'van Dyke', 'Sammy', 'Jr.'],
  // Given names that resemble particles.
  ['Nguyen Van An', 'An', 'Nguyen Van'],
  ['Van Morrison', 'Morrison', 'Van'],
  ['Al De Niro', 'De Niro', 'Al'],
  ['Anna van', 'van', 'Anna'],
];

/** RFC 2426 3.1.2 has a place for titles in front. */
const titled: readonly (readonly [name: string, prefix: string, family: string, given: string])[] = [
  ['Dr. Ada King', 'Dr.', 'King', 'Ada'],
  ['Prof. Dr. Ada King', 'Prof. Dr.', 'King', 'Ada'],
  ['Dr. rer. nat. Ada King', 'Dr. rer. nat.', 'King', 'Ada'],
  ['Dr. h.c. Ada King', 'Dr. h.c.', 'King', 'Ada'],
  ['Dipl.-Ing. Ada King', 'Dipl.-Ing.', 'King', 'Ada'],
  ['Mrs Ada King', 'Mrs', 'King', 'Ada'],
  ['Frau Dr. Ada von King', 'Frau Dr.', 'von King', 'Ada'],
  ['King, Dr. Ada', 'Dr.', 'King', 'Ada'],
  ['King, Ada, Dr.', 'Dr.', 'King', 'Ada'],
  ['Dr. King', 'Dr.', 'King', ''],
  ['Dr.', '', '', 'Dr.'],
  ['Dipl.-Ing. (FH) Ada King', 'Dipl.-Ing. (FH)', 'King', 'Ada'],
  ['Mag. (FH) Ada King', 'Mag. (FH)', 'King', 'Ada'],
  ['Mag.a DDr. Ada King', 'Mag.a DDr.', 'King', 'Ada'],
  ['drs. Ada van King', 'drs.', 'van King', 'Ada'],
  ['MUDr. Ada King', 'MUDr.', 'King', 'Ada'],
  ['mgr in\u017c. Ada King', 'mgr in\u017c.', 'King', 'Ada'],
  ['Dott.ssa Ada King', 'Dott.ssa', 'King', 'Ada'],
  ['Lt. Col. Ada King', 'Lt. Col.', 'King', 'Ada'],
  ['MS Dhoni', '', 'Dhoni', 'MS'],
  ['M. Night Shyamalan', '', 'Shyamalan', 'M. Night'],
  ['Drew Prof', '', 'Prof', 'Drew'],
];

test.each(titled)('%s has its titles in front', (name, prefix, family, given) => {
  expect(nameParts(name)).toEqual({ prefix, family, given, suffixes: [] });
});

test.each(rows)('%s', (name, family, given, ...suffixes) => {
  expect(nameParts(name)).toEqual({ family, given, prefix: '', suffixes });
});
