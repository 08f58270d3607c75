import { refuse } from '../../errors.ts';

/** Refuses a file that breaks the rules of its format; `offset` counts its bytes from 0. */
export function refuseBroken(format: string, offset: number, fault: string): never {
  refuse('/image', `is not a whole ${format} file at byte ${offset}: ${fault}`);
}

/** Most segments or chunks of a file: a picture of 20 MiB in pieces of 8 KiB has 2,560, and each takes memory. */
const MAX_PIECES = 100_000;

/** Refuses a file that has more segments or chunks than any picture needs. */
export function boundPieces(format: string, count: number): void {
  if (count > MAX_PIECES) {
    refuse('/image', `has too many parts: a ${format} file may have 100,000 segments or chunks`);
  }
}
