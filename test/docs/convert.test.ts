import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonToCsv, jsonToXlsx } from '../../src/operations/convert/index.ts';

const page = readFileSync(new URL('../../docs/convert.md', import.meta.url), 'utf8');

function block(language: string): string {
  return page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!;
}

test('the CSV of docs/convert.md is what its JSON gives', () => {
  expect(new TextDecoder().decode(jsonToCsv(block('json')))).toBe(block('csv').replaceAll('\n', '\r\n'));
});

test('the body of the picture is accepted', async () => {
  const body = readFileSync(new URL('../../docs/images/workbook.json', import.meta.url));
  expect(await jsonToXlsx(body)).toMatchObject({ rows: 3, sheets: 1 });
});
