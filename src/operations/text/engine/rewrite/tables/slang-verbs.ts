/** Informal verbs and sayings, in the words of an office. */
export const slangVerbs = `
  sucks/sux/suxx/blows/stinks/bites = is unsatisfactory | sucked = was unsatisfactory
  suck = are unsatisfactory
  ~screw/~fuck/~mess/~cock/~bugger/~muck/~balls/~foul/~goof/~fudge/~louse up = ~mishandle
  ~screw/~fuck/~mess/~cock/~bugger/~muck/~foul/~goof up END = ~make_a_mistake
  ~goof/~flub/~botch/~bungle = ~mishandle
  got/get/gets/be/is/are/was/were/it's/been/all/totally/completely < screwed/messed/fucked/cocked/buggered/mucked/ballsed/fouled/stuffed up = disrupted
  is/are/was/were/it's/i'm/we're/been/totally < screwed/fucked/buggered/stuffed/knackered/busted/borked/kaput/bust/hosed/toast/shot/banjaxed/goosed/fubar/bricked/cooked/wrecked/trashed/bolloxed/bollocksed = out of order
  borked/kaput/bust/busted/wonky/knackered/fubar/b0rked = broken | ~bust/~bork/~trash/~wreck = ~damage
  is/are/was/i'm/we're/been/totally/absolutely/so < beat/pooped/bushed/wiped/shattered/knackered/zonked = exhausted
  knackered/pooped/shattered/zonked = exhausted | ~conk/~crap/~poop out = ~fail
  conked/crapped/pooped out = failed | on the fritz/blink = faulty
  acting/playing/mucking/messing/playing up = malfunctioning | acts/plays up = malfunctions
  keeps acting/playing up = keeps malfunctioning | ~glitch (out) = ~malfunction
  ~freak/~flip/~lose/~stress out = ~become_concerned
  freaking/freaked/stressing/stressed/flipping/losing out = concerned | ~lose it = ~become_upset
  went/go/going/goes nuts/bonkers/ape/crazy/mental/ballistic = became upset | pissed (off) END = dissatisfied
  pissed off = dissatisfied | ~piss * off = ~annoy * | pissed = dissatisfied
  pisses/pissing me/us off = is frustrating | ticked/cheesed/hacked/browned/teed/p'd off = dissatisfied
  peeved/miffed/narked/gutted/bummed/steamed/livid/fuming/raging/furious/ropable = dissatisfied
  fed up with/of = dissatisfied with | fed up = dissatisfied | sick (and tired) of = dissatisfied with
  sick to death of = dissatisfied with | had it up to here with = been dissatisfied with
  had it with = become dissatisfied with | over it END = no longer interested
  ~bug/~hassle/~pester/~nag > me/you/us/him/her/them/# = ~disturb
  ~bitch/~moan/~whine/~whinge/~gripe/~grumble/~rant/~grouse/~bellyache (on) about = ~complain about
  ~bitch/~whine/~whinge/~gripe/~bellyache = ~complain | ~chill (out) = ~relax | ~hang out = ~spend_time
  ~hang around = ~wait | ~crash > at/on/here/there/with = ~stay
  ~~flake/~duck (out) (on) > us/me/him/her/them/you/the/# = ~withdraw_from | ~flake/~bail = ~withdraw
  bailed/flaked (out) = withdrew
  ~ditch/~dump/~scrap/~bin/~chuck/~junk/~toss/~axe/~can/~bung/~lob/~sling/~trash > the/this/that/it/them/these/those/your/my/our/all/any/# = ~discard
  ~chuck/~toss/~sling/~lob/~bin/~dump out/away = ~discard | chucked/tossed/slung/binned out/away = discarded
  ~chuck/~toss/~throw/~sling out = ~discard | ~throw away = ~discard
  ~chuck/~toss/~bung/~shove/~stick/~pop/~plonk/~dump/~whack/~slap/~bang/~wang/~plop * in/into/on/onto/up = ~place * *
  ~stick/~pop/~shove/~bung/~chuck > it/them/this/that/your/the/my/a/some = ~put
  ~pop/~nip/~swing/~drop by/over/in/round/along/around = ~visit | ~pop/~nip out = ~step_out
  ~pop/~nip to = ~go to | ~swing/~drop by = ~visit | ~rock/~show/~roll/~pitch up = ~arrive
  showed up = arrived | no show = absence
  ~grab/~nab/~snag > a/an/the/some/your/my/one/two/this/that/it/them/another = ~get
  ~grab > lunch/coffee/dinner/breakfast/drinks = ~have
  ~grab a/some/lunch/dinner/breakfast > bite/coffee/lunch/drink/dinner/beer/food/together/with/at/on/before/after = ~have *
  ~pinch/~nick/~swipe/~rip/~swipe/~filch > my/the/our/your/his/her/some = ~take | ~rip off = ~overcharge
  ~fleece/~rook = ~overcharge | ripped off = overcharged | ~rip * off = ~overcharge *
  ~diddle/~stiff/~gyp/~shaft/~scam/~swindle/~screw/~dupe/~con (out) (of) > me/us/you/people/customers/him/her/them = ~deceive
  ~screw * over = ~treat * unfairly | screwed over = treated unfairly
  ~mess/~fool/~muck/~faff/~dick/~arse/~piss/~bugger/~monkey/~goof about/around = ~waste_time
  ~mess/~screw/~dick/~jerk * around/about = ~mislead * | ~mess with = ~interfere with | ~blow off = ~ignore
  ~blow * off = ~ignore * | ~ghost > me/us/him/her/them/you = ~ignore | ghosted/ghosting = ignored
  ~diss/~slag/~bash/~trash/~roast/~badmouth (off) > me/us/him/her/them/you/our/the/your = ~criticise
  ~dis > me/us/him/her = ~criticise
  ~shoot/~ping/~drop/~fire/~flick/~bung/~chuck/~sling/~toss/~lob/~zap/~whizz/~pop/~zing/~fling me/us/you/him/her/them (over) > a/an/the/your/my/some/any/that/this/it/those/these/copy/details/# = ~send *
  ~shoot/~ping/~fire/~flick/~zap/~pop/~whizz over/across/off = ~send | ~send * over/across = ~send *
  ~shoot/~ping/~drop/~give/~fire/~flick * a/an/the (quick) line/note/message/text/buzz/shout/ping/ring/bell/holler/tinkle/call/email/mail/dm/msg = ~contact *
  ~ping/~buzz/~ring/~holler/~dm/~bell/~tinkle > me/us/him/her/them/you/# = ~contact
  ~hit me/us/him/her/them/you up = ~contact * | ~hit * back = ~reply_to *
  ~give * a/the shout/buzz/ring/bell/holler/tinkle/ping = ~contact *
  ~holler/~yell/~shout (at) > me/us = ~contact
  ~reach out (to) > me/us/you/him/her/them/the/our/your/# = ~contact
  ~touch base (with) > me/us/you/him/her/them/the/our/your/# = ~speak_with | touch base = speak
  ~loop/~cc/~rope me/us/him/her/them/you/# in (on) = ~include * | ~loop in = ~include
  ~fill me/us/him/her/them/you in = ~inform * | ~clue/~tip me/us/him/her/them/you in/off = ~inform *
  ~give * a/the heads up/heads-up (on/about) = ~inform * | ~give * the lowdown/scoop/skinny/deets = ~inform *
  ~keep me/us/him/her/them/you posted = ~keep * informed
  ~keep me/us/him/her/them/you in the loop = ~keep * informed
  ~bring/~get me/us/him/her/them/you up to speed = ~brief * | up to speed = fully informed
  in the loop = informed | ~circle/~loop back = ~follow_up | ~get back to = ~reply to
  ~follow up = ~follow_up | ~catch up = ~meet
  ~have/~do a (quick) chat/catch-up/catchup/natter/powwow/pow-wow/chinwag = ~have a discussion
  a (quick) chat/catch-up/catchup/natter/powwow/pow-wow/chinwag = a short discussion
  ~chat/~natter about = ~discuss | ~chat = ~talk | ~pick your brain/brains = ask for your advice
  ~run * by/past = ~discuss * with | ~hash/~thrash/~talk out = ~discuss | ~hop/~jump on a call = ~have a call
  ~hop/~jump on = ~join | ~sit tight = ~wait | ~hold your horses = ~wait | ~hold up/on > a = ~wait
  ~hang tight/on = ~wait | hurry up = please be quick | get a move on = please begin promptly
  ~get/~crack/~kick going/cracking = ~begin | chop chop (,) = promptly | ~step on it = ~act promptly
  ~kick/~get off > !# = ~start | ~kick off = ~start | kickoff/kick-off = start | ~wrap/~finish up = ~finish
  ~wrap * up = ~finish * | ~knock off > at = ~finish | ~knock it off = ~stop | cut it/that out = please stop
  ~pack it in = ~stop | ~call it a day/quits = ~finish
  ~nail/~ace/~smash/~crush/~kill/~rock it = ~do very well
  ~nail/~ace/~smash > the/this/that/your/our = ~succeed_with | ~kill it END = ~do very well
  ~hammer/~iron/~suss/~work out = ~resolve
  ~sort/~straighten (out) > it/this/that/the/these/everything/my/your/our/things = ~resolve
  ~sort it/this/that/them/things/everything out = ~resolve * | ~get * sorted (out) = ~have * resolved
  ~sort out = ~resolve | sorted END = resolved | ~figure out = ~determine | ~figure * out = ~understand *
  ~wrap my/our/your head around = ~understand | ~get the hang of = ~learn | ~cop/~clue on = ~understand
  ~twig = ~realise | ~suss = ~determine | ~dig into = ~investigate | ~poke/~nose/~snoop around = ~investigate
  ~dig (up/out) > the/some/up/my/our/your = ~find | ~dig up/out = ~find | i dig = I like | ~reckon = ~think
  ~guess/~figure > so/i/it/that/we/he/she/they/you = ~think | i guess (,) = I think
  START guess > i/we/you/it = I think | ~bet > !#/on/that/against/money = ~expect | you bet (,) = certainly,
  for sure/real (,) = certainly | fo sho/fosho = certainly | no doubt = undoubtedly
  hell/heck yeah/yes/no (,) = certainly | hell/heck no (,) = no, | as hell/heck/fuck/shit/balls =
  like hell/crazy/mad/anything = considerably | the hell/heck/fuck/crap/shit/f/devil/eff out of =
  what/where/why/how/who/when < the hell/heck/fuck/crap/f*ck/eff/devil/dickens =
  a hell/heck/helluva of a = a very | a hell/heck of a lot = a great deal | one hell of a = a very
  hell/heck of a = very | to hell with = let us disregard
  bloody/frigging/freaking/fucking/effing/damn/goddamn/sodding/ruddy/blooming =
  damn/dammit/damnit/goddammit/fuck/shit/crap/bollocks/bugger/balls/arse (it) (,) END = | ~hit up = ~contact
  dude = person | START dude/bro/bruh/man/mate > the/this/i/we/you/my/your/it/that/what/why/can =
  is/are/was/were/it's/the/a/my/your/our < busted = broken | swamped/slammed = very busy
  snowed under = very busy | run off my feet = very busy | up to my/our eyeballs/neck/ears = very busy
  ~hop to it = ~begin | asap-ish = soon | no-brainer = simple decision | a no brainer = a simple decision
  piece of cake = very easy | easy peasy = very easy | ~drop the ball = ~make_a_mistake
  ~cut corners = ~take_shortcuts | ~pull it off = ~succeed | ~pull off = ~achieve
  ~take a rain check = ~postpone | ~throw in the towel = ~give up | ~bite the bullet = ~proceed
  ~hit the road = ~leave | ~get the ball rolling = ~begin | ~jump the gun = ~act_too_early
  ~jump through hoops = ~follow_many_steps | on the ball = attentive | on the same page = in agreement
  off the top of my head = from memory | on the fly = as we go | out of the blue = unexpectedly
  out of whack = misaligned | through the roof = very high | under the weather = unwell
  the last straw = no longer acceptable | a long shot = unlikely | by the book = correctly
  in a nutshell = in short | long story short (,) = in short, | at the drop of a hat = immediately
  up in the air = undecided | back to square one = back at the beginning | down the drain = wasted
  break the bank = be too expensive | costs an arm and a leg = is very expensive
  an arm and a leg = a great deal of money | ~pay through the nose = ~pay too much
  dirt cheap = very inexpensive | ~call the shots = ~decide | ~pull strings = ~use contacts
  ~pull my/your/our weight = ~contribute | ~keep an eye on = ~monitor | ~give it a shot/go/try/whirl = ~try it
  ~have a go/crack/stab (at) = ~try | ~take a stab (at) = ~try | ~beef/~jazz/~spruce/~spice up = ~improve
  ~tweak = ~adjust | ~nuke/~zap > the/this/that/all/it = ~remove | ~dodge = ~avoid | ~blow it = ~fail
  ~spill the beans = ~reveal_it | ~touch base = ~speak | ~suck it up = ~accept it | ~get real = ~be realistic
  ~lighten up = ~relax | ~max out = ~exhaust | ~psych/~pump up = ~motivate
  psyched/pumped/stoked/hyped/amped/buzzing = excited | stoked/hyped (about/for) = excited about
  chuffed/tickled = delighted | over the moon = delighted | bummed/gutted = disappointed
  skint = short of funds | a steal = good value | ~splurge = ~spend | ~chip in = ~contribute
  ~cough up = ~pay | ~fork out/over = ~pay | ~shell out = ~pay | ~cash in = ~redeem
`;
