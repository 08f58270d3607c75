import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../support/cpu-time.ts';
import { startService, type TestService } from '../support/running/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ freeDaily: 10_000 });
});
afterAll(() => service.stop());

const TASKS = ['summarize', 'sentiment', 'keywords', 'classify', 'extract', 'rewrite'] as const;
type Task = (typeof TASKS)[number];

const post = (task: Task, body: unknown): Promise<Response> =>
  fetch(`${service.origin}/v1/text/${task}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The members of an answer of the six operations, or of a refusal. */
interface Body {
  readonly errors: readonly unknown[];
  readonly summary: string;
  readonly sentences: number;
  readonly input_chars: number;
  readonly keywords: readonly unknown[];
  readonly label: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly data: Readonly<Record<string, string | null>>;
}

const bodyOf = async (answer: Response) => (await answer.json()) as Body;
const answerOf = async (task: Task, body: unknown) => bodyOf(await post(task, body));

/** What a task needs besides its text. */
const rest: Readonly<Record<Task, object>> = {
  summarize: {},
  sentiment: {},
  keywords: {},
  classify: { labels: ['sports', 'politics'] },
  extract: { fields: ['name', 'date'] },
  rewrite: {},
};

describe.each(TASKS)('%s without a language model', (task) => {
  const text = 'The north pier opened on 3 May 2026. Ferries of 60 cars use it every day, and we love it.';

  it('answers, names the built-in engine, and is counted', async () => {
    const before = Number((await post(task, { text, ...rest[task] })).headers.get('x-quota-used'));
    const answer = await post(task, { text, ...rest[task] });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('x-quota-used'))).toBe(before + 1);
    expect(await answer.json()).toMatchObject({ model: 'sundry-text-8' });
  });

  it('answers the same request with the same bytes', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => (await post(task, { text, ...rest[task] })).text()),
    );
    expect(one).toBe(two);
  });

  const refused: readonly [string, unknown, string][] = [
    ['no text', {}, '/text'],
    ['null', { text: null }, '/text'],
    ['a number', { text: 3 }, '/text'],
    ['an empty text', { text: '' }, '/text'],
    ['white space, NUL and zero width alone', { text: ' \n\u0000\u200b\ufeff\u00a0' }, '/text'],
    [
      'one character too many, by code points',
      { text: '\u{1f600}'.repeat(task === 'rewrite' ? 20_001 : 100_001) },
      '/text',
    ],
  ];
  it.each(refused)('refuses %s', async (_name, body, pointer) => {
    const answer = await post(task, { ...rest[task], ...(body as object) });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).errors).toMatchObject([{ pointer: `#${pointer}` }]);
  });

  it('accepts the maximum of characters, by code points', async () => {
    const most = '\u{1f600}'.repeat(task === 'rewrite' ? 20_000 : 100_000);
    expect((await post(task, { text: most, ...rest[task] })).status).toBe(200);
  });

  it('accepts lone surrogates', async () => {
    expect(
      (await post(task, `{"text":"ab \\ud800 cd.",${JSON.stringify(rest[task]).slice(1)}`.replace(',}', '}')))
        .status,
    ).toBe(200);
  });

  const hostile: readonly [string, string][] = [
    ['abbreviations', 'Mr. '.repeat(12_000)],
    ['capitals', 'A '.repeat(20_000)],
    ['opening brackets', '('.repeat(40_000)],
    ['halves of addresses', 'a@'.repeat(20_000)],
    ['beginnings of links', 'http://'.repeat(7_000)],
    ['sentences of two words', Array.from({ length: 7500 }, (_, index) => `Word w${index}.`).join(' ')],
    ['quotes', '"'.repeat(40_000)],
    ['numbers', '1,'.repeat(30_000)],
  ];
  it.each(hostile)(
    'answers %s within 5 s of the processor, and a small call beside it',
    async (_name, whole) => {
      const text = task === 'rewrite' ? whole.slice(0, 20_000) : whole;
      const start = process.cpuUsage();
      const answer = post(task, { text, ...rest[task] });
      const small = await fetch(`${service.origin}/v1/qr?data=a`);
      expect([small.status, (await answer).status]).toEqual([200, 200]);
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    },
  );
});

describe('summarize', () => {
  it.each(['paragraph', 'paragraphs', 'prose', 'plain', 'text'])('accepts the style %s', async (style) => {
    const answer = await answerOf('summarize', {
      text: 'One came. Two went. Three stayed there.',
      sentences: 2,
      style,
    });
    expect(answer.sentences).toBe(2);
    expect(answer.summary).not.toContain('\n');
  });

  it('names the styles when it refuses one', async () => {
    const { errors } = await answerOf('summarize', { text: 'a', style: 'haiku' });
    expect(errors).toMatchObject([
      { pointer: '#/style', message: expect.stringMatching(/paragraph.*bullets/) },
    ]);
  });

  it.each([0, 21, 2.5, '3', true])('refuses %j sentences', async (sentences) => {
    const { errors } = await answerOf('summarize', { text: 'a', sentences });
    expect(errors).toMatchObject([{ pointer: '#/sentences' }]);
  });

  it('counts the characters as sent', async () => {
    const { input_chars, sentences } = await answerOf('summarize', { text: ' \u{1f600} Hello. ' });
    expect([input_chars, sentences]).toEqual([10, 1]);
  });
});

describe('keywords', () => {
  it.each([4, 31, 5.5, '10'])('refuses at most %j', async (max) => {
    const { errors } = await answerOf('keywords', { text: 'a', max });
    expect(errors).toMatchObject([{ pointer: '#/max' }]);
  });

  it('finds none in stop words', async () => {
    expect((await answerOf('keywords', { text: 'and the of it is' })).keywords).toEqual([]);
  });
});

/** Names that a plain object, a trim or a normalisation would lose. */
const names = [
  '__proto__',
  'constructor',
  'toString',
  '1',
  '2',
  '10',
  ' Billing ',
  '\u00e9',
  'e\u0301',
  '\u{1f600}',
  '"quoted"',
  'a/b~c',
];

describe('names', () => {
  it('of labels come back byte for byte, each with a score, together 1', async () => {
    const { label, scores } = await answerOf('classify', {
      text: 'The constructor is lovely.',
      labels: names,
    });
    expect(Object.keys(scores).toSorted()).toEqual(names.toSorted());
    expect(names).toContain(label);
    const tenThousandths = Object.values(scores).map((score) => Math.round(score * 10_000));
    expect(tenThousandths.reduce((sum, score) => sum + score)).toBe(10_000);
  });

  it('of fields come back byte for byte', async () => {
    const { data } = await answerOf('extract', { text: '__proto__: yes\n10: no', fields: names });
    expect(Object.keys(data).toSorted()).toEqual(names.toSorted());
  });

  const refused: readonly [Task, string, unknown, string][] = [
    ['classify', 'one label', { labels: ['a'] }, '/labels'],
    ['classify', '21 labels', { labels: Array.from({ length: 21 }, (_, index) => `${index}`) }, '/labels'],
    ['classify', 'the same label twice', { labels: ['a', 'b', 'a'] }, '/labels/2'],
    ['classify', 'a blank label', { labels: ['a', ' '] }, '/labels/1'],
    ['classify', 'a label of 201 characters', { labels: ['a', 'b'.repeat(201)] }, '/labels/1'],
    ['classify', 'a number as label', { labels: ['a', 1] }, '/labels/1'],
    ['extract', 'no field', { fields: [] }, '/fields'],
    ['extract', '21 fields', { fields: Array.from({ length: 21 }, (_, index) => `${index}`) }, '/fields'],
    ['extract', 'the same field twice', { fields: ['a', 'a'] }, '/fields/1'],
    ['extract', 'null as field', { fields: ['a', null] }, '/fields/1'],
  ];
  it.each(refused)('%s refuses %s', async (task, _name, body, pointer) => {
    const answer = await post(task, { text: 'a', ...(body as object) });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).errors).toMatchObject([{ pointer: `#${pointer}` }]);
  });
});

describe('sentiment', () => {
  it('scores the first 2,000 characters and no more (SPEC)', async () => {
    const start = `Wonderful, we love it. ${'The pier is long. '.repeat(120)}`.slice(0, 2000);
    const [whole, part] = await Promise.all([
      answerOf('sentiment', { text: `${start}${' terrible'.repeat(40)}` }),
      answerOf('sentiment', { text: start }),
    ]);
    expect(whole).toEqual(part);
  });

  it('judges a text of emoji alone', async () => {
    expect(await answerOf('sentiment', { text: '\u{1f60d}\u{1f60d}\u{1f60d}' })).toMatchObject({
      label: 'positive',
    });
    expect(await answerOf('sentiment', { text: '...' })).toMatchObject({ label: 'neutral' });
  });
});
