/** Stiff and harsh phrases, and how one says it to a neighbour. */
export const softPhrases = `
  you must not/never = please don't
  you may/can/should/shall not > !be/have/need/get/receive/see = please don't | you may not = please don't
  you must (immediately/always) = please | you must ensure (that) = please make sure
  you have to = you'll need to | you should/shall (always) ensure (that) = please make sure
  you need to = please | you should not = it's best not to
  you should have = it would have helped if you had
  you should > !have/be/receive/see/find/get/hear = please | you had better = it'd be great if you could
  you ought to = it'd be great if you could
  residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils/workers/everyone/all must not/never = please don't
  residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils/workers must/shall (always) = * are kindly asked to
  all residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils must/shall (always) = we kindly ask all * to
  must not/never be = shouldn't be | must not/never = shouldn't | shall not = won't
  smoking is (strictly) prohibited/forbidden = please don't smoke
  parking is (strictly) prohibited/forbidden = please don't park
  smoking is not permitted/allowed = please don't smoke
  parking is not permitted/allowed = please don't park | no smoking = please don't smoke
  no parking = please don't park | no entry/admittance = please don't come in
  no dogs/pets/children/food/drinks/phones/bikes/bicycles/photos/photography/cameras allowed/permitted = sorry, no *
  no refunds = sorry, we can't offer refunds | keep off the grass = please keep off the grass
  keep out = please don't come in | do not enter = please don't come in
  under no circumstances = please never | it is (strictly) prohibited/forbidden to = please don't
  it is unacceptable that = it's a shame that
  attendance is mandatory/compulsory/required/obligatory = we'd love everyone to be there
  is mandatory/compulsory/obligatory = is really important | failure to comply with = not following
  failure to comply = not doing this | failure to do so = if that doesn't happen, it
  failure to pay = not paying | non-compliance/noncompliance = not following this
  will result in = can lead to | will lead to = can lead to
  will be charged/fined/penalised/penalized/prosecuted/towed/removed/locked/suspended/terminated/cancelled/deleted/deactivated/closed/disconnected/discarded/disposed = may be *
  legal action will be taken = we may need to take this further
  we will be forced/obliged/compelled to = we may need to
  we have no choice/option/alternative but to = we'll need to | without (any) exception/exceptions =
  strictly = | immediately/forthwith = right away | without (further) delay = as soon as you can
  with immediate effect = starting now | effective immediately = starting now
  as soon as possible/practicable = as soon as you can | asap = as soon as you can
  at your earliest convenience = whenever you get a chance | promptly = as soon as you can
  by close of business = by the end of the day | no later than = by | on or before = by
  urgently = as soon as you can | per our records/system (,) = it looks like
  according to our records/system/files/database (,) = it looks like
  our records/system/files show/shows/indicate/indicates/state (that) = it looks like
  our records/system/files do not show/indicate/contain = we can't seem to find
  records/system indicate/indicates/show/shows (that) = it looks like
  we have (no/not) record/records of = we can't seem to find
  as per our/my/your conversation/discussion/agreement/request/email/call (,) = as we talked about,
  as per my last/previous email/message (,) = as I mentioned,
  as previously/already stated/mentioned/communicated/explained/discussed (,) = as mentioned,
  as (i/we) (already/previously) told you (,) = as mentioned, | per your request (,) = as you asked,
  as per your request (,) = as you asked, | as per = following | in accordance with = following
  please be advised/informed/aware/notified/reminded that = just a quick note that
  be advised/informed/aware/reminded that = just a quick note that
  please note that = just a quick note that | note that = just a quick note that
  take notice that = just a quick note that
  this is to inform/notify/advise/remind you that = just a quick note that
  final notice/warning/reminder (:) = friendly reminder: | START reminder : = just a friendly reminder:
  START notice : = just a quick note: | START attention : = a quick note:
  START warning : = a quick heads-up: | START important : = a quick note:
  we/i hereby inform/notify/advise you that = just to let you know,
  we/i regret to inform/advise/tell/notify you that = sorry, but | we/i regret that = sorry, but
  we regret any/the inconvenience = sorry about the inconvenience
  i/we am/are pleased/happy/delighted to inform/advise/tell/announce (you) that = great news:
  we/i wish to inform/advise/notify you that = just to let you know,
  we/i would like to inform/advise/notify/remind you that = just to let you know,
  it has come to our attention/notice that = we noticed that | we are in receipt of = we've got
  we have received > your/the/a/ticket/# = thanks, we've got | we acknowledge receipt of = thanks, we've got
  receipt is/of acknowledged = got it, thanks
  your request/application/claim/order/appeal/proposal/refund has been denied/rejected/refused/declined = we're sorry, but we can't approve your * this time
  your request/application/claim/order/appeal/proposal is/was (hereby) denied/rejected/refused/declined = we're sorry, but we can't approve your * this time
  your request/application/claim for # has been denied/rejected/refused/declined = we're sorry, but we can't approve your * for * this time
  we/i reject/deny/refuse/decline > your/the/this/to = we can't accept
  !but < we/i cannot/can't accept/approve/process/offer/provide/issue/grant/allow/do/give/take/guarantee/replace/refund = sorry, but $1 can't $3
  !but < we/i don't accept/allow/offer/provide/process/issue/give/permit/take = sorry, but * don't *
  !but < we/i do not accept/allow/offer/provide/process/issue/give/permit/take = sorry, but * don't *
  we/i are/am unable to = sorry, we can't | we/i are/am not able to = sorry, we can't
  we're unable to = sorry, we can't
  you failed/neglected/forgot to = it looks like you didn't get a chance to
  you have failed/neglected/forgotten to = it looks like you haven't had a chance to
  you did not (yet) = it looks like you didn't | you have not (yet) = it looks like you haven't
  we have not (yet) received = we haven't got
  invalid password/username/login/email/code = that * doesn't look quite right | error in = small issue with
  errors in = a few small issues with | serious/major/big problem/issue = issue
  your complaint = your feedback | the complaint = the feedback | unacceptable = not ideal
  unsatisfactory/inadequate/insufficient = not quite enough
  poor/bad > performance/quality/results/work = disappointing
  we demand/insist/require that you = we'd love it if you could | we/i demand/insist/require = we'd need
  we expect you to = we hope you can | we expect = we're hoping for | i need you to = could you please
  i want you to = could you please | i expect you to = could you please | i expect = I'd love
  i want = I'd like | we need you to = could you please | we want you to = could you please
  we require = we need | amount owed/owing/due = balance | is/are (now) overdue/outstanding = is still open
  a penalty of = a fee of | a fine of = a fee of | penalty/fine (of) > # = fee of
  the deadline = the due date | inform me/us (immediately/of/about) = let * know
  notify me/us (immediately/of/about) = let * know | advise me/us = let * know
  contact me/us = get in touch with * | contact the = get in touch with the
  kindly > !asked/requested/invited/reminded = please | START dear > # = hi | START dear > * , = hi
  START dear mr/mrs/ms/dr/miss (.) > # = hi | START sirs (,) = hi there,
  START sincerely/regards/respectfully > CLOSE = warm regards
  START yours sincerely/faithfully/truly > CLOSE = warm regards
  START best/kind/warmest regards > CLOSE = warm regards | utilise/utilize = use | commence = start
  commences = starts | terminate = end | purchase = buy | require = need | requires = needs
  prior to = before | subsequent to = after | in order to = to | in the event of = if there's
  in the event that = if | sufficient = enough | obtain = get | additional = extra | assist = help
  assistance = help | inquire/enquire = ask | regarding/concerning = about | therefore (,) = so
  however (,) = but | additionally/furthermore/moreover (,) = also, | individuals/persons = people
  vacate = leave | be present > between/at/from/on/by/in = be there | present yourself = come along
  you are not allowed/permitted/authorised/authorized/entitled to = please don't
  you are (strictly) forbidden/prohibited to/from = please don't
  you are (hereby) (kindly) required/requested/obliged/obligated/instructed/asked/advised/expected/ordered/supposed to = please
  you're required/requested/obliged/obligated/instructed/asked/advised/expected/supposed to = please
  you are not supposed to = please don't | you will need/have to = please
  must be > !a/the/an/# = needs to be
  keys/forms/bags/items/cards/documents/badges/books/payments/reports/invoices/requests/applications/tickets/passwords/files/bikes/bicycles/cars/vehicles/devices/phones/receipts/changes/copies/boxes/returns/shoes/tools/rooms/desks/windows/doors/timesheets/expenses/fees/claims/orders must be = * need to be
  all/both/these/those * must be = * * need to be | must > !be/have/not/never/#/they/we/you/i = need to
  he/she/it/everyone/everybody must = * needs to
`;
