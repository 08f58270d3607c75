import type { QuotaWindow } from './quota-window.ts';

/** Who calls, and how many calls it has. Holds for one call: its window is that of the call's arrival. */
export interface Caller {
  readonly kind: 'free' | 'paid';
  /** The name under which the store counts: `a:` + keyed hash of the address, or `k:` + hash of the key, or of the first it followed. */
  readonly id: string;
  /** Calls allowed in the window. */
  readonly limit: number;
  readonly window: QuotaWindow;
  /** SHA-256 of the key, in lower-case hex. */
  readonly keyHash?: string;
  /** First characters of the key, for the log. */
  readonly keyHint?: string;
}
