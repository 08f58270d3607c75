import type { StoreSettings } from '../../src/store/open-store.ts';
import type { Random } from '../support/random.ts';
import type { ServiceNode } from './service-node.ts';
import type { Traffic } from './traffic.ts';

/** Nodes and the store they share. */
export interface World {
  readonly name: string;
  readonly nodes: readonly ServiceNode[];
  /** Where the store is, to count what it holds. */
  readonly store: StoreSettings;
  readonly faults: readonly Fault[];
  /** Ends all its processes and removes their files. */
  remove(): Promise<void>;
}

/** Something that fails, and is repaired. */
export interface Fault {
  readonly kind: string;
  /** How often in a whole run. */
  readonly times: number;
  /** Processes that are killed each time. */
  readonly kills: number;
  /** Resolves when it is repaired. */
  run(round: Round): Promise<void>;
}

/** What a fault may use, besides its world. */
export interface Round {
  readonly random: Random;
  readonly traffic: Traffic;
  /** Lets a fault strike, and notes when. Called once. */
  strike(effect: Effect, begin: () => void | Promise<void>): Promise<void>;
  /** Waits for a number of ms between the two. */
  hold(leastMs: number, mostMs: number): Promise<void>;
}

/** What a fault may do to calls, by node (tally.ts); nothing where it is left out. */
export interface Effect {
  readonly cuts?: readonly ServiceNode[];
  readonly closes?: readonly ServiceNode[];
  readonly unsure?: readonly ServiceNode[];
}
