import { describe, expect, it } from 'vitest';
import { numberIn, valuesFor } from './tolerance.ts';

describe('a number in an answer', () => {
  const rows: readonly [unknown, number | undefined][] = [
    [0.8, 0.8],
    ['0.8', 0.8],
    [' -0.8 ', -0.8],
    ['\u22120.8', -0.8],
    ['+.5', 0.5],
    ['0,8', 0.8],
    ['80%', 0.8],
    ['80 %', 0.8],
    ['12', 12],
    ['high', undefined],
    ['', undefined],
    ['1.2.3', undefined],
    ['0x10', undefined],
    [null, undefined],
    [true, undefined],
    [[0.8], undefined],
    [{}, undefined],
  ];
  it.each(rows)('%j is %j', (given, number) => {
    expect(numberIn(given)).toBe(number);
  });
});

describe('values by name', () => {
  const composed = '\u00e9';
  const decomposed = 'e\u0301';
  const rows: readonly [string, readonly string[], unknown, readonly unknown[]][] = [
    ['in the order of the names', ['b', 'a'], { a: 1, b: 2 }, [2, 1]],
    ['unrequested values are dropped', ['a'], { a: 1, c: 3 }, [1]],
    ['missing values are undefined', ['a', 'b'], { a: 1 }, [1, undefined]],
    [
      'names of prototypes',
      ['toString', 'constructor', '__proto__'],
      { constructor: 1 },
      [undefined, 1, undefined],
    ],
    ['__proto__ as a member', ['__proto__'], JSON.parse('{"__proto__":7}'), [7]],
    ['another case and other separators', ['due_date', 'Order No'], { 'Due Date': 1, orderNo: 2 }, [1, 2]],
    ['an exact name before a similar one', ['a b', 'A B'], { 'A B': 1 }, [undefined, 1]],
    ['two Unicode forms apart', [composed, decomposed], { [decomposed]: 1, [composed]: 2 }, [2, 1]],
    ['one Unicode form for another', [decomposed], { [composed]: 2 }, [2]],
    ['one value is not given twice', ['a-b', 'a b'], { ab: 2 }, [2, undefined]],
    ['white space around a name', [' Billing '], { Billing: 1 }, [1]],
    ['a list of pairs', ['a', 'b'], [{ label: 'b', score: 1 }, { label: 'a', score: 2 }, 'x'], [2, 1]],
    ['neither object nor list', ['a'], 'a', [undefined]],
  ];
  it.each(rows)('%s', (_, names, answer, values) => {
    expect(valuesFor(names, answer)).toEqual(values);
  });
});
