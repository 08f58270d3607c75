import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requirementsTable } from '../../../../scripts/invoice/requirements-table.ts';
import { profiles } from './profiles.ts';

const page = readFileSync(new URL('../../../../docs/invoice.md', import.meta.url), 'utf8');

it('docs/invoice.md has the table of what each format requires', () => {
  const [, table] = /<!-- requirements: [^>]*-->\n\n([\s\S]*?)\n\n<!-- \/requirements -->/.exec(page) ?? [];
  expect(table).toBe(requirementsTable());
});

it.each(Object.values(profiles))('docs/invoice.md names the rules of $name', ({ name, rules }) => {
  expect(page).toContain(`\`${name}\``);
  expect(page).toContain(rules);
});
