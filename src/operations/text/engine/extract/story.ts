import type { Field } from './field.ts';
import { nearness } from './nearness.ts';
import type { Reading, Span } from './reading.ts';
import type { Name } from './values/name.ts';

/** Roles that the one firm of a text has, and those of the person it tells of or names for questions. */
const firms = new Set(
  'employer vendor contractor garage hospital hotel restaurant school publisher bank team carrier'.split(' '),
);
/** Firms that their own name tells: no other firm of a text is taken for them. */
const telling: ReadonlyMap<string, RegExp> = new Map([
  [
    'charity',
    /\b(?:Trust|Foundation|Charity|Fund|Aid|Relief|Hospice|Mission|Society|Appeal|Rescue|Shelter)\b/,
  ],
  ['club', /\b(?:Club|Society|Association|United|Athletic|Rovers|FC|Guild|League|Union)\b/],
  ['insurance', /\b(?:Insurance|Mutual|Assurance|Insurers?|Life|Cover|Versicherung|Underwriters)\b/],
  ['estate_agent', /\b(?:Lettings?|Estates?|Homes|Propert(?:y|ies)|Realty|Residential|Immobilien)\b/],
  [
    'authority',
    /\b(?:Council|Authority|Agency|Ministry|Department|Commission|Board|Office|Inspectorate|Registry|COUNCIL|AUTHORITY|AGENCY)\b/,
  ],
  ['airline', /\b(?:Air|Airways|Airlines?|Wings?|Jet|Aviation|Lufthansa|Ryanair|easyJet|KLM|Delta)\b/],
]);
const heroes = new Set(
  'patient candidate victim student claimant guest_name client tenant parent teacher'.split(' '),
);
const sellers = new Set('seller owner landlord advisor'.split(' '));

/** A role that no word of the text points to, by what kind of text it is. */
export function byStory(reading: Reading, field: Field, names: readonly Name[]): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  const own = telling.get(role);
  if (own !== undefined)
    return names.find(
      ({ start, end, type }) => type !== 'person' && own.test(reading.page.text.slice(start, end)),
    );
  if (firms.has(role)) {
    const solid = names.filter(({ type, weight }) => type === 'org' && weight >= 0.8);
    const first = solid[0];
    if (first === undefined && role === 'vendor') return receiptHead(reading) ?? leadingOrg(reading, names);
    if (first === undefined)
      return role === 'employer' ? nearestPlace(reading, names) : leadingOrg(reading, names);
    const texts = new Set(solid.map(({ start, end }) => reading.page.text.slice(start, end)));
    return texts.size === 1 || role === 'employer' ? first : undefined;
  }
  if (heroes.has(role)) {
    const people = names.filter((name) => name.type === 'person' && name.weight >= 0.9);
    if (/^(?:client|tenant|parent|teacher)$/.test(role)) {
      return people.length === 1 ? people[0] : undefined;
    }
    return people.find(
      ({ start }) =>
        !/^(?:Dr|Prof|Nurse|Judge|Constable|Officer|Inspector)/.test(
          reading.page.text.slice(start, start + 12),
        ),
    );
  }
  if (
    sellers.has(role) &&
    /\b(?:for sale|to let|for rent|selling|asking price|viewings?)\b/i.test(reading.page.text)
  ) {
    const contact = reading.mentions.get('contact') ?? [];
    return names.find((name) => name.type !== 'org' && nearness(reading, contact, name, names) > 0.6);
  }
  return undefined;
}

/** The first line of a till receipt or an invoice is the shop. */
function receiptHead(reading: Reading): Span | undefined {
  const lines = reading.page.lines.filter(({ text }) => text.trim() !== '');
  const head = lines.find(
    ({ text }) => !/^\s*(?:(?:tax |sales )?(?:invoice|receipt|bill)|[-*= ]+)\s*$/i.test(text),
  );
  const sums = reading.values.filter(({ type }) => type === 'amount').length;
  if (head === undefined || lines.length < 5 || sums < 2 || !reading.namings.has('total')) return undefined;
  const text = head.text.trim();
  if (text.length > 40 || /\d|[:.!?,]$|: /.test(text) || !/^\p{Lu}/u.test(text)) return undefined;
  const start = head.start + head.text.indexOf(text);
  return { start, end: start + text.length };
}

/** Assistant Curator at the Nordvik Museum. */
function nearestPlace(reading: Reading, names: readonly Name[]): Span | undefined {
  return names.find(
    (name) =>
      name.type === 'place' &&
      name.weight < 0.85 &&
      /^(?:at|for|the)$/.test(reading.page.tokens[name.first - 1]?.folded ?? ''),
  );
}

/** The firm a text is about: the surest, the first of equals. */
export function leadingOrg(reading: Reading, names: readonly Name[]): Span | undefined {
  let best: { name: Name; score: number } | undefined;
  for (const name of names) {
    const cue = nearness(reading, reading.mentions.get('company') ?? [], name, names);
    const solid = name.type === 'org' ? 0.5 * name.weight : 0;
    const lineOfItsOwn = ownLine(reading, name) && name.type !== 'place' ? 0.1 : 0;
    const score =
      solid +
      0.4 * cue +
      lineOfItsOwn +
      verbAfter(reading, name) -
      name.start / (reading.page.text.length + 1) / 10;
    if (score > (name.type === 'name' ? 0.2 : 0.3) && (best === undefined || score > best.score))
      best = { name, score };
  }
  return best?.name;
}

function ownLine(reading: Reading, name: Name): boolean {
  const { text } = reading.page;
  return (
    (name.start === 0 || text[name.start - 1] === '\n') &&
    (name.end === text.length || text[name.end] === '\n')
  );
}

const firmly =
  /^(?:announces?|announced|acquires?|acquired|raises?|raised|launch(?:es|ed)?|hires?|hired|employs?|reported|unveils?|unveiled|plans|opens|opened|said|says|offers|is|has|will)$/;

function verbAfter(reading: Reading, name: Name): number {
  const next = reading.page.tokens[name.last + 1];
  if (next === undefined || !firmly.test(next.folded) || name.type === 'person' || name.type === 'place')
    return 0;
  return /^(?:is|has|will|said|says|offers)$/.test(next.folded) ? 0.12 : 0.3;
}
