import { extract } from '../../dist/operations/text/index.js';
import { peer, present, wink } from '../peer.mjs';
import { isSameSpan, isSameValue } from '../same-value.mjs';

export const targets = { 'all fields': 0.85, 'present values': 0.8, 'absent as null': 0.96 };

/** Which entities of the peers a field asks for, by its name. */
const KINDS = [
  ['email', /e-?mail/],
  ['phone', /phone|mobile|tel|fax|cell/],
  ['url', /url|website|web ?site|link|homepage/],
  [
    'money',
    /amount|price|total|cost|fee|rent|salary|deposit|vat|tax|balance|budget|fine|tip|discount|premium/,
  ],
  ['date', /date|deadline|day|due|start|end|birth|expir|until|check ?-?in|check ?-?out/],
  ['time', /time|hour/],
  ['place', /city|country|location|place|venue|address|town|where/],
  ['organization', /company|organi[sz]ation|vendor|supplier|employer|bank|landlord|firm|school|carrier/],
  ['number', /number|count|quantity|rooms|guests|people|nights|servings/],
  ['person', /name|contact|person|customer|client|tenant|doctor|patient|author|host|speaker|sender|manager/],
];

/**
 * Fields found as the text has them, and absent ones left null. A wrong value costs more than none: the score counts
 * it twice. In the public sets answer and gold are the same when one holds the other.
 */
export function measure({ gold, half }, candidates) {
  const isSame = half === 'public' ? isSameSpan : isSameValue;
  return {
    rates: Object.fromEntries(
      Object.entries(candidates).map(([name, read]) => [name, ratesOf(gold, read, isSame)]),
    ),
  };
}

function ratesOf(items, read, isSame) {
  const judged = items.flatMap(({ text, fields }) => {
    const names = Object.keys(fields);
    const found = read(text, names);
    return names.map((name, index) => outcome(fields[name], found[index] ?? null, isSame));
  });
  const present = judged.filter(({ isPresent }) => isPresent);
  const absent = judged.filter(({ isPresent }) => !isPresent);
  const [right, wrong] = [count(judged, 'right').right, count(judged, 'wrong').right];
  return {
    'all fields': count(judged, 'right'),
    absent: count(judged, 'absent'),
    wrong: count(judged, 'wrong'),
    score: { right: right - 2 * wrong, all: judged.length },
    'present values': count(present, 'right'),
    'absent as null': count(absent, 'right'),
  };
}

function outcome(gold, found, isSame) {
  const isPresent = gold !== null;
  if (found === null) return { isPresent, verdict: isPresent ? 'absent' : 'right' };
  const isRight = isPresent && gold.some((accepted) => isSame(accepted, found));
  return { isPresent, verdict: isRight ? 'right' : 'wrong' };
}

function count(judged, wanted) {
  return { right: judged.filter(({ verdict }) => verdict === wanted).length, all: judged.length };
}

export function sundry(text, fields) {
  const data = extract(text, fields);
  return fields.map((field) => data[field]);
}

export async function peers() {
  const compromise = await peer('compromise');
  const nlp = await wink();
  return present({
    compromise:
      compromise && ((text, fields) => byKind(fields, (kind) => compromiseOf(compromise(text), kind))),
    'wink-nlp': nlp && ((text, fields) => byKind(fields, (kind) => winkOf(nlp, text, kind))),
  });
}

/** The first entity of the field's kind that no field before has taken. */
function byKind(fields, entities) {
  const taken = new Map();
  return fields.map((field) => {
    const words = field
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase();
    const kind = KINDS.find(([, pattern]) => pattern.test(words))?.[0];
    if (kind === undefined) return null;
    const index = taken.get(kind) ?? 0;
    taken.set(kind, index + 1);
    return entities(kind)[index] ?? null;
  });
}

function compromiseOf(document, kind) {
  const found = {
    email: () => document.emails(),
    phone: () => document.phoneNumbers(),
    url: () => document.urls(),
    money: () => document.money(),
    date: () => document.match('#Date+'),
    time: () => document.match('#Time+'),
    place: () => document.places(),
    organization: () => document.organizations(),
    number: () => document.numbers(),
    person: () => document.people(),
  };
  return found[kind]().out('array');
}

function winkOf(nlp, text, kind) {
  const types = {
    email: 'EMAIL',
    url: 'URL',
    money: 'MONEY',
    date: 'DATE',
    time: 'TIME',
    number: 'CARDINAL',
  };
  const entities = nlp.readDoc(text).entities();
  return entities.filter((entity) => entity.out(nlp.its.type) === types[kind]).out();
}
