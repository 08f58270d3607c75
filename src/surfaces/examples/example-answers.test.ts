import { describe, expect, it } from 'vitest';
import { HOSTILE, sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import type { Operation } from '../../operation.ts';
import { answerExamples, answersOf } from './example-answers.ts';
import { exampleProblem } from './example-problem.ts';

describe('answerExamples', () => {
  it('runs each example on every route that accepts it, POST first', async () => {
    const examples = answersOf(await answerExamples([sampleOperation]), sampleOperation);
    const methods = examples.map(({ calls }) => calls.map(({ route }) => route.method));
    // The second holds a list, which a query cannot express; the third requests what the GET does not offer.
    expect(methods).toEqual([['POST', 'GET'], ['POST'], ['POST']]);
  });

  it('gets the same answer by both routes, whatever the text holds', async () => {
    const [first] = answersOf(await answerExamples([sampleOperation]), sampleOperation);
    const [post, get] = first!.calls;
    expect(get!.answer).toEqual(post!.answer);
    expect(JSON.stringify(post!.answer)).toContain(JSON.stringify(`Hello, ${HOSTILE}!`));
  });

  it('keeps addresses readable and shell quotes safe in a query', async () => {
    const operation = {
      ...sampleOperation,
      examples: [{ title: '', input: { name: "https://a.test/b?c=d&e='f'" } }],
    };
    const [first] = answersOf(await answerExamples([operation]), operation);
    expect(first!.calls[1]!.query).toBe('name=https://a.test/b?c%3Dd%26e%3D%27f%27');
  });

  it('uses the ports that the example provides, and no others', async () => {
    const lookup = async (name: string) => ({ kind: name === 'a.test' ? 'failed' : 'no_data' }) as const;
    const needs = { resolver: { open: () => ({ lookup }) } };
    const operation: Operation = {
      ...sampleOperation,
      needs: ['resolver', 'domainLists'],
      examples: [{ title: '', input: { name: 'Ada' }, needs }],
      run: async (_, { resolver, domainLists }) => {
        const session = resolver.open({ queries: 9 });
        const answers = [await session.lookup('a.test', 'MX'), await session.lookup('b.test', 'MX')];
        const { blocked } = await domainLists.current();
        return { kind: 'json', value: [...answers.map(({ kind }) => kind), blocked.size] };
      },
    };
    const [first] = answersOf(await answerExamples([operation]), operation);
    expect(first!.calls[0]!.answer).toEqual({ kind: 'json', value: ['failed', 'no_data', 0] });
  });

  it('treats an example that fetches a page it does not provide as a bug', async () => {
    const asking: Operation = {
      ...sampleOperation,
      needs: ['pageFetcher', 'clock'],
      examples: [
        {
          title: '',
          input: { name: 'Ada' },
          needs: { pageFetcher: async () => ({ kind: 'forbidden', reason: 'is shut' }) },
        },
      ],
      run: async (_, { pageFetcher, clock }) => ({
        kind: 'json',
        value: [
          await pageFetcher('https://a.test/', { wants: () => true, redirects: 0, bytes: 1, wholeMs: 1 }),
          clock(),
        ],
      }),
    };
    const [first] = answersOf(await answerExamples([asking]), asking);
    expect(first!.calls[0]!.answer).toEqual({
      kind: 'json',
      value: [{ kind: 'forbidden', reason: 'is shut' }, new Date('2026-01-01T00:00:00.000Z')],
    });
    const alone = { ...asking, examples: [{ title: '', input: { name: 'Ada' } }] };
    await expect(answerExamples([alone])).rejects.toThrow(
      'pageFetcher is not available in an example that does not provide it',
    );
  });

  it('treats an example that no route accepts as a bug', async () => {
    const operation: Operation = { ...sampleOperation, examples: [{ title: 'Nobody', input: {} }] };
    await expect(answerExamples([operation])).rejects.toThrow(
      'No route of text.greet accepts the example "Nobody"',
    );
  });
});

describe('exampleProblem', () => {
  it('says what is wrong with an empty body', () => {
    expect(exampleProblem([sampleOperation])).toMatchObject({
      type: '/docs#invalid_request',
      status: 400,
      errors: [{ pointer: '#/name', message: expect.stringMatching(/^is required/) }],
    });
  });
  it('is undefined when an empty body is valid', () => {
    const { required: _, ...input } = sampleOperation.input;
    expect(exampleProblem([{ ...sampleOperation, input }])).toBeUndefined();
  });
});
