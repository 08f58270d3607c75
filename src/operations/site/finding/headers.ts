/** Headers of an answer by lower-case name, the values of a repeated one in order. */
export type Headers = Readonly<Record<string, readonly string[]>>;

/** The values of a header as one list (RFC 9110 5.3), '' when it is absent. */
export function headerText(headers: Headers, name: string): string {
  return headers[name]?.join(', ') ?? '';
}

/** Names of the cookies an answer sets, as written. */
export function cookieNames(headers: Headers): readonly string[] {
  return (headers['set-cookie'] ?? []).map((line) => line.slice(0, line.indexOf('=')).trim());
}
