import { expect, it } from 'vitest';
import { eventsIn } from './event-stream.ts';

const event = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, ...more }] })}\n\n`;

const rows: readonly [string, string, object][] = [
  [
    'content in pieces, and its end',
    `${event({ role: 'assistant' })}${event({ content: '{"a"' })}${event({ content: ':1}' }, { finish_reason: 'stop' })}data: [DONE]\n\n`,
    { choices: [{ message: { content: '{"a":1}' }, finish_reason: 'stop' }] },
  ],
  [
    'thoughts beside the content',
    event({ reasoning_content: 'hm' }) + event({ content: 'b' }),
    { choices: [{ message: { reasoning_content: 'hm', content: 'b' } }] },
  ],
  [
    'the arguments of a call',
    event({ tool_calls: [{ index: 0, function: { name: 'answer', arguments: '{"c"' } }] }) +
      event({ tool_calls: [{ index: 0, function: { arguments: ':2}' } }] }),
    { choices: [{ message: { function_call: { arguments: '{"c":2}' } } }] },
  ],
  [
    'content in parts',
    event({ content: [{ type: 'text', text: '{"c"' }] }) + event({ content: ':3}' }),
    { choices: [{ message: { content: '{"c":3}' } }] },
  ],
  [
    'counts in the last event, which has no choice',
    `${event({ content: 'd' })}data: {"choices":[],"usage":{"completion_tokens":7}}\n\n`,
    { choices: [{ message: { content: 'd' } }], usage: { completion_tokens: 7 } },
  ],
  [
    'comments, names and line ends of all kinds',
    `: wait\r\n\r\nevent: x\rdata: ${JSON.stringify({ choices: [{ delta: { content: 'e' } }] })}\r\r`,
    { choices: [{ message: { content: 'e' } }] },
  ],
  ['a byte order mark', `\ufeff${event({ content: 'f' })}`, { choices: [{ message: { content: 'f' } }] }],
  [
    'an error in place of an event',
    `${event({ content: 'g' })}data: {"error":{"code":503}}\n\n`,
    { error: { code: 503 } },
  ],
];
it.each(rows)('a stream with %s', (_, text, expected) => {
  expect(eventsIn(text)).toMatchObject(expected);
});

it.each(['', '{"choices":[]}', 'data: [DONE]', '<html>', ': only a comment'])('no stream: %j', (text) => {
  expect(eventsIn(text)).toBeUndefined();
});
