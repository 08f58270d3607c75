/** Classes of words that patterns name by `@class`. */
export const wordClasses: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    det: `a an the my your his her its our their this that these those any some all each every no another both
      either neither one two three several many few more most what which whose`,
    possessive: 'my your his her its our their',
    subject:
      'i you he she it we they this that these those there who what everyone everybody someone somebody',
    person: 'i you he she it we they',
    object: 'me you him her it us them this that these those everyone everybody someone anyone',
    be: `is are am was were be been being isn't aren't wasn't weren't it's that's he's she's they're we're you're i'm`,
    modal: `can could will would shall should may might must can't won't cannot couldn't wouldn't shouldn't i'll
      we'll you'll they'll he'll she'll it'll to i'd we'd you'd`,
    have: `have has had having i've we've you've they've`,
    adverb: `now then also still again already always never often soon just only even really very so too not quite
      currently probably certainly definitely immediately urgently quickly finally recently ever`,
    prep: `about above across after against along among around as at before behind below beside between beyond by
      down during except for from in inside into like near of off on onto out outside over past since through
      throughout till to toward towards under until up upon via with within without per`,
    and: 'and or but so because if when while as although though since unless until that which who where',
    time: `today tomorrow tonight yesterday now later soon immediately morning afternoon evening week month year
      day night weekend again asap`,
    degree:
      'very really so too quite extremely pretty rather fairly super absolutely totally completely that this',
    count: 'one two three four five six seven eight nine ten eleven twelve several many few some all',
  }).map(([name, words]) => [name, new Set(words.trim().split(/\s+/))]),
);
