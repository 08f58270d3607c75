/** Markup that is already safe to send. Only `html`, `constant` and the escaping inside them make one. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[] | undefined;

/**
 * The one way to write HTML: every interpolated text is escaped, markup is nested as Html, a list is joined and
 * `undefined` is left out. Attributes must be in double quotes.
 */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(texts.reduce((markup, text, index) => `${markup}${render(values[index - 1])}${text}`));
}

/** A constant of the source, such as a style sheet or a script. Never a value that came from a declaration. */
export function constant(markup: string): Html {
  return new Html(markup);
}

/** A text between tags, where quotes stay as they are: code has many, and each would take five bytes. */
export function content(text: string): Html {
  return new Html(text.replace(/[&<>]/g, reference));
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return escapeHtml(String(value));
}

/** Escapes a text for content and for quoted attributes (HTML Living Standard 13.3). */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, reference);
}

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
