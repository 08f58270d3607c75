import { describe, expect, it, test } from 'vitest';
import { inMemory } from '../../../test/support/running/command-run.ts';
import { UpstreamError } from '../../errors.ts';
import { runCommand } from '../command.ts';

const runInMemory = inMemory(runCommand);

const svg = ['qr', 'create', 'a'];
const png = [...svg, '--format', 'png'];
const json = [...svg, '--format', 'json'];
const symbol = { version: 1, ec: 'M' };

describe('JSON goes to standard output, a file where it belongs', () => {
  test('JSON is indented by 2', async () => {
    const { stdout } = await runInMemory(json);
    expect(stdout).toMatch(/^{\n {2}"version": 1,\n/);
    expect(JSON.parse(stdout)).toMatchObject(symbol);
  });

  test('--json is one line', async () => {
    const { stdout } = await runInMemory([...json, '--json']);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject(symbol);
  });

  test('--get prints a text as it is and other values as JSON', async () => {
    expect((await runInMemory([...json, '--get', 'ec'])).stdout).toBe('M\n');
    expect((await runInMemory([...json, '--get', 'modules'])).stdout).toBe('21\n');
    expect((await runInMemory([...json, '--get', 'matrix.0.0'])).status).toBe(2);
  });

  test('--get of a member that is not there is a mistake on the command line', async () => {
    const { status, stderr } = await runInMemory([...json, '--get', 'verion']);
    expect(status).toBe(2);
    expect(stderr).toBe('sundry qr create: --get: the answer has no member verion\n');
  });

  test('a file goes into a pipe as bytes', async () => {
    const { bytes } = await runInMemory(png);
    expect(Buffer.from(bytes.subarray(0, 4))).toEqual(Buffer.from('\x89PNG', 'latin1'));
  });

  test('a terminal gets no binary: 2, and -o is named', async () => {
    const { status, stdout, stderr } = await runInMemory(png, { terminals: { stdout: true } });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      'sundry qr create: the answer is image/png, not text: save it by -o FILE, or pipe it\n',
    );
  });

  test('a terminal gets text files', async () => {
    expect((await runInMemory(svg, { terminals: { stdout: true } })).stdout).toContain('<svg');
  });

  test('-o FILE writes the file and nothing else', async () => {
    const { stdout, files } = await runInMemory([...svg, '-o', 'a.svg']);
    expect(stdout).toBe('');
    expect(Buffer.from(files['a.svg']!).toString()).toContain('<svg');
  });

  test('-o DIR/ and -o of a folder keep the own name', async () => {
    expect(Object.keys((await runInMemory([...png, '-o', 'out/'])).files)).toEqual(['out/qr.png']);
    const { files } = await runInMemory([...png, '-o', 'out'], { files: { 'out/': '' } });
    expect(Object.keys(files)).toEqual(['out/', 'out/qr.png']);
  });

  test('-o - is standard output', async () => {
    expect((await runInMemory([...svg, '-o', '-'])).stdout).toContain('<svg');
  });

  test('--json reports a file that was written', async () => {
    const { stdout, files } = await runInMemory([...svg, '-o', 'a.svg', '--json']);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({
      file: 'a.svg',
      media_type: 'image/svg+xml',
      headers: { 'x-qr-version': '1' },
    });
    expect(told.bytes).toBe(files['a.svg']!.length);
  });

  test('the extension of -o chooses a format that was not given', async () => {
    const chosen = await runInMemory([...svg, '-o', 'a.PNG']);
    expect(Buffer.from(chosen.files['a.PNG']!).subarray(1, 4).toString()).toBe('PNG');
    const given = await runInMemory([...svg, '--format', 'svg', '-o', 'a.png']);
    expect(Buffer.from(given.files['a.png']!).toString()).toContain('<svg');
  });

  test('a refusal leaves no file', async () => {
    const { status, files } = await runInMemory([...svg, '--size', '1', '-o', 'a.svg']);
    expect(status).toBe(1);
    expect(files).toEqual({});
  });

  test('warnings are on standard error, the other headers only with -v', async () => {
    expect((await runInMemory([...svg, '--margin', '0'])).stderr).toBe('warning: quiet-zone\n');
    expect((await runInMemory([...svg, '-v'])).stderr).toMatch(/^x-qr-version: 1\n/);
  });

  test('members that were ignored are named', async () => {
    const { stderr } = await runInMemory(['qr', 'create', '--input', '{"data":"a","shop":"north"}']);
    expect(stderr).toBe('warning: not known and ignored: shop\n');
  });
});

describe('an exit status says who can fix it', () => {
  test('0: done', async () => {
    expect((await runInMemory(svg)).status).toBe(0);
  });

  test('1: a line a fault, by the flag it was written with, in a body by its pointer', async () => {
    const { status, stderr } = await runInMemory([...svg, '--size', '4000', '--margin', '99']);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'sundry qr create: --size must be an integer from 64 to 2048, not 4000\n' +
        'sundry qr create: --margin must be an integer from 0 to 10, not 99\n',
    );
    const body =
      '{"number":"1","date":"2026-03-09","from":{"name":"A"},"to":{"name":"B"},"items":[{"description":"x","qty":"1","unit_price":1}]}';
    const inBody = await runInMemory(['invoice', 'preview', body, '--discount', '-1']);
    expect(inBody.stderr).toContain('sundry invoice preview: /items/0/qty must be a number, not "1"\n');
    expect(inBody.stderr).toContain(
      'sundry invoice preview: --discount must be a number of at least 0, not -1\n',
    );
  });

  test('1: a fault inside the JSON of a flag is named after the flag', async () => {
    const { stderr } = await runInMemory(['calendar', 'ics', '--events', '[{"start":"2026-06-01"}]']);
    expect(stderr).toBe('sundry calendar ics: --events/0/title is required: a text that is not blank\n');
  });

  test('1: with --json the problem is one line', async () => {
    const { stderr } = await runInMemory([...svg, '--size', '4000', '--json']);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect(JSON.parse(stderr)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      detail: 'size must be an integer from 64 to 2048, not 4000.',
      errors: [{ pointer: '#/size', message: 'must be an integer from 64 to 2048, not 4000' }],
    });
  });

  test('2: a mistake on the command line, with --json as JSON', async () => {
    const { status, stderr } = await runInMemory([...svg, '--siez', '1', '--json']);
    expect(status).toBe(2);
    expect(JSON.parse(stderr)).toEqual({
      code: 'command_line',
      detail: 'there is no flag --siez; did you mean --size?',
    });
  });

  test('3: an upstream failed', async () => {
    const { status, stderr } = await runInMemory(['site', 'intel', 'a.example'], {
      needs: {
        pageFetcher: () => Promise.reject(new UpstreamError('upstream_failed', 'a.example does not answer.')),
      },
    });
    expect(status).toBe(3);
    expect(stderr).toBe('sundry site intel: a.example does not answer.\n');
  });

  it('the words of a sensitive text are in no refusal', async () => {
    const { stderr } = await runInMemory(['text', 'summarize', 'a secret', '--sentences', '0']);
    expect(stderr).not.toContain('secret');
  });
});
