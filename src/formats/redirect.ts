/** Longest Location that is read, in characters. */
const MAX_LOCATION_LENGTH = 2048;

/** Longest address in a message, in characters. */
const MAX_SHOWN_LENGTH = 200;

/** What was asked for. */
export interface RequestedAddress {
  /** Of the service, without a slash at its end. */
  readonly base: string;
  /** Behind it, with the query. */
  readonly path: string;
}

/** A response, or what a browser shows of one to a script that does not follow it (Fetch, opaque-redirect). */
export type RedirectResponse = Pick<Response, 'type' | 'status'> & { readonly headers: Pick<Headers, 'get'> };

/**
 * What to say of a response that sends its client to another address (RFC 9110 15.4), undefined for any other. It is
 * not followed, because the key would go there as well. `setting` is what the user names a service by.
 */
export function redirectSentence(
  response: RedirectResponse,
  requested: RequestedAddress,
  setting: string,
): string | undefined {
  if (!isRedirect(response)) return undefined;
  const { base } = requested;
  const target = targetOf(response, requested);
  const fault = `${base} redirects to ${target ?? 'another address'}, and redirects are not followed`;
  return target === undefined
    ? `${fault}: ${setting} must be the address it leads to`
    : `${fault}: if that is the service, ${setting} must be ${target}`;
}

function isRedirect({ type, status, headers }: RedirectResponse): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.get('location') !== null);
}

/** The base of the address it leads to where the path is the same, else the address without its query: in ASCII. */
function targetOf({ headers }: RedirectResponse, { base, path }: RequestedAddress): string | undefined {
  const location = headers.get('location') ?? '';
  if (location === '' || location.length > MAX_LOCATION_LENGTH || !URL.canParse(location, base + path))
    return undefined;
  const { href } = new URL(location, base + path);
  const isSamePath = href.endsWith(path);
  const target = isSamePath ? href.slice(0, -path.length) : href.replace(/[?#].*$/s, '');
  return target.length > MAX_SHOWN_LENGTH ? `${target.slice(0, MAX_SHOWN_LENGTH)}...` : target;
}
