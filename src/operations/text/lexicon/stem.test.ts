import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

const same = [
  ['cancel', 'cancels', 'canceled', 'cancelled', 'cancelling', 'canceling'],
  ['charge', 'charges', 'charged', 'charging'],
  ['reply', 'replies', 'replied', 'replying'],
  ['organise', 'organize', 'organised', 'organizing'],
  ['favourite', 'favorite'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['drop', 'dropped', 'dropping', 'drops'],
  ['give', 'gives', 'giving'],
  ['bake', 'baked', 'baking'],
  ['change', 'changing', 'changed'],
  ['receive', 'received', 'receiving'],
  ['house', 'houses', 'housed'],
  ['handle', 'handling', 'handled'],
  ['call', 'calling', 'called'],
  ['book', 'booked', 'booking'],
  ['visit', 'visited', 'visiting'],
  ['install', 'installing', 'instal'],
  ['pass', 'passed', 'passing'],
  ['add', 'adds', 'added', 'adding'],
  ['pay', 'pays', 'paid', 'paying'],
  ['write', 'writes', 'wrote', 'written', 'writing'],
  ['child', 'children'],
  ['shelf', 'shelves'],
];

const apart = [
  ['new', 'news'],
  ['car', 'caring'],
  ['hop', 'hoping'],
  ['plan', 'plane'],
  ['star', 'staring'],
  ['in', 'innings'],
  ['his', 'hiss'],
  ['ad', 'add'],
  ['even', 'evening'],
  ['we', 'wedding'],
  ['bus', 'bu'],
  ['need', 'ne'],
  ['string', 'str'],
  ['paris', 'pari'],
];

describe('stem', () => {
  it.each(same)('is the same for %s and its forms', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each(apart)('keeps %s and %s apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });
});
