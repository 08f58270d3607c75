/** Rude words, taken out or replaced by what was meant. */
export const rudeWords = `
  feeling/feel/feels/felt awful/terrible/horrible/rubbish/crap/lousy/shit = * unwell
  fuck/f*ck/fck/f**k/screw/eff/sod/stuff/bugger you/off/u/this = I strongly disagree
  fuck/f*ck/eff/sod/screw/bugger this/that/it = this is not acceptable
  piss/bugger/sod/eff/naff/jog/buzz off = please leave | shut (the) (fuck/hell) up = please stop
  stfu/gtfo/kys = please stop | go to hell = please stop | kiss my ass/arse = I disagree
  get lost/stuffed/bent/fucked/knotted = please leave | up yours = I disagree | ffs =
  bullshit/bs/bollocks/horseshit/bullcrap/hogwash END = incorrect
  utter/complete/total/absolute bullshit/bs/bollocks/rubbish/nonsense/tosh/crap/shit/garbage = entirely incorrect
  bullshit/bs/bollocks/horseshit/bullcrap/hogwash/poppycock/claptrap/baloney = nonsense
  you/these/those/the/bunch < idiots/morons/clowns/jokers/muppets/imbeciles/cretins/numpties/dimwits/dumbasses/assholes/arseholes/bastards/bitches/pricks/dicks/wankers/tossers/twats/jerks/losers/fools/cowboys/crooks/thieves/dickheads/bellends/fuckers/motherfuckers/shitheads/nitwits/halfwits/buffoons/amateurs/knobs/plonkers/scumbags/retards = people
  a bunch of idiots/morons/clowns/jokers/muppets/imbeciles/amateurs/cowboys/crooks/fools = not meeting expectations
  idiots/morons/clowns/muppets/imbeciles/cretins/numpties/dimwits/dumbasses/assholes/arseholes/bastards/pricks/dicks/wankers/tossers/twats/jerks/dickheads/fuckers/motherfuckers/shitheads/nitwits/halfwits/buffoons/scumbags/retards = people
  you (stupid/bloody/fucking/complete/total/absolute) idiot/moron/clown/jerk/asshole/arsehole/bastard/prick/dick/wanker/tosser/twat/muppet/loser/fool/dickhead/bitch/imbecile/cretin (,) = you
  a/an (complete/total/absolute/stupid/bloody/utter) idiot/moron/asshole/arsehole/bastard/prick/wanker/tosser/twat/muppet/dickhead/imbecile/cretin/jerk/douche/douchebag/knobhead/bellend/arse/ass END = unhelpful
  idiot/moron/asshole/arsehole/bastard/prick/wanker/tosser/twat/muppet/dickhead/imbecile/cretin/douche/douchebag/jackass/dumbass/bitch/bellend/shithead/scumbag/motherfucker/fucker/retard = person
  idiotic/moronic/asinine/braindead/brain-dead/boneheaded/dumbass/imbecilic/retarded/dumb/stupid/daft = ill-advised
  is/are/was/were/be/you're/they're/so/really/very/this/that's/it's < stupid/dumb/daft/idiotic/moronic/retarded/brainless/clueless/thick/dense = unreasonable
  so/really/very/totally/completely/utterly/absolutely/is/are/was/were < useless/hopeless/worthless/pathetic/incompetent/clueless = unhelpful
  useless/hopeless/worthless/pathetic/incompetent/clueless/lazy > support/service/team/staff/people/app/website/site/company/agent/agents/system/reply/answer = inadequate
  terrible/horrible/horrid/awful/atrocious/appalling/dreadful/abysmal/dire/diabolical/shocking/disgraceful/disgusting/shameful/vile/hideous/ghastly/lousy/rotten/horrendous/rubbish > !bin/bag/bags/collection = very poor
  ridiculous/laughable/absurd/outrageous/preposterous/insane/ludicrous/farcical = unreasonable
  hate/hates/detest/loathe/despise > the/this/that/it/how/when/to/your/my/our/having/waiting/being = dislike
  hated/detested/loathed = disliked | can't stand = do not like | sick of = dissatisfied with
  i'm done with = I no longer wish to continue with
  i don't give a damn/shit/fuck/crap/toss/monkey's/rat's (ass/arse) (about) = I am not concerned
  ~give a damn/shit/fuck/crap/toss/hoot = ~care | who cares (about) = it is not important
  i couldn't/could care less = I am not concerned | what is your problem ? = what is the difficulty?
  what the hell/heck/fuck (,) = | are you kidding (me) ? = I find this surprising.
  you're/u kidding (me) = this is surprising | you must/gotta be kidding/joking (me) = this is surprising
  you lied to me/us = you misinformed * | ~lie to > me/us/customers/your/the/my/our = ~misinform
  ~lie about = ~misstate | stop lying = please be accurate
  it's/its/that's/this is not rocket science = it is not complicated
  do your (damn/bloody/fucking) job = please attend to this
  get your act/shit/stuff together = please organise this better
  pull your finger/fingers out = please act promptly | sort your shit out = please resolve this
  shit/crap hits the fan = the situation becomes serious
  in deep shit/crap/trouble/doo-doo = in serious difficulty | holy shit/crap/cow/moly/smokes/fuck (,) =
  no shit (,) = | shit/shits/shite/crap/craps/poop/turd > !out/END = very poor
  a piece/load/pile/bunch/heap of shit/crap/junk/garbage/trash/rubbish/bollocks/bull = unsatisfactory
  pos END = unsatisfactory product
  total/complete/absolute/utter (bloody/fucking) shit/crap/garbage/trash/rubbish = unsatisfactory
  shit/crap/shite END = unsatisfactory | arse/ass/butt/backside END =
  badly fucked/screwed = seriously disrupted | fucked/fked/f'd/effed END = out of order
  fucks/screws/messes (it) up = disrupts the process
`;
