import { type Fault, InputError, MAX_FAULTS } from '../../errors.ts';

/** Collects what is wrong with a calendar, so that its author hears of all its events at once. */
export class FaultList {
  readonly #faults: Fault[] = [];

  get isEmpty(): boolean {
    return this.#faults.length === 0;
  }

  /** Whether a refusal could carry no more, so that looking further is in vain. */
  get isFull(): boolean {
    return this.#faults.length >= MAX_FAULTS;
  }

  /** Notes a fault; answers undefined, which stands for the value that could not be read. */
  add(pointer: string, message: string): undefined {
    this.#faults.push({ pointer, message });
  }

  throwIfAny(): void {
    if (!this.isEmpty) throw new InputError(this.#faults);
  }
}
