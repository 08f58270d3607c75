import { describe, expect, it } from 'vitest';
import { InputError, UpstreamError } from '../../errors.ts';
import { failureOf, postedTask, resultOf, type ThreadReply } from './thread-message.ts';

/** What comes out of another thread when `error` was thrown there. */
function across(error: unknown): unknown {
  const reply: ThreadReply = structuredClone({ failure: failureOf(error) });
  try {
    resultOf(reply);
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

describe('a failure in another thread', () => {
  it('of the input keeps its class, code and every fault with its place', () => {
    const sent = new InputError(
      [
        { pointer: '/rows/3/a~1b', message: 'must be a string, not 1' },
        { pointer: '/delimiter', message: 'must be one character', in: 'query' },
      ],
      'malformed_json',
    );
    const error = across(sent);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code: 'malformed_json', faults: sent.faults, message: sent.message });
  });

  it.each([
    new UpstreamError('upstream_timeout', 'the resolver did not answer'),
    new UpstreamError('overloaded', 'the model is busy', 7),
  ])('of a dependency keeps its class, code and Retry-After: $code', (sent) => {
    const error = across(sent);
    expect(error).toBeInstanceOf(UpstreamError);
    expect(error).toMatchObject({
      code: sent.code,
      message: sent.message,
      retryAfterSeconds: sent.retryAfterSeconds,
    });
  });

  it('that is a bug stays a plain error with its name and stack', () => {
    const sent = new RangeError('out of place');
    const error = across(sent);
    expect(error).not.toBeInstanceOf(InputError);
    expect(error).toMatchObject({ name: 'RangeError', message: 'out of place', stack: sent.stack });
  });

  it.each([
    ['a text', 'thrown: a text'],
    [undefined, 'thrown: undefined'],
    [{ answer: () => {} }, 'thrown: [object Object]'],
  ])('that is not an Error is a bug: %j', (sent, message) => {
    expect(across(sent)).toMatchObject({ name: 'Error', message });
  });
});

it('an answer comes as it was', () => {
  const result = {
    kind: 'file',
    bytes: Uint8Array.of(1, 2),
    mediaType: 'text/csv',
    fileName: 'data.csv',
    disposition: 'attachment',
  } as const;
  expect(resultOf(structuredClone({ result }))).toEqual(result);
});

describe('a task that is posted', () => {
  const call = { operation: 'a.b', method: 'POST', path: '/v1/a', query: '' } as const;

  it('leaves the body of a call in this thread, even in a buffer that it shares', () => {
    const shared = new Uint8Array(100);
    const { task, transferList } = postedTask({ ...call, body: shared.subarray(10, 20) });
    const { body } = structuredClone(task, { transfer: transferList }) as typeof call & { body: Uint8Array };
    expect([body.byteLength, body.buffer.byteLength]).toEqual([10, 10]);
    expect(shared.byteLength).toBe(100);
  });

  it('without a body moves nothing', () => {
    expect(postedTask(call).transferList).toEqual([]);
  });

  const rows: readonly { name: string; bytes: Uint8Array; isMoved: boolean }[] = [
    { name: 'in a buffer of their own', bytes: new Uint8Array(5000), isMoved: true },
    { name: 'that were cut at their end', bytes: new Uint8Array(5000).subarray(0, 4000), isMoved: true },
    // Node refuses to move its pool: DataCloneError.
    { name: 'in the pool of small Buffers', bytes: Buffer.from('a page'), isMoved: false },
  ];

  it.each(rows)('moves gathered bytes $name: $isMoved', ({ bytes, isMoved }) => {
    const length = bytes.byteLength;
    const gathered = { at: new Date(0), page: { headers: { a: ['b'] }, body: bytes }, again: [bytes] };
    const { task, transferList } = postedTask({ operation: 'a.b', gathered, ignored: [] });
    const arrived = structuredClone(task, { transfer: transferList }) as { gathered: typeof gathered };
    expect(arrived.gathered.page.body.byteLength).toBe(length);
    expect(arrived.gathered).toMatchObject({ at: new Date(0), page: { headers: { a: ['b'] } } });
    expect(bytes.byteLength).toBe(isMoved ? 0 : length);
  });
});
