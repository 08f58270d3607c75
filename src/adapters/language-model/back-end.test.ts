import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../test/support/worlds/fake-model.ts';
import { goodMood, hastyTime, moodQuestion } from '../../../test/support/worlds/model-question.ts';
import { createLanguageModel, type LanguageModelOptions } from './language-model.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel({ answers: { mood: goodMood } });
});
beforeEach(() => {
  fake.delay = 0;
  fake.behave('good');
});
afterAll(() => fake.stop());

function client(own: Partial<LanguageModelOptions> = {}) {
  const notices: string[] = [];
  const time = hastyTime();
  const model = createLanguageModel({
    baseUrl: fake.baseUrl,
    apiKey: undefined,
    model: 'm',
    timeoutMs: 5000,
    maxConcurrency: 8,
    onNotice: (message) => notices.push(message),
    time,
    ...own,
  });
  return { ask: () => model.open().ask(moodQuestion), model, notices, time };
}

describe('a request', () => {
  it('has the input in a user message only, as JSON, and requests the schema and temperature 0', async () => {
    await client({ apiKey: 'sk-1' }).ask();
    const [request] = fake.requests;
    expect(request?.authorization).toBe('Bearer sk-1');
    expect(request?.body).toEqual({
      model: 'm',
      messages: [
        { role: 'system', content: moodQuestion.system },
        { role: 'user', content: JSON.stringify(moodQuestion.data) },
      ],
      stream: false,
      temperature: 0,
      max_tokens: 100,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'mood', strict: true, schema: moodQuestion.answer.schema },
      },
    });
  });

  it('has no Authorization without a key', async () => {
    await client().ask();
    expect(fake.requests[0]?.authorization).toBeUndefined();
  });

  it('after a bad answer includes it and its fault, and only the last one', async () => {
    fake.behave(['prose', 'score out of range', 'good']);
    await client().ask();
    const [first, second, third] = fake.requests.map(({ corrections }) => corrections);
    expect(first).toEqual([]);
    expect(second?.map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(second?.[1]?.content).toContain('It holds no JSON object.');
    expect(third?.map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(third?.[0]?.content).toContain('"score":7');
    expect(third?.[1]?.content).toContain('score must be from -1 to 1.');
  });

  it('after an empty answer has no empty message', async () => {
    fake.behave(['empty', 'good']);
    await client().ask();
    expect(fake.requests[1]?.corrections.map(({ role }) => role)).toEqual(['user']);
  });

  it('after a cut answer allows twice the tokens', async () => {
    fake.behave(['truncated', 'truncated', 'good']);
    await client().ask();
    expect(fake.requests.map(({ body }) => body.max_tokens)).toEqual([100, 200, 400]);
    expect(fake.requests[2]?.corrections).toEqual([]);
  });

  it('with the system message as part of the question still keeps the input in JSON', async () => {
    fake.behave('no system role');
    await client().ask();
    expect(fake.requests[1]?.data).toEqual(moodQuestion.data);
  });
});

describe('a parameter that a back end does not accept', () => {
  it.each([
    ['no json_schema', ['json_schema', 'json_object', 'json_object']],
    ['500 on response_format', ['json_schema', 'json_object', undefined, undefined]],
  ] as const)('is learned: %s', async (script, forms) => {
    fake.behave(script);
    const { ask } = client();
    await ask();
    await ask();
    const formOf = (body: Readonly<Record<string, unknown>>) =>
      (body.response_format as { type: string } | undefined)?.type;
    expect(fake.requests.map(({ body }) => formOf(body))).toEqual(forms);
  });

  it('is tried again after an hour', async () => {
    fake.behave('no temperature');
    const { ask, time } = client();
    await ask();
    time.later = 3_599_000;
    await ask();
    expect(fake.requests).toHaveLength(3);
    fake.behave('good');
    time.later = 3_601_000;
    await ask();
    expect(fake.requests[0]?.body).toHaveProperty('temperature', 0);
  });

  it('is learned by its other name', async () => {
    fake.behave('no max_tokens');
    const { ask } = client();
    await ask();
    await ask();
    expect(fake.requests[2]?.body).toMatchObject({ max_completion_tokens: 100 });
    expect(fake.requests[2]?.body).not.toHaveProperty('max_tokens');
  });

  it.each([['form refused without a word'], ['bound refused without a word']] as const)(
    'without a word is found by what passes: %s',
    async (script) => {
      fake.behave(script);
      const { ask, model } = client();
      await ask();
      const first = fake.requests.length;
      await model.open().ask(moodQuestion);
      // The form is remembered; a bound may have been about the length of one text.
      expect(fake.requests.length - first).toBe(script.startsWith('form') ? 1 : first);
    },
  );

  it.each(['bound too large', 'no JSON by its schema'] as const)(
    'is not learned from one question: %s',
    async (script) => {
      fake.behave(script);
      const { ask } = client();
      await ask();
      fake.behave('good');
      await ask();
      expect(fake.requests[0]?.body).toMatchObject({
        max_tokens: 100,
        response_format: { type: 'json_schema' },
      });
    },
  );

  it('is not learned from a refusal that persists: its words may be the caller\u2019s', async () => {
    fake.behave('temperature in a filtered text');
    const { ask } = client();
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_failed' });
    fake.behave('good');
    await ask();
    expect(fake.requests[0]?.body).toHaveProperty('temperature', 0);
  });
});

describe('the id of the model', () => {
  it('is the configured one, without a request', async () => {
    expect(await client().model.open().modelId()).toBe('m');
    expect(fake.listings).toBe(0);
  });

  it('is the first of the list, requested once in ten minutes', async () => {
    const { model, ask, time } = client({ model: undefined });
    expect(await model.open().modelId()).toBe('fake-1');
    await ask();
    expect(fake.requests[0]?.body.model).toBe('fake-1');
    expect(fake.listings).toBe(1);
    time.later = 600_001;
    await ask();
    expect(fake.listings).toBe(2);
  });

  it('is requested again when the back end no longer has it', async () => {
    const { ask } = client({ model: undefined });
    await ask();
    fake.behave([404, 'good']);
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_failed' });
    await ask();
    expect(fake.listings).toBe(1);
  });

  it.each([
    ['an empty list', { status: 200, value: { data: [] } }, 1],
    ['no list', { status: 200, value: { models: 'none' } }, 1],
    ['404', { status: 404, value: {} }, 1],
    ['a page', { status: 200, html: '<html>' }, 3],
    ['500', { status: 500, value: {} }, 3],
  ] as const)('of %s: 502', async (_name, models, listings) => {
    const listed = fake.models;
    fake.models = models;
    try {
      const { model } = client({ model: undefined });
      await expect(model.open().modelId()).rejects.toMatchObject({ code: 'upstream_failed' });
      expect(fake.listings).toBe(listings);
      await expect(model.open().ask(moodQuestion)).rejects.toMatchObject({ code: 'upstream_failed' });
      expect(fake.requests).toHaveLength(0);
    } finally {
      fake.models = listed;
    }
  });
});

describe('the context of a configured model', () => {
  const long = { ...moodQuestion, tokens: 6000, data: { text: 'The hotel was lovely. '.repeat(300) } };
  const listWith = (context: object) => ({
    status: 200,
    value: { data: [{ id: 'other' }, { id: 'm', ...context }] },
  });

  it.each([{ max_model_len: 4000 }, { context_length: 4000 }, { meta: { n_ctx: 4000 } }])(
    'is read of its entry in the list, once, and bounds its answers: %j',
    async (context) => {
      fake.behave('good');
      const before = fake.models;
      fake.models = listWith(context);
      try {
        const { model } = client();
        await model.open().ask(long);
        await model.open().ask(long);
        expect(fake.listings).toBe(1);
        expect(fake.requests[0]?.body.max_tokens).toBeLessThan(2500);
      } finally {
        fake.models = before;
      }
    },
  );

  it('is not asked for by short questions, and a list without it or without an answer changes nothing', async () => {
    fake.behave('good');
    const { model } = client();
    await model.open().ask(moodQuestion);
    expect(fake.listings).toBe(0);
    const before = fake.models;
    fake.models = { status: 404, value: { error: { message: 'no list' } } };
    try {
      await model.open().ask(long);
      await model.open().ask(long);
      expect(fake.listings).toBe(1);
      expect(fake.requests.at(-1)?.body.max_tokens).toBe(6000);
    } finally {
      fake.models = before;
    }
  });
});

it('a prompt that was cut (Ollama: 4096 tokens of 20,000 characters) is reported, without its text', async () => {
  fake.behave('prompt cut');
  const { model, notices } = client();
  const long = { ...moodQuestion, data: { text: 'The hotel was lovely. '.repeat(900) } };
  const short = model.open();
  await short.ask(moodQuestion);
  expect(notices).toEqual([]);
  expect(short.isPromptCut).toBe(false);
  const session = model.open();
  await session.ask(long);
  expect(session.isPromptCut).toBe(true);
  await model.open().ask(long);
  expect(notices).toEqual([
    expect.stringMatching(/^the language model counts 4096 tokens in a prompt of 19\d{3} /),
  ]);
  expect(notices[0]).not.toContain('hotel');
});
