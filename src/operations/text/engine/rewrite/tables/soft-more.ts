/** More stiff and harsh phrases, and how one says them to a neighbour. */
export const softPhrasesMore = `
  it is mandatory/compulsory/obligatory/required/necessary/essential/imperative to = it's important to
  it is mandatory/compulsory/obligatory/required/necessary/essential/imperative for you to = it's important to
  is (strictly) forbidden/prohibited/banned/disallowed END = isn't allowed, sorry
  is (strictly) forbidden/prohibited/banned/disallowed = isn't allowed
  are (strictly) forbidden/prohibited/banned/disallowed END = aren't allowed, sorry
  are (strictly) forbidden/prohibited/banned/barred from = are asked to avoid
  is (strictly) forbidden/prohibited/banned/barred from = is asked to avoid
  are (strictly) forbidden/prohibited/banned/disallowed = aren't allowed
  is not tolerated/accepted = isn't okay | is not allowed/permitted END = isn't allowed, sorry
  is not allowed/permitted = isn't allowed | are not tolerated/accepted = aren't okay
  are not allowed/permitted END = aren't allowed, sorry | are not allowed/permitted = aren't allowed
  under no circumstances should/may/must/can you = please never | failure to = not
  has/have been denied/rejected/refused/declined > !# = couldn't be approved this time, sorry
  was/were denied/rejected/refused/declined > !# = couldn't be approved this time, sorry
  is/are denied/rejected/refused/declined > !# = can't be approved this time, sorry
  your account/subscription/access/membership/card has been suspended/blocked/locked/disabled = your * is * for now
  is wrong/incorrect/invalid = doesn't look quite right
  are wrong/incorrect/invalid = don't look quite right | was wrong/incorrect/invalid = wasn't quite right
  were wrong/incorrect/invalid = weren't quite right | the wrong = not quite the right
  an incorrect/invalid = not quite the right | incorrect/invalid = not quite right
  this is a/the final/last reminder/notice/warning (that) = just a friendly reminder that
  this is a reminder/notice (that) = just a friendly reminder that
  this is a (formal/official) notice = this is a quick note
  unfortunately (,) we regret to inform you that = sorry, but | unfortunately , = sorry, but
  to whom it may concern (,) = hi there, | dear sir or madam (,) = hi there,
  dear sir/madam/sirs (,) = hi there,
  dear (valued) customer/client/resident/tenant/user/member/colleague/parent/guest/student/employee/applicant/passenger/patient (,) = hi there,
  dear (valued) customers/clients/residents/tenants/users/members/colleagues/parents/guests/students/employees/applicants/passengers/patients/all/team/friends/everyone/neighbours/neighbors (,) = hi everyone,
  is/are (now) overdue/outstanding/unpaid = is still open
  overdue/outstanding > invoice/balance/payment/amount/fee/bill/invoices/payments = open
  we/i have been informed/notified/advised/told that = * heard that
  it is not possible/permitted/allowed to = sorry, it's not possible to
  reply/respond > by/before/to/immediately = reply | you owe us = the open balance is
  no exceptions will be made/granted = | no exceptions =
  card/payment/transaction was/is declined/rejected/refused = $1 didn't go through
  card/payment/transaction has been declined/rejected/refused = $1 didn't go through
  are (hereby) (kindly) obliged/required/requested/obligated/expected/instructed to = are kindly asked to
  is (hereby) (kindly) obliged/required/requested/obligated/expected/instructed to = is kindly asked to
  you are obliged/obligated/expected to = please | are not entitled to = can't | is not entitled to = can't
  you are not eligible for/to = sorry, you can't get | you do not qualify for = sorry, you don't qualify for
  you do not meet the requirements = sorry, it's not a match this time
  no longer permitted/allowed = no longer possible | at the owner's expense = at the owner's cost
  at your own expense/cost = at your cost | at your own risk = with care
  is/are not our/my problem/responsibility = is something we can't help with, sorry
  this is not our problem/responsibility = this is something we can't help with, sorry
  we are not responsible for = sorry, we can't take care of | we are not liable for = sorry, we can't cover
  that is not possible = sorry, that's not possible | this is not possible = sorry, this isn't possible
  it is impossible to = sorry, it's not possible to | we do not have = sorry, we don't have
  we don't have = sorry, we don't have | we are out of = sorry, we've run out of
  out of stock = sold out for now | no longer available = not available any more, sorry
  not available = not available right now, sorry | your order cannot be = sorry, your order can't be
  cannot be = can't be
  will not be accepted/considered/processed/refunded/tolerated/permitted/allowed = can't be *
  incomplete forms/applications/submissions will be rejected = please make sure everything is filled in
  will be rejected = can't be accepted | will not be tolerated = isn't okay
  this is unacceptable = this isn't ideal | ~comply with = ~follow | ~adhere to = ~follow
  ~abide by = ~follow | refrain from = please avoid | ~cease = ~stop | ~desist = ~stop
  cease and desist = please stop | ~notify me/us/him/her/them/you/the = ~let * know
  ~inform me/us/him/her/them/you = ~let * know | ~advise me/us/him/her/them/you (that) = ~let * know
  ~request that you = ~ask you to | we request that you = could you please
  we ask that you = could you please | you are advised to = it's a good idea to
  you are reminded to = please remember to | you are reminded that = just a friendly reminder that
  remember that = just a friendly reminder that | do not forget to = please remember to
  don't forget to = please remember to | be on time/punctual = please be on time
  do not be late = please be on time | be quiet = please keep it down | keep quiet = please keep it down
  keep the noise down = please keep the noise down | as a consequence of your = because of your
  due to your failure to = because you didn't get a chance to
  because you failed/neglected/forgot to = because it looks like you didn't get a chance to
  you made a/an mistake/error = there seems to be a small mix-up
  you are wrong/mistaken = I see it a bit differently | you did it wrong = there seems to be a small mix-up
  your fault = a mix-up | this is your last/final chance/warning = this is a friendly reminder
  or else = so we can avoid any trouble | why did you not = is there a reason you didn't
  why have you not = is there a reason you haven't | explain why = could you tell us why
  i am waiting for = I'm looking forward to | we are waiting for = we're looking forward to
  we/i have no record of = we can't seem to find | there is no record of = we can't seem to find
  does not exist = can't be found | is/was not found = couldn't be found
  access denied = sorry, you don't have access | permission denied = sorry, you don't have permission
  request denied = sorry, we can't do this | rejected = not accepted this time | penalty = fee
  penalties = fees | violation = breach | violations = breaches | violators/offenders = anyone who does this
  delinquent = late | noncompliant/non-compliant = not quite there | insufficient = not enough
  deficient = not quite there | inadequate = not quite enough | defective = not working
  disappointed with/by/in = a bit sad about | complain about = give feedback on
  complained about = gave feedback on | complaining about = giving feedback on | complaint = feedback
  complaints = feedback | problem with = issue with | mandatory = required | immediately = right away
  ensure (that) = make sure | upon receipt (of) = when you get | upon arrival = when you arrive
  at this time = right now | at the present time = right now | pursuant to = following
  commencing (on) = starting | shall = will
  late submissions/applications/payments/entries/requests will not be accepted/considered/processed = sorry, we can't accept late $1
  i need > the/your/my/a/an/this/that = could I please have
  as stated/outlined/mentioned/described/written in our/the policy/policies/terms/rules/contract/agreement (,) = just so you know,
  according to our/the policy/policies/terms/rules/contract/agreement (,) = just so you know,
  per our policy/policies/terms/rules (,) = just so you know,
  under our policy/policies/terms/rules (,) = just so you know,
  our policy states/requires/says (that) = just so you know,
`;
