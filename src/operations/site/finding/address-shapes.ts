import type { CountryCode } from 'libphonenumber-js';

/** How addresses of a country are written: by its codes, and what is before or behind them. */
export interface AddressShape {
  /** Undefined where several countries write so. */
  readonly country: CountryCode | undefined;
  /** The whole postal code. */
  readonly code: RegExp;
  /** What must be right before the code: a state. */
  readonly before?: RegExp;
  /** Whether the name of the place follows the code. */
  readonly hasPlaceBehind: boolean;
  /** Streets; of several in the text before the code the last counts. */
  readonly street: RegExp;
  /** Whether what `street` finds may be the end of a name: the street of Hafenstra\u00dfe. */
  readonly isEndOfName?: true;
}

const usStates =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|GU|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]|' +
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|' +
  'Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|' +
  'Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|' +
  'Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|' +
  'Washington|West Virginia|Wisconsin|Wyoming';
const australianStates =
  'NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT|New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania';

function region(names: string): RegExp {
  return new RegExp(`(?:^|[^\\p{L}])(?:${names})[., \\u00a0\\n\\0-]{1,4}$`, 'u');
}

/** Words and signs before a post box (UPU S42: delivery service). */
const postBox = '(?:P\\.? ?O\\.? ?Box|Post Office Box|GPO Box|PMB|Locked Bag|PO Drawer) ?#?\\d{1,6}';

const suffixes =
  'st|street|ave?|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|ct|court|pl|place|plaza|sq|square|hwy|highway|pkwy|parkway|' +
  'ter|terrace|cir|circle|broadway|trail|trl|pike|row|alley|close|crescent|cres|gardens|grove|hill|mews|park|quay|wharf|mall|turnpike|' +
  'tpke|expressway|freeway|fwy|loop|run|walk|yard|green|parade|esplanade|route|causeway|house|center|centre|ctr|xing|bypass';

/** The number of a house, with a letter, a range or a fraction. */
const house = '[1-9]\\d{0,5}(?:[-\\u2013/]\\d{1,5})?[A-Za-z]?(?: 1/2)?';

/**
 * The number before the name (US Postal Service, Publication 28; Royal Mail; Canada Post): with a word for a street, or
 * as the beginning of a line. A floor, a date and a time do not count.
 */
const numberFirst = new RegExp(
  `\\b(?:(?:(?:unit|suite|flat|shop|apt|level)\\.? (?:\\w{1,5}, ?)?)?${house},?[ \\u00a0]{1,2}(?:[\\p{L}\\d.'\\u2019#&-]+[ \\u00a0]{1,2}){0,5}?(?:${suffixes})\\b|${postBox})` +
    `|(?:^|[\\0,;:|\\u2022\\u25ca\\n\\u00a0][ \\u00a0]{0,3})(?:(?:One|Two|Three|Four|Five)|${house})[ \\u00a0]{1,2}` +
    `(?!(?:st|nd|rd|th)?[ ]?(?:floor|am|pm|a\\.m|p\\.m|hours?|years?|days?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\b)` +
    `(?:[NSEW]\\.?[EW]?\\.? )?[\\p{Lu}\\d][\\p{L}\\d.'\\u2019-]*(?:[ ][\\p{L}\\d.'\\u2019#-]+){0,3}(?=[ ]?[\\0,;|\\n\\u00a0\\u25ca])`,
  'giu',
);

const numberBehind =
  ',?[ \\u00a0]{1,2}(?:(?:n\\.?[\\u00b0\\u00ba]? ?|nr\\.? ?|No\\.? ?)?\\d{1,5}(?:[ ]?[a-zA-Z]\\b)?(?:[-\\u2013/][ ]?\\d{1,4}[a-zA-Z]?)?|s/n\\b|snc\\b)';
const name = "[\\p{L}\\d.'\\u2019-]+";

/** A word with a capital, also behind an article of one letter: l'Industrie. */
const capital = "(?:[dDlL]['\\u2019])?[\\p{Lu}\\d][\\p{L}\\d.'\\u2019-]*";

/** A word for the street before its name, which the number follows: Via Roma, 7. */
function wordFirst(words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${inBothCases(words)})[ \\u00a0]{0,2}(?:${name}[ \\u00a0]{1,2}){0,5}?${name}${numberBehind}`,
    'gu',
  );
}

/** Ends of names of streets, which the number follows: Hafenstra\u00dfe 5. */
function endingWith(endings: string): RegExp {
  return new RegExp(`(?:${inBothCases(endings)})${numberBehind}`, 'g');
}

/** Cheaper than an expression that ignores the case of all that it reads. */
function inBothCases(words: string): string {
  return words.replace(/\p{L}[^|]*/gu, (word) => `${word}|${word[0]!.toUpperCase()}${word.slice(1)}`);
}

/** Any name with a number right before a code that can be nothing else, with what the Dutch call a storey: 12-II, 12 hs. */
const nameAndNumber =
  /(?<![\p{L}\d])\p{Lu}[\p{L}.'\u2019-]+(?: [\p{L}\d.'\u2019-]+){0,4} \d{1,5}(?:[ -]?(?:bis|hs|huis|I{1,3}|IV|[a-zA-Z])\b)?(?:[-/]\d{1,4}[a-zA-Z]?)?(?=[ \u00a0,;\0\n|]{1,4}$)/gu;

/** German names that begin with a preposition and have no word for a street: Unter den Linden 77. */
const prepositional =
  /(?<![\p{L}\d])(?:Am|Auf|Beim?|Hinter|Im|Ob|Unter|Zum|Zur|(?:An|In|Vor)(?= de[nmr] )|(?:Platz|Stra\u00dfe|Strasse)(?= de[rs] ))(?: [\p{L}\d.'\u2019-]+){1,4} \d{1,3}(?:[ ]?[a-zA-Z]\b)?(?:[-/]\d{1,4}[a-zA-Z]?)?(?=[ \u00a0,;\0\n|]{1,4}$)/gu;

/** A street of a house with a name and no number, before a code of letters. */
const named =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}'\u2019-]*\.? ){1,3}(?:Street|Road|Lane|Avenue|Drive|Close|Hill|Square|Terrace|Place|Court|Park|Row|Way|Quay|Green)(?= ?[,\0\n])/gu;

const german = endingWith(
  'str\\.|stra\u00dfe|strasse|weg|platz|allee|gasse|ring|damm|ufer|chaussee|markt|hof|steig|kai|graben|zeile|promenade',
);
const french = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,4}(?:[ ]?(?:bis|ter|[a-d]))?,?[ \\u00a0]{1,2}(?:${inBothCases('rue|avenue|av\\.|boulevard|bd\\.?|place|pl\\.|chemin|all\u00e9e|quai|impasse|route|cours|square|passage|faubourg|esplanade|voie|sentier|promenade|z\\.?[ai]\\.?')})[ \\u00a0](?:${name}[ ]){0,6}?${name}`,
  'gu',
);

/**
 * The names of streets in French that the number follows, and those in Italian: Belgium, Luxembourg, Switzerland. Their words
 * are particles or have a capital, unlike those of a sentence about an avenue.
 */
const romance = new RegExp(
  `(?<!\\p{L})(?:${inBothCases('rue|avenue|av\\.|boulevard|bd\\.?|place|chemin|ch\\.|all\u00e9e|quai|impasse|route|rte|chauss\u00e9e|square|cours|ruelle|clos|via|viale|piazza|corso|vicolo|contrada')})` +
    `[ \\u00a0](?:(?:au|aux|da|de|degli|dei|del|della|delle|des|di|du|en|et|la|le|les|\u00e0) |${capital}[ ]){0,6}?${capital}${numberBehind}`,
  'gu',
);
/** The number before the name in Quebec. */
const quebec = new RegExp(
  `(?<![\\p{L}\\d])${house},?[ \\u00a0]{1,2}(?:${inBothCases('rue|avenue|av\\.|boulevard|boul\\.|chemin|ch\\.|place|mont\u00e9e|rang|c\u00f4te|route|autoroute|all\u00e9e')})[ \\u00a0](?:${name}[ ]){0,5}?${name}`,
  'gu',
);

/**
 * By country, after the Universal Postal Union's "Postal addressing systems in member countries" (one sheet a country),
 * which gives form and place of the code.
 */
export const addressShapes: readonly AddressShape[] = [
  {
    country: 'US',
    code: /^\d{5}(?:-\d{4})?$/,
    before: region(usStates),
    hasPlaceBehind: false,
    street: numberFirst,
  },
  {
    country: 'CA',
    code: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
    hasPlaceBehind: false,
    street: numberFirst,
  },
  {
    country: 'CA',
    code: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
    hasPlaceBehind: false,
    street: quebec,
  },
  { country: 'GB', code: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, hasPlaceBehind: false, street: numberFirst },
  { country: 'GB', code: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, hasPlaceBehind: false, street: named },
  {
    country: 'IE',
    code: /^[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}$/,
    hasPlaceBehind: false,
    street: numberFirst,
  },
  {
    country: 'AU',
    code: /^\d{4}$/,
    before: region(australianStates),
    hasPlaceBehind: false,
    street: numberFirst,
  },
  {
    country: 'NZ',
    code: /^\d{4}$/,
    before: region(
      'Auckland|Wellington|Christchurch|Hamilton|Tauranga|Dunedin|Napier|Nelson|Rotorua|Queenstown|Whangarei|Invercargill',
    ),
    hasPlaceBehind: false,
    street: numberFirst,
  },
  {
    country: 'IN',
    code: /^[1-9]\d{2} ?\d{3}$/,
    before: /\p{Lu}\p{L}{2,}[ \u00a0]?[-\u2013,.]?[ \u00a0]?$/u,
    hasPlaceBehind: false,
    street:
      /(?<![\p{L}\d])(?:No\.? ?)?#?\d{1,5}(?:[-/]\d{1,4})?[A-Z]?,? (?:[\p{L}\d.'-]+,? ){0,6}?(?:road|rd|street|st|nagar|marg|cross|main|lane|colony|layout|sector|phase|bazaar|chowk|salai)\b/giu,
  },
  {
    country: undefined,
    code: /^(?:[AD]-|CH-|L-)?\d{4,5}$/,
    hasPlaceBehind: true,
    street: german,
    isEndOfName: true,
  },
  {
    country: undefined,
    code: /^(?:[AD]-|CH-)?\d{4,5}$/,
    hasPlaceBehind: true,
    street: prepositional,
  },
  { country: undefined, code: /^(?:[BFL]-|CH-)?\d{4,5}$/, hasPlaceBehind: true, street: french },
  { country: undefined, code: /^(?:[BL]-|CH-)?\d{4}$/, hasPlaceBehind: true, street: romance },
  { country: 'NL', code: /^[1-9]\d{3} ?[A-Z]{2}$/, hasPlaceBehind: true, street: nameAndNumber },
  {
    country: 'BE',
    code: /^(?:B-)?\d{4}$/,
    hasPlaceBehind: true,
    street: endingWith('straat|laan|weg|plein|steenweg|lei|dreef|kaai|baan|markt'),
    isEndOfName: true,
  },
  {
    country: 'ES',
    code: /^(?:E-)?\d{5}$/,
    hasPlaceBehind: true,
    street: wordFirst(
      'calle|c/|cl\\.|avda\\.?|avenida|av\\.|plaza|pza\\.?|paseo|p\u00ba|carretera|ctra\\.?|ronda|traves\u00eda|camino|rambla|carrer|pla\u00e7a|avinguda|passeig',
    ),
  },
  {
    country: 'IT',
    code: /^(?:I-)?\d{5}$/,
    hasPlaceBehind: true,
    street: wordFirst(
      'via|viale|v\\.le|piazza|p\\.zza|piazzale|corso|c\\.so|largo|vicolo|strada|lungomare|lungotevere|contrada|localit\u00e0|loc\\.|borgo|salita',
    ),
  },
  {
    country: 'PT',
    code: /^\d{4}-\d{3}$/,
    hasPlaceBehind: true,
    street: wordFirst(
      'rua|r\\.|avenida|av\\.|pra\u00e7a|largo|travessa|estrada|alameda|cal\u00e7ada|rotunda|beco',
    ),
  },
  {
    country: 'BR',
    code: /^\d{5}-\d{3}$/,
    hasPlaceBehind: false,
    street: wordFirst('rua|r\\.|avenida|av\\.|pra\u00e7a|largo|travessa|estrada|alameda|rodovia|rod\\.'),
  },
  {
    country: 'PL',
    code: /^\d{2}-\d{3}$/,
    hasPlaceBehind: true,
    street: wordFirst('ul\\.|ulica|al\\.|aleja|aleje|pl\\.|plac|os\\.|osiedle|rynek'),
  },
  { country: 'PL', code: /^\d{2}-\d{3}$/, hasPlaceBehind: true, street: nameAndNumber },
  { country: undefined, code: /^(?:SE?-|CZ-|SK-)?\d{3} \d{2}$/, hasPlaceBehind: true, street: nameAndNumber },
  {
    country: undefined,
    code: /^(?:D|A|CH|FL|L|B|F|NL|DK|NO?|SE?|FI|I|E|P|H|SI|HR|LT|LV)-\d{4,5}$/,
    hasPlaceBehind: true,
    street: nameAndNumber,
  },
  {
    country: 'FI',
    code: /^(?:FI-)?\d{5}$/,
    hasPlaceBehind: true,
    street: endingWith('katu|tie|kuja|polku|raitti|kaari|tori|puisto|aukio|ranta|esplanadi'),
    isEndOfName: true,
  },
  {
    country: 'DK',
    code: /^(?:DK-)?\d{4}$/,
    hasPlaceBehind: true,
    street: endingWith('vej|gade|all\u00e9|str\u00e6de|plads|boulevard|v\u00e6nge|stien|torv|brygge'),
    isEndOfName: true,
  },
  {
    country: 'NO',
    code: /^(?:N-|NO-)?\d{4}$/,
    hasPlaceBehind: true,
    street: endingWith('vei|veien|gate|gata|gaten|plass|all\u00e9|brygge|torg|bakken'),
    isEndOfName: true,
  },
  {
    country: 'SE',
    code: /^(?:S-|SE-)?\d{5}$/,
    hasPlaceBehind: true,
    street: endingWith(
      'gatan|v\u00e4gen|gata|v\u00e4g|torget|torg|gr\u00e4nd|plan|all\u00e9n|stigen|leden|kajen',
    ),
    isEndOfName: true,
  },
];
