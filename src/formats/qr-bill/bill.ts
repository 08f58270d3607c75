/** A QR-bill (SIX, Implementation Guidelines QR-bill 2.3, 4.2.2): what its code and its payment part say. Every text is one line. */
export interface QrBill {
  /** Account of Switzerland or Liechtenstein, in capitals and without blanks. */
  readonly iban: string;
  /** Who gets the money. */
  readonly creditor: BillAddress;
  /** Amount in hundredths, 1 to MAX_CENTS; left out, the payer writes it. */
  readonly cents?: number | undefined;
  readonly currency: BillCurrency;
  /** Who pays; left out, the payer writes it. */
  readonly debtor?: BillAddress | undefined;
  /** A QR reference or a creditor reference (ISO 11649), without blanks; empty where there is none. */
  readonly reference: string;
  /** Unstructured message, for people. */
  readonly message: string;
  /** Billing information, for the program of the payer: a coded text such as that of Swico, `//S1/...`. */
  readonly billingInformation: string;
  /** Parameters of alternative schemes, such as eBill. */
  readonly schemes: readonly string[];
}

/** A structured address (type S), the only one since version 2.3. Street and building number may be empty. */
export interface BillAddress {
  readonly name: string;
  readonly street: string;
  readonly buildingNumber: string;
  readonly postcode: string;
  readonly city: string;
  /** Two letters of ISO 3166-1, in capitals. */
  readonly country: string;
}

/** The currencies of QR-bills. */
export const billCurrencies = ['CHF', 'EUR'] as const;

export type BillCurrency = (typeof billCurrencies)[number];

/** The amount has at most 999999999.99. */
export const MAX_CENTS = 99_999_999_999;

/** Longest elements of an address in characters (guidelines 4.2.2). */
export const addressLimits = { name: 70, street: 70, buildingNumber: 16, postcode: 16, city: 35 } as const;

/** Message and billing information have this many characters together. */
export const MAX_INFORMATION = 140;

/** Longest parameters of an alternative scheme, and how many schemes a bill has. */
export const MAX_SCHEME = 100;
export const MAX_SCHEMES = 2;
