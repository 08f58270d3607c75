import { type Finding, isCode, isGenerated, lineAt, type Rule, type Source } from './rule.ts';

/** A turn of phrase that has to be read twice, and what to write instead. */
interface Phrase {
  readonly expression: RegExp;
  readonly plain: string;
}

/** CONTRIBUTING.md, Conventions, has the rule; this is its list. */
const phrases: readonly Phrase[] = [
  { expression: /(?<!\bthere )\b(?:is|are|was|were) none\b/gi, plain: 'is not one, is invalid, is left out' },
  {
    expression:
      /(?<!\bthere )\b(?:is|was) no (?!(?:more|less|longer|other|such|better|worse|reason|[a-z]+er)\b)[a-z]/gi,
    plain: 'is not a',
  },
  { expression: /\bnobody\b/gi, plain: 'no caller, no reader, none' },
  { expression: /\bwhoever\b/gi, plain: 'the caller, the operator, the reader' },
  { expression: /\bmend(?:s|ed|ing)?\b/gi, plain: 'fix, correct, repair' },
  { expression: /\b(?:at most|of|about|up to|has|have) so many\b/gi, plain: 'this many' },
  { expression: /\b(?:is|are|was|were) told\b(?! apart\b)/gi, plain: 'gets, is given, is named' },
  { expression: /\btells? of\b/gi, plain: 'names, describes, reports' },
  { expression: /\b(?:is|are|was|were|not|to be) had\b/gi, plain: 'is available' },
  {
    expression: /\bstands?\b(?! (?:for|alone|apart|out|in for)\b|-)/gi,
    plain: 'is, comes before, follows',
  },
];

export const plainWords: Rule = {
  name: 'has no phrase in its comments and documents that has a plainer form',
  check: (sources) => sources.flatMap((source) => phrasesIn(source, proseOf(source))),
  samples: [
    {
      name: 'a comment of a line, of a block, behind code',
      sources: [
        { path: 'src/a.ts', text: '// An empty line is none.\n/** The name is told to whoever asks. */' },
        { path: 'src/b.ts', text: 'a(); // 0 is no size' },
      ],
      finds: ['"is none"', '"whoever"', '"is told"', '"is no s"'],
    },
    {
      name: 'a document, without what it quotes',
      sources: [{ path: 'docs/a.md', text: 'A letter stands here.\n`nobody` and "nobody" are words.' }],
      finds: ['"stands"'],
    },
    {
      name: 'idioms, absence, and the text of a program',
      sources: [
        {
          path: 'src/a.ts',
          text: "// U+FFFD stands for others. There is none, and it is no longer than 3.\nconst a = 'nobody';",
        },
      ],
      finds: [],
    },
  ],
};

export const oneWordForABound: Rule = {
  name: 'names a bound MAX_ or MIN_',
  check: (sources) =>
    sources
      .filter((source) => isCode(source) && !isGenerated(source.path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bconst ((?:MOST|LONGEST|LARGEST|LEAST|FEWEST|SHORTEST|SMALLEST)_\w+)/g)].map(
          ({ 1: name, index }) => ({ path, line: lineAt(text, index), message: name! }),
        ),
      ),
  samples: [
    {
      name: 'other superlatives',
      sources: [{ path: 'src/a.ts', text: 'const MAX_BYTES = 1;\nconst LONG' + 'EST_LINE = 2;' }],
      finds: ['LONGEST_LINE'],
    },
  ],
};

function phrasesIn({ path, text }: Source, prose: string): Finding[] {
  return phrases.flatMap(({ expression, plain }) =>
    [...prose.matchAll(expression)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      message: `"${match[0]}": ${plain}`,
    })),
  );
}

/** The sentences of a file, at their places; all else is blank. A changelog is history, and stays. */
function proseOf(source: Source): string {
  const { path, text } = source;
  const isDocument = path.endsWith('.md') && path !== 'CHANGELOG.md' && !path.startsWith('data/');
  if (!isDocument && (!isCode(source) || isGenerated(path) || path === 'test/tidy/plain-words.ts')) return '';
  const lines = isDocument ? [text] : text.split('\n').map(commentOf);
  return lines.join('\n').replace(/`[^`\n]*`|"[^"\n]*"/g, blank);
}

function commentOf(line: string): string {
  const begin = /^\s*(?:\/\/|\/?\*)|\s\/\/ /.exec(line)?.index;
  return begin === undefined ? blank(line) : blank(line.slice(0, begin)) + line.slice(begin);
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
