/** Everyday adjectives, adverbs and phrases, and what a letter says instead. */
export const formalPhrases = `
  a lot of = %many | lots of = %many | a bit of = some | tons/loads/heaps of = %many
  a lot > more/less/of/better/worse/easier/harder = considerably | a lot END = a great deal
  a lot = a great deal | a bunch of = several | loads = many
  a bit/little > late/slow/early/long/short/high/low/more/less/worried/confused/tired/unclear/noisy/loud = slightly
  a bit = somewhat | kind/sort of > !a/an/the/this/that/thing/person/#/help/support/service/work = somewhat
  all sorts/kinds of = various | sorts of = kinds of | !not < really > !# = truly | START really = truly
  very/really/so/super much = greatly
  !not/n't < so (very) > good/bad/late/slow/busy/important/happy/sorry/glad/expensive/loud/noisy/dirty/rude/long/high/tired/angry/upset/sad/difficult/hard/cold/hot = very
  totally/completely = entirely
  pretty/fairly > good/bad/sure/big/slow/fast/late/hard/easy/happy/well/busy/clear/important/certain/soon/likely/quick = rather
  maybe/perhaps (,) = perhaps | START maybe (,) = perhaps | maybe > !# = possibly
  just > wanted/want/wondering/checking/writing/letting/asking/following/to =
  anyway/anyways/anyhow (,) = in any case, | START anyway/anyways/anyhow (,) =
  START so > i/we/you/the/it/my/your/our/please/if/can/could/this/that/they/he/she/there/# = therefore,
  START so , = therefore, | START so = therefore,
  START and > i/we/you/the/it/my/your/our/they/he/she/there/this/# = furthermore,
  START but > i/we/you/the/it/my/your/our/they/he/she/there/this/# = however, | START also (,) = in addition,
  START plus (,) > i/we/you/the/it/my/your/our/they/he/she/there/this/# = in addition,
  , plus > i/we/you/the/it/they/he/she = , and | START besides (,) = moreover,
  START okay/ok/alright/right , = | START like , = | START actually (,) = | actually = in fact
  basically (,) = essentially | obviously (,) = clearly | luckily/thankfully (,) = fortunately
  START sadly (,) = regrettably, | unluckily (,) = unfortunately | right now = at present
  right away/off = immediately | straight away/off = immediately | straightaway = immediately
  at the moment = at present | till/til/'til = until | up to now = to date | at first = initially
  at last = finally | all the time = constantly | every now and then/again = occasionally
  now and then/again = occasionally | from time to time = occasionally | once in a while = occasionally
  once more = again | over and over (again) = repeatedly | again and again = repeatedly
  time and again = repeatedly | last minute = at short notice | a while/long time ago = some time ago
  for ages/yonks/forever/donkey's = for a considerable time | ages ago = a considerable time ago
  ages = a considerable time | for a while = for some time
  in a minute/sec/bit/moment/jiffy/mo/tick = shortly | as soon as possible = at the earliest opportunity
  asap = at the earliest opportunity | as soon as you can = at your earliest convenience
  when/whenever you can/could = at your earliest convenience
  when/whenever you get/have a chance/minute/moment/sec/second/mo = at your earliest convenience
  START soon as = as soon as | on top of that/this/it (,) = moreover, | what's more (,) = moreover,
  to top it off/all (,) = moreover, | to make matters worse = furthermore | not only that (,) = moreover,
  all in all (,) = overall, | to sum up = in summary | at the end of the day (,) = ultimately,
  the thing/point/fact/truth is (,) (that) = | the bottom line is (,) (that) = in summary,
  bottom line (:/,) = in summary, | by the way (,) = incidentally, | just so you know (,) = please note that
  so you know (,) = please note that | for your information (,) = please note that
  FYI (,) = please note that | as far as i know = to the best of my knowledge | in my opinion = in my view
  i think = I believe | we think = we believe | i guess = I believe | i'd like = I would like
  i'd love to = I would be delighted to | would love to = would be delighted to | we'd like = we would like
  i can't wait to/for = I look forward to | can't wait to > see = look forward to
  can't wait = look forward to it | i'm/we're happy to = I am pleased to | happy/glad to = pleased to
  glad/happy (that) = pleased that | i'm afraid = regrettably
  no problem/worries/prob END = that is not a problem | not a problem = acceptable
  no problem (,) = certainly, | of course = certainly | sure thing (,) = certainly,
  START sure (,) = certainly, | for sure = certainly | you're welcome = it is my pleasure
  don't worry (about it) END = please do not be concerned | don't worry = please do not be concerned
  no need to = it is not necessary to | i've had enough of = I can no longer tolerate
  fed up with/of = dissatisfied with | fed up = dissatisfied | sick (and tired) of = dissatisfied with
  ~be sick of = ~be dissatisfied with | it's/its about time = it is now necessary that | how come = why
  what about = may I ask about | how about = may I suggest | why don't we/you = may I suggest that *
  what do you think (about/of) = what is your view of | can you/u (please) = could you please
  could you (please) > !not/also = could you please | can i/we (please) > have/get = may * please have
  can i/we = may * | will you (please) = would you please
  would you mind = would you be so kind as to consider
  is it ok/okay/alright/fine/cool if = would it be acceptable if
  is that ok/okay/alright/fine/cool = is that acceptable | ok/okay with = acceptable to
  it's ok/okay/fine = it is acceptable | that's ok/okay/fine = that is acceptable
  if that's ok/okay/alright/fine/cool (with you) = if that is acceptable
  ok/okay/alright/fine > if/for/to/by/that = acceptable | ok/okay/alright END = acceptable
  let me/us know > if/whether/when/what/how/which/who/why/where/the/your/about/by/asap/as/please = inform *
  let me/us know END = inform * accordingly | shoot me/us = send * | keep in touch = remain in contact
  in touch = in contact | keep me/us posted/updated = keep * informed | keep an eye on = monitor
  keep in mind (that) = bear in mind that | in charge of = responsible for | up and running = operational
  out of order/action/whack = inoperative | out of stock = currently unavailable | in stock = available
  sold out = no longer available | on the house = free of charge | for free = free of charge
  pricey = expensive
  great/awesome/fantastic/amazing/brilliant/terrific/fabulous/wonderful/superb/lovely > !#/deal/many = excellent
  nice > !to/# = pleasant | good > job/work = excellent | good at = proficient in | really/very < bad = poor
  bad > service/quality/experience/condition/connection/weather/reception/line/state/shape/news/communication = poor
  big > !ben/apple/bang/# = large | bigger = larger | biggest = largest
  tiny/little > !by/bit/more/less/while/late/# = small
  !large/big/good/long/wide/old/far/fast/strong/high/tall/small/quick/early/close/well/safe/warm/cold/clear/sure/much/not/more < enough > !is/of/to/# = sufficient
  not enough = insufficient | good enough = adequate | hard to = difficult to
  hard/tough/tricky > to/time/decision/situation/question/problem/job/day/year/one = difficult
  hardest/toughest = most difficult | easy/simple to = straightforward to | wrong > !with/# = incorrect
  right > amount/price/size/address/number/person/answer/date/name/order/version/part/parts/information/model/colour/color = correct
  the wrong = the incorrect | upset (about/with) = displeased | happy with = satisfied with
  unhappy with = dissatisfied with | worried/scared (about) = concerned | broke > in = failed
  dead > battery/line/phone/screen/laptop = inoperative | smelly/stinky = malodorous | quickly = promptly
  dumb/stupid/silly = ill-advised | weird/strange/odd = unusual | annoying/irritating/maddening = inconvenient
  confusing = unclear | rude = discourteous | lucky = fortunate | tired = fatigued | boss = manager
  bosses = managers | kids = children | kid = child | guys = colleagues | guy = person | folks = people
  mom/mum = mother | dad/daddy = father | grandma/granny = grandmother | grandpa = grandfather | stuff = items
  stuff like that = similar matters | and so on/forth = and similar matters | etc/etc. = and so forth
  phone > number/call/calls/us/me/!case/lines/# = telephone | ad/ads = advertisement
  exam/exams = examination | photo/photos = photograph | fridge = refrigerator | info = information
  docs = documents | uni = university | pay > rise/raise = salary | whole = entire
  around/roughly > # = approximately | like > #/half = approximately | because of = owing to
  despite the fact that = although | in spite of = despite | as well END = also | too END = also
  by mistake/accident = inadvertently | on purpose = deliberately | by hand = manually
  in a hurry/rush = pressed for time | in a mess/state/shambles = in disarray | in trouble = in difficulty
  ~be up for = ~be willing to consider | ~be about to = ~be on the point of
  will/would/may/might/could/should/not/'ll < have to = be required to | do not have to = are not required to
  does not have to = is not required to | i do not have to = I am not required to | have/has to > !# = must
  have/has got to = must | got to > !the/a/# = required to | had better = should
  would rather = would prefer to
  i'm looking forward to hearing from you = I look forward to hearing from you
  hope to hear (back) from you soon = I look forward to your reply | let's/lets > !me/us = let us
  give or take = approximately | more or less = approximately | start from scratch = begin anew
  from scratch = anew | make sense = be logical | makes sense = is logical | make a living = earn an income
  cross (my/our) fingers = hope | fingers crossed = it is hoped | touch wood = it is hoped
  so long as = provided that | as long as = provided that | even though = although
  no matter what/how/when/where = regardless of * | just in case = as a precaution | what with = given
  thanks to = owing to | i'm afraid (that) = regrettably,
  big/huge/massive/enormous/giant > problem/problems/issue/issues/mistake/delay/delays/difference/change/changes/impact/concern/discount/increase/improvement/difficulty = considerable
  be off > from/until/on/next/this/tomorrow/today/for/all/#/work = be absent
  am/is/are/was/were/i'm/he's/she's/we're/they're < off > from/until/on/next/this/tomorrow/today/for/all/#/work = absent
  be back > on/from/in/at/by/to/next/tomorrow = return | about/around/roughly > # = approximately
  looking forward to hearing/seeing/meeting/working = I look forward to *
  START looking forward to = I look forward to | mad/angry at/with/about = displeased with
  love your = appreciate your | thing is (,) =
  am/are/is going to > !the/my/your/our/a/school/his/her/their/#/work = will
  thank you very much = thank you very much | thank you so much = thank you very much | very much = very much
  what is going on = what is happening | what is up = what is the matter
  START just checking (in) (to see) if/whether = I am writing to inquire whether
  START checking if/whether = I am writing to inquire whether
  START just checking in = I am writing to inquire
  START just wondering if/whether = I am writing to inquire whether
  START wondering if/whether = I am writing to inquire whether | START i just wanted to = I would like to
  i was wondering if/whether = I am writing to inquire whether
  START just letting you know (that) = please note that | START letting you know (that) = please note that
  START sorry (that) i = I apologise that I | START sorry (that) we = we apologise that we
  START sorry (,) but = I regret that | START sorry for/about = I apologise for | START sorry , = I apologise,
  START sorry to = I apologise to | START sorry END = I apologise
  START so/very/really sorry for/about = I sincerely apologise for
  START so/very/really sorry (that) i = I sincerely apologise that I
  i am (really/very/so) sorry (,) but = I regret that | we are (really/very/so) sorry (,) but = we regret that
  i am (really/very/so) sorry for/about = I apologise for
  we are (really/very/so) sorry for/about = we apologise for
  i am (really/very/so) sorry (that) i = I apologise that I
  we are (really/very/so) sorry (that) we = we apologise that we
  i am (really/very/so) sorry to hear = I regret to hear
  we are (really/very/so) sorry to hear = we regret to hear | , sorry END = , for which I apologise
  , sorry about/for that END = , for which I apologise | what is happening = what is happening
  broken > laptop/phone/screen/device/item/part/machine/printer/heater/lift/door/window = defective
  soon > END = shortly | hopefully (,) > we/i/you/he/she/they/it/this/that/the/my/your = it is hoped that
  off sick = absent owing to illness
`;
