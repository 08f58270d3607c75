import { MAX_JSON_BYTES } from '../../limits.ts';
import { grouped, type Refuse } from '../package/parts.ts';

/** Refuses an answer that has, or would have, too many bytes; `reason` says what would make it so long. */
export function refuseLength(refuse: Refuse, reason = ''): never {
  return refuse(`gives more than the ${grouped(MAX_JSON_BYTES)} bytes an answer may have${reason}`);
}
