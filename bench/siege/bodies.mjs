/** Requests that cost a service more than their size suggests, and ordinary ones. */

const repeated = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** A table of empty rows below one with thousands of columns: each row is a line of separators. */
export const wideTable = JSON.stringify({
  rows: [Object.fromEntries(repeated(2000, (i) => [`c${i}`, 1])), ...repeated(400, () => ({}))],
});

/** The largest file such a table may become. */
export const widestTable = JSON.stringify({
  rows: [Object.fromEntries(repeated(3000, (i) => [`c${i}`, 1])), ...repeated(2600, () => ({}))],
});

export const manySheets = JSON.stringify({
  sheets: repeated(1000, (i) => ({ name: `s${i}`, rows: [{ a: 1 }] })),
});

export const digitGroups = JSON.stringify({ text: `o${' 000'.repeat(24_700)}`, fields: ['amount'] });

export const shouting = JSON.stringify({ text: `${'1 '.repeat(9900)}x`, tone: 'formal' });

export const daysThatNeverCome = JSON.stringify({
  events: repeated(100, (i) => ({
    title: `e${i}`,
    start: '2026-01-01',
    repeat: { freq: 'yearly', by_month_day: repeated(27, (day) => day + 3), by_day: ['53MO', '-53MO'] },
  })),
});

export const brackets = '['.repeat(1_000_000);

export const heavyImage = `/v1/qr?format=png&size=2047&rounded=1&ec=L&data=${'a'.repeat(2900)}`;

/** `names` mail addresses at hosts whose name servers never answer. */
export function silentBatch(names, seed) {
  return JSON.stringify({ emails: repeated(names, (i) => `a@n${seed}-${i}.silent.example`) });
}

export const invoice = JSON.stringify({
  number: 'INV-1042',
  date: '2026-03-09',
  from: { name: 'Northwind Studio Ltd' },
  to: { name: 'Ada King' },
  tax_rate: 20,
  items: repeated(12, (i) => ({ description: `Item ${i}`, qty: 1 + i, unit_price: 9.5 })),
});

/** About 100 KB of orders. */
export const orders = JSON.stringify({
  rows: repeated(1200, (id) => ({
    id: `0${id}`,
    name: `Name ${id % 97}`,
    amount: id / 7,
    paid: id % 2 === 0,
  })),
});
