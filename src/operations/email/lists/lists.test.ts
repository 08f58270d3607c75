import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { toAsciiDomain } from '../domain.ts';
import { foldLatin } from '../fold.ts';
import { foreignRoleNames } from './foreign-role-names.ts';
import { freeDomains, isFreeProvider } from './free-domains.ts';
import { roleNames } from './role-names.ts';
import { realNeighbours, strongTargets, weakTargets } from './typo-targets.ts';

const targets = [...strongTargets, ...weakTargets];

test('every domain is written as it is looked up', () => {
  const domains = [...freeDomains, ...targets, ...realNeighbours];
  expect(domains.filter((domain) => toAsciiDomain(domain) !== domain)).toEqual([]);
});

test('every provider whose typos are reported is a free provider, and is in one list', () => {
  expect(targets.filter((domain) => !freeDomains.has(domain))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});

test.each([
  'gmail.com',
  'consultant.com',
  'scientist.com',
  'fastmessaging.com',
  'mm.st',
  'austin.rr.com',
  'rr.com',
])('anyone can have a mailbox at %s', (domain) => expect(isFreeProvider(domain)).toBe(true));

test.each(['acme.com', 'mail.acme.com', 'arr.com', 'sub.gmail.com'])('not at %s', (domain) =>
  expect(isFreeProvider(domain)).toBe(false),
);

test('labels of certain targets have five characters or more', () => {
  expect(strongTargets.filter((domain) => domain.indexOf('.') < 5)).toEqual([]);
});

/** Words that firms use far more than parents do. */
const rareGivenNames = ['dev', 'general', 'server'];

const rareSurnames = ['care', 'hola', 'law', 'post'];

test.each([
  ['given name', 'first_name', rareGivenNames],
  ['surname', 'last_name', rareSurnames],
] as const)('no role is a %s in any language', (_, kind, rare) => {
  const people = new Set(
    Object.values(allLocales).flatMap(({ person }) =>
      Object.values(person?.[kind] ?? {}).flatMap((names) => (names ?? []).map(foldLatin)),
    ),
  );
  expect(people.size).toBeGreaterThan(5000);
  expect([...roleNames].filter((name) => people.has(name)).sort()).toEqual(rare);
});

test('no foreign role is listed twice', () => {
  const foreign = Object.values(foreignRoleNames).flatMap((list) => list.trim().split(/\s+/));
  expect(new Set(foreign).size).toBe(foreign.length);
});

test('roles are in lower case, as they are looked up', () => {
  expect([...roleNames].filter((name) => name !== name.toLowerCase() || name.includes('+'))).toEqual([]);
});
