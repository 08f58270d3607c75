import type { moneyWords } from './money-words.ts';

/**
 * More words by which names mean money, by purpose: plurals that other languages do not form with an s, as `retenciones`,
 * `Zahlungen`, `sconti`, and what fewer invoices have. As in `money-words.ts`, accents are left out.
 */
const wordsByPurpose: Readonly<Partial<Record<keyof typeof moneyWords, string>>> = {
  heldBack:
    'einbehalte, retenciones, retencoes, retenido, retenida, retido, retida, trattenuta, trattenute, ' +
    'stopaj, tevkifat, retained, held back, reteica, reteiva, retefuente, percepcion, detraccion',
  latePayment:
    'zinsen, interet, intereses, interessi, juros, ranta, penalizacion, penale, penali, multa, boete, ' +
    'kary',
  exempt: 'exenciones, isencoes, esenzioni, vrijstellingen',
  exchange: 'arfolyam, valutakurs',
  gross: 'pretax, inkl ust, inkl mw st, zzgl ust, zzgl mw st, mw st inkl',
  carriedOver:
    'arrears, carried forward, brought forward, carry forward, balance forward, previous balance, ' +
    'prior balance, opening balance, past due, carry over, previously billed, previously invoiced, ' +
    'saldovortrag, restschuld, arriere, saldo anterior, saldo precedente',
  paidAlready:
    'zahlungen, teilzahlungen, vorauskasse, anticipi, versamento, versamenti, versement, pagamenti, ' +
    'betalingen, aanbetalingen, voorschotten, platnosci, wplata, wplaty, zaliczki, betalning, ' +
    'betalningar, betalinger, betalt, forskottsbetalning, forudbetaling, ennakkomaksu, platba, platby, ' +
    'zalohy, uhrazeno, zaplaceno, fizetve, befizetett, kapora, avans, uang muka, deja regle, tendered, ' +
    'cash received, cash given, avance',
  credit:
    'gutscheine, gutscheinwert, guthaben, erstattung, erstattungen, ruckerstattung, rueckerstattung, ' +
    'avoir, remboursement, reembolso, devolucion, devoluciones, abono, tegoed, zwrot, hyvitys, redeem, ' +
    'redeemed, redemption, gift cert',
  discount:
    'nachlasse, nachlaesse, abzuge, abzuege, abschlage, abschlaege, deducciones, bonificaciones, ' +
    'reducciones, promociones, cupon, cupones, detrazione, detrazioni, deduzione, deduzioni, deducoes, ' +
    'kortingen, rabaty, upusty, rabatter, alennukset, slevy, kedvezmenyek, engedmenyek, indirim, ' +
    'iskonto, diskon, potongan, dtopor, cashback, subsidy, goodwill, waived, trade in, mark down, write down, deducted, cash back',
  charge:
    'zuschlage, zuschlaege, aufschlage, aufschlaege, pauschalen, trinkgelder, kaution, kautionen, ' +
    'provision, provisionen, versicherung, supplement, depot de garantie, comisiones, cargo adicional, ' +
    'otro cargo, seguro, suplemento, supplemento, supplementi, commissione, commissioni, maggiorazioni, ' +
    'rimborso, rimborsi, contributo, contributi, cauzione, cauzioni, assicurazione, comissao, comissoes, ' +
    'acrescimo, frete, encargo, toeslagen, kredietbeperking, mance, provisie, verzekering, waarborgsom, ' +
    'oplaty, doplaty, kaucje, prowizja, narzut, ubezpieczenie, transport, avgifter, fraktkostnad, ' +
    'fraktkostnader, omkostning, omkostninger, gebyrer, depositum, kulu, kulut, toimituskulut, maksu, ' +
    'maksut, poplatek, poplatky, balne, doberecne, prirazka, dij, dijak, felar, kargo ucreti, ' +
    'kargo bedeli, ongkir, biaya kirim, donation, corkage, restocking, per diem, gift wrap, ' +
    'gift wrapping, chrg, labor, labour, addon, add ons, modifier, brokerage, revenue stamp, ' +
    'courtage',
  tax:
    'steuern, umsatzsteuern, mw st, ust satz, ust betrag, imposte, accisa, accise, accijns, accijnzen, ' +
    'akcyza, akcise, momsbelopp, momsbelob, belastingen, podatki, skatt, skatter, verot, afakulcs, ' +
    'sazba dane, ieps, ipi, cofins, issqn, icbper, otv, pajak, surtax',
  price: 'fare, preise, precios, precos, prijzen, ceny, koszty, tarifs, stawki',
  total: 'payable, base gravada, base gravable, betraege, summen, sommes, kwoty',
};

/** The further words of a purpose; none for most. */
export function furtherMoneyWords(purpose: string): readonly string[] {
  return wordsByPurpose[purpose as keyof typeof moneyWords]?.split(', ') ?? [];
}
