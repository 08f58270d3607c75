import { pointerIn, pointerTokens } from '../../schema/pointer.ts';

/** Something wrong with an input: the control it belongs to, '' for the whole, and what is allowed. */
export interface PlacedFault {
  readonly control: string;
  readonly message: string;
}

/** A refusal as the page shows it. */
export interface Problem {
  /** A sentence for a person. */
  readonly detail: string;
  readonly faults: readonly PlacedFault[];
}

/**
 * A problem of RFC 9457, with its faults at the names of controls: `#/items/0/qty` is `items.0.qty`, and the body as a
 * whole the control of the file that it was.
 */
export function problemIn(text: string, status: number, body = ''): Problem {
  const { title, detail, errors } = parsed(text);
  return {
    detail: typeof detail === 'string' ? detail : String(title ?? `The service answered ${status}.`),
    faults: Array.isArray(errors) ? errors.map((error) => placed(error, body)) : [],
  };
}

interface FaultInProblem {
  readonly pointer?: string;
  readonly parameter?: string;
  readonly message: string;
}

function placed(error: FaultInProblem, body: string): PlacedFault {
  const { pointer, parameter, message } = error;
  if (pointer === undefined) return { control: parameter ?? '', message };
  return { control: pointerTokens(pointerIn(pointer)).join('.') || body, message };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
