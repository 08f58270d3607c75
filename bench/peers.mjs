/** The packages of bench/package.json: peers, and programs that measure. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = fileURLToPath(new URL('.', import.meta.url));

/** Installs those that are missing. One that does not install does not stop the others: its rows report it. */
export function installPeers() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(bench, 'package.json'), 'utf8'));
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const missing = wanted.filter(([name, version]) => installed(name) !== version);
  if (missing.length === 0) return;
  console.log(`installing ${missing.map((peer) => peer.join('@')).join(' ')}`);
  // Not strict about engines: a peer that requires another Node must not exclude all the others.
  const lax = ['--ignore-scripts=false', '--engine-strict=false', '--include=dev'];
  const install = ['--prefix', bench, 'install', ...lax, '--no-save', '--loglevel=error'];
  spawnSync('npm', install, { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const [name, version] of missing) {
    if (installed(name) !== version) console.log(`missing: ${name} ${version} does not install here`);
  }
}

function installed(name) {
  const manifest = join(bench, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}
