import type { Reply } from './exchange.ts';
import type { Time } from './time.ts';

/** How a back end is asked: OpenAI's interface has dialects. Each part's first value is the best for us. */
export interface Manner {
  /** How the answer's form is asked for. */
  readonly form: 'json_schema' | 'json_object' | 'none';
  /** By what name the answer's length is bounded. */
  readonly length: 'max_tokens' | 'max_completion_tokens' | 'none';
  readonly temperature: 'zero' | 'none';
  /** Who says what is to be done: some templates know no system role. */
  readonly instructions: 'system' | 'user';
}

type Part = keyof Manner;

const steps: { readonly [P in Part]: readonly Manner[P][] } = {
  form: ['json_schema', 'json_object', 'none'],
  length: ['max_tokens', 'max_completion_tokens', 'none'],
  temperature: ['zero', 'none'],
  instructions: ['system', 'user'],
};

/** What a refusal says about a part, and the statuses such a refusal comes with: some answer 500. */
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
      words: /system role|'system'|"system"|roles must alternate/i,
      statuses: new Set([400, 422, 500]),
    },
  ];

/** A complaint about this one question, of which nothing is to be learned: too long, or an answer gone astray. */
const aboutThisOne = /too large|too long|at most|maximum|exceed|less than or equal|json_validate_failed/i;

/** Further on a refusal tells of the request, whose words are the caller's. */
const READ_CHARACTERS = 2000;

/** After so many milliseconds the better manner is tried again: back ends are updated. */
const KEEP_MS = 600_000;

/** The manner of one question, step by step, until the back end takes it. */
export class Approach {
  readonly manner: Manner;
  /** The parts that any other question would have to change too. */
  readonly lessons: Partial<Manner>;

  constructor(manner: Manner, lessons: Partial<Manner> = {}) {
    this.manner = manner;
    this.lessons = lessons;
  }

  /** The next one to try; undefined when the reply is no complaint about the manner, or nothing is left to try. */
  after({ status, text }: Pick<Reply, 'status' | 'text'>): Approach | undefined {
    const beginning = text.slice(0, READ_CHARACTERS);
    for (const { part, words, statuses } of complaints) {
      if (!statuses.has(status) || !words.test(beginning)) continue;
      const only = aboutThisOne.test(beginning);
      const value = only ? steps[part].at(-1) : next(part, this.manner);
      if (value === undefined || value === this.manner[part]) continue;
      const change = { [part]: value };
      return new Approach(
        { ...this.manner, ...change },
        only ? this.lessons : { ...this.lessons, ...change },
      );
    }
    return undefined;
  }
}

/** What this process has learned of its back end. */
export class Manners {
  readonly #time: Time;
  readonly #learned = new Map<Part, { readonly value: Manner[Part]; readonly until: number }>();

  constructor(time: Time) {
    this.#time = time;
  }

  approach(): Approach {
    const known = { form: steps.form[0], length: steps.length[0], temperature: steps.temperature[0] };
    return new Approach({ ...known, instructions: steps.instructions[0], ...this.#current() } as Manner);
  }

  /** Keeps what an approach that worked had to change. */
  learn({ lessons }: Approach): void {
    const until = this.#time.now() + KEEP_MS;
    for (const part of Object.keys(lessons) as Part[])
      this.#learned.set(part, { value: lessons[part]!, until });
  }

  #current(): Partial<Manner> {
    const now = this.#time.now();
    const valid = [...this.#learned].filter(([, { until }]) => now < until);
    return Object.fromEntries(valid.map(([part, { value }]) => [part, value]));
  }
}

function next(part: Part, manner: Manner): string | undefined {
  const values: readonly string[] = steps[part];
  return values[values.indexOf(manner[part]) + 1];
}
