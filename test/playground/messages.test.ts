import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../src/web/result/messages.ts';

describe('rows as messages', () => {
  it.each<[string, Parameters<typeof messagesIn>[0], ReturnType<typeof messagesIn>]>([
    [
      'findings without what they do not know',
      [{ rule: 'BR-02', line: 7, term: null, message: 'BT-1 is missing.' }],
      [
        {
          message: 'BT-1 is missing.',
          facts: [
            ['rule', 'BR-02'],
            ['line', '7'],
          ],
        },
      ],
    ],
    ['no rows of which one has no sentence', [{ message: 'a' }, { line: 7 }], undefined],
    ['no rows with lists', [{ message: 'a', lines: [7] }], undefined],
    ['no messages that are objects', [{ message: {} }], undefined],
  ])('%s', (_, rows, messages) => {
    expect(messagesIn(rows)).toEqual(messages);
  });
});
