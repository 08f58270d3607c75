import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../test/support/running/command-run.ts';
import { elementsIn } from '../../formats/json/source.ts';
import { operations } from '../../registry.ts';
import { runCommand } from '../command.ts';
import { TableLines } from './bulk-lines.ts';
import { inOrder } from './in-order.ts';
import { textLines } from './text-lines.ts';

const runInMemory = inMemory(runCommand);

const lines = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

describe('any operation runs over a file of inputs', () => {
  test('a file of subjects, one a line: answers are lines of JSON in the order of the inputs', async () => {
    const { status, stdout } = await runInMemory(['email', 'verify', '--file', 'l'], {
      files: { l: 'ada@gmial.com\r\n\n  \nx@\nann@example.org' },
    });
    expect(status).toBe(0);
    expect(lines(stdout)).toMatchObject([
      {
        input: { email: 'ada@gmial.com' },
        result: { reason: expect.stringContaining('did you mean gmail.com') },
      },
      { input: { email: 'x@' }, result: { valid: false } },
      { input: { email: 'ann@example.org' }, result: { email: 'ann@example.org' } },
    ]);
  });

  test('--each with .csv: the header names members, an empty cell is not given, flags are for all', async () => {
    const { status, stdout, files } = await runInMemory(
      ['qr', 'create', '--each', 'm.csv', '--margin', '4', '-o', 'out/{n}-{data}.svg'],
      { files: { 'm.csv': 'data,size,fg\nA,64,\n"B,C",128,#14213d\n' } },
    );
    expect(status).toBe(0);
    expect(lines(stdout)).toEqual([
      { input: { data: 'A', size: '64' }, file: 'out/1-A.svg' },
      { input: { data: 'B,C', size: '128', fg: '#14213d' }, file: 'out/2-B,C.svg' },
    ]);
    expect(Buffer.from(files['out/1-A.svg']!).toString()).toContain('width="64"');
    expect(Buffer.from(files['out/2-B,C.svg']!).toString()).toContain('#14213d');
  });

  test('a column that is no member is refused before anything runs', async () => {
    const { status, stdout, stderr } = await runInMemory(['qr', 'create', '--each', 'm.csv', '-o', 'out/'], {
      files: { 'm.csv': 'data,siez\nA,64\n' },
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/there is no member for the column of m\.csv "siez"; did you mean size\?/);
  });

  test('--each with .jsonl: objects are bodies, texts subjects', async () => {
    const { stdout } = await runInMemory(['qr', 'create', '--format', 'json', '--each', 'm.jsonl'], {
      files: { 'm.jsonl': '{"data":"A","ec":"H"}\n"B"\n' },
    });
    expect(lines(stdout)).toMatchObject([
      { input: { data: 'A', ec: 'H' }, result: { ec: 'H' } },
      { input: { data: 'B' }, result: { ec: 'M' } },
    ]);
  });

  test('--each with .json: a list, whose long numbers survive', async () => {
    const { stdout, files } = await runInMemory(
      ['convert', 'json-to-csv', '--each', 'm.json', '-o', '{n}.csv'],
      {
        files: { 'm.json': '[{"rows":[{"id":12345678901234567890,"b":"],["}]}, [{"a":1}]]' },
      },
    );
    expect(stdout).toContain('{"input":{"rows":[{"id":12345678901234567890,"b":"],["}]},"file":"1.csv"}\n');
    expect(Buffer.from(files['1.csv']!).toString()).toBe('id,b\r\n12345678901234567890,"],["\r\n');
    expect(Buffer.from(files['2.csv']!).toString()).toBe('a\r\n1\r\n');
  });

  test('an entry of several lines is one line of the output (JSON Lines)', async () => {
    const { stdout } = await runInMemory(['qr', 'create', '--format', 'json', '--each', 'm.json'], {
      files: { 'm.json': '[\n  {\r\n    "data": "A"\r\n  }\n]' },
    });
    expect(lines(stdout)).toMatchObject([{ input: { data: 'A' }, result: { version: 1 } }]);
  });

  test('a refused input is a line with its problem, the others go on: 1', async () => {
    const { status, stdout, stderr } = await runInMemory(
      ['qr', 'create', '--format', 'json', '--each', 'm.csv'],
      {
        files: { 'm.csv': 'data,size\nA,1\nB,64\n' },
      },
    );
    expect(status).toBe(1);
    expect(stderr).toBe('sundry qr create: 1 of 2 without a result\n');
    expect(lines(stdout)).toMatchObject([
      { input: { size: '1' }, error: { code: 'invalid_request', errors: [{ pointer: '#/size' }] } },
      { result: { version: 1 } },
    ]);
  });

  test('a cell never names a file: a table may come from anyone', async () => {
    const { status, stdout, stderr } = await runInMemory(['invoice', 'preview', '--each', 'm.csv'], {
      files: { 'm.csv': 'number,items\nA,@secret.json\n', 'secret.json': '[{"description":"secret"}]' },
    });
    expect(status).not.toBe(0);
    expect(`${stdout}${stderr}`).toContain('must be JSON');
    expect(`${stdout}${stderr}`).not.toContain('"description"');
  });

  test('a line that is not JSON is refused, and shown as a text', async () => {
    const { status, stdout } = await runInMemory(['qr', 'create', '--format', 'json', '--each', 'm.jsonl'], {
      files: { 'm.jsonl': '{"data":\n{"data":"B"}\n' },
    });
    expect(status).toBe(1);
    expect(lines(stdout)).toMatchObject([{ input: '{"data":', error: { code: 'malformed_json' } }, {}]);
  });

  test('only upstreams failed: 3', async () => {
    const fails = { open: () => ({ lookup: () => Promise.reject(new Error('no route')) }) };
    const { status } = await runInMemory(['email', 'verify', '--file', 'l'], {
      files: { l: 'ann@example.org\n' },
      needs: { resolver: fails },
    });
    expect(status).toBe(3);
  });

  test('--csv: members of the input, new members of the answer after dots, lists by "; ", the error', async () => {
    const { stdout } = await runInMemory(['email', 'verify', '--csv', '--file', 'l'], {
      files: { l: 'x@\n' },
    });
    const [header, row, end] = stdout.split('\r\n');
    expect(header).toMatch(
      /^email,normalized,valid,score,reason,checks\.syntax,.*checks\.mx_hosts,.*,error$/,
    );
    expect(row).toMatch(/^x@,/);
    expect(end).toBe('');
  });

  test('--csv: a text of an answer that a spreadsheet would run begins with an apostrophe', () => {
    const operation = operations.find(({ id }) => id === 'email.verify')!;
    const result = { normalized: '=1+1', reason: '\uff1d1', score: -1 };
    const input = { email: '-x' };
    const record = {
      json: JSON.stringify(input),
      written: () => input,
      read: () => ({ members: [] }),
      part: 1,
    };
    const line = new TableLines(operation).line(record, { result });
    expect(line.split('\r\n')[1]).toMatch(/^-x,'=1\+1,,-1,'\uff1d1,/);
  });

  test('--csv: an error is in the last cell, quoted (RFC 4180 2.6)', async () => {
    const { stdout } = await runInMemory(['qr', 'create', '--format', 'json', '--csv', '--each', 'm.csv'], {
      files: { 'm.csv': 'data,size\nA,1\n' },
    });
    expect(stdout).toMatch(/\r\nA,1,.*,"size must be an integer from 64 to 2048, not 1"\r\n$/);
  });

  test.each([
    ['a folder of a template', 'none/{n}.svg', 'none'],
    ['a folder inside of another', 'out/none/{data}.svg', 'out/none'],
    ['a folder alone', 'none/', 'none'],
  ])(
    'an output place that is not there is found before the first input: %s',
    async (_name, place, folder) => {
      const args = ['qr', 'create', '--each', 'l', '--format', 'svg', '-o', place];
      const run = await runInMemory(args, { files: { l: 'A\nB\n' } });
      expect(run).toMatchObject({ status: 2, stdout: '' });
      expect(run.stderr).toBe(`sundry qr create: -o ${place}: there is no folder ${folder}; make it first\n`);
    },
  );

  test('what is not known is said once, by a warning and a status of its own', async () => {
    const needs = { resolver: { open: () => ({ lookup: async () => ({ kind: 'failed' as const }) }) } };
    const run = await runInMemory(['email', 'verify', '--file', 'l'], {
      files: { l: 'ada@example.com\nbob@example.org\n' },
      needs,
    });
    expect(run.status).toBe(4);
    expect(run.stderr).toBe('warning: not known in 2 of 2: dns lookup failed\n');
  });

  test('separators in a member stay inside the folder', async () => {
    const { files } = await runInMemory(['qr', 'create', '--each', 'm.jsonl', '-o', 'out/{data}.svg'], {
      files: { 'm.jsonl': '"../../etc/passwd"\n"a\\\\b"\n' },
    });
    expect(Object.keys(files).slice(1)).toEqual(['out/_.._etc_passwd.svg', 'out/a_b.svg']);
  });

  test('two results with one name: the second is refused', async () => {
    const { status, stdout } = await runInMemory(['qr', 'create', '--each', 'l', '-o', 'out/'], {
      files: { l: 'A\nB\n' },
    });
    expect(status).toBe(1);
    expect(lines(stdout)).toMatchObject([
      { file: 'out/qr.svg' },
      { error: { detail: 'out/qr.svg is the file of an input before: {n} in -o gives each its own' } },
    ]);
  });

  const mistakes: readonly (readonly [readonly string[], RegExp])[] = [
    [['qr', 'create', '--each', 'l'], /the answers are files: say where they go/],
    [['qr', 'create', 'A', '--csv'], /--csv is for many inputs: --each FILE/],
    [['email', 'verify', '--file', 'l', '--get', 'valid'], /--get is for one answer/],
    [['qr', 'wifi', '--each', 'l'], /the answers are files: say where they go/],
    [['qr', 'create', '--each', 'l', '-o', 'a.svg'], /-o must differ for each input/],
    [['qr', 'create', 'A', '--each', 'l', '-o', 'out/'], /A is not expected beside a file of inputs/],
    [
      ['qr', 'create', '--each', 'l', '-o', 'out/', '--jobs', '0'],
      /--jobs must be an integer from 1 to 64, not 0/,
    ],
    [['calendar', 'ics', '--each', 'l', '-o', 'out/'], /--each expects .csv, .tsv, .xlsx, .jsonl or .json/],
  ];
  test.each(mistakes)('%j is a mistake on the command line', async (args, message) => {
    const { status, stdout, stderr } = await runInMemory(args, { files: { l: 'A\n' } });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('a bar is drawn on a terminal alone', () => {
  // The terminal in memory reads pieces of seven bytes: three lines.
  const files = { l: 'a@\nb@\nc@\nd@\n' };

  test('by the part of the file that is done, and erased at the end', async () => {
    let now = 0;
    const world = { now: () => (now += 500) };
    const { stderr } = await runInMemory(['email', 'verify', '--file', 'l'], {
      files,
      terminals: { stderr: true },
      world,
    });
    expect(stderr).toContain('\r\u001b[K[##############..........] 2 done  2.0/s  0:01 left');
    expect(stderr.endsWith('\r\u001b[K')).toBe(true);
  });

  test('not in a pipe', async () => {
    expect((await runInMemory(['email', 'verify', '--file', 'l'], { files })).stderr).toBe('');
  });
});

describe('work is done several at a time, and answered in order', () => {
  test('a slow first holds back the answers, but not the work', async () => {
    const begun: number[] = [];
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const work = async (item: number): Promise<number> => {
      begun.push(item);
      if (item === 0) await gate;
      if (item === 5) open();
      return item;
    };
    const answers: number[] = [];
    for await (const answer of inOrder(numbers(20), 3, work)) answers.push(answer);
    expect(answers).toEqual(Array.from({ length: 20 }, (_value, index) => index));
    expect(begun.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('no more are read than four for each job', async () => {
    let read = 0;
    async function* counted(): AsyncGenerator<number> {
      for await (const each of numbers(100)) {
        read++;
        yield each;
      }
    }
    const answers = inOrder(counted(), 2, async (item) => item);
    await answers.next();
    expect(read).toBe(8);
    await answers.return(undefined);
  });
});

async function* numbers(count: number): AsyncGenerator<number> {
  for (let each = 0; each < count; each++) yield each;
}

test('items that end with an error: it comes behind the results of those before it', async () => {
  async function* broken(): AsyncGenerator<number> {
    yield* [1, 2];
    throw new Error('the end');
  }
  const results = inOrder(broken(), 8, async (item) => item);
  expect([await results.next(), await results.next()]).toMatchObject([{ value: 1 }, { value: 2 }]);
  await expect(results.next()).rejects.toThrow('the end');
});

describe('the elements of a JSON list keep their text', () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['[]', []],
    [' [ ] ', []],
    ['[1.50, "a,]\\"", {"b":[1,2]} ,[[]]]', ['1.50', '"a,]\\""', '{"b":[1,2]}', '[[]]']],
  ];
  test.each(rows)('%s', (json, elements) => expect(elementsIn(json)).toEqual(elements));
});

const bound = { longest: 100, place: 'm.csv' };

describe('an input has the length of a body at most, and a file of them no end', () => {
  async function* endless(piece: string, beginning = ''): AsyncGenerator<string> {
    yield `a\n\nb\n${beginning}`;
    for (;;) yield piece;
  }

  test.each([
    { name: 'a line', read: textLines(endless('x'), bound), message: 'line 4 of m.csv' },
    {
      name: 'a line that is long at once',
      read: textLines(endless('x'.repeat(101)), bound),
      message: 'line 4 of m.csv',
    },
    { name: 'a line of NUL', read: textLines(endless('\0'), bound), message: 'line 4 of m.csv' },
  ])('$name without an end', async ({ read, message }) => {
    const found: unknown[] = [];
    const all = async () => {
      for await (const each of read) found.push(each);
    };
    await expect(all()).rejects.toThrow(`${message} may have at most 100 characters`);
    expect(found.flat()).toEqual(['a', 'b']);
  });

  test('a line may be as long as that', async () => {
    const lined = textLines(pieces(`${'x'.repeat(100)}\n${'y'.repeat(100)}`), bound);
    for (const letter of ['x', 'y']) expect((await lined.next()).value).toBe(letter.repeat(100));
  });

  test('the inputs before a line that is too long are answered', async () => {
    const { status, stdout, stderr } = await runInMemory(['email', 'verify', '--file', 'l'], {
      files: { l: `ada@example.org\n${'x'.repeat(16_385)}` },
    });
    expect(lines(stdout)).toMatchObject([{ input: { email: 'ada@example.org' } }]);
    expect([status, stderr]).toEqual([
      2,
      'sundry email verify: line 2 of l may have at most 16,384 characters\n',
    ]);
  });
});

async function* pieces(text: string): AsyncGenerator<string> {
  yield* text;
}
