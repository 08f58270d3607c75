import type { ModelQuestion } from '../../operation.ts';
import type { Dialect } from './dialect.ts';

/** An unusable answer, and the reason: the model gets both. */
export interface Correction {
  readonly answer: string;
  readonly reason: string;
}

export interface Wording {
  readonly model: string;
  readonly dialect: Dialect;
  readonly tokens: number;
  readonly correction: Correction | undefined;
}

/** Characters of a bad answer that are sent back to the model. */
const SHOWN_CHARACTERS = 2000;

/** The temperature of another try: at 0 a model repeats itself. */
const AGAIN = 0.4;

/** The body of one chat completion. What the caller sent is in a user message only, as JSON. */
export function requestBody(
  { system, data, answer }: ModelQuestion<unknown>,
  { model, dialect, tokens, correction }: Wording,
): Readonly<Record<string, unknown>> {
  const { form, length } = dialect;
  const asked = JSON.stringify(data);
  const opening =
    dialect.instructions === 'system'
      ? [message('system', system), message('user', asked)]
      : [message('user', `${system}\n\n${asked}`)];
  return {
    model,
    messages: [...opening, ...correcting(correction)],
    stream: dialect.transport === 'events',
    ...(dialect.temperature === 'zero' && { temperature: correction === undefined ? 0 : AGAIN }),
    ...(length !== 'none' && { [length]: tokens }),
    ...(form === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(form === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: answer.name, strict: true, schema: answer.schema },
      },
    }),
  };
}

/** The bad answer and its fault; only a second user message where the answer was empty. */
function correcting(correction: Correction | undefined) {
  if (correction === undefined) return [];
  const { answer, reason } = correction;
  const wish = message(
    'user',
    `That answer cannot be used: ${reason} Answer again, with the JSON object alone.`,
  );
  return answer === '' ? [wish] : [message('assistant', answer.slice(0, SHOWN_CHARACTERS)), wish];
}

function message(role: 'system' | 'user' | 'assistant', content: string) {
  return { role, content };
}
