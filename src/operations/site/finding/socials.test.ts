import { expect, test } from 'vitest';
import type { Network } from './social-networks.ts';
import { findSocials } from './socials.ts';

const profiles: readonly { network: Network; link: string; profile?: string }[] = [
  {
    network: 'facebook',
    link: 'http://m.facebook.com/shop.name/?ref=x#y',
    profile: 'https://m.facebook.com/shop.name/',
  },
  {
    network: 'facebook',
    link: 'https://www.facebook.com/profile.php?id=100&sk=about',
    profile: 'https://www.facebook.com/profile.php?id=100',
  },
  { network: 'facebook', link: 'https://www.facebook.com/pages/Shop/123' },
  { network: 'facebook', link: 'https://www.facebook.com/pages/Los-Angeles-CA/Shop/123' },
  { network: 'facebook', link: 'https://www.facebook.com/pages/category/Bakery/Shop-123/' },
  {
    network: 'facebook',
    link: 'http://www.facebook.com/home.php#!/pages/Shop/123?ref=ts',
    profile: 'https://www.facebook.com/pages/Shop/123',
  },
  { network: 'facebook', link: 'https://www.facebook.com/shop.name/likes' },
  { network: 'facebook', link: 'https://www.facebook.com/shop/app_1234567' },
  { network: 'facebook', link: 'https://www.facebook.com/pg/shop/reviews/' },
  {
    network: 'facebook',
    link: 'https://www.facebook.com/shop%20',
    profile: 'https://www.facebook.com/shop',
  },
  { network: 'instagram', link: 'https://www.instagram.com/shop.name/tagged/' },
  { network: 'instagram', link: 'https://instagram.com/shop",', profile: 'https://instagram.com/shop' },
  {
    network: 'linkedin',
    link: 'http://uk.linkedin.com/pub/ada-king/12/3a4/567',
    profile: 'https://uk.linkedin.com/pub/ada-king/12/3a4/567',
  },
  { network: 'linkedin', link: 'https://www.linkedin.com/company/shop/jobs/' },
  {
    network: 'linkedin',
    link: 'http://www.linkedin.com/profile/view?id=12345&trk=x',
    profile: 'https://www.linkedin.com/profile/view?id=12345',
  },
  { network: 'twitter', link: 'http://twitter.com/#!/shop', profile: 'https://twitter.com/shop' },
  { network: 'twitter', link: 'https://twitter.com/shop/followers' },
  { network: 'youtube', link: 'https://www.youtube.com/user/shop/feed' },
  { network: 'instagram', link: 'https://www.instagram.com/shop.name/' },
  { network: 'linkedin', link: 'https://de.linkedin.com/company/shop-name' },
  { network: 'twitter', link: 'https://x.com/shop_name' },
  { network: 'youtube', link: 'https://www.youtube.com/channel/UCabc' },
  { network: 'youtube', link: 'https://youtube.com/@shop' },
  { network: 'tiktok', link: 'https://www.tiktok.com/@shop.name' },
  { network: 'github', link: 'https://github.com/shop-name' },
  { network: 'pinterest', link: 'https://www.pinterest.co.uk/shopname/' },
  { network: 'threads', link: 'https://www.threads.net/@shop' },
  { network: 'bluesky', link: 'https://bsky.app/profile/shop.bsky.social' },
  { network: 'yelp', link: 'https://www.yelp.com/biz/shop-berlin' },
  { network: 'tripadvisor', link: 'https://www.tripadvisor.com/Restaurant_Review-g1-d2-Reviews-X.html' },
  {
    network: 'whatsapp',
    link: 'https://api.whatsapp.com/send?phone=4915112345&text=x',
    profile: 'https://api.whatsapp.com/send?phone=4915112345',
  },
  { network: 'telegram', link: 'https://t.me/shopname' },
  { network: 'telegram', link: 'https://telegram.me/shopname' },
  { network: 'pinterest', link: 'https://www.pinterest.de/shop/_created/' },
  { network: 'linkedin', link: 'https://www.linkedin.com/company/12345678/admin/' },
  { network: 'instagram', link: 'https://instagram.com/_u/shop/' },
  { network: 'discord', link: 'https://discord.gg/abc' },
  { network: 'reddit', link: 'https://www.reddit.com/r/shop/' },
  { network: 'vimeo', link: 'https://vimeo.com/shopname' },
  { network: 'snapchat', link: 'https://www.snapchat.com/add/shop' },
  // What the buttons and the apps of networks copy.
  {
    network: 'twitter',
    link: 'https://twitter.com/intent/follow?original_referer=x&screen_name=shop',
    profile: 'https://twitter.com/intent/follow?screen_name=shop',
  },
  { network: 'facebook', link: 'https://www.facebook.com/share/18AbCdEfGh/' },
  { network: 'facebook', link: 'https://business.facebook.com/shop/' },
  { network: 'linkedin', link: 'https://www.linkedin.com/company-beta/12345/' },
];

test.each(profiles)('$network: $link', ({ network, link, profile = link }) => {
  expect(findSocials([new URL(link)])[network]).toBe(profile);
});

test.each([
  'https://www.facebook.com/',
  'https://www.facebook.com/sharer/sharer.php?u=x',
  'https://www.facebook.com/share.php?u=x',
  'https://www.facebook.com/tr?id=1',
  'https://www.facebook.com/plugins/like.php',
  'https://www.facebook.com/events/1/',
  'https://www.facebook.com/groups/shop',
  'https://notfacebook.com/shop',
  'https://facebook.com.evil.example/shop',
  'https://evil.example/facebook.com/shop',
  'https://www.instagram.com/p/abc/',
  'https://www.instagram.com/reel/abc/',
  'https://www.instagram.com/explore/tags/x/',
  'https://www.linkedin.com/shareArticle?url=x',
  'https://www.linkedin.com/feed/',
  'https://twitter.com/intent/tweet?text=x',
  'https://twitter.com/share',
  'https://twitter.com/hashtag/x',
  'https://twitter.com/name/status/1',
  'https://www.youtube.com/watch?v=x',
  'https://www.youtube.com/embed/x',
  'https://youtu.be/x',
  'https://www.tiktok.com/tag/x',
  'https://www.tiktok.com/@a/video/1',
  'https://github.com/a/b',
  'https://www.pinterest.com/pin/create/button/',
  'https://pin.it/x',
  'https://api.whatsapp.com/send?text=x',
  'https://t.me/share/url?url=x',
  'https://www.reddit.com/submit?url=x',
  'https://vimeo.com/123456',
  'https://www.yelp.com/search?x',
  'https://facebook.com',
  'https://twitter.com/#!/search/shop',
  'https://twitter.com/#!/shop/status/1',
  'https://www.facebook.com/shop/posts/123',
  'https://www.linkedin.com/pub/dir/Ada/King',
  'https://www.instagram.com/shop/p/abc/',
  'https://www.facebook.com/share/p/18AbCdEfGh/',
  'https://twitter.com/intent/follow',
])('not a profile: %s', (link) => {
  expect(Object.values(findSocials([new URL(link)])).filter(Boolean)).toEqual([]);
});

// Policies on privacy link to what a network says about itself and to its settings.
test.each([
  'https://www.facebook.com/policy.php',
  'https://de-de.facebook.com/policy.php',
  'https://www.facebook.com/settings?tab=ads',
  'https://www.facebook.com/terms.php',
  'https://www.facebook.com/adpreferences',
  'https://developers.facebook.com/docs/',
  'https://about.facebook.com/meta',
  'https://transparency.fb.com/policies',
  'https://help.instagram.com/519522125107875',
  'https://help.twitter.com/en',
  'https://support.twitter.com/articles',
  'https://business.twitter.com/en',
  'https://twitter.com/personalization',
  'https://www.youtube.com/static?template=terms',
  'https://www.youtube.com/attribution_link?a=x',
  'https://policy.pinterest.com/de',
  'https://vimeo.com/privacy',
  'https://vimeo.com/cookie_policy',
  'https://docs.github.com/en',
  'https://www.reddit.com/r/popular/',
])('a page of the network itself: %s', (link) => {
  expect(Object.values(findSocials([new URL(link)])).filter(Boolean)).toEqual([]);
});

test('the first of a network wins', () => {
  const links = ['https://x.com/share', 'https://x.com/first', 'https://twitter.com/second'];
  expect(findSocials(links.map((link) => new URL(link))).twitter).toBe('https://x.com/first');
});
