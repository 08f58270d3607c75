import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import type { Operation } from '../../operation.ts';
import { readRequest } from '../../request/read.ts';
import { verifyAddress } from './verify.operation.ts';
import { verifyAddressBatch } from './verify-batch.operation.ts';

function read(operation: Operation, body: string): unknown {
  const route = operation.routes.find(({ method }) => method === 'POST')!;
  return readRequest(operation, route, { query: '', body: new TextEncoder().encode(body) }).input;
}

async function answer(operation: Operation, body: string): Promise<unknown> {
  const result = await operation.run(read(operation, body) as never, testNeeds());
  return 'value' in result ? result.value : undefined;
}

describe('refusals have their place and do not repeat the address', () => {
  const many = JSON.stringify({ emails: Array(51).fill('jane@private.example') });
  const rows: readonly { name: string; operation: Operation; body: string; fault: string }[] = [
    {
      name: 'no email',
      operation: verifyAddress,
      body: '{}',
      fault: '/email is required: a text that is not blank',
    },
    {
      name: 'null',
      operation: verifyAddress,
      body: '{"email":null}',
      fault: '/email must be a text that is not blank',
    },
    {
      name: 'a number',
      operation: verifyAddress,
      body: '{"email":7}',
      fault: '/email must be a text that is not blank',
    },
    {
      name: 'blank',
      operation: verifyAddress,
      body: '{"email":" \\n"}',
      fault: '/email must be a text that is not blank',
    },
    {
      name: 'a list',
      operation: verifyAddress,
      body: '{"email":["jane@private.example"]}',
      fault: '/email must be a text that is not blank, not a list',
    },
    {
      name: 'no emails',
      operation: verifyAddressBatch,
      body: '{}',
      fault: '/emails is required: a list of 1 to 50 items',
    },
    {
      name: 'a text instead of the list',
      operation: verifyAddressBatch,
      body: '{"emails":"jane@private.example"}',
      fault: '/emails must be a list of 1 to 50 items',
    },
    {
      name: 'an empty batch',
      operation: verifyAddressBatch,
      body: '{"emails":[]}',
      fault: '/emails must be a list of 1 to 50 items, not 0 items',
    },
    {
      name: 'a batch of 51',
      operation: verifyAddressBatch,
      body: many,
      fault: '/emails must be a list of 1 to 50 items, not 51 items',
    },
    {
      name: 'an entry that is not a text',
      operation: verifyAddressBatch,
      body: '{"emails":["jane@private.example",7]}',
      fault: '/emails/1 must be a string',
    },
  ];
  test.each(rows)('$name', ({ operation, body, fault }) => {
    const { faults } = refusalOf(() => read(operation, body));
    expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([fault]);
  });
});

describe('answers', () => {
  test('email is what was sent, checks run on it without outer white space', async () => {
    expect(await answer(verifyAddress, '{"email":"  Ada@X.example\\t","other":1}')).toMatchObject({
      email: '  Ada@X.example\t',
      normalized: 'ada@x.example',
      checks: { syntax: true },
    });
  });

  test('a lone surrogate is a result', async () => {
    expect(await answer(verifyAddress, '{"email":"\\ud800@x.com"}')).toMatchObject({
      email: '\ud800@x.com',
      reason: 'invalid syntax',
    });
  });

  test('a batch keeps order and duplicates, and its results have these members in this order', async () => {
    const body = '{"emails":["b@x.example","","a@x.example","b@x.example"]}';
    const { count, results } = (await answer(verifyAddressBatch, body)) as {
      count: number;
      results: { email: string }[];
    };
    expect(count).toBe(4);
    expect(results.map(({ email }) => email)).toEqual(['b@x.example', '', 'a@x.example', 'b@x.example']);
    expect(results.map((result) => Object.keys(result).join())).toEqual(
      Array(4).fill('email,valid,score,reason,checks'),
    );
  });
});

describe('the plus of a query', () => {
  const [get] = verifyAddress.routes;
  const rows: readonly { name: string; query: string; email: string }[] = [
    { name: 'pasted as it is', query: 'email=a+b@gmail.com', email: 'a+b@gmail.com' },
    { name: 'of a form encoder', query: 'email=a+b%40x', email: 'a b@x' },
    { name: 'encoded', query: 'email=a%2Bb%40x', email: 'a+b@x' },
    { name: 'encoded beside one that is not', query: 'email=a%2Bb+c@x', email: 'a+b+c@x' },
    { name: 'UTF-8', query: 'email=j%C3%BCrgen+x@b%C3%BCcher.de', email: 'j\u00fcrgen+x@b\u00fccher.de' },
  ];
  test.each(rows)('$name', ({ query, email }) => {
    expect(readRequest(verifyAddress, get, { query }).input).toEqual({ email });
  });

  test('a broken percent-encoding is refused, with a bare @ too', () => {
    const { faults } = refusalOf(() => readRequest(verifyAddress, get, { query: 'email=a+b@x%zz' }));
    expect(faults).toEqual([
      { pointer: '/email', message: 'must be percent-encoded UTF-8: it has a broken %XX' },
    ]);
  });
});
