import { isObject } from '../../../schema/prepare.ts';

/** The members of a JSON object. Read with Object.hasOwn or Object.entries: any name may be one, `__proto__` too. */
export type Members = Readonly<Record<string, unknown>>;

/** Repairs text that is nearly JSON. May throw. */
export type Repair = (text: string) => string;

/** More objects than this are ignored: an answer has one, and chatter a few. */
const MAX_OBJECTS = 50;

/**
 * A repair starts over at stray quotes, so its time grows with quotes times length and faster: at this product
 * the worst of 75,000 random texts took 0.12 s.
 */
const MAX_REPAIRABLE = 600_000;
const MAX_REPAIRS = 2;

/**
 * The JSON objects in an answer of a language model, likeliest first: the whole, what follows its thoughts, fenced
 * blocks, each balanced `{...}`; strict JSON first, then repaired objects. Truncated ones are not repaired, because
 * their end would be made up. Linear in the answer's length.
 */
export function* objectsIn(answer: string, repair: Repair): Generator<Members> {
  const whole = parsed(answer);
  if (whole !== undefined) return yield whole;
  const spoken = withoutThoughts(answer);
  // A stray quote in the chatter swaps the inside and outside of strings; ignoring strings still finds the object.
  const braced = new Set([...balanced(spoken, 'strings'), ...balanced(spoken, 'no strings')]);
  const broken: string[] = [];
  for (const candidate of new Set([spoken.trim(), ...fenced(spoken), ...braced])) {
    const object = parsed(candidate);
    if (object !== undefined) yield object;
    else if (braced.has(candidate)) broken.push(candidate);
  }
  let repairs = 0;
  for (const candidate of broken) {
    const escaped = parsed(withEscapedControls(candidate));
    if (escaped !== undefined) yield escaped;
    else if (isRepairable(candidate) && repairs++ < MAX_REPAIRS) yield* repaired(candidate, repair);
  }
}

/** End marks of the thoughts of reasoning models of several families. */
const THOUGHTS_END =
  /<\/(?:think|thinking|thoughts?|reasoning|reflection|analysis)>|\[\/THINK\]|<\|channel\|>final<\|message\|>/gi;

/** Thoughts that never end, before any object. */
const ENDLESS_THOUGHTS = /^[^{]*<(?:think|thinking|thoughts?|reasoning|reflection|analysis)>/i;

function withoutThoughts(answer: string): string {
  let end = 0;
  for (const match of answer.matchAll(THOUGHTS_END)) end = match.index + match[0].length;
  const spoken = answer.slice(end);
  return ENDLESS_THOUGHTS.test(spoken) ? '' : spoken;
}

/** The contents of blocks between fences, without the name of their language. */
function fenced(text: string): readonly string[] {
  return text
    .split('```', MAX_OBJECTS)
    .filter((_, index) => index % 2 === 1)
    .map((block) => block.replace(/^[a-z0-9_-]*\s/i, '').trim());
}

/** The outermost `{...}` whose braces are closed, the longest of them, in their order. */
function balanced(text: string, regard: 'strings' | 'no strings'): readonly string[] {
  const open: number[] = [];
  const spans: { readonly start: number; readonly end: number }[] = [];
  let quoted = false;
  for (const { 0: mark, index } of text.matchAll(/[{}"]|\\[\s\S]/g)) {
    if (mark === '"') quoted = regard === 'strings' && open.length > 0 && !quoted;
    else if (quoted) continue;
    else if (mark === '{') open.push(index);
    else if (mark === '}' && open.length > 0) {
      const start = open.pop()!;
      while ((spans.at(-1)?.start ?? -1) > start) spans.pop();
      spans.push({ start, end: index + 1 });
    }
  }
  return longest(spans).map(({ start, end }) => text.slice(start, end));
}

function longest<Span extends { readonly start: number; readonly end: number }>(spans: Span[]): Span[] {
  if (spans.length <= MAX_OBJECTS) return spans;
  return spans
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MAX_OBJECTS)
    .sort((a, b) => a.start - b.start);
}

function parsed(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Line breaks within strings are the commonest fault of long answers. */
function withEscapedControls(json: string): string {
  let quoted = false;
  return json.replace(/\\[\s\S]|["\0-\x1f]/g, (mark) => {
    if (mark === '"') quoted = !quoted;
    const isControl = quoted && mark.length === 1 && mark !== '"';
    return isControl ? JSON.stringify(mark).slice(1, -1) : mark;
  });
}

function isRepairable(candidate: string): boolean {
  const quotes = candidate.match(/["'`\u2018-\u201f]/g)?.length ?? 0;
  return (quotes + 1) * candidate.length <= MAX_REPAIRABLE;
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
