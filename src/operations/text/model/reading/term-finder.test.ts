import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { termFinder } from './term-finder.ts';

const fullwidth = '\uff21\uff22\uff23';

describe('a term of a text', () => {
  const rows: readonly [string, string, string | undefined][] = [
    ['The tram line opens.', 'tram line', 'tram line'],
    ['The tram line opens.', 'Tram  Line', 'tram line'],
    ['The tram\n  line opens.', 'tram line', 'tram line'],
    ['She said so.', 'ai', undefined],
    ['She said AI is so.', 'ai', 'AI'],
    ['Trams run.', 'tram', 'Tram'],
    ['C++ and C# (.NET)', 'c++', 'C++'],
    ['C++ and C# (.NET)', '.net', '.NET'],
    ['Don\u2019t panic', "don't panic", 'Don\u2019t panic'],
    ['a long\u2010term plan', 'long-term', 'long\u2010term'],
    [`${fullwidth} rules`, 'abc', 'abc'],
    ['the \u201ctram line\u201d opens', '"tram line" opens', '\u201ctram line\u201d opens'],
    ['two trams', 'two tram', 'two tram'],
    ['a clean-up crew', 'up crew', 'up crew'],
    ['uses ASP.NET', '.net', '.NET'],
    ['The harbour.', 'maritime infrastructure', undefined],
    ['__proto__ calls', '__proto__', '__proto__'],
    ['__proto__ calls', 'constructor', undefined],
    ['\u56fe\u4e66 \u9986', '\u56fe\u4e66\u9986', undefined],
    ['\u5e02\u7acb\u56fe\u4e66\u9986', '\u56fe\u4e66', '\u56fe\u4e66'],
    ['\u4f7f\u7528AI\u6280\u672f', 'ai', 'AI'],
    ['a b', '', undefined],
    ['a ... b', '...', undefined],
    ['a b', 'a '.repeat(100), undefined],
  ];
  it.each(rows)('%j, %j: %j', (text, term, found) => {
    expect(termFinder(text)(term)).toBe(found);
  });
});

it('needs little time for many terms in a hostile text', () => {
  const start = process.cpuUsage();
  const find = termFinder(`x${'a'.repeat(12_000)}`);
  for (let time = 0; time < 300; time++) expect(find(`${'a'.repeat(time % 50)}a`)).toBeUndefined();
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});
