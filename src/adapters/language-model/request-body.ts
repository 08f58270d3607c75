import type { ModelQuestion } from '../../operation.ts';
import type { Manner } from './dialect.ts';

/** An answer that was of no use, and why: the model is shown both. */
export interface Correction {
  readonly answer: string;
  readonly reason: string;
}

export interface Wording {
  readonly model: string;
  readonly manner: Manner;
  readonly tokens: number;
  readonly correction: Correction | undefined;
}

/** Of a bad answer the model is shown so many characters. */
const SHOWN_CHARACTERS = 2000;

/** The body of one chat completion. What the caller sent stands in a user message only, as JSON. */
export function requestBody(
  { system, data, answer }: ModelQuestion<unknown>,
  { model, manner, tokens, correction }: Wording,
): Readonly<Record<string, unknown>> {
  const { form, length } = manner;
  const asked = JSON.stringify(data);
  const opening =
    manner.instructions === 'system'
      ? [message('system', system), message('user', asked)]
      : [message('user', `${system}\n\n${asked}`)];
  return {
    model,
    messages: [...opening, ...correcting(correction)],
    stream: false,
    ...(manner.temperature === 'zero' && { temperature: 0 }),
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

/** The bad answer and what is wrong with it; a second user message alone where nothing was answered. */
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
