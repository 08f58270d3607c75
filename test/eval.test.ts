import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../eval/run.mjs', import.meta.url));
const results = new URL('../eval/RESULTS.md', import.meta.url);
const fired = new URL('../eval/FIRED.md', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'sundry-eval-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('the public texts are left out with one line where EVAL_PUBLIC names no folder', () => {
  const before = readFileSync(results, 'utf8');
  const { status, stdout, stderr } = evaluate(['--half', 'public'], '');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^EVAL_PUBLIC names no folder .*\n$/);
  expect(readFileSync(results, 'utf8')).toBe(before);
});

it('a public file with another SHA-256 than eval/PUBLIC.md lists is not measured', () => {
  writeFileSync(join(folder, 'reviews-dev.json'), '[]');
  const { status, stdout, stderr } = evaluate(['sentiment', '--half', 'public'], folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('reviews-dev.json is not the file that eval/PUBLIC.md lists');
});

it('a rule that a text holds fires, the others are listed as never, and other texts than the corpus record nothing', () => {
  const before = readFileSync(fired, 'utf8');
  const corpus = join(folder, 'corpus');
  mkdirSync(corpus);
  writeFileSync(join(corpus, 'mail.txt'), 'We left early in order to catch the train.');
  const { status, stdout } = evaluate(['fire', corpus], '');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\| rules of rewrite \| en\/rewrite-concise\.tsv \| \d+ \| [1-9]/m);
  expect(stdout).not.toMatch(/^wordy = in order to = /m);
  expect(stdout).toMatch(/^wordy = \S+ .* = /m);
  expect(readFileSync(fired, 'utf8')).toBe(before);
});

it('what rewriting changes is printed with its tones and a place of it', () => {
  const texts = join(folder, 'texts');
  mkdirSync(texts);
  writeFileSync(join(texts, 'mail.txt'), 'We left early in order to catch the train.');
  const { status, stdout } = evaluate(['changes', texts], '');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d .*concise.*: .*\[in order > \] to catch/m);
});

it('a word that is not a task and no half ends with the usage', () => {
  const { status, stderr } = evaluate(['sentiments'], '');
  expect(status).toBe(2);
  expect(stderr).toContain('npm run eval -- [sentiment|');
});

function evaluate(args: readonly string[], publicTexts: string) {
  return spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, EVAL_PUBLIC: publicTexts },
  });
}
