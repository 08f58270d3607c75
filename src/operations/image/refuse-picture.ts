import { refuse } from '../../errors.ts';

/** Refuses a file that breaks the rules of its format; `offset` counts its bytes from 0. */
export function refuseBroken(format: string, offset: number, fault: string): never {
  refuse('/image', `is not a whole ${format} file at byte ${offset}: ${fault}`);
}
