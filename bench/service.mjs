/** The built service as its own process, for the programs that measure it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/**
 * Starts it on a free port of 127.0.0.1 with its own data folder and this environment in addition to PATH. `observer`
 * is a module loaded before it, to which `child` has a channel; `program` is the command of another checkout; `prepare`
 * is given the data folder before the start.
 */
export async function startService(environment, { observer, nodeOptions = [], program = cli, prepare } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
  await prepare?.(dataDir);
  const child = spawn(
    process.execPath,
    [...nodeOptions, ...(observer ? ['--import', observer] : []), program, 'serve'],
    {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...environment },
      stdio: ['ignore', 'pipe', 'inherit', ...(observer ? ['ipc'] : [])],
    },
  );
  // A program that fails must not leave it running.
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await portOf(child);
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { child, port, end };
}

/** Reads the log until it names the port; the rest is discarded. */
function portOf(child) {
  return new Promise((resolve, reject) => {
    let log = '';
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${log}`)));
    child.stdout.on('data', (piece) => {
      log = (log + piece).slice(-10_000);
      const [, port] = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(log) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
