/**
 * The page for operators, /console, where CONSOLE_TOKEN is set: HTML of the server without a script.
 *
 *     GET  /console           sign in, or the overview
 *     POST /console           token=...             signs in: a cookie for 8 hours (sessions.ts)
 *     POST /console/keys      name=...&limit=...    creates a key (key-forms.ts), by the functions of `sundry keys`
 *
 * own-forms.ts refuses forms of other sites, console-pages.ts writes the pages, chart.ts their charts. Left out: anything
 * that the command cannot do.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_CALLERS, FREE_CALLERS, type Store, StoreUnavailableError } from '../../store/store.ts';
import { freeCallers } from '../callers/free-callers.ts';
import type { Identity } from '../callers/identity.ts';
import { paidCallerId } from '../callers/quota.ts';
import { FailedRequest, type Usage } from '../callers/usage.ts';
import type { Answer } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { BodyMemory } from '../http/body/body-memory.ts';
import type { Exchange } from '../http/exchange.ts';
import type { ConsoleEndpoint } from '../http/routing.ts';
import { type KeyListing, type KeyUse, keysAsCsv } from '../keys/key-rows.ts';
import { keyUses } from '../keys/key-uses.ts';
import { RefusedError, UsageError } from '../keys/keys-errors.ts';
import { findNamed } from '../keys/keys-world.ts';
import type { Log } from '../log.ts';
import { dayText, lastDays, usageByDay } from '../usage/usage-days.ts';
import {
  callersPage,
  consolePolicy,
  type Facts,
  keyPage,
  keysPage,
  type ListedKeys,
  overviewPage,
  type Said,
  type ShownUsage,
  signInPage,
} from './console-pages.ts';
import { changeByForm, createByForm } from './key-forms.ts';
import { refuseForeignForms } from './own-forms.ts';
import type { Sessions } from './sessions.ts';

export interface ConsoleOptions {
  readonly sessions: Sessions;
  readonly store: Store;
  readonly clock: () => Date;
  readonly paidMonthly: number;
  /** Calls a day without a key. */
  readonly freeDaily: number;
  /** What the overview says of the process. */
  readonly facts: () => Promise<Facts>;
  readonly log: Log;
}

interface ConsoleContext extends ConsoleOptions {
  readonly identity: Identity;
  readonly bodyMemory: BodyMemory;
}

/** Longest body of a form, in bytes. */
const MAX_FORM = 8192;

/** How long the answer to a wrong token waits. */
const WRONG_TOKEN_MS = 1000;

/** Keys that a page lists, and that one file saves; the command has all. */
const MAX_LISTED_KEYS = 500;
const MAX_SAVED_KEYS = 20_000;

/** Callers without a key that a page lists, and pages of the store that it looks at for a day; the command has all. */
const MAX_LISTED_CALLERS = 200;
const MAX_CALLER_PAGES = 200;

/** Days that a chart has. */
const DAYS = 31;

type Handler = (context: ConsoleContext, exchange: Exchange, usage: Usage) => Answer | Promise<Answer>;

const handlers: readonly (readonly [method: 'GET' | 'POST', path: string, handler: Handler])[] = [
  ['GET', '/console', showOverview],
  ['POST', '/console', signIn],
  ['POST', '/console/sign-out', signOut],
  ['GET', '/console/status', showStatus],
  ['GET', '/console/keys', (context) => showKeys(context)],
  ['POST', '/console/keys', createKey],
  ['GET', '/console/keys.csv', saveKeys],
  ['GET', '/console/callers', showCallers],
  ['GET', '/console/key', (context, exchange) => showKey(context, exchange)],
  ['POST', '/console/key', changeKey],
];

/** The pages of the console. All but signing in are for who has signed in; others are shown the form for that. */
export function consoleEndpoints(context: ConsoleContext) {
  return handlers.map(([method, path, handler]) => ({
    method,
    path,
    endpoint: consoleEndpoint(path, context, handler),
  }));
}

function consoleEndpoint(path: string, context: ConsoleContext, handler: Handler): ConsoleEndpoint {
  return {
    kind: 'console',
    name: path,
    answer: async (exchange) => {
      const usage = await context.identity.identifyLeniently(exchange);
      try {
        refuseForeignForms(exchange.request);
        const { cookie } = exchange.request.headers;
        const isOpen = context.sessions.isOpen(cookie, context.clock().getTime());
        if (!isOpen && handler !== signIn) return { answer: page(401, signInPage(undefined)), usage };
        return { answer: await handler(context, exchange, usage), usage };
      } catch (error) {
        throw new FailedRequest(error, usage);
      }
    },
  };
}

async function signIn(context: ConsoleContext, exchange: Exchange, { caller }: Usage): Promise<Answer> {
  const { sessions, clock, log } = context;
  const address = caller?.kind === 'free' ? caller.id : (exchange.request.socket.remoteAddress ?? '');
  const now = clock().getTime();
  if (!sessions.mayTry(address, now)) {
    const text = 'Five tries a minute are allowed. Try again in a minute.';
    return page(429, signInPage({ text, isRefusal: true }), ['retry-after', '60']);
  }
  const form = await formOf(context, exchange, address);
  if (!sessions.isToken(form.get('token') ?? '')) {
    log.warn(`console: a wrong token from ${address}`);
    await sleep(WRONG_TOKEN_MS);
    return page(401, signInPage({ text: 'That is not the token.', isRefusal: true }));
  }
  log.info(`console: ${address} has signed in`);
  return seeOther('/console', ['set-cookie', sessions.begin(now)]);
}

function signOut({ sessions, log }: ConsoleContext, { request }: Exchange): Answer {
  log.info('console: signed out');
  return seeOther('/console', ['set-cookie', sessions.end(request.headers.cookie)]);
}

async function showOverview({ store, clock, facts }: ConsoleContext): Promise<Answer> {
  const now = clock();
  const [all, free, shown] = await Promise.all([
    shownUsage(store, ALL_CALLERS, now),
    shownUsage(store, FREE_CALLERS, now),
    facts(),
  ]);
  return page(200, overviewPage(all, free, shown));
}

/** The facts of the overview, for `sundry status`. */
async function showStatus({ facts }: ConsoleContext): Promise<Answer> {
  return {
    status: 200,
    headers: ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
    body: Buffer.from(JSON.stringify(await facts())),
  };
}

async function showKeys(context: ConsoleContext, said?: Said): Promise<Answer> {
  return page(
    said?.isRefusal ? 400 : 200,
    keysPage(await listedKeys(context, MAX_LISTED_KEYS), listingOf(context), said),
  );
}

async function showCallers({ store, clock, freeDaily }: ConsoleContext): Promise<Answer> {
  const now = clock();
  const asked = { now, most: MAX_LISTED_CALLERS, pages: MAX_CALLER_PAGES };
  const [found, rows] = await Promise.all([
    freeCallers(store, asked),
    store.usage(FREE_CALLERS, lastDays(1, now)),
  ]);
  return page(200, callersPage(found, usageByDay(rows)[0], freeDaily));
}

async function createKey(context: ConsoleContext, exchange: Exchange, usage: Usage): Promise<Answer> {
  const form = await formOf(context, exchange, usage.caller?.id ?? '');
  return showKeys(context, await saidOf(() => createByForm(formsOf(context), form)));
}

async function saveKeys(context: ConsoleContext): Promise<Answer> {
  const { log } = context;
  const { uses, isCut } = await listedKeys(context, MAX_SAVED_KEYS);
  if (isCut) {
    const most = MAX_SAVED_KEYS.toLocaleString('en-US');
    const text = `There are more than ${most} keys: sundry keys list --csv has all.`;
    return showKeys(context, { text, isRefusal: true });
  }
  const body = Buffer.from(keysAsCsv(uses, listingOf(context)));
  log.info('console: the list of keys is saved');
  const headers = ['content-type', 'text/csv; charset=utf-8', 'cache-control', 'no-store'];
  return {
    status: 200,
    headers: [...headers, 'content-disposition', 'attachment; filename="keys.csv"'],
    body,
  };
}

async function showKey(context: ConsoleContext, { query }: Exchange, said?: Said): Promise<Answer> {
  const { store, clock } = context;
  try {
    const key = await findNamed(store, new URLSearchParams(query).get('id') ?? '');
    const [use] = await keyUses(store, [key], clock());
    if (use === undefined) throw new Error('a key without its use');
    const usage = await shownUsage(store, paidCallerId(key.hash), clock());
    return page(said?.isRefusal ? 400 : 200, keyPage(use, usage, listingOf(context), said));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return page(
      404,
      keysPage(await listedKeys(context, MAX_LISTED_KEYS), listingOf(context), refusal(error)),
    );
  }
}

async function changeKey(context: ConsoleContext, exchange: Exchange, usage: Usage): Promise<Answer> {
  const form = await formOf(context, exchange, usage.caller?.id ?? '');
  const id = new URLSearchParams(exchange.query).get('id') ?? '';
  return showKey(context, exchange, await saidOf(() => changeByForm(formsOf(context), id, form)));
}

/** What a form did, or why not. */
async function saidOf(act: () => Promise<Said>): Promise<Said> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof UsageError || error instanceof RefusedError) return refusal(error);
    throw error;
  }
}

function refusal({ message }: Error): Said {
  return { text: `Not done: ${message}.`, isRefusal: true };
}

function formsOf({ store, clock, log }: ConsoleContext) {
  return { store, clock, onAction: (message: string) => log.info(`console: ${message}`) };
}

function listingOf({ clock, paidMonthly }: ConsoleContext): KeyListing {
  return { now: clock(), paidMonthly };
}

async function listedKeys({ store, clock }: ConsoleContext, most: number): Promise<ListedKeys> {
  const uses: KeyUse[] = [];
  for await (const keys of store.keyPages()) {
    const fitting = keys.slice(0, most - uses.length);
    uses.push(...(await keyUses(store, fitting, clock())));
    if (fitting.length < keys.length) return { uses, isCut: true };
  }
  return { uses, isCut: false };
}

async function shownUsage(store: Store, subject: string, now: Date): Promise<ShownUsage> {
  const range = lastDays(DAYS, now);
  const names = Array.from({ length: DAYS }, (_, index) => dayText(range.first + index));
  const rows = await store.usage(subject, range);
  return { days: usageByDay(rows), range: names };
}

async function formOf({ bodyMemory }: ConsoleContext, exchange: Exchange, caller: string) {
  const body = await readBody(exchange, { limit: MAX_FORM, memory: bodyMemory, caller });
  try {
    return new URLSearchParams(body.bytes.toString('utf8'));
  } finally {
    body.release();
  }
}

function page(status: number, text: string, headers: readonly string[] = []): Answer {
  return {
    status,
    headers: [
      'content-type',
      'text/html; charset=utf-8',
      'cache-control',
      'no-store',
      'content-security-policy',
      consolePolicy,
      ...headers,
    ],
    body: Buffer.from(text),
  };
}

function seeOther(location: string, headers: readonly string[]): Answer {
  return { status: 303, headers: ['location', location, 'cache-control', 'no-store', ...headers] };
}

/** Whether the store can be used, in words. */
export async function storeState(store: Store, ping: () => Promise<void>): Promise<string> {
  try {
    await ping();
    return `${store.describe()}: up`;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    return `${store.describe()}: down`;
  }
}
