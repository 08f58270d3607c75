import { ConfigError } from './config-error.ts';
import type { Setting } from './setting-types.ts';

/** The variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; an unset or empty one takes its default. Throws ConfigError for a bad one. */
export function readSetting<Value>(setting: Setting<Value>, environment: Environment): Value {
  const text = environment[setting.name] || setting.fallback;
  const value = setting.read(text);
  if (value === undefined) throw new ConfigError(setting, text);
  return value;
}
