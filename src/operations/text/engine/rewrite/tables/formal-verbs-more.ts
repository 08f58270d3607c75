/** More everyday verbs and adjectives, and what a letter says instead. */
export const formalVerbsMore = `
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
