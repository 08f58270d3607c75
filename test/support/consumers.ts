import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isGate } from './gate.ts';

const listed = readFileSync(new URL('../consumers/debian-packages', import.meta.url), 'utf8');

/**
 * Third-party programs that check our output, by command or path of a file, with their Debian package. `python3:name`
 * is a module of the system's Python, where Debian's modules are; `php:name` is an extension of PHP.
 */
export const consumers: ReadonlyMap<string, string> = new Map(
  listed
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/**
 * Whether the tests of this command run: `describe.runIf(hasConsumer('zbarimg'))`. In the gate they always do:
 * `setup` ends it when a program is missing.
 */
export function hasConsumer(command: string): boolean {
  if (!consumers.has(command)) throw new Error(`${command} is not in test/consumers/debian-packages`);
  return isGate || isInstalled(command);
}

/** Vitest calls this once for each run. Prints what is skipped, and how to run it; the gate ends here instead. */
export function setup(): void {
  const missing = [...consumers].filter(([command]) => !isInstalled(command));
  if (isGate && missing.length > 0) {
    const commands = missing.map(([command]) => command).join(', ');
    const packages = [...new Set(missing.map(([, debianPackage]) => debianPackage))].join(' ');
    throw new Error(`not installed: ${commands}; apt-get install ${packages}`);
  }
  for (const [command, debianPackage] of missing) {
    process.stderr.write(
      `skipping the tests of ${command}: not installed (Debian package ${debianPackage})\n`,
    );
  }
}

function isInstalled(command: string): boolean {
  if (isAbsolute(command)) return existsSync(command);
  const [, pythonModule] = /^python3:(\w+)$/.exec(command) ?? [];
  if (pythonModule !== undefined) {
    return spawnSync('/usr/bin/python3', ['-c', `import ${pythonModule}`]).status === 0;
  }
  const [, extension] = /^php:(\w+)$/.exec(command) ?? [];
  if (extension !== undefined) {
    return spawnSync('php', ['-r', `exit(extension_loaded('${extension}') ? 0 : 1);`]).status === 0;
  }
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
