import { requireText } from '../../schema/argument.ts';
import { roleNames } from './lists/role-names.ts';

/** RFC 5321 4.5.3.1.1. */
const MAX_LOCAL = 64;

/**
 * Whether a local part names a role: a role name, alone, with a number (`support2`), with a plus-tag, or
 * with a suffix for a country or branch of two letters, three after a longer name (`info-de`, `sales.usa`).
 */
export function isRoleAccount(local: string): boolean {
  requireText('local', local);
  if (local.length > MAX_LOCAL) return false;
  const plus = local.indexOf('+');
  const name = (plus > 0 ? local.slice(0, plus) : local).toLowerCase();
  if (roleNames.has(name)) return true;
  const unnumbered = name.replace(/\d+$/, '');
  if (roleNames.has(unnumbered)) return true;
  // Three letters may be a family name: "it.lee" is a person, "info.usa" is not.
  const [, stem = ''] =
    /^(.{2,})[._-][a-z]{2}$|^$/.exec(unnumbered) ?? /^(.{4,})[._-][a-z]{3}$/.exec(unnumbered) ?? [];
  return roleNames.has(stem);
}
