import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from '../support/judging/blocks.ts';
import { startService, type TestService } from '../support/running/service.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test('the page of the text operations shows a call that finds what its text says', async () => {
  const [call = ''] = blocksOf('docs/text.md', 'sh');
  const { stdout } = await run('sh', ['-euc', call.replace('http://127.0.0.1:8080', service.origin)]);
  expect(JSON.parse(stdout)).toEqual({
    data: { name: 'Mia Brandt', orderNumber: '5571-B', phone: null },
    model: 'sundry-text-8',
  });
});

test('and a program that does all six', async () => {
  const [program = ''] = blocksOf('docs/text.md', 'js');
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  for (const part of ['sports', '5567', '3 June 2026', 'Please ', 'The pier opens in May.', 'positive']) {
    expect(stdout).toContain(part);
  }
});
