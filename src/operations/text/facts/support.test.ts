import { describe, expect, it } from 'vitest';
import { supportIn } from './support.ts';

const order = 'Hello, Ada King here from Harbour Bakery in Ghent. Order 5571-B of 3 May has not come.';

describe('what an answer made up', () => {
  const rows: readonly [string, string, string, readonly string[]][] = [
    ['nothing', order, 'Ada King from Ghent says that order 5571-B has not come.', []],
    ['a name inside a sentence', order, 'An order of Bernard Dubois has not come.', ['Bernard Dubois']],
    ['a name that begins a sentence', order, 'Bernard Dubois waits for it.', ['Bernard Dubois']],
    ['a number', order, 'The order of 4 May has not come.', ['4']],
    ['a code', order, 'Order 5571-C has not come.', ['5571-C']],
    ['an address', order, 'Write to ada@king.example now.', ['ada@king.example']],
    ['a place to be filled in', order, 'Kind regards, [Your Name]', ['[Your Name]']],
    ['a plain word that begins a sentence', order, 'Bakers wait for bread.', []],
    ['a form of address', order, 'Dear Sir or Madam, Ms King waits.', []],
    ['initials of the text', 'The European Union pays.', 'Money of the EU arrives.', []],
    ['the name of a people', 'It is made in Portugal.', 'It is a Portuguese product.', []],
    ['nouns of German', 'Die Lieferung kam nass an.', 'Laut Kunde kam die Ware nass an.', []],
    [
      'a name in German',
      'Die Lieferung kam nass an.',
      'Dann schrieb Bernard Dubois davon.',
      ['Bernard Dubois'],
    ],
    ['a number that German has in words', 'Wir haben zwei Kartons.', 'Es sind 2 Kartons.', []],
    [
      'a case of a short name',
      '\u041e\u0442\u0447\u0451\u0442 \u0434\u043b\u044f \u0410\u043d\u043d\u044b.',
      '\u041e\u0442\u0447\u0451\u0442 \u043f\u0438\u0448\u0435\u0442 \u0410\u043d\u043d\u0430.',
      [],
    ],
    [
      'signs around a number',
      '\u8cbb\u7528\u306f84\u5104\u5186\u3060\u3002',
      '\u8cbb\u7528\u306f84\u5104\u5186\u3067\u3042\u308b\u3002',
      [],
    ],
    [
      'another number among signs',
      '\u8cbb\u7528\u306f84\u5104\u5186\u3060\u3002',
      '\u8cbb\u7528\u306f85\u5104\u5186\u3067\u3042\u308b\u3002',
      ['85'],
    ],
  ];
  it.each(rows)('%s', (_, text, answer, made) => {
    const found = supportIn(text).inventions(answer);
    expect(made.every((part) => found.some((each) => each.includes(part)))).toBe(true);
    if (made.length === 0) expect(found).toEqual([]);
  });
});

it.each([
  ['forms of one word', 'The tram opens.', 'Opening of trams', 2, 2],
  ['words of one family', 'Es gab eine Lieferung.', 'Geliefert wurde nach Liefertermin.', 1, 4],
  ['accents set aside', 'La commande est arriv\u00e9e.', 'La commande arrive.', 2, 2],
  ['no function words', 'The crew was kind.', 'It is what they were.', 0, 0],
  ['pairs of signs', '\u8def\u9762\u96fb\u8eca\u304c\u8d70\u308b', '\u8def\u9762\u96fb\u8eca', 3, 3],
  ['noise', 'The crew was kind.', 'desarrollo info Chal maybe komt', 0, 4],
])('content words that are shared: %s', (_, text, answer, known, words) => {
  const shared = supportIn(text).shared(answer);
  expect(shared.known).toBe(known);
  expect(shared.words).toBeGreaterThanOrEqual(Math.min(words, 1));
});
