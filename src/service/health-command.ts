import { parseArgs } from 'node:util';
import { askedServer, NoAnswer, noAnswer, PATIENCE_MS } from './asked-server.ts';
import { ConfigError } from './settings/config-error.ts';
import type { Environment } from './settings/read-setting.ts';

/** The usage text of `sundry health`. */
export const healthUsage = `usage: sundry health [--ready] [--url URL]

Asks a service whether it is up: exit status 0 when /health answers 200 within
3 seconds, else 1 and one line.

  --ready     ask /ready: whether it also serves calls, with its store
  --url URL   the service, instead of that of SUNDRY_URL, or of HOST and PORT
`;

/** The longest answer that is repeated, in bytes. That of the service is a line. */
const MAX_ANSWER = 4096;

/** Exit statuses. */
const UP = 0;
const DOWN = 1;
const USAGE = 2;

/** What `sundry health` uses of the outside world. */
export interface HealthCommand {
  /** What follows `sundry health`. */
  readonly args: readonly string[];
  readonly environment: Environment;
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * `sundry health`: for health checks of containers and scripts, which call it every few seconds. Loads neither the
 * store nor the operations. Resolves to the exit status; rejects with ConfigError for a bad variable.
 */
export async function runHealthCommand({
  args,
  environment,
  write,
  writeError,
}: HealthCommand): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) {
      write(healthUsage);
      return UP;
    }
    const url = `${askedServer(values.url, environment)}${values.ready ? '/ready' : '/health'}`;
    const { status, text } = await answerOf(url);
    if (status === 200) {
      write(`${text.trimEnd()}\n`);
      return UP;
    }
    writeError(`sundry health: ${url} answered ${status}\n`);
    return DOWN;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { message } = error as Error;
    writeError(`sundry health: ${message}\n${error instanceof NoAnswer ? '' : healthUsage}`);
    return error instanceof NoAnswer ? DOWN : USAGE;
  }
}

const options = {
  help: { type: 'boolean', short: 'h' },
  ready: { type: 'boolean' },
  url: { type: 'string' },
} as const;

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Not by fetch, whose first use takes half as long as the start of Node. Follows no redirect. */
async function answerOf(url: string): Promise<Answer> {
  const { get } = url.startsWith('https:') ? await import('node:https') : await import('node:http');
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(noAnswer(url, signal.aborted ? 'late' : error));
    const request = get(url, { signal, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('error', fail);
      response.on('data', (part: string) => {
        text += part;
        if (text.length > MAX_ANSWER) request.destroy(new Error(`more than ${MAX_ANSWER} bytes`));
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    request.on('error', fail);
  });
}
