import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { compileForChild } from './support/running/compiled.ts';

const workbooks = ['from-1900', 'from-1904'].map((stem) =>
  fileURLToPath(new URL(`./consumers/exceljs/${stem}.xlsx`, import.meta.url)),
);

describe('files do not depend on the time zone of the process', () => {
  const program = compileForChild('test/support/judging/date-answers.ts');
  const inZone = (TZ: string): { readonly offset: number; readonly answers: unknown } =>
    JSON.parse(
      execFileSync(process.execPath, [program.path, ...workbooks], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      }),
    );
  const utc = inZone('UTC');
  afterAll(() => program.remove());

  test('in UTC they have the days that were written', () => {
    expect(utc.offset).toBe(0);
    expect(JSON.stringify(utc.answers)).toContain('["date","2024-02-29"],["moment","2024-01-01T18:30:15"]');
  });

  test.each([
    { zone: 'Pacific/Apia', offset: -780 },
    { zone: 'America/St_Johns', offset: 210 },
  ])('$zone gives what UTC gives', ({ zone, offset }) => {
    const found = inZone(zone);
    expect(found.offset).toBe(offset);
    expect(found.answers).toEqual(utc.answers);
  });
});
