import { by, type Program } from './invoice-names.ts';

/** Names without a program: what people write, in their own languages. */
export const namesOfTrade: Program = {
  source: 'EN 16931-1 BG-20, BG-21, BG-27, BG-28, BT-113, BT-114, and their names in trade',
  invoice: {
    refused: by({
      charges:
        'Mindermengenzuschlag Nachnahmegebuehr shipping shippingCost SHIPPING_FEE shippingcosts freight postage handling tip gratuity surcharge carriage ' +
        'service_fee insurance versandkosten Porto frais_de_livraison gastos_envio spese_spedizione verzendkosten wysylka ' +
        'koszty_dostawy kaucja statiegeld frakt Fragt fakturaavgift gebyr rahtikulut szallitasi_dij doprava eco_contribution ' +
        'markup_percent Zuschl\u00e4ge Kaution Provisionen comisiones otros_cargos seguro commissioni rimborsi contributi ' +
        'cauzione acr\u00e9scimos frete toeslagen op\u0142aty avgifter fraktkostnad gebyrer toimituskulut poplatky corkage OthChrg ' +
        'gateway_fee weekend_surcharge no_show_fee order_surcharge labour add_ons',
      allowances:
        'rebate coupon promo allowance_total Rabatt remise descuento sconto desconto korting znizka Nachlass rot_avdrag ' +
        'alennus kedvezmeny sleva Nachl\u00e4sse deducciones bonificaciones cupones detrazioni dedu\u00e7\u00f5es kortingen rabaty rabatter ' +
        'slevy indirim cashback dtopor1 trade_in_value subsidies order_discount account_discount cash_back',
      prices_include_tax:
        'prices_include_vat tax_inclusive taxInclusive tax_included includes_tax gross brutto prices_gross inclusive ' +
        'vat_inclusive iva_incluido prix_ttc taxincluded inklMwSt pretax_amount',
      paid_amount:
        'prepaid prepaid_amount advance down_payment Anzahlung acompte anticipo acconto zaliczka payments payment ' +
        'deposit deposits credit store_credit Anzahlungen f\u00f6rskott ennakko eloleg zaloha Zahlungen Teilzahlungen anticipi ' +
        'pagamenti betalingen wp\u0142aty betalningar platby PaymentsOnAccount a_cuenta Guthaben avoirs Erstattung reembolso ' +
        'redeemed_points cash_received avances cash_given',
      notes: 'arrears carried_forward previous_balance Restschuld saldo_anterior past_due previously_billed',
      'smallest unit':
        'round_off roundOff rounding_amount cash_rounding adjustment adjustments Rundungsdifferenz arrondi avrundning ' +
        'afrunding pyoristys kerekites',
      terms:
        'retention retainage withholding_tax ritenuta retencion interest late_fee retenciones IVARetenido Zinsen juros multa penale retained reteica',
      'tax_category AE': 'reverse_charge reverseCharge is_reverse_charge',
      tax_category:
        'tax_exempt vat_exempt exempt vat_category tax_class zero_rated kleinunternehmer small_business',
      taxes: 'tax2 second_tax pst qst additional_tax',
      cash_discount: 'skonto early_payment_discount cash_discount_percent escompte',
      tax_rate:
        'Steuern MwStSatz MwStBetrag UStSatz imposte podatki skatter surtax cofins mehrwertsteuer Umsatzsteuersatz btw moms podatek_vat imposto taxpercentage ivaPercent',
      tax_currency: 'fx_rate exchange_rate wechselkurs arfolyam',
      'percent is that of an entry': 'percent percentage Prozent',
      deliver_to: 'ship_to shipping_address deliveryAddress',
      'totals are computed':
        'grand_total total_amount amount_due balance_due sum Gesamtbetrag montant_total importe payable',
      unit_price: 'price hourly_rate pris hinta',
      corrects: 'credit_note',
    }),
    harmless:
      'custom_fields template theme color footer po_box metadata order_date salesperson reference customer_id website ' +
      'signature watermark page_size font margin attachments tracking_number payment_method payment_link payment_terms_id ' +
      'payment_instructions bank_details account_number sort_code routing_number cost_center kostenstelle costCentre ' +
      'price_list credit_card_holder currency_symbol tax_number vat_number vat_id tax_office discount_code shipping_method ' +
      'shipping_date delivery_note delivery_instructions amount_in_words total_pages gross_weight net_weight incoterms ' +
      'show_tax hide_totals po sku zip department branch order_id feedback coverage taxonomy network payable_to ' +
      'accounts_payable transport_mode provision_id supplement_text seguro_social zpusob_platby gstin moyen_de_paiement ' +
      'fecha_pago partita_iva mode_de_paiement zahlungsart show_order_discount gateway_fee_id fee_gateway',
  },
  line: {
    refused: by({
      allowances: 'discount discount_percent line_discount rebate Rabatt remise',
      prices_include_tax: 'gross_price price_gross net_amount brutto tax_included',
      taxes: 'tax2 pst',
      tax_category: 'exempt vat_category tax_exempt taxable vat_code',
      'of its charges': 'fee surcharge shipping eco_fee',
      'qty times unit_price': 'total line_total amount_total subtotal',
      unit_price: 'list_price prix',
      'currency is one': 'currency currency_code',
      'the price of one': 'base_quantity baseQuantity per_qty per',
      'multiply qty': 'multiplier factor situation_percent percent_complete nights rental_days persons',
      'leave out those': 'optional is_optional alternative excluded',
      'has unit_price 0': 'free no_charge complimentary',
      'percent is that of an entry': 'percent pct',
    }),
    harmless:
      'sku notes position category image warehouse serial_number batch weight color sort_order date project alternative_sku pack_size',
  },
};
