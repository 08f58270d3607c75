/** Stiff and harsh phrases, and how one says them to a neighbour. */
export const softPhrases = `
  START kindly note/remember that = just a quick note that | you must not/never = please don't
  you may/can/should/shall not > !be/have/need/get/receive/see = please don't | you may not = please don't
  you must (immediately/always) = please | you must ensure (that) = please make sure
  you have to = you'll need to | you should/shall (always) ensure (that) = please make sure
  you need to = please | you should not = you shouldn't
  you should > !have/be/receive/see/find/get/hear = please | you had better = it'd be great if you could
  you ought to = it'd be great if you could
  START residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants must not/never = please don't
  residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils/workers must/shall (always) = * need to
  all residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants/patients/staff/drivers/parents/players/pupils must/shall (always) = all * need to
  START no smoking = please don't smoke | START no parking = please don't park
  START no entry/admittance = please don't come in
  START no dogs/pets/children/food/drinks/phones/bikes/bicycles/photos/photography/cameras allowed/permitted = sorry, no *
  START no refunds = sorry, we can't offer refunds | START keep off the grass = please keep off the grass
  START keep out = please don't come in | START do not enter = please don't come in
  START under no circumstances = please never | it is (strictly) prohibited/forbidden to = please don't
  START attendance is mandatory/compulsory/required/obligatory = we need everyone to be there
  is mandatory/compulsory/obligatory = is required | failure to comply with = not following
  failure to comply = not doing this | failure to pay = not paying
  non-compliance/noncompliance = not following this | we will be forced/obliged/compelled to = we'll have to
  we have no choice/option/alternative but to = we'll have to | immediately/forthwith = right away
  with immediate effect = starting now | effective immediately = starting now
  at your earliest convenience = whenever you get a chance | no later than = by | on or before = by
  per our records/system (,) = from what we can see,
  according to our records/system/files/database (,) = from what we can see,
  our records/system/files show/shows/indicate/indicates/state (that) = we can see that
  our records/system/files do not show/indicate/contain = we can't find
  records/system indicate/indicates/show/shows (that) = we can see that
  we have (no/not) record/records of = we can't find any record of
  as per our/my/your conversation/discussion/agreement/request/email/call (,) = as we talked about,
  as per my last/previous email/message (,) = as I mentioned,
  as previously/already stated/mentioned/communicated/explained/discussed (,) = as mentioned,
  as (i/we) (already/previously) told you (,) = as mentioned, | per your request (,) = as you asked,
  as per your request (,) = as you asked, | as per = following | in accordance with = following
  please be advised/informed/aware/notified/reminded that = just a quick note that
  be advised/informed/aware/reminded that = just a quick note that | please note that = just a quick note that
  note that = just a quick note that | take notice that = just a quick note that
  this is to inform/notify/advise/remind you that = just a quick note that
  START final notice/warning/reminder : = final friendly reminder:
  START reminder : = just a friendly reminder: | START notice : = just a quick note:
  START attention : = a quick note: | START warning : = a quick heads-up: | START important : = a quick note:
  we/i hereby inform/notify/advise you that = just to let you know,
  we/i regret to inform/advise/tell/notify you that = we're sorry, but | we/i regret that = we're sorry, but
  we regret any/the inconvenience = sorry about the inconvenience
  i/we am/are pleased/happy/delighted to inform/advise/tell/announce (you) that = great news:
  we/i wish to inform/advise/notify you that = just to let you know,
  we/i would like to inform/advise/notify/remind you that = just to let you know,
  it has come to our attention/notice that = we noticed that | we are in receipt of = we've got
  START we have received > your/the/a/ticket/# = thanks, we've got
  we acknowledge receipt of = thanks, we've got | receipt is/of acknowledged = got it, thanks
  START your request/application/claim/order/appeal/proposal/refund has been denied/rejected/refused/declined = we're sorry, but your $1 wasn't approved
  START your request/application/claim/order/appeal/proposal is/was (hereby) denied/rejected/refused/declined = we're sorry, but your $1 wasn't approved
  START your request/application/claim for # has been denied/rejected/refused/declined = we're sorry, but your $1 for $2 wasn't approved
  we/i reject/deny/refuse/decline > your/the/this/to = we can't accept
  START we/i cannot/can't accept/approve/process/offer/provide/issue/grant/allow/do/give/take/guarantee/replace/refund = sorry, but $1 can't $3
  START we/i don't accept/allow/offer/provide/process/issue/give/permit/take = sorry, but * don't *
  START we/i do not accept/allow/offer/provide/process/issue/give/permit/take = sorry, but * don't *
  START we/i are/am unable to = sorry, but $1 can't | START we/i are/am not able to = sorry, but $1 can't
  you failed/neglected/forgot to = you didn't manage to
  you have failed/neglected/forgotten to = you haven't managed to
  you have not (yet) = it looks like you haven't | we have not (yet) received = we haven't received
  START invalid password/username/login/email/code = that * isn't right | unacceptable = not okay
  we demand/insist/require that you = we need you to | we/i demand = * would like
  we expect you to = we need you to | i need you to = could you please | i want you to = could you please
  i expect you to = I need you to | i want = I'd like | we need you to = could you please
  we want you to = could you please | we require = we need | the deadline = the due date
  inform me/us (immediately/of/about) = let * know | notify me/us (immediately/of/about) = let * know
  advise me/us = let * know | contact me/us = get in touch with *
  kindly > !asked/requested/invited/reminded = please | START dear > # = hi | START dear > * , = hi
  START dear mr/mrs/ms/dr/miss (.) > # = hi | START sirs (,) = hi there,
  START sincerely/regards/respectfully > CLOSE = warm regards
  START yours sincerely/faithfully/truly > CLOSE = warm regards
  START best/kind/warmest regards > CLOSE = warm regards | utilise/utilize = use | prior to = before
  subsequent to = after | in order to = to | in the event of = if there's | in the event that = if
  sufficient = enough | obtain = get | additional = extra | assist = help | assistance = help
  inquire/enquire = ask | regarding/concerning = about | therefore (,) = so | however (,) = but
  additionally/furthermore/moreover (,) = also, | individuals/persons = people | vacate = leave
  be present > between/at/from/on/by/in = be there | present yourself = come along
  you are not allowed/permitted/authorised/authorized/entitled to = please don't
  you are (strictly) forbidden/prohibited to/from = please don't
  you are (hereby) (kindly) required/requested/obliged/obligated/instructed/asked/advised/ordered to = please
  you're required/requested/obliged/obligated/instructed/asked/advised/expected/supposed to = please
  you are not supposed to = please don't | you will need/have to = please
  START we/i regret to inform/advise/tell/notify you that = we're sorry, but
  START i regret (to) (inform/tell/advise) (you) that = I'm sorry, but | we are unable to = we can't
  i am unable to = I can't | , we/i regret to inform/advise/tell/notify you that = , we're sorry, but
  START smoking is (strictly) prohibited/forbidden/banned = please don't smoke
  you must be > !a/an/# = you need to be | you must be = you need to be | you must have = you need to have
  i/we/they must not = * mustn't | must not/never > be = mustn't | must not = mustn't
  i/we shall not = * won't | must not only = must not only
  must > !not/never/i/we/you/they/he/she/it = %need_to | we/i require = * need
  failure to do so = not doing so
  it is mandatory/compulsory/obligatory/required/necessary/essential/imperative to = it's important to
  it is mandatory/compulsory/obligatory/required/necessary/essential/imperative for you to = it's important to
  is (strictly) forbidden/prohibited/banned/disallowed END = isn't allowed, sorry
  is (strictly) forbidden/prohibited/banned/disallowed = isn't allowed
  are (strictly) forbidden/prohibited/banned/disallowed END = aren't allowed, sorry
  are (strictly) forbidden/prohibited/banned/disallowed = aren't allowed
  is not tolerated/accepted = isn't okay | is not allowed/permitted END = isn't allowed, sorry
  is not allowed/permitted = isn't allowed | are not tolerated/accepted = aren't okay
  are not allowed/permitted END = aren't allowed, sorry | are not allowed/permitted = aren't allowed
  under no circumstances should/may/must/can you = please never | is wrong/incorrect/invalid = isn't right
  are wrong/incorrect/invalid = aren't right | was wrong/incorrect/invalid = wasn't right
  were wrong/incorrect/invalid = weren't right
  this is a/the final/last reminder/notice/warning (that) = this is a final friendly reminder that
  this is a reminder/notice (that) = just a friendly reminder that
  this is a (formal/official) notice = this is a quick note
  unfortunately (,) we regret to inform you that = sorry, but | unfortunately , = sorry, but
  to whom it may concern (,) = hi there, | dear sir or madam (,) = hi there,
  dear sir/madam/sirs (,) = hi there,
  dear (valued) customer/client/resident/tenant/user/member/colleague/parent/guest/student/employee/applicant/passenger/patient (,) = hi there,
  dear (valued) customers/clients/residents/tenants/users/members/colleagues/parents/guests/students/employees/applicants/passengers/patients/all/team/friends/everyone/neighbours/neighbors (,) = hi everyone,
  we/i have been informed/notified/advised/told that = * heard that
  it is not possible/permitted/allowed to = sorry, it's not possible to
  reply/respond > by/before/to/immediately = reply | you owe us = the open balance is
  card/payment/transaction was/is declined/rejected/refused = $1 didn't go through
  card/payment/transaction has been declined/rejected/refused = $1 didn't go through
  you are obliged/obligated to = please | START you are not eligible for = sorry, but you aren't eligible for
  START you do not qualify for = sorry, but you don't qualify for
  START you do not meet the requirements = sorry, but you don't meet the requirements
  no longer permitted/allowed = no longer allowed | at your own expense/cost = at your cost
  this is not our problem/responsibility = this is something we can't help with, sorry
  we are out of = sorry, we've run out of | cannot be = can't be
  will not be accepted/considered/processed/refunded/tolerated/permitted/allowed = won't be *
  START incomplete forms/applications/submissions will be rejected = please make sure everything is filled in, as incomplete $1 won't be accepted
  will be rejected = won't be accepted | this is unacceptable = this isn't okay | ~comply with = ~follow
  ~adhere to = ~follow | ~abide by = ~follow | refrain from = avoid | ~cease = ~stop | ~desist = ~stop
  cease and desist = please stop | ~notify me/us/him/her/them/you/the = ~let * know
  ~inform me/us/him/her/them/you = ~let * know | ~advise me/us/him/her/them/you (that) = ~let * know
  ~request that you = ~ask you to | we request that you = could you please
  we ask that you = could you please | you are advised to = it's a good idea to
  you are reminded to = please remember to | you are reminded that = just a friendly reminder that
  do not forget to = please remember to | don't forget to = please remember to
  START be on time/punctual = please be on time | START do not be late = please be on time
  START be quiet = please keep it down | START keep quiet = please keep it down
  START keep the noise down = please keep the noise down | as a consequence of your = because of your
  you made a/an mistake/error = there was a mistake
  this is your last/final chance/warning = this is a final friendly reminder
  why did you not = is there a reason you didn't | why have you not = is there a reason you haven't
  START explain why = could you tell us why | access denied = sorry, you don't have access
  permission denied = sorry, you don't have permission | request denied = sorry, we can't do this
  delinquent = late | insufficient = not enough | defective = faulty | mandatory = required
  immediately = right away | ensure (that) = make sure | upon receipt (of) = when you get
  upon arrival = when you arrive | at this time = right now | at the present time = right now
  pursuant to = following | commencing (on) = starting | shall = will
  START late submissions/applications/payments/entries/requests will not be accepted/considered/processed = sorry, we can't accept late $1
  not available END = not available, sorry | no longer available END = no longer available, sorry
  has been denied/rejected/refused/declined > !#/by = wasn't approved
  have been denied/rejected/refused/declined > !#/by = weren't approved
  are obliged/required/obligated/instructed to = need to
  is obliged/required/obligated/instructed to = needs to | are (kindly) requested to = are kindly asked to
  is (kindly) requested to = is kindly asked to | START (please) refrain from = please avoid
  as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting > yesterday/last/on/earlier/this/of/from/today/# = as we talked about
`;
