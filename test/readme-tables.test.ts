import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorKinds } from '../src/errors.ts';
import { operations } from '../src/registry.ts';
import { readmeTable } from '../src/surfaces/plain/readme-table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

describe('the README', () => {
  it('lists the operations as the registry has them', () => {
    const [, table] = /<!-- operations: [^>]*-->\n\n([\s\S]*?)\n\n<!-- \/operations -->/.exec(readme) ?? [];
    expect(table).toBe(readmeTable(operations));
  });

  it('lists every error code under its status', () => {
    const rows = [...readme.matchAll(/^\| (\d{3}) \| (.*) \|$/gm)];
    const listed = rows.flatMap(([, status, codes]) =>
      codes!.split(', ').map((code) => [code, Number(status)]),
    );
    const declared = Object.entries(errorKinds).map(([code, { status }]) => [`\`${code}\``, status]);
    expect(listed.sort()).toEqual(declared.sort());
  });

  it('leads to files that exist', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
