import { extract } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';
import { peer, present, wink } from '../peer.mjs';

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
 * Fields found as the text has them, and absent ones left null. The untouched half has 135 more fields, most of them
 * in prose, that take some reading: `hard`, without a target.
 */
export async function measure(gold, half) {
  const items = gold('extract');
  const hard = half === 'untouched' ? gold('extract-hard') : undefined;
  return Object.fromEntries(
    Object.entries(await candidates()).map(([name, read]) => [
      name,
      { ...rates(items, read), ...(hard && { hard: rates(hard, read)['all fields'] }) },
    ]),
  );
}

function rates(items, read) {
  const judged = items.flatMap(({ text, fields }) => {
    const names = Object.keys(fields);
    const found = read(text, names);
    return names.map((name, index) => ({ gold: fields[name], found: found[index] ?? null }));
  });
  const present = judged.filter(({ gold }) => gold !== null);
  const absent = judged.filter(({ gold }) => gold === null);
  return { 'all fields': count(judged), 'present values': count(present), 'absent as null': count(absent) };
}

function count(judged) {
  return { right: judged.filter(isRight).length, all: judged.length };
}

function isRight({ gold, found }) {
  if (gold === null || found === null) return gold === found;
  return gold.some((accepted) => trimmed(accepted) === trimmed(found));
}

function trimmed(value) {
  return fold(value).replace(/[.,;:!?]+$/, '');
}

async function candidates() {
  const compromise = await peer('compromise');
  const nlp = await wink();
  return present({
    sundry: (text, fields) => {
      const data = extract(text, fields);
      return fields.map((field) => data[field]);
    },
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
