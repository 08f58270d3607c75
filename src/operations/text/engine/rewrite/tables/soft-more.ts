/** More stiff and harsh phrases, and how one says them to a neighbour. */
export const softPhrasesMore = `
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
  is (kindly) requested to = is kindly asked to
  START (please) refrain from = please avoid | as per our (previous/earlier/last) conversation/discussion/call/agreement/meeting > yesterday/last/on/earlier/this/of/from/today/# = as we talked about
`;
