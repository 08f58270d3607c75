import type { Reply } from './exchange.ts';
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
}

type Part = keyof Dialect;

const steps: { readonly [P in Part]: readonly Dialect[P][] } = {
  form: ['json_schema', 'json_object', 'none'],
  length: ['max_tokens', 'max_completion_tokens', 'none'],
  temperature: ['zero', 'none'],
  instructions: ['system', 'user'],
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
      words: /system role|'system'|"system"|roles must alternate/i,
      statuses: new Set([400, 422, 500]),
    },
  ];

/** A complaint about one request only, from which nothing is learned: too long, or an answer that failed. */
const aboutThisOne = /too large|too long|at most|maximum|exceed|less than or equal|json_validate_failed/i;

/** Beyond this many characters a refusal may quote the request, whose words are the caller's. */
const READ_CHARACTERS = 2000;

/** After this time in milliseconds the preferred dialect is tried again: back ends are updated. */
const KEEP_MS = 600_000;

/** The dialect tried for one request, changed step by step until the back end accepts it. */
class DialectAttempt {
  readonly dialect: Dialect;
  /** The parts that every other request must change too. */
  readonly lessons: Partial<Dialect>;

  constructor(dialect: Dialect, lessons: Partial<Dialect> = {}) {
    this.dialect = dialect;
    this.lessons = lessons;
  }

  /** The next one to try; undefined when the reply does not complain about the dialect, or nothing is left to try. */
  after({ status, text }: Pick<Reply, 'status' | 'text'>): DialectAttempt | undefined {
    const beginning = text.slice(0, READ_CHARACTERS);
    for (const { part, words, statuses } of complaints) {
      if (!statuses.has(status) || !words.test(beginning)) continue;
      const only = aboutThisOne.test(beginning);
      const value = only ? steps[part].at(-1) : next(part, this.dialect);
      if (value === undefined || value === this.dialect[part]) continue;
      const change = { [part]: value };
      return new DialectAttempt(
        { ...this.dialect, ...change },
        only ? this.lessons : { ...this.lessons, ...change },
      );
    }
    return undefined;
  }
}

/** The dialect of the back end as learned by this process. */
export class LearnedDialect {
  readonly #time: Time;
  readonly #learned = new Map<Part, { readonly value: Dialect[Part]; readonly until: number }>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** The first attempt of a request. */
  attempt(): DialectAttempt {
    const known = { form: steps.form[0], length: steps.length[0], temperature: steps.temperature[0] };
    return new DialectAttempt({
      ...known,
      instructions: steps.instructions[0],
      ...this.#current(),
    } as Dialect);
  }

  /** Keeps the changes of a successful attempt. */
  learn({ lessons }: DialectAttempt): void {
    const until = this.#time.now() + KEEP_MS;
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
