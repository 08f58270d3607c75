import type {
  EinvoiceFormat,
  EinvoiceRequest,
  InvoiceRequest,
} from '../../../src/operations/invoice/index.ts';

/** A request that its format refuses, and the rule that refuses its file. */
export interface EinvoiceRefusal {
  readonly name: string;
  readonly format: EinvoiceFormat;
  /** The whole request; without the change it is accepted. */
  readonly request: EinvoiceRequest;
  readonly accepted: EinvoiceRequest;
  readonly pointer: string;
  /** One of these rules fails a file that is written all the same; empty where the refusal is a choice of ours. */
  readonly rules: readonly string[];
}

import { withMember, withoutMember } from './members.ts';
import { requestOf } from './requests.ts';

export interface Base {
  readonly formats: readonly EinvoiceFormat[];
  readonly base?: Partial<InvoiceRequest>;
  readonly name?: string;
  /** Of our own choice, or of the norm without a test in the artefacts in force: no rule fails. */
  readonly rules?: readonly string[];
}

/** What a format requires is taken away. */
export function gone(path: string, { formats, base, name, rules = [] }: Base): EinvoiceRefusal[] {
  return formats.map((format) => {
    const accepted = requestOf(format, base);
    const request = path.split(' ').reduce(withoutMember, accepted);
    const pointer = `/${path.split(' ')[0]!.replaceAll('.', '/')}`;
    return { name: `${name ?? path} missing, ${format}`, format, accepted, request, pointer, rules };
  });
}

/** A value is replaced by one that the format refuses. */
export function wrong(
  path: string,
  value: unknown,
  { formats, base, name, rules = [], at }: Base & { at?: string },
): EinvoiceRefusal[] {
  return formats.map((format) => {
    const accepted = requestOf(format, base);
    const request = withMember(accepted, path, value);
    const pointer = at ?? `/${path.replaceAll('.', '/')}`;
    return {
      name: `${name ?? `${path} is ${JSON.stringify(value)}`}, ${format}`,
      format,
      accepted,
      request,
      pointer,
      rules,
    };
  });
}
