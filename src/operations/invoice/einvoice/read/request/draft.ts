import type { TermId } from '../../terms/terms.ts';
import type { ReadTerm } from '../read-invoice.ts';

/** Where the request says something else than the file, or leaves out what its member refuses. */
export interface Adapted {
  /** Where it is, or would be, in the request: JSON Pointer. */
  readonly pointer: string;
  readonly terms: readonly TermId[];
  readonly reason: string;
}

/** An object of the request under construction. */
export interface Slot {
  readonly object: Record<string, unknown>;
  readonly pointer: string;
}

interface Put {
  readonly slot: Slot;
  readonly member: string;
  readonly terms: readonly ReadTerm[];
}

/** The terms that a member holds: one that may be missing, or a list. */
export type Held = ReadTerm | undefined | readonly (ReadTerm | undefined)[];

/** A request that is made of a file: its members, the terms that they hold, and where it differs. */
export class Draft {
  readonly request: Slot = { object: {}, pointer: '' };
  readonly adapted: Adapted[] = [];
  /** Why the request must not be sent although it would be accepted. */
  readonly hindrances: { readonly pointer: string; readonly message: string }[] = [];
  readonly #puts = new Map<string, Put>();
  readonly #held = new Set<ReadTerm>();

  /** Sets a member that holds terms; nothing, where there is no value. */
  put(slot: Slot, member: string, value: unknown, terms: Held): void {
    if (value === undefined) return;
    slot.object[member] = value;
    const there = listOf(terms);
    this.#puts.set(`${slot.pointer}/${member}`, { slot, member, terms: there });
  }

  /** Notes terms that something else than the request holds, or that follow from it. */
  hold(terms: Held): void {
    for (const term of listOf(terms)) this.#held.add(term);
  }

  adapt(pointer: string, terms: readonly (ReadTerm | undefined)[], reason: string): void {
    const ids = terms.flatMap((term) => term?.term.id ?? []);
    this.adapted.push({ pointer, terms: [...new Set(ids)], reason });
  }

  /**
   * Leaves out what a member refuses: that of the pointer, or the one around it that was set as a whole. Returns whether
   * there was one.
   */
  leaveOut(pointer: string, reason: string): boolean {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const put = this.#puts.get(at);
      if (put === undefined) continue;
      delete put.slot.object[put.member];
      this.#puts.delete(at);
      this.adapt(at, put.terms, `left out: ${reason}`);
      return true;
    }
    return false;
  }

  /** The terms that need not be said beside the request. */
  held(): ReadonlySet<ReadTerm> {
    const held = new Set(this.#held);
    for (const { terms } of this.#puts.values()) for (const term of terms) held.add(term);
    return held;
  }
}

/** An object below another one, to be put once it has members. */
export function below(slot: Slot, member: string | number): Slot {
  return { object: {}, pointer: `${slot.pointer}/${member}` };
}

/** Puts an object that has members; its members hold their terms themselves. */
export function attach(slot: Slot, member: string, child: Slot): void {
  if (Object.keys(child.object).length > 0) slot.object[member] = child.object;
}

function listOf(terms: Held): readonly ReadTerm[] {
  if (terms === undefined) return [];
  return 'term' in terms ? [terms] : terms.filter((term) => term !== undefined);
}
