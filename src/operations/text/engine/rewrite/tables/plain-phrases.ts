/** Stiff turns of several words, and what people say instead. */
export const plainPhrases = `
  (please) be advised/informed/aware/notified that = | please note that = | (please) note that =
  kindly note that = | it should be noted that = | it is important to note that =
  please be reminded that = don't forget, | this is to inform/advise/notify you that =
  this is to inform/advise/notify/confirm (that) = | (please) kindly = please
  please do not hesitate to contact/call/reach me/us = just give $2 a shout
  please do not hesitate to = feel free to | do not hesitate to = feel free to
  don't hesitate to = feel free to | please feel free to = feel free to
  should you require/need any/further/more/additional further/information/assistance/help/questions/details = if you need anything else
  should you require/need any/further/more/additional information/assistance/help/details = if you need anything
  should you have any (further/additional) questions/queries/concerns > regarding/concerning/about/with/on/in/please = if you've got any questions
  should you have any (further/additional) questions/queries/concerns (,) = if you've got any questions,
  should you have any (further/additional) questions/queries/concerns or/and require/need (any) (further/additional) information/assistance (,) = if you've got any questions,
  if you have any (further/additional) questions/queries/concerns (or/and) (questions/queries/concerns) (regarding/concerning/about) (this/the) (matter) (,) = if you've got any questions,
  if you have any (further/additional) questions/queries/concerns (or/and) (queries/concerns/comments) > regarding/concerning/about/with/on/in/END = if you've got any questions
  should you wish/want to = if you want to | should you be unable to = if you can't
  should you need to = if you need to | should you = if you
  i/we regret to inform/advise/tell you that = we're sorry, but
  i/we regret to inform/advise you of = sorry about | i/we regret that = we're sorry, but
  it is with (great/deep) regret that = sorry, but
  unfortunately (,) we/i regret (to) (inform) (you) (that) = sorry, but
  i am/i'm/we are/we're sorry to inform/tell/advise you that = sorry, but
  i am/we are/i'm/we're pleased/delighted/happy/glad to inform/advise/tell/announce/confirm/notify/report (you) that = good news:
  it is my/our pleasure to inform/announce/tell (you) that = good news: | it is with (great) pleasure that =
  i am/we are/i'm/we're writing to inform/advise/tell/notify/confirm you/that (that) = just letting you know
  i am/we are/i'm/we're writing to inform/advise/notify you of/about/regarding = just letting you know about
  i am/we are/i'm/we're writing (to) (you) (in) (regard/reference/relation/connection/response) (to/with) = this is about
  i am/we are/i'm/we're writing (to you) regarding/concerning/about = this is about
  i am/we are/i'm/we're writing to (formally) request = could I get
  i am/i'm writing to inquire/enquire/ask = I wanted to ask
  i am/i'm writing to express my = I just wanted to say my | i am/i'm writing to = I just wanted to
  i/we wish to inform/advise/notify you that = just so you know,
  i/we would be (most/very/extremely) (grateful/obliged/thankful/appreciative) if you/we could/would = it'd be great if you could
  i/we would (greatly/very/really) (much) appreciate it if you/we could/would = it'd be great if you could
  i/we would (greatly/very/really) (much) appreciate = I'd love
  i/we would be (most/very/extremely) grateful/thankful/obliged for = I'd love
  i/we should be grateful if you could/would = it'd be great if you could | i/we should like to = I'd like to
  it would be (greatly/much) appreciated if = it'd be great if
  thank you (very much) (in advance) for your (kind/prompt/continued) (attention/assistance/cooperation/understanding/patience/consideration) (in/to/regarding) (this/the) (matter) = thanks a lot
  i/we (sincerely/deeply/truly) apologise/apologize for any/the inconvenience/trouble (this/that/it) (may/might/has/have) (have) (cause/caused/causes) (you) = sorry for the hassle
  i/we (sincerely/deeply/truly) apologise/apologize for this = sorry about this
  i/we (sincerely/deeply/truly) apologise/apologize for = sorry about
  please accept my/our (sincere/sincerest/deepest) apologies for any/the inconvenience/trouble (caused) = sorry for the hassle
  please accept my/our (sincere/sincerest/deepest) apologies = sorry
  my/our (sincere/sincerest/deepest) apologies (for) = sorry about | apologies for = sorry about
  any inconvenience (this/that/it) (may/might) (have) cause/caused = the hassle
  for any inconvenience (caused) = for the hassle | any inconvenience = any hassle
  i am/we are/i'm/we're (very/extremely/deeply/truly) sorry for = sorry about
  i am/we are very grateful for = thanks for | i am/we are grateful for = thanks for
  thank you very much indeed = thanks a lot | thank you very much = thanks a lot | thank you for = thanks for
  thank you = thanks | many thanks = thanks | with (many) thanks = thanks
  i/we look forward to hearing from you (soon/shortly) (at) (your) (earliest) (convenience) = hope to hear from you soon
  i/we look forward to receiving/your (your) (reply/response) = hope to hear from you soon
  looking forward to hearing from you (soon) = hope to hear from you soon
  i/we look forward to = looking forward to | at your earliest (possible) convenience = when you get a chance
  at your convenience = whenever suits you | at the earliest opportunity/convenience = as soon as possible
  in due course = soon | in the near future = soon | in the meantime/interim = for now
  at this point/moment (in) (time) = right now | at that point/moment (in) (time) = then
  at the present/current time/moment = right now | at present = right now | without delay = right away
  with immediate effect = starting now | effective immediately = starting now | with effect from = from
  thus far = so far | to date = so far | until such time as = until | prior to = before | previous to = before
  subsequent to = after | upon receipt of = when you get | on receipt of = when you get
  upon arrival = when you get here | upon completion (of) = after | on a regular basis = regularly
  on an annual basis = every year | on a daily basis = every day | on a monthly basis = every month
  on a weekly basis = every week | per annum = a year | per day = a day | per week = a week
  per month = a month | for the duration of = during | in the course of = during
  throughout the duration of = during | in advance of = before | no later than = by | not later than = by
  on or before = by | the aforementioned = this | please find attached/enclosed/below = here's
  attached/enclosed please find = here's | please refer to/see the attached/enclosed = check out the attached
  please refer to = check out | please see = check out | kindly/please refer = check
  in accordance with = following | in compliance with = following | in conformity with = following
  in line with = following | pursuant to = under | as per = as | per your request = like you asked
  as per your request = like you asked | as requested = like you asked | as discussed = like we said
  as previously/we discussed/mentioned/agreed = like we said
  as mentioned/stated/noted (above/below/earlier/previously) = like I said
  as stipulated/specified/outlined in = like it says in
  with regard/regards/respect/reference/relation to = about
  in regard/regards/relation/reference/respect to = about | in connection with = about | in respect of = about
  on the subject/matter/topic of = about | relating to = about | relevant to = about | on behalf of = for
  on account of = because of | owing/due to = because of | due/owing to the fact that = because
  in view/light of the fact that = because | given/considering (the) (fact) that = since
  in view/light of = because of | as a result/consequence of = because of | by virtue/reason of = because of
  for the reason that = because | for this/that reason (,) = so | as a result/consequence (,) = so
  consequently/accordingly/therefore/thus/hence (,) = so | in consequence = so
  however/nevertheless/nonetheless (,) = but | START however/nevertheless/nonetheless , = but
  ; however/nevertheless/nonetheless , = but | moreover/furthermore/additionally (,) = also,
  in addition (,) = also, | in addition to = on top of | as well as = and | in order to = to
  in order that = so | so as to = to | for the purpose/purposes of = for | with a view to = for
  with the intention/aim of = for | in the event/case that = if | in the event/case of = if there's
  in case of = if there's | provided/providing that = if | on condition that = if | on the condition that = if
  unless and until = until | in the absence of = without | in lieu of = instead of | in place of = instead of
  as an alternative = instead | alternatively (,) = or | in the vicinity of = near | adjacent to = next to
  in close proximity to = near | am/is/are in a position to = can | in a position to = able to
  am/are/is not able to = can't | am/are/is unable to = can't | was/were unable to = couldn't
  was/were not able to = couldn't | am/are/is able to = can | i/we/you/he/she/it/they shall not = * won't
  i/we/you/he/she/it/they shall = * will | shall be = will be
  it is not necessary (for) (you) to = you don't need to
  it is recommended/advisable/suggested that you = you should
  it is recommended/advisable/suggested to = it's best to | it is mandatory/compulsory to/that = you have to
  is mandatory/compulsory = is a must | it is prohibited/forbidden to = you can't
  it appears/seems that = looks like | it would appear/seem that = looks like
  it has come to my attention/notice that = I noticed that
  it has come to our attention/notice that = we noticed that
  it has been brought to my attention/notice that = I heard that
  it has been brought to our attention/notice that = we heard that
  i/we have been informed/advised/told that = * heard that | there is no need to = you don't need to
  you are (hereby/kindly/cordially/respectfully) (requested/asked/advised/instructed) to = please
  you are (hereby/kindly) required/obliged to = you have to
  you are (cordially/warmly/kindly/hereby) invited to = come to | we cordially/warmly invite you to = come to
  please ensure (that) = make sure | kindly ensure (that) = make sure | ensure (that) = make sure
  please bear/keep in mind (that) = remember | for your convenience (,) = to make it easy,
  for your reference/information/records (,) = just so you know
  for further/more/additional information/details/assistance (,) = for more info,
  further information/details = more info | additional information/details = more info
  of sufficient size = big enough | a sufficient number/amount/quantity of = enough
  a (large/great/significant/considerable/substantial) number of = a lot of
  a (large/great/significant/considerable/substantial) amount/quantity/deal of = a lot of
  a majority of = most | the majority of = most | a multitude/plethora/abundance/wealth of = lots of
  a variety/range of = all kinds of | at no (additional/extra) cost/charge (to) (you) = for free
  unfortunately/regrettably (,) = sadly, | will be unable to = won't be able to
  START i/we regret to inform/advise/tell you that = sorry, but | START i/we regret that = sorry, but
  it is essential/imperative/vital/crucial that = it's really important that | free of charge/cost = for free
  please accept my/our (sincere/sincerest/deepest) apologies for = sorry about
  the (vast/great/large/overwhelming) majority of > the/our/my/your/these/those/his/her/their/its/them/us = most of
  telephone number = phone number
  i/we would like to (formally/respectfully) inform/advise/notify you that = just so you know,
  i/we would like to inquire/enquire/ask whether/if = just wondering if
  i/we would like to inquire/enquire/ask about = just wondering about
  i/we would like to request/ask that = could we ask that | i/we would like to request = could we get
  i/we would like to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks for = thanks so much for
  i/we would like to thank you for = thanks for | i/we would like to apologise/apologize for = sorry about
  i would like to = I'd like to | we would like to = we'd like to | i would like = I'd like
  we would like = we'd like | it is necessary for you to = you need to | it is necessary to = you need to
  START residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START all residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START staff are (kindly/respectfully) requested/asked/advised/reminded to = please
  shall/will be required/obliged to = will have to | will not be able to = won't be able to
  it gives me great pleasure to = I'm happy to | it gives us great pleasure to = we're happy to
  your prompt/kind/immediate attention/assistance/cooperation to/in this matter is/would (be) (greatly/much/highly) appreciated = thanks for your help
  your attention/assistance/cooperation/understanding/patience (in) (this) (matter) is (greatly/much/highly) appreciated = thanks for your help
  attached please find = here's | enclosed please find = here's | this evening = tonight
  dear sir/madam/sirs (or) (madam/sir) (,) = hi there,
  dear (valued) customer/client/resident/tenant/user/member/colleague/parent/guest/student/employee/applicant/passenger/patient (,) = hi there,
  dear (valued) customers/clients/residents/tenants/users/members/colleagues/parents/guests/students/employees/applicants/passengers/patients/all/team/friends/everyone/neighbours/neighbors/owners/players/visitors/staff/volunteers/ladies (,) = hi everyone,
  dear ladies and gentlemen (,) = hi everyone, | ladies and gentlemen (,) = hi everyone,
  dear hiring manager (,) = hi there, | to whom it may concern (,/:) = hi there, | START dear > # = hi
  START dear > * , = hi | START dear > * * , = hi | START good day/morning/afternoon/evening (,) = hi,
  START good day/morning/afternoon/evening > # = hi | START greetings (,) = hi,
  START yours sincerely/faithfully/truly/respectfully > CLOSE = cheers
  START kind/best/warm/warmest/kindest regards > CLOSE = cheers
  START with kind/best/warm/warmest/kindest regards > CLOSE = cheers
  START sincerely/regards/respectfully/cordially (yours) > CLOSE = cheers
  START respectfully yours > CLOSE = cheers
  employees/residents/customers/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils/colleagues/owners/readers/shareholders/everyone/all are/is (hereby/kindly) notified/informed/advised/reminded that = just so you know,
  all employees/residents/customers/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils/colleagues/owners/readers/shareholders/everyone/all are (hereby/kindly) notified/informed/advised/reminded that = just so you know,
  you are (hereby/kindly) notified/informed/advised/reminded that = just so you know,
  i/we do hope that = I hope | i/we trust that = I hope | do not hesitate = feel free
  i/we wish to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks for = thanks so much for
  i/we would like to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks to = thanks so much to
  ~express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks (to) (you) for = ~thank you for
  attached herewith please find = here's | enclosed herewith please find = here's
  herewith please find = here's | i/we have attached/enclosed = here's
  i/we attach/enclose (herewith) = here's | i am attaching/enclosing = here's
  (please) find enclosed/attached = here's | please find below = here's
  per our (previous/earlier/last) conversation/discussion/call/agreement/meeting (,) = like we talked about,
  as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting (,) = like we talked about,
  further to our (previous/earlier/last/recent) conversation/discussion/call/meeting/correspondence (,) = like we talked about,
  further to your (previous/earlier/last/recent) email/letter/request/inquiry/enquiry/message/call (,) = about your message,
  in reply to your (previous/earlier/last/recent) email/letter/request/inquiry/enquiry/message (,) = about your message,
  thank you for your (recent) inquiry/enquiry/correspondence = thanks for getting in touch
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
  please provide = please send | kindly provide = please send | provide confirmation = confirm
  i shall = I'll | we shall = we'll | ought to = should | may i/we = can * | might i/we = could *
  may be > able = might be | i/we am/are/'m/'re in agreement with = * agree with
  i/we concur with = * agree with | in agreement = on board | in attendance = there | be in attendance = come
  be present at = come to | be present = be there | are present = are there
  it is my/our belief that = I think | to the best of my/our knowledge (,) = as far as I know,
  at this juncture = right now | am/are of the opinion that = think | with the exception of = except for
  inclusive of = including | as a consequence = so | inasmuch as = since | insofar as = as far as
  in spite of = despite | on the contrary = actually | inter alia = among other things | per capita = a head
  pro rata = in proportion | bona fide = real | de facto = really | cognisant/cognizant of = aware of
  apprised of = up to date on | conversant with = familiar with | commensurate with = in line with
  contingent on/upon = depending on | exempt from = free from
  of utmost/great/paramount importance = really important | anxious about = worried about
  a/your/the/any/full < reimbursement = refund | commencing (on) = starting
  i/we should/would be (most/very/extremely) grateful/obliged/thankful if you would/could = it'd be great if you could
  unless you notify/inform/advise me/us to the contrary = unless you tell $2 otherwise
  unless notified/informed/advised/stated/specified otherwise = unless we say otherwise
  to the contrary = otherwise | you are not obliged/required/obligated to = you don't have to
  i/we/they am/are not obliged/required/obligated to = * don't have to
  he/she/it is not obliged/required/obligated to = * doesn't have to | is/are not required = isn't needed
  the sum/amount of > # = | has been credited to = is now in
  take (any) further/additional/more action = do anything else
  no further action is required = you don't need to do anything else
  no action is required/necessary = you don't need to do anything
  you may > bring/take/use/park/pay/apply/cancel/return/keep/leave/enter/choose/stay/invite/park/collect = you can
  are (kindly/hereby/respectfully) requested to = are asked to
  is (kindly/hereby/respectfully) requested to = is asked to | previous to = before
  i/we must decline > your/the/this invitation = * can't make it to | is of the opinion that = thinks
  should you be = if you're
  as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting > yesterday/last/on/earlier/this/of/from/today/# = like we talked about
  ~experience (any/some) difficulties/difficulty/problems = ~have trouble
`;
