import { rawPost, rawRequest } from './raw-request.mjs';

/** Most characters in what is around the arguments of a tool, with room for the rest of the message. */
const LONG = 16_000;

/** Most values there, with room for the rest of the message. */
const MANY = 110;

const client = { name: 'client', version: '1' };

const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: client };

/** What every message of the era without a handshake says of its client. */
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': client,
  'io.modelcontextprotocol/clientCapabilities': {},
};

const methods = [
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'ping',
  'server/discover',
  'prompts/list',
  'logging/setLevel',
  'an unknown method',
];

/** Messages to /mcp that call no tool, or whose call is refused. */
export function freeMessages() {
  return [
    ...lists(),
    ...unlikeAnyOther(),
    ...refusedCalls(),
    ...odd(),
    ...origins(),
    { name: 'agents: GET', status: 405, request: () => rawRequest('GET', '/mcp') },
  ];
}

function lists() {
  const inBothEras = methods.flatMap((method) => {
    const lines = ['Mcp-Protocol-Version: 2026-07-28', `Mcp-Method: ${method}`];
    const isKnown = /list$|discover/.test(method) && method !== 'prompts/list';
    return [
      message(method, 200, () => rpc(method)),
      message(`${method}, 2026`, isKnown ? 200 : 404, () => rpc(method, { _meta: meta }), lines),
    ];
  });
  return [
    message('initialize', 200, () => rpc('initialize', initialize)),
    ...inBothEras,
    message('a list, another id each', 200, (number) => rpc('tools/list', {}, `${number}`)),
    message('a list, a long id', 200, () => rpc('tools/list', {}, 'i'.repeat(LONG))),
    message('docs', 200, () => rpc('resources/read', { uri: 'sundry://docs/qr' })),
    message('the longest docs', 200, () => rpc('resources/read', { uri: 'sundry://docs/invoice' })),
  ];
}

/** No answer to them has been kept. */
function unlikeAnyOther() {
  const members = (word) =>
    Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`${word}${index}`, 1]));
  const named = (number) => ({ ...initialize, clientInfo: { name: `client ${number}`, version: '1' } });
  return [
    message('initialize, another client each', 200, (number) => rpc('initialize', named(number))),
    message('initialize, many capabilities', 200, (number) =>
      rpc('initialize', { ...initialize, capabilities: { experimental: capabilities(number) } }),
    ),
    message('a list, another cursor each', 200, (number) => rpc('tools/list', { cursor: `${number}` })),
    message('a list, a long cursor', 200, () => rpc('tools/list', { cursor: 'c'.repeat(LONG - 100) })),
    message('a list, many capabilities, 2026', 200, capableList, (number) => [
      'Mcp-Protocol-Version: 2026-07-28',
      'Mcp-Method: tools/list',
      `Mcp-Name: ${number}`,
    ]),
    message('a list, other members each', 200, (number) =>
      rpc('tools/list', { _meta: members(`m${number} `) }),
    ),
    message('a ping, other members each', 200, (number) => rpc('ping', members(`m${number} `))),
    message(
      'a ping, another header each',
      200,
      () => rpc('ping'),
      (number) => [`Mcp-Name: ${number}`],
    ),
  ];
}

function capableList(number) {
  const name = 'io.modelcontextprotocol/clientCapabilities';
  return rpc('tools/list', { _meta: { ...meta, [name]: { experimental: capabilities(number) } } });
}

function capabilities(number) {
  return Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`c${number} ${index}`, {}]));
}

function refusedCalls() {
  const call = (name, status, params) => message(`a call, ${name}`, status, () => rpc('tools/call', params));
  return [
    call('no such tool', 200, { name: 'nothing', arguments: {} }),
    call('a long name', 200, { name: 'n'.repeat(LONG), arguments: {} }),
    call('a fault', 200, { name: 'qr_create', arguments: { a: 1 } }),
    call('a list for arguments', 200, { name: 'qr_create', arguments: [] }),
    message('docs of nothing', 200, () => rpc('resources/read', { uri: 'sundry://docs/nothing' })),
    message('docs of a long name', 200, () =>
      rpc('resources/read', { uri: `sundry://docs/${'a'.repeat(LONG)}` }),
    ),
  ];
}

function odd() {
  const texts = {
    'no JSON': ['{', 400],
    'a list of messages': [`[${rpc('ping')}]`, 400],
    'no message': ['{"a":1}', 400],
    'a notification': ['{"jsonrpc":"2.0","method":"notifications/initialized"}', 202],
    'a response': ['{"jsonrpc":"2.0","id":1,"result":{}}', 202],
    '7,000 numbers': [rpc('ping', { a: Array(7000).fill(1) }), 413],
    '1,200 members': [
      rpc('ping', Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`m${n}`, 1]))),
      413,
    ],
    '16,000 brackets': ['['.repeat(LONG), 400],
    '17,000 letters': [rpc('ping', { a: 'a'.repeat(17_000) }), 413],
  };
  const headers = {
    'a long Mcp-Method': [`Mcp-Method: ${'a'.repeat(30_000)}`, 200],
    'a long Mcp-Protocol-Version': [`Mcp-Protocol-Version: ${'a'.repeat(30_000)}`, 400],
    '7,000 types of Accept': [`Accept: ${'a/b,'.repeat(7000)}`, 200],
  };
  return [
    ...Object.entries(texts).map(([name, [text, status]]) => message(name, status, () => text)),
    ...Object.entries(headers).map(([name, [line, status]]) =>
      message(name, status, () => rpc('ping'), [line]),
    ),
  ];
}

/** Refused over a loopback address that is not that of a trusted proxy. */
function origins() {
  const ideographs = Array.from({ length: 3300 }, (_, index) =>
    encodeURIComponent(String.fromCodePoint(0x4e00 + index)),
  );
  const values = {
    'a foreign one': 'https://example.com',
    '30,000 letters': `http://${'a'.repeat(30_000)}`,
    '15,000 dots': `http://${'a.'.repeat(15_000)}localhost`,
    '3,300 different letters': `http://${ideographs.join('')}`,
  };
  return Object.entries(values).map(([name, origin]) => ({
    ...message(`Origin of ${name}`, 403, () => rpc('ping'), [`Origin: ${origin}`]),
    isExhausted: true,
  }));
}

function rpc(method, params = {}, id = 1) {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}

/** `lines` are the same for each, or a function from the number of a request to them. */
function message(name, status, text, lines = []) {
  const linesOf = typeof lines === 'function' ? lines : () => lines;
  const accept = 'Accept: application/json, text/event-stream';
  return {
    name: `agents: ${name}`,
    status,
    request: (number) => rawPost('/mcp', text(number), { lines: [accept, ...linesOf(number)] }),
  };
}
