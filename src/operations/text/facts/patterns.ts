/** What a fact is made of; `name` facts are found in names.ts. */
export type FactKind =
  | 'placeholder'
  | 'code'
  | 'link'
  | 'email'
  | 'mention'
  | 'tag'
  | 'file'
  | 'quote'
  | 'date'
  | 'time'
  | 'amount'
  | 'version'
  | 'phone'
  | 'number'
  | 'name';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?:\\.(?=,? ?\\d))?';
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
/** Bounded, so that a text of digits and commas is read once. */
const digits = "\\d{1,18}(?:[.,\\u00a0\\u202f']\\d{1,18}){0,6}";
const magnitude = '(?:\\s?(?:k|m|mn|bn|million|billion|thousand|trillion)\\b)?';
const currency =
  '(?:usd|eur|gbp|cad|aud|chf|jpy|cny|inr|dollars?|euros?|pounds?(?: sterling)?|francs?|yen|rupees?|cents?|pence|\\u20ac|\\u00a3|\\u00a5|\\u20b9|\\$)';
const unit =
  '(?:%|percent(?:age points)?|per cent|\\u00b0 ?[cf]?|degrees?|kg|kgs|kilos?|kilograms?|g|grams?|mg|lbs?|oz|ounces?|tonnes?|tons?|km|kms|kilomet(?:er|re)s?|miles?|mi|m2|sqm|m\\u00b2|met(?:er|re)s?|m|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|inch(?:es)?|feet|foot|ft|yards?|acres?|hectares?|lit(?:er|re)s?|ml|cl|gallons?|gb|mb|kb|tb|gigabytes?|megabytes?|mbps|gbps|ghz|mhz|khz|hz|kwh|kw|mw|watts?|w|volts?|v|amps?|mah|px|pixels?|dpi|kcal|calories|rpm|km\\/h|mph|kph|ms|milliseconds?|secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|weeks?|months?|years?|yrs?|nights?|x)(?![\\p{L}\\p{N}])';

const pattern = (source: string): RegExp => new RegExp(source, 'giu');
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** Patterns in the order of their right to a place: what an earlier one holds, a later one leaves. */
export const patterns: readonly (readonly [FactKind, RegExp])[] = [
  ['code', pattern('```[^`]{0,5000}```|`[^`\\n]{1,300}`')],
  [
    'placeholder',
    pattern(
      '\\{\\{[^{}\\n]{1,80}\\}\\}|\\$\\{[^{}\\n]{1,80}\\}|\\{[a-z_][\\w.]{0,40}\\}|</?[a-z][^<>\\n]{0,80}>|' +
        '%(?:\\d\\$)?[sdif](?![\\p{L}\\p{N}])|%\\(\\w{1,40}\\)[sdf]|\\[[a-z][a-z _-]{1,40}\\](?!\\()|' +
        '[\\ue000-\\uf8ff]{1,80}',
    ),
  ],
  [
    'link',
    pattern(
      '(?:https?|ftps?|sftp|wss?|file)://[^\\s<>"\\u201d]+|(?:mailto|tel):[^\\s<>"]+|' +
        `${START}www\\.[^\\s<>"\\u201d]+`,
    ),
  ],
  ['email', pattern('(?<![\\w.+%-])[\\w.+%-]{1,64}@(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}\\p{L}{2,24}')],
  [
    'quote',
    pattern(
      '"[^"\\n]{1,400}"|\\u201c[^\\u201c\\u201d\\n]{1,400}\\u201d|\\u00ab[^\\u00ab\\u00bb\\n]{1,400}\\u00bb',
    ),
  ],
  [
    'quote',
    pattern(
      "(?<![\\p{L}\\p{N}.,])['\\u2018](?!cause|till?\\b|em\\b|tis|twas|bout|round|n\\b|s\\b|d\\b|ll\\b|re\\b|ve\\b|m\\b)" +
        "[\\p{L}\\p{N}][^'\\u2018\\u2019\\n\"]{0,80}['\\u2019](?![\\p{L}\\p{N}])",
    ),
  ],
  [
    'link',
    pattern(
      `(?<![\\p{L}\\p{N}@.-])(?:[a-z0-9-]{1,63}\\.){1,6}(?:com|org|net|io|dev|app|example|co|uk|de|fr|es|it|nl|eu|us|ca|au|ai|info|biz|edu|gov|test|invalid|localhost)${END}(?:[/?][^\\s<>"]*)?`,
    ),
  ],
  ['mention', pattern('(?<![\\w@.])@[a-z_][\\w.-]{0,38}\\w')],
  ['tag', pattern('(?<![\\w#&])#[\\p{L}\\p{N}_][\\w-]{0,60}')],
  [
    'file',
    pattern(
      `${START}[\\w-]{1,80}(?:\\.[\\w-]{1,40}){0,4}\\.(?:pdf|docx?|xlsx?|csv|tsv|txt|rtf|odt|pptx?|zip|gz|tar|7z|rar|png|jpe?g|gif|svg|webp|mp3|mp4|mov|wav|json|xml|ya?ml|toml|ini|cfg|conf|log|md|html?|css|js|ts|jsx|tsx|py|rb|go|java|rs|php|sh|exe|dmg|apk|sql|ics|eml|psd|env)${END}|` +
        '(?<![\\p{L}\\p{N}/<])(?:~|\\.{1,2})?/[\\w.-]{1,80}/[\\w./-]{0,200}|\\b[a-z]:\\\\[^\\s"<>|]{1,200}',
    ),
  ],
  [
    'date',
    pattern(
      `${START}\\d{4}-\\d{2}-\\d{2}(?:t\\d{2}:\\d{2}(?::\\d{2})?(?:z|[+-]\\d{2}:?\\d{2})?)?${END}|` +
        `${START}\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}${END}|` +
        `${START}(?:${weekday},? )?(?:${ordinal}(?:\\s?(?:-|\\u2013|to|and|until)\\s?))?${ordinal}(?: of)? ${month}(?:,? \\d{4})?${END}|` +
        `${START}(?:${weekday},? )?(?:${month} )${ordinal}(?:\\s?(?:-|\\u2013|to)\\s?${ordinal})?${END}(?:,? \\d{4}${END})?|` +
        `${START}(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{4}${END}|` +
        `${START}${weekday}${END}|` +
        `${START}(?:january|february|april|june|july|august|september|october|november|december)${END}`,
    ),
  ],
  [
    'time',
    pattern(
      `${START}(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:-|\\u2013|to|and)\\s?)?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.m\\.|[ap]m${END}|o['\\u2019]clock)|` +
        `${START}\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?(?:-|\\u2013|to)\\s?\\d{1,2}:\\d{2})?(?:\\s?(?:h|utc|gmt|cet|cest|est|pst|bst))?${END}`,
    ),
  ],
  [
    'amount',
    pattern(
      `[$\\u20ac\\u00a3\\u00a5\\u20b9]\\s?${digits}${magnitude}|${START}(?:usd|eur|gbp|cad|aud|chf|jpy|us\\$|a\\$) ?${digits}${magnitude}|` +
        `${START}${digits}${magnitude}\\s?${currency}${END}`,
    ),
  ],
  [
    'phone',
    pattern(
      '(?<![\\w.,])(?:\\+\\d{1,3}[ .-]?(?:\\(\\d{1,5}\\)[ .-]?)?|\\(\\d{1,5}\\)[ .-]?)\\d{2,5}(?:[ .-]\\d{2,5}){0,5}(?!\\w)|' +
        '(?<![\\w.,])\\d{2,5}(?:[ .-]\\d{2,5}){2,5}(?![\\w])|(?<![\\w.,])\\d{3}[ -]\\d{4}(?!\\w)|(?<![\\w.,])0\\d{3,4}[ -]\\d{5,7}(?!\\w)',
    ),
  ],
  [
    'version',
    pattern(`${START}v?\\d+(?:\\.\\d+){2,4}(?:-[\\w.]{1,20})?${END}|${START}v\\d+(?:\\.\\d+){0,3}${END}`),
  ],
  [
    'number',
    pattern(
      `${START}[+-]?${digits}\\s?(?:-|\\u2013|to)\\s?${digits}(?:\\s?${unit}|${END})|` +
        `${START}[+-]?${digits}(?:(?:st|nd|rd|th)${END}|[\\s-]?${unit})`,
    ),
  ],
  [
    'code',
    pattern(
      `${START}(?=[\\p{L}\\p{N}_/.-]{0,30}\\d)(?=[\\p{N}_/.-]{0,30}\\p{L})[\\p{L}\\p{N}]+(?:[_/.-][\\p{L}\\p{N}]+){0,8}${END}`,
    ),
  ],
  [
    'code',
    pattern(
      `${START}(?=[\\p{L}_/.-]{1,30}\\d)\\p{L}[\\p{L}\\p{N}]*(?:[_/.-]+[\\p{L}\\p{N}]+){1,8}${END}|${START}\\p{L}{1,6}\\p{N}[\\p{L}\\p{N}]*${END}`,
    ),
  ],
  ['code', pattern(`${START}[\\p{L}\\p{N}]+(?:_+[\\p{L}\\p{N}]+)+${END}`)],
  ['number', pattern('(?<!\\p{L})\\d+(?:[.,]\\d+)*')],
];
