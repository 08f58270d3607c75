import { MAX_NAME } from '../../formats/url/host-name.ts';
import { requireText } from '../../schema/argument.ts';
import { editDistance } from '../../schema/edit-distance.ts';
import { freeDomains, isFreeProvider } from './lists/free-domains.ts';
import { realNeighbours, strongTargets, weakTargets } from './lists/typo-targets.ts';
import { mayLookAlike, skeletonOf, unicodeDomain } from './look-alike.ts';
import { type Registrable, splitDomain } from './suffix.ts';

/**
 * The domain meant by a misspelt one, where that is certain without DNS: one edit in the name of
 * a large provider (`gmial.com`), a name that looks like it, its name under a suffix that does not exist or is a typo for com
 * (`gmail.con`, `gmail.co`) or written twice (`gmail.com.com`, `gmail.comgmail.com`), its dot elsewhere (`gmailc.om`), on any domain a suffix that does not exist and is one edit from a common one, or
 * the name of a web server (`www.gmail.com`).
 * Takes and returns ASCII in lower case; undefined when nothing is meant.
 */
export function suggestDomain(asciiDomain: string): string | undefined {
  requireText('domain', asciiDomain);
  if (asciiDomain.length > MAX_NAME || isReal(asciiDomain)) return undefined;
  const single = withSingleSuffix(asciiDomain);
  if (single !== undefined) return suggestDomain(single) ?? single;
  const parts = splitDomain(asciiDomain);
  if (parts === undefined) return undefined;
  const slip = withoutWeb(asciiDomain) ?? (parts.isKnownSuffix ? undefined : withMeantEnding(asciiDomain));
  const misplaced = slip ?? withMeantDots(asciiDomain);
  if (misplaced !== undefined) return misplaced;
  const brand = parts.isSubdomain ? undefined : (brandOf(parts) ?? likeBrand(asciiDomain));
  if (brand !== undefined) return brand;
  if (parts.isKnownSuffix) return parts.isSubdomain ? ofCountry(asciiDomain) : undefined;
  const meant = withMeantSuffix(asciiDomain, parts.suffix);
  return meant && (suggestDomain(meant) ?? meant);
}

/**
 * A bolder guess, for a domain that accepts no mail: two edits in a long name, one in a name of four characters,
 * or the name of a provider under a suffix it does not have (`gmail.fr`).
 */
export function guessDeadDomain(asciiDomain: string): string | undefined {
  const certain = suggestDomain(asciiDomain);
  if (certain !== undefined || asciiDomain.length > MAX_NAME || isReal(asciiDomain)) return certain;
  const parts = splitDomain(asciiDomain);
  if (parts === undefined || parts.isSubdomain) return undefined;
  const { label, suffix } = parts;
  const exact = labels.get(label);
  if (exact !== undefined) return nearestSuffix(exact, suffix);
  for (const [known, domains] of labels) {
    const most = known.length >= 6 ? 2 : known.length >= 4 ? 1 : 0;
    if (most > 0 && label.length >= 4 && editDistance(label, known, most) <= most) {
      return nearestSuffix(domains, suffix);
    }
  }
  return undefined;
}

/** A domain whose suffix was written twice, without the second one: a provider's, or of com, which has no such names. */
function withSingleSuffix(asciiDomain: string): string | undefined {
  const half = asciiDomain.length >>> 1;
  for (let dot = asciiDomain.indexOf('.', half); dot >= 0; dot = asciiDomain.indexOf('.', dot + 1)) {
    // A second ending begins with a dot as well: without one there, nothing has to be cut and compared.
    if (asciiDomain.charCodeAt(2 * dot - asciiDomain.length) !== DOT) continue;
    const ending = asciiDomain.slice(dot);
    const stem = asciiDomain.slice(0, dot);
    if (stem.endsWith(ending) && (targets.has(stem) || (ending === '.com' && stem !== '.com'))) return stem;
  }
  return undefined;
}

/** The provider whose letters a domain has, its dots in other places (`gmailc.om`), or that it names twice (`gmail.comgmail.com`). */
function withMeantDots(asciiDomain: string): string | undefined {
  const second = asciiDomain.slice(asciiDomain.length >>> 1);
  if (targets.has(second) && asciiDomain === second + second) return second;
  const meant = undotted.get(asciiDomain.replaceAll('.', ''));
  return meant?.split('.').length === asciiDomain.split('.').length ? meant : undefined;
}

/** The domain of a provider in one country, where one slip is in what follows its name: `yahoo.con.ar`. */
function ofCountry(asciiDomain: string): string | undefined {
  const known = strongLabels.get(asciiDomain.slice(0, asciiDomain.indexOf('.'))) ?? [];
  const rest = suffixOf(asciiDomain);
  const near = known.filter((domain) => {
    const suffix = suffixOf(domain);
    return suffix.includes('.') && editDistance(rest, suffix, 1) === 1;
  });
  return near.length === 1 ? near[0] : undefined;
}

/** A domain without the name of its web server, which gets no mail: `www.gmail.com`. */
function withoutWeb(asciiDomain: string): string | undefined {
  if (!asciiDomain.startsWith('www.')) return undefined;
  const rest = asciiDomain.slice(4);
  return splitDomain(rest)?.isKnownSuffix ? (suggestDomain(rest) ?? rest) : undefined;
}

/**
 * The domain of any provider whose last label is one slip of the hand from the typed one, which is not a top-level domain:
 * `hotmail.com.b`, `mail.con`. Of several the one under com, with two letters exchanged, or a key missed.
 */
function withMeantEnding(asciiDomain: string): string | undefined {
  const dot = asciiDomain.lastIndexOf('.');
  const typed = asciiDomain.slice(dot + 1);
  const near = (endings.get(asciiDomain.slice(0, dot)) ?? []).filter(
    (ending) => editDistance(typed, ending, 1) === 1,
  );
  const meant =
    near.length === 1
      ? near[0]
      : (near.find((ending) => ending === 'com') ??
        near.find((ending) => ending[0] === typed[1] && ending[1] === typed[0]) ??
        near.find((ending) => isKeyMissed(typed, ending)));
  return meant && `${asciiDomain.slice(0, dot)}.${meant}`;
}

/** The last labels of the providers by what is before them. */
const endings = new Map<string, string[]>();
for (const domain of freeDomains) {
  const dot = domain.lastIndexOf('.');
  endings.set(domain.slice(0, dot), [...(endings.get(domain.slice(0, dot)) ?? []), domain.slice(dot + 1)]);
}

/** Whether one letter is that of the key beside the meant one. */
function isKeyMissed(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  return [...typed].every((letter, at) => letter === meant[at] || areNeighbours(letter, meant[at]!));
}

/** The domain of a provider by its label alone, as `gmail`, or with its dots left out, as `gmailcom`. */
export function providerNamed(word: string): string | undefined {
  return strongLabels.get(word)?.[0] ?? undotted.get(word);
}

function isReal(asciiDomain: string): boolean {
  return targets.has(asciiDomain) || isFreeProvider(asciiDomain) || realNeighbours.has(asciiDomain);
}

const DOT = 0x2e;

const targets = new Set([...strongTargets, ...weakTargets]);
const strongLabels = byLabel(strongTargets);
const labels = byLabel([...strongTargets, ...weakTargets]);
const undotted = new Map(strongTargets.map((domain) => [domain.replaceAll('.', ''), domain]));

/** The strong labels by the first two of their characters and by the last two. */
const byEnds = new Map<string, string[]>();
for (const label of strongLabels.keys()) {
  for (const end of [startOf(label), endOf(label)]) byEnds.set(end, [...(byEnds.get(end) ?? []), label]);
}

function startOf(label: string): string {
  return `${label.slice(0, 2)}-`;
}

function endOf(label: string): string {
  return label.slice(-2);
}

function byLabel(domains: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const domain of domains) {
    const label = domain.slice(0, domain.indexOf('.'));
    map.set(label, [...(map.get(label) ?? []), domain]);
  }
  return map;
}

function brandOf({ label, suffix, isKnownSuffix }: Registrable): string | undefined {
  const exact = strongLabels.get(label);
  if (exact !== undefined) {
    const isSlip = !isKnownSuffix || (slipsForCom.has(suffix) && exact[0]!.endsWith('.com'));
    return isSlip ? nearestSuffix(exact, suffix) : undefined;
  }
  const meant = meantLabels(label).flatMap((known) => strongLabels.get(known)!);
  const same = meant.find((domain) => domain.endsWith(suffix) && suffixOf(domain) === suffix);
  if (same !== undefined || isKnownSuffix) return same;
  return meant.find((domain) => isSuffixSlip(suffix, suffixOf(domain)));
}

/** The domain of a provider that a domain looks like: `gm\u0430il.com` with a Cyrillic letter, `grnail.com`, `yah00.com`. */
function likeBrand(asciiDomain: string): string | undefined {
  if (!mayLookAlike(asciiDomain)) return undefined;
  const written = unicodeDomain(asciiDomain);
  const skeleton = skeletonOf(written);
  if (skeleton === asciiDomain) return undefined;
  const alike = bySkeleton.get(skeleton);
  // Digits for letters are also the names of other firms, where the name is short.
  if (alike !== undefined) return written === asciiDomain && !strong.has(alike) ? undefined : alike;
  if (written === asciiDomain) return undefined;
  const meant = suggestDomain(skeleton);
  return meant !== undefined && targets.has(meant) ? meant : undefined;
}

const strong = new Set(strongTargets);
const bySkeleton = new Map([...targets].map((domain) => [skeletonOf(domain), domain]));

/** Real suffixes that are far more often com with a key missed. */
const slipsForCom = new Set(['co', 'cm', 'om']);

/** The strong labels that are one edit away. One edit in five characters or more leaves the first two or the last two. */
function meantLabels(label: string): readonly string[] {
  if (label.length < 4) return [];
  const alike = [...(byEnds.get(startOf(label)) ?? []), ...(byEnds.get(endOf(label)) ?? [])];
  return alike.filter((known) => isSlipOf(label, known));
}

function isSlipOf(label: string, known: string): boolean {
  if (editDistance(label, known, 1) !== 1) return false;
  const isFirstReplaced = label.length === known.length && label[0] !== known[0] && label[1] === known[1];
  return !isFirstReplaced || areNeighbours(label[0]!, known[0]!);
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys side by side: a first letter is typed with care, so other differences there are other names. */
function areNeighbours(a: string, b: string): boolean {
  return rows.some((row) => row.includes(a + b) || row.includes(b + a));
}

/** The domain whose suffix is one typo from the typed one, otherwise the first. */
function nearestSuffix(domains: readonly string[], suffix: string): string {
  return domains.find((domain) => isSuffixSlip(suffix, suffixOf(domain))) ?? domains[0]!;
}

/** What follows the label of a target. */
function suffixOf(domain: string): string {
  return domain.slice(domain.indexOf('.') + 1);
}

function isSuffixSlip(typed: string, suffix: string): boolean {
  return typed === suffix.replaceAll('.', '') || editDistance(typed, suffix, 1) <= 1;
}

const commonSuffixes = ['com', 'net', 'org', 'edu', 'gov', 'info'];

/** The domain with its unregistered last label corrected to a common one; undefined when it is close to none. */
function withMeantSuffix(asciiDomain: string, suffix: string): string | undefined {
  const stem = asciiDomain.slice(0, -suffix.length);
  if (suffix === 'couk') return `${stem}co.uk`;
  const meant = commonSuffixes.find((common) => editDistance(suffix, common, 1) === 1);
  return meant && `${stem}${meant}`;
}
