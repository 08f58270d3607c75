import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { generateDisposable, generateDisposableVersion } from '../scripts/email/generate-disposable.ts';
import { generateNames } from '../scripts/email/generate-names.ts';
import { generateTrigrams } from '../scripts/email/generate-trigrams.ts';
import { generateUnits } from '../scripts/invoice/generate-units.ts';
import { isLexiconCurrent } from '../scripts/text/generate-lexicon.mjs';
import { generateLexicon } from '../scripts/text/lexicon-module.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const lexicon = 'src/operations/text/lexicon/lexicon.generated.ts';

const files = [
  { path: 'src/operations/email/lists/disposable.generated.ts', generate: generateDisposable },
  { path: 'src/operations/email/lists/disposable-version.generated.ts', generate: generateDisposableVersion },
  { path: 'src/operations/email/lists/person-names.generated.ts', generate: generateNames },
  { path: 'src/operations/email/lists/trigrams.generated.ts', generate: generateTrigrams },
  { path: 'src/operations/invoice/codes/units.generated.ts', generate: generateUnits },
];

test.each(files)('$path is what `npm run data` writes', ({ path, generate }) => {
  const text = readFileSync(join(root, path), 'utf8');
  // Compared whole, but not shown: a difference of a megabyte is unreadable.
  expect(text === generate()).toBe(true);
});

describe('the packed lexicon', () => {
  let checkout = '';
  beforeAll(() => {
    checkout = mkdtempSync(join(tmpdir(), 'sundry-checkout-'));
    for (const part of ['package.json', 'scripts/text', 'data/text', 'src/formats', 'src/operations/text']) {
      cpSync(join(root, part), join(checkout, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  const pack = () =>
    execFileSync(process.execPath, ['scripts/text/generate-lexicon.mjs'], {
      cwd: checkout,
      encoding: 'utf8',
    });
  const packed = () => readFileSync(join(checkout, lexicon), 'utf8');
  const bodyOf = (text: string) => text.slice(text.indexOf('\n') + 1);

  it('is the same when the packer reads the packed lexicon in the place of data/text', () => {
    expect(bodyOf(packed()) === generateLexicon()).toBe(true);
  });

  it('is made where it is missing, of the sources as they are', () => {
    rmSync(join(checkout, lexicon));
    expect(isLexiconCurrent(checkout)).toBe(false);
    appendFileSync(join(checkout, 'data/text/en/doubled-consonants.txt'), 'parcelpost\n');
    expect(pack()).toBe('lexicon.generated.ts: written\n');
    expect(packed().includes('\nparcelpost`')).toBe(true);
    expect(pack()).toBe('lexicon.generated.ts: unchanged\n');
  });

  it.each([
    { change: 'a line of data', source: 'data/text/en/irregular.tsv', isCurrent: false },
    { change: 'a comment of the packer', source: 'scripts/text/pack-tables.ts', isCurrent: false },
    {
      change: 'a module that the packer imports',
      source: 'src/operations/text/lexicon/stem.ts',
      isCurrent: false,
    },
    {
      change: 'a module of the engine that it does not import',
      source: 'src/operations/text/engine/sentiment/sentiment.ts',
      isCurrent: true,
    },
    { change: 'a page about the data', source: 'data/text/README.md', isCurrent: true },
  ])('after $change: current $isCurrent', ({ source, isCurrent }) => {
    pack();
    const path = join(checkout, source);
    const before = readFileSync(path);
    appendFileSync(path, '\n');
    expect(isLexiconCurrent(checkout)).toBe(isCurrent);
    writeFileSync(path, before);
    expect(isLexiconCurrent(checkout)).toBe(true);
  });

  it.each(['new', 'removed'])('a %s file of data makes it stale', (change) => {
    pack();
    const path = join(checkout, 'data/text/en/new.txt');
    writeFileSync(path, '# New.\n');
    expect(isLexiconCurrent(checkout)).toBe(false);
    if (change === 'removed') pack();
    rmSync(path);
    expect(isLexiconCurrent(checkout)).toBe(change === 'new');
  });
});
