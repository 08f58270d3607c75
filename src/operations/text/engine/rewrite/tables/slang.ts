/** Informal words and idioms, in the words of an office. */
export const slangWords = `
  hey guys/folks/everyone (,) = Hello everyone, | you guys = you | hey you guys = Hello everyone
  these/those/the guys = * team | these/those/the dudes = * people
  guy/dude/bloke/chap/fella/fellow/lad > who/that/from/in/at/with = person
  the/a/this/that/some < guy/dude/bloke/chap/fella = person | dudes/blokes/chaps/fellas/lads = people
  guys = colleagues | folks = people | the/your/our/my/their < kids = children
  a/the/my/your/our/his/her/their/this/that < kid/kiddo = child | lil = little | mum/mom = mother
  dad/daddy = father | hubby = husband | wifey/missus = wife | bestie/bff = friend | bigwig = senior manager
  newbie/newbies/noob/noobs = newcomers | techie/techies = technicians | boffins = experts
  grown-ups = adults | higher-ups/bigwigs = management | the boss = the manager
  my/our/your/his/her/their < boss = manager
  this/that/the/your/my/our/their/his/her < crap/shit/stuff/junk = material | and stuff END = and so on
  and/or all that stuff/jazz = and so on | and stuff/shit/things like that = and so on
  and stuff (,) = and so on | all this/that/the/your/my/our/their stuff = all of * items
  all sorts of stuff = various items | some/any/more/other/enough/extra stuff = * items
  the same stuff = the same items | a lot of stuff = many items
  bad/weird/strange/new/old/important < stuff = things | stuff = items
  thingy/thingies/thingamajig/thingamabob/whatsit/doohickey/doodad/gizmo/gizmos/whatchamacallit = device
  gubbins = equipment | bits and bobs/pieces = various items | odds and ends = various items
  freebie/freebies = free items | goodies = items | swag = merchandise | gig = job
  a/the/our < get-together = meeting | heads-up = notice | heads up > on/about = notice
  a/the (quick) heads up/heads-up = advance notice | just a (quick) heads up/heads-up (,/:) = please note
  START (just) (a) (quick) heads up/heads-up that = please note that
  START (just) (a) (quick) heads up/heads-up , = please note that
  START (just) (a) (quick) heads up/heads-up : = please note that
  lowdown/low-down/scoop/skinny/deets/dets = details | nitty-gritty = details
  ballpark > figure/number/estimate = approximate | in the ballpark = approximately | a ballpark = an estimate
  red tape = bureaucracy | grub/nosh/eats/chow/munchies = food | booze = alcohol | a cuppa = a cup of tea
  telly = television | fridge = refrigerator | cell = mobile telephone | digs = accommodation
  pad > in/at/near = home | loo/bog = toilet | wheels > to/are/for = car | gear > for/and/is/was = equipment
  tenner/ten-er = ten pounds | fiver = five pounds | ^buck = ^dollar | # < quid = pounds | quid = pounds
  # < k = thousand | dough/moolah/dosh/cheddar/readies = money | cash > back = money
  a rip-off/ripoff = overpriced | rip-off/ripoff = overpricing | total rip-off/ripoff = far too expensive
  scam/con = fraud | scammers/conmen/crooks = fraudsters | freeloader/freeloaders = people
  super/mega/uber/ultra/hella/bloody/freaking/freakin/freakin'/frickin/fricking/friggin/frigging/flipping/flippin/blooming/bleeding/effing/f'ing/goddamn/goddamned/goddam/damn/damned/dang/darn/darned/fucking/fuckin/fuckin'/fkn/fking/fckin/fcking/bloomin/sodding/ruddy > !thing/it/you/well/line/deal/market/bowl/body/end/right/off/this/that = very
  super = very
  awfully/terribly/dreadfully/insanely/crazy/ridiculously/stupidly/freakishly/ludicrously/bonkers/seriously > late/slow/busy/expensive/high/long/cold/hot/good/bad/hard/big/easy/happy/sorry/important/difficult/fast/loud/small/tired/annoying/cheap/useful/helpful = very
  pretty > good/bad/much/sure/big/slow/fast/late/hard/easy/cool/happy/well/busy/clear/important/nice/certain/soon/likely/quick/new/old/small/long/short/high/low/tight/urgent/simple/happy/confident/close/awful/terrible/annoying/great/broken = rather
  pretty much = largely | way too = far too
  way > more/less/better/worse/bigger/faster/slower/cheaper/over/under/higher/lower/longer = far
  way > late/early/overdue/behind/expensive = far too | real quick = quickly | real soon = very soon
  a (little/wee/tiny) bit of a/an = a | a (little/wee/tiny) bit = slightly | a (little/wee/tiny) bit of = some
  a tad/smidge/smidgen/touch > late/slow/early/high/low/long/short/more/less/confusing/expensive/worried = slightly
  a little = slightly | a tad = slightly | and a half END = | cool/sweet/neat/nice/rad/dope END = good
  START cool/sweet/neat/nice/awesome/great/perfect/brilliant/lovely/ace/wicked/bingo (,) > ! =
  START cool/sweet/neat/nice/awesome/great/perfect/brilliant/lovely/ace/wicked , = thank you,
  START nice one (,) = thank you, | START nice one = thank you
  START sounds good/great/cool/awesome/fine (,) = that is fine,
  sounds good/great/cool/awesome/fine END = is acceptable
  is/was/be/it's/that's/are/were/looks/look/sounds/pretty/really/so/very/super < cool/awesome/rad/dope/epic/ace/banging/bangin/fab/amazeballs/top-notch/stellar/badass/kickass/kick-ass/bitchin = excellent
  a/an/the/really/some/such/this/that/your/our < cool/awesome/rad/dope/epic/ace/fab/top-notch/stellar/badass/kickass/kick-ass/banging = excellent
  awesome/awsome/awesomesauce/amazeballs/epic/fab/ace/dope/wicked/stellar/badass/kickass = excellent
  cool with = comfortable with | be/am/is/are/i'm/we're/you're < cool with = comfortable with
  be/is/are/am/it's/i'm/we're/that's < cool = acceptable | cool = good | super cool = excellent
  great stuff = excellent | good stuff = good work | no biggie/bigger = not a problem
  no big deal = not a problem | a big deal = important | not a big deal = not important
  big time = considerably | amazing = excellent | yummy = delicious | comfy = comfortable | handy = useful
  nifty/spiffy/snazzy/swanky = useful | posh/fancy > restaurant/hotel/car/place/new = upmarket
  quick and dirty = provisional | so-so/meh = mediocre
  crummy/crappy/crap/lousy/shitty/rubbish/janky/ropey/dodgy/shoddy/naff/godawful/god-awful/pathetic/sucky/bogus/trashy/cruddy/half-assed/half-arsed > !# = poor
  be/is/are/was/were/it's/that's/looks/feels/really/so/very < crap/shit/rubbish/trash/garbage/pants/bollocks/poop/poo/bs/bullshit/shite = unsatisfactory
  a (total/complete/bloody/real/right/absolute/huge/hot) joke/disgrace/shambles/mess/disaster/nightmare/trainwreck/shitshow/clusterfuck/farce/fiasco/pain/headache/ballache END = highly unsatisfactory
  a (real/total/huge/royal/right) pain in the ass/arse/neck/butt/backside = a considerable inconvenience
  a pain = inconvenient
  a (total/complete/bloody/real/right/absolute/huge) mess/shambles/shitshow/nightmare/trainwreck/clusterfuck/fiasco = a serious problem
  bummer/bugger = unfortunate | what a bummer/pain/shame/drag/letdown = that is unfortunate
  that's a bummer/pain/shame/drag = that is unfortunate | too bad (,) = unfortunately,
  START sadly/bummer/crap/damn/darn/dang/shoot/bugger/drat/shucks/shit/fuck (,) = unfortunately,
  gross/icky/yucky/nasty/grim/manky/minging = unpleasant
  weird/wonky/wacky/funky/fishy/iffy/sketchy/sus/dodgy/janky/off-the-wall/strange = unusual
  weirdly = unusually | nuts/bonkers/bananas/crazy/insane/mental/mad/ludicrous/bananas/cray END = unreasonable
  crazy/insane/ludicrous/bonkers > price/prices/amount/amounts/time/hours/long/queue/costs/fees/delay/wait = excessive
  crazy/insane/nuts/bonkers/bananas = unreasonable
  silly/dumb/daft/stupid/idiotic/moronic/dopey > question/questions/mistake/mistakes/error/errors/thing/idea/ideas/rule/rules/system/form/app/policy/machine/thing = unhelpful
  my/a < bad > END = mistake | my bad (,) = I apologise, | my bad END = I apologise
  oopsie/oopsies/boo-boo/booboo/cock-up/cockup/screw-up/screwup/balls-up/fuckup/fuck-up/foul-up/goof/goof-up/howler/flub/snafu/blooper = mistake
  a cock/screw/balls/fuck up = a mistake | new guy/bloke/lad/dude/chap = new colleague
  START just wanted to say (that) = I wanted to mention that | START just wanted to = I wanted to
  START just checking (in) = I am checking | START just letting you know (that) = please note that
  START hope = I hope | START thought i'd = I thought I would | START looks like = it appears that
  START sounds like = it appears that | START got your = I have received your | START got it = understood
  START gotcha = understood | START not sure = I am not sure | START no idea = I do not know
  no clue/idea why/how/what/when/where/who = I do not know $2 | no clue END = I do not know
  START will do = certainly | START on it END = I am working on it | START sounds good = that is fine
  oh well (,) = | you guys rock = you all did excellent work | you rock = you did excellent work
  rocks END = is excellent | a dentist/doctor/doctor's/work/family thing = a * appointment
  works for me = suits me | ~make sense = ~be clear | ~hang out with = ~spend time with
  drinks/beers/dinner/lunch/coffee on me = I will pay for *
  kiddos/kiddies = children | !not/n't < so/real > good/bad/nice/quick/slow/late/sorry/hard/easy/cool/fast/bad/great/happy/soon/busy/close/important = very | kids > !#/menu = children
`;
