import { describe, expect, it } from 'vitest';
import { words } from '../../language/words.ts';
import { People } from './people.ts';

function peopleIn(text: string): string[] {
  const people = new People();
  const found = words(text);
  return found.filter((word, at) => people.has(word, found[at - 1])).map((word) => word.text);
}

describe('People', () => {
  it.each([
    ['a title and a name', 'then Mr Lodge left', ['Mr', 'Lodge']],
    [
      'a first name and a surname, alone later',
      'Anna Brandt spoke; Brandt left',
      ['Anna', 'Brandt', 'Brandt'],
    ],
    ['a firm', 'the Ferrybridge Works closed', []],
    ['small letters', 'mr lodge and will', []],
    ['acronyms', 'IAN and ANNA', []],
  ])('%s', (_, text, expected) => {
    expect(peopleIn(text)).toEqual(expected);
  });
});
