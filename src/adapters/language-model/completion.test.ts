import { expect, it } from 'vitest';
import { readCompletion } from './completion.ts';

const rows: readonly [string, object, object][] = [
  ['content as text', { message: { content: 'a' } }, { texts: ['a'] }],
  [
    'content before the tool call',
    { message: { content: 'a', tool_calls: [call('b')] } },
    { texts: ['a', 'b'] },
  ],
  [
    'a tool call whose arguments are an object',
    { message: { tool_calls: [call({ c: 1 })] } },
    { texts: ['{"c":1}'] },
  ],
  ['the older function_call', { message: { function_call: { arguments: 'd' } } }, { texts: ['d'] }],
  [
    'parts, of which not all are text',
    { message: { content: [{ type: 'image' }, { text: 'a' }, 'b'] } },
    { texts: ['ab'] },
  ],
  ['content as one part', { message: { content: { type: 'text', text: 'a' } } }, { texts: ['a'] }],
  ['content that is the answer itself', { message: { content: { e: 2 } } }, { texts: ['{"e":2}'] }],
  [
    'the reasoning beside content is not the answer',
    { message: { content: 'a', reasoning: 'r' } },
    { texts: ['a'] },
  ],
  [
    'reasoning without content is the answer',
    { message: { content: ' ', reasoning: 'r' } },
    { texts: ['r'] },
  ],
  ['the text of a plain completion', { text: 'f' }, { texts: ['f'] }],
  ['nothing', {}, { texts: [], isCut: false, isRefused: false }],
  [
    'an answer in parts of which the first thinks',
    { message: { content: [{ type: 'thinking', thinking: [] }, { text: 'a' }] } },
    { texts: ['a'] },
  ],
  ['no message', { message: null }, { texts: [] }],
  ['the token limit', { message: { content: 'a' }, finish_reason: 'length' }, { isCut: true }],
  ['a filter', { message: { content: '' }, finish_reason: 'content_filter' }, { isRefused: true }],
  ['a refusal', { message: { content: null, refusal: 'no' } }, { isRefused: true, texts: [] }],
  [
    'a refusal as a part',
    { message: { content: [{ type: 'refusal', refusal: 'no' }] } },
    { isRefused: true },
  ],
  ['an empty refusal beside an answer', { message: { content: 'a', refusal: '' } }, { isRefused: false }],
];

it.each(rows)('a completion holds %s', (_name, choice, expected) => {
  expect(readCompletion({ choices: [choice] })).toMatchObject(expected);
});

it('the first choice that says something is the answer', () => {
  const choices = [{ message: { content: '' } }, { message: { content: 'a' } }];
  expect(readCompletion({ choices })).toMatchObject({ texts: ['a'] });
});

it('an answer of all tokens is cut, whatever its end is called', () => {
  const said = { choices: [{ message: { content: 'a' }, finish_reason: 'stop' }] };
  expect(readCompletion({ ...said, usage: { completion_tokens: 100 } }, 100).isCut).toBe(true);
  expect(readCompletion({ ...said, usage: { completion_tokens: 99 } }, 100).isCut).toBe(false);
  expect(readCompletion({ ...said, usage: { completion_tokens: 100 } }).isCut).toBe(false);
});

it.each([{}, { choices: null }, { choices: [] }, { choices: [null, 1] }])('no choice: %j', (value) => {
  expect(readCompletion(value)).toEqual({
    texts: [],
    isCut: false,
    isRefused: false,
    promptTokens: undefined,
  });
});

function call(given: unknown) {
  return { type: 'function', function: { name: 'answer', arguments: given } };
}
