/** Currencies without a minor unit, and those whose minor unit is a thousandth (ISO 4217); a hundredth of all others. */
const inWholes = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const inThousandths = 'BHD IQD JOD KWD LYD OMR TND';

const places = new Map([
  ...inWholes.split(' ').map((code) => [code, 0] as const),
  ...inThousandths.split(' ').map((code) => [code, 3] as const),
]);

/** How many decimals the amounts of a currency have: its minor unit in ISO 4217. */
export function minorUnits(currency: string): number {
  return places.get(currency) ?? 2;
}

/** Minor units as a decimal number without grouping: `-12.30`, of a currency without minor units `-1230`. */
export function amountText(minor: number | bigint, places: number): string {
  const size = String(minor < 0 ? -minor : minor).padStart(places + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return places === 0 ? `${sign}${size}` : `${sign}${size.slice(0, -places)}.${size.slice(-places)}`;
}
