import { describe, expect, test } from 'vitest';
import { parse } from '../../../../../test/support/judging/markdown-outline.ts';
import { labelsOf } from './list-labels.ts';

function labels(html: string): string {
  const [list] = parse(html).blocks;
  return list?.kind === 'list' ? (labelsOf(list) ?? ['bullets']).join(' ') : 'no list';
}

const items = (count: number) => '<li>x</li>'.repeat(count);

describe('the labels of a list', () => {
  test.each([
    ['of Markdown', '7. a\n8. b\n9. c', '7. 8. 9.'],
    ['of Markdown, unnumbered', '- a\n- b', 'bullets'],
    ['HTML 4.4.5: start', `<ol start="-1">${items(3)}</ol>`, '-1. 0. 1.'],
    ['HTML 4.4.5: reversed, from the number of its items', `<ol reversed>${items(3)}</ol>`, '3. 2. 1.'],
    ['HTML 4.4.5: reversed with a start', `<ol reversed start=10>${items(2)}</ol>`, '10. 9.'],
    ['HTML 4.4.8: the value of an item', '<ol><li>a<li value=5>b<li>c<li value="x">d</ol>', '1. 5. 6. 7.'],
    ['HTML 4.4.5: letters', `<ol type="a" start=26>${items(3)}</ol>`, 'z. aa. ab.'],
    ['HTML 4.4.5: capitals', `<ol type=A start=702>${items(2)}</ol>`, 'ZZ. AAA.'],
    ['HTML 4.4.5: Roman numerals', `<ol type="i" start=3>${items(2)}</ol>`, 'iii. iv.'],
    ['HTML 4.4.5: large ones', `<ol type="I" start=1994>${items(1)}</ol>`, 'MCMXCIV.'],
    ['a type that is unknown is decimal', `<ol type="x">${items(1)}</ol>`, '1.'],
    ['CSS Lists 3: a style', `<ol style="list-style-type: upper-roman">${items(2)}</ol>`, 'I. II.'],
    ['CSS Lists 3: another', `<ol style="list-style:lower-latin inside">${items(2)}</ol>`, 'a. b.'],
    [
      'CSS Counter Styles 3: decimal numbers where there is no sign',
      `<ol type=i start=3999>${items(2)}</ol>`,
      'mmmcmxcix. 4000.',
    ],
    ['the same below one', `<ol type=a start=0>${items(2)}</ol>`, '0. a.'],
  ])('%s', (_, html, expected) => expect(labels(html)).toBe(expected));
});
