export type Network = (typeof networks)[number];

/** The six networks of the contract, then others. */
/** The six networks of the contract, then others. */
export const networks = [
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'youtube',
  'tiktok',
  'github',
  'pinterest',
  'threads',
  'bluesky',
  'yelp',
  'tripadvisor',
  'whatsapp',
  'telegram',
  'discord',
  'reddit',
  'vimeo',
  'snapchat',
] as const;

/** The form of the profiles of a network. */
export interface ProfileRule {
  readonly network: Network;
  /** The path of a profile, from the first slash, without query. */
  readonly profile: RegExp;
  /** First segments that are pages of the network itself. */
  readonly reserved?: ReadonlySet<string>;
  /** A parameter without which the path is not a profile. */
  readonly parameter?: string;
}

const oneName = /^\/@?[\w.-]+\/?$/;

/** By host; every subdomain counts as its host. */
export const profileRules: ReadonlyMap<string, readonly ProfileRule[]> = new Map<
  string,
  readonly ProfileRule[]
>([
  [
    'facebook.com',
    [
      { network: 'facebook', profile: /^\/profile\.php$/, parameter: 'id' },
      { network: 'facebook', profile: /^\/(?:pages|people|p)\/[^/]+(?:\/[^/]+)?\/?$/ },
      {
        network: 'facebook',
        profile: /^\/[\w.%-]+(?:\/(?:about|reviews|photos|posts|timeline))?\/?$/,
        reserved: names(
          'sharer sharer.php share share.php dialog plugins tr login hashtag groups events watch story.php photo.php ' +
            'permalink.php help policies privacy legal business ads marketplace gaming reel home.php pg l.php v2.0 pages people p profile.php media',
        ),
      },
      { network: 'facebook', profile: /^\/pg\/[\w.-]+\/?$/ },
    ],
  ],
  ['fb.com', [{ network: 'facebook', profile: oneName }]],
  ['fb.me', [{ network: 'facebook', profile: oneName }]],
  [
    'instagram.com',
    [
      {
        network: 'instagram',
        profile: oneName,
        reserved: names('p reel reels explore accounts stories tv share direct about legal developer'),
      },
    ],
  ],
  [
    'linkedin.com',
    [
      {
        network: 'linkedin',
        profile: /^\/(?:company|in|school|showcase|pub)\/[^/]+(?:\/(?:about|mycompany))?\/?$/,
      },
    ],
  ],
  ['twitter.com', twitter()],
  ['x.com', twitter()],
  [
    'youtube.com',
    [
      { network: 'youtube', profile: /^\/(?:channel|c|user)\/[^/]+\/?(?:featured|videos|about)?\/?$/ },
      { network: 'youtube', profile: /^\/@[^/]+(?:\/(?:featured|videos|about))?\/?$/ },
      {
        network: 'youtube',
        profile: /^\/[\w-]{3,}\/?$/,
        reserved: names(
          'watch embed shorts playlist results feed live channel user about t ads premium music gaming redirect intl creators howyoutubeworks',
        ),
      },
    ],
  ],
  ['tiktok.com', [{ network: 'tiktok', profile: /^\/@[\w.-]+\/?$/ }]],
  [
    'github.com',
    [
      {
        network: 'github',
        profile: /^\/[\w-]+\/?$/,
        reserved: names(
          'about features pricing login join topics marketplace sponsors orgs explore settings security enterprise collections trending contact site readme apps search',
        ),
      },
    ],
  ],
  [
    'pinterest.com',
    [{ network: 'pinterest', profile: oneName, reserved: names('pin search ideas login business today') }],
  ],
  ['threads.net', [{ network: 'threads', profile: /^\/@[\w.]+\/?$/ }]],
  ['threads.com', [{ network: 'threads', profile: /^\/@[\w.]+\/?$/ }]],
  ['bsky.app', [{ network: 'bluesky', profile: /^\/profile\/[\w.:-]+\/?$/ }]],
  ['yelp.com', [{ network: 'yelp', profile: /^\/biz\/[^/]+\/?$/ }]],
  [
    'tripadvisor.com',
    [{ network: 'tripadvisor', profile: /^\/(?:Restaurant|Hotel|Attraction)_Review-[^/]+$/ }],
  ],
  ['wa.me', [{ network: 'whatsapp', profile: /^\/(?:\+?\d{6,15}|message\/\w+)\/?$/ }]],
  [
    'whatsapp.com',
    [
      { network: 'whatsapp', profile: /^\/send\/?$/, parameter: 'phone' },
      { network: 'whatsapp', profile: /^\/(?:channel|catalog)\/[\w-]+\/?$/ },
    ],
  ],
  [
    't.me',
    [
      {
        network: 'telegram',
        profile: /^\/(?:\+?[\w-]{3,}|joinchat\/[\w-]+|s\/\w+)\/?$/,
        reserved: names('share iv addstickers'),
      },
    ],
  ],
  ['discord.gg', [{ network: 'discord', profile: /^\/[\w-]+\/?$/ }]],
  ['discord.com', [{ network: 'discord', profile: /^\/invite\/[\w-]+\/?$/ }]],
  ['reddit.com', [{ network: 'reddit', profile: /^\/(?:r|u|user)\/[\w-]+\/?$/ }]],
  [
    'vimeo.com',
    [
      {
        network: 'vimeo',
        profile: /^\/[a-z][\w-]*\/?$/i,
        reserved: names('watch channels groups categories features upgrade blog help about join log_in'),
      },
    ],
  ],
  ['snapchat.com', [{ network: 'snapchat', profile: /^\/(?:add\/[\w.-]+|@[\w.-]+)\/?$/ }]],
]);

function twitter(): readonly ProfileRule[] {
  return [
    {
      network: 'twitter',
      profile: /^\/@?\w{1,30}\/?$/,
      reserved: names(
        'share intent home search hashtag login signup i explore settings tos privacy about statuses',
      ),
    },
  ];
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
