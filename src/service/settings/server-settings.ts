import { readBaseAddress } from './addresses.ts';
import { type Environment, readSetting } from './read-setting.ts';
import type { Setting } from './setting-types.ts';

/** The server that the command calls. Apart from the rest, because a command that needs no more starts sooner. */
export interface CommandServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string | undefined;
}

/** Not among those of the service, which reads neither. */
const serverSettings = {
  commandUrl: {
    name: 'SUNDRY_URL',
    fallback: '',
    meaning: 'server that the command calls; without it operations run in the process of the command',
    allowed: 'an http or https address without query or fragment',
    read: readBaseAddress,
  },
  commandKey: {
    name: 'SUNDRY_KEY',
    fallback: '',
    meaning: 'API key that the command sends to that server',
    allowed: 'printable ASCII without spaces',
    isSecret: true,
    read: (key: string) => (/^[!-~]*$/.test(key) ? key : undefined),
  },
} as const satisfies Record<string, Setting<string>>;

/**
 * The server that flags name or, where they do not, the environment; undefined for none. Throws ConfigError for a
 * variable with a bad value.
 */
export function readCommandServer(
  environment: Environment,
  given: { readonly url: string | undefined; readonly key: string | undefined },
): CommandServer | undefined {
  const url = given.url || readSetting(serverSettings.commandUrl, environment);
  if (!url) return undefined;
  return { url, key: given.key || readSetting(serverSettings.commandKey, environment) || undefined };
}
