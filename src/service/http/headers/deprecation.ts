import type { Deprecation } from '../../../operation.ts';

/**
 * The headers that announce the end of an operation: Deprecation as a structured date (RFC 9745 2.1), Sunset as
 * an HTTP date (RFC 8594 3) and the link that explains what to use instead.
 */
export function deprecationHeaders({ since, sunset, link }: Deprecation): readonly string[] {
  return [
    'deprecation',
    `@${Date.parse(since) / 1000}`,
    'sunset',
    new Date(sunset).toUTCString(),
    'link',
    `<${link}>; rel="deprecation"; type="text/html"`,
  ];
}
