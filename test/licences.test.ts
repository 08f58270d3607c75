import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** What code that runs in the service may be licensed under (CONTRIBUTING.md). */
const permissive = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'];
/** Code that is installed and never loaded, under other terms, with the reason. */
const unused: Readonly<Record<string, string>> = {
  'node_modules/argparse PSF-2.0': 'reads the arguments of the command of markdown-it, which is not used',
};
const manifest = JSON.parse(read('package.json'));
const needed = { ...manifest.dependencies, ...manifest.optionalDependencies };
const runtime = Object.entries<{ dev?: boolean; license?: string }>(
  JSON.parse(read('package-lock.json')).packages,
)
  .filter(([folder, { dev }]) => folder !== '' && !dev)
  .filter(([folder]) => existsSync(new URL(folder, root)));

describe('dependencies', () => {
  it('are all under a permissive licence, the indirect ones too', () => {
    const others = runtime.map(([folder, { license }]) => `${folder} ${license}`);
    expect(
      others.filter((line) => !permissive.includes(line.split(' ')[1] as string) && !(line in unused)),
    ).toEqual([]);
  });

  it.each(Object.keys(needed))('%s is named in NOTICE with its licence', (name) => {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`));
    expect(read('NOTICE')).toMatch(new RegExp(`^- ${name} \\(${license}\\)$`, 'm'));
  });

  it.each(Object.entries<string>({ ...needed, ...manifest.devDependencies }))(
    '%s is pinned: %s',
    (_, version) => expect(version).toMatch(/^\d+\.\d+\.\d+$/),
  );
});
