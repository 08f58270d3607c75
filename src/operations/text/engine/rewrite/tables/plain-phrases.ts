/** Stiff turns of several words, and what people say instead. */
export const plainPhrases = `
  please note that = | (please) note that = | it should be noted that = | it is important to note that =
  this is to inform/advise/notify you that = | this is to inform/advise/notify/confirm (that) =
  please feel free to = feel free to
  should you require/need any/further/more/additional information/assistance/help/details = if you need anything
  should you wish/want to = if you want to | should you be unable to = if you can't
  should you need to = if you need to | should you = if you
  it is my/our pleasure to inform/announce/tell (you) that = good news: | it is with (great) pleasure that =
  i/we should like to = I'd like to
  any inconvenience (this/that/it) (may/might) (have) cause/caused = the hassle
  for any inconvenience (caused) = for the hassle | any inconvenience = any hassle
  at your earliest (possible) convenience = when you get a chance | at your convenience = whenever suits you
  at the earliest opportunity/convenience = as soon as possible | in due course = soon
  in the near future = soon | in the meantime/interim = for now | at this point/moment (in) (time) = right now
  at that point/moment (in) (time) = then | at the present/current time/moment = right now
  at present = right now | without delay = right away | with immediate effect = starting now
  effective immediately = starting now | with effect from = from | thus far = so far | to date = so far
  until such time as = until | prior to = before | previous to = before | subsequent to = after
  upon receipt of = when you get | on receipt of = when you get | upon arrival = when you get here
  upon completion (of) = after | on a regular basis = regularly | on an annual basis = every year
  on a daily basis = every day | on a monthly basis = every month | on a weekly basis = every week
  per annum = a year | per day = a day | per week = a week | per month = a month
  for the duration of = during | in the course of = during | throughout the duration of = during
  in advance of = before | no later than = by | not later than = by | on or before = by
  the aforementioned = this | please refer to = check out | please see = check out
  in accordance with = following | in compliance with = following | in conformity with = following
  in line with = following | pursuant to = under | as per = as | per your request = like you asked
  as per your request = like you asked | as requested = like you asked | as discussed = like we said
  as previously/we discussed/mentioned/agreed = like we said
  as mentioned/stated/noted (above/below/earlier/previously) = like I said
  as stipulated/specified/outlined in = like it says in | in connection with = about | in respect of = about
  on the subject/matter/topic of = about | relating to = about | relevant to = about | on behalf of = for
  on account of = because of | owing/due to = because of | due/owing to the fact that = because
  in view/light of the fact that = because | given/considering (the) (fact) that = since
  in view/light of = because of | as a result/consequence of = because of | by virtue/reason of = because of
  for the reason that = because | for this/that reason (,) = so | as a result/consequence (,) = so
  consequently/accordingly/therefore/thus/hence (,) = so | in consequence = so
  however/nevertheless/nonetheless (,) = but | ; however/nevertheless/nonetheless , = but
  moreover/furthermore/additionally (,) = also, | in addition (,) = also, | in addition to = on top of
  as well as = and | in order to = to | in order that = so | so as to = to | for the purpose/purposes of = for
  with a view to = for | with the intention/aim of = for | in the event/case that = if
  in the event/case of = if there's | in case of = if there's | provided/providing that = if
  on condition that = if | on the condition that = if | unless and until = until | in the absence of = without
  in lieu of = instead of | in place of = instead of | as an alternative = instead | alternatively (,) = or
  in the vicinity of = near | adjacent to = next to | in close proximity to = near
  am/is/are in a position to = can | in a position to = able to | am/are/is not able to = can't
  am/are/is unable to = can't | was/were unable to = couldn't | was/were not able to = couldn't
  am/are/is able to = can | i/we/you/he/she/it/they shall not = * won't
  i/we/you/he/she/it/they shall = * will | shall be = will be
  it is not necessary (for) (you) to = you don't need to
  it is recommended/advisable/suggested that you = you should
  it is recommended/advisable/suggested to = it's best to | it is mandatory/compulsory to/that = you have to
  is mandatory/compulsory = is a must | it is prohibited/forbidden to = you can't
  it appears/seems that = looks like | it would appear/seem that = looks like
  i/we have been informed/advised/told that = * heard that | there is no need to = you don't need to
  please ensure (that) = make sure | ensure (that) = make sure | please bear/keep in mind (that) = remember
  for your convenience (,) = to make it easy, | for your reference/information/records (,) = just so you know
  for further/more/additional information/details/assistance (,) = for more info,
  further information/details = more info | additional information/details = more info
  of sufficient size = big enough | a sufficient number/amount/quantity of = enough
  a (large/great/significant/considerable/substantial) number of = a lot of
  a (large/great/significant/considerable/substantial) amount/quantity/deal of = a lot of
  a majority of = most | the majority of = most | a multitude/plethora/abundance/wealth of = lots of
  a variety/range of = all kinds of | at no (additional/extra) cost/charge (to) (you) = for free
  will be unable to = won't be able to
  it is essential/imperative/vital/crucial that = it's really important that | free of charge/cost = for free
  the (vast/great/large/overwhelming) majority of > the/our/my/your/these/those/his/her/their/its/them/us = most of
  telephone number = phone number | it is necessary for you to = you need to
  it is necessary to = you need to | shall/will be required/obliged to = will have to
  will not be able to = won't be able to | it gives me great pleasure to = I'm happy to
  it gives us great pleasure to = we're happy to | this evening = tonight | i/we do hope that = I hope
  i/we trust that = I hope
  per our (previous/earlier/last) conversation/discussion/call/agreement/meeting (,) = like we talked about,
  as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting (,) = like we talked about,
  in the amount of = for | in the sum of = for | to the value of = worth
  it would be advisable to = you might want to
  it is/would be advisable/prudent/preferable/desirable to = you might want to
  it would be preferable if = it'd be better if | is/are advisable = is a good idea
  ~experience (any/some) difficulties/difficulty/problems/issues with = ~have trouble with
  ~encounter (any/some) difficulties/difficulty/problems/issues with = ~have trouble with
  ~have difficulties/difficulty with = ~have trouble with | advise/inform if = tell me if
  tell/let me whether = tell me if | please confirm whether/if = let me know if
  please confirm that = let me know that | please confirm your = let me know your
  please confirm > by/before/asap = let me know | please advise = let me know | please inform me = let me know
  please provide = please send | provide confirmation = confirm | i shall = I'll | we shall = we'll
  ought to = should | may i/we = can * | might i/we = could * | may be > able = might be
  i/we am/are/'m/'re in agreement with = * agree with | i/we concur with = * agree with
  in agreement = on board | in attendance = there | be in attendance = come | be present at = come to
  be present = be there | are present = are there | it is my/our belief that = I think
  to the best of my/our knowledge (,) = as far as I know, | at this juncture = right now
  am/are of the opinion that = think | with the exception of = except for | inclusive of = including
  as a consequence = so | inasmuch as = since | insofar as = as far as | in spite of = despite
  on the contrary = actually | inter alia = among other things | per capita = a head
  pro rata = in proportion | bona fide = real | de facto = really | cognisant/cognizant of = aware of
  apprised of = up to date on | conversant with = familiar with | commensurate with = in line with
  contingent on/upon = depending on | exempt from = free from
  of utmost/great/paramount importance = really important | anxious about = worried about
  a/your/the/any/full < reimbursement = refund | commencing (on) = starting
  unless you notify/inform/advise me/us to the contrary = unless you tell $2 otherwise
  to the contrary = otherwise | you are not obliged/required/obligated to = you don't have to
  i/we/they am/are not obliged/required/obligated to = * don't have to
  he/she/it is not obliged/required/obligated to = * doesn't have to | is/are not required = isn't needed
  the sum/amount of > # = | has been credited to = is now in
  take (any) further/additional/more action = do anything else
  no further action is required = you don't need to do anything else
  no action is required/necessary = you don't need to do anything | previous to = before
  is of the opinion that = thinks | should you be = if you're
  as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting > yesterday/last/on/earlier/this/of/from/today/# = like we talked about
  ~experience (any/some) difficulties/difficulty/problems = ~have trouble
`;
