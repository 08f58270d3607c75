/** More everyday verbs and adjectives, and what a letter says instead. */
export const formalVerbsMore = `
  ~need to > know = ~require | will/would/may/might/could/not < need to = be required to
  do not need to = are not required to | does not need to = is not required to | need/needs to = must
  needed to = was required to | needs > !to/for/of/not/# = requires
  ~need > a/an/the/my/your/our/his/her/their/some/any/this/that/these/those/more/it/them/one/two/three/four/five/help/assistance/information/urgent/new/someone/somebody/all/both/further/additional/# = ~require
  i/we/you/they/he/she/who/also/still/really/will/would/do/not/may/might/urgently/only/just < need > !to/for/of/not/# = require
  ~want > a/an/the/my/your/our/some/this/that/these/those/more/it/them/new/one/two/# = ~wish_to_have
  ~want to = ~wish to | ~want me/us/you/him/her/them/# to = ~wish * to | ~ask for = ~request
  ~ask about = ~inquire about | ~ask > if/whether/when/where/why/how/what/who/which = ~inquire
  ~ask me/us/you/him/her/them/# to = ~request *
  ~ask # > !to/if/whether/for/about/when/how/why/what/where/and/'s = ~consult * | ask END = inquire
  ~ask around = ~make_inquiries | ~buy = ~purchase | ~sell off = ~liquidate
  ~begin/~start > !with/date/time/dates/times/up/point/line/in = ~commence | ~start up = ~commence
  ~start with = ~begin with | ~start over = ~begin_again | ~start off/out = ~begin
  ~finish > the/my/your/our/this/it/at/on/by/before = ~complete | finish END = conclude
  ~stop > working/functioning/responding = ~cease
  ~stop > the/this/it/my/our/your/all/doing/making/sending/calling/using/parking/blocking/smoking/playing/accepting = ~discontinue
  ~tell me/us/you/him/her/them/everyone/# > to = ~instruct *
  ~tell me/us/you/him/her/them/everyone/# (about) > !to = ~inform * | ~tell my/our/your/the * = ~inform * *
  was/were/been/got/am/is/are/being < told > to = instructed
  was/were/been/got/am/is/are/being < told = informed | ~tell off = ~reprimand
  ~tell > !a/the/lies = ~inform | ~say > that/it/he/she/they/the/you/we/i = ~state | ~say sorry = ~apologise
  ~say > !no/yes/hello/hi/goodbye/thanks/thank/something = ~state | ~talk about = ~discuss
  ~talk over = ~discuss | ~talk to/with = ~speak with | ~talk = ~speak
  ~show me/us/you/him/her/them > !the/a = ~demonstrate_to *
  ~show > that/how/the/a/this/clear/these/no/in/an = ~demonstrate | ~show up = ~arrive
  ~let me/us/you/him/her/them/everyone/# know (about) = ~inform *
  ~let the/my/our/your * know = ~inform * *
  ~let me/us/you/him/her/them/# > in/out/go/off/down/know = ~let *
  ~let me/us/you/him/her/them/# > !in/out/go/off/down/know = ~permit * to | ~let down = ~disappoint
  ~let go of = ~release | ~let * down = ~disappoint * | ~let in = ~admit
  ~think about/over/through = ~consider | ~think of = ~consider
  ~think > that/it/the/this/you/we/i/he/she/they/my/your/our/there = ~believe | ~think so = ~believe so
  ~try out = ~test | ~try to = ~attempt to | ~try and = ~attempt to | ~try > !to/and/out/again/on = ~attempt
  ~use up = ~exhaust | ~wait for = ~await | ~work out = ~determine | ~work on = ~address
  ~work > !at/in/for/from/with/on/as/hard/order/orders/hours/day/days/schedule/out/permit/station/place/phone/email/force/team/together/closely = ~function
  ~run out of = ~exhaust | ~run out = ~expire | ~run into = ~encounter | ~run over = ~exceed
  ~run > the/a/tests/our/this/an > !out = ~operate | ~pay back = ~reimburse | ~pay * back = ~reimburse *
  ~pay off = ~settle | ~pick up > the/my/our/your/it/them/this/that/a/an/her/him/from/at/# = ~collect
  ~pick * up = ~collect * | ~pick up = ~collect | ~pick out = ~select
  ~pick > a/the/one/your/any/between/an/another = ~select | ~point out = ~indicate
  ~pull out (of) = ~withdraw from | ~pull down = ~demolish | ~push back = ~postpone
  ~rely/~bank/~count on = ~depend on | ~rule out = ~exclude | ~see to = ~attend to
  ~see > if/whether = ~determine | ~see off = ~repel | ~seem to be = ~appear to be | ~seem = ~appear
  ~send back = ~return | ~send * back = ~return * | ~send in = ~submit | ~send off/out = ~dispatch
  ~send me/us/you/him/her/them > a/an/the/some/any/my/your/our/this/that/more = ~provide * with
  ~ship/~send out = ~dispatch | ~speed up = ~expedite | ~speak up = ~speak_out | ~split up = ~divide
  ~stand for = ~represent | ~stand in for = ~replace | ~stay > at/in/with/here/there/until/home = ~remain
  ~stay away (from) = ~refrain from | ~step down = ~resign | ~quit > !# = ~resign_from
  ~sum up = ~summarise | ~swap/~switch > !on/off/over = ~exchange
  ~take on > the/a/an/this/new/more/staff/two/three = ~assume | ~take over = ~assume_control_of
  ~take off > !the/# = ~remove | ~take off = ~remove | ~take away/out = ~remove | ~take back = ~return
  ~take place = ~take_place | ~take part (in) = ~participate in | ~take care of = ~attend to
  ~take up = ~occupy | ~take a look at = ~examine | ~take a look = ~investigate | ~have a look at = ~examine
  ~have a look = ~investigate | ~have a (quick) chat/talk/word (with) = ~speak with
  ~have a think about = ~consider | ~have a problem/problems with = ~experience_difficulty with
  ~have trouble = ~experience_difficulty | ~throw out/away = ~discard | ~throw * out/away = ~discard *
  chucked/thrown out/away = discarded | ~tidy up = ~tidy | ~mix up = ~confuse | ~own up to = ~admit
  ~owe > !# = ~owe | ~make up for = ~compensate for | ~make up = ~constitute
  ~make sure that/of = ~ensure that | ~make sure = ~ensure that | ~make out = ~discern
  ~make fun of = ~ridicule | ~make it to = ~attend
  ~make it > on/at/tomorrow/today/tonight/then/this/END = ~attend
  ~make it > !easy/easier/hard/harder/clear/possible/impossible/difficult = ~attend | ~make use of = ~use
  ~make a fuss = ~complain | ~mess/~screw up = ~mishandle | ~live in/at = ~reside * | ~leave out = ~omit
  ~leave > at/for/on/tomorrow/today/early/by/before/after/from = ~depart | ~lay off = ~dismiss
  ~fire > me/him/her/them/us/staff/him/# = ~dismiss | got fired = was dismissed
  ~sack > me/him/her/them/us/staff/# = ~dismiss | ~hire > a/an/the/new/more/staff/someone/# = ~employ
  ~build = ~construct | ~hurry up = ~expedite_matters | ~hear back = ~receive_a_reply
  ~hear > about = ~learn | ~happen = ~occur | ~grow > !# = ~increase | ~guess = ~presume
  ~feel like > !i/we/you/it/he/she/they = ~wish to_have | ~feel > that = ~consider
  ~enjoy > the/my/our/it/this = ~appreciate | ~drop > by = ~visit
  ~hand > me/us/you/him/her/them/it/the/this/over = ~give | ~hurt > my/his/her/the = ~injure
  ~kick out = ~expel | ~eat > !in/out/at/with = ~consume | ~drink > !in/with/water/bottles = ~consume
  ~die > !out/down = ~pass_away | ~bother/~annoy > me/us/you/him/her/them/the/# = ~disturb
  ~blame > me/us/you/him/her/them/the/# = ~hold_responsible
  ~answer > my/your/our/the/this/me/us = ~respond_to | ~allow > !for/# = ~permit
  ~catch up (with/on) = ~meet | ~fall > by/to = ~decrease | ~rise/~go up > by/to = ~increase
  ~lead to = ~result in | ~speed > up = ~expedite
  ~book > a/an/the/my/our/your/it/for/two/three/one/# = ~reserve
  ~move > the/this/it/our/my > to/from = ~relocate | ~back out (of) = ~withdraw from
  ~worry > about/that = ~be_concerned | ~bear with me/us = ~remain patient | ~stick to = ~adhere to
  ~stick with = ~continue with | ~stick * on = ~affix * | ~pop in = ~visit | ~come with = ~accompany
  ~grab > a/an/the/some/your/my = ~obtain | ~hang up = ~end_the_call
  ~move the/our/my/your/this meeting/appointment/call/interview/date/deadline/session/lesson/class/party/event/delivery/viewing = ~reschedule * *
  ~pick up END = ~answer | ~pick up the phone = ~answer the telephone
  ~check if/whether = ~determine whether
`;
