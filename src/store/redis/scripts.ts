import { createHash } from 'node:crypto';

/** A script of the store, with the name under which a server keeps it. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

/** What the first member of the answer of `reserve` says. */
export const outcome = { late: -1, full: 0, granted: 1, keyRevoked: 2, keyDisabled: 3 } as const;

/**
 * Counts a call, in one step. KEYS: the count, and where the call has a key, its record. ARGV: the limit, the day, the
 * moment the count expires (s), and the deadline (ms), both by the clock of the store. Answers an outcome and the count.
 *
 * Past its deadline it counts nothing: a server that was stopped finds the calls of its callers in its sockets when it
 * continues, long after they were refused. A count is kept for a day at least by the clock of the store: an expiry in
 * the past, from a node whose clock is days behind, would delete it at once.
 *
 * Without a header (`#!lua`), because a script with one is refused as a whole when the memory is full; this one still
 * answers that a quota is used up.
 */
export const reserveScript = script(`
local time = redis.call('TIME')
if time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[4]) then return {${outcome.late}, 0} end
local used = tonumber(redis.call('HGET', KEYS[1], 'u') or 0)
if KEYS[2] then
  local revoked, disabled = unpack(redis.call('HMGET', KEYS[2], 'revoked', 'disabled'))
  if revoked ~= '' then return {${outcome.keyRevoked}, used} end
  if disabled and disabled ~= '' then return {${outcome.keyDisabled}, used} end
end
if used >= tonumber(ARGV[1]) then return {${outcome.full}, used} end
redis.call('HSET', KEYS[1], 'u', used + 1, 'd', ARGV[2])
if used == 0 then redis.call('EXPIREAT', KEYS[1], math.max(tonumber(ARGV[3]), time[1] + 86400)) end
return {${outcome.granted}, used + 1}
`);

/** Takes a call back. KEYS: the count. Answers the calls counted now. Makes no key, so it may run when memory is full. */
export const refundScript = script(`#!lua flags=allow-oom
local used = tonumber(redis.call('HGET', KEYS[1], 'u') or 0)
if used > 0 then return redis.call('HINCRBY', KEYS[1], 'u', -1) end
return 0
`);

/** Writes the record of a new key. KEYS: the record. ARGV: its fields and values. Answers 0 when there is one already. */
export const createKeyScript = script(`
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1
`);

/**
 * Takes over a key of another store with its counts. KEYS: the record, the counts. ARGV: how many fields and
 * values the record has, these, `revoked` last, then of each count the calls, the day, and the moment it expires (s). Answers 1 for a new key.
 */
export const importKeyScript = script(`
local isNew = redis.call('EXISTS', KEYS[1]) == 0
local last = tonumber(ARGV[1]) + 1
if isNew then
  redis.call('HSET', KEYS[1], unpack(ARGV, 2, last))
elseif redis.call('HGET', KEYS[1], 'revoked') == '' then
  redis.call('HSET', KEYS[1], 'revoked', ARGV[last])
end
local now = tonumber(redis.call('TIME')[1])
for index = 2, #KEYS do
  local used, day, expiry = unpack(ARGV, last + 3 * index - 5, last + 3 * index - 3)
  local known = redis.call('HMGET', KEYS[index], 'u', 'd')
  used = math.max(tonumber(used), tonumber(known[1] or 0))
  day = math.max(tonumber(day), tonumber(known[2] or 0))
  redis.call('HSET', KEYS[index], 'u', used, 'd', day)
  if not known[1] then redis.call('EXPIREAT', KEYS[index], math.max(tonumber(expiry), now + 86400)) end
end
return isNew and 1 or 0
`);

/** Changes a key. KEYS: its record. ARGV: fields and values. Answers 0 without a record. Runs when memory is full. */
export const changeKeyScript = script(`#!lua flags=allow-oom
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], unpack(ARGV))
return 1
`);

/** Revokes a key. KEYS: its record. ARGV: the moment (ms). Answers 0 without a record. Runs when memory is full. */
export const revokeKeyScript = script(`#!lua flags=allow-oom
local revoked = redis.call('HGET', KEYS[1], 'revoked')
if not revoked then return 0 end
if revoked == '' then redis.call('HSET', KEYS[1], 'revoked', ARGV[1]) end
return 1
`);

/**
 * Adds to the usage of a month. KEYS: its hash. ARGV: the moment it expires (s), then each field and what is added.
 */
export const addUsageScript = script(`
local isNew = redis.call('EXISTS', KEYS[1]) == 0
for index = 2, #ARGV, 2 do redis.call('HINCRBY', KEYS[1], ARGV[index], ARGV[index + 1]) end
if isNew then
  redis.call('EXPIREAT', KEYS[1], math.max(tonumber(ARGV[1]), redis.call('TIME')[1] + 86400))
end
return 1
`);

function script(text: string): Script {
  const trimmed = text.trim();
  return { text: trimmed, sha: createHash('sha1').update(trimmed).digest('hex') };
}
