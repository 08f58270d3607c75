import type { Reply } from './exchange.ts';
import { type LengthRefusal, lengthRefusal } from './length-refusal.ts';
import type { Time } from './time.ts';

/** The form of a request: OpenAI's interface has dialects. The first value of each part is preferred. */
export interface Dialect {
  /** How the form of the answer is requested. */
  readonly form: 'json_schema' | 'json_object' | 'none';
  /** The parameter that bounds the length of the answer. */
  readonly length: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: 'zero' | 'none';
  /** The role of the instructions: some templates have no system role. */
  readonly instructions: 'system' | 'user';
  /** Whether the answer comes whole or in events: some back ends have models that only stream. */
  readonly transport: 'whole' | 'events';
}

type Part = keyof Dialect;

const steps: { readonly [P in Part]: readonly Dialect[P][] } = {
  form: ['json_schema', 'json_object', 'none'],
  length: ['max_tokens', 'max_completion_tokens', 'none'],
  temperature: ['zero', 'none'],
  instructions: ['system', 'user'],
  transport: ['whole', 'events'],
};

/** The words of a refusal of each part, and its statuses: some back ends answer 500. */
const complaints: readonly { readonly part: Part; readonly words: RegExp; readonly statuses: Set<number> }[] =
  [
    {
      part: 'form',
      words: /response_format|json_schema|json_object|json_validate|json mode|grammar|structured[ _]?output/i,
      statuses: new Set([400, 422, 500, 501]),
    },
    { part: 'length', words: /max_(?:completion_)?tokens/i, statuses: new Set([400, 422]) },
    { part: 'temperature', words: /temperature/i, statuses: new Set([400, 422]) },
    {
      part: 'instructions',
      words:
        /system role|'system'|"system"|roles must alternate|(?:system|developer) (?:instruction|message|prompt)/i,
      statuses: new Set([400, 422, 500]),
    },
    {
      part: 'transport',
      words: /\bnon-?stream|only.{0,40}\bstream|\bstream.{0,40}(?:required|only|must|true)/i,
      statuses: new Set([400, 422, 500, 501]),
    },
  ];

/** What is left out of a request that is refused without a word that is known, one after another. */
const guesses: readonly Partial<Dialect>[] = [
  { form: 'json_object' },
  { form: 'none' },
  { length: 'none' },
  { form: 'none', length: 'none' },
];

/** Refusals of a request by its form. A 500 may also be a failure that passes: it has to come twice. */
const guessed = new Set([400, 422]);
const guessedAgain = new Set([500, 501]);

/** A complaint about one request only, from which nothing is learned: too long, or an answer that failed. */
const aboutThisOne = /too large|too long|at most|maximum|exceed|less than or equal|json_validate_failed/i;

/** Beyond this many characters a refusal may quote the request, whose words are the caller's. */
const READ_CHARACTERS = 2000;

/** After this time in milliseconds the preferred dialect is tried again: back ends are updated. */
const KEEP_MS = 3_600_000;
/** The same of what was learned from 500s, which may have been failures. */
const KEEP_DOUBTFUL_MS = 600_000;

/** A refusal, and whether the same request was refused with the same status before. */
export type Refusal = Pick<Reply, 'status' | 'text'> & { readonly isRepeated: boolean };

interface Try {
  readonly dialect: Dialect;
  /** The parts that every other request must change too. */
  readonly lessons: Partial<Dialect>;
  /** Tokens of the answer, where the reply says how many are left. */
  readonly tokens?: number | undefined;
  /** The dialect from which parts are left out without being named, and how many of `guesses` were tried. */
  readonly guess?: { readonly from: Dialect; readonly tried: number; readonly status: number } | undefined;
}

/** The dialect tried for one request, changed step by step until the back end accepts it. */
class DialectAttempt implements Try {
  readonly dialect: Dialect;
  readonly lessons: Partial<Dialect>;
  readonly tokens: number | undefined;
  readonly guess: Try['guess'];

  constructor({ dialect, lessons, tokens, guess }: Try) {
    this.dialect = dialect;
    this.lessons = lessons;
    this.tokens = tokens;
    this.guess = guess;
  }

  /** The next one to try; undefined when the reply does not complain about the dialect, or nothing is left to try. */
  after(refusal: Refusal, tokens: number): DialectAttempt | undefined {
    const length = lengthRefusal(refusal, tokens);
    if (length !== undefined) return this.#shorter(length);
    return this.#named(refusal) ?? this.#guessed(refusal);
  }

  /** For one request alone: fewer tokens, then no bound. What a long text needs says nothing of short ones. */
  #shorter({ isAboutAnswer, left }: LengthRefusal): DialectAttempt | undefined {
    if (!isAboutAnswer || this.dialect.length === 'none') return undefined;
    if (left !== undefined && this.tokens === undefined) return new DialectAttempt({ ...this, tokens: left });
    return new DialectAttempt({ ...this, dialect: { ...this.dialect, length: 'none' } });
  }

  #named({ status, text }: Refusal): DialectAttempt | undefined {
    const beginning = text.slice(0, READ_CHARACTERS);
    for (const { part, words, statuses } of complaints) {
      if (!statuses.has(status) || !words.test(beginning)) continue;
      const only = aboutThisOne.test(beginning);
      const value = only ? steps[part].at(-1) : next(part, this.dialect);
      if (value === undefined || value === this.dialect[part]) continue;
      const change = { [part]: value };
      const lessons = only ? this.lessons : { ...this.lessons, ...change };
      return new DialectAttempt({ ...this, dialect: { ...this.dialect, ...change }, lessons });
    }
    return undefined;
  }

  /** What leaves out the next part that a back end may refuse without naming it. */
  #guessed({ status, isRepeated }: Refusal): DialectAttempt | undefined {
    if (!guessed.has(status) && !(isRepeated && guessedAgain.has(status))) return undefined;
    const { from, tried } = this.guess ?? { from: this.dialect, tried: 0 };
    const lessons = this.guess === undefined ? this.lessons : withoutParts(this.lessons, guesses[tried - 1]!);
    for (let at = tried; at < guesses.length; at++) {
      const change = guesses[at]!;
      if ((Object.keys(change) as Part[]).every((part) => !isBehind(part, change[part]!, from))) continue;
      // A bound that is left out may be about the length of this text.
      const { length: _, ...learned } = change;
      return new DialectAttempt({
        dialect: { ...from, ...change },
        lessons: { ...lessons, ...learned },
        tokens: this.tokens,
        guess: { from, tried: at + 1, status },
      });
    }
    return undefined;
  }
}

function withoutParts(lessons: Partial<Dialect>, change: Partial<Dialect>): Partial<Dialect> {
  return Object.fromEntries(Object.entries(lessons).filter(([part]) => !Object.hasOwn(change, part)));
}

function isBehind(part: Part, value: string, { [part]: current }: Dialect): boolean {
  const values: readonly string[] = steps[part];
  return values.indexOf(value) > values.indexOf(current);
}

/** The dialect of one model of the back end as learned by this process. */
export class LearnedDialect {
  readonly #time: Time;
  readonly #learned = new Map<Part, { readonly value: Dialect[Part]; readonly until: number }>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** The first attempt of a request. */
  attempt(): DialectAttempt {
    const preferred = Object.fromEntries(Object.entries(steps).map(([part, [first]]) => [part, first]));
    return new DialectAttempt({ dialect: { ...preferred, ...this.#current() } as Dialect, lessons: {} });
  }

  /** Keeps the changes of a successful attempt. */
  learn({ lessons, guess }: DialectAttempt): void {
    const isDoubtful = guess !== undefined && guessedAgain.has(guess.status);
    const until = this.#time.now() + (isDoubtful ? KEEP_DOUBTFUL_MS : KEEP_MS);
    for (const part of Object.keys(lessons) as Part[])
      this.#learned.set(part, { value: lessons[part]!, until });
  }

  #current(): Partial<Dialect> {
    const now = this.#time.now();
    const valid = [...this.#learned].filter(([, { until }]) => now < until);
    return Object.fromEntries(valid.map(([part, { value }]) => [part, value]));
  }
}

function next(part: Part, dialect: Dialect): string | undefined {
  const values: readonly string[] = steps[part];
  return values[values.indexOf(dialect[part]) + 1];
}
