import { normalized } from '../../formats/normalized.ts';
import { requireText } from '../../schema/argument.ts';
import { roleNames } from './lists/role-names.ts';

/** RFC 5321 4.5.3.1.1. */
const MAX_LOCAL = 64;

/**
 * Whether a local part names a role: a role name, alone, with a number (`support2`), with a plus-tag, or
 * with a suffix for a country or branch of two letters, three after a longer name (`info-de`, `sales.usa`). Its words may
 * be parted by any sign (`no.reply`), and it may be quoted, which is the same mailbox (RFC 5321 4.1.2).
 */
export function isRoleAccount(local: string): boolean {
  requireText('local', local);
  if (local.length > MAX_LOCAL) return false;
  const bare = local.startsWith('"') ? local.slice(1, -1).replace(/\\(.)/g, '$1') : local;
  const plus = bare.indexOf('+');
  const name = normalized((plus > 0 ? bare.slice(0, plus) : bare).toLowerCase(), 'NFC');
  if (isRoleName(name)) return true;
  const unnumbered = name.replace(/[._-]?\d+$/, '');
  if (unnumbered !== name && isRoleName(unnumbered)) return true;
  // Three letters may be a family name: "it.lee" is a person, "info.usa" is not.
  const [, stem = ''] =
    /^(.{2,})[._-][a-z]{2}$|^$/.exec(unnumbered) ?? /^(.{4,})[._-][a-z]{3}$/.exec(unnumbered) ?? [];
  return stem !== '' && isRoleName(stem);
}

/** Whether a name is listed, with or without signs between its words, or consists of role names. */
function isRoleName(name: string): boolean {
  if (roleNames.has(name)) return true;
  if (!sign.test(name)) return false;
  const words = name.split(sign);
  // A single letter is an initial: "t.rust" is a person.
  if (words.some((word) => word.length < 2)) return false;
  return joinedNames.has(words.join('')) || words.every((word) => roleNames.has(word));
}

const sign = /[._\s-]/;

const joinedNames: ReadonlySet<string> = new Set([...roleNames].map((name) => name.replace(/[._-]/g, '')));
