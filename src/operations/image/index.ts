/**
 * Pictures as a library. Pure functions that throw InputError for what HTTP refuses; no service, no environment.
 */
export { InputError } from '../../errors.ts';
export { type StrippedImage, stripMetadata } from './library.ts';
export type { StripReport, StripRequest } from './schema.ts';
