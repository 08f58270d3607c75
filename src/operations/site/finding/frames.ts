import type { Locator } from './location.ts';

/** What a page has in frames, and of its own. */
export interface Framing {
  readonly isFrameset: boolean;
  /** Addresses of the pages in frames, as written. */
  readonly frames: readonly string[];
  /** Letters and digits of its own text, as far as they are counted. */
  readonly letters: number;
}

/** Fewer letters and digits are not content: the name of the site, and a word while the frame is loaded. */
const MIN_LETTERS = 60;

/** The absolute URLs of the pages that a page without content of its own shows in frames. */
export function contentFrames({ isFrameset, frames, letters }: Framing, locator: Locator): readonly string[] {
  if (!isFrameset && letters >= MIN_LETTERS) return [];
  const urls = frames.flatMap((source) => locator.resolve(source) ?? []);
  return [...new Set(urls.filter((url) => isFrameset || !isWidget(url)).map(({ href }) => href))];
}

/** Whether a host shows films, sounds, maps or buttons in the pages of others, and no pages of its own. */
function isWidget({ hostname, pathname }: URL): boolean {
  const host = hostname.replace(/^www\./, '');
  if (widgetHosts.has(host)) return true;
  return widgetPaths.some((path) => `${host}${pathname}`.startsWith(path));
}

const widgetHosts = new Set([
  'youtube-nocookie.com',
  'player.vimeo.com',
  'player.twitch.tv',
  'clips.twitch.tv',
  'fast.wistia.net',
  'fast.wistia.com',
  'players.brightcove.net',
  'cdn.jwplayer.com',
  'content.jwplatform.com',
  'iframe.mediadelivery.net',
  'iframe.videodelivery.net',
  'play.libsyn.com',
  'html5-player.libsyn.com',
  'w.soundcloud.com',
  'open.spotify.com',
  'embed.podcasts.apple.com',
  'embed.music.apple.com',
  'player.podigee-cdn.net',
  'widget.deezer.com',
  'bandcamp.com',
  'maps.google.com',
  'platform.twitter.com',
  'googletagmanager.com',
  'recaptcha.net',
  'newassets.hcaptcha.com',
  'challenges.cloudflare.com',
  'consentcdn.cookiebot.com',
]);

/** Of hosts that have pages too. */
const widgetPaths = [
  'youtube.com/embed',
  'youtube.com/live_chat',
  'dailymotion.com/embed',
  'geo.dailymotion.com/player',
  'loom.com/embed',
  'rumble.com/embed',
  'tiktok.com/embed',
  'facebook.com/plugins',
  'instagram.com/embed',
  'linkedin.com/embed',
  'google.com/maps',
  'google.com/recaptcha',
  'openstreetmap.org/export',
  'bing.com/maps/embed',
  'yandex.ru/map-widget',
];
