import { describe, expect, it } from 'vitest';
import { elementsIn, faultOfJson, membersIn } from './source.ts';

describe('the source of JSON', () => {
  it.each([
    { source: '{}', members: [] },
    {
      source: ' { "a" : 1.0 , "b":[1, {"c":"]"}] } ',
      members: [
        ['a', '1.0'],
        ['b', '[1, {"c":"]"}]'],
      ],
    },
    {
      source: '{"a\\"}":"x,y","e":""}',
      members: [
        ['a"}', '"x,y"'],
        ['e', '""'],
      ],
    },
    { source: '{"a:b":{"c":{}}}', members: [['a:b', '{"c":{}}']] },
    { source: '{"a":1,"a":2}', members: [['a', '2']] },
  ])('$source has its members as they were written', ({ source, members }) => {
    expect(membersIn(source)).toEqual(members);
  });

  it('has elements as they were written', () => {
    expect(elementsIn('[ 1.0, "a,]\\\\", [2,3] ]')).toEqual(['1.0', '"a,]\\\\"', '[2,3]']);
    expect(elementsIn('[]')).toEqual([]);
  });

  it('tells an object from a list from the rest', () => {
    expect(membersIn('[]')).toBeUndefined();
    expect(elementsIn('"[1]"')).toBeUndefined();
  });

  it('says why a text is not JSON', () => {
    expect(faultOfJson('{"a":1}')).toBeUndefined();
    expect(faultOfJson('{a:1}')).toMatch(/JSON/);
  });
});
