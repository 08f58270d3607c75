import type { ObjectSchema } from '../../../schema/schema.ts';
import type { JsonScanner } from './json-scanner.ts';

/** Members of an object by name, as readInput accepts them. */
export type Members = Readonly<Record<string, unknown>>;

/**
 * Reads the object that begins at the scanner, for readInput to check. A member that `readers` names is read
 * by it, at its value; one in the schema is parsed; of the others only the name is kept, to be
 * compared with the known ones. Of duplicates the last one wins.
 */
export function readMembers(
  scanner: JsonScanner,
  schema: ObjectSchema,
  readers: Readonly<Record<string, () => unknown>>,
): Members {
  const members: Record<string, unknown> = {};
  scanner.members((name) => {
    const value = Object.hasOwn(readers, name) ? readers[name]!() : parseKnown(scanner, schema, name);
    Object.defineProperty(members, name, { value, enumerable: true, configurable: true });
  });
  return members;
}

function parseKnown(scanner: JsonScanner, schema: ObjectSchema, name: string): unknown {
  const start = scanner.at;
  scanner.skipValue();
  return Object.hasOwn(schema.properties, name) ? JSON.parse(scanner.rawOf(start, scanner.at)) : undefined;
}
