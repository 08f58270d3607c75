import { describe, expect, it, test } from 'vitest';
import { HOSTILE, sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { type CommandRow, checkRow, inMemory } from '../../test/support/running/command-run.ts';
import { runCommand } from './command.ts';

const runInMemory = inMemory(runCommand);
const check = checkRow(runInMemory);

const invoice = [
  'invoice',
  'preview',
  '--number',
  '1',
  '--date',
  '2026-03-09',
  '--from.name',
  'A',
  '--to.name',
  'B',
];
const items = '[{"description":"x","qty":1,"unit_price":100}]';

describe('every operation is sundry <group> <operation>, with ids in kebab case', () => {
  const rows: CommandRow[] = [
    {
      name: 'a subject without a flag',
      args: ['qr', 'create', 'LOT', '--format', 'json', '--get', 'version'],
      out: '1\n',
    },
    {
      name: 'verify_batch is verify-batch',
      args: ['email', 'verify-batch', 'a@', 'b@', '--get', 'results.1.email'],
      out: 'b@\n',
    },
    {
      name: 'an unknown group',
      args: ['qrr', 'create'],
      status: 2,
      err: 'sundry: there is no command "qrr"; did you mean qr?\n',
    },
    {
      name: 'a command of the process in another spelling',
      args: ['sevre'],
      status: 2,
      err: 'sundry: there is no command "sevre"; did you mean serve?\n',
    },
    {
      name: 'an operation without its group',
      args: ['sentiment', 'fine'],
      status: 2,
      err: 'sundry: there is no command "sentiment"; did you mean text sentiment?\n',
    },
    {
      name: 'the id of an operation',
      args: ['qr.create', 'a'],
      status: 2,
      err: 'sundry: there is no command "qr.create"; did you mean qr create?\n',
    },
    {
      name: 'a group in capitals',
      args: ['QR', 'create', 'a'],
      status: 2,
      err: 'sundry: there is no command "QR"; did you mean qr?\n',
    },
    { name: 'help is --help', args: ['help'], out: 'usage: sundry <group>' },
    { name: 'help of an operation', args: ['help', 'qr', 'create'], out: 'usage: sundry qr create' },
    {
      name: 'an unknown operation',
      args: ['qr', 'creat'],
      status: 2,
      err: 'sundry qr: there is no operation "creat"; did you mean create?\n',
    },
    {
      name: 'an unknown flag',
      args: ['qr', 'create', 'a', '--siez', '64'],
      status: 2,
      err: 'sundry qr create: there is no flag --siez; did you mean --size?\n',
    },
    {
      name: 'a flag far from all others gets no guess',
      args: ['qr', 'create', 'a', '--qwertz'],
      status: 2,
      err: 'sundry qr create: there is no flag --qwertz\n',
    },
    {
      name: 'a flag without its value',
      args: ['qr', 'create', 'a', '--size'],
      status: 2,
      err: 'sundry qr create: --size needs a value\n',
    },
    {
      name: 'a second text',
      args: ['qr', 'create', 'two', 'words'],
      status: 2,
      err: /one <data> is expected; put quotes around it/,
    },
    { name: 'nothing at all', args: [], status: 2, err: /^usage: sundry/ },
    { name: 'a group alone', args: ['qr'], status: 2, err: /^usage: sundry qr/ },
  ];
  it.each(rows)('$name', check);

  test('a declaration that is in the registry appears without another line', async () => {
    const world = { operations: [sampleOperation] };
    const greeting = await runInMemory(
      ['text', 'greet', '--name', HOSTILE, '--times', '2', '--loud', '--json'],
      { world },
    );
    expect(JSON.parse(greeting.stdout)).toEqual({ greetings: [`Hello, ${HOSTILE}!`, `Hello, ${HOSTILE}!`] });
    expect((await runInMemory(['--help'], { world })).stdout).toContain('text greet');
    expect((await runInMemory(['completion', 'bash'], { world })).stdout).toContain('--no-loud');
    expect((await runInMemory(['operations', '--json'], { world })).stdout).toContain('"sundry text greet"');
  });
});

describe('one flag a member, read by its schema', () => {
  const rows: CommandRow[] = [
    {
      name: 'snake case too',
      args: ['calendar', 'ics', '--title', 'T', '--start', '2026-06-01', '--show_as', 'free'],
      out: 'TRANSP:TRANSPARENT',
    },
    { name: 'dots lead into objects', args: [...invoice, '--items', items, '--get', 'total'], out: '100\n' },
    {
      name: 'a number may be negative',
      args: [...invoice, '--items', items, '--discount', '-5'],
      status: 1,
      err: /--discount must be a number of at least 0, not -5/,
    },
    {
      name: 'what is no integer is left to the schema',
      args: ['qr', 'create', 'a', '--size', '1e2'],
      status: 1,
      err: 'sundry qr create: --size must be an integer from 64 to 2048, not "1e2"\n',
    },
    {
      name: 'a text is never a file',
      args: ['qr', 'create', '@menu.txt', '--format', 'json', '--get', 'mode'],
      files: { 'menu.txt': '1' },
      out: 'byte\n',
      err: 'warning: "@menu.txt" is taken as the text; --file menu.txt reads the file\n',
    },
    {
      name: 'a text after a flag may look like a flag',
      args: ['qr', 'create', '--data', '--size', '--format', 'json', '--get', 'mode'],
      out: 'byte\n',
    },
    {
      name: '-- ends the flags; the minus is alphanumeric (ISO/IEC 18004:2015 7.3.4)',
      args: ['qr', 'create', '--format', 'json', '--get', 'mode', '--', '-12'],
      out: 'alphanumeric\n',
    },
    {
      name: 'a negative number is an operand',
      args: ['qr', 'create', '-12', '--format', 'json', '--get', 'version'],
      out: '1\n',
    },
    {
      name: 'commas part numbers',
      args: ['calendar', 'ics', '--title', 'T', '--start', '2026-06-01T09:00Z', '--reminders', '15,90'],
      out: 'TRIGGER:-PT90M',
    },
    {
      name: 'commas part weekdays',
      args: [
        'calendar',
        'ics',
        '--title',
        'T',
        '--start',
        '2026-06-02',
        '--repeat.freq',
        'weekly',
        '--repeat.by-day',
        'TU,TH',
      ],
      out: 'BYDAY=TU,TH',
    },
    {
      name: 'commas never part a text',
      args: ['calendar', 'ics', '--title', 'T', '--start', '2026-06-01', '--categories', 'a,b'],
      out: 'CATEGORIES:a\\,b',
      err: 'warning: --categories "a,b" is one entry; repeat --categories for several\n',
    },
    {
      name: 'a flag that is repeated is a list',
      args: [
        'calendar',
        'ics',
        '--title',
        'T',
        '--start',
        '2026-06-01',
        '--categories',
        'a',
        '--categories',
        'b',
      ],
      out: 'CATEGORIES:a,b',
    },
    {
      name: 'a JSON list is a list',
      args: ['calendar', 'ics', '--title', 'T', '--start', '2026-06-01', '--categories', '["a","b"]'],
      out: 'CATEGORIES:a,b',
    },
    {
      name: 'a list of objects from a file',
      args: [...invoice, '--items', '@items.json', '--get', 'total'],
      files: { 'items.json': items },
      out: '100\n',
    },
    {
      name: 'an object that is not JSON',
      args: [...invoice, '--items', 'x'],
      status: 2,
      err: /--items must be JSON or @file.json/,
    },
    {
      name: 'one value given twice',
      args: ['qr', 'create', 'a', '--size', '64', '--size', '65'],
      status: 2,
      err: 'sundry qr create: --size must be given once\n',
    },
    { name: 'a switch', args: ['convert', 'json-to-csv', '[{"a":1}]', '--no-header'], out: '1\r\n' },
    {
      name: 'a switch with a value',
      args: ['convert', 'json-to-csv', '[{"a":1}]', '--header=false'],
      out: '1\r\n',
    },
    {
      name: 'a switch does not swallow the operand after it',
      args: ['convert', 'json-to-csv', '--bom', '[{"a":1}]'],
      out: '\ufeffa\r\n1',
    },
    {
      name: 'a switch with another value is left to the schema',
      args: ['convert', 'json-to-csv', '[]', '--header=maybe'],
      status: 1,
      err: /--header must be true or false, not "maybe"/,
    },
    {
      name: 'a member wins over a flag of the command, which goes before the group',
      args: ['qr', 'vcard', 'Ada', '--url', 'https://e.example/', '--format', 'svg'],
      out: '<svg',
    },
  ];
  it.each(rows)('$name', check);
});
