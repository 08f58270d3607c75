import { inSmallLetters } from '../../../language/fold.ts';
import { countWhile } from '../../../ordered.ts';
import type { Name } from '../values/name.ts';
import { alternatives } from './page-words.ts';
import type { Reading, Span } from './reading.ts';

const INTRODUCTION =
  /(?:\b[Mm]y (?:full )?name is|\b[Mm]y name's|\b[Tt]his is|\b[Ii]t(?:'s|\u2019s| is|s)|\b[Ii](?:'m|\u2019m| am)|\b[Ii]ch bin|\b[Mm]ein Name ist|\b[Jj]e m['\u2019]appelle|\b[Mm]e llamo|\b[Mm]i chiamo|\b(?:[Uu]nder|[Ii]n) the name(?: of)?|\b[Ss]peaking is|\bthe undersigned,?|\b[Ii], )[ ]{0,1}/g;

/** The writer as he introduces himself: my name is, this is X from Y. */
export function introduced(reading: Reading): Span | undefined {
  const { text } = reading.page;
  for (const match of text.matchAll(INTRODUCTION)) {
    const at = match.index + match[0].length;
    const name = nameAt(reading, at);
    if (name === undefined) continue;
    const sure = /name/i.test(match[0]) || name.type === 'person';
    if (sure && name.type !== 'org' && name.type !== 'place') return name;
  }
  return undefined;
}

/** In small letters: a pattern that ignores case takes long to compile. */
const CLOSING =
  /(?:^|[\n.!?,] ?)[ ]*(?:(?:with )?(?:(?:kind|best|warm|many|warmest|kindest|very best|deep|sincere|heartfelt|friendly)(?:est)? )?(?:regards|wishes|congratulations|thanks|compliments|gratitude|greetings|sympathy|condolences|love|hugs)|in (?:haste|solidarity|gratitude|sympathy)|with (?:love|gratitude|appreciation|respect|many thanks|deepest sympathy)|(?:best|love|cheers|thanks|thank you|sincerely|respectfully|cordially|warmly|greetings)(?: (?:again|in advance|so much|very much|and regards|yours|a lot))?|yours(?: (?:sincerely|faithfully|truly|ever))?|all the best|many thanks|take care|see you(?: soon)?|best|signed|mit (?:freundlichen|besten|herzlichen) gr\u00fc\u00dfen|viele gr\u00fc\u00dfe|beste gr\u00fc\u00dfe|liebe gr\u00fc\u00dfe|freundliche gr\u00fc\u00dfe|cordialement|bien \u00e0 vous|saludos(?: cordiales)?|un saludo|atentamente|cordiali saluti|distinti saluti|atenciosamente|met vriendelijke groet(?:en)?|groeten)[ ]?[,.!]?(?:[ ]|[ ]*\n[\n ]{0,4}|[ ]?[-\u2013][ ]?)/gm;

/** The name under a letter. */
export function signature(reading: Reading): Span | undefined {
  const { text } = reading.page;
  let found: Name | undefined;
  for (const match of inSmallLetters(text).matchAll(CLOSING)) {
    const name = nameAt(reading, match.index + match[0].length);
    if (name !== undefined && name.type !== 'org' && name.type !== 'place' && endsLine(text, name.end))
      found = name;
  }
  return found ?? lastLine(reading) ?? businessCard(reading);
}

/** A name on the last line, alone or after a dash. */
function lastLine(reading: Reading): Span | undefined {
  const { names, page } = reading;
  const lines = page.lines.filter(({ text }) => text.trim() !== '');
  const last = lines.at(-1);
  if (last === undefined) return undefined;
  const dashed = /[-\u2013\u2014] ?(\p{Lu}[\p{L}' .-]{1,40})$/u.exec(last.text.slice(-60));
  const from = dashed === null ? last.start : last.start + last.text.length - (dashed[1] as string).length;
  if (dashed === null && lines.length < 2) return afterLastStop(reading);
  const alone = names.find(
    (name) =>
      name.start === from &&
      name.end >= page.text.trimEnd().length - 1 &&
      name.type !== 'org' &&
      name.type !== 'place' &&
      (dashed !== null || name.type === 'person' || isTwoWords(name)),
  );
  return alone ?? afterLastStop(reading);
}

/** A name alone after the last sentence: Never again. Steven Larkin */
function afterLastStop(reading: Reading): Span | undefined {
  const { names, page } = reading;
  const last = names.at(-1);
  if (last === undefined || last.type !== 'person' || last.first === last.last) return undefined;
  const ends = page.text.slice(last.end).trim().length <= 1;
  return ends && /[.!?] $/.test(page.text.slice(Math.max(0, last.start - 2), last.start)) ? last : undefined;
}

function isTwoWords(name: Name): boolean {
  return name.last - name.first === 1;
}

/** A first line that is a name, above lines of how to reach its bearer. */
function businessCard(reading: Reading): Span | undefined {
  const { lines } = reading.page;
  const [first] = lines;
  if (
    first === undefined ||
    lines.length < 3 ||
    lines.length > 14 ||
    lines.some(({ text }) => text.length > 90)
  )
    return undefined;
  if (!reading.values.some(({ type }) => type === 'email' || type === 'phone' || type === 'url'))
    return undefined;
  return reading.names.find(
    (name) =>
      name.start === first.start &&
      name.end === first.end &&
      (name.type === 'person' || (name.type === 'name' && name.last > name.first)),
  );
}

const KIN = new RegExp(String.raw`\b[Mm]y (?:\w{3,9} )?(?:${alternatives('kin')}),? (?=\p{Lu})`, 'gu');

/** Whom a letter of a relative is about: my daughter Freya. */
export function relative(reading: Reading): Span | undefined {
  for (const match of reading.page.text.matchAll(KIN)) {
    const name = nameAt(reading, match.index + match[0].length);
    if (name !== undefined && name.type !== 'org' && name.type !== 'place') return name;
  }
  return undefined;
}

const GREETING =
  /(?:^|\n|[.!?][ ])[ ]*(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Liebe[r]?|Sehr geehrte[r]?|Hallo|Guten Tag|Cher|Ch\u00e8re|Bonjour|Estimad[oa]|Hola|Querid[oa]|Gentile|Car[oa]|Egregio|Prezad[oa]|Beste|Geachte|To)[ ,]/gu;

/** The person a letter greets. */
export function salutation(reading: Reading): Span | undefined {
  for (const match of reading.page.text.matchAll(GREETING)) {
    const name = nameAt(reading, match.index + match[0].length);
    if (
      name !== undefined &&
      name.type !== 'org' &&
      name.type !== 'place' &&
      (name.type === 'person' || /[,!\n]/.test(reading.page.text[name.end] ?? ''))
    )
      return name;
  }
  return undefined;
}

function nameAt(reading: Reading, at: number): Name | undefined {
  const { names, page } = reading;
  let from = at;
  while (from < at + 4 && /[\s,]/.test(page.text[from] ?? '')) from += 1;
  const place = countWhile(names, (one) => one.start < from);
  const name = names[place];
  return name !== undefined && name.start === from ? name : undefined;
}

function endsLine(text: string, at: number): boolean {
  return /^[.,!]?[ ]*(?:$|\n|[,(|])/.test(text.slice(at, at + 6));
}
