const HOST = '127.0.0.1';

/**
 * A request as it goes over the wire, of any form. `lines` are header lines; `host` is the Host, null for none; in
 * `body` each character is a byte.
 */
export function rawRequest(
  method,
  target,
  { lines = [], host = HOST, version = 'HTTP/1.1', body = '' } = {},
) {
  const named = host === null ? [] : [`Host: ${host}`];
  return `${[`${method} ${target} ${version}`, ...named, ...lines].join('\r\n')}\r\n\r\n${body}`;
}

/** A POST of JSON. */
export function rawPost(target, body, { lines = [], ...rest } = {}) {
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return rawRequest('POST', target, { lines: [...type, ...lines], body, ...rest });
}
