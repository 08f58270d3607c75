export type Network = (typeof networks)[number];

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
  /** First segments that are pages of the network itself, without `.php`. */
  readonly reserved?: ReadonlySet<string>;
  /** A parameter without which the path is not a profile. */
  readonly parameter?: string;
}

/** The path of a profile, also that of one of its tabs. `others` is a pattern of further ones. */
function tabbed(profile: string, tabs: string, others = '(?!)'): RegExp {
  return new RegExp(`^/${profile}(?:/(?:${tabs.split(' ').join('|')}|${others}))?/?$`, 'i');
}

const youtubeTabs =
  'featured videos about playlists discussion feed channels community shorts streams live podcasts';

const oneName = /^\/@?[\w.-]+\/?$/;

/** Subdomains with what a network says about itself, to which policies on privacy link, or for its programs. */
export const ownSites: ReadonlySet<string> = names(
  'about ads analytics artists blog business careers creators dev developer developers docs engineering gist help ' +
    'investor kids l legal newsroom platform player policies policy privacy raw status studio support transparency tv',
);

/** By host; every subdomain counts as its host, except those of `ownSites`. */
export const profileRules: ReadonlyMap<string, readonly ProfileRule[]> = new Map<
  string,
  readonly ProfileRule[]
>([
  [
    'facebook.com',
    [
      { network: 'facebook', profile: /^\/profile\.php$/, parameter: 'id' },
      // With the place or the category before the name: /pages/City/Name/1.
      { network: 'facebook', profile: /^\/(?:pages|people|p|places)(?:\/[^/]+){1,3}\/?$/ },
      // What the app copies for a profile; a post has a letter before its code: /share/p/1.
      { network: 'facebook', profile: /^\/share\/[A-Za-z\d]{8,}\/?$/ },
      {
        network: 'facebook',
        profile: tabbed(
          '[\\w.%-]+',
          'about about_details info likes reviews photos photos_albums posts timeline videos events menu services shop community ' +
            'followers reels mentions wall notes map friends_likes photos_stream home',
          '(?:app|page)_[\\w]+',
        ),
        reserved: names(
          'sharer share dialog plugins tr login hashtag groups events watch story photo permalink help policies privacy legal ' +
            'business ads marketplace gaming reel home pg l v2.0 pages people p profile media policy terms cookies settings ' +
            'adpreferences careers directory r reg recover full_data_use_policy fbml ajax messages feed notifications video ' +
            'addfriend badges audiencenetwork whitehat facebook',
        ),
      },
      {
        network: 'facebook',
        profile: tabbed('pg/[\\w.-]+', 'about reviews photos posts videos events community'),
      },
    ],
  ],
  ['fb.com', [{ network: 'facebook', profile: oneName }]],
  ['fb.me', [{ network: 'facebook', profile: oneName }]],
  [
    'instagram.com',
    [
      {
        network: 'instagram',
        // Links for the app begin with _u.
        profile: tabbed('(?:_u/)?@?[\\w.-]+', 'reels tagged channel feed guides'),
        reserved: names(
          'p reel reels explore accounts stories tv share direct about legal developer web oauth',
        ),
      },
    ],
  ],
  [
    'linkedin.com',
    [
      {
        network: 'linkedin',
        profile: tabbed(
          '(?:company|company-beta|companies|in|school|edu|showcase|organization|organization-guest/company)/[^/]+',
          'about admin mycompany jobs posts people life products home videos events recent-activity',
          '[a-z]{2}',
        ),
      },
      // A name and its three numbers, before names became one word.
      { network: 'linkedin', profile: /^\/pub\/[^/]+(?:\/[\da-f]{1,3}){0,3}(?:\/[a-z]{2})?\/?$/i },
      { network: 'linkedin', profile: /^\/profile\/view\/?$/, parameter: 'id' },
    ],
  ],
  ['twitter.com', twitter()],
  ['x.com', twitter()],
  [
    'youtube.com',
    [
      { network: 'youtube', profile: tabbed('(?:channel|c|user|@)/?[^/]+', youtubeTabs) },
      {
        network: 'youtube',
        profile: tabbed('[\\w-]{3,}', youtubeTabs),
        reserved: names(
          'watch embed shorts playlist results feed live channel user about t ads premium music gaming redirect intl creators ' +
            'howyoutubeworks account attribution_link clip hashtag iframe_api img kids opensearch playlists post signin source ' +
            'static subscription_center upload yt',
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
          'about features pricing login join topics marketplace sponsors orgs explore settings security enterprise collections ' +
            'trending contact site readme apps search tos customer-stories team new solutions resources',
        ),
      },
    ],
  ],
  [
    'pinterest.com',
    [
      {
        network: 'pinterest',
        profile: tabbed('@?[\\w.-]+', '_created _saved boards pins'),
        reserved: names('pin search ideas login business today about'),
      },
    ],
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
  ['t.me', telegram()],
  ['telegram.me', telegram()],
  ['discord.gg', [{ network: 'discord', profile: /^\/[\w-]+\/?$/ }]],
  ['discord.com', [{ network: 'discord', profile: /^\/invite\/[\w-]+\/?$/ }]],
  ['reddit.com', [{ network: 'reddit', profile: /^\/(?:r\/(?!(?:all|popular)\b)|u\/|user\/)[\w-]+\/?$/ }]],
  [
    'vimeo.com',
    [
      {
        network: 'vimeo',
        profile: /^\/[a-z][\w-]*\/?$/i,
        reserved: names(
          'watch channels groups categories features upgrade blog help about join log_in privacy terms cookie_policy cookies ' +
            'create dmca enterprise pricing solutions site_map',
        ),
      },
    ],
  ],
  ['snapchat.com', [{ network: 'snapchat', profile: /^\/(?:add\/[\w.-]+|@[\w.-]+)\/?$/ }]],
]);

function twitter(): readonly ProfileRule[] {
  return [
    // Buttons to follow lead to the profile.
    { network: 'twitter', profile: /^\/intent\/(?:follow|user)\/?$/, parameter: 'screen_name' },
    {
      network: 'twitter',
      profile: tabbed(
        '@?\\w{1,30}',
        'with_replies media likes followers following lists photos favorites highlights',
      ),
      reserved: names(
        'share intent home search hashtag login signup i explore settings tos privacy about statuses messages notifications ' +
          'download jobs account personalization who_to_follow oauth widgets logos goodies compose terms rules',
      ),
    },
  ];
}

function telegram(): readonly ProfileRule[] {
  return [
    {
      network: 'telegram',
      profile: /^\/(?:\+?[\w-]{3,}|joinchat\/[\w-]+|s\/\w+)\/?$/,
      reserved: names('share iv addstickers'),
    },
  ];
}

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
