import { exchange, type Message, NoReplyError, type Reply } from './exchange.ts';
import { brokenFault, type Fault, faultOf, isObject } from './fault.ts';

/** What comes of one message: an object of JSON, or a fault with the reply it was found in, if there was one. */
export type Sent =
  | { readonly value: Readonly<Record<string, unknown>> }
  | { readonly fault: Fault; readonly reply?: Reply };

/** Sends one message to a back end. Throws only the signal's reason, when that is aborted. */
export async function send(message: Message, signal: AbortSignal): Promise<Sent> {
  let reply: Reply;
  try {
    reply = await exchange(message, signal);
  } catch (error) {
    if (error instanceof NoReplyError) return { fault: brokenFault(error.message) };
    throw error;
  }
  const value = parsed(reply.text);
  const fault = faultOf(reply, value);
  if (fault !== undefined) return { fault, reply };
  return isObject(value) ? { value } : { fault: brokenFault('something other than JSON'), reply };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
