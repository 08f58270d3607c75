import type { Operation } from '../../operation.ts';
import { bodyFormOf } from '../../request/body-form.ts';
import type { ServiceLimits } from './service-facts.ts';

/** How to start, in one sentence: with the free calls of a day, or with a key where there are none. */
export function startSentence({ freeDaily }: ServiceLimits): string {
  if (freeDaily === 0) return 'Every call needs a key.';
  return `No key is needed to start: ${calls(freeDaily)} a day ${freeDaily === 1 ? 'is' : 'are'} free.`;
}

/** A count of calls, such as `10,000 calls`. */
export function calls(count: number): string {
  return `${grouped(count)} ${count === 1 ? 'call' : 'calls'}`;
}

/** How long the body of a POST may be, in one sentence. */
export function bodyLimitSentence(operation: Operation): string {
  const { fileTypes, fileBytes, jsonBytes } = bodyFormOf(operation);
  const file = fileTypes.length === 0 ? '' : `${grouped(fileBytes)} bytes; as JSON, `;
  return `The body may have at most ${file}${grouped(jsonBytes)} bytes.`;
}

/** A time in milliseconds in words, such as `10 seconds`. */
export function seconds(milliseconds: number): string {
  return milliseconds === 1000 ? '1 second' : `${grouped(milliseconds / 1000)} seconds`;
}

/** A number with grouped thousands, such as `32,768`. */
export function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
