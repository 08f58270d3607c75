import type { Operation, Result } from '../../../src/operation.ts';

/** Text that breaks out of markup, shell quotes and JSON unless it is escaped. */
export const HOSTILE = `</script><b>"it's" & {{x}} \${y}\\`;

/**
 * An operation that no group has, for tests of the surfaces: nested input, two routes of which the GET is
 * narrower, three media types, and hostile values wherever a declaration can hold one.
 */
export const sampleOperation: Operation = {
  id: 'text.greet',
  summary: 'Greet <somebody> & "others"',
  description: 'Writes a greeting.\n\n- one `<b>` line\n- [errors](/docs#errors)',
  routes: [
    {
      method: 'GET',
      path: '/v1/greet',
      narrows: { format: { type: 'string', enum: ['json', 'text'], default: 'json' } },
    },
    { method: 'POST', path: '/v1/greet' },
  ],
  input: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, 'x-max-bytes': 80, description: 'Who is greeted: <name>.' },
      format: {
        type: 'string',
        enum: ['json', 'text', 'svg'],
        default: 'json',
        description: 'Form of the answer.',
      },
      times: { type: 'integer', minimum: 1, maximum: 9, default: 1, description: 'How often.' },
      loud: { type: 'boolean', default: false, description: 'In capitals.' },
      gifts: {
        type: 'array',
        maxItems: 3,
        description: 'What is brought along.',
        items: {
          type: 'object',
          required: ['what'],
          properties: { what: { type: 'string', description: 'The gift.' } },
        },
      },
    },
  },
  output: {
    media: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['greetings'],
          properties: {
            greetings: { type: 'array', items: { type: 'string' }, description: 'One an entry.' },
          },
        },
      },
      'text/plain': { file: 'The greetings, one a line.' },
      'image/svg+xml': { file: 'A picture of the greeting.' },
    },
    headers: { 'x-greetings': { description: 'How many <greetings>.', schema: { type: 'integer' } } },
  },
  limits: { bodyBytes: 4096 },
  answerBytes: 10_000,
  needs: [],
  cache: { scope: 'public', maxAgeSeconds: 60, immutable: false },
  deprecated: { since: '2026-01-01', sunset: '2026-12-31', link: '/docs#versions' },
  examples: [
    { title: 'A <hostile> "title"', input: { name: HOSTILE, times: 8, loud: true } },
    { title: 'With gifts', input: { name: 'Ada', gifts: [{ what: 'a "clock"' }] } },
    { title: 'As a picture', input: { name: 'Ada', format: 'svg' } },
  ],
  run: greet as Operation['run'],
};

interface Greeting {
  readonly name: string;
  readonly format: 'json' | 'text' | 'svg';
  readonly times: number;
}

function greet({ name, format, times }: Greeting): Result {
  const greetings = Array.from({ length: times }, () => `Hello, ${name}!`);
  const headers = { 'x-greetings': String(times) };
  if (format === 'json') return { kind: 'json', value: { greetings }, headers };
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
  return {
    kind: 'file',
    bytes: new TextEncoder().encode(format === 'svg' ? svg : greetings.join('\n')),
    mediaType: format === 'svg' ? 'image/svg+xml' : 'text/plain; charset=utf-8',
    fileName: format === 'svg' ? 'greeting.svg' : 'greeting.txt',
    disposition: 'inline',
    headers,
  };
}
