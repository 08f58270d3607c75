import { clike } from '@codemirror/legacy-modes/mode/clike';
import type { StringStream } from '@codemirror/streamparser';

const words = (list: string): Record<string, true> =>
  Object.fromEntries(list.split(' ').map((word) => [word, true]));

/** PHP between its marks, which is what a fence usually has (The PHP Manual, List of Keywords). */
export const php = clike({
  name: 'php',
  keywords: words(
    'abstract and array as break callable case catch class clone const continue declare default die do echo else elseif ' +
      'empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends final finally fn for foreach ' +
      'function global goto if implements include include_once instanceof insteadof interface isset list match namespace ' +
      'new or print private protected public readonly require require_once return static switch throw trait try unset use ' +
      'var while xor yield',
  ),
  types: words('bool float int iterable mixed never object self string void'),
  blockKeywords: words('catch do else elseif finally for foreach if match switch try while'),
  atoms: words(
    'true false null TRUE FALSE NULL __CLASS__ __DIR__ __FILE__ __FUNCTION__ __LINE__ __METHOD__ __NAMESPACE__',
  ),
  multiLineStrings: true,
  hooks: {
    $: (stream: StringStream) => {
      stream.eatWhile(/[\w$]/);
      return 'variableName';
    },
    '#': (stream: StringStream) => {
      if (stream.peek() === '[') return null;
      stream.skipToEnd();
      return 'comment';
    },
    '<': (stream: StringStream) => (stream.match(/^\?(php|=)?/) ? 'meta' : false),
    '?': (stream: StringStream) => (stream.match(/^>/) ? 'meta' : false),
  },
});
