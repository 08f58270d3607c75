import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { extract } from './extract.ts';

/** A text, with its fields and their values. */
type Row = readonly [text: string, expected: Readonly<Record<string, string | null>>];

const numbered: readonly Row[] = [
  ['Hola, soy Luis Romero, mi pedido 55210 no ha llegado.', { name: 'Luis Romero', order_number: '55210' }],
  ['Pedido n.º 4711 enviado ayer.', { order_number: '4711' }],
  ['Buenos días, mi factura núm. 2291-B está mal.', { invoice_number: '2291-B' }],
  ['Guten Tag, meine Bestellnummer 4711 ist noch nicht da.', { order_number: '4711' }],
  ['Die Rechnung Nr. 20817 vom 3. Mai ist noch offen.', { invoice_number: '20817', date: '3. Mai' }],
  ['Vertragsnummer: 55-201', { contract_number: '55-201' }],
  ['Meine Bestellnummer ist 7781.', { Bestellnummer: '7781' }],
  ["Bonjour, ma commande n° 88120 n'est pas arrivée.", { order_number: '88120' }],
  ['Facture nº 2026-118 du 4 mars.', { invoice_number: '2026-118', date: '4 mars' }],
  ['Buongiorno, il mio ordine n. 55210 non è arrivato.', { order_number: '55210' }],
  ['O pedido nº 7781 chegou partido.', { order_number: '7781' }],
  ['Mijn bestelnummer is 99201.', { order_number: '99201' }],
  ['Zamówienie nr 55210 nie dotarło.', { order_number: '55210' }],
  ['Sipariş no: 99812, tutar 1.250,00 TL', { order_number: null, amount: '1.250,00 TL' }],
  ['Phone: 8 (800) 555-35-35', { phone: '8 (800) 555-35-35' }],
];

const ranges: readonly Row[] = [
  ['Wir sind von 3. Mai bis 9. Mai im Urlaub.', { start_date: '3. Mai', end_date: '9. Mai' }],
  ['Das Büro ist vom 3. Mai bis zum 9. Mai geschlossen.', { start_date: '3. Mai', end_date: '9. Mai' }],
  ['Von Montag bis Freitag geöffnet.', { start_date: 'Montag', end_date: 'Freitag' }],
  ['El hotel está cerrado del 3 de mayo al 9 de mayo.', { start_date: '3 de mayo', end_date: '9 de mayo' }],
  ['Abierto desde las 9:00 hasta las 17:30.', { start_time: '9:00', end_time: '17:30' }],
  ['Le magasin sera fermé du 3 mai au 9 mai.', { start_date: '3 mai', end_date: '9 mai' }],
  ['La réunion est de 14h30 à 16h00.', { start_time: '14h30', end_time: '16h00' }],
  [
    'Das kostet 40 bis 60 Euro und dauert 3 bis 5 Tage.',
    { price: '40 bis 60 Euro', duration: '3 bis 5 Tage' },
  ],
  ['La livraison prend 3 à 5 jours.', { duration: '3 à 5 jours' }],
  ['Bitte zahlen Sie bis zum 15. Juni 2026.', { due_date: '15. Juni 2026' }],
];

const forms: readonly Row[] = [
  [
    'Rechnungsnummer: RE-117\nNetto: 1.234,56 EUR\nMwSt. 19 %: 234,57 EUR\nBrutto: 1.469,13 EUR',
    { net: '1.234,56 EUR', vat: '234,57 EUR', total: '1.469,13 EUR' },
  ],
  [
    'Naam: Jan de Vries\nBTW: \u20ac 7,81\nTotaal: \u20ac 52,81\nVervaldatum: 3-5-2026',
    { name: 'Jan de Vries', tax: '\u20ac 7,81', total: '\u20ac 52,81', due_date: '3-5-2026' },
  ],
  [
    'Montant TTC : 1 234,56 \u20ac\n\u00c9ch\u00e9ance : 03/05/2026\nCode postal : 75002',
    { total: '1 234,56 \u20ac', due_date: '03/05/2026', postcode: '75002' },
  ],
  [
    'Imponibile: 100,00 \u20ac\nScadenza: 30/06/2026\nCognome: Rossi\nP.IVA: IT01234567890',
    { subtotal: '100,00 \u20ac', due_date: '30/06/2026', last_name: 'Rossi', vat_id: 'IT01234567890' },
  ],
  ['Base imponible: 100,00 \u20ac\nNIF: B12345678', { subtotal: '100,00 \u20ac', vat_id: 'B12345678' }],
  ['Valor total: R$ 1.299,90\nCEP: 01310-100', { total: 'R$ 1.299,90', postal_code: '01310-100' }],
  ['Wir sind 4 Erwachsene und 2 Kinder.', { adults: '4', children: '2' }],
  ['Il mio numero di telefono \u00e8 333 1234567.', { phone: '333 1234567' }],
];

describe('fields with English names of texts in another language', () => {
  it.each([...numbered, ...ranges, ...forms])('%s', (text, expected) => {
    const fields = Object.keys(expected);
    const found = extract(text, fields);
    expect(Object.fromEntries(fields.map((field, at) => [field, found[at]]))).toEqual(expected);
  });

  it('a word of another language in an English sentence is left alone', () => {
    expect(extract('She moved from Pedido de la Cruz to a 9 m2 flat.', ['order_number'])).toEqual([null]);
  });

  it.each([
    ['beginnings of ranges', 'von 3 '.repeat(15_000)],
    ['compounds without an end', `${'bestell'.repeat(3)} `.repeat(4_000)],
    ['one long word', 'n'.repeat(60_000)],
  ])('stays linear on %s', (_name, text) => {
    const started = process.cpuUsage();
    extract(text.slice(0, text.length / 4), ['order_number', 'start_date']);
    expect(cpuMillisecondsSince(started)).toBeLessThan(3000);
  });
});
