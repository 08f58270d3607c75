/** Verbs made of many words, and the one they mean. */
export const wordyVerbs = `
  is/are/am able to = can | was/were able to = could | be able to > !# = be able to | will be able to = can
  should be able to = should | is/are/am not able to = cannot | is/are/am unable to = cannot
  was/were unable to = could not | was/were not able to = could not | will be unable to = cannot
  will not be able to = cannot | is/are/am not in a position to = cannot | is/are/am in a position to = can
  was/were not in a position to = could not | has/have the ability/capacity/capability to = can
  had the ability/opportunity to = could | there is a strong possibility/likelihood that = probably
  it is (highly/very) likely that = probably | the possibility exists that = possibly
  it is/'s our intention to = we intend to | it is/'s my intention to = I intend to
  it is the intention of # to = * intends to | we have the intention to/of = we intend to
  i am of the opinion/view that = I think | it is my/our opinion/belief/view/understanding that = I think
  as far as i'm/i/we am/are concerned (,) = | i personally think/believe/feel = I think
  personally (,) i think/believe/feel (that) = I think | personally (,) = | if i am honest (,) =
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
  the first thing (that) (you/we) (need/have/should) (to) (do) is (to) = first, | ~make a decision = ~decide
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
  ~make a payment = ~pay | ~make payment = ~pay | ~make a reservation (for) = ~book
  ~make a booking (for) = ~book | ~make a request/application for = ~request
  ~make an application for = ~apply for | ~make an attempt to = ~try to | ~make an effort to = ~try to
  ~make every effort/attempt to = ~try to | ~make a contribution to = ~contribute to | ~make a note of = ~note
  ~make a list of = ~list | ~make a copy of = ~copy | ~make contact with = ~contact
  ~make an inquiry/enquiry about/into = ~ask about | ~make inquiries/enquiries about = ~ask about
  ~make arrangements for/to = ~arrange * | ~make preparations for = ~prepare for
  ~make provision/provisions for = ~provide for | ~make an announcement (about/of) = ~announce
  ~make a statement saying/that = ~say | ~make reference to = ~refer to | ~make mention of = ~mention
  ~make it possible for * to = ~let * | ~make a comparison of/between = ~compare
  ~make an evaluation/assessment/analysis of = ~assess | ~make progress with/on = ~advance
  ~take a decision on = ~decide on | ~take action to = ~act to | ~take steps/measures to = ~act to
  ~take into account/consideration = ~consider | ~take part in = ~join | ~take place = ~happen
  ~take a (quick/closer) look at = ~check | ~have a (quick/closer) look at = ~check
  i/we would like to take this opportunity to = I want to
  i/we wanted to take a/this moment/minute/second/opportunity to = | ~take under consideration = ~consider
  ~take advantage of = ~use | ~take possession of = ~get | ~take delivery of = ~receive
  ~give consideration/thought to = ~consider | ~give (some) thought to = ~consider
  ~give permission/authorisation/authorization to/for = ~allow | ~give assistance/help/support/aid to = ~help
  ~give an explanation of/for = ~explain | ~give an indication/indication of = ~indicate
  ~give a description of = ~describe | ~give an answer/response/reply to = ~answer | ~give rise to = ~cause
  ~give instructions to = ~instruct | ~give you/us/me/them a call/ring = ~call *
  ~give a presentation (on/about) = ~present | ~give preference to = ~prefer
  ~give approval to/for = ~approve | ~give encouragement to = ~encourage
  ~provide assistance/help/support/aid to/for/with = ~help
  ~provide you/us/me/them/# with assistance/help = ~help * | ~provide you/us/me/them/# with = ~give *
  ~provide an explanation of/for = ~explain | ~provide a description of = ~describe
  ~provide a summary/overview of = ~summarise | ~provide a response to = ~answer
  ~provide confirmation of/that = ~confirm | ~provide training to = ~train
  ~conduct/~perform/~carry a/an (out) investigation/inquiry/enquiry/examination/study (into/of/on) = ~investigate
  ~conduct/~perform a/an review/inspection/check/test/survey/assessment/analysis/evaluation/audit/search of = ~check
  ~carry out a/an (full/thorough/detailed) review/inspection/check/test/assessment/analysis/evaluation of = ~check
  ~carry out a/an (full/thorough) investigation/examination/study of/into = ~investigate
  ~carry out repairs/maintenance on/to/of = ~repair | ~perform an analysis of = ~analyse
  ~undertake a review/study of = ~review | ~do an analysis/inspection of = ~check
  ~have a (brief/quick/short) discussion/conversation/chat/talk/meeting about/on/regarding = ~discuss
  ~have a discussion/conversation/chat/talk with = ~talk to | ~hold discussions about/on = ~discuss
  ~have an impact/effect/influence on/upon = ~affect
  ~have a (negative/positive/significant/big/major/direct) impact/effect on/upon = ~affect
  ~have a preference for = ~prefer | ~have a desire to = ~want to | ~have knowledge/awareness of = ~know
  ~have an understanding of = ~understand | ~have doubts about = ~doubt | ~have the need/desire to = ~need to
  ~have difficulty/difficulties/problems/trouble in/with = ~struggle with
  ~have in (your/our/my) possession = ~have | ~be in possession of = ~have | am in possession of = have
  am required to = must | was/were required to = had to
  it is necessary (for) (you/us/me/them/everyone/all) to = you must
  it is mandatory/compulsory/obligatory to/that = you must | ~enable you/us/them/me to = ~let *
  ~allow you/us/them/me to = ~let * | ~permit you/us/them/me to = ~let * | ~ensure that = ~ensure
  ~utilise/~utilize = ~use | ~endeavour/~endeavor to = ~try to | ~attempt to = ~try to | ~commence = ~start
  ~initiate = ~start | ~terminate = ~end | ~purchase = ~buy
  ~require > a/an/the/your/my/our/any/some/more/further = ~need | ~obtain = ~get | ~facilitate = ~ease
  ~demonstrate = ~show | ~indicate that = ~show | ~get in touch/contact with = ~contact
  ~get in touch with me/us = ~contact * | ~touch base with = ~contact | ~follow up on = ~check
  ~get/~come together = ~meet | ~meet up (with) = ~meet | ~meet together = ~meet | ~repeat again = ~repeat
  ~resume again = ~resume | ~restart again = ~restart | ~continue on = ~continue
  ~proceed ahead/forward = ~proceed | ~plan ahead = ~plan | ~postpone until later = ~postpone
  ~raise/~lift up = ~raise | ~circle around = ~circle | ~rise up = ~rise
  ~eliminate altogether/completely/entirely = ~eliminate | ~start off/out = ~start
  ~start over (again) = ~restart | ~write down = ~note | ~separate out/apart = ~separate
  ~divide up = ~divide | ~come up with = ~devise | ~come to an end = ~end | ~bring to an end/close = ~end
  ~bring to a conclusion = ~end | ~put an end to = ~end | ~put a stop to = ~stop | ~put in place = ~set up
  ~put forward = ~propose | ~put together = ~assemble | ~try and = ~try to | ~keep in mind (that) = ~remember
  ~bear in mind (that) = ~remember | ~keep a record of = ~record | ~keep track of = ~track
  ~point out (the) (fact) (that) = ~note that | ~lend/~offer assistance/support/help to = ~help
  ~exhibit/~show a tendency to = ~tend to | ~hold the belief/view/opinion that = ~think
  ~place emphasis on = ~stress | ~place an order for = ~order | ~submit an application (for) = ~apply for
  ~pay a visit to = ~visit | ~reach the conclusion that = ~conclude | ~render assistance to = ~help
  ~undergo a change = ~change | ~take the time/opportunity/trouble to =
  please take a moment/minute/second to = please | please take the time/opportunity to = please
  take a moment/minute/second to = | take this opportunity to = | go ahead and =
  proceed to > !the/a/#/gate/checkout = | i personally/honestly/really/truly think/believe/feel = I think
  ~assist with = ~help with | ~assist = ~help | ~combine together = ~combine | ~join together = ~join
  ~merge together = ~merge | ~mix together = ~mix | ~connect together = ~connect | ~gather together = ~gather
  ~collaborate together = ~collaborate | ~cooperate together = ~cooperate | ~link together = ~link
  ~blend together = ~blend | ~return back = ~return | ~reply back = ~reply | ~refer back to = ~refer to
  ~revert back = ~revert | ~finish off/up = ~finish
  taking the time to get in touch with me/us = contacting * | taking the time to contact = contacting
  taking the time to write = writing | taking the time to read = reading | getting in touch with = contacting
  ~hold/~have a meeting = ~meet | will be required to = must | shall be required to = must
  will need to = must | upon/on their/your/his/her/our arrival = on arrival | generally speaking (,) =
  at the (very) latest = | no later than = by | by no later than = by
  ~make a decision about/on/regarding = ~decide on | ~make sure (that) > !of/to = ~ensure | ~make sure to = ~ensure you
  is/are required/obliged/obligated to > !not = must | is/are going to > !the/a/my/your/our/his/her/their/# = will
  ~be of the opinion/view/belief that = ~think | are/am of the opinion/view/belief that = think | has a tendency to = tends to | have a tendency to = tend to
  has a need for = needs | have a need for = need | is in need of = needs | are/am in need of = need
  in my (personal/humble/honest) opinion (,) > i/we/the/this/it/you/they/he/she/that/these/those = I think
  is in charge of = runs | are in charge of = run | are dependent/reliant on/upon = depend on | is dependent/reliant on/upon = depends on
  is applicable to = applies to | are applicable to = apply to | are in agreement with = agree with | are/am aware of the fact that = know that | is aware of the fact that = knows that
  ~reach out to = ~contact | ~take a (quick/closer) look at = ~check | has a duty/responsibility/obligation to = must | have a duty/responsibility/obligation to = must
  ~inform you/me/us/them/him/her (that) = ~tell * | ~notify you/me/us/them/him/her (that) = ~tell * | ~advise you/me/us/them/him/her that = ~tell * | ~inform you/me/us/them/him/her of/about = ~tell * about
  ~notify you/me/us/them/him/her of/about = ~tell * about | ~assist you/us/me/them with/in = ~help * with | ~assist you/us/me/them to = ~help * | ~carry out the/a/this/that/all = ~do *
`;
