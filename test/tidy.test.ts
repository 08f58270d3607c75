import { describe, expect, it } from 'vitest';
import { asciiSources, visibleTests } from './tidy/characters.ts';
import { noWallClock } from './tidy/clocks.ts';
import { deadExports } from './tidy/dead-exports.ts';
import { deadFiles } from './tidy/dead-files.ts';
import { generatedFiles } from './tidy/generated-files.ts';
import { importCycles } from './tidy/import-cycles.ts';
import { importDirections } from './tidy/import-directions.ts';
import { boundNormalization } from './tidy/normalization.ts';
import { oneWordForABound, plainWords } from './tidy/plain-words.ts';
import { noModuleState, oneEnvironmentReader, pureCores } from './tidy/purity.ts';
import { replacedModules } from './tidy/replaced-modules.ts';
import { repository } from './tidy/repository.ts';
import type { Rule } from './tidy/rule.ts';
import { fileSizes, folderSizes, functionSizes, parameterCounts } from './tidy/sizes.ts';
import { surfacesNameNoOperation } from './tidy/surfaces.ts';
import { testsBeside } from './tidy/tests-beside.ts';
import { noTraces } from './tidy/traces.ts';
import { wordLists } from './tidy/word-lists.ts';
import { noAny, noConsole, unfinishedWork } from './tidy/words.ts';

const rules: readonly Rule[] = [
  importDirections,
  importCycles,
  deadFiles,
  deadExports,
  pureCores,
  noModuleState,
  oneEnvironmentReader,
  surfacesNameNoOperation,
  fileSizes,
  functionSizes,
  folderSizes,
  parameterCounts,
  testsBeside,
  noWallClock,
  boundNormalization,
  replacedModules,
  unfinishedWork,
  noAny,
  noConsole,
  plainWords,
  oneWordForABound,
  asciiSources,
  visibleTests,
  generatedFiles,
  noTraces,
  wordLists,
];

const sources = repository();

describe.each(rules)('the repository $name', ({ check, samples }) => {
  it.each(samples)('judges a sample: $name', ({ sources: sample, finds }) => {
    const messages = check(sample).map(({ message }) => message);
    expect(messages).toEqual(finds.map((part) => expect.stringContaining(part)));
  });

  it('as it is', () => {
    expect(check(sources).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
  });
});
