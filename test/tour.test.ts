import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tour = readFileSync(`${root}/docs/tour.md`, 'utf8');

/** `path`: `name` or `path`, as a stop of the tour writes them. */
const stops = [...tour.matchAll(/`((?:src|test|bench)\/[\w./-]+)`(?:: `(\w+)`)?/g)].map(([, path, name]) => ({
  path: path!,
  name,
}));

describe('the tour of the code', () => {
  it('has stops', () => expect(stops.length).toBeGreaterThan(30));

  it.each(stops)('passes $path $name', ({ path, name }) => {
    expect(existsSync(`${root}/${path}`)).toBe(true);
    if (name !== undefined)
      expect(readFileSync(`${root}/${path}`, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
