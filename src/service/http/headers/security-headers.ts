/**
 * Headers of every answer, as name, value, name, value. There is no HSTS: whether callers use TLS is known only to
 * the proxy in front.
 */
export const securityHeaders: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'no-referrer',
  'cross-origin-resource-policy',
  'cross-origin',
];

/** An SVG opened as a page of its own may style itself and do nothing else. */
export const svgContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
