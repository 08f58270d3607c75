/**
 * A grammar of what a stranger can do with connections: waves of them, drawn at random from a seed. A wave is
 *
 *     { name: 'POSTs whose body is cut', count: 400, pieces: [Buffer], reads: 'nothing', holdMs: 900, ending: 'reset' }
 *
 * `count` connections that each send the pieces one after another, read as said, stay open and end as said.
 */

const MAX_COUNT = 1500;
const MAX_HOLD_MS = 2500;
/** Most bytes that the connections of a wave send together. */
const MAX_WAVE_BYTES = 60_000_000;
/** Most header bytes and body bytes of small requests that the service accepts. */
const HEAD_BYTES = 32_768;
const SMALL_BODY_BYTES = 16_384;

/** Draws from a seed (mulberry32): a number below 1, an integer of a range, one of a list. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    /** As often near the least as near the most, by their orders of magnitude. */
    scaled: (least, most) => Math.round(least * (most / least) ** next()),
    oneOf: (list) => list[between(0, list.length - 1)],
  };
}

/**
 * The waves of a seed, without end, of the shapes whose name contains `only`. Each shape comes once in as many waves as
 * there are shapes, in an order of the seed.
 */
export function* waves(seed, only) {
  const random = randomFrom(seed);
  const wanted = Object.entries(shapes).filter(([name]) => name.includes(only));
  if (wanted.length === 0) throw new Error(`no shape is called ${only}: ${Object.keys(shapes).join(', ')}`);
  for (;;) {
    for (const [name, shape] of shuffled(wanted, random)) {
      const { text, ...rest } = shape(random);
      const pieces = (Array.isArray(text) ? text : [text]).map((piece) => Buffer.from(piece, 'latin1'));
      const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const most = Math.max(
        20,
        Math.min(rest.most ?? MAX_COUNT, Math.floor((rest.mostBytes ?? MAX_WAVE_BYTES) / bytes)),
      );
      yield {
        name,
        count: random.scaled(Math.ceil(most / 4), most),
        pieces,
        reads: random.oneOf(['all', 'nothing', 'slowly']),
        holdMs: random.between(200, MAX_HOLD_MS),
        ending: random.oneOf(['end', 'reset']),
        ...rest,
      };
    }
  }
}

/** What one connection sends, by kind. */
const shapes = {
  'a part of a head of short lines': (random) => ({
    text: `GET / HTTP/1.1\r\nhost: a\r\n${'ab:cd\r\n'.repeat(random.between(3000, 4650))}`,
    holdMs: MAX_HOLD_MS,
  }),
  'a part of a head of one line': (random) => ({
    text: `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(random.scaled(1000, HEAD_BYTES - 100))}`,
  }),
  'a head that is cut anywhere': (random) => {
    const head = postHead(random, 100);
    return { text: head.slice(0, random.between(0, head.length)) };
  },
  'whole requests in one piece': (random) => {
    const request = smallRequest(random);
    return {
      text: request.repeat(Math.floor(random.scaled(20_000, 1_000_000) / request.length) + 1),
      most: 300,
      reads: random.oneOf(['all', 'nothing']),
    };
  },
  'requests and a part of the next': (random) => ({
    text: `${smallRequest(random).repeat(random.between(1, 15))}GET /v1/qr?da`,
  }),
  'a long head whose body never comes': (random) => ({
    text: postHead(random, random.scaled(1, 1_000_000), HEAD_BYTES - random.between(300, 3000)),
    most: 7500,
    mostBytes: 250_000_000,
    holdMs: MAX_HOLD_MS,
  }),
  'a small body that is cut': (random) => ({
    text: cutBody(random, random.between(2, SMALL_BODY_BYTES)),
    most: 4000,
    holdMs: MAX_HOLD_MS,
  }),
  'a small body without its last byte': (random) => ({
    text: postHead(random, SMALL_BODY_BYTES) + ' '.repeat(SMALL_BODY_BYTES - 1),
    most: 4000,
    holdMs: MAX_HOLD_MS,
  }),
  'a large body that is cut': (random) => ({ text: cutBody(random, random.scaled(20_000, 1_000_000)) }),
  'chunks and a part of a trailer': (random) => ({
    text: `${chunkedHead(random)}2\r\n[]\r\n0\r\n${'ab:cd\r\n'.repeat(random.between(1, 4600))}`,
    holdMs: MAX_HOLD_MS,
  }),
  'chunks of one byte': (random) => ({
    text: chunkedHead(random) + '1\r\n \r\n'.repeat(random.between(10, 20_000)),
    // Each chunk costs some microseconds, so that their number is what a line can carry.
    mostBytes: 1_000_000,
    most: 200,
  }),
  'requests whose answers are not read': (random) => ({
    text: `GET ${random.oneOf(['/docs', '/openapi.json', '/docs.md', '/'])} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(
      random.between(1, 8),
    ),
    most: 300,
    reads: random.oneOf(['nothing', 'slowly']),
  }),
  'tables that are not read': (random) => {
    const body = wideTable(random.between(500, 2000), random.between(100, 1000));
    return {
      text: postHead(random, body.length) + body,
      most: 60,
      reads: random.oneOf(['nothing', 'slowly']),
    };
  },
  'what is not HTTP': (random) => ({
    text: random.oneOf([
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n',
      `GET ${'/'.repeat(random.between(1, 40_000))}`,
      'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n\x81\x85',
      '\0'.repeat(random.between(1, 5000)),
    ]),
  }),
  'requests that cost no quota': (random) => ({
    text: freeRequest(random).repeat(random.between(1, 16)),
  }),
  'bytes one by one': (random) => ({
    text: [...postHead(random, 1000).slice(0, random.between(20, 120))],
    most: 500,
    holdMs: MAX_HOLD_MS,
  }),
};

function smallRequest(random) {
  const body = '{"data":"a"}';
  return random.oneOf([
    'GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n\r\n',
    'HEAD /health HTTP/1.1\r\nhost: a\r\n\r\n',
    'GET /x HTTP/1.0\r\n\r\n',
    'GET /none HTTP/1.1\r\nhost: a\r\n\r\n',
    'HEAD /docs HTTP/1.1\r\nhost: a\r\n\r\n',
    `POST /v1/qr HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  ]);
}

function freeRequest(random) {
  const path = random.oneOf([
    '/docs',
    '/health',
    '/ready',
    '/openapi.json',
    `/v1/${'q'.repeat(random.between(1, 3000))}`,
  ]);
  const method = random.oneOf(['GET', 'HEAD', 'OPTIONS', 'DELETE']);
  return `${method} ${path} HTTP/1.1\r\nhost: h${random.between(1, 1000)}.example\r\n\r\n`;
}

/** Of a POST with a header of about this many bytes. */
function postHead(random, length, headerBytes = 0) {
  const path = random.oneOf(['/v1/convert/json-to-csv', '/v1/qr', '/v1/invoice/pdf', '/mcp']);
  const filler = headerBytes > 0 ? `x: ${'y'.repeat(headerBytes)}\r\n` : '';
  return `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${filler}content-length: ${length}\r\n\r\n`;
}

function chunkedHead(random) {
  const [path, type] = random.oneOf([
    ['/v1/convert/json-to-csv', 'application/json'],
    ['/v1/convert/csv-to-json', 'text/csv'],
  ]);
  return `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`;
}

function cutBody(random, length) {
  return postHead(random, length) + ' '.repeat(random.between(0, length - 1));
}

/** A CSV of this many columns, and rows that are empty. */
function wideTable(columns, rows) {
  const first = Object.fromEntries(Array.from({ length: columns }, (_, index) => [`c${index}`, 1]));
  return JSON.stringify({ rows: [first, ...Array.from({ length: rows }, () => ({}))] });
}

function shuffled(list, random) {
  const rest = [...list];
  return list.map(() => rest.splice(random.between(0, rest.length - 1), 1)[0]);
}
