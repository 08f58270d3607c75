/** Everyday verbs, and what a letter says instead. */
export const formalVerbs = `
  ~get rid of = ~dispose_of | ~get to know = ~become_acquainted_with
  ~get in touch (with) > me/us/you/him/her/them/the/our/your/# = ~contact | ~get in touch = ~make_contact
  ~get hold of = ~reach | ~get back to = ~respond to | ~get back > !to = ~return
  ~get through (to) > me/us/you/him/her/them/the/# = ~reach | ~get together = ~meet
  ~get along/on with = ~cooperate with | ~get on to/with = ~proceed with | ~get out of = ~leave
  ~get in/into > the/my/our/your = ~enter | ~get in > at/on/late/early = ~arrive | ~get it done = ~complete it
  ~get * done = ~complete * | ~get * fixed = ~have * repaired
  ~get * to > sort/fix/do/look/take/help/pay/come/stop/repair/resolve/send/give/sign/clean/remove/check/bring/call/move/confirm/change/answer/reply = ~ask * to
  ~get the/my/your/our/his/her/their * to > sort/fix/do/look/take/help/pay/come/stop/repair/resolve/send/give/sign/clean/remove/check/bring/call/move/confirm/change/answer/reply = ~ask * * to
  ~get > better/worse/bigger/smaller/longer/shorter/more/less/busy/late/tired/angry/upset/ready/involved/used/lost/stuck/sick/ill/cold/hot/wet/old/dark/closer/annoyed/difficult/hard/harder/easier/expensive/confused/worried/complicated/slower/faster/frustrated/out = ~become
  ~get > paid/fired/hired/delayed/cancelled/stolen/damaged/charged/broken/sent/moved/closed/locked/blocked/hacked/caught/hit/told/asked/invited/promoted/called/refunded/rejected/approved/thrown/discarded/deleted/removed/left/put/banned/hurt/injured/taken/lost/changed/killed/discontinued/disposed/wasted = ~be
  ~get here/there/home = ~arrive * | ~get to > the/my/our/your/school/#/work = ~reach
  ~get to > see/meet/go/do/use/choose/keep/speak/know = ~be_able to
  have/has/had/'ve/i've/we've/you've/they've < got to = to
  i've/we've/you've/they've/have/has < got > !./,/?/!/or/and/but/to/so =
  ~get > a/an/the/my/your/our/his/her/their/any/some/this/that/these/those/no/two/three/one/another/it/them/information/access/news/feedback/help/permission/approval/payment/money/notice/back/new/more/# = ~receive
  to/can/could/will/would/should/please/may/might/must/cannot < get > a/an/the/my/your/our/some/any/it/them/# = obtain
  ~get me/us/you/him/her/them > a/an/the/some/any/my/your/our/this/that/those/these/more/one/two = ~provide * with
  ~give * a/the call/ring = ~telephone *
  ~give me/us/you/him/her/them/# > a/an/the/some/any/my/your/our/his/her/their/this/that/more/details/information/access/# = ~provide * with
  ~give up > !the/my/your = ~cease | ~give up = ~relinquish | ~give in = ~concede | ~give out = ~distribute
  ~give away = ~donate | ~give back = ~return | ~give * back = ~return *
  ~give > !me/us/you/him/her/them/up/in/out/away/back/rise/birth/way/notice/# = ~provide
  ~hand in/over = ~submit | ~hand out = ~distribute | ~turn in = ~submit | ~turn down = ~decline
  ~turn up = ~arrive | ~turn out to = ~prove to | ~find out (about) = ~determine
  ~set up > a/an/the/my/your/our/his/her/their/this/that/new/# = ~establish | ~set up = ~arrange
  ~set off/out = ~depart | ~set * up = ~arrange * | ~look into = ~investigate
  ~look at > the/this/my/your/our/these/those/it/that = ~examine | ~look for = ~seek | ~look after = ~care_for
  ~look over/through = ~review | ~look up to = ~respect | ~look down on = ~disdain
  ~look > like/good/bad = ~appear | ~put off = ~postpone | ~put * off = ~postpone * | ~put up with = ~tolerate
  ~put together = ~assemble | ~put * together = ~assemble * | ~put in > a/an/the/my/our/your/new/# = ~install
  ~put in = ~install | ~put up > the/a/signs/posters/notices = ~erect | ~put out > the/a/fires = ~extinguish
  ~put forward = ~propose | ~call off = ~cancel | ~call * off = ~cancel * | ~call for = ~require
  ~call > me/us/you/him/her/them/the/my/our/your/# = ~telephone | ~call on = ~visit | ~call up = ~telephone
  ~ring (up) > me/us/you/him/her/them/# = ~telephone | ~phone > me/us/you/him/her/them/# = ~telephone
  ~carry out = ~conduct | ~carry on (with) = ~continue | ~keep on = ~continue
  ~keep up with = ~maintain_pace_with | ~keep up = ~maintain
  ~keep > copies/records/receipts = ~retain
  ~sort (out) > it/this/that/the/these/everything/my/your/our/things = ~resolve
  ~sort it/this/that/them/things/everything out = ~resolve * | ~sort out = ~resolve
  ~bring up > the/this/a/an/that/it/my/our/your = ~raise | ~bring about = ~cause | ~bring back = ~return
  ~bring forward = ~advance | ~bring in = ~introduce | ~break down = ~fail | ~break into = ~enter_unlawfully
  ~break off = ~discontinue | ~check in = ~register | ~check out > !of/at/by/on/before = ~examine
  ~come across = ~encounter | ~come back = ~return | ~come up with = ~devise | ~come up = ~arise
  ~come over/by/round = ~visit | ~come about = ~occur | ~come along = ~attend
  ~come to > the/our/my/your = ~attend | ~cut down (on) = ~reduce | ~cut back (on) = ~reduce
  ~cut out = ~eliminate | ~cut off = ~disconnect | ~deal with = ~address | ~do away with = ~abolish
  ~do without = ~forgo
  ~do the > audit/review/survey/inspection/test/tests/repair/repairs/training/interview/check/checks/job/work = ~conduct the
  ~do a/an > audit/review/survey/inspection/test/training/interview/check/job/search/study = ~conduct *
  ~do my/our/your best = ~make_every_effort | ~drop off = ~deliver | ~drop * off = ~deliver *
  ~fall through = ~fail | ~fall behind = ~be_delayed | ~fall apart = ~disintegrate
  ~fill in/out/up = ~complete | ~fill * in/out = ~complete *
  ~fix (up) > !price/prices/date/term/rate/rates/assets/income = ~repair
  fixed > !price/prices/date/term/rate/rates/assets/income/cost/costs = repaired | ~go away = ~depart
  ~go back to = ~return to | ~go on > !holiday/leave/a/the/# = ~continue | ~go over = ~review
  ~go through > the/this/my/your/our/it/all = ~examine | ~go up = ~increase | ~go wrong = ~fail
  ~go without = ~forgo | ~hold off = ~delay | held up = delayed | ~hold back = ~withhold
  ~help (out) > me/us/you/him/her/them/the/our/your/my/# = ~assist
  can/could/will/would/to/please/cannot < help > !desk/page/line/centre/center/improve/reduce/prevent/make/keep = assist
  helped = assisted | helping > !hand = assisting
  for/any/some/your/more/of/the/need/no/further < help > !desk/page/line/centre/center/files/menu = assistance
  ~help out with = ~assist with | ~help out = ~assist
  ~give me/us/him/her/them back > the/my/our/your/his/her/their/a/it/all/# = ~return
  ~get the/my/our/your/these/this * through = ~take $1 $2 through
  to/could/can/would < get a/an call/reply/answer/response/email/message/letter = receive $2 $3
  to get a call/reply/answer/response/email/message/letter = to receive a $1
  ~turn off > the/your/my/our/it = ~switch_off | ~check > that/if/whether = ~verify
  ~go ahead with = ~proceed with | ~go ahead = ~proceed | ~hold up > the/our/my/your = ~delay
  ~get the job/position/role = ~obtain the * | ~go back > !and/over/through = ~return
  ~need to > know = ~need to > know | will/would/may/might/could/not < need to = be required to
  do not need to = are not required to | does not need to = is not required to | need/needs to = must
  needs > !to/for/of/not/# = requires
  ~need > a/an/the/my/your/our/his/her/their/some/any/this/that/these/those/more/it/them/one/two/three/four/five/help/assistance/information/urgent/new/someone/somebody/all/both/further/additional/# = ~require
  i/we/you/they/he/she/who/also/still/really/will/would/do/not/may/might/urgently/only/just < need > !to/for/of/not/# = require
  ~want to = ~wish to | ~want me/us/you/him/her/them/# to = ~wish * to | ~ask for = ~request
  ~ask about = ~inquire about | ~ask > if/whether/when/where/why/how/what/who/which = ~inquire
  ~ask me/us/you/him/her/them/# to = ~request * | ~ask around = ~make_inquiries | ~buy = ~purchase
  ~sell off = ~liquidate | ~begin/~start > the/a/our/your/on/at/to/work = ~commence | ~start up = ~commence
  ~start with = ~begin with | ~start over = ~begin_again | ~stop > working/functioning/responding = ~cease
  ~tell me/us/you/him/her/them/everyone/# > to = ~instruct *
  ~tell me/us/you/him/her/them/everyone/# (about) > !to = ~inform * | ~tell my/our/your/the * = ~inform * *
  was/were/been/got/am/is/are/being < told > to = instructed
  was/were/been/got/am/is/are/being < told = informed | ~tell off = ~reprimand
  ~tell > !a/the/lies/to = ~inform | ~say > that/it/he/she/they/the/you/we/i = ~state
  ~say sorry = ~apologise | ~talk about = ~discuss | ~talk over = ~discuss | ~talk to/with = ~speak with
  ~let me/us/you/him/her/them/everyone/# know (about) = ~inform * | ~let the/my/our/your * know = ~inform * *
  ~let * down = ~disappoint * | ~think about/over/through = ~consider
  ~think > that/it/the/this/you/we/i/he/she/they/my/your/our/there = ~believe | ~think so = ~believe so
  ~try to = ~attempt to | ~try and = ~attempt to | ~try > !to/and/out/again/on = ~attempt | ~wait for = ~await
  ~run out of = ~exhaust | ~run out = ~expire | ~run into = ~encounter | ~run over = ~exceed
  ~pay back = ~reimburse | ~pay * back = ~reimburse * | ~pay off = ~settle
  ~pick up > the/my/our/your/it/them/this/that/a/an/her/him/from/at/# = ~collect | ~pick * up = ~collect *
  ~pick up = ~collect | ~pick out = ~select | ~point out = ~indicate | ~pull out (of) = ~withdraw from
  ~push back = ~postpone | ~rely/~bank/~count on = ~depend on | ~rule out = ~exclude
  ~see > if/whether = ~determine | ~seem to be = ~appear to be | ~seem = ~appear | ~send back = ~return
  ~send * back = ~return * | ~send in = ~submit | ~send off/out = ~dispatch
  ~send me/us/you/him/her/them > a/an/the/some/any/my/your/our/this/that/more = ~provide * with
  ~ship/~send out = ~dispatch | ~speed up = ~expedite | ~stay > at/in/with/here/there/until/home = ~remain
  ~quit > !# = ~resign_from | ~take over = ~assume_control_of | ~take away/out = ~remove
  ~take back = ~return | ~take place = ~take_place | ~take part in = ~participate in
  ~take care of = ~attend to | ~take a look at = ~examine | ~take a look = ~investigate
  ~have a look at = ~examine | ~have a look = ~investigate | ~have a (quick) chat/talk/word with = ~speak with
  ~have a think about = ~consider | ~have a problem/problems with = ~experience_difficulty with
  ~have trouble = ~experience_difficulty | ~throw out/away = ~discard | ~throw * out/away = ~discard *
  chucked/thrown out/away = discarded | ~tidy up = ~tidy | ~mix up = ~confuse | ~own up to = ~admit
  ~owe > !# = ~owe | ~make up for = ~compensate for | ~make sure that/of = ~ensure that
  ~make sure = ~ensure that | ~make fun of = ~ridicule | ~make it to = ~attend
  ~make it > on/at/tomorrow/today/tonight/then/this/END = ~attend | ~make use of = ~use
  ~make a fuss = ~complain | ~mess/~screw up = ~mishandle | ~leave out = ~omit | ~lay off = ~dismiss
  ~fire > me/him/her/them/us/staff/him/# = ~dismiss | got fired = was dismissed
  ~sack > me/him/her/them/us/staff/# = ~dismiss | ~hire > a/an/the/new/more/staff/someone/# = ~employ
  ~hurry up = ~expedite_matters | ~feel > that = ~consider | ~kick out = ~expel
  ~bother/~annoy > me/us/you/him/her/them/the/# = ~disturb
  ~blame > me/us/you/him/her/them/the/# = ~hold_responsible | ~catch up (with/on) = ~meet
  ~lead to = ~result in | ~speed > up = ~expedite | ~bear with me/us = ~remain patient
  ~stick to = ~adhere to | ~stick with = ~continue with | ~pop in = ~visit
  ~grab > a/an/the/some/your/my = ~obtain
  ~move the/our/my/your/this meeting/appointment/call/interview/date/deadline/session/lesson/class/party/event/delivery/viewing = ~reschedule * *
  ~pick up END = ~answer | ~pick up the phone = ~answer the telephone | ~check if/whether = ~determine whether
  ~finish > the/my/your/our/this = ~complete | ~happen > in/on/at/when/again/if/because/END = ~occur
  want > a/an/the/my/your/our/some/this/that/these/those/one/two/# = would like
  wants > a/an/the/his/her/their/some/this/that/# = would like | ~show > that/how = ~demonstrate
  ~let you/him/her/them > !in/out/go/off/down/know = ~permit * to | ~hear back > from = ~receive_a_reply
  needed to = was required to | ~move it/this/that to = ~reschedule * to
  ~let you/him/her/them/me/us > in/out/go/off/down = ~let *
  ~book > a/an table/room/seat/flight/place/appointment = ~reserve
  ~stop > making/sending/calling/using/accepting/producing = ~discontinue | are/is < allowed = permitted
  ~take part = ~participate | ~have a (quick) chat/talk = ~speak
`;
