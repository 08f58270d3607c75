import { dataUri, jpeg, pngOf, turnedJpeg } from './pictures.ts';

const png = dataUri(
  pngOf({ width: 2, height: 1, bitDepth: 8, colourType: 6, rows: [0, 1, 2, 3, 4, 5, 6, 7, 255] }),
);
const grey = dataUri(pngOf({ width: 2, height: 1, bitDepth: 8, colourType: 0, rows: [0, 1, 200] }));

/** A text with everything there is, by name. */
export const markdownFiles: readonly (readonly [name: string, markdown: string])[] = [
  [
    'a report',
    `---
title: "Report (\\\\) \u00e9 \u05d0"
author: A & B <c>
date: 2026-03-09
lang: en-GB
---
# Report of *things* \`x\`

Text with **bold**, *italic*, ***both***, ~~struck~~, \`code\`, H<sub>2</sub>O, <kbd>Ctrl</kbd>, a
[link](https://example.com/a?b=(c)), [another](#tables-1), https://example.org and a note[^1].

> A quote
> > inside a quote
> - with a list

## Lists

1. one
   - two
     - three
2. four

- [x] done
- [ ] open

## Tables

## Tables

| Left | Center | Right |
|:-----|:------:|------:|
| a \u0141 | **b** | [c](http://d.e) |
| \`f\` | ![g](${grey}) | [^1] |

---

\`\`\`
${'a long line of code '.repeat(12)}
\u2500\u2500 \u0416 \u05d0
\`\`\`

![A picture](${png}) and ![](${grey}) and [![linked](${dataUri(jpeg, 'image/jpeg')})](http://f.g).

\u05e9\u05dc\u05d5\u05dd **\u05e2\u05d5\u05dc\u05dd** (abc) 12 [\u05db\u05d0\u05df](http://h.i). \u8acb \u{1f600} \u0645\u0631\u062d\u0628\u0627

<!-- pagebreak -->

###### Last

[^1]: The note, *marked*.
`,
  ],
  ['nothing at all', ''],
  [
    'a table over several pages',
    `| # | text |\n|--:|---|\n${Array.from({ length: 150 }, (_, index) => `| ${index} | ${'word '.repeat(index % 40)}|`).join('\n')}`,
  ],
  ['more elements than a list may have', '[a](http://b.c) `d` '.repeat(4200)],
  [
    'turned pictures',
    [1, 2, 3, 4, 5, 6, 7, 8]
      .map((each) => `![o${each}](${dataUri(turnedJpeg(each), 'image/jpeg')})`)
      .join(' '),
  ],
];
