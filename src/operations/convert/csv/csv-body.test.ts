import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { jsonToCsv } from '../library.ts';

const rows: readonly { name: string; body: string; csv: string }[] = [
  { name: 'a header without rows', body: '{"columns":["b","a"],"rows":[]}', csv: 'b,a\r\n' },
  {
    name: 'their order wins',
    body: '{"columns":["10","9"],"rows":[{"9":1,"10":2}]}',
    csv: '10,9\r\n2,1\r\n',
  },
  { name: 'behind the rows', body: '{"rows":[{"9":1,"10":2}],"columns":["10"]}', csv: '10,9\r\n2,1\r\n' },
  {
    name: 'other keys follow',
    body: '{"columns":["b"],"rows":[{"a":1,"b":2,"c":3}]}',
    csv: 'b,a,c\r\n2,1,3\r\n',
  },
  { name: 'one that no row has', body: '{"columns":["x","a"],"rows":[{"a":1}]}', csv: 'x,a\r\n,1\r\n' },
  { name: 'one that is named twice', body: '{"columns":["a","a"],"rows":[{"a":1}]}', csv: 'a\r\n1\r\n' },
  {
    name: 'names like any other',
    body: '{"columns":["__proto__",""],"rows":[{"":1}]}',
    csv: '__proto__,\r\n,1\r\n',
  },
  {
    name: 'escapes are decoded',
    body: '{"columns":["\\u0061"],"rows":[{"b":2,"a":1}]}',
    csv: 'a,b\r\n1,2\r\n',
  },
  {
    name: 'the last of two lists',
    body: '{"columns":["x"],"rows":[{"a":1}],"columns":["y"]}',
    csv: 'y,a\r\n,1\r\n',
  },
  {
    name: 'behind rows with a late escape, which are read again',
    body: `{"rows":[{"a":"${'x'.repeat(40)}\\"y"}],"columns":["${'z'.repeat(40)}"]}`,
    csv: `${'z'.repeat(40)},a\r\n,"${'x'.repeat(40)}""y"\r\n`,
  },
  { name: 'null is absent', body: '{"columns":null,"rows":[{"a":1}]}', csv: 'a\r\n1\r\n' },
];

describe('columns come first', () => {
  it.each(rows)('$name', ({ body, csv }) => {
    expect(new TextDecoder().decode(jsonToCsv(body))).toBe(csv);
  });

  it.each([
    ['{"columns":"a","rows":[]}', '/columns', 'must be a list, not "a"'],
    ['{"columns":[1],"rows":[]}', '/columns/0', 'must be a string, not 1'],
  ])('%s is refused', (body, pointer, message) => {
    expect(refusalOf(() => jsonToCsv(body)).faults).toEqual([{ pointer, message }]);
  });
});
