/** A request as code shows it. */
export interface SampleRequest {
  /** The whole address, query included. */
  readonly address: string;
  /** The JSON of a POST, laid out as it is to be shown; undefined for a GET and for a file. */
  readonly body: string | undefined;
  /** The file that is the body of a POST. */
  readonly file?: SampleFile | undefined;
  /** The name to save the answer under, undefined for JSON, which is printed. */
  readonly savedAs: string | undefined;
  /** Whether the caller has a key, which is read from the variable SUNDRY_KEY. */
  readonly withKey: boolean;
}

/** A file beside the program. */
export interface SampleFile {
  readonly name: string;
  /** The media type under which it is sent. */
  readonly type: string;
}

export type SampleLanguage = 'curl' | 'JavaScript' | 'Python' | 'Go' | 'PHP';

/** How a request is written in each language: as a program that runs unchanged. */
export const requestSamples: Readonly<Record<SampleLanguage, (request: SampleRequest) => string>> = {
  curl: curlSample,
  JavaScript: javaScriptSample,
  Python: pythonSample,
  Go: goSample,
  PHP: phpSample,
};

/** The request for a POSIX shell; a file is saved under the name it came with. */
export function curlSample({ address, body, file, savedAs, withKey }: SampleRequest): string {
  const lines = [`curl ${shellQuote(address)}`];
  if (withKey) lines.push('-H "X-Api-Key: $SUNDRY_KEY"');
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d ${shellQuote(indentRest(body))}`);
  }
  if (file !== undefined) {
    lines.push(`-H 'Content-Type: ${file.type}'`, `--data-binary ${shellWord(`@${file.name}`)}`);
  }
  if (savedAs !== undefined) lines.push(`-o ${savedAs}`);
  return lines.join(' \\\n  ');
}

function javaScriptSample({ address, body, file, savedAs, withKey }: SampleRequest): string {
  const isGet = body === undefined && file === undefined;
  const headers = [...contentType(body, file), ...(withKey ? ['"X-Api-Key": process.env.SUNDRY_KEY'] : [])];
  const options = [
    ...(isGet ? [] : ['  method: "POST",']),
    ...(headers.length === 0 ? [] : [`  headers: { ${headers.join(', ')} },`]),
    ...(body === undefined ? [] : [`  body: ${javaScriptBody(body)},`]),
    ...(file === undefined ? [] : [`  body: await readFile(${JSON.stringify(file.name)}),`]),
  ];
  const url = JSON.stringify(address);
  return [
    ...(file === undefined ? [] : ['import { readFile } from "node:fs/promises";', '']),
    ...(options.length === 0
      ? [`const response = await fetch(${url});`]
      : [`const response = await fetch(${url}, {`, ...options, '});']),
    'if (!response.ok) throw new Error((await response.json()).detail);',
    `const result = ${savedAs === undefined ? 'await response.json()' : 'await response.blob()'};`,
  ].join('\n');
}

function pythonSample({ address, body, file, savedAs, withKey }: SampleRequest): string {
  const url = JSON.stringify(address);
  const headers = [...contentType(body, file), ...(withKey ? ['"X-Api-Key": os.environ["SUNDRY_KEY"]'] : [])];
  const isPlain = headers.length === 0;
  const request = [
    'request = Request(',
    `    ${url},`,
    ...(body === undefined ? [] : [`    json.dumps(${indentRest(pythonLiteral(body), '    ')}).encode(),`]),
    ...(file === undefined ? [] : [`    open(${JSON.stringify(file.name)}, "rb").read(),`]),
    `    ${body === undefined && file === undefined ? 'headers=' : ''}{${headers.join(', ')}},`,
    ')',
  ];
  return [
    ...(body !== undefined || savedAs === undefined ? ['import json'] : []),
    ...(withKey ? ['import os'] : []),
    `from urllib.request import ${isPlain ? '' : 'Request, '}urlopen`,
    '',
    ...(isPlain ? [] : request),
    `with urlopen(${isPlain ? url : 'request'}) as response:`,
    savedAs === undefined
      ? '    result = json.load(response)'
      : `    open(${JSON.stringify(savedAs)}, "wb").write(response.read())`,
  ].join('\n');
}

function goSample({ address, body, file, savedAs, withKey }: SampleRequest): string {
  const url = JSON.stringify(address);
  const hasBody = body !== undefined || file !== undefined;
  const type = JSON.stringify(file?.type ?? 'application/json');
  const packages = [
    ...(savedAs === undefined ? ['fmt'] : []),
    'io',
    'log',
    'net/http',
    ...(savedAs !== undefined || file !== undefined || withKey ? ['os'] : []),
    ...(body === undefined ? [] : ['strings']),
  ];
  const content = file === undefined ? 'strings.NewReader(body)' : 'file';
  const call = hasBody ? `http.Post(${url}, ${type}, ${content})` : `http.Get(${url})`;
  const request = `http.NewRequest(${hasBody ? `"POST", ${url}, ${content}` : `"GET", ${url}, nil`})`;
  const header = (name: string, value: string) => `request.Header.Set("${name}", ${value})`;
  return [
    'package main',
    '',
    `import (\n${packages.map((name) => `\t"${name}"\n`).join('')})`,
    '',
    ...(body === undefined ? [] : [`const body = ${goText(body)}`, '']),
    'func main() {',
    ...[
      ...(file === undefined ? [] : [`file, err := os.Open(${JSON.stringify(file.name)})`, ...GO_CHECK]),
      ...(withKey
        ? [
            `request, err := ${request}`,
            ...GO_CHECK,
            ...(hasBody ? [header('Content-Type', type)] : []),
            header('X-Api-Key', 'os.Getenv("SUNDRY_KEY")'),
            'response, err := http.DefaultClient.Do(request)',
          ]
        : [`response, err := ${call}`]),
      ...GO_CHECK,
      'answer, err := io.ReadAll(response.Body)',
      ...GO_CHECK,
      'if response.StatusCode != 200 {',
      '\tlog.Fatal(string(answer))',
      '}',
      ...(savedAs === undefined
        ? ['fmt.Println(string(answer))']
        : [`err = os.WriteFile(${JSON.stringify(savedAs)}, answer, 0o644)`, ...GO_CHECK]),
    ].map((line) => `\t${line}`),
    '}',
  ].join('\n');
}

const GO_CHECK = ['if err != nil {', '\tlog.Fatal(err)', '}'] as const;

/** A raw text, in which JSON stays as it is; one with a backtick is a quoted text, whose escapes JSON has too. */
function goText(text: string): string {
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
}

function phpSample({ address, body, file, savedAs, withKey }: SampleRequest): string {
  const headers = [
    ...(file === undefined ? [] : [phpText(`Content-Type: ${file.type}`)]),
    ...(body === undefined ? [] : ["'Content-Type: application/json'"]),
    ...(withKey ? ["'X-Api-Key: ' . getenv('SUNDRY_KEY')"] : []),
  ];
  const answer = savedAs === undefined ? '$result = json_decode($answer);' : undefined;
  return [
    '<?php',
    `$curl = curl_init(${phpText(address)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length === 0 ? [] : [`    CURLOPT_HTTPHEADER => [${headers.join(', ')}],`]),
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${phpText(body)},`]),
    ...(file === undefined ? [] : [`    CURLOPT_POSTFIELDS => file_get_contents(${phpText(file.name)}),`]),
    ']);',
    '$answer = curl_exec($curl);',
    'if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {',
    '    throw new Exception($answer ?: curl_error($curl));',
    '}',
    answer ?? `file_put_contents(${phpText(savedAs ?? '')}, $answer);`,
  ].join('\n');
}

/** A text between single quotes, in which nothing is replaced. */
function phpText(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function contentType(body: string | undefined, file: SampleFile | undefined): readonly string[] {
  if (file !== undefined) return [`"Content-Type": ${JSON.stringify(file.type)}`];
  return body === undefined ? [] : ['"Content-Type": "application/json"'];
}

/** A file name that needs no quotes in a shell: the given one if it is such a name. */
export function plainFileName(name: string | undefined): string {
  return name !== undefined && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) ? name : 'answer';
}

/** A body with a number of more digits than JavaScript keeps is passed on as a text. */
function javaScriptBody(body: string): string {
  const isExact = [...body.matchAll(TOKEN)].every(
    ([token]) => token.replace(/\D/g, '').length <= 15 || /^"/.test(token),
  );
  return isExact ? `JSON.stringify(${indentRest(body)})` : JSON.stringify(body);
}

/** JSON is Python except for three words. Strings are skipped, so that "true" in a text stays. */
function pythonLiteral(body: string): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return body.replace(TOKEN, (token) => words[token] ?? token);
}

/** The scalars of a JSON text. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|true|false|null|-?\d[\d.eE+-]*/g;

function shellWord(text: string): string {
  return /^[\w./@-]+$/.test(text) ? text : shellQuote(text);
}

/** A text as one word of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function indentRest(text: string, by = '  '): string {
  return text.replaceAll('\n', `\n${by}`);
}
