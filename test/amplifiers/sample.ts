import type { Operation } from '../../src/operation.ts';
import { type OperationId, operations } from '../../src/registry.ts';
import { chance, pick, type Random, seededRandom } from '../support/random.ts';
import type { Amplifier, Draft } from './amplifier.ts';
import { amplifiersOf } from './amplifiers.ts';
import { type Call, drawDoor } from './call.ts';
import { drawInput } from './generators/schema-inputs.ts';

/** All requests of one seed: of one amplifier and one shape, in any size. */
export interface Sample {
  readonly operation: Operation;
  readonly amplifier: string;
  /** The request of about this many bytes; undefined where it would be longer than the operation accepts. */
  at(bytes: number): SampledCall | undefined;
}

export interface SampledCall extends Pick<Draft, 'strangers' | 'needs'> {
  readonly call: Call;
}

/** The sample of a seed, the same at any time. */
export function sampleOf(id: string, seed: number): Sample {
  const random = seededRandom(seed);
  const operation = operations.find((candidate) => candidate.id === id);
  if (operation === undefined) throw new Error(`there is no operation ${id}`);
  const own = amplifiersOf[operation.id];
  const amplifier = chance(random, 0.4) ? membersOf(operation) : pick(random, own);
  const shape = amplifier.draw(random);
  const door = drawDoor(operation, random);
  return {
    operation,
    amplifier: amplifier.name,
    at(bytes) {
      const draft = shape(bytes);
      const call = door(draft);
      return call && { ...draft, call };
    },
  };
}

/** The names of all amplifiers of an operation. */
export function amplifierNames(id: OperationId): readonly string[] {
  const operation = operations.find((candidate) => candidate.id === id)!;
  return [membersOf(operation), ...amplifiersOf[id]].map(({ name }) => name);
}

/** Members that no schema names, beside those that it does. */
const MAX_UNKNOWN = 20_000;

/** The amplifier that the schema of an operation gives: each of its members. */
function membersOf({ input, examples }: Operation): Amplifier {
  return {
    name: 'the members of its schema',
    draw(random: Random) {
      const example = pick(random, examples);
      const inputAt = drawInput(input, example.input, random);
      const unknownPart = chance(random, 0.07) ? random() : 0;
      return (bytes) => {
        const unknown = Math.min(MAX_UNKNOWN, Math.floor((bytes * unknownPart) / 12));
        const more = Array.from({ length: unknown }, (_, index) => [`m${index}`, 0] as const);
        return {
          input: { ...Object.fromEntries(more), ...inputAt(bytes * (1 - unknownPart)) },
          ...(example.file && { file: example.file.bytes }),
        };
      };
    },
  };
}
