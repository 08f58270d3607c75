import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a service of compose.yaml says of how it runs. */
export interface ComposeService {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { readonly ipv4_address?: string } | null>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
  readonly profiles?: readonly string[];
  readonly volumes?: readonly string[];
}

/** compose.yaml with its anchors and merge keys resolved, its variables as they are written. */
export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<
    Record<
      string,
      { readonly internal?: boolean; readonly ipam?: { readonly config: { subnet: string }[] } } | null
    >
  >;
}

const file = new URL('../../compose.yaml', import.meta.url);

/** Reads the compose.yaml of this checkout. */
export function readCompose(): Compose {
  return parse(readFileSync(file, 'utf8'), { merge: true });
}

/** The services that are nodes, in the order of the file. */
export function nodesOf({
  services,
}: Compose): readonly (readonly [name: string, service: ComposeService])[] {
  return Object.entries(services).filter(([name]) => /^node\d+$/.test(name));
}

/** A value as Compose computes it: `${NAME}`, `${NAME:-default}` and `${NAME:+text}`, nested too; an unset one is empty. */
export function interpolated(value: string, variables: Readonly<Record<string, string>> = {}): string {
  const innermost = /\$\{(\w+)(?::([-+])([^${}]*))?\}/;
  for (let text = value; ; ) {
    const next = text.replace(innermost, (_, name: string, operator = '-', word = '') => {
      const set = variables[name] || undefined;
      if (operator === '-') return set ?? word;
      return set === undefined ? '' : word;
    });
    if (next === text) return text;
    text = next;
  }
}
