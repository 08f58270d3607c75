import type { Setting } from './setting-types.ts';

/** A variable whose value cannot be used. The start ends with this one line and exit code 78. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor({ name, isSecret, allowed }: Setting<unknown>, value: string) {
    super(`${name} ${isSecret ? 'must' : `is ${JSON.stringify(value)}, but must`} be ${allowed}`);
  }
}
