import { expect, it } from 'vitest';
import { outlines } from '../../../../../test/support/judging/markdown-outline.ts';

it.each([
  ['GFM 6.5: two tildes', '~~a~~ b', '<s>a| b'],
  ['GFM 6.5: one tilde', '~a~ b', '<s>a| b'],
  ['GFM 6.5: three or more', 'x ~~~~a~~~~ ~~~b~~~', 'x ~~~~a~~~~ ~~~b~~~'],
  ['a different number of them', 'a ~b~~ ~~c~', 'a ~b~~ ~~c~'],
  ['a pair does not reach over the beginning of another', 'a ~~b ~c~~', 'a ~~b ~c~~'],
  ['but over one inside a pair', 'a ~~b *c ~d* e~~', 'a |<s>b |<i s>c ~d|<s> e'],
  ['spaces inside', '~ a ~ ~~ b ~~', '~ a ~ ~~ b ~~'],
  ['as many as begin it end it', '~a ~ b~ c', '<s>a ~ b| c'],
  ['marks inside and around', '**~a *b*~**', '<b s>a |<b i s>b'],
  [
    'a bare link is without them',
    '~~https://a.de/b~~ ~~www.a.de~~',
    '<s>https://a.de/b(https://a.de/b)| |<s>www.a.de(http://www.a.de)',
  ],
  ['inside a word', 'a~~b~~c', 'a|<s>b|c'],
])('%s', (_, markdown, expected) => expect(outlines(markdown)).toEqual([expected]));

it('does not reach over paragraphs', () => expect(outlines('~a\n\nb~')).toEqual(['~a', 'b~']));
