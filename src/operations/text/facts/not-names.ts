/**
 * Words that are no name when written with a capital inside a sentence, or wholly in capitals: words of
 * grammar, greetings, chat abbreviations, and verbs people begin a line with.
 */
const ordinary = `
  i a an the this that these those my your his her its our their mine yours me you he she it we they them him us
  who whom whose what which when where why how if so or and but not no nor yes yeah yep nope ok okay as at by for from
  in into of off on onto out over per since than then to until up upon via with within without about above across
  after again against all also although always am any anybody anyone anything are around be because been before
  being below between both can cannot could did do does doing done down during each either else even ever every
  everybody everyone everything few get gets getting go goes going gone got had has have having here however
  instead is just less let like lot lots many may maybe might more moreover most much must near need neither never
  next nobody none nothing now often once one only other others otherwise our own perhaps please quite rather
  really same shall should some somebody someone something sometimes soon still such sure therefore there though
  through thus till too toward towards two three four five six seven eight nine ten twelve under unfortunately
  unless use very was way well were whatever whether while will would yet today tomorrow tonight yesterday
  additionally furthermore meanwhile nevertheless consequently accordingly finally firstly secondly lastly
  first second third last new old good great best better bad nice big small long short high low
  hi hey hello hiya heya yo howdy dear greetings morning afternoon evening goodbye bye cheers regards sincerely
  faithfully truly yours thanks thank thx ty sorry kind warm warmly respectfully cordially welcome congrats
  congratulations sir madam sirs colleague colleagues team folks guys guy everyone all customer customers
  asap fyi btw imo imho lol lmao rofl omg wtf idk tbh ppl pls plz thx u ur r cuz cos coz tho ttyl brb afaik ftw
  irl jk nvm smh tbf tmrw tmr msg fwiw iirc icymi tldr gonna wanna gotta kinda sorta dunno lemme
  gimme outta ya yup nah ugh wow oops haha hahaha hehe aw aww meh wtf ffs ngl ikr gtg hmu dont cant wont im ive
  isnt doesnt didnt wasnt werent arent couldnt wouldnt shouldnt havent hasnt hadnt youre theyre weve youve theyve
  add ask attach avoid be bring buy call change check click close come complete confirm contact deliver do email
  ensure enter fill fix follow forward give go help hold inform join keep leave let look make meet move note notify
  open order park pay pick provide put read receive remember remove reply report return review save schedule see
  select send ship show sign start stop submit take tell try turn update use wait wash watch work write
  want wants know think believe hope love hate feel said says tell told made make come came
  fucking fuck shit damn hell crap stupid idiot idiots urgent urgently immediately important attention warning notice
  regarding concerning according despite due following given except including
  free never ever hate nobody worst awful terrible horrible unacceptable ridiculous disgusting pathetic useless broken
  wrong late again back time times money refund money people thing things day days week month year hour hours
  person man men woman phone email mail website order account service help problem issue work job place
`;

/** Lower-case words that make no fact. */
export const notNames: ReadonlySet<string> = new Set(ordinary.trim().split(/\s+/));

/** Chat spellings that mix letters and digits: slang, not codes. */
export const digitSlang: ReadonlySet<string> = new Set(
  `gr8 gr8t gr8ly l8 l8r l8er m8 w8 w8ing h8 b4 b4n 2day 2moro 2moz 2nite 2morrow 4u 4me 4ever 2u n1 no1 any1 every1 some1
  str8 f2f b2b b2c 24x7 f9 k8 sk8 cre8 d8 r8`.split(/\s+/),
);
