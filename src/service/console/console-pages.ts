import { createHash } from 'node:crypto';
import type { KeyRecord } from '../../store/store.ts';
import { constant, type Html, html } from '../../surfaces/html/html.ts';
import { style } from '../../surfaces/html/style.ts';
import type { FreeCallers } from '../callers/free-callers.ts';
import { callerState } from '../keys/callers-command.ts';
import { type KeyListing, type KeyUse, stateOf } from '../keys/key-rows.ts';
import type { UsageDay } from '../usage/usage-days.ts';
import { usageChart, usageTable } from './chart.ts';

const consoleStyle = `${style}
main{max-width:64rem;margin:0 auto;padding:1.5rem 1.25rem 5rem}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;align-items:center}
.top{height:auto;min-height:3.5rem;flex-wrap:wrap;position:static;padding:.5rem 1.25rem}
.top form{margin:0}
section{margin-top:2.25rem}
h1{font-size:1.7rem}h2{font-size:1.2rem;margin-top:1.5rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.8rem;margin:1rem 0}
.facts div{border:1px solid var(--line);border-radius:10px;padding:.7rem .9rem;min-width:0}
.facts dt{color:var(--soft);font-size:.8rem}.facts dd{margin:0;font-weight:600;overflow-wrap:anywhere}
figure{margin:1rem 0}figure svg{width:100%;height:9rem;display:block;border-bottom:1px solid var(--edge)}
.ends{display:flex;justify-content:space-between;max-width:none;margin:.2rem 0;color:var(--soft);font-size:.8rem}
rect.done{fill:var(--accent)}rect.denied{fill:url(#hatch);stroke:var(--bad);stroke-width:.75}
pattern line{stroke:var(--bad);stroke-width:2.5}
figcaption{color:var(--soft);font-size:.85rem}
.key{display:inline-block;width:.9em;height:.9em;border-radius:2px;vertical-align:-.1em}.key+.key,.denied{margin-left:.6em}
.key.done{background:var(--accent)}.key.denied{background:repeating-linear-gradient(45deg,var(--bad) 0 2px,transparent 2px 5px);outline:1px solid var(--bad)}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.925rem}
th,td{text-align:left;padding:.45rem .9rem .45rem 0;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
thead th{font-weight:600;font-size:.8rem;color:var(--soft)}
.number{text-align:right;font-variant-numeric:tabular-nums}
form.terms{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr));gap:.8rem;align-items:end;margin:.8rem 0}
label{display:grid;gap:.25rem;font-size:.85rem;color:var(--soft)}
input{width:100%;padding:.5rem .65rem;border:1px solid var(--edge);border-radius:7px;background:var(--paper);color:var(--ink);min-width:0}
label.tick{display:flex;gap:.5rem;align-items:center}label.tick input{width:auto}
button{padding:.5rem .95rem;border-radius:8px;border:1px solid var(--edge);background:none;cursor:pointer;font-weight:550}
button.first{background:var(--accent);border-color:var(--accent);color:var(--paper)}
.said{border-left:3px solid var(--accent);background:var(--accent-wash);padding:.6rem .9rem;border-radius:0 6px 6px 0}
.said.bad{border-color:var(--bad);background:var(--bad-wash)}
.said code{overflow-wrap:anywhere;user-select:all}
summary{cursor:pointer;color:var(--soft);padding:.35rem 0}
`;

const styleHash = createHash('sha256').update(consoleStyle).digest('base64');

/** No script, no other origin, and forms that go nowhere else. */
export const consolePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A sentence above a page: what was done, or why not; with the key that is shown once. */
export interface Said {
  readonly text: string;
  readonly isRefusal?: true;
  readonly key?: string;
}

/** What the overview says of the process: a name and a value each. */
export type Facts = readonly (readonly [name: string, value: string])[];

/** The days of a subject, and which days were asked for. */
export interface ShownUsage {
  readonly days: readonly UsageDay[];
  readonly range: readonly string[];
}

export function signInPage(said: Said | undefined): string {
  return frame(
    'Sign in',
    undefined,
    html`<h1>Console</h1>${sentence(said)}<form class="terms" method="post" action="/console"><input name="user" value="operator" autocomplete="username" hidden><label>Token (CONSOLE_TOKEN) <input type="password" name="token" required autocomplete="current-password"></label><button class="first">Sign in</button></form>`,
  );
}

export function overviewPage(all: ShownUsage, free: ShownUsage, facts: Facts): string {
  return frame(
    'Overview',
    '/console',
    html`<h1>Overview</h1>${factList(facts)}<section><h2>All callers</h2>${usageOf(all)}${operationsOf(all.days)}</section><section id="free"><h2>Callers without a key</h2>${usageOf(free)}</section>`,
  );
}

/** The first keys, and whether there are more. */
export interface ListedKeys {
  readonly uses: readonly KeyUse[];
  readonly isCut: boolean;
}

export function keysPage({ uses, isCut }: ListedKeys, listing: KeyListing, said: Said | undefined): string {
  const title = isCut ? `The first ${uses.length} keys` : 'All keys';
  const more = isCut ? html`<p>The command <code>sundry keys list</code> has all keys.</p>` : undefined;
  const rows = uses.map(
    ({ key, used, lastUsed }) =>
      html`<tr><th scope="row"><a href="/console/key?id=${key.hint}">${key.hint}</a></th><td>${key.name}</td><td class="number">${used}</td><td class="number">${key.monthlyLimit ?? listing.paidMonthly}</td><td>${dayOf(lastUsed)}</td><td>${stateOf(key, listing.now)}</td></tr>`,
  );
  const heads = ['id', 'name', 'used this month', 'limit', 'last used', 'state'].map((name, column) =>
    column === 2 || column === 3
      ? html`<th scope="col" class="number">${name}</th>`
      : html`<th scope="col">${name}</th>`,
  );
  return frame(
    'Keys',
    '/console/keys',
    html`<h1>Keys</h1>${sentence(said)}<section><h2>New key</h2><form class="terms" method="post" action="/console/keys"><label>Name <input name="name" required maxlength="100"></label>${termInputs()}<button class="first">Create</button></form></section><section><h2>${title}</h2>${more}<p><a href="/console/keys.csv">Save as CSV</a></p><div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div></section>`,
  );
}

/** Who calls without a key, and what all of them did on the present day. */
export function callersPage(found: FreeCallers, today: UsageDay | undefined, freeDaily: number): string {
  const { calls = 0, refused = 0 } = today ?? {};
  const facts: Facts = [
    ['calls today', `${calls}`],
    ['refused today', `${refused}`],
    ['calls a day of each', `${freeDaily}`],
  ];
  const rows = found.callers.map(
    ({ id, today, yesterday, lastDay }) =>
      html`<tr><th scope="row"><code>${id}</code></th><td class="number">${today}</td><td class="number">${yesterday}</td><td>${lastDay}</td><td>${callerState(today, freeDaily)}</td></tr>`,
  );
  const heads = ['caller', 'today', 'yesterday', 'last day', 'state'].map((name, column) =>
    column === 1 || column === 2
      ? html`<th scope="col" class="number">${name}</th>`
      : html`<th scope="col">${name}</th>`,
  );
  const title = found.isCut ? `The ${rows.length} with most calls` : 'All of today and yesterday';
  const more = found.isCut || found.isPartial ? html` ${moreCallers(found)}` : undefined;
  const table = html`<div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return frame(
    'Free callers',
    '/console/callers',
    html`<h1>Free callers</h1><p>Callers without a key, by a keyed hash of their address. The address is stored nowhere, and the hash is forgotten after two days. Refusals are kept of all of them together.${more}</p>${factList(facts)}<section><h2>${title}</h2>${rows.length === 0 ? html`<p>No calls without a key today or yesterday.</p>` : table}</section>`,
  );
}

function moreCallers({ isPartial }: FreeCallers): Html {
  const part = isPartial ? 'Only a part of the counts was looked at. ' : '';
  return html`${part}The command <code>sundry keys callers</code> has all of them.`;
}

export function keyPage(
  { key, used }: KeyUse,
  usage: ShownUsage,
  listing: KeyListing,
  said: Said | undefined,
): string {
  const state = stateOf(key, listing.now);
  const facts: Facts = [
    ['state', state],
    ['used this month', `${used} of ${key.monthlyLimit ?? listing.paidMonthly}`],
    ['created', dayOf(key.createdAt)],
    ['ends', key.expiresAt?.toISOString().replace('.000Z', 'Z') ?? 'never'],
    ['note', key.note ?? '-'],
  ];
  return frame(
    key.name,
    '/console/keys',
    html`<h1>${key.name} (${key.hint})</h1>${sentence(said)}${factList(facts)}<section><h2>Calls</h2>${usageOf(usage)}</section>${state === 'revoked' ? undefined : changesOf(key)}`,
  );
}

function changesOf(key: KeyRecord): Html {
  const form = (title: string, action: string, inputs: Html | undefined, button: string) =>
    html`<section><h2>${title}</h2><form class="terms" method="post" action="/console/key?id=${key.hint}"><input type="hidden" name="action" value="${action}">${inputs}<button>${button}</button></form></section>`;
  const isDisabled = key.disabledAt !== undefined;
  return html`${form('Terms', 'change', html`<label>Name <input name="name" value="${key.name}" required maxlength="100"></label>${termInputs(key)}`, 'Save')}${form('Rotate', 'rotate', html`<label>Days for which this key goes on <input name="grace" value="7" inputmode="numeric" required></label>`, 'Make the key that follows')}${form(isDisabled ? 'Enable' : 'Disable', isDisabled ? 'enable' : 'disable', undefined, isDisabled ? 'Enable' : 'Disable')}${form('Revoke', 'revoke', html`<label class="tick"><input type="checkbox" name="sure" value="yes" required> Refuse it for ever</label>`, 'Revoke')}`;
}

function termInputs(key?: KeyRecord): Html {
  return html`<label>Calls a month (empty: the usual limit) <input name="limit" inputmode="numeric" value="${key?.monthlyLimit ?? undefined}"></label><label>Last day, UTC (empty: never) <input name="expires" placeholder="2027-06-30" value="${key?.expiresAt?.toISOString()}"></label><label>Note <input name="note" maxlength="500" value="${key?.note}"></label>`;
}

function usageOf({ days, range }: ShownUsage): Html {
  return html`${usageChart(days, range)}${usageTable(days)}`;
}

function operationsOf(days: readonly UsageDay[]): Html {
  const sums = new Map<string, { calls: number; refused: number }>();
  for (const { operations } of days) {
    for (const [name, { calls, refused }] of Object.entries(operations)) {
      const known = sums.get(name) ?? { calls: 0, refused: 0 };
      sums.set(name, { calls: known.calls + calls, refused: known.refused + refused });
    }
  }
  const rows = [...sums]
    .sort(([, one], [, other]) => other.calls - one.calls)
    .map(
      ([name, { calls, refused }]) =>
        html`<tr><th scope="row">${name}</th><td class="number">${calls}</td><td class="number">${refused}</td></tr>`,
    );
  if (rows.length === 0) return html``;
  return html`<h2>By operation</h2><div class="wide" tabindex="0" role="region" aria-label="Calls by operation"><table><thead><tr><th scope="col">operation</th><th scope="col" class="number">calls</th><th scope="col" class="number">refused</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function factList(facts: Facts): Html {
  const items = facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${items}</dl>`;
}

function sentence(said: Said | undefined): Html | undefined {
  if (said === undefined) return undefined;
  const kind = said.isRefusal ? 'said bad' : 'said';
  const key = said.key === undefined ? undefined : html` <code>${said.key}</code>`;
  return html`<p class="${kind}" role="${said.isRefusal ? 'alert' : 'status'}">${said.text}${key}</p>`;
}

function frame(title: string, current: string | undefined, content: Html): string {
  const link = (path: string, name: string) =>
    path === current
      ? html`<a href="${path}" aria-current="page">${name}</a>`
      : html`<a href="${path}">${name}</a>`;
  const nav =
    current === undefined
      ? undefined
      : html`<nav aria-label="Console">${link('/console', 'Overview')}${link('/console/keys', 'Keys')}${link('/console/callers', 'Free callers')}<form method="post" action="/console/sign-out"><button>Sign out</button></form></nav>`;
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="same-origin"><meta name="robots" content="noindex"><title>${title} - Sundry console</title><style>${constant(consoleStyle)}</style></head><body><a class="skip" href="#content">To the content</a><header class="top"><a class="brand" href="/console">Sundry <small>console</small></a>${nav}</header><main id="content">${content}</main></body></html>`;
  return `<!doctype html>${page.markup}`;
}

function dayOf(moment: Date | undefined): string {
  return moment?.toISOString().slice(0, 10) ?? '-';
}
