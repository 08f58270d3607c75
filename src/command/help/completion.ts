import { groupOf, type Operation } from '../../operation.ts';
import { usedGroups } from '../../surfaces/used-groups.ts';
import { type MemberFlag, memberFlags } from '../arguments/member-flags.ts';
import { type OwnFlag, ownFlags } from '../arguments/own-flags.ts';
import { commandWord } from '../command-words.ts';

/** The shells that a script can be made for. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/**
 * A script that completes commands, flags, the words of enums and files. Everything is in the script: no program is
 * started when TAB is pressed.
 */
export function completionScript(
  shell: Shell,
  operations: readonly Operation[],
  words: readonly string[],
): string {
  const commands = operations.map(commandOf);
  const groups = usedGroups(operations).map(({ id, members }) => ({
    word: id,
    operations: members.map(commandWord),
  }));
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
  readonly words: readonly string[];
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
  const words = one.type === 'string' ? one.enum?.filter(isWord) : undefined;
  return [{ name: `--${name}`, value: words ?? 'any' }];
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
  return `_sundry() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  local group="\${COMP_WORDS[1]}" operation="\${COMP_WORDS[2]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...groups.map((group) => group.word), ...words].join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "$group" in
${operations.join('\n')}
      completion) words="${shells.join(' ')}" ;;
    esac
  else
    case "$group $operation $before" in
${values.join('\n')}
    esac
    if [ -z "$words" ]; then case "$word" in -*) case "$group $operation" in
${flags.join('\n')}
    esac ;; esac; fi
  fi
  [ -n "$words" ] && COMPREPLY=( $(compgen -W "$words" -- "$word") )
}
complete -o default -F _sundry sundry
`;
}

function fishScript({ commands, groups, words }: Tree): string {
  const first = [...groups.map((group) => group.word), ...words].join(' ');
  const lines = [`complete -c sundry -f -n __fish_use_subcommand -a '${first}'`];
  for (const { word, operations } of groups) {
    const isOpen = `__fish_seen_subcommand_from ${word}; and not __fish_seen_subcommand_from ${operations.join(' ')}`;
    lines.push(`complete -c sundry -f -n '${isOpen}' -a '${operations.join(' ')}'`);
  }
  for (const { group, word, flags } of commands) {
    const isHere = `__fish_seen_subcommand_from ${group}; and __fish_seen_subcommand_from ${word}`;
    for (const { name, short, value } of flags) {
      const own = `complete -c sundry -n '${isHere}'${short === undefined ? '' : ` -s ${short}`} -l ${name.slice(2)}`;
      lines.push(
        value === 'none' ? own : value === 'any' ? `${own} -r -F` : `${own} -x -a '${value.join(' ')}'`,
      );
    }
  }
  lines.push(`complete -c sundry -f -n '__fish_seen_subcommand_from completion' -a '${shells.join(' ')}'`);
  return `${lines.join('\n')}\n`;
}
