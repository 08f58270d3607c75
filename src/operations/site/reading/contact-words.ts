import { normalized } from '../../../formats/normalized.ts';

/** What a language calls a telephone and a fax machine on contact pages. */
interface Names {
  readonly language: string;
  readonly phone: string;
  readonly fax: string;
}

/**
 * The names by language, in the order in which pages use the languages (W3Techs), from contact pages in public
 * repositories. Words that several languages share are in one row; spellings without accents are derived.
 */
const byLanguage: readonly Names[] = [
  {
    language: 'en',
    phone:
      'tel tels telephone telephones phone phones ph phn mob mobile cell cellphone cellular tollfree freephone landline',
    fax: 'fax faxes faxed faxing efax telefax facsimile facsimilie fascimile faxline faxback fx',
  },
  {
    language: 'es',
    phone: 'tel\u00e9fono tel\u00e9fonos fono fonos tfno tlfno tlf tfn tfo m\u00f3vil celular centralita',
    fax: 'telefacs\u00edmil facs\u00edmil',
  },
  {
    language: 'de',
    phone:
      'telefon telefonnummer telefonnr fon mobil mobilnr mobiltelefon handy handynummer rufnummer festnetz durchwahl',
    fax: 'faxnummer telefaxnummer faxnr',
  },
  {
    language: 'fr',
    phone: 't\u00e9l t\u00e9l\u00e9phone t\u00e9l\u00e9phones',
    fax: 't\u00e9l\u00e9c t\u00e9l\u00e9copie t\u00e9l\u00e9copies t\u00e9l\u00e9copieur t\u00e9l\u00e9copieurs t\u00e9l\u00e9copier',
  },
  {
    language: 'pt',
    phone: 'telefone telefones telef telem\u00f3vel telem\u00f3veis telem tlm fone fones cel',
    fax: 'telec\u00f3pia',
  },
  {
    language: 'ru',
    phone:
      '\u0442\u0435\u043b \u0442\u0435\u043b\u0435\u0444\u043e\u043d \u0442\u0435\u043b\u0435\u0444\u043e\u043d\u044b \u0442\u0435\u043b\u0435\u0444\u043e\u043d\u0430 \u0442\u0435\u043b\u0435\u0444\u043e\u043d\u043e\u0432 \u043c\u043e\u0431 \u043c\u043e\u0431\u0438\u043b\u044c\u043d\u044b\u0439 \u043c\u043e\u0431\u0438\u043b\u044c\u043d\u044b\u0435 \u0441\u043e\u0442 \u0441\u043e\u0442\u043e\u0432\u044b\u0439',
    fax: '\u0444\u0430\u043a\u0441 \u0444\u0430\u043a\u0441\u0430 \u0444\u0430\u043a\u0441\u044b \u0442\u0435\u043b\u0435\u0444\u0430\u043a\u0441',
  },
  { language: 'it', phone: 'telefono telefoni cellulare centralino', fax: 'telecopia' },
  { language: 'nl', phone: 'telefoon telefoonnummer telnr gsm mobiel', fax: '' },
  { language: 'pl', phone: 'telefony kom kom\u00f3rka kom\u00f3rkowy infolinia', fax: 'faks telefaks' },
  { language: 'tr', phone: 'telefonu cep santral', fax: 'faks\u0131 belgege\u00e7er' },
  {
    language: 'fa',
    phone: '\u062a\u0644\u0641\u0646 \u0647\u0645\u0631\u0627\u0647 \u0645\u0648\u0628\u0627\u06cc\u0644',
    fax: '\u0641\u06a9\u0633 \u0641\u0627\u06a9\u0633 \u0646\u0645\u0627\u0628\u0631 \u062f\u0648\u0631\u0646\u06af\u0627\u0631',
  },
  { language: 'vi', phone: 'tho\u1ea1i \u0111t s\u0111t \u0111td\u0111 \u0111\u1ed9ng', fax: '' },
  {
    language: 'id, ms',
    phone: 'telp telepon telpon ponsel bimbit',
    fax: 'faksimile faksimili faximile faksimil',
  },
  {
    language: 'cs, sk',
    phone: 'telef\u00f3n telef\u00f3nne mobiln\u00ed mobiln\u00fd telefonn\u00ed volejte',
    fax: '',
  },
  {
    language: 'uk',
    phone:
      '\u043c\u043e\u0431\u0456\u043b\u044c\u043d\u0438\u0439 \u0442\u0435\u043b\u0435\u0444\u043e\u043d\u0438',
    fax: '',
  },
  { language: 'hu', phone: 'telefonsz\u00e1m mobilsz\u00e1m', fax: 'faxsz\u00e1m' },
  { language: 'sv', phone: 'v\u00e4xel telefonnr mobilnummer', fax: 'telefaxnr' },
  {
    language: 'ar',
    phone:
      '\u0647\u0627\u062a\u0641 \u0627\u0644\u0647\u0627\u062a\u0641 \u062a\u0644\u0641\u0648\u0646 \u0645\u0648\u0628\u0627\u064a\u0644 \u062c\u0648\u0627\u0644 \u0627\u0644\u062c\u0648\u0627\u0644 \u0645\u062d\u0645\u0648\u0644',
    fax: '\u0641\u0627\u0643\u0633 \u0627\u0644\u0641\u0627\u0643\u0633 \u0646\u0627\u0633\u0648\u062e',
  },
  { language: 'ro', phone: 'telefoane', fax: '' },
  {
    language: 'el',
    phone:
      '\u03c4\u03b7\u03bb \u03c4\u03b7\u03bb\u03ad\u03c6\u03c9\u03bd\u03bf \u03c4\u03b7\u03bb\u03ad\u03c6\u03c9\u03bd\u03b1 \u03ba\u03b9\u03bd \u03ba\u03b9\u03bd\u03b7\u03c4\u03cc',
    fax: '\u03c6\u03b1\u03be \u03c4\u03b7\u03bb\u03b5\u03bf\u03bc\u03bf\u03b9\u03cc\u03c4\u03c5\u03c0\u03bf',
  },
  { language: 'da, nb', phone: 'tlf telefonnummer mobilnr sentralbord hovednummer', fax: '' },
  {
    language: 'he',
    phone:
      '\u05d8\u05dc \u05d8\u05dc\u05e4\u05d5\u05df \u05e0\u05d9\u05d9\u05d3 \u05e1\u05dc\u05d5\u05dc\u05e8\u05d9 \u05e1\u05dc\u05d5\u05dc\u05d0\u05e8\u05d9 \u05e4\u05dc\u05d0\u05e4\u05d5\u05df',
    fax: '\u05e4\u05e7\u05e1',
  },
  { language: 'fi', phone: 'puh puhelin puhelinnumero vaihde matkapuhelin', fax: 'faksi telekopio' },
  {
    language: 'bg, mk, sr',
    phone: '\u043c\u043e\u0431\u0438\u043b\u0435\u043d \u043c\u043e\u0431\u0438\u043b\u043d\u0438',
    fax: '',
  },
  { language: 'hr, sl, sr', phone: 'mobitel mobilni telefonska', fax: '' },
  {
    language: 'lt, lv, et',
    phone: 'telefonas t\u0101lrunis t\u0101lr telefons mobilus mobilusis mobilais mobiil mobiiltelefon',
    fax: 'faksas fakss',
  },
  {
    language: 'is',
    phone: 's\u00edmi s\u00edmar s\u00edman\u00famer fars\u00edmi',
    fax: 'br\u00e9fas\u00edmi br\u00e9fs\u00edmi',
  },
  { language: 'ca, gl, eu', phone: 'tel\u00e8fon m\u00f2bil m\u00f3bil telefonoa', fax: '' },
  { language: 'af, sw', phone: 'selfoon simu', fax: '' },
  { language: 'ga, cy', phone: 'f\u00f3n guth\u00e1n ff\u00f4n', fax: '' },
  {
    language: 'ka, hy',
    phone:
      '\u10e2\u10d4\u10da \u10e2\u10d4\u10da\u10d4\u10e4\u10dd\u10dc\u10d8 \u10db\u10dd\u10d1 \u0570\u0565\u057c \u0570\u0565\u057c\u0561\u056d\u0578\u057d',
    fax: '\u10e4\u10d0\u10e5\u10e1\u10d8 \u0586\u0561\u0584\u057d',
  },
  {
    language: 'bn, ur, ta, te',
    phone:
      '\u09ab\u09cb\u09a8 \u09ae\u09cb\u09ac\u09be\u0987\u09b2 \u0641\u0648\u0646 \u0679\u06cc\u0644\u06cc\u0641\u0648\u0646 \u0645\u0648\u0628\u0627\u0626\u0644 \u0ba4\u0bca\u0bb2\u0bc8\u0baa\u0bc7\u0b9a\u0bbf \u0c2b\u0c4b\u0c28\u0c4d',
    fax: '\u09ab\u09cd\u09af\u09be\u0995\u09cd\u09b8 \u0641\u06cc\u06a9\u0633 \u0ba4\u0bca\u0bb2\u0bc8\u0ba8\u0b95\u0bb2\u0bcd',
  },
  {
    language: 'hi',
    phone:
      '\u092b\u093c\u094b\u0928 \u092b\u094b\u0928 \u0926\u0942\u0930\u092d\u093e\u0937 \u092e\u094b\u092c\u093e\u0907\u0932',
    fax: '\u092b\u093c\u0948\u0915\u094d\u0938 \u092b\u0948\u0915\u094d\u0938',
  },
];

/**
 * Ends of words of scripts that are written without spaces, Chinese, Japanese, Korean and Thai, and a word for a
 * number behind them.
 */
const unspaced = {
  phone:
    '\u7535\u8bdd|\u96fb\u8a71|\u70ed\u7ebf|\u71b1\u7dda|\u624b\u673a|\u624b\u6a5f|\u4e13\u7ebf|\u5c08\u7dda|\u643a\u5e2f|\uc804\ud654|\ud734\ub300\ud3f0|\ud578\ub4dc\ud3f0|\uc5f0\ub77d\ucc98|\uace0\uac1d\uc13c\ud130|\ucf5c\uc13c\ud130|\ub300\ud45c|\u30d5\u30ea\u30fc\u30c0\u30a4\u30e4\u30eb|\u30d5\u30ea\u30fc\u30c0\u30a4\u30a2\u30eb|\u30d5\u30ea\u30fc\u30b3\u30fc\u30eb|\u5ba2\u670d|(?:\ubb38\uc758|\uc0c1\ub2f4|\u554f\u3044\u5408\u308f\u305b|\u554f\u5408\u305b|\u54a8\u8be2|\u8aee\u8a62|\u9884\u7ea6|\u9810\u7d04|\u8ba2\u5ea7|\u8a02\u4f4d)(?![\u756a\u53f7\u865f\ubc88])|\u0e42\u0e17\u0e23\u0e28\u0e31\u0e1e\u0e17\u0e4c|\u0e42\u0e17\u0e23|\u0e21\u0e37\u0e2d\u0e16\u0e37\u0e2d|(?<![a-z])(?:tel|phone)(?=[\u756a\u53f7\u865f\ubc88])',
  fax: '\u4f20\u771f|\u50b3\u771f|\u30d5\u30a1\u30c3\u30af\u30b9|\u30d5\u30a1\u30af\u30b9|\u30d5\u30a1\u30af\u30b7\u30df\u30ea|\ud329\uc2a4|\u0e42\u0e17\u0e23\u0e2a\u0e32\u0e23|\u0e41\u0e1f\u0e01\u0e0b\u0e4c|\u0e41\u0e1f\u0e47\u0e01\u0e0b\u0e4c|(?<![a-z])fax(?=[\u756a\u53f7\u865f\ubc88\u6a5f])',
  number: '\u756a\u53f7|\u53f7\u7801|\u865f\u78bc|\u53f7|\u865f|\ubc88\ud638|\u6a5f',
};

/** Names of telephones. */
const phoneNames = wordsOf(byLanguage.map(({ phone }) => phone).join(' '));

/** Names of fax machines, and the verbs made of them. */
const faxNames = wordsOf(byLanguage.map(({ fax }) => fax).join(' '));

const phoneEnding = new RegExp(`(?:${unspaced.phone})(?:${unspaced.number})?$`, 'u');
const faxEnding = new RegExp(`(?:${unspaced.fax})(?:${unspaced.number})?$`, 'u');

/** Whether a word in lower case names a telephone. */
export function namesPhone(word: string): boolean {
  return phoneNames.has(word) || (isUnspaced(word) && phoneEnding.test(word.slice(-MAX_ENDING)));
}

/** Whether a word in lower case names a fax machine. */
export function namesFax(word: string): boolean {
  return faxNames.has(word) || (isUnspaced(word) && faxEnding.test(word.slice(-MAX_ENDING)));
}

/** Longer than every name in those scripts with its number. */
const MAX_ENDING = 16;

/** Whether a word ends in a script of Thailand or East Asia. */
function isUnspaced(word: string): boolean {
  const code = word.charCodeAt(word.length - 1);
  return (code >= 0xe00 && code < 0xe80) || (code >= 0x3040 && code < 0xd7b0);
}

/** The words of a list, and how capitals and hurried writers spell them: without accents. */
export function wordsOf(list: string): ReadonlySet<string> {
  const words = list.split(/\s+/).filter(Boolean);
  return new Set(words.flatMap((word) => [word, normalized(word, 'NFD').replace(/[\u0300-\u036f]/g, '')]));
}
