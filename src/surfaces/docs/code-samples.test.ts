import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import { type AnsweredExample, answerExamples, answersOf } from '../examples/example-answers.ts';
import { type CodeSample, codeSamples, SAMPLE_ORIGIN } from './code-samples.ts';
import { requestSamples, type SampleLanguage } from './request-samples.ts';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly contentType: string | undefined;
  readonly key: string | string[] | undefined;
  readonly body: string;
}

/** How each kind of sample is run: by the program that its readers use. */
const programs: Readonly<Record<string, (code: string) => readonly [string, ...string[]]>> = {
  curl: (code) => ['sh', '-c', code],
  JavaScript: (code) => [process.execPath, '--input-type=module', '-e', code],
  Python: (code) => ['python3', '-c', code],
  Go: (code) => ['sh', '-c', 'printf %s "$1" > sample.go && go run sample.go', 'sh', code],
  PHP: (code) => ['php', '-r', code.replace('<?php', '')],
};

const isRun: Readonly<Record<string, boolean>> = {
  curl: hasConsumer('curl'),
  JavaScript: true,
  Python: hasConsumer('python3'),
  Go: hasConsumer('go'),
  PHP: hasConsumer('php') && hasConsumer('php:curl'),
};

const queryOnly = { ...sampleOperation, routes: sampleOperation.routes.slice(0, 1) };
const answered: AnsweredExample[] = [
  ...answersOf(await answerExamples([sampleOperation]), sampleOperation),
  ...answersOf(
    await answerExamples([
      { ...queryOnly, examples: [{ title: 'By GET', input: { name: "a'b&c", format: 'text' } }] },
    ]),
    queryOnly,
  ),
];
const rows = answered.flatMap((example) =>
  codeSamples(sampleOperation, example)
    .filter(({ language }) => language in programs)
    .map((sample) => ({ ...sample, example, title: example.example.title })),
);

/** A key and a file, which no example of the sample operation has, and a text that each language could misread. */
const special = {
  address: `${SAMPLE_ORIGIN}/v1/a?b=%24c`,
  body: JSON.stringify({ text: `'"\\ $HOME \`id\` \n {$a} %s` }, null, 2),
  savedAs: undefined,
  withKey: true,
};
const specials = (Object.keys(requestSamples) as SampleLanguage[]).flatMap((language) => [
  { language, name: 'a text of quotes and signs', request: special },
  {
    language,
    name: 'a file',
    request: { ...special, body: undefined, file: { name: "it's.csv", type: 'text/csv' } },
  },
]);

describe('codeSamples', () => {
  const received: Received[] = [];
  let folder = '';
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-samples-'));
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method, url, headers } = request;
      received.push({
        method,
        url,
        contentType: headers['content-type'],
        key: headers['x-api-key'],
        body: Buffer.concat(chunks).toString(),
      });
      response.setHeader('content-type', 'application/json').end('{"answer":true}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run({ language, code }: CodeSample): Promise<Received> {
    received.length = 0;
    const { port } = server.address() as AddressInfo;
    const [program, ...args] = programs[language]!(
      code.replaceAll(SAMPLE_ORIGIN, `http://127.0.0.1:${port}`),
    );
    const env = { ...process.env, SUNDRY_KEY: 'sundry_key' };
    const child = spawn(program, args, { cwd: folder, stdio: 'ignore', env });
    const [status] = await once(child, 'exit');
    expect(status).toBe(0);
    expect(received).toHaveLength(1);
    return received[0]!;
  }

  it.each(rows.filter(({ language }) => isRun[language]))(
    '$language sends "$title" as it is declared',
    async ({ example, ...sample }) => {
      const { method, url, contentType, body } = await run(sample);
      const call = example.calls[0]!;
      expect([method, url]).toEqual([call.route.method, call.route.path + (call.query && `?${call.query}`)]);
      if (method === 'GET') return;
      expect(contentType).toBe('application/json');
      expect(JSON.parse(body)).toEqual(example.example.input);
    },
  );

  it.each(specials.filter(({ language }) => isRun[language]))(
    '$language sends a key and $name',
    async ({ language, request }) => {
      writeFileSync(join(folder, "it's.csv"), 'a,b\r\n');
      const got = await run({ language, code: requestSamples[language](request) });
      expect([got.method, got.url, got.key]).toEqual(['POST', '/v1/a?b=%24c', 'sundry_key']);
      expect(got.contentType).toBe('file' in request ? 'text/csv' : 'application/json');
      if ('file' in request) expect(got.body).toBe('a,b\r\n');
      else expect(JSON.parse(got.body)).toEqual(JSON.parse(special.body));
    },
  );

  it.runIf(isRun.Go)('Go is laid out as gofmt has it', async () => {
    const requests = [
      special,
      { ...special, withKey: false },
      { ...special, body: undefined, savedAs: 'a.svg' },
    ];
    for (const request of requests) {
      writeFileSync(join(folder, 'laid-out.go'), `${requestSamples.Go(request)}\n`);
      const { status, stdout } = spawnSync('gofmt', ['-d', 'laid-out.go'], { cwd: folder, encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, '']);
    }
  });

  it.each(
    rows.filter(
      ({ title, language }) => title === 'As a picture' && language !== 'JavaScript' && isRun[language],
    ),
  )('$language saves a file under its name', async (sample) => {
    writeFileSync(join(folder, 'greeting.svg'), '');
    await run(sample);
    expect(readFileSync(join(folder, 'greeting.svg'), 'utf8')).toBe('{"answer":true}');
  });

  it('offers the address alone when a GET accepts the example', () => {
    const languages = answered.map((example) =>
      codeSamples(sampleOperation, example).map(({ language }) => language),
    );
    expect(languages.map((list) => list.includes('URL'))).toEqual([true, false, false, true]);
  });
});
