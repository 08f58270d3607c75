import type { CallToolResult } from '@modelcontextprotocol/server';
import { type ErrorCode, type Fault, InputError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { bodyFormOf } from '../request/body-form.ts';
import { pointerTokens } from '../schema/pointer.ts';

/** Why a call of a tool has no result. */
export interface ToolRefusal {
  /** Stable, for programs. */
  readonly code: ErrorCode;
  /** In sentences, for the model. */
  readonly detail: string;
}

/** The result of a call that was refused: the model reads it, and can correct its arguments. Hints are texts of their own. */
export function refusalResult({ code, detail }: ToolRefusal, ...hints: readonly string[]): CallToolResult {
  return {
    content: [`${code}: ${detail}`, ...hints].map((text) => ({ type: 'text', text })),
    isError: true,
  };
}

/** The refusal of faulty arguments: every fault with its field, such as `items[3].qty must be a number.` */
export function faultyArguments({ code, faults }: InputError): ToolRefusal {
  return { code, detail: faults.map(sentence).join(' ') };
}

/** Throws InputError when the arguments are longer than the operation accepts, as a body over HTTP. */
export function refuseLongArguments(operation: Operation, text: Uint8Array): void {
  const { jsonBytes } = bodyFormOf(operation);
  if (text.byteLength <= jsonBytes) return;
  throw new InputError([{ pointer: '', message: `may have at most ${jsonBytes} bytes` }], 'body_too_large');
}

function sentence({ pointer, message }: Fault): string {
  const place = pointer === '' ? 'The arguments' : fieldOf(pointer);
  return `${place} ${message}${/[.?]$/.test(message) ? '' : '.'}`;
}

/** A place as programs write it: `items[3].qty`. */
function fieldOf(pointer: string): string {
  const [first = '', ...rest] = pointerTokens(pointer);
  return first + rest.map((token) => (/^\d+$/.test(token) ? `[${token}]` : `.${token}`)).join('');
}
