import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** An answer as sent on the wire. */
export interface WireAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Writes bytes on a new connection, piece by piece with a pause between, and resolves to all that came back when
 * the server closed it, or when `quietMs` passed without a byte after as many answers as are expected. Without
 * them it waits for 10 s, since a busy machine may keep any answer for longer than `quietMs`.
 */
export async function talk(
  port: number,
  pieces: readonly string[],
  { answers = 1, quietMs = 300, pauseMs = 5 } = {},
): Promise<string> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    if (wholeAnswers(received) >= answers) socket.setTimeout(quietMs);
  });
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('timeout', resolve));
  for (const piece of pieces) {
    socket.write(piece, 'latin1');
    await wait(pauseMs);
  }
  await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
  socket.destroy();
  return received;
}

/** How many answers have arrived to their last byte. */
function wholeAnswers(received: string): number {
  let count = 0;
  for (let at = 0; at < received.length; count++) {
    const end = received.indexOf('\r\n\r\n', at);
    if (end < 0) break;
    const [answer] = answersOf(received.slice(at, end + 4));
    at = end + 4 + bodyLength(answer!);
    if (at > received.length) break;
  }
  return count;
}

/** The answers of a connection, one after another. A body ends where its Content-Length says. */
export function answersOf(received: string): readonly WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`no end of headers in ${JSON.stringify(rest.slice(0, 200))}`);
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
    const headers = Object.fromEntries(lines.map(splitHeader));
    const length = bodyLength({ status, headers });
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

function bodyLength({ status, headers }: Pick<WireAnswer, 'status' | 'headers'>): number {
  return status === 100 ? 0 : Number(headers['content-length'] ?? 0);
}

function splitHeader(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
