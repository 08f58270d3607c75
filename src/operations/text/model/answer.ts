import { isObject } from '../../../schema/prepare.ts';

/** The members of a JSON object. Read with Object.hasOwn or Object.entries: any name may be one, `__proto__` too. */
export type Members = Readonly<Record<string, unknown>>;

/** Makes JSON of what nearly is. May throw. */
export type Repair = (text: string) => string;

/** More objects than this are not looked at: an answer has one, and chatter a few. */
const MOST_OBJECTS = 50;

/**
 * A repair starts over at stray quotes, so its time grows with quotes times length and faster: at this product
 * the worst of 75,000 random texts took 0.12 s.
 */
const MOST_REPAIRABLE = 600_000;
const MOST_REPAIRS = 2;

/**
 * The JSON objects in an answer of a language model, likeliest first: the whole, what follows its thoughts, fenced
 * blocks, each balanced `{...}`; strict JSON first, then repaired objects. What breaks off is not repaired, because
 * its end would be made up. Linear in the answer's length.
 */
export function* objectsIn(answer: string, repair: Repair): Generator<Members> {
  const whole = parsed(answer);
  if (whole !== undefined) return yield whole;
  const spoken = withoutThoughts(answer);
  // A stray quote in the chatter turns strings inside out; without regard to strings the object is found still.
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
    else if (isRepairable(candidate) && repairs++ < MOST_REPAIRS) yield* repaired(candidate, repair);
  }
}

/** What closes the thoughts of a reasoning model, in the ways of several families. */
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
    .split('```', MOST_OBJECTS)
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
  if (spans.length <= MOST_OBJECTS) return spans;
  return spans
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .slice(0, MOST_OBJECTS)
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
  return (quotes + 1) * candidate.length <= MOST_REPAIRABLE;
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
