import type { Mark } from '../tree/marks.ts';

/** What an element is to the reader of a text. */
export type ElementRole =
  /** Holds blocks, and parts them from those around it. */
  | 'flow'
  | 'paragraph'
  | 'heading'
  | 'quote'
  | 'list'
  | 'item'
  | 'table'
  /** The head, body or foot of a table. */
  | 'rows'
  | 'row'
  | 'cell'
  | 'definitions'
  | 'entry'
  | 'preformatted'
  | 'rule'
  | 'break'
  | 'link'
  | 'picture'
  | 'quotation'
  | 'control'
  /** Is nothing but its text. */
  | 'text'
  /** Is left out with its content. */
  | 'discarded';

/** The elements of HTML by their roles, which is how HTML 15.3 renders them. */
const namesByRole: Readonly<Record<ElementRole, string>> = {
  flow:
    'address article aside body caption center details dialog div fieldset figcaption figure footer form frameset ' +
    'header hgroup html legend listing main nav noframes optgroup option plaintext search section select summary ' +
    'textarea title xmp',
  paragraph: 'p',
  heading: 'h1 h2 h3 h4 h5 h6',
  quote: 'blockquote',
  list: 'dir menu ol ul',
  item: 'li',
  table: 'table',
  rows: 'tbody tfoot thead',
  row: 'tr',
  cell: 'td th',
  definitions: 'dl',
  entry: 'dd dt',
  preformatted: 'pre',
  rule: 'hr',
  break: 'br',
  link: 'a',
  picture: 'img',
  quotation: 'q',
  control: 'input',
  text:
    'abbr acronym area base basefont bdi bdo big button col colgroup data datalist font g-emoji head label link map meta ' +
    'meter nobr noscript output param picture progress rb rp rt rtc ruby slot small source span time track wbr',
  discarded: 'script style template',
};

const roles: ReadonlyMap<string, ElementRole> = new Map(
  (Object.keys(namesByRole) as ElementRole[]).flatMap((role) =>
    namesByRole[role].split(' ').map((name) => [name, role] as const),
  ),
);

/** The role of an element; undefined for one that HTML does not have, or whose meaning is not in its text. */
export function roleOf(name: string): ElementRole | undefined {
  return roles.get(name);
}

/** The roles of what is in lines. */
const IN_LINES: ReadonlySet<ElementRole> = new Set([
  'link',
  'picture',
  'quotation',
  'control',
  'text',
  'break',
  'rule',
]);

/** Whether an element with a role is in a line, or holds nothing. */
export function isInLine(role: ElementRole): boolean {
  return IN_LINES.has(role);
}

/** The elements that mark the text inside them (HTML 4.5, 4.7, and 16.2 for those of old texts). */
const marks: ReadonlyMap<string, Mark> = new Map([
  ['b', 'bold'],
  ['cite', 'italic'],
  ['code', 'code'],
  ['del', 'struck'],
  ['dfn', 'italic'],
  ['em', 'italic'],
  ['i', 'italic'],
  ['ins', 'underlined'],
  ['kbd', 'key'],
  ['mark', 'highlighted'],
  ['s', 'struck'],
  ['samp', 'code'],
  ['strike', 'struck'],
  ['strong', 'bold'],
  ['sub', 'below'],
  ['sup', 'above'],
  ['tt', 'code'],
  ['u', 'underlined'],
  ['var', 'italic'],
]);

/** The mark of an element; undefined for an element without one. */
export function markOf(name: string): Mark | undefined {
  return marks.get(name);
}

/** Elements that HTML renders as more than their text: what they show is left out, or how they are used. */
const INTERACTIVE = /^(?:button|datalist|meter|option|progress|select|textarea)$/;

/** Whether something is left out where an element is read. */
export function isDropped(name: string): boolean {
  const role = roleOf(name);
  if (role === 'discarded' || INTERACTIVE.test(name)) return true;
  return role === undefined && markOf(name) === undefined;
}
