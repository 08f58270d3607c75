import { fileNameOf, mediaTypeOf } from './answer-content.ts';
import type { AnsweredExample, ExampleCall } from './example-answers.ts';

/** The origin in the samples: the default address of the service. A page shows the address it was requested at. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:8080';

/** One tab of a sample. */
export interface CodeSample {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'URL';
  readonly code: string;
}

/** The example as programs that run unchanged; for a GET the address alone as well. */
export function codeSamples({ example, calls }: AnsweredExample): readonly CodeSample[] {
  const call = calls[0]!;
  const get = calls.find(({ route }) => route.method === 'GET');
  const samples: CodeSample[] = [
    { language: 'curl', code: curlSample(call, example.input) },
    { language: 'JavaScript', code: javaScriptSample(call, example.input) },
    { language: 'Python', code: pythonSample(call, example.input) },
  ];
  if (get !== undefined) samples.push({ language: 'URL', code: addressOf(get) });
  return samples;
}

type Input = AnsweredExample['example']['input'];

/** The call for a POSIX shell; a file is saved under the name it came with. */
export function curlSample(call: ExampleCall, input: Input): string {
  const lines = [`curl ${shellQuote(addressOf(call))}`];
  if (call.route.method === 'POST') {
    lines.push("-H 'Content-Type: application/json'", `-d ${shellQuote(indentRest(readableJson(input)))}`);
  }
  const fileName = savedAs(call);
  if (fileName !== undefined) lines.push(`-o ${fileName}`);
  return lines.join(' \\\n  ');
}

function javaScriptSample(call: ExampleCall, input: Input): string {
  const address = JSON.stringify(addressOf(call));
  const read = savedAs(call) === undefined ? 'await response.json()' : 'await response.blob()';
  const request = [
    `const response = await fetch(${address}, {`,
    '  method: "POST",',
    '  headers: { "Content-Type": "application/json" },',
    `  body: JSON.stringify(${indentRest(readableJson(input))}),`,
    '});',
  ];
  return [
    ...(call.route.method === 'POST' ? request : [`const response = await fetch(${address});`]),
    'if (!response.ok) throw new Error((await response.json()).detail);',
    `const result = ${read};`,
  ].join('\n');
}

function pythonSample(call: ExampleCall, input: Input): string {
  const address = JSON.stringify(addressOf(call));
  const fileName = savedAs(call);
  const post = call.route.method === 'POST';
  const request = [
    'request = Request(',
    `    ${address},`,
    `    json.dumps(${indentRest(pythonLiteral(input), '    ')}).encode(),`,
    '    {"Content-Type": "application/json"},',
    ')',
  ];
  return [
    ...(post || fileName === undefined ? ['import json'] : []),
    `from urllib.request import ${post ? 'Request, ' : ''}urlopen`,
    '',
    ...(post ? request : []),
    `with urlopen(${post ? 'request' : address}) as response:`,
    fileName === undefined
      ? '    result = json.load(response)'
      : `    open(${JSON.stringify(fileName)}, "wb").write(response.read())`,
  ].join('\n');
}

/** The whole address of a call, query included. */
export function addressOf({ route, query }: ExampleCall): string {
  return `${SAMPLE_ORIGIN}${route.path}${query === '' ? '' : `?${query}`}`;
}

/** The name to save an answer under, undefined for JSON, which is printed. */
function savedAs({ answer }: ExampleCall): string | undefined {
  if (mediaTypeOf(answer) === 'application/json') return undefined;
  const name = fileNameOf(answer) ?? 'answer';
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) ? name : 'answer';
}

/** One line when it is short, indented when it is not. */
function readableJson(value: unknown): string {
  const indented = JSON.stringify(value, null, 2);
  const line = indented.replace(/\n\s*/g, ' ');
  return line.length <= 44 ? line : indented;
}

/** JSON is Python except for three words. Strings are skipped, so that "true" in a text stays. */
function pythonLiteral(value: unknown): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return readableJson(value).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (token) => words[token] ?? token);
}

/** A text as one word of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function indentRest(text: string, by = '  '): string {
  return text.replaceAll('\n', `\n${by}`);
}
