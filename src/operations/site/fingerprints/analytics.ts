/** Evidence of an analytics tag: a place it loads, such as `host/path`, or text of its inline script. */
export interface AnalyticsTag {
  readonly name: string;
  readonly loads: readonly string[];
  readonly says?: readonly string[];
  readonly files?: readonly string[];
}

export const analyticsTags: readonly AnalyticsTag[] = [
  {
    name: 'Google Analytics',
    loads: [
      'google-analytics.com/analytics.js',
      'google-analytics.com/ga.js',
      'google-analytics.com/urchin.js',
      'google-analytics.com/collect',
      'googletagmanager.com/gtag/js?id=g-',
      'googletagmanager.com/gtag/js?id=ua-',
    ],
    says: [
      "gtag('config', 'G-",
      "gtag('config','G-",
      'gtag("config", "G-',
      'gtag("config","G-',
      "gtag('config', 'UA-",
      "gtag('config','UA-",
      'gtag("config","UA-',
      '_gaq.push([',
    ],
  },
  { name: 'Google Tag Manager', loads: ['googletagmanager.com/gtm.js', 'googletagmanager.com/ns.html'] },
  {
    name: 'Google Ads',
    loads: [
      'googleadservices.com/pagead/conversion',
      'googletagmanager.com/gtag/js?id=aw-',
      'googleads.g.doubleclick.net/pagead/viewthroughconversion/',
    ],
    says: ["gtag('config', 'AW-", "gtag('config','AW-", 'gtag("config", "AW-', 'gtag("config","AW-'],
  },
  {
    name: 'Meta Pixel',
    loads: ['connect.facebook.net/*/fbevents.js', 'facebook.com/tr'],
    says: ["fbq('init'", 'fbq("init"'],
  },
  { name: 'Matomo', loads: ['cdn.matomo.cloud/'], says: ['_paq.push(['], files: ['matomo', 'piwik'] },
  { name: 'Plausible', loads: ['plausible.io/js/'], says: ['window.plausible ='] },
  { name: 'Fathom', loads: ['cdn.usefathom.com/', 'usefathom.com/script.js'] },
  {
    name: 'Umami',
    loads: ['umami.is/script.js', 'analytics.umami.is/', 'cloud.umami.is/'],
    files: ['umami'],
  },
  { name: 'Simple Analytics', loads: ['simpleanalyticscdn.com/'] },
  { name: 'GoatCounter', loads: ['gc.zgo.at/', 'goatcounter.com/count'] },
  { name: 'PostHog', loads: ['posthog.com/static/'], says: ['posthog.init('] },
  { name: 'Mixpanel', loads: ['cdn.mxpnl.com/'], says: ['mixpanel.init('] },
  {
    name: 'Amplitude',
    loads: ['cdn.amplitude.com/'],
    says: ['amplitude.init(', 'amplitude.getInstance().init('],
  },
  { name: 'Heap', loads: ['heapanalytics.com/js/', 'cdn.us.heap-api.com/'], says: ['heap.load('] },
  {
    name: 'Segment',
    loads: ['cdn.segment.com/analytics.js/'],
    says: ['analytics.load("', "analytics.load('"],
  },
  { name: 'Hotjar', loads: ['static.hotjar.com/', 'script.hotjar.com/'], says: ['_hjSettings='] },
  { name: 'Microsoft Clarity', loads: ['clarity.ms/tag/'] },
  {
    name: 'FullStory',
    loads: ['fullstory.com/s/'],
    says: [
      ...['_fs_org', '_fs_script', '_fs_namespace'].flatMap((key) => [
        `['${key}']`,
        `["${key}"]`,
        `window.${key}`,
      ]),
      'FullStory.init(',
    ],
  },
  { name: 'Mouseflow', loads: ['cdn.mouseflow.com/'] },
  { name: 'Crazy Egg', loads: ['script.crazyegg.com/'] },
  { name: 'Lucky Orange', loads: ['luckyorange.com/', 'luckyorange.net/'], says: ['__lo_site_id'] },
  {
    name: 'LinkedIn Insight',
    loads: ['snap.licdn.com/', 'px.ads.linkedin.com/'],
    says: ['_linkedin_partner_id'],
  },
  { name: 'TikTok Pixel', loads: ['analytics.tiktok.com/i18n/pixel/'], says: ['ttq.load('] },
  {
    name: 'Pinterest Tag',
    loads: ['s.pinimg.com/ct/', 'ct.pinterest.com/'],
    says: ["pintrk('load'", 'pintrk("load"'],
  },
  { name: 'Reddit Pixel', loads: ['redditstatic.com/ads/'], says: ["rdt('init'", 'rdt("init"'] },
  { name: 'Snap Pixel', loads: ['sc-static.net/scevent'], says: ["snaptr('init'", 'snaptr("init"'] },
  {
    name: 'X Pixel',
    loads: ['static.ads-twitter.com/', 'analytics.twitter.com/i/adsct'],
    says: ["twq('init'", "twq('config'"],
  },
  { name: 'Microsoft UET', loads: ['bat.bing.com/'], says: ['window.uetq'] },
  { name: 'HubSpot', loads: ['hs-analytics.net/', 'hs-scripts.com/'], says: ['_hsq.push('] },
  { name: 'Cloudflare Web Analytics', loads: ['static.cloudflareinsights.com/'] },
  { name: 'Vercel Analytics', loads: ['va.vercel-scripts.com/'] },
  { name: 'Yandex Metrica', loads: ['mc.yandex.ru/', 'mc.yandex.com/'] },
  { name: 'Baidu Analytics', loads: ['hm.baidu.com/'] },
  { name: 'StatCounter', loads: ['statcounter.com/counter/'], says: ['sc_project='] },
  { name: 'New Relic', loads: ['js-agent.newrelic.com/'], says: ['NREUM||'] },
  {
    name: 'Adobe Analytics',
    loads: ['assets.adobedtm.com/', 'omtrdc.net/', '2o7.net/'],
    files: ['appmeasurement', 's_code'],
  },
  { name: 'comScore', loads: ['sb.scorecardresearch.com/', 'b.scorecardresearch.com/'] },
  {
    name: 'Quantcast Measure',
    loads: ['edge.quantserve.com/', 'secure.quantserve.com/', 'pixel.quantserve.com/'],
  },
  { name: 'Chartbeat', loads: ['static.chartbeat.com/'] },
  { name: 'Parse.ly', loads: ['cdn.parsely.com/'] },
  { name: 'etracker', loads: ['static.etracker.com/', 'code.etracker.com/'] },
  { name: 'INFOnline', loads: ['script.ioam.de/'] },
  { name: 'Clicky', loads: ['static.getclicky.com/'] },
  { name: 'Histats', loads: ['histats.com/js'] },
  { name: 'Tealium', loads: ['tags.tiqcdn.com/utag/'] },
  {
    name: 'Klaviyo',
    loads: ['static.klaviyo.com/onsite/', 'klaviyo.com/media/js/'],
    says: ['_learnq.push('],
  },
];
