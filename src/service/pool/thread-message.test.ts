import { describe, expect, it } from 'vitest';
import { InputError, UpstreamError } from '../../errors.ts';
import { bodyOf, failureOf, type ThreadReply } from './thread-message.ts';

/** What comes out of another thread when `error` was thrown there. */
function across(error: unknown): unknown {
  const reply: ThreadReply = structuredClone({ failure: failureOf(error) });
  try {
    bodyOf(reply);
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

  it('of ours stays a plain error with the name and stack it had', () => {
    const sent = new RangeError('out of place');
    const error = across(sent);
    expect(error).not.toBeInstanceOf(InputError);
    expect(error).toMatchObject({ name: 'RangeError', message: 'out of place', stack: sent.stack });
  });

  it.each([
    ['a text', 'thrown: a text'],
    [undefined, 'thrown: undefined'],
    [{ answer: () => {} }, 'thrown: [object Object]'],
  ])('that is no error at all is one of ours: %j', (sent, message) => {
    expect(across(sent)).toMatchObject({ name: 'Error', message });
  });
});

it('an answer comes as it was', () => {
  const body = { headers: { 'content-type': 'text/csv' }, bytes: Uint8Array.of(1, 2) };
  expect(bodyOf(structuredClone({ body }))).toEqual(body);
});
