import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { Highlighter } from './highlighter.ts';
import { languageNames } from './languages.ts';
import { MAX_HIGHLIGHTED } from './most-highlighted.ts';

/** The parts of lines with a kind, each as `kind:text`. */
function kindsOf(text: string, language: string): string[] | undefined {
  const lines = text.split('\n');
  return new Highlighter().partsOf(lines, language)?.flatMap((parts, index) =>
    parts.flatMap(({ end, kind }, at) => {
      const start = at === 0 ? 0 : parts[at - 1]!.end;
      return kind === undefined ? [] : [`${kind}:${lines[index]!.slice(start, end)}`];
    }),
  );
}

describe('parts of code', () => {
  it.each<[string, string, string[]]>([
    ['js', "const n = 'a'; // b", ['keyword:const', 'name:n', "string:'a'", 'comment:// b']],
    ['JSON', '{"a": 12, "b": null}', ['string:"a"', 'value:12', 'string:"b"', 'value:null']],
    ['bash', 'if true; then # c', ['keyword:if', 'value:true', 'keyword:then', 'comment:# c']],
    ['python', 'def f(): return None', ['keyword:def', 'name:f', 'keyword:return', 'keyword:None']],
    ['py', '"""a\nb""" + 1', ['string:"""a', 'string:b"""', 'value:1']],
    ['c++', 'return 1; /* a\nb */', ['keyword:return', 'value:1', 'comment:/* a', 'comment:b */']],
    ['diff', '-old\n+new\n same', ['deleted:-old', 'inserted:+new']],
    ['html', '<a b="c">d</a>', ['tag:<a', 'value:b', 'string:"c"', 'tag:</a>']],
    ['php', '$a = fn() => true; # d', ['keyword:fn', 'value:true', 'comment:# d']],
    ['sql', "SELECT 'a' -- b", ['keyword:SELECT', "string:'a'", 'comment:-- b']],
  ])('in %s: %s', (language, text, kinds) => {
    const found = kindsOf(text, language)!;
    for (const kind of kinds) expect(found).toContain(kind);
  });

  it.each(['', 'text', 'constructor', 'unknown', '{.js'])('none in %j', (language) => {
    expect(kindsOf('const a = 1', language)).toBeUndefined();
  });

  it('end where a line is longer than a language reads, and with the last character of the document', () => {
    const long = 'a'.repeat(301);
    expect(new Highlighter().partsOf(['if', long, 'if'], 'js')).toHaveLength(1);
    const highlighter = new Highlighter();
    const line = 'a'.repeat(255);
    const lines = Array.from({ length: MAX_HIGHLIGHTED / 256 }, () => line);
    expect(highlighter.partsOf(lines, 'js')).toHaveLength(lines.length);
    expect(highlighter.partsOf(['a'], 'js')).toEqual([]);
  });
});

it('every language reads any lines to their ends, in order', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...'()[]{}<>"\'`/*#$%&|=+-:;.,!?@\\_~^',
      '/*',
      '//',
      '<!--',
      '"""',
      '#{',
      '<<A',
      '=begin',
      '\t',
      'a ',
      '0x',
      '1e',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom(
      'def ',
      'class ',
      'function ',
      'if ',
      'end',
      'import ',
      'let ',
      'var ',
      'type ',
      'é',
      '\u{1f600}',
    ),
  );
  const line = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('').replaceAll('\n', ' '));
  const code = fc.record({
    language: fc.constantFrom(...languageNames),
    lines: fc.array(line, { maxLength: 8 }),
  });
  fc.assert(
    fc.property(code, ({ language, lines }) => {
      const all = new Highlighter().partsOf(lines, language)!;
      for (const [index, parts] of all.entries()) {
        expect(parts.at(-1)?.end ?? 0).toBe(lines[index]!.length);
        expect(parts.map(({ end }) => end)).toEqual(
          [...new Set(parts.map(({ end }) => end))].sort((a, b) => a - b),
        );
      }
    }),
    { numRuns: runs(800), seed: SEED },
  );
});
