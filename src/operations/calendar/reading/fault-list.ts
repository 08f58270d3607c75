import { type Fault, InputError, MAX_FAULTS } from '../../../errors.ts';

/** The position of a value in the request, and the list that its faults are added to. */
export interface Place {
  readonly pointer: string;
  readonly faults: FaultList;
}

/** Collects the faults of all events of a request, so that one refusal names them together. */
export class FaultList {
  readonly #faults: Fault[] = [];

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** Whether a refusal can carry no more faults, so that reading can end. */
  get isFull(): boolean {
    return this.#faults.length >= MAX_FAULTS;
  }

  /** Adds a fault and returns undefined, in place of the value that could not be read. */
  add(pointer: string, message: string): undefined {
    this.#faults.push({ pointer, message });
  }

  throwIfAny(): void {
    if (!this.isEmpty) throw new InputError(this.#faults);
  }
}
