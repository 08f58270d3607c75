import { expect, it } from 'vitest';
import { lengthRefusal } from './length-refusal.ts';

/** Wordings as servers and their releases have them; the answer may have 6500 tokens. */
const rows: readonly [string, number, string, object | undefined][] = [
  [
    'vLLM, prompt and answer apart',
    400,
    "This model's maximum context length is 8192 tokens. However, you requested 6500 output tokens and your prompt contains at least 2830 input tokens.",
    { isAboutAnswer: true, left: 8192 - 2830 - 16 },
  ],
  [
    'OpenAI, with their sum',
    400,
    "This model's maximum context length is 8192 tokens. However, you requested 9330 tokens (2830 in the messages, 6500 in the completion).",
    { isAboutAnswer: true, left: 8192 - 2830 - 16 },
  ],
  [
    'TGI',
    422,
    'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 3000 `inputs` tokens and 6500 `max_new_tokens`',
    { isAboutAnswer: true, left: 4096 - 3000 - 16 },
  ],
  [
    'a prompt alone, without numbers',
    400,
    'the request exceeds the available context size',
    { isAboutAnswer: false },
  ],
  ['a fork of llama.cpp under 500', 500, 'context_length_exceeded: too long', { isAboutAnswer: false }],
  [
    'a bound without numbers',
    400,
    'max_tokens is beyond the context window',
    { isAboutAnswer: true, left: undefined },
  ],
  ['a parameter', 400, 'Unsupported parameter: temperature', undefined],
  ['a wrong key', 401, 'maximum context length is 8192 tokens', undefined],
  ['a text quoted behind the first 2000 characters', 400, `${'x'.repeat(2000)} context length`, undefined],
];
it.each(rows)('%s', (_, status, text, expected) => {
  const found = lengthRefusal({ status, text }, 6500);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});
