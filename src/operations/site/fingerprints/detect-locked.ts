import type { Evidence } from './evidence.ts';
import { type LockedPlatform, lockedPlatforms } from './locked.ts';
import { Places } from './places.ts';

/** The platform a page is locked to, by a positive marker only; the first by rank, null for none. */
export function detectLockedPlatform(evidence: Evidence): string | null {
  const found = new Set<LockedPlatform>();
  for (const { kind, host, path } of evidence.resources) {
    if (kind === 'image' || kind === 'other') continue;
    for (const platform of loads.find(host, path)) found.add(platform);
  }
  for (const { host, path } of evidence.links) {
    for (const { platform, below } of links.find(host, path)) {
      if (below === undefined || isAccountOf(host, below)) found.add(platform);
    }
  }
  const platform = lockedPlatforms.find((each) => found.has(each) || shows(each, evidence));
  return platform?.name ?? null;
}

function shows({ says = [], generator, cookie, sites }: LockedPlatform, evidence: Evidence): boolean {
  return (
    says.some((phrase) => evidence.phrases.has(phrase)) ||
    (generator !== undefined && evidence.generator.startsWith(generator)) ||
    (cookie !== undefined && evidence.cookies.some((name) => name.startsWith(cookie))) ||
    (sites !== undefined && isAccountOf(evidence.host, sites))
  );
}

/** A host below the domain that is not the platform's own. */
function isAccountOf(host: string, domain: string): boolean {
  if (!host.endsWith(`.${domain}`)) return false;
  return !/^(?:www|blog|help|support|business|go|get|info|about|docs)$/.test(
    host.slice(0, -domain.length - 1),
  );
}

const loads = new Places(
  lockedPlatforms.flatMap((platform) => platform.loads.map((place) => [place, platform] as const)),
);

const links = new Places(
  lockedPlatforms.flatMap((platform) =>
    (platform.links ?? []).map((link) => {
      const isBelow = link.startsWith('*.');
      const place = isBelow ? link.slice(2) : link;
      return [place, { platform, below: isBelow ? place.slice(0, place.indexOf('/')) : undefined }] as const;
    }),
  ),
);
