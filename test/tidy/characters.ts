import { type Finding, isCode, lineAt, type Rule, type Source } from './rule.ts';

export const asciiSources: Rule = {
  name: 'has only ASCII in its sources that are not tests',
  check: (sources) =>
    sources
      .filter((source) => isCode(source) && !isTestFile(source) && !source.path.includes('/vectors/'))
      .flatMap((source) => found(source, source.text.matchAll(/[^\0-\x7f]+/g), ([text]) => text)),
  samples: [
    {
      name: 'a letter to be written as an escape, though not in a vector or a test',
      sources: [
        { path: 'src/a.ts', text: "'caf\u00e9'" },
        { path: 'test/support/b.ts', text: "'caf\u00e8'" },
        { path: 'src/operations/qr/vectors/texts.ts', text: "'caf\u00e9'" },
        { path: 'src/a.test.ts', text: "'caf\u00e9'" },
      ],
      finds: ['\u00e9', '\u00e8'],
    },
  ],
};

export const visibleTests: Rule = {
  name: 'has only characters in its tests that a reader sees and can tell apart',
  check: (sources) =>
    sources.filter(isTestFile).flatMap((source) => [...hiddenIn(source), ...decomposedIn(source)]),
  samples: [
    {
      name: 'letters, digits, signs and emoji of all scripts',
      sources: [
        {
          path: 'src/a.test.ts',
          text: "\t'\u041f\u0440\u0438\u0432\u0435\u0442', '\u0645\u0631\u062d\u0628\u0627', '\u00fc\u00df', '\u4f60\u597d', '\u0928\u092e\u0938\u094d\u0924\u0947', '\u20ac', '\u{1f600}'\r\n",
        },
      ],
      finds: [],
    },
    {
      name: 'bidirectional controls: UTR 36 2.5, and the trojan sources of CVE-2021-42574',
      sources: [{ path: 'src/a.test.ts', text: '\u061c\u200e\u200f\u202a\u202e\u2066\u2069' }],
      finds: ['U+061C', 'U+200E', 'U+200F', 'U+202A', 'U+202E', 'U+2066', 'U+2069'],
    },
    {
      name: 'other characters without a form: joiners, soft hyphen, byte order mark, variation selector, filler, tag',
      sources: [
        { path: 'src/a.test.ts', text: 'a\u200bb\u200dc\u00ad\ufeff\u2060\ufe0f\u3164\u034f\u{e0041}' },
      ],
      finds: ['200B', '200D', '00AD', 'FEFF', '2060', 'FE0F', '3164', '034F', 'E0041'],
    },
    {
      name: 'spaces and line ends that look like others',
      sources: [{ path: 'src/a.test.ts', text: 'a\u00a0b\u2003c\u3000d\u2028e\u0085f\u000b' }],
      finds: ['U+00A0', 'U+2003', 'U+3000', 'U+2028', 'U+0085', 'U+000B'],
    },
    {
      name: 'control characters, half surrogate pairs, private use, noncharacters and unassigned code points',
      sources: [
        { path: 'src/a.test.ts', text: '\0\u001b\u007f\ud800\ue000\ufdd0\uffff\u{1fffe}\u{10fffd}\u0378' },
      ],
      finds: ['0000', '001B', '007F', 'D800', 'E000', 'FDD0', 'FFFF', '1FFFE', '10FFFD', '0378'],
    },
    {
      name: 'a letter with a mark apart, which looks like the one letter, and the angstrom sign',
      sources: [{ path: 'src/a.test.ts', text: "'caf\u00e9'\n'cafe\u0301'\n'\u212b'" }],
      finds: ['U+0301', 'U+212B'],
    },
  ],
};

/** Controls, formats, surrogates, private use and unassigned, all spaces but the plain one, and what has no form. */
const HIDDEN = /[^\P{C}\t\n\r]|[^\P{Z} ]|\p{Default_Ignorable_Code_Point}/gu;

function hiddenIn(source: Source): Finding[] {
  return found(source, source.text.matchAll(HIDDEN), ([sign]) => `${codePoint(sign)} is to be an escape`);
}

const COMBINED = /\P{M}\p{M}*/gu;

/** UAX 15: what its composed form (NFC) would change looks the same there. */
function decomposedIn(source: Source): Finding[] {
  const differing = [...source.text.matchAll(COMBINED)].filter(([text]) => text !== text.normalize('NFC'));
  return found(source, differing, ([text]) => {
    const signs = [...text].slice(text.length > 1 ? 1 : 0).map(codePoint);
    return `${signs.join(' ')} is to be an escape, or composed`;
  });
}

function codePoint(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

function isTestFile({ path }: Source): boolean {
  return path.endsWith('.test.ts');
}

function found(
  { path, text }: Source,
  matches: Iterable<RegExpMatchArray>,
  messageOf: (match: RegExpMatchArray) => string,
): Finding[] {
  return [...matches].map((match) => ({
    path,
    line: lineAt(text, match.index!),
    message: messageOf(match),
  }));
}
