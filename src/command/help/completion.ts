import { groupOf, type Operation } from '../../operation.ts';
import { usedGroups } from '../../surfaces/facts/used-groups.ts';
import { type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { type OwnFlag, ownFlags } from '../arguments/own-flags.ts';
import { commandWord } from '../command-words.ts';
import { type UsageFlag, type UsageWords, usageWords } from './usage-words.ts';

/** The shells that a script can be made for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/**
 * A script that completes commands, flags, the words of enums and files; the commands beside those of the operations by
 * their usage. Everything is in the script: no program is started when TAB is pressed.
 */
export function completionScript(
  shell: Shell,
  operations: readonly Operation[],
  usages: Readonly<Record<string, string>>,
): string {
  const others = Object.entries(usages).map(([word, usage]) => ({ word, ...usageWords(word, usage) }));
  const commands = [...operations.map(commandOf), ...others.flatMap(ownCommandsOf)];
  const groups = [
    ...usedGroups(operations).map(({ id, members }) => ({ word: id, operations: members.map(commandWord) })),
    ...others.flatMap(({ word, commands: own }) =>
      own.length === 0 ? [] : [{ word, operations: own.map((each) => each.word) }],
    ),
  ];
  const words = others
    .filter((each) => each.commands.length === 0)
    .map(({ word, flags }) => ({ word, flags: flags.map(usageFlag) }));
  const tree = { commands, groups, words };
  if (shell === 'fish') return fishScript(tree);
  return shell === 'bash'
    ? bashScript(tree)
    : `#compdef sundry\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(tree)}`;
}

interface Tree {
  readonly commands: readonly CompletedCommand[];
  readonly groups: readonly { readonly word: string; readonly operations: readonly string[] }[];
  /** The commands beside those of the operations. */
  readonly words: readonly CompletedWord[];
}

/** A command beside those of the operations that has no commands of its own. */
interface CompletedWord {
  readonly word: string;
  readonly flags: readonly CompletedFlag[];
}

interface CompletedCommand {
  readonly group: string;
  readonly word: string;
  readonly flags: readonly CompletedFlag[];
}

interface CompletedFlag {
  /** With its dashes. */
  readonly name: string;
  readonly short?: string | undefined;
  /** What may come after it: nothing, one of some words, or any text or file. */
  readonly value: 'none' | 'any' | readonly string[];
}

function ownCommandsOf({
  word: group,
  commands,
}: { readonly word: string } & UsageWords): CompletedCommand[] {
  return commands.map(({ word, flags }) => ({ group, word, flags: flags.map(usageFlag) }));
}

function usageFlag({ name, hasValue }: UsageFlag): CompletedFlag {
  return { name, value: hasValue ? 'any' : 'none' };
}

function commandOf(operation: Operation): CompletedCommand {
  const members = memberFlags(operation.input);
  const taken = new Set(members.map(({ name }) => name));
  const own = ownFlags.filter(({ name }) => !taken.has(name));
  return {
    group: groupOf(operation),
    word: commandWord(operation),
    flags: [...members.flatMap(memberFlag), ...own.map(ownFlag)],
  };
}

function memberFlag({ name, kind, schema }: MemberFlag): readonly CompletedFlag[] {
  if (kind === 'switch') return [`--${name}`, `--no-${name}`].map((each) => ({ name: each, value: 'none' }));
  const one = schema.type === 'array' ? schema.items : schema;
  const words = one.type === 'string' ? (one.enum ?? wordsOfItem(schema)) : undefined;
  return [{ name: `--${name}`, value: words?.filter(isWord) ?? 'any' }];
}

/** The items of a list may be some words, or those with more around them: its examples are the words. */
function wordsOfItem(schema: MemberFlag['schema']): readonly string[] | undefined {
  const examples = schema.type === 'array' ? schema.items.examples : undefined;
  return examples?.filter((example) => typeof example === 'string');
}

function ownFlag({ name, short, value }: OwnFlag): CompletedFlag {
  return { name: `--${name}`, short, value: value === undefined ? 'none' : 'any' };
}

/** A mark, as a quote, has a meaning for the shells. */
function isWord(text: string): boolean {
  return /^[\w.-]+$/.test(text);
}

/** Bash completes the words of COMPREPLY; without any it completes files (complete -o default). */
function bashScript({ commands, groups, words }: Tree): string {
  const operations = groups.map((group) => `      ${group.word}) words="${group.operations.join(' ')}" ;;`);
  const flags = commands.map(
    ({ group, word, flags }) =>
      `      "${group} ${word}") words="${flags.map(({ name }) => name).join(' ')}" ;;`,
  );
  const values = commands.flatMap(({ group, word, flags }) =>
    flags.flatMap(({ name, value }) =>
      Array.isArray(value) ? [`      "${group} ${word} ${name}") words="${value.join(' ')}" ;;`] : [],
    ),
  );
  const others = words.map(
    ({ word, flags: own }) => `      ${word}) words="${own.map(({ name }) => name).join(' ')}" ;;`,
  );
  return `_sundry() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words="" start=""
  local group="\${COMP_WORDS[1]}" operation="\${COMP_WORDS[2]}"
  COMPREPLY=()
  # Bash parts --flag=value at the =, which other shells do not.
  if [ "$word" = "=" ]; then word=""
  elif [ "$before" = "=" ]; then before="\${COMP_WORDS[COMP_CWORD-2]}"
  else case "$word" in --*=*) before="\${word%%=*}" start="\${word%%=*}=" word="\${word#*=}" ;; esac; fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...groups.map((group) => group.word), ...words.map(({ word }) => word)].join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "$group" in
${[...operations, ...others].join('\n')}
    esac
  else
    case "$group $operation $before" in
${values.join('\n')}
    esac
    if [ -z "$words" ]; then case "$word" in -*) case "$group $operation" in
${flags.join('\n')}
    esac ;; esac; fi
  fi
  [ -n "$words" ] && COMPREPLY=( $(compgen -P "$start" -W "$words" -- "$word") )
}
complete -o default -F _sundry sundry
`;
}

function fishScript({ commands, groups, words }: Tree): string {
  const first = [...groups.map((group) => group.word), ...words.map(({ word }) => word)].join(' ');
  const lines = [`complete -c sundry -f -n __fish_use_subcommand -a '${first}'`];
  for (const { word, operations } of groups) {
    const isOpen = `__fish_seen_subcommand_from ${word}; and not __fish_seen_subcommand_from ${operations.join(' ')}`;
    lines.push(`complete -c sundry -f -n '${isOpen}' -a '${operations.join(' ')}'`);
  }
  for (const { group, word, flags } of commands) {
    const isHere = `__fish_seen_subcommand_from ${group}; and __fish_seen_subcommand_from ${word}`;
    lines.push(...flags.map((flag) => fishFlag(isHere, flag)));
  }
  for (const { word, flags } of words) {
    lines.push(...flags.map((flag) => fishFlag(`__fish_seen_subcommand_from ${word}`, flag)));
  }
  return `${lines.join('\n')}\n`;
}

function fishFlag(isHere: string, { name, short, value }: CompletedFlag): string {
  const own = `complete -c sundry -n '${isHere}'${short === undefined ? '' : ` -s ${short}`} -l ${name.slice(2)}`;
  if (value === 'none') return own;
  return value === 'any' ? `${own} -r -F` : `${own} -x -a '${value.join(' ')}'`;
}
