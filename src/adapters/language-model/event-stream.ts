import { contentOf } from './completion.ts';
import { isObject } from './fault.ts';
import { parseLeanJson } from './lean-json.ts';

type Members = Readonly<Record<string, unknown>>;

/** The texts that the events of a stream add to. */
const GROWING = ['content', 'reasoning_content', 'reasoning', 'refusal'] as const;

/**
 * The completion that a stream of events (text/event-stream) holds, in the form of one that comes whole; undefined for
 * other text. An event that is an error takes its place.
 */
export function eventsIn(text: string): Members | undefined {
  if (!/^\ufeff?\s*(?:data|event|id|retry)?:/.test(text)) return undefined;
  const message = new Map<string, string>();
  let calls = '';
  let end: unknown;
  let usage: unknown;
  let isStream = false;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const event = line.startsWith('data:') ? parseLeanJson(line.slice(5)) : undefined;
    if (!isObject(event)) continue;
    isStream = true;
    if (isObject(event.error) || typeof event.error === 'string') return event;
    usage = event.usage ?? usage;
    const choice = (Array.isArray(event.choices) ? event.choices : []).find(isFirst);
    if (choice === undefined) continue;
    end = choice.finish_reason ?? end;
    const part = isObject(choice.delta) ? choice.delta : isObject(choice.message) ? choice.message : {};
    for (const name of GROWING) {
      const said = contentOf(part[name]);
      if (typeof said === 'string') message.set(name, (message.get(name) ?? '') + said);
    }
    calls += argumentsIn(part);
  }
  if (!isStream) return undefined;
  const called = calls === '' ? {} : { function_call: { arguments: calls } };
  return { choices: [{ message: { ...Object.fromEntries(message), ...called }, finish_reason: end }], usage };
}

function isFirst(choice: unknown): choice is Members {
  return isObject(choice) && (choice.index === undefined || choice.index === 0);
}

function argumentsIn({ tool_calls: calls }: Members): string {
  const [call] = Array.isArray(calls) ? calls : [];
  const given = isObject(call) && isObject(call.function) ? call.function.arguments : undefined;
  return typeof given === 'string' ? given : '';
}
