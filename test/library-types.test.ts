import { expectTypeOf, test } from 'vitest';
import type { CalendarEvent, CalendarRequest, RepeatRequest } from '../src/operations/calendar/index.ts';
import type { Checks, VerifiedEmail, VerifyResult } from '../src/operations/email/index.ts';
import type { InvoicePreview, InvoiceRequest } from '../src/operations/invoice/index.ts';
import type { DrawOptions, VcardContact, WifiNetwork } from '../src/operations/qr/index.ts';
import type { SiteIntel } from '../src/operations/site/index.ts';
import type {
  Classification,
  Extraction,
  KeywordsOptions,
  RewriteOptions,
  SummarizeOptions,
  Summary,
} from '../src/operations/text/index.ts';

/** The members of a type, without its name. */
type Members<T> = { [Name in keyof T]: T[Name] };

test('a drawing, a network and a contact may leave out what has a default', () => {
  expectTypeOf<Members<DrawOptions>>().toEqualTypeOf<{
    readonly size?: number;
    readonly margin?: number;
    readonly fg?: string;
    readonly bg?: string;
    readonly rounded?: boolean | 0 | 1;
  }>();
  expectTypeOf<Members<WifiNetwork>>().toEqualTypeOf<{
    readonly ssid: string;
    readonly password?: string;
    readonly type?: 'WPA' | 'WEP' | 'nopass';
    readonly hidden?: boolean | 0 | 1;
  }>();
  expectTypeOf<Members<VcardContact>>().toEqualTypeOf<{
    readonly name: string;
    readonly family_name?: string;
    readonly given_name?: string;
    readonly prefix?: string;
    readonly suffix?: string;
    readonly phone?: string;
    readonly email?: string;
    readonly org?: string;
    readonly title?: string;
    readonly address?: string;
    readonly url?: string;
  }>();
});

test('an event needs a title and a start, a calendar its events', () => {
  expectTypeOf<Members<CalendarEvent>>().toEqualTypeOf<{
    readonly title: string;
    readonly start: string;
    readonly end?: string;
    readonly duration_minutes?: number;
    readonly tz?: string;
    readonly end_tz?: string;
    readonly location?: string;
    readonly description?: string;
    readonly url?: string;
    readonly status?: 'confirmed' | 'tentative' | 'cancelled';
    readonly categories?: readonly string[];
    readonly show_as?: 'busy' | 'free';
    readonly reminder_minutes?: number;
    readonly reminders?: readonly number[];
    readonly sequence?: number;
    readonly repeat?: Members<RepeatRequest>;
    readonly dates?: readonly string[];
    readonly uid?: string;
  }>();
  expectTypeOf<Members<RepeatRequest>>().toEqualTypeOf<{
    readonly freq: 'daily' | 'weekly' | 'monthly' | 'yearly';
    readonly interval?: number;
    readonly count?: number;
    readonly until?: string;
    readonly by_day?: readonly string[];
    readonly by_month?: readonly number[];
    readonly by_month_day?: readonly number[];
    readonly by_set_pos?: readonly number[];
    readonly week_start?: 'SU' | 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA';
    readonly exclude?: readonly string[];
  }>();
  expectTypeOf<{ name: string; tz: string; events: [CalendarEvent] }>().toExtend<CalendarRequest>();
  expectTypeOf<{ title: string }>().not.toExtend<CalendarRequest>();
});

interface Party {
  readonly name: string;
  readonly address?: readonly string[] | string;
  readonly postcode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly contact?: string;
  readonly vat_id?: string;
  readonly registration_id?: string | { readonly scheme: string; readonly id: string };
  readonly registration_label?: string;
  readonly endpoint?: { readonly scheme: string; readonly id: string };
}

interface Period {
  readonly start?: string;
  readonly end?: string;
}

interface Seller extends Party {
  readonly tax_number?: string;
}

type Currency = 'USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | (string & Record<never, never>);

type Taxes = readonly { readonly name: string; readonly rate: number }[];

interface Adjustment {
  readonly description: string;
  readonly amount?: number;
  readonly percent?: number;
  readonly base?: number;
}

type LineAdjustment = Members<Adjustment>;

type DocumentAdjustment = Members<
  Adjustment & {
    readonly tax_rate?: number;
    readonly tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';
  }
>;

interface ComputedAdjustment {
  readonly description: string;
  readonly amount: number;
  readonly gross?: number;
  readonly tax_rate: number;
  readonly tax: number;
}

test('an invoice may leave out what has a default, and its preview has everything', () => {
  expectTypeOf<Members<InvoiceRequest>>().toEqualTypeOf<{
    readonly kind?: 'invoice' | 'estimate' | 'receipt';
    readonly document_type?: 'standard' | 'partial' | 'corrected' | 'prepayment' | 'self_billed';
    readonly number: string;
    readonly date: string;
    readonly due?: string;
    readonly valid_until?: string;
    readonly currency?: Currency;
    readonly tax_currency?: { readonly currency: string; readonly rate: number };
    readonly language?: 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pl' | 'pt';
    readonly title?: string;
    readonly tax_name?: string;
    readonly logo_text?: string;
    readonly from: Members<Seller>;
    readonly to: Members<Party>;
    readonly items: readonly {
      readonly description: string;
      readonly qty: number;
      readonly unit_price: number;
      readonly tax_rate?: number;
      readonly taxes?: Taxes;
      readonly charges?: readonly LineAdjustment[];
      readonly allowances?: readonly LineAdjustment[];
      readonly unit?: string;
      readonly id?: string | number;
      readonly buyer_id?: string | number;
      readonly country_of_origin?: string;
      readonly classification?: { readonly scheme: string; readonly id: string; readonly version?: string };
      readonly period?: Period;
      readonly tax_category?: 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';
    }[];
    readonly tax_rate?: number;
    readonly taxes?: Taxes;
    readonly prices_include_tax?: boolean;
    readonly charges?: readonly DocumentAdjustment[];
    readonly allowances?: readonly DocumentAdjustment[];
    readonly discount?: number;
    readonly notes?: string;
    readonly terms?: string;
    readonly paid?: boolean;
    readonly paid_amount?: number;
    readonly rounding?: number;
    readonly corrects?: { readonly number: string; readonly date?: string };
    readonly delivery_date?: string;
    readonly period?: Period;
    readonly cash_discount?: readonly {
      readonly days: number;
      readonly percent: number;
      readonly base_amount?: number;
    }[];
    readonly sales_order_number?: string;
    readonly contract_number?: string;
    readonly project_number?: string;
    readonly despatch_number?: string;
    readonly deliver_to?: Partial<Pick<Party, 'name' | 'address' | 'postcode' | 'city' | 'country'>>;
    readonly direct_debit?: {
      readonly mandate: string;
      readonly creditor_id: string;
      readonly iban: string;
    };
    readonly card?: { readonly last_digits: string; readonly holder?: string };
    readonly buyer_reference?: string;
    readonly customer_number?: string | number;
    readonly supplier_number?: string | number;
    readonly order_number?: string;
    readonly tax_exemption_reason?: string;
    readonly iban?: string;
    readonly bic?: string;
    readonly payment_reference?: string;
    readonly payment_part?: 'swiss';
    readonly einvoice?: 'facturx' | 'xrechnung' | 'xrechnung-ubl' | 'peppol';
  }>();
  expectTypeOf<Members<InvoicePreview>>().toEqualTypeOf<{
    readonly subtotal: number;
    readonly tax: number;
    readonly discount: number;
    readonly total: number;
    readonly rounding?: number;
    readonly rounded_total?: number;
    readonly currency: Currency;
    readonly charges?: readonly Members<ComputedAdjustment>[];
    readonly allowances?: readonly Members<ComputedAdjustment>[];
    readonly taxes?: readonly {
      readonly name: string;
      readonly rate: number;
      readonly base: number;
      readonly tax: number;
    }[];
    readonly tax_currency?: { readonly currency: string; readonly rate: number; readonly tax: number };
    readonly line_items: readonly {
      readonly description: string;
      readonly qty: number;
      readonly unit_price: number;
      readonly tax_rate: number;
      readonly amount: number;
      readonly gross?: number;
      readonly tax: number;
    }[];
  }>();
});

test('the result for an address', () => {
  expectTypeOf<Members<Checks>>().toEqualTypeOf<{
    readonly syntax: boolean;
    readonly domain_has_mx: boolean | null;
    readonly mx_hosts: readonly string[];
    readonly disposable: boolean;
    readonly disposable_evidence?: 'operator' | 'reviewed' | 'merged';
    readonly role_account: boolean;
    readonly free_provider: boolean;
    readonly typo_suggestion: string | null;
    readonly gibberish_local: boolean;
  }>();
  expectTypeOf<Members<VerifyResult>>().toEqualTypeOf<{
    readonly email: string;
    readonly normalized: string;
    readonly valid: boolean;
    readonly score: number;
    readonly reason: string;
    readonly checks: Members<Checks>;
  }>();
  expectTypeOf<Members<VerifiedEmail>>().toEqualTypeOf<Omit<Members<VerifyResult>, 'normalized'>>();
});

test('what a page says: texts are empty where they are absent, what may be null says so', () => {
  type OneOrNull = string | null;
  expectTypeOf<Members<Omit<SiteIntel, 'socials'>>>().toEqualTypeOf<{
    readonly url: string;
    readonly final_url: string;
    readonly status: number;
    readonly redirect_chain: readonly string[];
    readonly truncated: boolean;
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly language: string;
    readonly favicon: string;
    readonly og: {
      readonly title: OneOrNull;
      readonly description: OneOrNull;
      readonly image: OneOrNull;
      readonly type: OneOrNull;
      readonly site_name: OneOrNull;
    };
    readonly twitter_card: string;
    readonly generator: string;
    readonly tech: readonly string[];
    readonly locked_platform: OneOrNull;
    readonly contacts: {
      readonly emails: readonly string[];
      readonly phones: readonly string[];
      readonly addresses_hint: readonly string[];
    };
    readonly links: { readonly internal: number; readonly external: number };
    readonly has_forms: boolean;
    readonly has_analytics: readonly string[];
    readonly schema_org_types: readonly string[];
    readonly headers: {
      readonly server: string;
      readonly x_powered_by: OneOrNull;
      readonly cf_ray_present: boolean;
    };
    readonly fetched_at: string;
    readonly frames?: readonly string[];
  }>();
  expectTypeOf<SiteIntel['socials']['youtube']>().toEqualTypeOf<OneOrNull>();
  expectTypeOf<SiteIntel['socials']>().not.toHaveProperty('myspace');
});

test('the options and answers of the text functions', () => {
  expectTypeOf<Members<SummarizeOptions>>().toEqualTypeOf<{
    readonly sentences?: number;
    readonly style?: 'paragraph' | 'bullets';
  }>();
  expectTypeOf<Members<KeywordsOptions>>().toEqualTypeOf<{ readonly max?: number }>();
  expectTypeOf<Members<RewriteOptions>>().toEqualTypeOf<{
    readonly tone?: 'professional' | 'casual' | 'concise' | 'friendly' | 'formal';
  }>();
  expectTypeOf<Members<Summary>>().toEqualTypeOf<{ readonly summary: string; readonly sentences: number }>();
  expectTypeOf<Members<Classification>>().toEqualTypeOf<{
    readonly label: string;
    readonly scores: { readonly [label: string]: number };
  }>();
  expectTypeOf<Extraction>().toEqualTypeOf<{ readonly [field: string]: string | null }>();
});
