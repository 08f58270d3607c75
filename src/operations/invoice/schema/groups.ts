/** What most invoices do without. */
export const groups = [
  {
    title: 'Kind, title and language',
    members: [
      'kind',
      'document_type',
      'corrects',
      'valid_until',
      'title',
      'language',
      'tax_name',
      'logo_text',
    ],
  },
  { title: 'Taxes', members: ['taxes', 'prices_include_tax', 'tax_exemption_reason', 'tax_currency'] },
  { title: 'Allowances and charges', members: ['allowances', 'charges', 'discount'] },
  { title: 'Delivery', members: ['delivery_date', 'period', 'deliver_to'] },
  {
    title: 'References',
    members: [
      'buyer_reference',
      'customer_number',
      'supplier_number',
      'order_number',
      'sales_order_number',
      'contract_number',
      'project_number',
      'despatch_number',
    ],
  },
  {
    title: 'Payment',
    members: [
      'bic',
      'payment_reference',
      'payment_part',
      'rounding',
      'cash_discount',
      'direct_debit',
      'card',
      'paid',
      'paid_amount',
    ],
  },
] as const;
