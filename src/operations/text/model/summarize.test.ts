import { describe, expect, it } from 'vitest';
import { sessionThat, sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { summarizeWithModel } from './summarize.ts';

const text =
  'The tram opens in May. It costs ten pounds, which is cheap. The council paid. Ferries stop. Buses run on. ' +
  'Am 3. Oktober ist frei. Der Rat zahlt.';
const three = ['The tram opens.', 'It is cheap.', 'The council paid.'];

function summarize(answer: unknown, sentences = 3, style: 'paragraph' | 'bullets' = 'paragraph') {
  return summarizeWithModel(sessionThatSays(answer), { text, sentences, style });
}

describe('an answer that is accepted', () => {
  const rows: readonly [string, unknown, number, readonly string[]][] = [
    ['as asked', three, 3, three],
    ['too many are cut (decision 9)', [...three, 'Buses run.'], 3, three],
    ['an object for each sentence', three.map((item, index) => ({ index, text: item })), 3, three],
    ['dashes (pitfall 11)', three.map((item) => `- ${item}`), 3, three],
    ['two dashes', three.map((item) => `- - ${item}`), 3, three],
    ['bullets', three.map((item) => `\u2022 ${item}`), 3, three],
    ['numbers in order', three.map((item, index) => `${index + 1}. ${item}`), 3, three],
    ['numbers in brackets', three.map((item, index) => `(${index + 1}) ${item}`), 3, three],
    ['a number among bullets', [`- ${three[0]}`, `- ${three[1]}`, `3. ${three[2]}`], 3, three],
    ['a bullet among numbers', [`1. ${three[0]}`, `* ${three[1]}`, `3) ${three[2]}`], 3, three],
    [
      'a number after a bullet is a date',
      ['- The tram opens.', '- It is cheap.', '- 3. Oktober ist frei.'],
      3,
      ['The tram opens.', 'It is cheap.', '3. Oktober ist frei.'],
    ],
    [
      'a number of another place is a date',
      ['- The tram opens.', '3. Oktober ist frei.'],
      2,
      ['The tram opens.', '3. Oktober ist frei.'],
    ],
    [
      'a number that is a date',
      ['3. Oktober ist frei.', 'Der Rat zahlt.'],
      2,
      ['3. Oktober ist frei.', 'Der Rat zahlt.'],
    ],
    ['line breaks', ['The tram\n  opens.', 'It is\tcheap.\r\n', ' The council paid.'], 3, three],
    ['one text in place of a list', three.join(' '), 3, three],
    ['lines in place of a list', three.map((item) => `- ${item}`).join('\n'), 3, three],
    ['all in one item', [three.join(' ')], 3, three],
    ['an item twice', [three[0], three[0], three[1], three[2]], 3, three],
    ['items that are not sentences', [three[0], '', '-', null, 7, three[1], three[2]], 3, three],
  ];
  it.each(rows)('%s', async (_, answer, count, kept) => {
    const session = sessionThatSays({ sentences: answer });
    const found = await summarizeWithModel(session, { text, sentences: count, style: 'paragraph' });
    expect(found).toEqual({ summary: kept.join(' '), sentences: kept.length });
    expect(session.asked[0]!.reasons).toEqual([]);
  });
});

it('bullets are lines without a break at the end (decision 7)', async () => {
  const { summary } = await summarize({ sentences: three }, 3, 'bullets');
  expect(summary).toBe('- The tram opens.\n- It is cheap.\n- The council paid.');
});

describe('too few sentences (decision 9)', () => {
  it('are requested once more, then accepted', async () => {
    const session = sessionThatSays({ sentences: three.slice(0, 2) });
    const found = await summarizeWithModel(session, { text, sentences: 3, style: 'paragraph' });
    expect(found).toEqual({ summary: 'The tram opens. It is cheap.', sentences: 2 });
    expect(session.asked[0]!.reasons).toEqual([expect.stringContaining('2 of the 3')]);
  });
  it('are accepted when a short text has no more', async () => {
    const session = sessionThatSays({ sentences: ['It opens.', 'It is cheap.'] });
    const input = { text: 'The tram opens. It costs ten pounds.', sentences: 5, style: 'paragraph' } as const;
    expect((await summarizeWithModel(session, input)).sentences).toBe(2);
    expect(session.asked[0]!.question.system).toContain('exactly 2 sentences');
    expect(session.asked[0]!.reasons).toEqual([]);
  });
  it.each([[{ sentences: [] }], [{ sentences: ['-'] }], [{ sentences: 3 }], [{}], ['Well.']])(
    'none: %j',
    async (answer) => {
      await expect(summarize(answer)).rejects.toThrow(UnusableAnswerError);
    },
  );
});

describe('a long text (decision 9)', () => {
  const long = Array.from({ length: 2000 }, (_, index) => `Stop ${index} is beside the old harbour. `).join(
    '',
  );

  /** Keeps the first sentences of its text. */
  const first = (count: number) =>
    sessionThat(({ data }) => ({
      sentences: String(data.text)
        .match(/Stop \d+ [^.]*\./g)!
        .slice(0, count),
    }));

  it('is read to its end in pieces, four at once, then their summaries', async () => {
    const session = first(5);
    const found = await summarizeWithModel(session, { text: long, sentences: 3, style: 'paragraph' });
    const shown = session.asked.map(({ question }) => String(question.data.text));
    expect(shown.slice(0, -1).join('')).toBe(long);
    expect(shown.slice(0, -1).length).toBeGreaterThan(7);
    expect(session.mostAtOnce).toBe(4);
    expect(session.asked[0]!.question.system).toContain('exactly 5 sentences');
    expect(session.asked.at(-1)!.question.system).toContain('exactly 3 sentences');
    expect(shown.at(-1)!.match(/Stop/g)).toHaveLength(5 * (shown.length - 1));
    expect(found.sentences).toBe(3);
  });
  it('accepts fewer sentences of a piece without asking again', async () => {
    const session = first(1);
    await summarizeWithModel(session, { text: long, sentences: 3, style: 'paragraph' });
    expect(session.asked.slice(0, -1).every(({ reasons }) => reasons.length === 0)).toBe(true);
  });
  it('has its summaries cut again while they are too long', async () => {
    const wordy = sessionThat(({ data }) => {
      const parts = String(data.text).match(/Stop \d+/g)!;
      return { sentences: parts.slice(0, 22).map((stop) => `${stop} is ${'very '.repeat(40)}old.`) };
    });
    const found = await summarizeWithModel(wordy, { text: long, sentences: 20, style: 'bullets' });
    expect(found.sentences).toBe(20);
    for (const { question } of wordy.asked)
      expect(String(question.data.text).length).toBeLessThanOrEqual(12_000);
  });
  it('fails for a model that repeats everything', async () => {
    const echo = sessionThat(({ data }) => ({ sentences: [`${String(data.text).replaceAll('.', ',')}.`] }));
    await expect(summarizeWithModel(echo, { text: long, sentences: 3, style: 'paragraph' })).rejects.toThrow(
      UnusableAnswerError,
    );
  });
});
