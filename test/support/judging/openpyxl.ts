import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Cell } from '../samples/workbooks.ts';

const script = fileURLToPath(new URL('../../consumers/read_workbooks.py', import.meta.url));

/** A worksheet as openpyxl reads it. */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly ([kind: 's' | 'n' | 'b', text: string] | null)[])[];
  /** The first cell that scrolls, null when none is frozen. */
  readonly frozen: string | null;
  /** Whether each header cell is bold. */
  readonly bold: readonly boolean[];
  readonly wrapped: readonly string[];
  readonly quoted: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

/** Reads the workbooks at these paths with openpyxl. */
export function readByOpenpyxl(paths: readonly string[]): readonly (readonly ReadSheet[])[] {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [script], {
    input: paths.join('\n'),
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`openpyxl ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as readonly ReadSheet[]);
}

/** The cells as values. */
export function valuesOf({ rows }: ReadSheet): Cell[][] {
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return null;
      const [kind, text] = cell;
      if (kind === 's') return text;
      return kind === 'b' ? text === 'true' : Number(text);
    }),
  );
}
