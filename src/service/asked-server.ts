import { readOwnUrl } from './settings/listen-settings.ts';
import type { Environment } from './settings/read-setting.ts';
import { readCommandServer } from './settings/server-settings.ts';

/** The longest wait for a whole answer, in ms. */
export const PATIENCE_MS = 3000;

/** No answer of a service came. */
export class NoAnswer extends Error {}

/**
 * The service that a command asks about itself: that of --url, of SUNDRY_URL, or of HOST and PORT; without a slash at its
 * end. Throws an Error for another address, ConfigError for a bad variable.
 */
export function askedServer(given: string | undefined, environment: Environment): string {
  if (given !== undefined && !isHttpUrl(given)) {
    throw new Error(`--url must be an http or https address, not ${given}`);
  }
  const server = readCommandServer(environment, { url: given?.replace(/\/+$/, ''), key: undefined });
  return server?.url ?? readOwnUrl(environment);
}

/** No answer of an address: it did not come in time, or the attempt failed. */
export function noAnswer(url: string, failed: 'late' | Error): NoAnswer {
  const reason = failed === 'late' ? ` within ${PATIENCE_MS / 1000} s` : `: ${reasonOf(failed)}`;
  return new NoAnswer(`no answer from ${url}${reason}`);
}

/** An error of several attempts, one for each address of a name, has no message of its own. */
export function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[?#]/.test(text);
}
