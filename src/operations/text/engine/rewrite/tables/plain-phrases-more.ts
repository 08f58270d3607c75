/** More stiff turns and words, and what people say instead. */
export const plainPhrasesMore = `
  beverages = drinks | colleague = workmate | gentlemen = guys | physician = doctor | attorney = lawyer
  dwelling = home | employment = work | signage = signs | telephone > !number/# = phone
  telephone number = phone number | television = TV | refrigerator = fridge | advertisement = ad
  advertisements = ads
  i/we would like to (formally/respectfully) inform/advise/notify you that = just so you know,
  i/we would like to inquire/enquire/ask whether/if = just wondering if
  i/we would like to inquire/enquire/ask about = just wondering about
  i/we would like to request/ask that = could we ask that | i/we would like to request = could we get
  i/we would like to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks for = thanks so much for
  i/we would like to thank you for = thanks for | i/we would like to apologise/apologize for = sorry about
  i would like to = I'd like to | we would like to = we'd like to | i would like = I'd like
  we would like = we'd like | aforementioned/abovementioned/above-mentioned/aforesaid =
  it is necessary for you to = you need to | it is necessary to = you need to
  START residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START all residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START staff are (kindly/respectfully) requested/asked/advised/reminded to = please
  shall/will be required/obliged to = will have to | will not be able to = won't be able to
  it gives me great pleasure to = I'm happy to | it gives us great pleasure to = we're happy to
  your prompt/kind/immediate attention/assistance/cooperation to/in this matter is/would (be) (greatly/much/highly) appreciated = thanks for your help
  your attention/assistance/cooperation/understanding/patience (in) (this) (matter) is (greatly/much/highly) appreciated = thanks for your help
  excellent/exceptional/superb > !#/circumstances/case/cases = great
  complimentary > !breakfast/close/closing/# = free | attached please find = here's
  enclosed please find = here's | identification > card/document/documents = ID | remuneration = pay
  this evening = tonight | dear sir/madam/sirs (or) (madam/sir) (,) = hi there,
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
  operational > !cost/costs/team/manager = up and running | non-operational = down
  kindly > collect/return/send/confirm/submit/note/contact/call/reply/let/advise/inform/find/provide/sign/complete/keep/ensure/refrain/bring/pay/wait = please
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
  please provide = please send | kindly provide = please send | provide confirmation = confirm | shall = will
  i shall = I'll | we shall = we'll | ought to = should | may i/we = can * | might i/we = could *
  may be > able = might be | i/we am/are/'m/'re in agreement with = * agree with
  i/we concur with = * agree with | in agreement = on board | in attendance = there | be in attendance = come
  be present at = come to | be present = be there | are present = are there
  it is my/our belief that = I think | to the best of my/our knowledge (,) = as far as I know,
  at this juncture = right now | am/are of the opinion that = think | with the exception of = except for
  excluding = not counting | inclusive of = including | as a consequence = so | inasmuch as = since
  insofar as = as far as | albeit = though | amid/amidst = in the middle of | beneath = under | ere = before
  thereupon = then | whereupon = then | in spite of = despite | on the contrary = actually | namely = that is
  viz = that is | etc. = and so on | inter alia = among other things | per capita = a head
  pro rata = in proportion | bona fide = real | de facto = really | tranquil = quiet
  cognisant/cognizant of = aware of | apprised of = up to date on | conversant with = familiar with
  commensurate with = in line with | contingent on/upon = depending on | exempt from = free from
  of utmost/great/paramount importance = really important | advantageous = good | optimal/optimum = best
  forthcoming/upcoming = next | apparent/evident = clear | erroneous = wrong | authentic/genuine = real
  identical = the same | comprehensive = full | lengthy = long | rapid/swift/prompt = quick
  vast/immense = huge | courteous = polite | discourteous = rude | amiable/cordial = friendly
  reluctant = not keen | apprehensive = worried | anxious about = worried about
  ecstatic/elated = really happy | furious = mad | exhausted = worn out | famished = starving
  attire = clothes | garments = clothes | footwear = shoes | endeavours/endeavors = efforts
  inquiry/enquiry = question | inquiries/enquiries = questions | difficulty = trouble
  difficulties = problems | necessity = need | obligation = duty | opportunity = chance
  opportunities = chances | remainder = rest | proximity = nearness | methodology = method
  expenditure = spending | reimbursement = money back | a/your/the/any/full < reimbursement = refund
  commencing (on) = starting | commencing = starting | individuals = people
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
