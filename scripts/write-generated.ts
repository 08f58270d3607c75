import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a generated file where it has changed, and says so in one line. */
export function writeGenerated(name: string, path: string, text: string): void {
  const isChanged = !existsSync(path) || readFileSync(path, 'utf8') !== text;
  if (isChanged) writeFileSync(path, text);
  process.stdout.write(`${name}: ${isChanged ? 'written' : 'unchanged'}\n`);
}
