import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { runCommand } from '../../src/command/command.ts';
import { inMemory } from '../support/running/command-run.ts';

const runInMemory = inMemory(runCommand);

/** What bash offers after these words, by the script alone: there is no program of that name. */
async function offered(words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runInMemory(['completion', 'bash']);
  const script = `PATH=
${stdout}
    sundry() { exit 9; }
    COMP_WORDS=(sundry "$@"); COMP_CWORD=$#
    _sundry
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ['--norc', '-c', script, 'bash', ...words];
  return execFileSync('bash', args, { encoding: 'utf8' }).trimEnd().split('\n');
}

describe('the completion of bash is in its script, no program is started', () => {
  const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['groups and the other commands', ['c'], ['convert', 'calendar', 'completion']],
    ['the operations of a group', ['email', ''], ['verify', 'verify-batch']],
    ['flags by their beginning', ['qr', 'create', '--s'], ['--size']],
    ['both forms of a switch', ['convert', 'json-to-csv', '[]', '--no-h'], ['--no-header']],
    ['the words of an enum', ['qr', 'create', 'a', '--ec', ''], ['L', 'M', 'Q', 'H']],
    ['the words of an enum deep in an object', ['calendar', 'ics', '--repeat.freq', 'm'], ['monthly']],
    ['nothing of ours after another flag: files', ['qr', 'create', 'a', '-o', 'x'], ['']],
    ['shells', ['completion', 'z'], ['zsh']],
    ['the examples of a list', ['calendar', 'ics', '--repeat.by-day', 'T'], ['TU', 'TH']],
    ['a value behind =, as bash parts it', ['qr', 'create', '--format', '=', 's'], ['svg']],
    ['a value behind = that is still empty', ['qr', 'create', '--ec', '='], ['L', 'M', 'Q', 'H']],
    ['a value behind = in one word, as zsh has it', ['qr', 'create', '--format=s'], ['--format=svg']],
    ['the flags of a command without operations', ['health', '--'], ['--ready', '--url']],
    ['the flags of another command', ['operations', '--'], ['--json']],
  ];
  it.each(rows)('%s', async (_name, words, expected) => expect(await offered(words)).toEqual(expected));
});

test('zsh reads the script of bash, fish has one of its own', async () => {
  expect((await runInMemory(['completion', 'zsh'])).stdout).toMatch(/^#compdef sundry\n.*bashcompinit/);
  const { stdout } = await runInMemory(['completion', 'fish']);
  expect(stdout).toContain("__fish_seen_subcommand_from create' -l ec -x -a 'L M Q H'");
});

test('another shell is refused, with the names of those it can be', async () => {
  const { status, stderr } = await runInMemory(['completion', 'tcsh']);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'sundry completion: name a shell: bash, zsh, fish\n',
  });
});
