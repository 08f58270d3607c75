/** What is sent back: a status with JSON or a page, a connection that breaks, nothing at all, or half an answer. */
export type ModelReply =
  | 'silence'
  | 'stall'
  | 'reset'
  | {
      readonly status: number;
      readonly value?: unknown;
      readonly html?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

type Request = Readonly<Record<string, unknown>>;
type Reply = (answer: string, request: Request) => ModelReply;

/** Words that must never reach a caller or a log. */
export const UPSTREAM_SECRET = 'upstr3amS3cret';

/** Observed behaviour of back ends. `answer` is a good answer as JSON. */
const replies = {
  good: (answer) => says(answer),
  fenced: (answer) => says(`\`\`\`json\n${answer}\n\`\`\``),
  chatty: (answer) =>
    says(`Sure! As {requested}, here is the result:\n\n${answer}\n\nLet me know {if} it helps.`),
  'think tags': (answer) => says(`<think>The user wants {"label":"negative"}? No.</think>\n${answer}`),
  'closing think tag': (answer) => says(`They want {"label":"negative"}? No.\n</think>\n\n${answer}`),
  'trailing comma': (answer) => says(answer.replace(/\}$/, ',}')),
  'content parts': (answer) => says(halves(answer).map((text) => ({ type: 'text', text }))),
  'tool call': (answer) =>
    completion({
      content: null,
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'answer', arguments: answer } }],
    }),
  'reasoning only': (answer) => completion({ content: '', reasoning_content: answer }),
  truncated: (answer) => says(halves(answer)[0]!, 'length'),
  'thought too long': () => completion({ content: '', reasoning_content: 'Let me think. ' }, 'length'),
  empty: () => says(''),
  'no choices': () => ({ status: 200, value: { object: 'chat.completion', choices: [] } }),
  prose: () => says('The text is rather pleased with its hotel.'),
  'other JSON': () => says('{"foo": 1}'),
  'label outside the set': (answer) => says(JSON.stringify({ ...JSON.parse(answer), label: 'purple' })),
  'score out of range': (answer) => says(JSON.stringify({ ...JSON.parse(answer), score: 7 })),
  refusal: () => completion({ content: null, refusal: `I cannot help with ${UPSTREAM_SECRET}.` }),
  'refusal in prose': () => says("I'm sorry, but I can't assist with that request."),
  'content filter': () => says('', 'content_filter'),
  HTML: () => ({ status: 200, html: `<!doctype html><title>Gateway</title>${UPSTREAM_SECRET}` }),
  'error in a 200': () => ({ status: 200, value: failure('the model fell over') }),
  'rate limit in a 200': () => ({ status: 200, value: failure('slow down', { code: 429 }) }),
  'no JSON': () => ({ status: 200, html: 'data: [DONE]' }),
  'without end': () => ({ status: 200, html: '{'.padEnd(5_000_000) }),
  500: () => ({ status: 500, value: failure('the server had an error') }),
  502: () => ({ status: 502, html: '<html>Bad Gateway</html>' }),
  503: () => ({ status: 503, value: failure('Loading model') }),
  '503 for long': () => ({ status: 503, value: failure('maintenance'), headers: { 'retry-after': '120' } }),
  429: () => ({ status: 429, value: failure('Rate limit reached'), headers: { 'retry-after': '1' } }),
  '429 for long': () => ({ status: 429, value: failure('Rate limit'), headers: { 'retry-after': '60' } }),
  '429 without a time': () => ({ status: 429, value: failure('Too many requests') }),
  'no quota': () => ({
    status: 429,
    value: failure('You exceeded your current quota', { code: 'insufficient_quota' }),
    headers: { 'retry-after': '1' },
  }),
  400: () => ({ status: 400, value: failure('bad input') }),
  401: () => ({ status: 401, value: failure('Incorrect API key provided: sk-te********************st') }),
  404: () => ({ status: 404, value: failure('The model does not exist') }),
  redirect: () => ({ status: 307, headers: { location: '/v1/elsewhere' } }),
  'no json_schema': (answer, request) =>
    formOf(request) === 'json_schema'
      ? refused("'response_format.type' must be 'json_object' or 'text'")
      : says(answer),
  'no response_format': (answer, request) =>
    formOf(request) === undefined ? says(answer) : refused('response_format is not supported by this model'),
  '500 on response_format': (answer, request) =>
    formOf(request) === undefined
      ? says(answer)
      : { status: 500, value: failure('response_format type must be one of "text"') },
  'no grammar for this schema': (answer, request) =>
    formOf(request) === 'json_schema' ? refused('Failed to parse grammar') : says(answer),
  'form refused without a word': (answer, request) =>
    formOf(request) === undefined ? says(answer) : { status: 400, html: '' },
  'schema refused with 500': (answer, request) =>
    formOf(request) === 'json_schema' ? { status: 500, value: failure('std::exception') } : says(answer),
  'bound refused without a word': (answer, request) =>
    'max_tokens' in request ? { status: 400, html: '' } : says(answer),
  'context of prompt and answer': (answer, request) =>
    Number(request.max_tokens ?? 0) > 60
      ? refused(
          "This model's maximum context length is 8192 tokens. However, you requested 100 output tokens and your prompt contains at least 8100 input tokens.",
        )
      : says(answer),
  'prompt too long': () => refused('the request exceeds the available context size'),
  'prompt too long, 500': () => ({ status: 500, value: failure('context_length_exceeded') }),
  'only streams': (answer, request) =>
    request.stream === true
      ? events(answer)
      : refused('enable_thinking must be set to false for non-streaming calls'),
  'events though whole': (answer) => events(answer),
  'developer instruction': (answer, request) =>
    JSON.stringify(request.messages).includes('"role":"system"')
      ? refused('Developer instruction is not enabled for this model')
      : says(answer),
  'no temperature': (answer, request) =>
    'temperature' in request
      ? refused("Unsupported value: 'temperature' does not support 0 with this model.", 'temperature')
      : says(answer),
  'no max_tokens': (answer, request) =>
    'max_tokens' in request
      ? refused("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.", 'max_tokens')
      : says(answer),
  'no bound at all': (answer, request) =>
    'max_tokens' in request || 'max_completion_tokens' in request
      ? { status: 422, value: { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_tokens'] }] } }
      : says(answer),
  'bound too large': (answer, request) =>
    'max_tokens' in request ? refused("'max_tokens' is too large: 9000. At most 4096.") : says(answer),
  'no JSON by its schema': (answer, request) =>
    formOf(request) === 'json_schema'
      ? { status: 400, value: failure('Failed to generate JSON', { code: 'json_validate_failed' }) }
      : says(answer),
  'temperature in a filtered text': () => refused('Filtered: "the temperature fell to 3 degrees"'),
  'no system role': (answer, request) =>
    JSON.stringify(request.messages).includes('"role":"system"')
      ? refused('System role not supported')
      : says(answer),
  'nothing but messages': (answer, request) => {
    const extra = ['response_format', 'temperature', 'max_tokens', 'max_completion_tokens'].find(
      (name) => name in request,
    );
    return extra === undefined ? says(answer) : refused(`Unrecognized request argument supplied: ${extra}`);
  },
  'prompt cut': (answer) => says(answer, 'stop', 4096),
  reset: () => 'reset',
  silent: () => 'silence',
  stalled: () => 'stall',
} as const satisfies Readonly<Record<string, Reply>>;

export type Behaviour = keyof typeof replies;

/** The reply to a chat completion, for a good answer (undefined where there is none for this question). */
export function replyOf(behaviour: Behaviour, request: Request, answer: unknown): ModelReply {
  const reply: Reply = replies[behaviour];
  return reply(JSON.stringify(answer ?? {}), request);
}

function says(content: unknown, end = 'stop', promptTokens?: number): ModelReply {
  return completion({ content }, end, promptTokens);
}

function events(content: string): ModelReply {
  const parts = content.match(/[\s\S]{1,12}/g) ?? [];
  const html = parts.map(
    (part) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: part } }] })}\n\n`,
  );
  return { status: 200, html: `${html.join('')}data: [DONE]\n\n` };
}

function completion(message: object, end = 'stop', promptTokens = 500): ModelReply {
  return {
    status: 200,
    value: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: '/models/fake.gguf',
      choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: end }],
      usage: { prompt_tokens: promptTokens, completion_tokens: 20, total_tokens: promptTokens + 20 },
    },
  };
}

function refused(message: string, param?: string): ModelReply {
  return { status: 400, value: failure(message, { type: 'invalid_request_error', param }) };
}

function failure(message: string, more: object = {}) {
  return { error: { message: `${message} (${UPSTREAM_SECRET})`, ...more } };
}

function formOf({ response_format: format }: Request): string | undefined {
  return (format as { readonly type: string } | undefined)?.type;
}

function halves(text: string): [string, string] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
