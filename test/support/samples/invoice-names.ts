/** Names of one level: those that are refused, with a word of the hint, and those that change nothing. */
interface Names {
  readonly refused: Readonly<Record<string, string>>;
  readonly harmless?: string;
}

/** The names that a program has for what invoices here have members for, or do not need. */
export interface Program {
  readonly source: string;
  readonly invoice: Names;
  readonly line?: Names;
}

/** A hint, and the names that get it. */
export const by = (hints: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(hints).flatMap(([hint, names]) => names.split(' ').map((name) => [name, hint])),
  );

/** What sixteen programs call the members of their invoices, with where each says so. */
export const programs: Readonly<Record<string, Program>> = {
  'Invoice-Generator API': {
    source: 'github.com/Invoice-Generator/invoice-generator-api, README.md, Parameter Reference',
    invoice: {
      refused: by({
        charges: 'shipping',
        discount: 'discounts',
        paid_amount: 'amount_paid',
        tax_rate: 'tax',
      }),
      harmless:
        'logo header to_title invoice_number_title date_title payment_terms_title due_date_title quantity_header ' +
        'item_header unit_cost_header amount_header subtotal_title discounts_title tax_title shipping_title ' +
        'total_title amount_paid_title balance_title terms_title notes_title purchase_order fields',
    },
  },
  easyinvoice: {
    source: 'github.com/dveldhoen/easyinvoice, README.md',
    invoice: {
      refused: {},
      harmless:
        'apiKey mode taxNotation marginTop marginBottom logo images translate settings information bottomNotice',
    },
    line: { refused: by({ tax_rate: 'tax tax-rate' }) },
  },
  Stripe: {
    source: 'docs.stripe.com/api/invoices/object and /api/invoice-line-item/object',
    invoice: {
      refused: by({
        'totals are computed': 'amount_due amount_remaining subtotal total starting_balance ending_balance',
        paid_amount: 'amount_paid',
        charges: 'shipping_cost amount_shipping application_fee_amount',
        tax_rate: 'automatic_tax default_tax_rates total_tax_amounts total_taxes',
        discount: 'discounts total_discount_amounts',
        prices_include_tax: 'subtotal_excluding_tax total_excluding_tax',
        corrects: 'pre_payment_credit_notes_amount post_payment_credit_notes_amount',
        'due is a day': 'days_until_due',
      }),
      harmless:
        'account_country application attempt_count auto_advance billing_reason collection_method custom_fields ' +
        'customer_email default_payment_method description effective_at footer from_invoice metadata on_behalf_of ' +
        'payment_settings period_start period_end rendering shipping_details statement_descriptor status ' +
        'hosted_invoice_url pending_invoice_items_behavior',
    },
    line: {
      refused: by({
        prices_include_tax: 'tax_behavior',
        'tax_rate, in percent, and tax_category': 'tax_code',
        'did you mean tax_rate': 'tax_rates',
        allowances: 'discountable discounts discount_amounts',
        'qty times unit_price': 'unit_amount_decimal subtotal',
        currency: 'currency',
      }),
      harmless: 'metadata price_data proration subscription invoice_item livemode',
    },
  },
  'Invoice Ninja': {
    source: 'github.com/invoiceninja/invoiceninja, app/Models/Invoice.php and app/DataMapper/InvoiceItem.php',
    invoice: {
      refused: by({
        tax_rate: 'tax_rate1 tax_rate2 tax_rate3 total_taxes',
        allowances: 'is_amount_discount',
        paid_amount: 'partial paid_to_date',
        charges: 'custom_surcharge1 custom_surcharge4 custom_surcharge_tax1',
        tax_currency: 'exchange_rate',
        prices_include_tax: 'uses_inclusive_taxes',
        'totals are computed': 'amount balance',
        'did you mean einvoice': 'e_invoice',
      }),
      harmless:
        'po_number public_notes private_notes partial_due_date project_id custom_value1 client_id footer design_id ' +
        'assigned_user_id subscription_id auto_bill_enabled vendor_id location_id status_id is_deleted',
    },
    line: {
      refused: by({
        allowances: 'discount is_amount_discount',
        tax_rate: 'tax_rate1 tax_rate3',
        unit_price: 'product_cost',
        prices_include_tax: 'gross_line_total',
        'qty times unit_price': 'line_total',
      }),
      harmless: 'product_key notes sort_id date custom_value1 type_id task_id',
    },
  },
  InvoicePlane: {
    source: 'github.com/InvoicePlane/InvoicePlane, application/modules/setup/sql',
    invoice: {
      refused: by({
        allowances: 'invoice_discount_amount invoice_discount_percent',
        tax_rate:
          'invoice_tax_total invoice_tax_rate_percent invoice_tax_rate_amount include_item_tax invoice_item_tax_total',
        'totals are computed': 'invoice_total invoice_balance invoice_item_subtotal',
        paid_amount: 'invoice_paid',
      }),
      harmless:
        'invoice_group_id invoice_status_id is_read_only invoice_password invoice_sign invoice_url_key payment_method',
    },
    line: {
      refused: by({
        allowances: 'item_discount_amount item_discount',
        'tax_rate, in percent': 'item_tax_rate_id item_tax_total',
        'qty times unit_price': 'item_subtotal item_total',
      }),
      harmless: 'item_order item_product_id item_task_id item_date_added',
    },
  },
  'Zoho Invoice': {
    source: 'www.zoho.com/invoice/api/v3/invoices, Create an invoice',
    invoice: {
      refused: by({
        charges: 'shipping_charge',
        'smallest unit': 'adjustment adjustment_description',
        prices_include_tax: 'is_inclusive_tax',
        allowances: 'is_discount_before_tax',
        'not a percentage': 'discount_type',
        tax_currency: 'exchange_rate',
        tax_category: 'tax_id tax_treatment gst_treatment vat_treatment',
        'did you mean currency': 'currency_id',
      }),
      harmless:
        'customer_id contact_persons place_of_supply gst_no reference_number template_id payment_options ' +
        'allow_partial_payments custom_body custom_subject salesperson_name custom_fields zcrm_potential_id ' +
        'payment_terms_label billing_address_id delivery_method',
    },
    line: {
      refused: by({
        tax_category: 'tax_id tds_tax_id tax_treatment_code',
        allowances: 'discount discount_amount',
        'qty times unit_price': 'item_total',
        unit_price: 'bcy_rate',
      }),
      harmless: 'item_id project_id time_entry_ids product_type hsn_or_sac warehouse_id item_order tags',
    },
  },
  QuickBooks: {
    source: 'github.com/intuit/QuickBooks-V3-PHP-SDK, src/Data/IPPInvoice.php, IPPSalesItemLineDetail.php',
    invoice: {
      refused: by({
        'totals are computed': 'TotalAmt HomeTotalAmt Balance HomeBalance',
        'without tax, or with it': 'GlobalTaxCalculation',
        tax_category: 'TxnTaxDetail TaxExemptionRef',
        allowances: 'ApplyTaxAfterDiscount DiscountRate DiscountAmt',
        tax_currency: 'ExchangeRate',
        'did you mean currency': 'CurrencyRef',
        paid_amount: 'Deposit',
        deliver_to: 'ShipAddr',
      }),
      harmless:
        'CustomerRef TxnDate DocNumber PrivateNote CustomerMemo BillAddr ShipMethodRef ShipDate TrackingNum SalesTermRef ' +
        'PrintStatus EmailStatus DepositToAccountRef AllowOnlineACHPayment DepartmentRef ClassRef CustomField LinkedTxn ' +
        'BillEmail SyncToken PaymentMethodRef',
    },
    line: {
      refused: by({
        tax_category: 'TaxCodeRef',
        allowances: 'DiscountRate DiscountAmt',
        prices_include_tax: 'TaxInclusiveAmt',
      }),
      harmless: 'DetailType ItemRef ServiceDate LineNum ClassRef LinkedTxn',
    },
  },
  Xero: {
    source: 'developer.xero.com/documentation/api/accounting/invoices; github.com/XeroAPI/Xero-OpenAPI',
    invoice: {
      refused: by({
        prices_include_tax: 'LineAmountTypes',
        tax_currency: 'CurrencyRate',
        terms: 'CISDeduction CISRate',
        'totals are computed': 'SubTotal Total AmountDue',
        tax_rate: 'TotalTax',
        allowances: 'IsDiscounted',
        'discount?': 'TotalDiscount',
        paid_amount: 'AmountPaid Payments Prepayments Overpayments AmountCredited',
        corrects: 'CreditNotes',
        'paid: true': 'FullyPaidOnDate',
      }),
      harmless:
        'Contact Reference BrandingThemeID Url Status SentToContact ExpectedPaymentDate PlannedPaymentDate ' +
        'RepeatingInvoiceID HasAttachments UpdatedDateUTC',
    },
    line: {
      refused: by({
        tax_category: 'TaxType SalesTaxCodeId Taxability',
        'tax is computed': 'TaxAmount',
        taxes: 'TaxBreakdown',
        'qty times unit_price': 'LineAmount',
        allowances: 'DiscountRate DiscountAmount',
      }),
      harmless: 'LineItemID ItemCode AccountCode AccountID Tracking Item',
    },
  },
  FreshBooks: {
    source: 'github.com/freshbooks/freshbooks-nodejs-sdk, packages/api/src/models/Invoices.ts and Line.ts',
    invoice: {
      refused: by({
        'totals are computed': 'amount outstanding',
        paid_amount: 'deposit_amount deposit_percentage',
        'paid: true': 'payment_status',
        allowances: 'discount_value',
        'discount?': 'discount_total',
        'due is a day': 'due_offset_days',
      }),
      harmless:
        'customerid auto_bill code create_date current_organization deposit_status discount_description dispute_status ' +
        'estimateid ext_archive fname lname generation_date fulfillment_date organization parent payment_details ' +
        'po_number province return_uri show_attachments status street template vat_number vis_state',
    },
    line: {
      refused: by({ taxes: 'compounded_tax taxAmount2', tax_rate: 'taxAmount1' }),
      harmless:
        'expenseid invoiceid lineid retainer_id taskno type taxNumber1 taxName1 date modern_project_id',
    },
  },
  Odoo: {
    source: 'github.com/odoo/odoo, addons/account/models/account_move.py and account_move_line.py',
    invoice: {
      refused: by({
        tax_category: 'amount_untaxed fiscal_position_id',
        tax_rate: 'amount_tax',
        'totals are computed': 'amount_total amount_residual',
        'did you mean currency': 'currency_id',
        'smallest unit': 'invoice_cash_rounding_id',
        'paid: true': 'payment_state',
      }),
      harmless:
        'partner_id partner_bank_id partner_shipping_id journal_id invoice_payment_term_id invoice_incoterm_id ' +
        'invoice_origin narration ref move_type invoice_user_id team_id company_id',
    },
    line: {
      refused: by({
        tax_category: 'tax_ids',
        allowances: 'discount',
        unit_price: 'price_unit',
      }),
      harmless: 'product_id product_uom_id account_id sequence display_type analytic_distribution',
    },
  },
  Crater: {
    source:
      'github.com/crater-invoice/crater, app/Http/Requests/InvoicesRequest.php and app/Models/InvoiceItem.php',
    invoice: {
      refused: by({
        allowances: 'discount_val discount_per_item',
        'totals are computed': 'sub_total total due_amount base_total',
        tax_rate: 'tax tax_per_item',
        prices_include_tax: 'tax_included',
        tax_currency: 'exchange_rate',
        'paid: true': 'paid_status',
      }),
      harmless: 'user_id customer_id template_name sent viewed reference_number customFields sequence_number',
    },
    line: {
      refused: by({
        allowances: 'discount discount_val discount_type',
        'qty times unit_price': 'total',
        tax_rate: 'tax',
      }),
      harmless: 'item_id unit_name company_id',
    },
  },
  Akaunting: {
    source: 'github.com/akaunting/akaunting, app/Models/Document/Document.php and DocumentItem.php',
    invoice: {
      refused: by({ 'totals are computed': 'amount', tax_currency: 'currency_rate' }),
      harmless:
        'company_id document_number status category_id contact_id contact_name contact_email contact_tax_number ' +
        'contact_zip_code footer parent_id created_from',
    },
    line: {
      refused: by({
        tax_category: 'tax_ids',
        allowances: 'discount_rate discount_type',
        'qty times unit_price': 'total',
      }),
      harmless: 'item_id document_id type company_id',
    },
  },
  SolidInvoice: {
    source: 'github.com/SolidInvoice/SolidInvoice, src/InvoiceBundle/Entity/BaseInvoice.php and Line.php',
    invoice: {
      refused: by({
        'totals are computed': 'total baseTotal balance',
        tax_rate: 'tax',
        paid_amount: 'payments',
      }),
      harmless: 'status uuid users archived',
    },
    line: { refused: by({ 'qty times unit_price': 'total', tax_rate: 'tax' }) },
  },
  FatturaPA: {
    source: 'www.fatturapa.gov.it, Schema VFPR12: DatiGeneraliDocumento, DettaglioLinee, DatiRiepilogo',
    invoice: {
      refused: by({
        terms: 'DatiRitenuta ImportoRitenuta AliquotaRitenuta',
        charges: 'DatiBollo ImportoBollo DatiCassaPrevidenziale SpeseAccessorie',
        allowances: 'ScontoMaggiorazione',
        'totals are computed': 'ImportoTotaleDocumento ImponibileImporto',
        'smallest unit': 'Arrotondamento',
        tax_rate: 'Imposta EsigibilitaIVA',
        'did you mean currency': 'Divisa',
        paid_amount: 'DatiPagamento',
      }),
      harmless: 'TipoDocumento Causale DatiOrdineAcquisto CondizioniPagamento ModalitaPagamento',
    },
    line: {
      refused: by({
        unit_price: 'PrezzoUnitario PrezzoTotale',
        tax_rate: 'AliquotaIVA',
        allowances: 'ScontoMaggiorazione',
        terms: 'Ritenuta',
        tax_category: 'Natura',
      }),
      harmless:
        'NumeroLinea CodiceArticolo Quantita UnitaMisura DataInizioPeriodo RiferimentoAmministrazione',
    },
  },
  lexoffice: {
    source: 'developers.lexware.io/docs, Invoices Endpoint; github.com/rocketbase-io/lexoffice-api',
    invoice: {
      refused: by({
        'totals are computed': 'totalPrice',
        tax_rate: 'taxConditions taxAmounts',
        cash_discount: 'paymentConditions',
        paid_amount: 'downPaymentDeductions',
      }),
      harmless:
        'voucherDate voucherNumber voucherStatus archived shippingConditions introduction printLayoutId xRechnung ' +
        'organizationId',
    },
    line: {
      refused: by({ allowances: 'discountPercentage', 'qty times unit_price': 'lineItemAmount' }),
      harmless: 'type unitName',
    },
  },
  sevdesk: {
    source:
      'api.sevdesk.de; github.com/marvin-w/sevdesk-java-client, docs/ModelInvoice.md and ModelInvoicePos.md',
    invoice: {
      refused: by({
        cash_discount: 'discountTime',
        tax_category: 'smallSettlement taxType',
        tax_rate: 'sumTax taxSet',
        terms: 'reminderCharge',
        prices_include_tax: 'sumNet sumGross showNet',
        allowances: 'sumDiscounts',
        tax_currency: 'sumTaxForeignCurrency',
        'totals are computed': 'reminderTotal',
      }),
      harmless:
        'contact header headText footText timeToPay addressName addressZip payDate deliveryDateUntil status contactPerson ' +
        'taxText dunningLevelText paymentMethod costCentre sendDate origin invoiceType entryType sendType',
    },
    line: {
      refused: by({
        allowances: 'discount sumDiscount',
        prices_include_tax: 'priceNet priceGross sumNet',
        tax_rate: 'priceTax',
      }),
      harmless: 'part unity positionNumber text temporary priority',
    },
  },
};
