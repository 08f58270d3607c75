import { isTest, lineAt, type Rule } from './rule.ts';

const WHERE = 'src/formats/normalized.ts';

/** The method of strings takes time that grows with the square of the marks in a row. */
export const boundNormalization: Rule = {
  name: `normalizes text by ${WHERE} alone`,
  check: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('src/') && !isTest(path) && path !== WHERE)
      .flatMap(({ path, text }) =>
        Array.from(text.matchAll(/\.normalize\(/g), ({ index }) => ({
          path,
          line: lineAt(text, index),
          message: `normalizes by itself, not by ${WHERE}`,
        })),
      ),
  samples: [
    {
      name: 'a call of the method',
      sources: [{ path: 'src/a.ts', text: "name\n  .normalize('NFC');" }],
      finds: ['normalizes by itself'],
    },
  ],
};
