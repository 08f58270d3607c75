/** Signs of units (SI brochure, and the customs of trade) by their code in UN/ECE Recommendation 20. */
const signs = {
  // Pieces and single services: the quantity alone says enough.
  C62: '',
  H87: '',
  EA: '',
  HUR: 'h',
  MIN: 'min',
  SEC: 's',
  MGM: 'mg',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  LBR: 'lb',
  ONZ: 'oz',
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  KMT: 'km',
  INH: 'in',
  FOT: 'ft',
  MMK: 'mm\u00b2',
  CMK: 'cm\u00b2',
  MTK: 'm\u00b2',
  HAR: 'ha',
  KMK: 'km\u00b2',
  MLT: 'ml',
  CLT: 'cl',
  LTR: 'l',
  CMQ: 'cm\u00b3',
  MTQ: 'm\u00b3',
  WHR: 'Wh',
  KWH: 'kWh',
  MWH: 'MWh',
  WTT: 'W',
  KWT: 'kW',
  AMP: 'A',
  VLT: 'V',
  BAR: 'bar',
  CEL: '\u00b0C',
  P1: '%',
  E34: 'GB',
  E35: 'TB',
  '4L': 'MB',
} as const satisfies Record<string, string>;

const signOf = new Map<string, string>(Object.entries(signs));

/** The sign of a unit, empty for pieces; undefined where it has none. */
export function unitSign(code: string): string | undefined {
  return signOf.get(code);
}
