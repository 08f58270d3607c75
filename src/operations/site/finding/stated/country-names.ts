import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { normalized } from '../../../../formats/normalized.ts';

/** Codes of three letters (ISO 3166-1) and names, in English and the languages of the country, without accents. */
const names: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'usa, united states, united states of america, estados unidos',
  CA: 'can, canada',
  GB: 'gbr, uk, united kingdom, great britain, england, scotland, wales, northern ireland',
  IE: 'irl, ireland, republic of ireland, eire',
  DE: 'deu, germany, deutschland',
  AT: 'aut, austria, osterreich',
  CH: 'che, switzerland, schweiz, suisse, svizzera',
  LI: 'lie, liechtenstein',
  FR: 'fra, france',
  BE: 'bel, belgium, belgie, belgique',
  NL: 'nld, netherlands, the netherlands, holland, nederland',
  LU: 'lux, luxembourg, luxemburg',
  ES: 'esp, spain, espana',
  PT: 'prt, portugal',
  IT: 'ita, italy, italia',
  MT: 'mlt, malta',
  DK: 'dnk, denmark, danmark',
  SE: 'swe, sweden, sverige',
  NO: 'nor, norway, norge',
  FI: 'fin, finland, suomi',
  IS: 'isl, iceland, island',
  PL: 'pol, poland, polska',
  CZ: 'cze, czechia, czech republic, cesko, ceska republika',
  SK: 'svk, slovakia, slovak republic, slovenska republika, slovensko',
  HU: 'hun, hungary, magyarorszag',
  RO: 'rou, romania',
  BG: 'bgr, bulgaria, \u0431\u044a\u043b\u0433\u0430\u0440\u0438\u044f',
  GR: 'grc, greece, \u03b5\u03bb\u03bb\u03b1\u03b4\u03b1',
  CY: 'cyp, cyprus',
  HR: 'hrv, croatia, hrvatska',
  SI: 'svn, slovenia, slovenija',
  RS: 'srb, serbia, \u0441\u0440\u0431\u0438\u0458\u0430, srbija',
  EE: 'est, estonia, eesti',
  LV: 'lva, latvia, latvija',
  LT: 'ltu, lithuania, lietuva',
  UA: 'ukr, ukraine, \u0443\u043a\u0440\u0430\u0456\u043d\u0430',
  RU: 'rus, russia, russian federation, \u0440\u043e\u0441\u0441\u0438\u044f',
  BY: 'blr, belarus, \u0431\u0435\u043b\u0430\u0440\u0443\u0441\u044c',
  KZ: 'kaz, kazakhstan, \u043a\u0430\u0437\u0430\u0445\u0441\u0442\u0430\u043d',
  TR: 'tur, turkey, turkiye',
  IL: 'isr, israel, \u05d9\u05e9\u05e8\u05d0\u05dc',
  AE: 'are, united arab emirates, uae, \u0627\u0644\u0625\u0645\u0627\u0631\u0627\u062a \u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u0627\u0644\u0645\u062a\u062d\u062f\u0629',
  SA: 'sau, saudi arabia, \u0627\u0644\u0645\u0645\u0644\u0643\u0629 \u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u0627\u0644\u0633\u0639\u0648\u062f\u064a\u0629',
  EG: 'egy, egypt, \u0645\u0635\u0631',
  MA: 'mar, morocco, maroc, \u0627\u0644\u0645\u063a\u0631\u0628',
  QA: 'qat, qatar, \u0642\u0637\u0631',
  KW: 'kwt, kuwait, \u0627\u0644\u0643\u0648\u064a\u062a',
  IN: 'ind, india, \u092d\u093e\u0930\u0924',
  PK: 'pak, pakistan',
  BD: 'bgd, bangladesh',
  LK: 'lka, sri lanka',
  JP: 'jpn, japan, \u65e5\u672c',
  KR: 'kor, south korea, korea, republic of korea, \ub300\ud55c\ubbfc\uad6d',
  CN: 'chn, china, \u4e2d\u56fd',
  TW: 'twn, taiwan, \u53f0\u7063',
  HK: 'hkg, hong kong',
  SG: 'sgp, singapore',
  MY: 'mys, malaysia',
  ID: 'idn, indonesia',
  TH: 'tha, thailand, \u0e44\u0e17\u0e22',
  VN: 'vnm, vietnam, viet nam',
  PH: 'phl, philippines, pilipinas',
  AU: 'aus, australia',
  NZ: 'nzl, new zealand',
  ZA: 'zaf, south africa, suid-afrika',
  NG: 'nga, nigeria',
  KE: 'ken, kenya',
  GH: 'gha, ghana',
  BR: 'bra, brazil, brasil',
  AR: 'arg, argentina',
  MX: 'mex, mexico',
  CL: 'chl, chile',
  CO: 'col, colombia',
  PE: 'per, peru',
  UY: 'ury, uruguay',
  VE: 'ven, venezuela',
  EC: 'ecu, ecuador',
};

const byName = new Map(
  Object.entries(names).flatMap(([code, list]) =>
    list.split(', ').map((name) => [name, code as CountryCode]),
  ),
);

/** Longer than every name with white space around it. */
const MAX_NAME = 60;

/** The country of a code or a name, as structured data has them. */
export function countryNamed(text: string): CountryCode | undefined {
  if (text.length > MAX_NAME) return undefined;
  const code = text.trim().toUpperCase();
  if (code.length === 2 && code !== 'UK') return isSupportedCountry(code) ? code : undefined;
  return byName.get(withoutAccents(code.toLowerCase()));
}

function withoutAccents(name: string): string {
  return normalized(normalized(name, 'NFD').replace(/[\u0300-\u036f]/g, ''), 'NFC');
}
