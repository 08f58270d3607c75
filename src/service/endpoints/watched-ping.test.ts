import { describe, expect, it } from 'vitest';
import { watchedPing } from './watched-ping.ts';

const rows: readonly { name: string; outcomes: readonly string[]; lines: readonly string[] }[] = [
  { name: 'a store that is ready logs nothing', outcomes: ['', '', ''], lines: [] },
  {
    name: 'a failure is one line, not one for each poll',
    outcomes: ['gone', 'gone', 'gone'],
    lines: ['the store is not ready: gone'],
  },
  {
    name: 'another reason is another line',
    outcomes: ['gone', 'full'],
    lines: ['the store is not ready: gone', 'the store is not ready: full'],
  },
  {
    name: 'recovery is a line, and the next failure a new one',
    outcomes: ['gone', '', '', 'gone'],
    lines: ['the store is not ready: gone', 'the store is ready again', 'the store is not ready: gone'],
  },
];

describe('a watched ping', () => {
  it.each(rows)('$name', async ({ outcomes, lines }) => {
    const written: string[] = [];
    const left = [...outcomes];
    const ping = async () => {
      const reason = left.shift();
      if (reason) throw new Error(reason);
    };
    const watched = watchedPing(ping, {
      info: (message) => written.push(message),
      error: (message, error) => written.push(`${message}: ${(error as Error).message}`),
    });
    for (const reason of outcomes) {
      if (reason === '') await watched();
      else await expect(watched()).rejects.toThrow(reason);
    }
    expect(written).toEqual(lines);
  });
});
