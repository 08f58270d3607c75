import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { RecentMap } from '../../cache/recent-map.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How long a session lasts. */
const SESSION_MS = 8 * HOUR_MS;

/** Tries of an address in a minute. */
const MAX_TRIES = 5;

/** Addresses, and sessions that were ended early, that a process remembers. */
const REMEMBERED = 10_000;

const COOKIE = 'sundry_console';

interface Tries {
  readonly since: number;
  readonly count: number;
}

/**
 * Who is signed in to the console. A session is a moment and a random id, signed with a key made of the token: each
 * process and each machine with the same token knows it, and another token ends all of them.
 */
export class Sessions {
  readonly #tokenHash: Buffer;
  readonly #key: Buffer;
  readonly #isSecure: boolean;
  readonly #tries = new RecentMap<string, Tries>(REMEMBERED);
  readonly #ended = new RecentMap<string, true>(REMEMBERED);

  constructor(token: string, { isSecure }: { readonly isSecure: boolean }) {
    this.#tokenHash = sha256(token);
    this.#key = sha256(`sundry console ${token}`);
    this.#isSecure = isSecure;
  }

  /** Whether the address may try a token now; the try counts. */
  mayTry(address: string, now: number): boolean {
    const known = this.#tries.get(address);
    const isOver = known === undefined || now - known.since >= MINUTE_MS;
    const tries = isOver ? { since: now, count: 1 } : { ...known, count: known.count + 1 };
    this.#tries.set(address, tries);
    return tries.count <= MAX_TRIES;
  }

  /** Compares in a time that says nothing of the token, its length included. */
  isToken(text: string): boolean {
    return timingSafeEqual(sha256(text), this.#tokenHash);
  }

  /** The value of Set-Cookie for a new session. */
  begin(now: number): string {
    const session = `${now + SESSION_MS}.${randomBytes(12).toString('hex')}`;
    return this.#cookie(`${session}.${this.#sign(session)}`, SESSION_MS / 1000);
  }

  /** Ends the session of a request; the value of Set-Cookie that deletes its cookie. */
  end(cookies: string | undefined): string {
    const value = valueIn(cookies);
    if (value !== undefined) this.#ended.set(value, true);
    return this.#cookie('', 0);
  }

  /** Whether a request is of a session that has neither expired nor ended. */
  isOpen(cookies: string | undefined, now: number): boolean {
    const value = valueIn(cookies);
    const [, session, end, signature] = /^((\d{13})\.[0-9a-f]{24})\.([0-9a-f]{64})$/.exec(value ?? '') ?? [];
    if (value === undefined || session === undefined || signature === undefined) return false;
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(session)));
    return isSigned && now < Number(end) && this.#ended.get(value) === undefined;
  }

  #sign(session: string): string {
    return createHmac('sha256', this.#key).update(session).digest('hex');
  }

  #cookie(value: string, seconds: number): string {
    const secure = this.#isSecure ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/console; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

/** Longest header of cookies that is read. */
const MAX_COOKIES = 4096;

function valueIn(cookies: string | undefined): string | undefined {
  if (cookies === undefined || cookies.length > MAX_COOKIES) return undefined;
  const found = cookies.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return found?.trim().slice(COOKIE.length + 1);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
