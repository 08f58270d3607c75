import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as books from './books.ts';
import { readPhrase, rowsOf } from './phrase-syntax.ts';
import type { Phrasebook } from './phrasebook.ts';

const files = readdirSync(new URL('./tables/', import.meta.url))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((name) => [name.replace('.ts', '')] as const);

describe('the books of rules', () => {
  // Rules are read when a text first needs them, so a slip in a table would show late.
  it.each(files)('can be read: %s', async (name) => {
    const tables: readonly string[] = Object.values(await import(`./tables/${name}.ts`));
    for (const row of tables.flatMap(rowsOf)) expect(() => readPhrase(row), row).not.toThrow();
  });

  it.each(Object.entries(books))('opens: %s', (_name, open: () => Phrasebook) => {
    expect(open()).toBe(open());
    expect(open().rulesFor('no such word', '')).toBeUndefined();
  });
});
