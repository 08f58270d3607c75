import type { Reservation, ReservedCall } from '../store.ts';
import { dayOf, type SqliteStatements } from './statements.ts';
import type { Batch } from './write-queue.ts';

type Outcome = { -readonly [Name in keyof Reservation]: Reservation[Name] };

/** Calls that differ in nothing but their order. */
interface Group {
  readonly call: ReservedCall;
  readonly outcomes: Outcome[];
}

/**
 * The reservations of one transaction. A caller's calls are counted together, by one statement instead of one each, and
 * granted in the order in which they were added.
 */
export class Reservations implements Batch {
  readonly #statements: SqliteStatements;
  readonly #groups = new Map<string, Group[]>();

  constructor(statements: SqliteStatements) {
    this.#statements = statements;
  }

  /** The outcome is known after `finish`. */
  add(call: ReservedCall): Reservation {
    const outcome: Outcome = { granted: false, used: 0 };
    const groups = this.#groups.get(call.caller);
    const last = groups?.at(-1);
    if (last !== undefined && isEqual(last.call, call)) last.outcomes.push(outcome);
    else if (groups !== undefined) groups.push({ call, outcomes: [outcome] });
    else this.#groups.set(call.caller, [{ call, outcomes: [outcome] }]);
    return outcome;
  }

  finish(): void {
    for (const groups of this.#groups.values()) for (const group of groups) this.#count(group);
  }

  #count({ call, outcomes }: Group): void {
    const { before, granted, keyFault } = this.#statements.reserve(call, outcomes.length);
    for (const [index, outcome] of outcomes.entries()) {
      outcome.granted = index < granted;
      outcome.used = before + Math.min(index + 1, granted);
      if (keyFault === 'revoked') outcome.isKeyRevoked = true;
      if (keyFault === 'disabled') outcome.isKeyDisabled = true;
    }
  }
}

/** Of a caller: whether two calls are counted in the same window, on the same day, up to the same limit. */
function isEqual(one: ReservedCall, other: ReservedCall): boolean {
  return (
    one.window.id === other.window.id &&
    one.limit === other.limit &&
    one.keyHash === other.keyHash &&
    dayOf(one.at) === dayOf(other.at)
  );
}
