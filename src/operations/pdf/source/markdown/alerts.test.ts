import { expect, it } from 'vitest';
import { outlines } from '../../../../../test/support/judging/markdown-outline.ts';

it.each([
  ['of each kind, in any case', '> [!NOTE]\n> a\n\n> [!tip]\n> b', ['note(a)', 'tip(b)']],
  [
    'of the other kinds',
    '> [!IMPORTANT]\n> a\n\n> [!Warning]\n> b\n\n> [!CAUTION]\n> c',
    ['important(a)', 'warning(b)', 'caution(c)'],
  ],
  ['with blocks', '> [!NOTE]\n>\n> - a\n>\n> b', ['note(- (a); b)']],
  ['with marks, behind a break', '> [!NOTE]  \n> *a*\n> b', ['note(<i>a| b)']],
  ['text beside the kind', '> [!NOTE] a', ['quote([!NOTE] a)']],
  ['no such kind', '> [!X]\n> a', ['quote([!X] a)']],
  ['nothing inside', '> [!NOTE]', ['quote([!NOTE])']],
  ['no quote', '[!NOTE]\na', ['[!NOTE] a']],
  ['in a list, and HTML inside', '- > [!NOTE]\n  > <b>a</b>', ['- (note(<b>a))']],
])('%s', (_, markdown, expected) => expect(outlines(markdown)).toEqual(expected));
