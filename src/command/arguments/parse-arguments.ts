import { Command, CommanderError, Option } from 'commander';
import { CommandLineError, unknownWord } from '../failures/command-line-error.ts';
import type { FlagKind, MemberFlag } from './member-flags.ts';
import { type OwnFlag, type OwnFlagName, type OwnValues, ownFlags } from './own-flags.ts';

/** What is on a command line after the words of the command. */
export interface ParsedArguments {
  readonly own: OwnValues;
  /** The texts given for each member, in the order of their flags. */
  readonly members: ReadonlyMap<MemberFlag, readonly string[]>;
  readonly operands: readonly string[];
}

/** Which part of a command line is read: up to its first operand, or all of it. */
export type Extent = 'up to an operand' | 'all';

/**
 * Reads flags and operands. A member whose flag has the name of one of the command's own wins; the command's flag can
 * then be given before the group. Throws CommandLineError for an unknown flag and for one without its value.
 */
export function parseArguments(
  args: readonly string[],
  { flags = [], extent = 'all' }: { readonly flags?: readonly MemberFlag[]; readonly extent?: Extent } = {},
): ParsedArguments {
  const command = new Command().exitOverride().configureOutput({ outputError: () => {} });
  if (extent === 'up to an operand') command.passThroughOptions();
  const own = new Map<OwnFlagName, string[]>();
  const members = new Map<MemberFlag, string[]>();
  for (const flag of flags) addMember(command, flag, (text) => append(members, flag, text));
  const taken = new Set(flags.map(({ name }) => name));
  for (const flag of ownFlags) {
    if (!taken.has(flag.name)) addOwn(command, flag, (text) => append(own, flag.name, text));
  }
  const { operands, unknown } = parsed(command, args);
  const stranger = unknown[0];
  if (stranger !== undefined) {
    const name = stranger.split('=', 1)[0]!;
    const around = flagAround(name, flags);
    if (around !== undefined) throw new CommandLineError(wayInto(name, around));
    const known = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long!);
    throw unknownWord('flag', name, known);
  }
  return { own, members, operands };
}

/** The flag of the value that a dotted one goes into, as `--items` for `--items.0.description`. */
function flagAround(name: string, flags: readonly MemberFlag[]): MemberFlag | undefined {
  const holders = flags.filter(({ kind }) => kind === 'json' || kind === 'list' || kind === 'lines');
  const spelled = name.replaceAll('_', '-');
  const around = holders.filter(
    (flag) => spelled.startsWith(`--${flag.name}.`) && flag.schema.type !== 'object',
  );
  return around.sort((one, other) => other.name.length - one.name.length)[0];
}

function wayInto(unknown: string, { name, kind, schema }: MemberFlag): string {
  const start = `there is no flag ${unknown}`;
  if (kind !== 'json') return `${start}; repeat --${name} for each entry of the list`;
  const members = schema.type === 'array' && schema.items.type === 'object' ? schema.items : undefined;
  const [member = 'name'] = members?.required ?? Object.keys(members?.properties ?? {});
  const value = members === undefined ? '...' : `[{"${member}": ...}]`;
  return `${start}; give --${name} as JSON, as in --${name} '${value}', or a file of it: --${name} @FILE.json`;
}

function addMember(command: Command, { name, path, kind }: MemberFlag, note: (text: string) => void): void {
  const snake = path.join('.');
  for (const spelling of snake === name ? [name] : [name, snake]) {
    const isHidden = spelling !== name;
    for (const option of optionsOf(spelling, kind, note, command)) {
      command.addOption(isHidden || option instanceof ValuedSwitch ? option.hideHelp() : option);
    }
  }
}

function optionsOf(name: string, kind: FlagKind, note: (text: string) => void, command: Command): Option[] {
  if (kind !== 'switch') {
    command.on(`option:${name}`, note);
    return [new Option(`--${name} <value>`)];
  }
  const valued = new ValuedSwitch(name);
  command.on(`option:${name}`, () => note('true'));
  command.on(`option:no-${name}`, () => note('false'));
  command.on(`option:${valued.name()}`, () => note(valued.value));
  return [new Option(`--${name}`), new Option(`--no-${name}`), valued];
}

function addOwn(command: Command, { name, short, value }: OwnFlag, note: (text: string) => void): void {
  const flags = `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ' <value>'}`;
  command.addOption(new Option(flags));
  command.on(`option:${name}`, (text: string | undefined) => note(text ?? ''));
}

/**
 * `--paid=false`: a switch has no value for commander, and an optional value would swallow the operand after the
 * switch. So this option matches the whole word and keeps what it matched.
 */
class ValuedSwitch extends Option {
  readonly #beginning: string;
  value = '';

  constructor(name: string) {
    super(`--${name}=value`);
    this.#beginning = `--${name}=`;
  }

  /** Of commander's class, though not of its types. */
  is(word: string): boolean {
    if (!word.startsWith(this.#beginning)) return false;
    this.value = word.slice(this.#beginning.length);
    return true;
  }
}

function parsed(command: Command, args: readonly string[]): ReturnType<Command['parseOptions']> {
  try {
    return command.parseOptions([...args]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const flag = /--[^\s'<]+/.exec(error.message)?.[0];
    throw new CommandLineError(`${flag ?? error.message} needs a value`);
  }
}

function append<Key>(texts: Map<Key, string[]>, key: Key, text: string): void {
  const before = texts.get(key);
  if (before === undefined) texts.set(key, [text]);
  else before.push(text);
}
