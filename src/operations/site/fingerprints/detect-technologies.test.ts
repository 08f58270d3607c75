import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../../../test/support/worlds/site-pages.ts';
import { detectTechnologies } from './detect-technologies.ts';
import { files } from './files.ts';
import { generators } from './generators.ts';
import { globals } from './globals.ts';
import { implied } from './implied.ts';
import { markPrefixes, marks } from './marks.ts';
import { metaElements } from './metas.ts';
import { resourceHosts } from './resource-hosts.ts';
import { cookies, headerNames, headerWords } from './responses.ts';
import { sitePaths } from './site-paths.ts';

interface Row {
  readonly name?: string;
  readonly page?: string;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
}

const listed = JSON.parse(
  readFileSync(new URL('../vectors/technologies.json', import.meta.url), 'utf8'),
) as readonly (string | Row)[];
const rows = listed
  .filter((row) => typeof row === 'object')
  .map((row) => ({ ...row, shown: JSON.stringify(row.page ?? row.headers) }));

describe('evidence in a page', () => {
  test.each(rows.filter(({ name }) => name !== undefined))(
    '$name: $shown',
    ({ name, page = '', headers = {} }) => {
      expect(detectTechnologies(evidenceOf(page, { headers }))).toContain(name);
    },
  );

  test.each(rows.filter(({ name }) => name === undefined))(
    'nothing: $shown',
    ({ page = '', headers = {} }) => {
      expect(detectTechnologies(evidenceOf(page, { headers }))).toEqual([]);
    },
  );
});

const tables = [
  resourceHosts,
  sitePaths,
  files,
  generators,
  metaElements,
  globals,
  marks,
  markPrefixes,
  cookies,
  headerNames,
  headerWords,
];
const names = new Set([...tables.flatMap((table) => Object.values(table)), ...Object.values(implied).flat()]);

test('the tables have about 300 technologies', () => {
  expect(names.size).toBeGreaterThanOrEqual(300);
});

test('implied technologies are implied by detectable ones', () => {
  expect(Object.keys(implied).filter((name) => !names.has(name))).toEqual([]);
});

test('every key has the form in which it is looked up', () => {
  const lowerCase = [
    resourceHosts,
    sitePaths,
    files,
    generators,
    metaElements,
    marks,
    cookies,
    headerNames,
    headerWords,
  ];
  expect(lowerCase.flatMap((table) => Object.keys(table)).filter((key) => key !== key.toLowerCase())).toEqual(
    [],
  );
  expect(Object.keys(resourceHosts).filter((place) => !place.includes('/'))).toEqual([]);
  expect(Object.keys(sitePaths).filter((path) => !path.startsWith('/'))).toEqual([]);
});

test('no name in text, comments, links, classes and pictures detects anything', () => {
  const page = [...names].map(
    (name) => `<!-- ${name} --><p class="${name}">${name}</p><a href="https://x.example/${name}">${name}</a>`,
  );
  const hosts = Object.keys(resourceHosts).map(
    (place) => `<a href="https://${place}">${place}</a><img src="https://${place}x.png">`,
  );
  const paths = Object.keys(sitePaths).map((path) => `<script src="https://other.example${path}x"></script>`);
  expect(detectTechnologies(evidenceOf([...page, ...hosts, ...paths].join('\n')))).toEqual([]);
});

test('no host that begins or ends like one of the table does', () => {
  const scripts = Object.keys(resourceHosts).flatMap((place) => {
    const [host, ...path] = place.split('/');
    return [`https://${host}.evil.example/${path.join('/')}`, `https://not${host}/${path.join('/')}`];
  });
  const tech = detectTechnologies(
    evidenceOf(scripts.map((src) => `<script src="${src}"></script>`).join('')),
  );
  expect(tech).toEqual([]);
});
