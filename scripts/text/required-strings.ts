/** Strings one of which must be in a text, `\d` for any digit: a list for each condition, all of which must be met. */
export type Required = readonly (readonly string[])[];

/** What is known of the texts that a part of a regular expression matches. */
interface Known {
  /** All of them, where they are few. */
  readonly exact: readonly string[] | undefined;
  readonly required: Required;
}

/** Most strings of a condition, and of those that are joined to longer ones. */
const MAX_STRINGS = 150;
const MAX_JOINED = 24;

const NOTHING: Known = { exact: [''], required: [] };
const UNKNOWN: Known = { exact: undefined, required: [] };
const DIGITS: Known = { exact: [...'0123456789'], required: [] };

/**
 * What a text must hold for a regular expression to match in it, as far as it shows. Takes the source of an
 * expression without the flags i, u and v. What it does not understand requires nothing.
 */
export function requiredStrings(source: string): Required {
  const required = conditionsOf(new Reader(source).alternatives());
  const byText = new Map(required.map((strings) => [[...strings].sort().join('\n'), withoutLonger(strings)]));
  return [...byText.values()].map(withDigit).sort((a, b) => a.length - b.length);
}

/** Reads a regular expression from left to right. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** To the end of the group, or of the expression. */
  alternatives(): Known {
    const branches = [this.#sequence()];
    while (this.#take('|')) branches.push(this.#sequence());
    return eitherOf(branches);
  }

  #sequence(): Known {
    const parts: Known[] = [];
    while (this.#at < this.#source.length && !/[|)]/.test(this.#source.charAt(this.#at))) {
      parts.push(this.#repeated(this.#atom()));
    }
    return inRow(parts);
  }

  #atom(): Known {
    const sign = this.#next();
    switch (sign) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escape();
      case '.':
        return UNKNOWN;
      case '^':
      case '$':
        return NOTHING;
      default:
        return { exact: [sign], required: [] };
    }
  }

  #group(): Known {
    const kind = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
    this.#at += kind.length;
    const inner = this.alternatives();
    this.#take(')');
    if (kind.endsWith('!')) return NOTHING;
    return kind.endsWith('=') ? { exact: undefined, required: conditionsOf(inner) } : inner;
  }

  #class(): Known {
    const end = /^(?:\\.|[^\\\]])*/s.exec(this.#source.slice(this.#at))![0].length;
    const inner = this.#source.slice(this.#at, this.#at + end);
    this.#at += end + 1;
    // A range, the opposite of a class and classes of letters are too many.
    const isPlain = !inner.startsWith('^') && !/[^\\]-./.test(inner) && !/\\[a-z]/i.test(inner);
    return isPlain ? { exact: [...inner.replaceAll('\\', '')], required: [] } : UNKNOWN;
  }

  #escape(): Known {
    const sign = this.#next();
    if (sign === 'd') return DIGITS;
    if (sign === 'b' || sign === 'B') return NOTHING;
    if (sign === 'k') this.#at = this.#source.indexOf('>', this.#at) + 1;
    else if (sign === 'u') return this.#unit(4);
    else if (sign === 'x') return this.#unit(2);
    return /[a-z\d]/i.test(sign) ? UNKNOWN : { exact: [sign], required: [] };
  }

  #unit(length: number): Known {
    const unit = String.fromCharCode(Number.parseInt(this.#source.slice(this.#at, this.#at + length), 16));
    this.#at += length;
    return { exact: [unit], required: [] };
  }

  #repeated(atom: Known): Known {
    const [sign, least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})/.exec(this.#source.slice(this.#at)) ?? [];
    if (sign === undefined) return atom;
    this.#at += sign.length;
    this.#take('?');
    if (sign === '?') return eitherOf([atom, NOTHING]);
    return sign === '*' || least === '0' ? UNKNOWN : { exact: undefined, required: conditionsOf(atom) };
  }

  #next(): string {
    this.#at += 1;
    return this.#source.charAt(this.#at - 1);
  }

  #take(sign: string): boolean {
    const isThere = this.#source.charAt(this.#at) === sign;
    if (isThere) this.#at += 1;
    return isThere;
  }
}

function eitherOf(branches: readonly Known[]): Known {
  const [only] = branches;
  if (branches.length === 1) return only!;
  const exact = branches.every((branch) => branch.exact !== undefined)
    ? [...new Set(branches.flatMap((branch) => branch.exact ?? []))]
    : undefined;
  if (exact !== undefined && exact.length <= MAX_STRINGS) return { exact, required: [] };
  const best = branches.map((branch) => bestOf(conditionsOf(branch)));
  const all = best.every((one) => one !== undefined) ? [...new Set(best.flat())] : [];
  return { exact: undefined, required: all.length > 0 && all.length <= MAX_STRINGS ? [all] : [] };
}

function inRow(parts: readonly Known[]): Known {
  const required: (readonly string[])[] = [];
  let joined: readonly string[] = [''];
  let isExact = true;
  const close = (next: readonly string[]): void => {
    if (!joined.includes('')) required.push(joined);
    joined = next;
    isExact = false;
  };
  for (const { exact, required: own } of parts) {
    required.push(...own);
    if (exact === undefined) close(['']);
    else if (joined.length * exact.length > MAX_JOINED && !(joined.length === 1 && joined[0] === ''))
      close(exact);
    else joined = [...new Set(joined.flatMap((one) => exact.map((other) => one + other)))];
  }
  if (isExact) return { exact: joined, required };
  close(['']);
  return { exact: undefined, required };
}

function conditionsOf({ exact, required }: Known): Required {
  return exact === undefined || exact.includes('') ? required : [...required, exact];
}

/** The condition that the fewest texts meet: of the longest strings, then of the fewest. */
function bestOf(required: Required): readonly string[] | undefined {
  const shortest = (strings: readonly string[]): number => Math.min(...strings.map(({ length }) => length));
  return required.toSorted((a, b) => shortest(b) - shortest(a) || a.length - b.length)[0];
}

/** `\d` in place of the ten digits. */
function withDigit(strings: readonly string[]): readonly string[] {
  const others = strings.filter((one) => !/^\d$/.test(one));
  return others.length === strings.length - 10 ? [...others, '\\d'] : strings;
}

/** A text that holds a string holds all parts of it. */
function withoutLonger(strings: readonly string[]): readonly string[] {
  return strings.filter((one) => !strings.some((other) => other !== one && one.includes(other)));
}
