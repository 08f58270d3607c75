/**
 * The last step of the build: writes out the types that are computed from schemas, with names and with the words of
 * the schemas as doc comments, and the client's table of routes, so that it loads no declarations.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Operation } from '../../src/operation.ts';
import type { Schema } from '../../src/schema/schema.ts';
import { clientType } from './client-type.ts';
import { type NamedType, namedTypes, referenceTo } from './named-types.ts';
import { removeUnreachable } from './reachable.ts';
import { membersOf, type NameOf } from './schema-type.ts';

/** Rewrites the compiled files in `dist`. */
export async function writeTypes(dist: string): Promise<void> {
  const named = await namedTypes(dist);
  for (const file of new Set(named.map((type) => type.file))) {
    writeFileSync(file, withMembers(readFileSync(file, 'utf8'), file, named));
  }
  const { operations, groups } = await import(pathToFileURL(join(dist, 'index.js')).href);
  const { routes } = await import(pathToFileURL(join(dist, 'client/routes.js')).href);
  const target = join(dist, 'client/client-type.d.ts');
  const registered = operations as readonly Operation[];
  writeFileSync(target, clientType(registered, groups, nameIn(target, named)));
  removeUnreachable(dist, entriesOf(JSON.parse(readFileSync(manifest, 'utf8'))));
  writeFileSync(join(dist, 'client/routes.js'), `export const routes = ${JSON.stringify(routes)};\n`);
}

const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/** The declaration files that package.json names, from dist/. */
function entriesOf(packageJson: { readonly exports: Readonly<Record<string, string | { types: string }>> }) {
  const entries = Object.values(packageJson.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : entry.types,
  );
  return entries.map((path) => path.replace('./dist/', ''));
}

/** A declaration file whose interfaces have their members written out. */
function withMembers(text: string, file: string, named: readonly NamedType[]): string {
  const here = named.filter((type) => type.file === file && type.place !== undefined);
  // From the last to the first, so that the places before stay as they are.
  return here.reverse().reduce((rest, type) => {
    if (type.schema.type !== 'object') return rest;
    const [start, end] = type.place!;
    const members = membersOf(type.schema, type.side, nameIn(file, named));
    return `${rest.slice(0, start)}${type.name} ${members}${rest.slice(end)}`;
  }, text);
}

/** The names that a file may use: its own, and what others export. Types of literals are the same on both sides. */
function nameIn(file: string, named: readonly NamedType[]): NameOf {
  return (schema, side) => {
    const found = named.find(
      (type) => (type.file === file || type.isExported) && hasNameOf(type, schema) && isOnSide(type, side),
    );
    return found && referenceTo(found, file);
  };
}

/** A description may have been added to a schema; what makes its type are the same members, and the same required ones. */
function hasNameOf({ schema: known }: NamedType, schema: Schema): boolean {
  if (known.type === 'object') {
    return (
      schema.type === 'object' &&
      schema.properties === known.properties &&
      String(schema.required) === String(known.required)
    );
  }
  const enums = [known, schema].map((each) => ('enum' in each ? each.enum : undefined));
  return enums[0] !== undefined && enums[0] === enums[1];
}

function isOnSide(type: NamedType, side: NamedType['side']): boolean {
  return type.place === undefined || type.side === side;
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await writeTypes(resolve(process.argv[2] ?? 'dist'));
}
