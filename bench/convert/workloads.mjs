/**
 * Bodies of typical shapes, the same in every run: a handful of orders, a report, a full export, a
 * sheet of numbers and a sheet of texts. Each is the list of rows as JSON text.
 */
export function workloads() {
  const chance = generator(12_345);
  const order = (index) => orderOf(chance, index);
  return {
    small: rows(10, order),
    typical: rows(1000, order),
    orders: rows(5100, order),
    numbers: rows(4200, () => numbersOf(chance)),
    texts: rows(2250, (index) => ({ id: index, title: words(chance, 6), body: words(chance, 60) })),
  };
}

const names = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Margaret', 'Ken', 'Dennis', 'Radia'];
const families = [
  'Lovelace',
  'Hopper',
  'Turing',
  'Dijkstra',
  'Liskov',
  'Knuth',
  'Hamilton',
  'Thompson',
  'Ritchie',
];
const states = ['new', 'paid', 'shipped', 'returned'];
const syllables = 'an ba con de er fi ger ho in ka le mo ner o pre qua ra se ti un ver wa xi yo zu'.split(
  ' ',
);

function rows(count, row) {
  return JSON.stringify(Array.from({ length: count }, (_, index) => row(index)));
}

/** Ten columns: ids, texts that repeat and texts that do not, numbers, booleans, and a note that is often missing. */
function orderOf(chance, index) {
  return {
    id: 100_000 + index,
    order_no: String(chance(1e6)).padStart(8, '0'),
    customer: `${pick(chance, names)} ${pick(chance, families)}`,
    email: `${pick(chance, names).toLowerCase()}${chance(9999)}@example.com`,
    status: pick(chance, states),
    total: chance(100_000) / 100,
    quantity: chance(20),
    paid: chance(2) === 1,
    created: `2026-0${1 + chance(9)}-1${chance(9)}T0${chance(9)}:15:00Z`,
    note: chance(4) === 0 ? words(chance, 4) : null,
  };
}

/** Fifteen columns of whole numbers, money and long fractions. */
function numbersOf(chance) {
  const kinds = [() => chance(1e6), () => chance(1e8) / 1000, () => -chance(1e5) / 7];
  return Object.fromEntries(Array.from({ length: 15 }, (_, column) => [`c${column}`, kinds[column % 3]()]));
}

/** Words of one to four syllables from 2,000, a few of them far more frequent, as in any language. */
function words(chance, count) {
  return Array.from({ length: count }, () => word(chance(1 + chance(1 + chance(2000))))).join(' ');
}

function word(rank) {
  const spell = generator(rank * 7919);
  return Array.from({ length: 1 + spell(4) }, () => pick(spell, syllables)).join('');
}

function pick(chance, list) {
  return list[chance(list.length)];
}

function generator(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}
