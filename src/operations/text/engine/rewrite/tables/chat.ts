/** Abbreviations and spellings of chat, written out. */
export const chatWords = `
  pls/plz/plss/plzz/pleasee/pls./pleez/plox/plse = please
  thx/tx/thnx/thanx/thnks/tnx/ty/tysm/thxs/thks/thankyou/thanku/thankx = thank you
  thx/thnx/thanx/tx/ty so much = thank you very much
  thx/thnx/thanx/ty a lot/ton/bunch/million = thank you very much | thx/thnx/thanx/tx for = thank you for
  thx/thnx/thanx/tysm again = thank you again | many thx = many thanks | u/yu/ya = you | u guys = you
  ur > welcome/right/wrong/not/the/a/so/late/going/gonna/still/all/doing/saying/kidding/making/being/supposed/too/very = you are
  ur/yur/youre > self = your | ur/yr/yur/yor = your | urs = yours | u're/ur're = you are | u'll = you will
  u've = you have | u'd = you would | r > u/you/we/they/the/these/those/my/ur/your = are
  u/we/they/these/those/there/you/things/guys < r = are | asap/a.s.a.p./asap. = as soon as possible
  btw = by the way | fyi = for your information | START fyi , = please note that
  START fyi : = please note that | START fyi = please note that | fyi END = for your information
  START btw (,) = | imo/imho (,) = in my opinion | imo/imho END = in my opinion
  afaik/afaict (,) = as far as I know | iirc (,) = if I remember correctly | tbh/ngl (,) = | fwiw (,) =
  idk = I do not know | i idk = I do not know | idc = I do not mind | idek = I do not know | ikr = | iykyk =
  tbf (,) = to be fair | smh = | fml = | omg/omfg/omgg/zomg (,) = | wtf/wth/wtaf (,) = | wtf/wth is = what is
  lol/lolz/lmao/lmfao/rofl/lulz/lel/xd/kek (,) = | haha/hahaha/hahahaha/hehe/heehee/hihi/ha/hah (,) =
  jk/jkjk (,) = | jks = | nvm = never mind | np = no problem | START nps = no problem | yw = you are welcome
  ttyl/ttys/ttyt = | ttyl END = | gtg/g2g/gotta/got to go END = I have to leave now
  brb = I will be back shortly | afk = away | bbl = I will be back later | hmu = contact me
  lmk = let me know | ily = | ilysm = | xoxo/xx/xxx/xo = | wfh = working from home
  ooo > END = out of the office | ooo = out of the office | eod = the end of the day
  eob/cob = the close of business | by < eod = the end of the day | eow = the end of the week
  eom = the end of the month | by end of day/week/month = by the end of the * | tba = to be announced
  tbd = to be determined | tbc = to be confirmed | eta = expected time of arrival | an eta = an expected time
  any eta = any expected time | the eta = the expected time | irl = in person | f2f = in person
  dm/pm > me/us/him/her/them = message | w/ = with | w/o = without | b/c = because
  bc/bcuz/becuz/becoz/becos/bcoz/bcos/cuz/coz/cus/cauz/cause/'cause/cos > i/you/he/she/it/we/they/the/my/your/our/their/his/her/this/that/there/these/those/someone/somebody/everyone/nobody/no/some/of/u/im/i'm/its/it's/we're/they're/you're/he's/she's/theres/there's/ur/that's/thats/#/all/none/not/im/if/when/a/an/one/people/ppl = because
  bcuz/becuz/becoz/becos/bcoz/bcos/cuz/coz/'cause = because | bc > !# = because | @and < cos/bc/cus = because
  tho/tho' = though | altho = although | thru = through | thruout = throughout | til/till/'til = until
  nite = night | tonite = tonight | lite = light | rite = right
  tmrw/tmr/tmw/tmro/tomoz/2moro/2morrow/2moz/tmmrw/tomorow/tommorow/tommorrow/tomorro/tom'w/tmrow = tomorrow
  2day/tday = today | 2nite = tonight | yest/yday = yesterday | rn/atm > !# = right now | wknd/wkend = weekend
  wk/wks = week | mth/mths = months | hr = hour | hrs = hours | mins = minutes | secs = seconds
  a sec/second/min/mo/bit > END = a moment | just a sec = one moment | one sec = one moment
  hang on a sec = please wait a moment | START hang/hold on > !to = please wait
  gimme a sec = please give me a moment | ppl/peeps/peops/pple = people | sb/sbdy = somebody
  sth/smth/smthing/sumthin/somethin/sumthing = something | nuthin/nothin/nuttin/nada/zilch = nothing
  anythin/anyting = anything | evrything/everythin = everything | every1/evry1/evryone/evryone = everyone
  some1/sum1 = someone | any1 = anyone | no1/noone/no-one = nobody | msg/mesg = message | msgs = messages
  msgd/msged = messaged | msging = messaging | info = information | docs = documents
  doc > for/about/with/that/by/from/and/is/was/has/to = document | pic/pix/pics = pictures
  a/the/this/that/your/my/his/her/our < pic = picture | vid = video | vids = videos | convo = conversation
  convos = conversations | app't/appt/appmt/apptmt = appointment | appts = appointments | mgr = manager
  mgmt = management | dept = department | acct = account | accts = accounts | addy/addr = address
  amt = amount | approx/approx. = approximately | avg = average | biz = business | bday/b-day = birthday
  congrats/congratz/grats = congratulations | def/defo/deffo/deffs/defs > !# = definitely
  defo/deffo = definitely | prob/probs/prolly/probly/prollly = probably | obvs/obvi/obv = obviously | totes =
  totally = | esp = especially | diff = different | fav/fave = favourite | pref = preference
  sched = schedule | mtg/mtng = meeting | mtgs = meetings | proj = project | req = request
  reqs = requirements | specs = specifications | reqd = required | recd = received | rcvd = received
  sched'd = scheduled | govt/gov't = government | mgmnt = management | intl/int'l = international
  natl = national | qty = quantity | qtr = quarter | pw/pwd/passwd = password | diy = | aka = also known as
  vs/vs. = versus | k/kk/mkay/okie/okey/okey-dokey/okidoki/oki/kewl END = all right
  START k/kk/kay/mkay/okie/oki/aight/ight/alrighty (,) = all right, | aight/alrighty/alright = all right
  START ok/okay/okey/alright/alrighty , = all right, | START ok/okay so (,) = | START so ok (,) =
  be/is/am/are/was/were/it's/that's/i'm < ok/okay/okey > END = all right
  be/is/am/are/was/were/it's/that's/i'm < ok/okay/okey = all right | ok/okay/okey = all right
  yep/yup/yea/yeah/yeh/yess/yass/yas/yessir/ya/yah/uh-huh/mhm END = yes
  START yep/yup/yea/yeah/yeh/yess/uh-huh/mhm/ya/yah (,) = yes, | yeah/yep/yup/yea/yeh = yes
  START yeah/yep/yup/yea/yeh (,) no (,) =
  START yeah/yep/yup/yea/yeh no worries/problem/prob/probs (,) = certainly,
  START yeah/yep/yup (,) sure (,) = certainly, | START yeah/yea right (,) =
  nope/nah/naw/nahh/noo/nooo/nuh-uh END = no | START nope/nah/naw/nahh/noo/nooo/nuh-uh (,) = no,
  nope/nah/naw = no | no worries/probs/prob/biggie/sweat/drama/stress END = that is not a problem
  START no worries/probs/prob/biggie/sweat/drama/stress (,) = that is not a problem,
  no worries/probs/biggie/sweat = that is not a problem
  hm/hmm/hmmm/umm/um/uh/uhh/uhm/er/erm/eh/meh/ugh/argh/arg/aargh/grr/grrr/gah/ah/ahh/aha/aw/aww/oh/ooh/oooh/ow/oops/oopsie/whoops/woops/yikes/eek/ew/eww/phew/woah/whoa/wow/woo/woohoo/yay/hooray/huh/duh/psst/boo/bah/tut/pff/pfft/sheesh/geez/jeez/gosh/golly/blimey/crikey/gee (,) =
  oh/ah/wow/ugh/aw/omg well/man/no/god/dear (,) = | oh my god/gosh/goodness/days (,) =
  my god/gosh/goodness (,) = | for god's/heaven's/goodness/pete's/christ's/fuck's/fucks sake (,) =
  god (,) knows = nobody knows | thank god = fortunately
  START god/jesus/christ/lord/man/dude/bro/boy/mate/guys , = | honest to god (,) = | gr8/gr8t/grt = great
  l8/l8r/l8er = late | l8r/l8er/cya/ttfn/laters END = goodbye
  , < m8/mate/matey/bruv/bruh/bro/dude/buddy/fam/homie/hun/babe/sis/luv/pal/chief/boss = | w8 up = wait
  w8 = wait | w8ing = waiting | h8 = dislike | b4 = before | 4u = for you | 4me = for me | str8 = straight
  f9 = fine | n1 = well done | u2 = you too | 24x7 = around the clock | wat/wut/whut/wot/whaddya/watcha = what
  wats/wuts = what is | wen = when | wer/whr = where | y > u/you/is/are/did/do/does/not/isn't/won't/r = why
  dat = that | dis > is/was/one/thing = this | dem = them | da > !# = the | teh = the | nd/n/an' > @det = and
  n > !# = and | thn = then | thr = there | hv/hav = have | hvnt = have not | gud/gd/goood/gooood = good
  luv = love | sum > more/one/of/people = some | wanan = want to | abt/bout/'bout = about | abot = about
  wrt = regarding | frm = from | jst/jus = just | bk = back | tk = take | wrk = work | wrkng/wrking = working
  plsd = pleased | nxt = next | lst = last | hlp = help | snd = send | cn = can | shud/shld/shd = should
  wud/wld/wd = would | cud/cld = could | bin > waiting/trying/told/there/broken = been
  soz/sry/srry/sori/sowwy = sorry | soz/sry (,) but = sorry, but | srsly/srs/srsly? = seriously
  seriously (,) END = | gl/glhf = good luck | hbd = happy birthday | tgif = | yolo =
  lowkey/low-key/highkey/deadass/frfr (,) = | no cap (,) = | fr fr (,) = | for real (,) END = | ftw END =
  tldr/tl;dr (:) = in summary: | af END = | af/asf = | hella = very | gonna/gunna/gon'/gon = going to
  i'm gonna = I will | we're gonna = we will | imma/ima/i'mma = I will | finna = going to | wanna = want to
  wanna > a/the/some/one/any/your/my = want | gotta = have to | i/you/we/they gotta = * have to
  got to > END = have to | have/has/had/having/i've/we've/you've < gotta = to | hafta/havta = have to
  needa/needta = need to | oughta = ought to | tryna/trynna/tryin = trying to
  kinda/kindof/sorta/sortof > of = | a/an/the/some/this/that/what/all/any < kinda = kind of
  kinda/kindof/sorta/sortof = somewhat | lemme/lemmie = let me | gimme/gimmie/giz = give me
  dunno/dunnno/dunnow = do not know | i dunno = I do not know | START dunno = I do not know | outta = out of
  a lotta = %many | lotta = %many | lots/loads/tons/heaps/bunches/oodles/piles/stacks/masses of = %many
  a whole/ton/load/heap/shedload/truckload/boatload/shitload/fuckton/buttload/bazillion/zillion/gazillion of = %many
  a whole lot/load/bunch of = %many | a bunch of = several | a ton = a great deal
  thanks a bunch/ton/million/heap = thank you very much
  a zillion/gazillion/bazillion/million > times/things/questions = many | whatcha = what are you
  whatcha gonna do = what will you do | gotcha/gotchu/gocha = I understand | i gotcha = I understand
  betcha = certainly | you betcha = certainly | dontcha = do you not | START c'mon/cmon (,) =
  START come on , = | c'mon/cmon (,) = | wassup/whassup/sup/whazzup/wazzup/waddup = how are you
  what's up = what is the matter | howdy-do = | musta = must have | mighta = might have
  ain't got = do not have | cuppa = cup of tea | o'/o = of | useta = used to | supposta = supposed to
  innit/isit/init (,) END = | amirite ? = ? | yanno/yknow/y'know (,) =
  you know (,) > !what/how/that/if/when/where/who/why/the/it/we/i/he/she/they/this/about/# =
  know what i mean/mean? = | START can't/couldn't/cannot > !you/we/i/he/she/they/the/it/# = I *
  in/for/took/takes/take/after/only/was/is/cost/costs/paid/you/me/us/him/them/it/had/waited/been/at/with/over < like > #/one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/half/twenty/a = about
  had/been/waited/called/asked/tried/did/got/lasted/happened < like > #/two/three/four/five/six/seven/eight/nine/ten/twelve/twenty = about
  heads up/heads-up : = please note: | heads up/heads-up , = please note that | heads up/heads-up END =
  START sup team = Hello team | so-so/meh END = mediocre
  START wanna > join/come/go/meet/grab/have/see/try/get/play/watch/catch = do you want to
  need/get/send/tell/give/let/put/got/of/for/with/see/want/ask/bring/keep/call/use/take < em/'em = them
  i < ain't = am not | you/we/they/these/those < ain't = aren't | ain't = isn't | rly/rlly = really
`;
