import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../../../test/support/worlds/site-pages.ts';
import { detectLockedPlatform } from './detect-locked.ts';
import { lockedPlatforms } from './locked.ts';

interface Row {
  readonly name: string;
  readonly own: string;
  readonly alike: string;
  readonly cookie?: string;
}

const listed = JSON.parse(
  readFileSync(new URL('../vectors/locked.json', import.meta.url), 'utf8'),
) as readonly (string | Row)[];
const rows = listed.filter((row) => typeof row === 'object');

describe('a page of a customer', () => {
  test.each(rows)('$name', ({ name, own, cookie }) => {
    const headers = cookie === undefined ? {} : { 'set-cookie': [`${cookie}; Path=/`] };
    expect(detectLockedPlatform(evidenceOf(own, { headers }))).toBe(name);
  });
});

describe('a page that only looks similar', () => {
  test.each(rows)('$name', ({ alike }) => {
    expect(detectLockedPlatform(evidenceOf(alike))).toBeNull();
  });

  test('all names in text, comments, classes, ids, images and marketing links', () => {
    const page = lockedPlatforms.map(({ name, loads }) => {
      const host = loads[0]!.split('/')[0];
      return `<!-- ${host} --><p class="${name}" id="${host}">${name} ${host}</p>
<a href="https://${host}/">${name}</a><a href="https://www.${host}/pricing">x</a><img src="https://${host}/logo.png">`;
    });
    expect(detectLockedPlatform(evidenceOf(page.join('\n')))).toBeNull();
  });

  test.each(lockedPlatforms)('$name: hosts that begin or end like its own', ({ loads }) => {
    const scripts = loads.flatMap((place) => {
      const [host] = place.split('/');
      return [
        `https://${host}.evil.example/a.js`,
        `https://not${host}/a.js`,
        `https://evil.example/${host}/a.js`,
      ];
    });
    expect(
      detectLockedPlatform(evidenceOf(scripts.map((src) => `<script src="${src}"></script>`).join(''))),
    ).toBeNull();
  });
});

test('every platform of the table has its own row', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(lockedPlatforms.map(({ name }) => name).sort());
  expect(lockedPlatforms.length).toBeGreaterThanOrEqual(75);
});

test("a customer's host below the platform, not the platform itself", () => {
  expect(detectLockedPlatform(evidenceOf('', { finalUrl: 'https://joes.getbento.com/' }))).toBe('BentoBox');
  expect(detectLockedPlatform(evidenceOf('', { finalUrl: 'https://www.getbento.com/' }))).toBeNull();
});

test('the site builder comes before the booking service', () => {
  const page =
    '<a href=https://order.toasttab.com/online/joes>Order</a><script src=https://a.getbento.com/a.js></script>';
  expect(detectLockedPlatform(evidenceOf(page))).toBe('BentoBox');
});
