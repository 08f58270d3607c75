import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../store.ts';
import { isReasonToLeave, reasonOf, unavailable, wasNotDone, wrongStore } from './errors.ts';

/** An error as the driver makes it of a server's. */
function reply(message: string): Error {
  return Object.assign(new Error(message), { name: 'ReplyError' });
}

describe('what a server answers', () => {
  it.each([
    { message: "READONLY You can't write against a read only replica.", leaves: true, notDone: true },
    { message: 'LOADING Redis is loading the dataset in memory', leaves: true, notDone: true },
    { message: 'MASTERDOWN Link with MASTER is down', leaves: true, notDone: true },
    { message: "OOM command not allowed when used memory > 'maxmemory'.", leaves: false, notDone: true },
    { message: 'MISCONF Errors writing to the AOF file', leaves: false, notDone: true },
    { message: 'CLUSTERDOWN Hash slot not served', leaves: false, notDone: true },
    { message: 'WRONGTYPE Operation against a key', leaves: false, notDone: false },
    { message: 'ERR unknown command', leaves: false, notDone: false },
  ])('$message', ({ message, leaves, notDone }) => {
    expect([isReasonToLeave(reply(message)), wasNotDone(reply(message))]).toEqual([leaves, notDone]);
    expect(unavailable(reply(message))).toBeInstanceOf(StoreUnavailableError);
  });

  it.each([
    ["NOPERM User secret has no permissions to run the 'evalsha' command", 'run the command evalsha'],
    ['NOPERM No permissions to access a key', 'use the keys of Sundry'],
    ['WRONGPASS invalid username-password pair or user is disabled.', 'refused'],
    ['NOAUTH Authentication required.', 'requires one'],
  ])('%s is for the operator, without the name of the user', (message, part) => {
    expect(wrongStore(reply(message))?.message).toContain(part);
    expect(reasonOf(reply(message))).not.toContain('secret');
  });
});

describe('what the driver reports', () => {
  it.each([
    ['Command timed out', 'it did not answer in time', false],
    ['Connection is closed.', 'the connection was lost', false],
    ['Reached the max retries per request limit (which is 0).', 'the connection was lost', false],
    ["Stream isn't writeable and enableOfflineQueue options is false", 'the connection was lost', true],
    ['connect ECONNREFUSED 127.0.0.1:6379', 'connect ECONNREFUSED 127.0.0.1:6379', false],
  ])('%s', (message, reason, notDone) => {
    expect([reasonOf(new Error(message)), wasNotDone(new Error(message))]).toEqual([reason, notDone]);
  });

  it('has the reason of a cluster in a member', () => {
    const error = Object.assign(new Error('Failed to refresh slots cache.'), {
      lastNodeError: new Error('connect ETIMEDOUT'),
    });
    expect(reasonOf(error)).toBe('connect ETIMEDOUT');
  });

  it('is returned as it is when it is a fault of ours', () => {
    const bug = new TypeError('x is not a function');
    expect(unavailable(bug)).toBe(bug);
  });
});
