/** A host of letters, digits, dots and hyphens, and a port: nothing that means something in HTML, a shell or JSON. */
const PLAIN_HOST = /^[a-z\d][a-z\d.-]{0,252}(?::\d{1,5})?$/i;

/** The origin that a page shows to a request with this Host: its own where the Host has another form than most. */
export function originFor(host: string | undefined, own: string): string {
  return host !== undefined && PLAIN_HOST.test(host) ? `http://${host.toLowerCase()}` : own;
}
