import { describe, expect, it } from 'vitest';
import { sessionThat, sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { rewrite } from '../engine/rewrite/rewrite.ts';
import { rewriteWithModel } from './rewrite.ts';

const text = "hey, we're out of the X200, wait till 3 March or get 45 bucks back?";
const good = 'The X200 is out of stock. Would you like to wait until 3 March, or have 45 dollars refunded?';

describe('an answer that is accepted', () => {
  it('as requested, without white space around it', async () => {
    const session = sessionThatSays({ text: `\n ${good}\n` });
    expect(await rewriteWithModel(session, { text, tone: 'formal' })).toEqual({ text: good, byModel: true });
    expect(session.asked).toHaveLength(1);
    expect(session.asked[0]!.question.data).toEqual({ text });
    expect(session.asked[0]!.question.system).toContain('formal');
  });
});

describe('an answer that is sent back once, then replaced by the built-in engine (decision 20)', () => {
  const rows: readonly [string, string, RegExp][] = [
    ['a lost code', good.replace('X200', 'device'), /lost .*"X200"/],
    ['a lost date', good.replace('3 March', 'spring'), /lost .*"3 March"/],
    ['a number made up', `${good} It takes 7 days.`, /not in the text: "7"/],
  ];
  it.each(rows)('%s', async (_, answer, reason) => {
    const corrected = sessionThatSays({ text: answer }, { text: good });
    expect(await rewriteWithModel(corrected, { text, tone: 'professional' })).toEqual({
      text: good,
      byModel: true,
    });
    expect(corrected.asked[0]!.reasons).toEqual([expect.stringMatching(reason)]);
    const stubborn = sessionThatSays({ text: answer });
    expect(await rewriteWithModel(stubborn, { text, tone: 'professional' })).toEqual({
      text: rewrite(text, 'professional'),
      byModel: false,
    });
    expect(stubborn.asked[0]!.reasons).toHaveLength(1);
  });
  it('a longer one that should be concise', async () => {
    const session = sessionThatSays({ text: good });
    expect((await rewriteWithModel(session, { text, tone: 'concise' })).byModel).toBe(false);
    expect(session.asked[0]!.reasons).toEqual([expect.stringContaining('longer')]);
  });
  it('one with a loss, and then none', async () => {
    const session = sessionThatSays({ text: 'Wait.' }, 'Well.');
    expect((await rewriteWithModel(session, { text, tone: 'formal' })).byModel).toBe(false);
  });
});

it.each([['Well.'], [{}], [{ text: '' }], [{ text: 7 }]])('no usable answer: %j', async (answer) => {
  await expect(rewriteWithModel(sessionThatSays(answer), { text, tone: 'casual' })).rejects.toThrow(
    UnusableAnswerError,
  );
});

describe('a long text (decision 9)', () => {
  const long = Array.from({ length: 12 }, (_, index) =>
    `p${index}. ${'We wait for the tram. '.repeat(60)}`.trim(),
  ).join('\n\n\n');

  it('keeps its breaks between the pieces', async () => {
    const session = sessionThat(({ data }) => ({
      text: String(data.text).replaceAll('We wait', 'We are waiting'),
    }));
    const found = await rewriteWithModel(session, { text: long, tone: 'formal' });
    expect(session.asked.length).toBe(2);
    expect(found).toEqual({ text: long.replaceAll('We wait', 'We are waiting'), byModel: true });
    for (const { question } of session.asked) expect(question.data.text).toMatch(/^p\d+\. [\s\S]*tram\.$/);
  });
  it('is rewritten by the built-in engine when one piece is', async () => {
    const session = sessionThat(({ data }) => ({ text: String(data.text).replace('p0.', '99') }));
    expect((await rewriteWithModel(session, { text: long, tone: 'formal' })).byModel).toBe(false);
  });
});

it('a text with patterns of replacements in it stays as the model wrote it', async () => {
  const odd = 'Pay $& and $1 to $$.';
  const session = sessionThatSays({ text: odd });
  expect(await rewriteWithModel(session, { text: odd, tone: 'casual' })).toEqual({
    text: odd,
    byModel: true,
  });
});
