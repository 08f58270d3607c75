import { alone, measuring } from '../support/own-process.ts';
import { type Finding, isTest, lineAt, type Rule } from './rule.ts';

/** Modules that were loaded with a replaced one stay loaded, for the next file of the process too. */
export const replacedModules: Rule = {
  name: 'replaces modules only in tests with a process of their own',
  check: (sources) =>
    sources
      .filter(({ path }) => isTest(path) && ![...alone, ...measuring].includes(path))
      .flatMap(({ path, text }): readonly Finding[] =>
        [...text.matchAll(/\bvi\.(?:do)?mock\(/gi)].map(({ index }) => ({
          path,
          line: lineAt(text, index),
          message: 'replaces a module and is not listed in test/support/own-process.ts',
        })),
      ),
  samples: [
    {
      name: 'a mock in a file that shares its process, though not in one that does not',
      sources: [
        { path: 'src/a.test.ts', text: `vi.${'mock'}('node:os');` },
        { path: alone[0]!, text: `vi.${'mock'}('node:os');` },
      ],
      finds: ['own-process.ts'],
    },
  ],
};
