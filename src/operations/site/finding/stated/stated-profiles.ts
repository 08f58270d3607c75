import type { Page } from '../../reading/page.ts';

/** More than a page embeds. */
const MAX_FRAMES = 100;

/** The plugins that show a page of Facebook (Facebook for Developers, Page Plugin). */
const pagePlugin =
  /^(?:https?:)?\/\/(?:www\.)?facebook\.com\/(?:v[\d.]+\/)?plugins\/(?:page|likebox|fan)\.php\?/i;

/**
 * Profiles that a page states without a link: those of its publisher and of its cards (Open Graph, Twitter Cards), and the
 * page that Facebook's plugin shows.
 */
export function statedProfiles({ metas, resources }: Pick<Page, 'metas' | 'resources'>): readonly string[] {
  const handle = /^@?(\w{1,30})$/.exec(metas.get('twitter:site')?.trim() ?? '')?.[1];
  const frames = resources.filter(({ kind, url }) => kind === 'frame' && pagePlugin.test(url.trim()));
  return [
    metas.get('article:publisher') ?? '',
    metas.get('og:see_also') ?? '',
    handle === undefined ? '' : `https://twitter.com/${handle}`,
    ...frames
      .slice(0, MAX_FRAMES)
      .map(({ url }) => new URLSearchParams(url.slice(url.indexOf('?'))).get('href') ?? ''),
  ].filter(Boolean);
}
