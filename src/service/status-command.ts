import { parseArgs } from 'node:util';
import { askedServer, NoAnswer, noAnswer, PATIENCE_MS, reasonOf } from './asked-server.ts';
import { textTable } from './keys/key-table.ts';
import { ConfigError } from './settings/config-error.ts';
import type { Environment } from './settings/read-setting.ts';

/** The usage text of `sundry status`. */
export const statusUsage = `usage: sundry status [--url URL]

Prints what the console of a service says about it: how long calls take (the median, and what 95 of 100 stay within),
the threads and the calls that wait for one, the store, the resolvers and the language model. Signs in with
CONSOLE_TOKEN, and out again: the service must have the same. Exit status 1 where it does not answer or refuses.

  --url URL   the service, instead of that of SUNDRY_URL, or of HOST and PORT
`;

/** The longest answer that is read, in bytes. That of the service has some 500. */
const MAX_ANSWER = 65_536;

/** What `sundry status` uses of the outside world. */
export interface StatusCommand {
  /** What follows `sundry status`. */
  readonly args: readonly string[];
  readonly environment: Environment;
  /** CONSOLE_TOKEN. */
  readonly token: string | undefined;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** Asks the console of a service. Resolves to the exit status; rejects with ConfigError for a bad variable. */
export async function runStatusCommand(command: StatusCommand): Promise<number> {
  const { args, environment, token, write, writeError } = command;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) {
      write(statusUsage);
      return 0;
    }
    const url = askedServer(values.url, environment);
    if (token === undefined) throw new NoAnswer('set CONSOLE_TOKEN to that of the service');
    write(textTable(await factsOf(url, token)));
    return 0;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const isUsage = !(error instanceof NoAnswer);
    writeError(`sundry status: ${reasonOf(error as Error)}\n${isUsage ? statusUsage : ''}`);
    return isUsage ? 2 : 1;
  }
}

const options = { help: { type: 'boolean', short: 'h' }, url: { type: 'string' } } as const;

async function factsOf(url: string, token: string): Promise<readonly (readonly string[])[]> {
  const signedIn = await ask(`${url}/console`, { method: 'POST', body: new URLSearchParams({ token }) });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
  if (signedIn.status !== 303 || cookie === undefined) throw refusal(url, signedIn.status);
  const answer = await ask(`${url}/console/status`, { headers: { cookie } });
  const text = await textOf(answer, url);
  await ask(`${url}/console/sign-out`, { method: 'POST', headers: { cookie } });
  const facts = answer.status === 200 ? readFacts(text) : undefined;
  if (facts === undefined) throw new NoAnswer(`${url}/console/status answered ${answer.status}, no facts`);
  return facts;
}

/** Follows no redirect: the token would be sent wherever it leads. */
async function ask(url: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, origin: new URL(url).origin };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await fetch(url, { ...request, headers, redirect: 'manual', signal });
  } catch (error) {
    throw unanswered(url, error);
  }
}

async function textOf(response: Response, url: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      length += part.byteLength;
      if (length > MAX_ANSWER) throw new Error(`more than ${MAX_ANSWER} bytes`);
    }
  } catch (error) {
    throw unanswered(url, error);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** fetch has what failed as the cause of its own error. */
function unanswered(url: string, error: unknown): NoAnswer {
  const { cause = error } = error as Error;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return noAnswer(url, isLate ? 'late' : (cause as Error));
}

function refusal(url: string, status: number): NoAnswer {
  const reasons: Readonly<Record<number, string>> = {
    401: 'CONSOLE_TOKEN is not that of the service',
    404: 'it has no console: CONSOLE_TOKEN is not set there',
    429: 'five tries a minute are allowed: try again in a minute',
  };
  return new NoAnswer(`${url}/console answered ${status}: ${reasons[status] ?? 'is the address right?'}`);
}

/** Names and values; undefined for anything else. */
function readFacts(text: string): readonly (readonly string[])[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isFact = (fact: unknown) =>
      Array.isArray(fact) && fact.length === 2 && fact.every((word) => typeof word === 'string');
    return Array.isArray(value) && value.every(isFact) ? value : undefined;
  } catch {
    return undefined;
  }
}
