import { describe, expect, it } from 'vitest';
import { sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UpstreamError } from '../../../errors.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { ask } from './ask.ts';
import type { Members } from './reading/answer.ts';
import { type Judged, readAnswer } from './reading/judged.ts';

const question = { system: 's', data: {}, answer: { name: 'n', schema: {} }, tokens: 10 };
const late = new UpstreamError('upstream_timeout', 'late');

/** `good` is usable, `fair` a second best. */
function judge({ good, fair }: Members): Judged<unknown> {
  if (good !== undefined) return { value: good };
  return fair === undefined ? { reason: 'neither' } : { reason: 'only fair', secondBest: { value: fair } };
}

const read = (answer: string) => readAnswer(answer, judge);

describe('an answer', () => {
  type Row = readonly [string, readonly [unknown, ...unknown[]], unknown, readonly string[]];
  const rows: readonly Row[] = [
    ['of use', [{ good: 1 }], 1, []],
    ['usable among others', ['{"a":1} {"fair":2} {"good":3}'], 3, []],
    ['without JSON, then usable', ['Well.', { good: 1 }], 1, ['The answer holds no JSON object.']],
    ['unusable twice, then usable', [{}, { a: 1 }, { good: 0 }], 0, ['neither', 'neither']],
    ['second best, then better', [{ fair: 1 }, { good: 2 }], 2, ['only fair']],
    ['second best twice', [{ fair: 1 }, { fair: 2 }], 2, ['only fair']],
    ['second best beside an unusable one', ['{"a":1} {"fair":2}'], 2, ['only fair']],
    ['second best after an unusable one', [{}, { fair: 1 }, { fair: 2 }], 2, ['neither', 'only fair']],
    [
      'second best, then none',
      [{ fair: 1 }, 'Well.', 'Well.'],
      1,
      ['only fair', 'The answer holds no JSON object.'],
    ],
    ['second best, then too late', [{ fair: 1 }, late], 1, ['only fair']],
  ];
  it.each(rows)('%s', async (_, answers, value, reasons) => {
    const session = sessionThatSays(...answers);
    expect(await ask(session, question, read)).toBe(value);
    expect(session.asked[0]!.reasons.slice(0, reasons.length)).toEqual(reasons);
  });
});

it('fails as the session does without a usable answer', async () => {
  await expect(ask(sessionThatSays({}), question, read)).rejects.toThrow(UnusableAnswerError);
  await expect(ask(sessionThatSays(late), question, read)).rejects.toBe(late);
  const bug = new TypeError('bug');
  await expect(ask(sessionThatSays({ fair: 1 }, bug), question, read)).rejects.toBe(bug);
});
