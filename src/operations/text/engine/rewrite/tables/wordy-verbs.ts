/** Verbs made of many words, and the one they mean. */
export const wordyVerbs = `
  is/are/am able to = can | was/were able to = could | be able to > !# = be able to | will be able to = can
  would be able to = could | should be able to = should | is/are/am not able to = cannot
  is/are/am unable to = cannot | was/were unable to = could not | was/were not able to = could not
  will be unable to = cannot | will not be able to = cannot | is/are/am not in a position to = cannot
  is/are/am in a position to = can | was/were not in a position to = could not
  has/have the ability/capacity/capability/opportunity/potential to = can
  had the ability/opportunity to = could | it is possible (that) = possibly
  it is possible for you/us/me/them to = * can | it is possible to = you can
  there is a possibility/chance that = possibly | there is a strong possibility/likelihood that = probably
  it is (highly/very) likely that = probably | the possibility exists that = possibly
  it could/may/might (well) be that = perhaps | it is/'s our intention to = we intend to
  it is/'s my intention to = I intend to | it is the intention of # to = * intends to
  we have the intention to/of = we intend to | has/have a/the tendency to = tend to
  has/have a need for = need | is/are in need of = need | has/have need of = need
  is/are of the opinion/view/belief that = think | i am of the opinion/view that = I think
  it is my/our opinion/belief/view/understanding that = I think
  in my (personal/humble/own/honest) opinion/view/estimation (,) =
  in our (humble/considered) opinion/view (,) = | from my/our point of view/perspective (,) =
  from my/our perspective (,) = | as far as i'm/i/we am/are concerned (,) =
  as far as i/we can tell/see (,) = | as far as i/we know (,) = | to the best of my/our knowledge (,) =
  i personally think/believe/feel = I think | personally (,) i think/believe/feel (that) = I think
  personally (,) = | if i am honest (,) =
  to be (perfectly/completely/quite/totally/brutally) honest/frank/fair/clear/blunt (with) (you) (,) =
  in all honesty/fairness/seriousness (,) = | quite frankly/honestly/simply (,) =
  frankly/honestly/candidly (speaking) (,) = | truth be told (,) = | to tell (you) the truth (,) =
  the truth/fact/reality (of) (the) (matter) is (,) (that) = | the thing/point/fact is (,) (that) =
  what i/we am/are/'m trying to say/tell/explain (here) is (that) (,) =
  what i'm/we're trying to say (here) is (that) (,) = | what i want/mean to say is (that) (,) =
  what i mean is (that) (,) = | all i'm saying is (that) (,) =
  the point i am/i'm trying to make is (that) (,) = | the point i'm trying to make is (that) (,) =
  what this means is (that) (,) = so | what happens/happened is/was (that) =
  what we/you need to do is (to) = * need to | what i/we would like to do is (to) = * want to
  what you should do is (to) = you should
  the first thing (that) (you/we) (need/have/should) (to) (do) is (to) = first,
  ~make a decision (on/about/regarding) = ~decide on | ~make a decision = ~decide
  ~take a decision = ~decide | ~come/~arrive/~reach a/at a decision/conclusion = ~decide
  ~come to the conclusion that = ~conclude that | ~come to a/an decision/agreement = ~decide
  ~arrive at a decision = ~decide | ~reach a decision = ~decide | ~reach an agreement (on) = ~agree on
  ~come to an agreement = ~agree | ~make a/an choice/selection = ~choose
  ~make a choice between = ~choose between | ~make an assumption that/about = ~assume
  ~make assumptions about = ~assume | ~make the assumption that = ~assume that
  ~make a recommendation that/to = ~recommend * | ~make a suggestion = ~suggest
  ~make a change/changes to = ~change | ~make changes = ~change
  ~make a/some/any change/changes/alterations/modifications/adjustments to = ~change
  ~make an adjustment to = ~adjust | ~make adjustments to = ~adjust | ~make improvements to = ~improve
  ~make an improvement to/in = ~improve | ~make a/the/full/good use of = ~use | ~make use of = ~use
  ~make a payment = ~pay | ~make payment = ~pay | ~make a purchase (of) = ~buy
  ~make a reservation (for) = ~book | ~make a booking (for) = ~book | ~make an appointment = ~book
  ~make a request/application for = ~request | ~make an application for = ~apply for
  ~make an attempt to = ~try to | ~make an effort to = ~try to | ~make every effort/attempt to = ~try to
  ~make a contribution to = ~contribute to | ~make a note of = ~note | ~make a list of = ~list
  ~make a copy of = ~copy | ~make contact with = ~contact | ~make an inquiry/enquiry about/into = ~ask about
  ~make inquiries/enquiries about = ~ask about | ~make arrangements for/to = ~arrange *
  ~make preparations for = ~prepare for | ~make provision/provisions for = ~provide for
  ~make an announcement (about/of) = ~announce | ~make a statement saying/that = ~say
  ~make reference to = ~refer to | ~make mention of = ~mention | ~make sure (that) = ~ensure
  ~make it possible for * to = ~let * | ~make a comparison of/between = ~compare
  ~make an evaluation/assessment/analysis of = ~assess | ~make progress with/on = ~advance
  ~make a start on = ~start | ~make a mistake = ~err | ~take a decision on = ~decide on
  ~take action to = ~act to | ~take action = ~act | ~take steps/measures to = ~act to
  ~take into account/consideration = ~consider | ~take part in = ~join | ~take place = ~happen
  ~take a look at = ~see | ~take a (quick/closer) look at = ~check | ~have a (quick/closer) look at = ~check
  i/we would like to take this opportunity to = I want to
  i/we wanted to take a/this moment/minute/second/opportunity to = | ~take under consideration = ~consider
  ~take responsibility for = ~own | ~take advantage of = ~use | ~take charge/control of = ~run
  ~take note of = ~note | ~take possession of = ~get | ~take delivery of = ~receive
  ~give consideration/thought to = ~consider | ~give (some) thought to = ~consider
  ~give permission/authorisation/authorization to/for = ~allow
  ~give assistance/help/support/aid to = ~help | ~give an explanation of/for = ~explain
  ~give an indication/indication of = ~indicate | ~give a description of = ~describe
  ~give an answer/response/reply to = ~answer | ~give rise to = ~cause | ~give instructions to = ~instruct
  ~give notice of/to = ~notify | ~give you/us/me/them a call/ring = ~call *
  ~give a presentation (on/about) = ~present | ~give preference to = ~prefer
  ~give approval to/for = ~approve | ~give encouragement to = ~encourage
  ~provide assistance/help/support/aid to/for/with = ~help
  ~provide you/us/me/them/# with assistance/help = ~help * | ~provide you/us/me/them/# with = ~give *
  ~provide an explanation of/for = ~explain | ~provide a description of = ~describe
  ~provide a summary/overview of = ~summarise | ~provide information about/on/regarding/to = ~inform about
  ~provide guidance on = ~guide | ~provide a response to = ~answer
  ~provide confirmation of/that = ~confirm | ~provide training to = ~train
  ~provide an update on = ~update on
  ~conduct/~perform/~carry a/an (out) investigation/inquiry/enquiry/examination/study (into/of/on) = ~investigate
  ~conduct/~perform a/an review/inspection/check/test/survey/assessment/analysis/evaluation/audit/search of = ~check
  ~carry out a/an (full/thorough/detailed) review/inspection/check/test/assessment/analysis/evaluation of = ~check
  ~carry out a/an (full/thorough) investigation/examination/study of/into = ~investigate
  ~carry out repairs/maintenance on/to/of = ~repair | ~carry out = ~do | ~perform an analysis of = ~analyse
  ~undertake a review/study of = ~review | ~do an analysis/inspection of = ~check
  ~have a (brief/quick/short) discussion/conversation/chat/talk/meeting about/on/regarding = ~discuss
  ~have a discussion/conversation/chat/talk with = ~talk to | ~hold a meeting (to/about/on) = ~meet
  ~hold discussions about/on = ~discuss | ~have an impact/effect/influence on/upon = ~affect
  ~have a (negative/positive/significant/big/major/direct) impact/effect on/upon = ~affect
  ~have a requirement for = ~need | ~have a preference for = ~prefer | ~have a desire to = ~want to
  ~have knowledge/awareness of = ~know | ~have an understanding of = ~understand
  ~have doubts about = ~doubt | ~have the need/desire to = ~need to
  ~have difficulty/difficulties/problems/trouble in/with = ~struggle with
  ~have in (your/our/my) possession = ~have | ~be in possession of = ~have | is/are in possession of = has
  am in possession of = have | is/are in agreement (with) = agree with
  is/are in compliance with = comply with | is/are in support/favour/favor of = support
  is/are in contact/touch with = contact | in the process of = | is/are in charge of = run
  is/are of importance/significance/interest/concern (to) = matter to | is/are indicative of = indicate
  is/are reflective of = reflect | is/are representative of = represent
  is/are aware (of) (the) (fact) that = know that | is/are dependent/reliant on/upon = depend on
  is/are contingent on/upon = depend on | is/are applicable to = apply to | is/are required to = must
  am required to = must | was/were required to = had to | are requested/asked to = should
  is/are obliged/obligated to = must | has/have an obligation to = must
  have/has a responsibility/duty to = must
  it is necessary (for) (you/us/me/them/everyone/all) to = you must
  it is mandatory/compulsory/obligatory to/that = you must | is/are going to = will
  am/is/are planning/intending to = plan to | is/are scheduled to = will | is/are expected to = should
  ~serve as/to be = ~be | ~enable you/us/them/me to = ~let * | ~allow you/us/them/me to = ~let *
  ~permit you/us/them/me to = ~let * | ~ensure that = ~ensure | ~utilise/~utilize = ~use
  ~endeavour/~endeavor to = ~try to | ~attempt to = ~try to | ~commence = ~start | ~initiate = ~start
  ~terminate = ~end | ~purchase = ~buy | ~require > a/an/the/your/my/our/any/some/more/further = ~need
  ~obtain = ~get | ~facilitate = ~ease | ~demonstrate = ~show | ~indicate that = ~show | ~implement = ~do
  ~assist you/us/me/them/# (with/in) = ~help * with
  ~inform you/me/us/them/him/her/# (of/about/that) = ~tell *
  ~notify you/me/us/them/him/her/# (of/about/that) = ~tell * | ~advise you/me/us/them that = ~tell *
  ~reach out (to) = ~contact | ~get in touch/contact with = ~contact | ~get in touch with me/us = ~contact *
  ~touch base with = ~contact | ~follow up with = ~contact | ~follow up on = ~check
  ~get/~come together = ~meet | ~meet up (with) = ~meet | ~meet together = ~meet | ~repeat again = ~repeat
  ~resume again = ~resume | ~restart again = ~restart | ~continue on = ~continue
  ~proceed ahead/forward = ~proceed | ~plan ahead = ~plan | ~advance forward = ~advance
  ~postpone until later = ~postpone | ~raise/~lift up = ~raise | ~enter in/into = ~enter
  ~circle around = ~circle | ~rise up = ~rise | ~drop/~fall down = ~fall
  ~eliminate altogether/completely/entirely = ~eliminate | ~start off/out = ~start
  ~start over (again) = ~restart | ~print/~write out = ~print | ~write down = ~note
  ~separate out/apart = ~separate | ~divide up = ~divide | ~come up with = ~devise | ~come to an end = ~end
  ~bring to an end/close = ~end | ~bring to a conclusion = ~end | ~put an end to = ~end
  ~put a stop to = ~stop | ~put in place = ~set up | ~put forward = ~propose | ~put together = ~assemble
  ~find out = ~learn | ~figure out = ~find | ~look into = ~check | ~go over/through = ~review
  ~try and = ~try to | ~keep in mind (that) = ~remember | ~bear in mind (that) = ~remember
  ~keep a record of = ~record | ~keep track of = ~track | ~call upon = ~ask
  ~point out (the) (fact) (that) = ~note that | ~draw (your) attention to = ~note
  ~express (my/our) (sincere) gratitude/thanks/appreciation (to) (you) for = ~thank you for
  ~lend/~offer assistance/support/help to = ~help | ~exhibit/~show a tendency to = ~tend to
  ~hold the belief/view/opinion that = ~think | ~place emphasis on = ~stress | ~place an order for = ~order
  ~submit an application (for) = ~apply for | ~pay a visit to = ~visit
  ~reach the conclusion that = ~conclude | ~render assistance to = ~help | ~undergo a change = ~change
  ~be/~get/~become aware of = ~learn of | ~take the time/opportunity/trouble to =
  please take a moment/minute/second to = please | please take the time/opportunity to = please
  take a moment/minute/second to = | take this opportunity to = | go ahead and =
  proceed to > !the/a/#/gate/checkout =
  i personally/firmly/strongly/honestly/really/truly think/believe/feel = I think
  ~assist with = ~help with | ~assist = ~help | ~combine together = ~combine | ~join together = ~join
  ~merge together = ~merge | ~mix together = ~mix | ~connect together = ~connect
  ~gather together = ~gather | ~collaborate together = ~collaborate | ~cooperate together = ~cooperate
  ~link together = ~link | ~blend together = ~blend | ~return back = ~return | ~reply back = ~reply
  ~refer back to = ~refer to | ~revert back = ~revert | ~end up = ~end | ~finish off/up = ~finish
  taking the time to get in touch with me/us = contacting * | taking the time to contact = contacting
  taking the time to write = writing | taking the time to read = reading
  getting in touch with = contacting | ~hold/~have a meeting = ~meet | will be required to = must
  would be required to = must | shall be required to = must | will need to = must
  without (any) exception = | without (any) exception whatsoever =
  upon/on their/your/his/her/our arrival = on arrival | back in > # = in | generally speaking (,) =
  at the (very) latest = | no later than = by | by no later than = by
`;
