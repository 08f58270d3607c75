import { describe, expect, it, test } from 'vitest';
import { inMemory } from '../../../test/support/running/command-run.ts';
import { groupOf } from '../../operation.ts';
import { operations } from '../../registry.ts';
import { memberFlags } from '../arguments/member-flags.ts';
import { runCommand } from '../command.ts';
import { commandWord } from '../command-words.ts';

const runInMemory = inMemory(runCommand);

const helpOf = async (...words: readonly string[]): Promise<string> =>
  (await runInMemory([...words, '--help'])).stdout;

describe('help names every flag with its type, range, default and sentence', () => {
  it.each(operations.map((operation) => ({ id: operation.id, operation })))('$id', async ({ operation }) => {
    const help = await helpOf(groupOf(operation), commandWord(operation));
    expect(help).toMatch(new RegExp(`^usage: sundry ${groupOf(operation)} ${commandWord(operation)} `));
    const subject = operation.subject?.member;
    for (const { name, path } of memberFlags(operation.input)) {
      if (path[0] !== subject)
        expect(help).toMatch(new RegExp(`--(\\[no-\\])?${name.replaceAll('.', '\\.')} ?`));
    }
    for (const { title } of operation.examples) expect(help).toContain(`# ${title}`);
    expect(help).toContain('Exit status:');
  });

  test('a flag with its range and default, in 80 columns', async () => {
    const help = await helpOf('qr', 'create');
    expect(help).toContain(
      '  --size <integer>         Width and height of the image in pixels. An integer\n' +
        '                           from 64 to 2048. Default 512.\n',
    );
    expect(help).toContain('  --ec <L|M|Q|H>  ');
  });

  it.each(operations.map(({ id }) => id))('prose is at most 80 columns wide: %s', async (id) => {
    const help = await helpOf(...id.replaceAll('_', '-').split('.'));
    const prose = help.slice(0, help.indexOf('Examples:'));
    expect(prose.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('a group has the flags of all its operations, and says which have them', async () => {
    const help = await helpOf('qr');
    for (const flag of ['--size', '--password', '--phone']) expect(help).toContain(`  ${flag} <`);
    expect(help).toMatch(/--password <text>(?:[^-]|-[^-])*\(wifi\)/);
  });

  test('everything is listed at the top', async () => {
    const help = await helpOf();
    for (const operation of operations) {
      expect(help).toContain(`  ${groupOf(operation)} ${commandWord(operation)} `);
    }
    for (const word of ['serve', 'health', 'operations', 'openapi', 'completion']) {
      expect(help).toContain(`\n  ${word} `);
    }
  });
});

describe('the commands beside the operations', () => {
  test('operations lists id, summary and routes', async () => {
    const { stdout } = await runInMemory(['operations']);
    expect(stdout).toMatch(/qr\.create +Draw a QR code\n +GET \/v1\/qr, POST \/v1\/qr\n/);
    const rows = JSON.parse((await runInMemory(['operations', '--json'])).stdout);
    expect(rows.map(({ id }: { readonly id: string }) => id)).toEqual(operations.map(({ id }) => id));
  });

  test('each has its help, and refuses what it does not expect', async () => {
    expect(await helpOf('openapi')).toContain('usage: sundry openapi [--url URL]');
    const { status, stderr } = await runInMemory(['openapi', 'now']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'sundry openapi: now is not expected; usage: sundry openapi [--url URL]\n',
    });
  });

  test('those of the service come before their flags', async () => {
    const { status, stderr } = await runInMemory(['--url', 'http://127.0.0.1:9', 'serve']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'sundry: serve comes first, before its flags: sundry serve ...\n',
    });
  });
});
