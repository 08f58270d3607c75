import type { invoiceTypeCodes } from '../codes/invoice-type.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import type { Note } from '../printed/notes.ts';
import type { Profile } from './profiles.ts';

/**
 * An invoice as EN 16931 models it: all texts cleaned and not blank, amounts and numbers as decimal text, days as
 * YYYY-MM-DD. What both writers write; each only orders and names it.
 */
export interface InvoiceModel {
  readonly profile: Profile;
  /** BT-3: 381 of a credit note. */
  readonly typeCode: '381' | (typeof invoiceTypeCodes)[keyof typeof invoiceTypeCodes];
  readonly number: string;
  readonly date: string;
  readonly due: string | undefined;
  readonly currency: string;
  /** BT-6, and BT-111 with it. */
  readonly ownTax: { readonly currency: string; readonly tax: string } | undefined;
  /** BG-1. */
  readonly notes: readonly Note[];
  readonly terms: string | undefined;
  readonly buyerReference: string | undefined;
  readonly orderNumber: string | undefined;
  readonly salesOrderNumber: string | undefined;
  readonly contractNumber: string | undefined;
  readonly projectNumber: string | undefined;
  readonly despatchNumber: string | undefined;
  readonly deliveryDate: string | undefined;
  readonly period: PeriodModel | undefined;
  readonly corrects: { readonly number: string; readonly date: string | undefined } | undefined;
  readonly seller: PartyModel;
  readonly buyer: PartyModel;
  readonly deliverTo: DeliveryModel | undefined;
  readonly payment: PaymentModel | undefined;
  readonly taxes: readonly TaxModel[];
  readonly lines: readonly LineModel[];
  /** BG-20 and BG-21. */
  readonly adjustments: readonly DocumentAdjustmentModel[];
  readonly sums: {
    readonly lines: string;
    /** BT-107 and BT-108. */
    readonly allowances: string | undefined;
    readonly charges: string | undefined;
    /** BT-109. */
    readonly net: string;
    readonly tax: string;
    readonly total: string;
    /** BT-114. */
    readonly rounding: string | undefined;
    readonly paid: string | undefined;
    readonly due: string;
  };
}

/** BG-14 and BG-26: start, end or both. */
export interface PeriodModel {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export interface PartyModel {
  readonly name: string;
  /** BT-46; BT-29, of a seller without VAT id and registered number the tax number where there is no other. */
  readonly id: string | undefined;
  readonly registration: { readonly scheme?: string; readonly id: string } | undefined;
  readonly vatId: string | undefined;
  readonly taxNumber: string | undefined;
  readonly contact: string | undefined;
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly endpoint: { readonly scheme: string; readonly id: string } | undefined;
  readonly address: AddressModel;
}

/** BG-13: where it is delivered, as sent or, of an intra-community supply, to the buyer. */
export interface DeliveryModel {
  readonly name: string | undefined;
  readonly address: AddressModel;
}

export interface AddressModel {
  /** At most three. */
  readonly lines: readonly string[];
  readonly city: string | undefined;
  readonly postcode: string | undefined;
  readonly country: string;
}

export interface PaymentModel {
  /**
   * UNTDID 4461: 59 SEPA direct debit, 49 direct debit, 48 card, 58 SEPA credit transfer, 30 credit transfer, 1 not
   * defined. There is one code, whatever groups are beside it (UBL-SR-47).
   */
  readonly code: '59' | '49' | '48' | '58' | '30' | '1';
  readonly iban: string | undefined;
  readonly bic: string | undefined;
  readonly reference: string | undefined;
  readonly debit: DebitModel | undefined;
  readonly card: CardModel | undefined;
}

/** BG-19. */
export interface DebitModel {
  readonly mandate: string;
  readonly creditorId: string;
  readonly iban: string;
}

/** BG-18. */
export interface CardModel {
  readonly lastDigits: string;
  readonly holder: string | undefined;
}

export interface TaxModel {
  readonly category: TaxCategory;
  /** Percent; undefined outside the scope of VAT (EN 16931 BR-O-05). */
  readonly rate: string | undefined;
  readonly base: string;
  readonly tax: string;
  readonly reason: string | undefined;
  /** Code list VATEX. */
  readonly reasonCode: string | undefined;
}

/** A charge or an allowance: of a line BG-27 or BG-28. */
export interface AdjustmentModel {
  readonly isCharge: boolean;
  readonly reason: string;
  readonly amount: string;
  readonly percent: string | undefined;
  /** What the percentage is of. */
  readonly base: string | undefined;
}

export interface DocumentAdjustmentModel extends AdjustmentModel {
  readonly category: TaxCategory;
  readonly rate: string | undefined;
}

export interface LineModel {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  /** BT-155, the seller's number. */
  readonly itemId: string | undefined;
  /** BT-156. */
  readonly buyerItemId: string | undefined;
  readonly origin: string | undefined;
  readonly classification: ClassificationModel | undefined;
  readonly quantity: string;
  readonly unit: string;
  readonly price: string;
  readonly adjustments: readonly AdjustmentModel[];
  readonly amount: string;
  readonly period: PeriodModel | undefined;
  readonly category: TaxCategory;
  readonly rate: string | undefined;
}

/** BT-158, with a scheme of UNTDID 7143. */
export interface ClassificationModel {
  readonly scheme: string;
  readonly id: string;
  readonly version: string | undefined;
}
