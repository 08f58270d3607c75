/**
 * The subset of JSON Schema 2020-12 that Sundry's declarations use, as plain data.
 *
 * Defaults, ranges and descriptions of a field are stated here and nowhere else. Keywords that begin with `x-` are
 * Sundry's own and are explained at their member; OpenAPI shows them as extensions.
 */
export type Schema =
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | NullSchema
  | ArraySchema
  | ObjectSchema
  | UnionSchema
  | AnySchema;

interface Annotations {
  /** Only a union has forms; declared here so that `schema.anyOf` tells a union from the rest. */
  readonly anyOf?: undefined;
  readonly title?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  /** What is allowed, in words that read after "must be": for rules that JSON Schema cannot express. */
  readonly 'x-expected'?: string;
  /** Never repeated in an error, a log line or a docs answer: passwords, addresses. */
  readonly 'x-sensitive'?: true;
  /** Of one member of an answer: what a reader wants to see first. */
  readonly 'x-headline'?: true;
}

export interface StringSchema extends Annotations {
  readonly type: 'string';
  readonly default?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** A day of the calendar, as 2026-03-06 (JSON Schema 2020-12 validation 7.3.1): forms offer a calendar. */
  readonly format?: 'date';
  /** What the text is, other than plain text (JSON Schema 2020-12 validation 8.4). */
  readonly contentMediaType?: 'text/markdown';
  /** Longest allowed text, counted in UTF-8 bytes. */
  readonly 'x-max-bytes'?: number;
  /** An `enum` whose spelling is compared without case; the declared spelling is passed on. */
  readonly 'x-any-case'?: true;
  /** An `enum` to which the operator may add others: the types of callers allow any text beside it. */
  readonly 'x-operator-adds'?: true;
  /** Other words for a value of `enum`, which is passed on instead. */
  readonly 'x-synonyms'?: Readonly<Record<string, string>>;
  /** In a query string, `+` is a plus where the value holds an `@` that is not percent-encoded; see query.ts. */
  readonly 'x-raw-plus'?: true;
  /** Of an answer: words that say that a server the operation needs did not answer, so that the rest is not known. */
  readonly 'x-not-known'?: readonly string[];
  /** A file, which the operation gets as bytes; one member of an input may have it, at its root. */
  readonly 'x-bytes'?: BytesForm;
}

/** How a file is sent. */
export interface BytesForm {
  /** The media types under which it is a body of its own, such as `text/csv` or, for any picture, `image/*`. */
  readonly media: readonly string[];
  /** In JSON it is its text. Without this it is base64 there (RFC 4648 section 4). */
  readonly text?: true;
  /** The member that names the encoding of a text: the charset of a Content-Type fills it in. */
  readonly charset?: string;
}

export interface NumberSchema extends Annotations {
  readonly type: 'integer' | 'number';
  readonly default?: number;
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** What an absent member means in a call of an agent's tool, where it means something else than over HTTP. */
  readonly 'x-agents-default'?: number;
  /** JSON forms accepted beside the number: its decimal text, or true and false for 1 and 0. */
  readonly 'x-also'?: readonly ('string' | 'boolean')[];
}

export interface BooleanSchema extends Annotations {
  readonly type: 'boolean';
  readonly default?: boolean;
}

export interface NullSchema extends Annotations {
  readonly type: 'null';
}

export interface ArraySchema extends Annotations {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ObjectSchema extends Annotations {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** The schema of members not named in `properties`; absent means they are ignored, false that they are refused. */
  readonly additionalProperties?: Schema | false;
  /** What callers call its members elsewhere. */
  readonly 'x-other-names'?: readonly OtherNames[];
  /** Members without which a caller can do, by what they are about: a form folds them. */
  readonly 'x-groups'?: readonly MemberGroup[];
}

/** Members of an object that belong together. */
export interface MemberGroup {
  readonly title: string;
  readonly members: readonly string[];
}

/**
 * Names that no member of an object has, and what is done about them. With `member` they are refused where that
 * member is absent, and ignored beside it; with `hint` alone they are always refused. With neither they are words
 * of their own, which are ignored although they are spelt almost like a member.
 *
 * A row has whole names, or words, or both. Whole names of all rows come first, then the members in another spelling,
 * then the words, in the order of the rows.
 */
export interface OtherNames {
  /** Whole names, in any spelling: `due_date` is `dueDate` too. */
  readonly names?: readonly string[];
  /**
   * Words, one of which in a name is enough: `tax` is in `salesTaxes` and in `TAX2`; `round off` is two that follow each
   * other, also without a sign between them. A compound may end with a word of six letters or more. Where the row has
   * neither `member` nor `hint`, its words do not count for the rows that have: `cost center` is not a cost.
   */
  readonly words?: readonly string[];
  /** Words that make a name something else, where they are its first or last one: `id` in `discount_id`. */
  readonly unless?: readonly string[];
  /** The member they are used for. */
  readonly member?: string;
  /** What to do instead, as it reads after "is not known here;". Left out, it asks for `member`. */
  readonly hint?: string;
}

/** Several forms of one value, such as a list or one text with line breaks. */
export interface UnionSchema extends Omit<Annotations, 'anyOf'> {
  readonly type?: undefined;
  readonly anyOf: readonly Schema[];
}

/** Any JSON value. */
export interface AnySchema extends Annotations {
  readonly type?: undefined;
}
