import type { KeyChange, KeyRecord } from '../store.ts';

/** The fields and values of the hash that keeps a key; moments in ms since 1970, '' for null. */
export function encodeKey(key: KeyRecord): string[] {
  const { hint, name, createdAt, monthlyLimit, expiresAt, revokedAt } = key;
  const fields = {
    hint,
    name,
    created: createdAt.getTime(),
    limit: monthlyLimit ?? '',
    expires: expiresAt?.getTime() ?? '',
    ...(key.note !== undefined && { note: key.note }),
    ...(key.disabledAt && { disabled: key.disabledAt.getTime() }),
    ...(key.account !== undefined && { account: key.account }),
    revoked: revokedAt?.getTime() ?? '',
  };
  return Object.entries(fields).flatMap(([field, value]) => [field, String(value)]);
}

/** The fields and values that a change sets. */
export function encodeChange({ name, note, monthlyLimit, expiresAt, disabledAt }: KeyChange): string[] {
  const fields = {
    ...(name !== undefined && { name }),
    ...(note !== undefined && { note: note ?? '' }),
    ...(monthlyLimit !== undefined && { limit: monthlyLimit ?? '' }),
    ...(expiresAt !== undefined && { expires: expiresAt?.getTime() ?? '' }),
    ...(disabledAt !== undefined && { disabled: disabledAt?.getTime() ?? '' }),
  };
  return Object.entries(fields).flatMap(([field, value]) => [field, String(value)]);
}

/** The key of such a hash; undefined when it has no fields: there is none. */
export function decodeKey(hash: string, fields: Readonly<Record<string, string>>): KeyRecord | undefined {
  const { hint, name, created, limit, expires, revoked, note, disabled, account } = fields;
  if (hint === undefined || name === undefined || created === undefined) return undefined;
  return {
    hash,
    hint,
    name,
    createdAt: new Date(Number(created)),
    monthlyLimit: limit ? Number(limit) : null,
    expiresAt: momentOf(expires),
    revokedAt: momentOf(revoked),
    ...(note && { note }),
    ...(disabled && { disabledAt: new Date(Number(disabled)) }),
    ...(account && { account }),
  };
}

function momentOf(text: string | undefined): Date | null {
  return text ? new Date(Number(text)) : null;
}
