import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import { dataUri } from '../../support/samples/pictures.ts';
import type { Amplifier, Draft } from '../amplifier.ts';
import { drawPicture } from './pictures.ts';
import { byteLength, cut, drawText, repeated, textOf } from './texts.ts';

const elements = [
  ...[
    '<b>',
    '</b>',
    '<div>',
    '</div>',
    '<p>',
    '<p align=center>a',
    '<i>',
    '<h2>a',
    '<li>',
    '<ul>',
    '</ul>',
    '<td>',
  ],
  ...[
    '<tr>',
    '<table>',
    '</table>',
    '<dl>',
    '<dt>a',
    '<dd>',
    '<pre>',
    '</pre>',
    '<blockquote>',
    '<br>',
    '<hr>',
    '<q>',
  ],
  ...[
    '<a href="http://a.b">',
    '</a>',
    '<a name=a>',
    '<img alt=a>',
    '<x-y>',
    '<script>',
    '<title>',
    '<template>',
  ],
  ...['<center>', '<summary>', '<sub>', '<u>', '<mark>', '<code>', '<!-- pagebreak -->', '&lt;', '<a b="'],
];

/** Markdown: pixels, cells, blocks and pages that few letters make. */
export const markdownAmplifiers: readonly Amplifier[] = [
  {
    name: 'the pixels of pictures',
    draw(random) {
      const pictures = chance(random, 0.5) ? 1 : magnitude(random, 1, 100);
      const picture = drawPicture(random, pictures);
      const between = pick(random, ['\n\n', ' ', '\n']);
      return asText(random, (bytes) => {
        const { type, bytes: file } = picture(Math.max(60, (bytes / pictures) * 0.75 - 20));
        return `![a](${dataUri(file, type)})${between}`.repeat(pictures);
      });
    },
  },
  {
    name: 'the columns and rows of tables',
    draw(random) {
      const columns = magnitude(random, 1, 100);
      const cell = drawCell(random);
      const tables = chance(random, 0.2) ? magnitude(random, 1, 50) : 1;
      const head = pick(random, ['a|', '|', `${cell}|`]);
      const rule = pick(random, ['-|', ':-:|', '--:|']);
      return asText(random, (bytes) => {
        const begin = `|${head.repeat(columns)}\n|${rule.repeat(columns)}\n`;
        const row = `|${cell.repeat(columns)}\n`;
        return `${begin}${repeated(row)(bytes / tables - byteLength(begin))}\n\n`.repeat(tables);
      });
    },
  },
  {
    name: 'blocks: headings, lists, quotes, rules, code',
    draw(random) {
      const unit = pick(random, blocks);
      const length = chance(random, 0.5) ? 1 : magnitude(random, 1, 300);
      const text = drawText(random);
      const isDifferent = chance(random, 0.3);
      return asText(random, (bytes) => {
        const content = text(length).replaceAll(/[\r\n]/g, ' ') || 'a';
        return textOf((index) => unit(isDifferent ? `${content}${index}` : content, index))(bytes);
      });
    },
  },
  {
    name: 'levels of lists, quotes, emphasis and brackets',
    draw(random) {
      const level = pick(random, [
        (depth: number) => `${'  '.repeat(depth % 100)}- a\n`,
        (depth: number) => `${'> '.repeat(depth % 100)}a\n`,
        (depth: number) => `${'> - '.repeat(depth % 50)}a\n\n`,
        () => '[',
        () => '![',
        () => '*a ',
        () => '**a*',
        () => '_a__',
        () => '`',
        (depth: number) => `${'`'.repeat(depth % 500)} `,
        () => '](',
        () => '<a ',
        () => '<!--',
        () => '~~a',
        () => '[a](<b',
        () => '&#',
        () => '\\[',
      ]);
      const close = pick(random, ['', '', ']', ')', '*', '</a>']);
      return asText(random, (bytes) => {
        if (close === '') return textOf(level)(bytes);
        return `${textOf(level)(bytes / 2)}${repeated(close)(bytes / 2)}`;
      });
    },
  },
  {
    name: 'elements of HTML, in any order and without ends',
    draw(random) {
      const tags = Array.from({ length: magnitude(random, 1, 6) }, () => pick(random, elements));
      const head = pick(random, ['', '<div>\n', '<table>', 'a ', '- ']);
      const between = pick(random, ['', '', 'a', ' b ', '\n', '\n\n']);
      return asText(random, (bytes) => `${head}${repeated(tags.join(between) + between)(bytes)}`);
    },
  },
  {
    name: 'the columns and rows of tables of HTML',
    draw(random) {
      const columns = magnitude(random, 1, 100);
      const cell = pick(random, ['<td>', '<td>a', '<td colspan=9>a', '<td rowspan=9>a', '<th>a</th>']);
      const row = pick(random, [
        '<tr><td>',
        '<tr><td>a',
        '</tr><td>',
        '<tr><td colspan="100">a',
        '<tbody><td>',
      ]);
      return asText(random, (bytes) => `<table>${cell.repeat(columns)}${repeated(row)(bytes)}`);
    },
  },
  {
    name: 'links, footnotes and references to one place',
    draw(random) {
      const unit = pick(random, [
        (index: number) => `[^${index}] `,
        () => '[^1] ',
        (index: number) => `[a${index}]: http://a.b\n`,
        (index: number) => `[a][b${index}] `,
        () => '[a] ',
        () => '<http://a.b> ',
        () => 'http://a.b/(((',
        () => 'www.a.b ',
        () => '[a](#a) ',
        (index: number) => `[^${index}]: note\n\n`,
        () => '[a](http://b.c "d") ',
      ]);
      const head = pick(random, ['', '[^1]: a\n\n', '[a]: http://a.b\n\n', '# a\n\n']);
      return asText(random, (bytes) => `${head}${textOf(unit)(bytes)}`);
    },
  },
  {
    name: 'long words and lines, in text, code and cells',
    draw(random) {
      const text = drawText(random);
      const frame = pick(random, [
        (word: string) => word,
        (word: string) => `\`\`\`\n${word}\n\`\`\``,
        (word: string) => `    ${word}`,
        (word: string) => `|a|b|\n|-|-|\n|${word}|c|\n`,
        (word: string) => `# ${word}`,
        (word: string) => `- ${word}`,
        (word: string) => `\`${word}\``,
        (word: string) => `**${word}**`,
        (word: string) => `[${word}](http://a.b)`,
        (word: string) => `[a](http://a.b/${word})`,
        (word: string) => `a[^1]\n\n[^1]: ${word}`,
      ]);
      const isOneWord = chance(random, 0.4);
      return asText(random, (bytes) => frame(isOneWord ? text(bytes).replaceAll(/\s/g, '') : text(bytes)));
    },
  },
];

/** A block of some text. */
type Block = (text: string, index: number) => string;

const blocks: readonly Block[] = [
  (text) => `# ${text}\n`,
  (text, index) => `${'#'.repeat(1 + (index % 6))} ${text}\n\n`,
  (text) => `- ${text}\n`,
  (text, index) => `${index}. ${text}\n`,
  (text) => `- [x] ${text}\n`,
  (text) => `> ${text}\n\n`,
  (text) => `${text}\n\n`,
  (text) => `${text}  \n`,
  () => '---\n\n',
  () => '<!-- pagebreak -->\n\n',
  (text) => `<br>${text}`,
  (text) => `\`\`\`\n${text}\n\`\`\`\n`,
  (text) => `**${text}** `,
  (text) => `\`${text}\` `,
  (text) => `<sub>${text}</sub><kbd>a</kbd>`,
  (text) => `<i>${text}`,
  () => '|a|\n|-|\n|b|\n\n',
  () => '\n',
  (text) => `~~${text}~~`,
];

function drawCell(random: Random): string {
  const text = drawText(random)(magnitude(random, 1, 40)).replaceAll(/[|\r\n]/g, 'x');
  return pick(random, ['|', 'b|', 'b|', `${text}|`, '**a**|', '`a`|', '1|', '[a](#b)|', 'a<br>b|']);
}

function asText(random: Random, textOfSize: (bytes: number) => string): (bytes: number) => Draft {
  const title = drawText(random)(magnitude(random, 1, 500));
  const input = {
    ...(chance(random, 0.4) && { toc: true }),
    ...(chance(random, 0.2) && { paper: 'a5' }),
    ...(chance(random, 0.2) && { font_size: pick(random, [8, 14]) }),
    ...(chance(random, 0.2) && { margin: 50 }),
    ...(chance(random, 0.2) && { header: '{title} {section}', title: cut(title, 400) }),
    ...(chance(random, 0.2) && { footer: cut(title, 400).trim() }),
  };
  return (bytes) => ({ input, file: Buffer.from(textOfSize(bytes)) });
}
