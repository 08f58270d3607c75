/**
 * The words by which names of members in other programs, and in other countries, mean money. Accents are left out. Only
 * words that can hardly mean anything else: `port` is postage in French, but a port in English.
 */

/** Words as a text, which is shorter to read than a list. */
const list = (text: string): readonly string[] => text.split(', ');

/** Value added tax and its relatives. */
const taxWords = [
  ...list('tax, taxe, taxed, taxation, vat, gst, hst, sst, ppn, levy, excise'),
  ...list('steuer, mehrwertsteuer, umsatzsteuer, mwst, ust, tva, impot, iva, impuesto, igic, ipsi'),
  ...list('imposta, aliquota, imposto, icms, btw, belasting, omzetbelasting, podatek, podatku'),
  ...list('moms, momssats, mva, alv, arvonlisavero, dph, afa, pdv, ddv, fpa, kdv, kaibemaks, pvm, pvn'),
];

const commonTaxes = list('tax, vat, gst, iva, tva, mwst, ust, btw, moms, podatek');

/** Every second word behind, or before, every first one. */
function pairs(first: readonly string[], second: readonly string[]): string[] {
  return [...pairsInOrder(first, second), ...pairsInOrder(second, first)];
}

/** Every second word behind every first one. */
function pairsInOrder(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((one) => second.map((other) => `${one} ${other}`));
}

/** Compounds of these words that are not money. */
const otherCompounds = [
  ...list('cost center, cost centre, cost object, cost unit, kosten stelle, price list, pricelist'),
  ...list('credit card, debit card, credit term, payment term, payment type, payment time, payment way'),
  ...list(
    'shipping date, shipment date, ship date, shipping end date, delivery date, delivery note, delivery until',
  ),
  ...list(
    'shipping type, delivery type, shipping condition, delivery condition, delivery term, ' + 'shipping term',
  ),
  ...list(
    'account payable, seguro social, partita iva, gstin, gross weight, net weight, net term, toll free, in charge, deposit to, deposit into',
  ),
  ...list('tax office, tax authority, tax agency, tax representative, tax agent, tax advisor, tax adviser'),
  ...list(
    'payment to, tax region, tax jurisdiction, tax residence, tax invoice, tax point, tax year, tax period, tax notation, tax registration, tax number',
  ),
  ...list('vat number, vat registration, gst number, gst registration, amount in word, total in word'),
  ...list(
    'total page, total item, total quantity, total qty, total hour, total weight, total line, total count',
  ),
  ...list(
    'statement descriptor, voucher date, voucher number, voucher status, voucher type, ' + 'partial shipment',
  ),
  ...list(
    'minimum amount, maximum amount, credit limit, exchange server, data exchange, exchange format, ' +
      'auto advance, packing list',
  ),
];

/** First or last words of names that describe money and are not amounts: an identifier, a day, a text, a place. */
const describing = [
  ...list('id, ids, uuid, key, ref, reference, number, no, nr, num, numero, nummer, numer, code'),
  ...list('date, datum, data, day, time, at, on, by, via, status, history, log, tag, user'),
  ...list('title, label, header, heading, caption, name, note, remark, comment, text, message'),
  ...list(
    'moyen, fecha, zpusob, description, desc, reason, instruction, detail, info, information, policy, template',
  ),
  ...list('format, symbol, sign, position, precision, icon, color, colour, image, logo, file'),
  ...list('url, link, page, button, qr, token, intent, portal, profile, setting, option, document'),
  ...list('attachment, account, konto, compte, cuenta, conto, address, email, phone, contact, fax'),
  ...list('country, state, province, county, city, street, zip, postcode, method, methode, metodo'),
  ...list('metoda, mode, mean, forma, gateway, provider, processor, category, slip, memo'),
  ...list('show, hide, display, print, allow, enable, enabled, visible, font, width, align'),
];

/** What else describes a delivery. */
const describingDelivery = [
  ...list('term, condition, window, point, week, period, weight, zone, speed, carrier, company'),
  ...list(
    'forwarder, way, tracking, person, recipient, type, location, place, party, partner, terms, order, until',
  ),
];

/** Of them, those that are what a fee or a discount is for: a gateway fee is an amount, and `fee_gateway` is not. */
const feeSubjects = list(
  'gateway, order, day, user, account, document, page, phone, city, country, state, zone, carrier, ' +
    'location, person, company, week, weekend, processor, provider, portal, category, no show',
);

const describingFees = describing.filter((word) => !feeSubjects.includes(word) && word !== 'no');

/** The words of one purpose, and what makes a name with them something else. */
export interface MoneyWords {
  readonly words: readonly string[];
  readonly unless?: readonly string[];
}

/** Words by their purpose. Where a name has several, the order of `moneyNames` decides. */
export const moneyWords = {
  /** They do not count. */
  others: { words: otherCompounds },
  cashDiscount: {
    words: [
      ...list(
        'skonto, skonti, cash discount, early payment, early pay, early bird, prompt payment, prompt pay',
      ),
      ...list(
        'payment discount, settlement discount, discount time, discount day, discount date, ' +
          'payment condition',
      ),
      ...list('escompte, pronto pago, pronto pagamento, sconto cassa, betalingskorting, betaling korting'),
    ],
  },
  reverseCharge: {
    words: [
      ...list('reverse charge, reverse charged, reverse vat, autoliquidation, autoliquidacao, sujeto pasivo'),
      ...list(
        'inversione contabile, inversione, btw verlegd, verlegd, odwrotne obciazenie, ' +
          'steuerschuldnerschaft',
      ),
    ],
  },
  secondTax: {
    words: [
      ...pairs(commonTaxes, list('second, secondary, additional, extra, other, county, city, state, local')),
      ...commonTaxes.flatMap((tax) =>
        list('2, 3, rate 2, rate 3, amount 2, amount 3, percent 2, name 2, name 3, line, breakdown').map(
          (more) => `${tax} ${more}`,
        ),
      ),
      ...list('compound tax, compounded tax, pst, qst, rst, tvq, tps, cgst, sgst, igst, utgst, cess'),
    ],
  },
  gross: {
    words: [
      ...pairs(
        [...commonTaxes, 'price', 'amount'],
        list('include, included, including, inclusive, incl, exclude, excluded, excluding, exclusive, excl'),
      ),
      ...pairs(commonTaxes, list('inkl, exkl, zzgl, behavior, behaviour, calculation, mode')),
      ...list(
        'gross, brutto, bruto, lordo, ttc, toutes taxes, hors taxe, prix ht, montant ht, total ht, pu ht, port ht',
      ),
      ...list('netto, net, inclusive, tva comprise, iva incluido, iva incluida, iva compresa, iva inclusa'),
      ...['line amount type', 'tax exclusive', 'price mode'],
    ],
    unless: list('id, day, note, description, label, title, header, url'),
  },
  exempt: {
    words: [
      ...list('exempt, exempted, exemption, untaxed, nontaxable, taxable, taxability, no tax, no vat'),
      ...list('zero rated, zero rate, small settlement, small business, natura, exoneration'),
      ...pairs(commonTaxes, list('free, category, class, group, treatment, status')),
      ...list(
        'steuerfrei, steuerbefreit, kleinunternehmer, kleinunternehmerregelung, differenzbesteuerung, margin scheme, exonere, exento, exenta, exencion, esente',
      ),
      ...list('esenzione, isento, isencao, vrijgesteld, vrijstelling, zwolniony, zwolnienie, momsfri'),
    ],
    unless: ['certificate', 'number', 'id'],
  },
  taxChoice: {
    words: [
      ...commonTaxes.flatMap((tax) =>
        list('type, code, rate, percent, detail').map((what) => `${tax} ${what}`),
      ),
      ...list('steuer, umsatzsteuer, mehrwertsteuer, mwst, ust').map((tax) => `${tax} satz`),
      ...['tax id', 'tax ids', 'fiscal position'],
    ],
  },
  heldBack: {
    words: [
      ...list('withholding, withheld, retention, retainage, holdback, hold back, wht, tds, tcs, irpf, cis'),
      ...list('einbehalt, sicherheitseinbehalt, ritenuta, ritenute, retenue, retencion, retencao, inhouding'),
      ...['potracenie'],
    ],
    unless: describing,
  },
  latePayment: {
    words: [
      ...list(
        'late fee, late charge, late payment, interest, penalty, dunning, reminder fee, reminder charge',
      ),
      ...list(
        'mahngebuhr, mahngebuehr, verzugszins, verzugszinsen, penalite, interes de demora, mora, odsetki',
      ),
    ],
    unless: describing,
  },
  rounding: {
    words: [
      ...list('round, rounding, roundoff, round off, rundung, rundungsdifferenz, arrondi, redondeo'),
      ...list('arrotondamento, arredondamento, afronding, zaokraglenie, zaokrouhleni, zaokruhlenie'),
      ...list('oresavrundning, oresutjamning, avrundning, avrunding, afrunding, pyoristys, kerekites'),
      ...list('rotunjire, adjustment, adjust'),
    ],
    unless: list('corner, border, logo, image'),
  },
  exchange: {
    words: [
      ...list(
        'exchange, exchange rate, currency rate, conversion rate, fx, fx rate, forex, currency conversion',
      ),
      ...list(
        'wechselkurs, umrechnungskurs, taux de change, tipo de cambio, tasso di cambio, cambio, cambial',
      ),
      ...list(
        'wisselkoers, kurs waluty, foreign currency, home currency, accounting currency, ' +
          'second currency',
      ),
    ],
    unless: list('id, date, url, note, provider, source, symbol, format'),
  },
  currency: {
    words: list('currency, ccy, wahrung, waehrung, devise, divisa, moneda, valuta, waluta'),
    unless: list('symbol, sign, format, position, precision, digit, decimal, display, show'),
  },
  creditNote: {
    words: [
      ...list('credit note, creditnote, credit memo, gutschrift, rechnungskorrektur, storno, nota credito'),
      ...list(
        'nota de credito, nota di credito, factura rectificativa, rectificativa, creditnota, ' +
          'creditfactuur',
      ),
      ...['faktura korygujaca', 'korekta'],
    ],
  },
  settled: {
    words: list(
      'paid at, paid on, paid date, date paid, paid by, paid via, paid with, fully paid, paid status, ' +
        'payment status, payment state',
    ),
  },
  /** What an earlier document left open. */
  carriedOver: { words: ['balance brought forward'], unless: describing },
  paidAlready: {
    words: [
      ...list('deposit, prepaid, prepay, prepayment, downpayment, down payment, advance, advance payment'),
      ...list('overpayment, overpaid, paid, payment, payed, part payment, partial payment, partial amount'),
      ...list('amount received, payment received, amount collected, amount settled, retainer, instalment'),
      ...list(
        'installment, anzahlung, abschlag, abschlagszahlung, vorauszahlung, vorkasse, zahlung, bezahlt',
      ),
      ...list('gezahlt, acompte, arrhes, paiement, paye, reglement, anticipo, pagado, pago'),
      ...list('acconto, acconti, caparra, pagato, pagamento, pagamenti, adiantamento, aanbetaling'),
      ...list('voorschot, vooruitbetaling, betaald, betaling, zaliczka, zaplacono, platnosc, przedplata'),
      ...list('anzahlungen, abschlagszahlungen, forskott, forskud, forskudd, ennakko, eloleg, zaloha'),
    ],
    unless: [
      ...[
        ...describing,
        'term',
        'schedule',
        'plan',
        'condition',
        'due',
        'deadline',
        'iban',
        'bic',
        'run',
        'order',
      ],
      ...list('bedingung, frist, ziel, delai, modalite, echeance, plazo, condiciones, modalita, condizioni'),
      ...list('termini, prazo, condicoes, termijn, voorwaarden, termin, warunki, sposob'),
    ],
  },
  credit: {
    words: [
      ...list('credit, credited, voucher, gutschein, gift card, giftcard, gift certificate, store credit'),
      ...list(
        'bon cadeau, vale descuento, buono, cadeaubon, chargeback, refund, refunded, write off, writeoff',
      ),
    ],
    unless: [...describing, 'limit', 'rating', 'score', 'institution', 'bureau'],
  },
  deliverTo: {
    words: [
      ...list(
        'ship to, shipping address, delivery address, deliver to address, shipped to, delivered to, ship addr',
      ),
      ...list(
        'lieferadresse, lieferanschrift, adresse de livraison, direccion de envio, ' +
          'indirizzo di spedizione',
      ),
      ...list('afleveradres, bezorgadres, adres dostawy, morada de entrega, consignee, recipient address'),
    ],
  },
  discount: {
    words: [
      ...list(
        'discount, discounted, discountable, disc, rebate, reduction, markdown, coupon, promo, promotion, ' +
          'allowance',
      ),
      ...list(
        'deduction, deduct, price off, percent off, amount off, is free, gratis, rabatt, rabatte, nachlass, preisnachlass',
      ),
      ...list('abzug, remise, ristourne, rabais, reduction, descuento, dto, bonificacion, rebaja, sconto'),
      ...list('sconti, abbuono, desconto, abatimento, korting, rabat, znizka, upust, opust'),
      ...list('avdrag, rotavdrag, rutavdrag, fradrag, alennus, kedvezmeny, engedmeny, sleva, zlava'),
    ],
    unless: describing,
  },
  charge: {
    words: [
      ...list('shipping, ship, freight, postage, carriage, delivery, handling, packaging, packing, courier'),
      ...list('fee, charge, surcharge, tip, gratuity, insurance, toll, duty'),
      ...list('stamp duty, customs duty, commission, royalty, expense, disbursement, mileage, shipment'),
      ...list(
        'versand, versandkosten, fracht, porto, pauschale, pfand, gebuhr, gebuehr, gebuhren, gebuehren, zuschlag',
      ),
      ...list('aufschlag, trinkgeld, verpackung, lieferkosten, lieferung, spesen, auslagen, nebenkosten'),
      ...list('frais, livraison, expedition, majoration, pourboire, debours, envio, gastos, recargo'),
      ...list('transporte, flete, propina, suplido, suplidos, spese, spedizione, trasporto, maggiorazione'),
      ...list(
        'mancia, bollo, timbre fiscal, cassa, rivalsa, portes, gorjeta, despesas, verzending, verzendkosten',
      ),
      ...list('bezorgkosten, toeslag, fooi, onkosten, statiegeld, emballage, przesylka, wysylka, dostawa'),
      ...list('dostawy, oplata, doplata, napiwek, kaucja, frakt, fragt, avgift, fakturaavgift, gebyr'),
      ...list('fakturagebyr, rahti, rahtikulut, laskutuslisa, szallitas, szallitasi, doprava, dopravne'),
      ...list('ecotax, eco contribution, eco participation, deee, droit de timbre, caucao, markup, mark up'),
      ...list('uplift, demurrage, tips'),
    ],
    unless: [...describing, ...describingDelivery],
  },
  discountFor: {
    words: pairsInOrder(feeSubjects, ['discount', 'rebate']),
    unless: describingFees,
  },
  chargeFor: {
    words: pairsInOrder(feeSubjects, ['fee', 'charge', 'surcharge']),
    unless: describingFees,
  },
  tax: {
    words: taxWords,
    unless: [...describing, 'office', 'registration', 'reg', 'registered', 'notation'],
  },
  price: {
    words: [
      ...list(
        'price, unit price, item price, list price, base price, pricing, cost, rate, preis, einzelpreis, kosten, stundensatz, tagessatz',
      ),
      ...list('prix, cout, tarif, precio, coste, costo, tarifa, prezzo, prezzi, tariffa, preco'),
      ...list('custo, prijs, tarief, cena, koszt, stawka, pris, hinta'),
    ],
    unless: [...describing, 'group', 'level', 'tier', 'book', 'plan', 'limit', 'frame', 'refresh'],
  },
  total: {
    words: [
      ...list(
        'total, subtotal, sub total, grand total, invoice total, order total, item total, line total, sum, amount, balance, outstanding, turnover, residual',
      ),
      ...list('remaining amount, amount remaining, money, betrag, betrage, betraege, summe, gesamt, saldo'),
      ...list(
        'zwischensumme, gesamtbetrag, gesamtsumme, restbetrag, montant, somme, solde, importe, importes',
      ),
      ...list(
        'importo, importi, imponibile, imponible, reste a payer, totale, totali, somma, montante, soma, bedrag, totaal, som',
      ),
      ...list('kwota, suma, razem, naleznosc, wartosc, do zaplaty, amt'),
    ],
    unless: [...describing, 'count', 'quantity', 'qty', 'hour', 'weight', 'word', 'sheet', 'to'],
  },
} as const satisfies Record<string, MoneyWords>;
