import { DatabaseSync } from '@photostructure/sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import type { Reservation, ReservedCall } from '../store.ts';
import { Reservations } from './reservations.ts';
import { migrate } from './schema.ts';
import { SqliteStatements } from './statements.ts';

function open(): SqliteStatements {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return new SqliteStatements(database);
}

/** The outcomes of these calls in one transaction. */
function reserve(statements: SqliteStatements, calls: readonly ReservedCall[]): readonly Reservation[] {
  const reservations = new Reservations(statements);
  const outcomes = calls.map((call) => reservations.add(call));
  reservations.finish();
  return outcomes;
}

const june = countOf('k:1', 6);

describe('the reservations of one transaction', () => {
  it('grants calls in their order until the limit, and tells each its own count', () => {
    const statements = open();
    expect(reserve(statements, [callOf(june, 3), callOf(june, 3)])).toEqual([
      { granted: true, used: 1 },
      { granted: true, used: 2 },
    ]);
    expect(reserve(statements, [callOf(june, 3), callOf(june, 3), callOf(june, 3)])).toEqual([
      { granted: true, used: 3 },
      { granted: false, used: 3 },
      { granted: false, used: 3 },
    ]);
    expect(statements.used(june)).toBe(3);
  });

  it('counts nothing where the limit is 0, or was lowered below the count', () => {
    const statements = open();
    expect(reserve(statements, [callOf(june, 0)])).toEqual([{ granted: false, used: 0 }]);
    reserve(statements, [callOf(june, 3), callOf(june, 3), callOf(june, 3)]);
    expect(reserve(statements, [callOf(june, 2)])).toEqual([{ granted: false, used: 3 }]);
  });

  it('refuses every call made with a key that the store does not hold', () => {
    const statements = open();
    const call = { ...callOf(june, 3), keyHash: 'revoked' };
    const refused = { granted: false, used: 0, isKeyRevoked: true };
    expect(reserve(statements, [call, call])).toEqual([refused, refused]);
  });

  it('keeps the day of the last call where a transaction spans midnight', () => {
    const statements = open();
    const at = (moment: string): ReservedCall => ({ ...callOf(june, 9), at: new Date(moment) });
    const outcomes = reserve(statements, [at('2026-06-05T23:59:59.999Z'), at('2026-06-06T00:00:00Z')]);
    expect(outcomes.map(({ used }) => used)).toEqual([1, 2]);
    expect(statements.lastUsed(june)).toEqual(new Date('2026-06-06T00:00:00Z'));
  });

  it('tells and counts of any calls what one transaction each would', () => {
    const call = fc.record({
      caller: fc.constantFrom('a:1', 'a:2', 'k:1'),
      window: fc.constantFrom(6, 7),
      limit: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (drawn) => {
        const calls = drawn.map(({ caller, window, limit }) => callOf(countOf(caller, window), limit));
        const [together, apart] = [open(), open()];
        const alone = calls.flatMap((each) => reserve(apart, [each]));
        expect(reserve(together, calls)).toEqual(alone);
        for (const each of calls) expect(together.used(each)).toBe(apart.used(each));
      }),
    );
  });
});
