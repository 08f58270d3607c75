import { refuse } from '../../errors.ts';
import { MAX_NAME } from '../../formats/url/host-name.ts';
import { parseWebUrl } from '../../formats/url/web-url.ts';

/**
 * Reads the URL of a request: http and https as given, `//host` and URLs without a scheme as https, so that
 * `shop.example:8080/x` is a host with a port. Throws InputError at `/url` for another scheme, for credentials
 * and for a malformed URL. The fetcher decides whether it may be fetched.
 */
export function readSubmittedUrl(submitted: string): URL {
  const text = submitted.trim();
  if (text === '') refuse('/url', 'must not be blank');
  const url = parseWebUrl(withScheme(text));
  if (url === undefined) {
    const host = `a host such as example.com, of at most ${MAX_NAME} characters,`;
    refuse('/url', `is not a URL: ${host} or an http or https address is needed`);
  }
  if (url.username !== '' || url.password !== '') refuse('/url', 'must not carry a user name or password');
  return url;
}

function withScheme(text: string): string {
  if (/^https?:/i.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i.exec(text)?.[1];
  if (scheme !== undefined && !/^[^/?#]*@/.test(text))
    refuse('/url', `must be an http or https address, not ${scheme.slice(0, 20)}:`);
  return `https://${text}`;
}
