import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { withoutAccents } from '../../../../formats/file-name.ts';

/**
 * Codes of three letters (ISO 3166-1) and names, in English, the languages of the country and, where they differ, the large ones
 * of Western Europe, without accents.
 */
const names: Readonly<Partial<Record<CountryCode, string>>> = {
  US: 'usa, united states, united states of america, estados unidos, vereinigte staaten, etats-unis, stati uniti, verenigde staten',
  CA: 'can, canada, kanada',
  GB: 'gbr, uk, united kingdom, great britain, england, scotland, wales, northern ireland, grossbritannien, vereinigtes konigreich, royaume-uni, reino unido, regno unito, verenigd koninkrijk, angleterre',
  IE: 'irl, ireland, republic of ireland, eire, irland, irlande, irlanda, ierland',
  DE: 'deu, germany, deutschland, allemagne, alemania, germania, duitsland, alemanha, niemcy, nemecko, tyskland',
  AT: 'aut, austria, osterreich, autriche, oostenrijk',
  CH: 'che, switzerland, schweiz, suisse, svizzera, suiza, zwitserland, suica, szwajcaria',
  LI: 'lie, liechtenstein',
  FR: 'fra, france, frankreich, francia, frankrijk, franca, francja',
  BE: 'bel, belgium, belgie, belgique, belgien, belgica, belgio',
  NL: 'nld, netherlands, the netherlands, holland, nederland, niederlande, pays-bas, paises bajos, paesi bassi',
  LU: 'lux, luxembourg, luxemburg, lussemburgo, luxemburgo',
  ES: 'esp, spain, espana, spanien, espagne, spagna, spanje, espanha',
  PT: 'prt, portugal',
  IT: 'ita, italy, italia, italien, italie, wlochy',
  MT: 'mlt, malta',
  DK: 'dnk, denmark, danmark, danemark, dinamarca, danimarca, denemarken',
  SE: 'swe, sweden, sverige, schweden, suede, suecia, svezia, zweden',
  NO: 'nor, norway, norge, norwegen, norvege, noruega, norvegia, noorwegen',
  FI: 'fin, finland, suomi, finnland, finlande, finlandia',
  IS: 'isl, iceland, island',
  PL: 'pol, poland, polska, polen, pologne, polonia',
  CZ: 'cze, czechia, czech republic, cesko, ceska republika, tschechien, tschechische republik, republique tcheque, republica checa, tsjechie',
  SK: 'svk, slovakia, slovak republic, slovenska republika, slovensko, slowakei, slovaquie, eslovaquia, slovacchia',
  HU: 'hun, hungary, magyarorszag, ungarn, hongrie, hungria, ungheria, hongarije',
  RO: 'rou, romania, rumanien, roumanie, rumania',
  BG: 'bgr, bulgaria, \u0431\u044a\u043b\u0433\u0430\u0440\u0438\u044f',
  GR: 'grc, greece, \u03b5\u03bb\u03bb\u03b1\u03b4\u03b1, griechenland, grece, grecia',
  CY: 'cyp, cyprus',
  HR: 'hrv, croatia, hrvatska, kroatien, croatie, croacia, croazia',
  SI: 'svn, slovenia, slovenija, slowenien, slovenie, eslovenia',
  RS: 'srb, serbia, \u0441\u0440\u0431\u0438\u0458\u0430, srbija',
  EE: 'est, estonia, eesti',
  LV: 'lva, latvia, latvija',
  LT: 'ltu, lithuania, lietuva',
  UA: 'ukr, ukraine, \u0443\u043a\u0440\u0430\u0456\u043d\u0430',
  RU: 'rus, russia, russian federation, \u0440\u043e\u0441\u0441\u0438\u044f',
  BY: 'blr, belarus, \u0431\u0435\u043b\u0430\u0440\u0443\u0441\u044c',
  KZ: 'kaz, kazakhstan, \u043a\u0430\u0437\u0430\u0445\u0441\u0442\u0430\u043d',
  TR: 'tur, turkey, turkiye, turkei, turquie, turquia, turchia',
  IL: 'isr, israel, \u05d9\u05e9\u05e8\u05d0\u05dc',
  AE: 'are, united arab emirates, uae, \u0627\u0644\u0625\u0645\u0627\u0631\u0627\u062a \u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u0627\u0644\u0645\u062a\u062d\u062f\u0629',
  SA: 'sau, saudi arabia, \u0627\u0644\u0645\u0645\u0644\u0643\u0629 \u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u0627\u0644\u0633\u0639\u0648\u062f\u064a\u0629',
  EG: 'egy, egypt, \u0645\u0635\u0631',
  MA: 'mar, morocco, maroc, \u0627\u0644\u0645\u063a\u0631\u0628',
  QA: 'qat, qatar, \u0642\u0637\u0631',
  KW: 'kwt, kuwait, \u0627\u0644\u0643\u0648\u064a\u062a',
  IN: 'ind, india, \u092d\u093e\u0930\u0924, indien, inde',
  PK: 'pak, pakistan',
  BD: 'bgd, bangladesh',
  LK: 'lka, sri lanka',
  JP: 'jpn, japan, \u65e5\u672c, japon, giappone',
  KR: 'kor, south korea, korea, republic of korea, \ub300\ud55c\ubbfc\uad6d',
  CN: 'chn, china, \u4e2d\u56fd, chine, cina',
  TW: 'twn, taiwan, \u53f0\u7063',
  HK: 'hkg, hong kong',
  SG: 'sgp, singapore',
  MY: 'mys, malaysia',
  ID: 'idn, indonesia',
  TH: 'tha, thailand, \u0e44\u0e17\u0e22',
  VN: 'vnm, vietnam, viet nam',
  PH: 'phl, philippines, pilipinas',
  AU: 'aus, australia, australien, australie',
  NZ: 'nzl, new zealand, neuseeland, nouvelle-zelande',
  ZA: 'zaf, south africa, suid-afrika, sudafrika, afrique du sud, sudafrica',
  NG: 'nga, nigeria',
  KE: 'ken, kenya',
  GH: 'gha, ghana',
  BR: 'bra, brazil, brasil, brasilien, bresil',
  AR: 'arg, argentina',
  MX: 'mex, mexico, mexiko, mexique, messico',
  CL: 'chl, chile',
  CO: 'col, colombia',
  PE: 'per, peru',
  UY: 'ury, uruguay',
  VE: 'ven, venezuela',
  EC: 'ecu, ecuador',
};

const byName = new Map(
  Object.entries(names).flatMap(([code, list]) =>
    list.split(', ').map((name) => [withoutAccents(name, 'NFD'), code as CountryCode]),
  ),
);

/** Longer than every name with white space around it. */
const MAX_NAME = 60;

/** The country of a code or a name, as structured data has them. */
export function countryNamed(text: string): CountryCode | undefined {
  if (text.length > MAX_NAME) return undefined;
  const code = text.trim().toUpperCase();
  if (code.length === 2 && code !== 'UK') return isSupportedCountry(code) ? code : undefined;
  return byName.get(withoutAccents(code.toLowerCase(), 'NFD'));
}
