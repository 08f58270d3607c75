/**
 * What a language model answered, judged: nothing of it is used that the text does not bear out.
 *
 *   <think>maybe ...</think> ```json {"label": "Positive", "score": "0,8"} ```  ->  { label: 'positive', score: 0.8 }
 *
 * This file finds the JSON objects in an answer, `tolerance.ts` reads numbers and lists as models write them, a file of each
 * operation (`read-summary.ts`, ...) judges its members, and `judged.ts` says what is asked again.
 */
import { isObject } from '../../../../schema/prepare.ts';
import { greatest } from '../../ordered.ts';

/** The members of a JSON object. Read with Object.hasOwn or Object.entries: any name may be one, `__proto__` too. */
export type Members = Readonly<Record<string, unknown>>;

/** Repairs text that is nearly JSON. May throw. */
export type Repair = (text: string) => string;

/** More objects than this are ignored: an answer has one, and chatter a few. */
const MAX_OBJECTS = 50;

/** A repair starts over at stray quotes: its time grows with their number times the length, and faster. */
const MAX_QUOTES_BY_LENGTH = 600_000;
/** It copies what it has at each comma that it adds: its time grows with the signs of structure times the length. */
const MAX_SIGNS_BY_LENGTH = 20_000_000;
/** An answer is shorter, even to a text of 10,000 letters. */
const MAX_REPAIRABLE = 16_384;
const MAX_REPAIRS = 2;

/**
 * The JSON objects in an answer of a language model, likeliest first: the whole; else, outside of its thoughts, the last
 * complete one first, since what comes before it may be a draft. Each strictly, or repaired. Truncated ones are not
 * repaired, because their end would be made up. Lists, alone or in a fence, are objects with the member that `list` names.
 * Linear in the answer's length.
 */
export function* objectsIn(answer: string, repair: Repair, list?: string): Generator<Members> {
  const whole = parsed(answer, list);
  if (whole !== undefined) return yield whole;
  const spoken = withoutThoughts(answer);
  let repairs = 0;
  for (const candidate of new Set([spoken.trim(), ...braced(spoken), ...fenced(spoken)])) {
    const object = parsed(candidate, list) ?? parsed(withPlainJson(candidate), list);
    if (object !== undefined) yield object;
    else if (isRepairable(candidate) && repairs++ < MAX_REPAIRS) yield* repaired(candidate, repair);
  }
}

/** End marks of the thoughts of reasoning models of several families, and beginnings of what they say afterwards. */
const THOUGHTS_END = new RegExp(
  [
    '</(?:[a-z]+:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|reason|scratchpad)>',
    '\\[/(?:THINK|REASONING)\\]',
    '\u25c1/think\u25b7',
    '<\\|(?:end_of_thought|begin_of_solution|END_THINKING|START_RESPONSE)\\|>',
    '<[|\uff5c]end[\u2581_]of[\u2581_]thinking[|\uff5c]>',
    '<\\|channel\\|>\\s{0,9}(?:final|commentary)\\b[^{}]{0,200}?<\\|message\\|>',
    '<channel\\|>',
    '\\bassistant(?:final|commentary)(?:[ ]?json)?(?=\\s*[`{[])',
  ].join('|'),
  'gi',
);

/** Thoughts that never end, before any object. */
const ENDLESS_THOUGHTS =
  /^[^{]*(?:<(?:[a-z]+:)?(?:think|thinking|thoughts?|reasoning|reflection|analysis|reason|scratchpad)>|\[(?:THINK|REASONING)\]|\u25c1think\u25b7|<\|channel\|?>\s{0,9}(?:analysis|thought)|^\s*analysis(?=[A-Z]))/i;

function withoutThoughts(answer: string): string {
  let end = 0;
  for (const match of answer.matchAll(THOUGHTS_END)) end = match.index + match[0].length;
  const spoken = answer.slice(end);
  return ENDLESS_THOUGHTS.test(spoken) ? '' : spoken;
}

/** The contents of blocks between fences, without the name of their language, the last first. */
function fenced(text: string): readonly string[] {
  return text
    .split('```', MAX_OBJECTS)
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.replace(/^[a-z0-9_-]*\s/i, '').trim())
    .reverse();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * The outermost `{...}` whose braces are closed, once with regard to strings and once without, the last first. A stray quote
 * in the chatter swaps the inside and outside of strings; without regard to strings the object is found as well. One pass.
 */
function braced(text: string): readonly string[] {
  const [outside, everywhere] = [new Outermost(), new Outermost()];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at += 1;
    else if (unit === QUOTE) isQuoted = outside.isOpen && !isQuoted;
    else if (unit === OPENING || unit === CLOSING) {
      everywhere.meet(unit, at);
      if (!isQuoted) outside.meet(unit, at);
    }
  }
  return [...outside.found, ...everywhere.found]
    .sort((a, b) => b.end - a.end || a.start - b.start)
    .map(({ start, end }) => text.slice(start, end));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Collects the outermost closed pairs of braces, in their order: if there are many, the longest. */
class Outermost {
  readonly #open: number[] = [];
  #spans: Span[] = [];

  get isOpen(): boolean {
    return this.#open.length > 0;
  }

  get found(): readonly Span[] {
    return longest(this.#spans);
  }

  meet(brace: number, at: number): void {
    if (brace === OPENING) this.#open.push(at);
    else if (this.isOpen) this.#close(this.#open.pop() as number, at + 1);
  }

  #close(start: number, end: number): void {
    while ((this.#spans.at(-1)?.start ?? -1) > start) this.#spans.pop();
    this.#spans.push({ start, end });
    if (this.#spans.length > 20 * MAX_OBJECTS) this.#spans = longest(this.#spans);
  }
}

function longest(spans: Span[]): Span[] {
  const lengths = spans.map(({ start, end }) => end - start);
  return greatest(lengths, MAX_OBJECTS).map((at) => spans[at] as Span);
}

/** The object that a text is in JSON; a list is one with the member that `list` names. */
export function parsed(text: string, list?: string): Members | undefined {
  const [, opening] = /^\s*([{[])/.exec(text) ?? [];
  if (opening === undefined || (opening === '[' && list === undefined)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && list !== undefined) return { [list]: value };
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The commonest faults: line breaks within strings, and outside of them +0.8 and .9. */
function withPlainJson(json: string): string {
  let quoted = false;
  return json.replace(/\\[\s\S]|["\0-\x1f]|(?<=[:[,]\s{0,9})(?:\+(?=[.\d])\.?|\.)(?=\d)/g, (mark) => {
    if (mark === '"') quoted = !quoted;
    if (mark === '"' || mark.startsWith('\\')) return mark;
    const isControl = mark < ' ';
    if (quoted) return isControl ? JSON.stringify(mark).slice(1, -1) : mark;
    return isControl ? mark : mark.endsWith('.') ? '0.' : '';
  });
}

function isRepairable(candidate: string): boolean {
  const { length } = candidate;
  if (length > MAX_REPAIRABLE || !/^\{[\s\S]*:[\s\S]*\}$/.test(candidate)) return false;
  const quotes = candidate.match(/["'`\u2018-\u201f]/g)?.length ?? 0;
  const signs = candidate.match(/[{}[\],:]/g)?.length ?? 0;
  return (quotes + 1) * length <= MAX_QUOTES_BY_LENGTH && signs * length <= MAX_SIGNS_BY_LENGTH;
}

function* repaired(candidate: string, repair: Repair): Generator<Members> {
  let json: string;
  try {
    json = repair(candidate);
  } catch {
    return;
  }
  const object = parsed(json);
  if (object !== undefined) yield object;
}
