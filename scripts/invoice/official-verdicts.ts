import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule that a file breaks, as the official programs say it. */
export interface OfficialFinding {
  readonly rule: string;
  readonly text: string;
}

/** What the official programs say about a file. */
export interface OfficialVerdict {
  readonly file: string;
  readonly valid: boolean;
  readonly errors: readonly OfficialFinding[];
  readonly warnings: readonly OfficialFinding[];
}

/**
 * Asks a program that has the official rules about files. It gets `--json`, the other flags and `@LIST`, with a path a
 * line in LIST, and answers a line of JSON for each file.
 */
export function officialVerdicts(
  program: string,
  { files, folder, flags }: { files: readonly string[]; folder: string; flags: readonly string[] },
): Map<string, OfficialVerdict> {
  const list = join(folder, 'list');
  writeFileSync(list, files.join('\n'));
  const run = spawnSync(program, ['--json', ...flags, `@${list}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = (run.stdout ?? '').split('\n').filter((line) => line.startsWith('{'));
  if (lines.length !== files.length)
    throw new Error(`${program} judged ${lines.length} of ${files.length} files`);
  return new Map(
    lines.map((line) => JSON.parse(line) as OfficialVerdict).map((verdict) => [verdict.file, verdict]),
  );
}
