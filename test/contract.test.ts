import { afterAll, beforeAll, describe, expect, expectTypeOf, it, test } from 'vitest';
import { type Example, mostAnswerBytes, type Operation, type Route } from '../src/operation.ts';
import { barcode } from '../src/operations/barcode/index.ts';
import { type CalendarRequest, toIcs } from '../src/operations/calendar/index.ts';
import { csvToJson, jsonToCsv, jsonToXlsx, xlsxToJson } from '../src/operations/convert/index.ts';
import { verifyEmail, verifyEmails } from '../src/operations/email/index.ts';
import { stripMetadata } from '../src/operations/image/index.ts';
import { invoiceTotals, readInvoice, toPdf, toXml } from '../src/operations/invoice/index.ts';
import { markdownToPdf } from '../src/operations/pdf/index.ts';
import {
  type DrawOptions,
  encode,
  epcPayload,
  type QrSymbol,
  swissPaymentPart,
  swissPng,
  swissSvg,
  toMatrix,
  toPng,
  toSvg,
  vcardPayload,
  wifiPayload,
} from '../src/operations/qr/index.ts';
import { exampleArticle } from '../src/operations/site/example-article.ts';
import { examplePage } from '../src/operations/site/example-page.ts';
import { markdownDocument, pageToMarkdown, readSite } from '../src/operations/site/index.ts';
import { classify, extract, keywords, rewrite, sentiment, summarize } from '../src/operations/text/index.ts';
import { type Declaration, type OperationId, operations as registered } from '../src/registry.ts';
import { fileTypeOf } from '../src/request/body-form.ts';
import { perform } from '../src/request/perform.ts';
import { readValue } from '../src/request/read.ts';
import { resultBytes } from '../src/request/result-bytes.ts';
import type { ObjectSchema, Schema } from '../src/schema/schema.ts';
import type { InputOf, ValueOf } from '../src/schema/value-of.ts';
import { type HttpBody, httpBody } from '../src/service/calls/http-body.ts';
import { answerExamples, answersOf, type ExampleAnswers } from '../src/surfaces/examples/example-answers.ts';
import { jsonInput } from '../src/surfaces/examples/json-input.ts';
import { undeclaredIn } from './support/judging/declared-answer.ts';
import { startService, type TestService } from './support/running/service.ts';
import { testNeeds } from './support/worlds/needs.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const needs = testNeeds({ clock: () => NOW });

/** The example whose ports the operations use. */
let current: Example | undefined;
const operations = registered.map((operation): (typeof registered)[number] => ({
  ...operation,
  run: (input, given) => operation.run(input, { ...given, ...current?.needs }),
}));

let service: TestService;
let answers: ExampleAnswers;
beforeAll(async () => {
  service = await startService({ operations, clock: needs.clock });
  answers = await answerExamples(operations, needs);
});
afterAll(() => service.stop());

const examples = operations.flatMap((operation) =>
  operation.examples.map((example) => ({ name: `${operation.id}: ${example.title}`, operation, example })),
);

describe('every example gives the same answer through every face', () => {
  it.each(examples)('$name', async ({ operation, example }) => {
    current = example;
    const direct = httpBody(
      resultBytes(await perform(operation, readValue(operation, jsonInput(operation, example)), needs)),
    );
    const calls = callsOf(operation, example);
    expect(calls.length).toBeGreaterThan(0);
    for (const { route, query } of calls) {
      const answer = await callOverHttp(operation, route, query, example);
      expect(answer.body, `${route.method} ${route.path}`).toEqual(Buffer.from(direct.bytes));
      for (const [name, value] of Object.entries(direct.headers)) {
        expect(answer.headers.get(name), `${name} of ${route.method} ${route.path}`).toBe(value);
      }
      expect(undeclaredIn(operation.output, answer, route.media)).toEqual([]);
    }
  });

  it.each(examples)('HEAD has the length of GET: $name', async ({ operation, example }) => {
    current = example;
    for (const { route, query } of callsOf(operation, example)) {
      if (route.method !== 'GET') continue;
      const whole = await fetch(`${service.origin}${route.path}?${query}`);
      const head = await fetch(`${service.origin}${route.path}?${query}`, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    }
  });
});

describe('the groups of members', () => {
  const grouped = registered.flatMap(({ id, input }) =>
    objectsIn(input).flatMap((schema) => (schema['x-groups'] === undefined ? [] : [{ id, schema }])),
  );
  it.each(grouped)('of $id name members that it can do without, each once', ({ schema }) => {
    const names = schema['x-groups']!.flatMap(({ members }) => members);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(Object.keys(schema.properties)).toContain(name);
  });
});

function objectsIn(schema: Schema): readonly ObjectSchema[] {
  if (schema.type === 'array') return objectsIn(schema.items);
  if (schema.type !== 'object') return (schema.anyOf ?? []).flatMap(objectsIn);
  return [schema, ...Object.values(schema.properties).flatMap(objectsIn)];
}

describe('every answer is one its declaration announces', () => {
  it.each(examples)('$name', async ({ operation, example }) => {
    current = example;
    const { headers, bytes } = httpBody(
      resultBytes(await perform(operation, readValue(operation, jsonInput(operation, example)), needs)),
    );
    expect(undeclaredIn(operation.output, { headers: new Headers(headers), body: bytes })).toEqual([]);
    expect(undeclaredHeaders(operation, headers)).toEqual([]);
    const request = Buffer.byteLength(JSON.stringify(jsonInput(operation, example)));
    expect(bytes.byteLength).toBeLessThanOrEqual(mostAnswerBytes(operation, request));
  });

  test('and its type agrees', () => {
    type Answered = { [Id in OperationId]: AnsweredBy<Declaration<Id>> };
    type Announced = { [Id in OperationId]: AnnouncedBy<Declaration<Id>> };
    expectTypeOf<Answered>().toExtend<Announced>();
  });
});

/** The JSON that the `run` of a declaration returns; never for one that makes only files. */
type AnsweredBy<D> = D extends { run(...given: never): infer Result } ? JsonOf<Awaited<Result>> : unknown;

type JsonOf<Result> = Result extends { readonly kind: 'json'; readonly value: infer Value } ? Value : never;

/** The JSON that its output declares. */
type AnnouncedBy<D> = D extends {
  readonly output: { readonly media: { readonly 'application/json': { readonly schema: infer S } } };
}
  ? ValueOf<S>
  : never;

/** The bytes of a file, or members of the JSON that HTTP answers. */
type LibraryAnswer = Uint8Array | object;

/** The library function of each operation, undefined where there is none. It compiles only when it has all of them. */
const library: {
  readonly [Id in OperationId]:
    | ((input: InputOf<Declaration<Id>['input']>) => LibraryAnswer | Promise<LibraryAnswer>)
    | undefined;
} = {
  'invoice.pdf': async (input) => toPdf(input, await needs.fonts()).bytes,
  'invoice.xml': (input) => toXml(input).bytes,
  'invoice.read': readInvoice,
  'invoice.preview': invoiceTotals,
  'invoice.sample': undefined,
  'email.verify': ({ email }) => verifyEmail(email, { ...needs, ...current?.needs }),
  'email.verify_batch': async ({ emails }) => ({
    results: await verifyEmails(emails, { ...needs, ...current?.needs }),
  }),
  'site.intel': ({ url }) => readSite(examplePage, { url, fetchedAt: NOW }),
  'site.markdown': ({ url: _, format, ...options }) => {
    const html = new TextDecoder().decode(exampleArticle.body);
    const page = pageToMarkdown(html, exampleArticle.finalUrl, options);
    return format === 'markdown'
      ? new TextEncoder().encode(markdownDocument(page, exampleArticle.finalUrl))
      : page;
  },
  'text.summarize': ({ text, ...options }) => summarize(text, options),
  'text.sentiment': ({ text }) => sentiment(text),
  'text.keywords': ({ text, ...options }) => ({ keywords: keywords(text, options) }),
  'text.classify': ({ text, labels }) => classify(text, labels),
  'text.extract': ({ text, fields }) => ({ data: extract(text, fields) }),
  'text.rewrite': ({ text, ...options }) => ({ text: rewrite(text, options) }),
  'qr.create': (input) => {
    const symbol = encode(input.data, input);
    if (input.format !== 'json') return imageOf(symbol, input.format, input);
    const { version, ec, mode, mask, modules } = symbol;
    return { version, ec, mode, mask, modules, matrix: toMatrix(symbol) };
  },
  'qr.wifi': (input) => imageOf(encode(wifiPayload(input), input), input.format, input),
  'qr.vcard': (input) => imageOf(encode(vcardPayload(input), input), input.format, input),
  'qr.epc': (input) => {
    const symbol = encode(epcPayload(input), { ec: 'M' });
    if (input.format !== 'json') return imageOf(symbol, input.format, input);
    const { version, ec, mode, mask, modules } = symbol;
    return { version, ec, mode, mask, modules, matrix: toMatrix(symbol) };
  },
  'qr.swiss': async ({ format, size = 512, margin = 4, language = 'en', ...bill }) => {
    if (format === 'pdf') return swissPaymentPart(bill, await needs.fonts(), { language });
    const look = { size, margin };
    return format === 'png' ? swissPng(bill, look) : new TextEncoder().encode(swissSvg(bill, look));
  },
  'barcode.create': async ({ format, ...input }) =>
    format === 'json'
      ? barcode({ ...input, format })
      : (await barcode({ ...input, format: format ?? 'svg' }, await needs.fonts())).bytes,
  'convert.json_to_xlsx': async (input) => (await jsonToXlsx(JSON.stringify(input))).bytes,
  'convert.json_to_csv': (input) => jsonToCsv(JSON.stringify(input)),
  'convert.csv_to_json': csvToJson,
  'convert.xlsx_to_json': xlsxToJson,
  'image.strip_metadata': (input) => {
    const { bytes, report } = stripMetadata(input);
    return input.format === 'json' ? report : bytes;
  },
  // The schema cannot express that a single event needs its title and start.
  'calendar.ics': (input) => new TextEncoder().encode(toIcs(input as CalendarRequest, NOW)),
  'pdf.markdown': async (input) => markdownToPdf(input, await needs.fonts()).bytes,
};

/** An example is a valid input of its operation, which its type does not say. */
function answerOfLibrary(id: OperationId, example: Example): LibraryAnswer | Promise<LibraryAnswer> {
  const operation = operations.find((each) => each.id === id)!;
  return library[id]!(jsonInput(operation, example) as never);
}

function imageOf(symbol: QrSymbol, format: 'svg' | 'png' | undefined, look: DrawOptions): Uint8Array {
  return format === 'png' ? toPng(symbol, look) : new TextEncoder().encode(toSvg(symbol, look));
}

describe('the library gives what HTTP answers', () => {
  // The library has no language model.
  const offline = examples.filter(
    ({ operation, example }) =>
      library[operation.id] !== undefined && example.needs?.languageModel === undefined,
  );

  it.each(offline)('$name', async ({ operation, example }) => {
    current = example;
    const given = await answerOfLibrary(operation.id, example);
    const { bytes } = httpBody(
      resultBytes(await perform(operation, readValue(operation, jsonInput(operation, example)), needs)),
    );
    if (given instanceof Uint8Array) expect(Buffer.from(given)).toEqual(Buffer.from(bytes));
    else expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject(given);
  });
});

function callsOf(operation: Operation, example: Example) {
  return answersOf(answers, operation).find((answered) => answered.example === example)?.calls ?? [];
}

async function callOverHttp(operation: Operation, route: Route, query: string, example: Example) {
  if (example.file !== undefined) {
    const headers = { 'content-type': fileTypeOf(operation) };
    const body = Buffer.from(example.file.bytes);
    return heard(await fetch(`${service.origin}${route.path}?${query}`, { method: 'POST', headers, body }));
  }
  const response =
    route.method === 'GET'
      ? await fetch(`${service.origin}${route.path}?${query}`)
      : await fetch(`${service.origin}${route.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(jsonInput(operation, example)),
        });
  return heard(response);
}

async function heard(response: Response) {
  expect(response.status).toBe(200);
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Headers beyond those every file has, which the declaration does not name. */
function undeclaredHeaders({ output }: Operation, headers: HttpBody['headers']): readonly string[] {
  const known = ['content-type', 'content-disposition', ...Object.keys(output.headers ?? {})];
  return Object.keys(headers).filter((name) => !known.includes(name));
}
