/**
 * The name of a file in a Content-Disposition: that of `filename*`, which is the true one (RFC 6266 4.3), else the plain
 * one. A `filename*` that is malformed or of an unknown charset counts as absent (RFC 8187 3.2). undefined where there
 * is not a name.
 */
export function fileNameIn(disposition: string | null): string | undefined {
  const parameters = parametersOf(disposition ?? '');
  return extendedValue(parameters.get('filename*')) || parameters.get('filename') || undefined;
}

/** A parameter, whose value is a token or a quoted string (RFC 9110 5.6.4 and 5.6.6). */
const PARAMETER = /;[\t ]*([^\s;="]+)[\t ]*=[\t ]*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*))/gs;

/** The parameters by their names in lower case; of equal names the first counts. */
function parametersOf(disposition: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const [, written = '', quoted, token = ''] of disposition.matchAll(PARAMETER)) {
    const name = written.toLowerCase();
    const value = quoted === undefined ? token : quoted.replace(/\\(.)/gs, '$1');
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}

/** Charset, which is always UTF-8, language and percent-encoded text (RFC 8187 3.2.1). */
const EXTENDED = /^utf-8'[^']*'((?:%[\dA-F]{2}|[\w!#$&+.^`|~-])+)$/i;

/** The text of an extended value; undefined where the value is not one. */
function extendedValue(value: string | undefined): string | undefined {
  try {
    return decodeURIComponent(EXTENDED.exec(value ?? '')?.[1] ?? '');
  } catch {
    return undefined;
  }
}
