/** A Content-Type (RFC 9110 8.3): its type and subtype in lower case, and the value of a parameter. */
export interface MediaType {
  /** Such as `text/csv`; '' where the header is absent or names none. */
  readonly essence: string;
  /** The charset in lower case, undefined where none is named. */
  readonly charset: string | undefined;
}

/** Reads a Content-Type. */
export function mediaTypeIn(contentType: string | undefined): MediaType {
  const [essence = ''] = (contentType ?? '').split(';', 1);
  const charset = mediaTypeParameter(contentType, 'charset')?.toLowerCase();
  return { essence: essence.trim().toLowerCase(), charset };
}

/** The value of the first parameter of this name in a Content-Type, as it is written, without quotes around it. */
export function mediaTypeParameter(contentType: string | undefined, name: string): string | undefined {
  const [, ...parameters] = (contentType ?? '').split(';');
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=');
    if (equals < 0 || parameter.slice(0, equals).trim().toLowerCase() !== name) continue;
    const value = /^"?([^"]*)"?$/.exec(parameter.slice(equals + 1).trim())?.[1];
    if (value !== undefined) return value;
  }
  return undefined;
}
