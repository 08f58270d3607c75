import { allLocales } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { toAsciiDomain } from '../domain.ts';
import { foldLatin } from '../fold.ts';
import { freeDomains } from './free-domains.ts';
import { roleNames } from './role-names.ts';
import { realNeighbours, strongTargets, weakTargets } from './typo-targets.ts';

const targets = [...strongTargets, ...weakTargets];

test('every domain is written as it is looked up', () => {
  const domains = [...freeDomains, ...targets, ...realNeighbours];
  expect(domains.filter((domain) => toAsciiDomain(domain) !== domain)).toEqual([]);
});

test('every provider whose slips are told is a free provider, and stands in one list', () => {
  expect(targets.filter((domain) => !freeDomains.has(domain))).toEqual([]);
  expect(new Set(targets).size).toBe(targets.length);
});

test('labels of certain targets have five characters or more', () => {
  expect(strongTargets.filter((domain) => domain.indexOf('.') < 5)).toEqual([]);
});

/** Words that firms use far more than parents do. */
const rareGivenNames = ['dev', 'general', 'server'];

test('no role is a given name in any language', () => {
  const given = new Set(
    Object.values(allLocales).flatMap(({ person }) =>
      Object.values(person?.first_name ?? {}).flatMap((names) => (names ?? []).map(foldLatin)),
    ),
  );
  expect(given.size).toBeGreaterThan(5000);
  expect([...roleNames].filter((name) => given.has(name)).sort()).toEqual(rareGivenNames);
});

test('roles are in lower case, as they are looked up', () => {
  expect([...roleNames].filter((name) => name !== name.toLowerCase() || name.includes('+'))).toEqual([]);
});
