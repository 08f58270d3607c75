/** Openings, closings, thanks and regrets of letters, and what people say instead. */
export const plainCourtesies = `
  (please) be advised/informed/aware/notified that = | kindly note that =
  please be reminded that = don't forget, | (please) kindly = please
  please do not hesitate to contact/call/reach me/us = just give $2 a shout
  please do not hesitate to = feel free to | do not hesitate to = feel free to
  don't hesitate to = feel free to
  should you require/need any/further/more/additional further/information/assistance/help/questions/details = if you need anything else
  should you have any (further/additional) questions/queries/concerns > regarding/concerning/about/with/on/in/please = if you've got any questions
  should you have any (further/additional) questions/queries/concerns (,) = if you've got any questions,
  should you have any (further/additional) questions/queries/concerns or/and require/need (any) (further/additional) information/assistance (,) = if you've got any questions,
  if you have any (further/additional) questions/queries/concerns (or/and) (questions/queries/concerns) (regarding/concerning/about) (this/the) (matter) (,) = if you've got any questions,
  if you have any (further/additional) questions/queries/concerns (or/and) (queries/concerns/comments) > regarding/concerning/about/with/on/in/END = if you've got any questions
  i/we regret to inform/advise/tell you that = we're sorry, but
  i/we regret to inform/advise you of = sorry about | i/we regret that = we're sorry, but
  it is with (great/deep) regret that = sorry, but
  unfortunately (,) we/i regret (to) (inform) (you) (that) = sorry, but
  i am/i'm/we are/we're sorry to inform/tell/advise you that = sorry, but
  i am/we are/i'm/we're pleased/delighted/happy/glad to inform/advise/tell/announce/confirm/notify/report (you) that = good news:
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
  i/we should be grateful if you could/would = it'd be great if you could
  it would be (greatly/much) appreciated if = it'd be great if
  thank you (very much) (in advance) for your (kind/prompt/continued) (attention/assistance/cooperation/understanding/patience/consideration) (in/to/regarding) (this/the) (matter) = thanks a lot
  i/we (sincerely/deeply/truly) apologise/apologize for any/the inconvenience/trouble (this/that/it) (may/might/has/have) (have) (cause/caused/causes) (you) = sorry for the hassle
  i/we (sincerely/deeply/truly) apologise/apologize for this = sorry about this
  i/we (sincerely/deeply/truly) apologise/apologize for = sorry about
  please accept my/our (sincere/sincerest/deepest) apologies for any/the inconvenience/trouble (caused) = sorry for the hassle
  please accept my/our (sincere/sincerest/deepest) apologies = sorry
  my/our (sincere/sincerest/deepest) apologies (for) = sorry about | apologies for = sorry about
  i am/we are/i'm/we're (very/extremely/deeply/truly) sorry for = sorry about
  i am/we are very grateful for = thanks for | i am/we are grateful for = thanks for
  thank you very much indeed = thanks a lot | thank you very much = thanks a lot | thank you for = thanks for
  thank you = thanks | many thanks = thanks | with (many) thanks = thanks
  i/we look forward to hearing from you (soon/shortly) (at) (your) (earliest) (convenience) = hope to hear from you soon
  i/we look forward to receiving/your (your) (reply/response) = hope to hear from you soon
  looking forward to hearing from you (soon) = hope to hear from you soon
  i/we look forward to = looking forward to | please find attached/enclosed/below = here's
  attached/enclosed please find = here's | please refer to/see the attached/enclosed = check out the attached
  kindly/please refer = check | with regard/regards/respect/reference/relation to = about
  in regard/regards/relation/reference/respect to = about | START however/nevertheless/nonetheless , = but
  it has come to my attention/notice that = I noticed that
  it has come to our attention/notice that = we noticed that
  it has been brought to my attention/notice that = I heard that
  it has been brought to our attention/notice that = we heard that
  you are (hereby/kindly/cordially/respectfully) (requested/asked/advised/instructed) to = please
  you are (hereby/kindly) required/obliged to = you have to
  you are (cordially/warmly/kindly/hereby) invited to = come to | we cordially/warmly invite you to = come to
  kindly ensure (that) = make sure | unfortunately/regrettably (,) = sadly,
  START i/we regret to inform/advise/tell you that = sorry, but | START i/we regret that = sorry, but
  please accept my/our (sincere/sincerest/deepest) apologies for = sorry about
  i/we would like to (formally/respectfully) inform/advise/notify you that = just so you know,
  i/we would like to inquire/enquire/ask whether/if = just wondering if
  i/we would like to inquire/enquire/ask about = just wondering about
  i/we would like to request/ask that = could we ask that | i/we would like to request = could we get
  i/we would like to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks for = thanks so much for
  i/we would like to thank you for = thanks for | i/we would like to apologise/apologize for = sorry about
  i would like to = I'd like to | we would like to = we'd like to | i would like = I'd like
  we would like = we'd like
  START residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START all residents/customers/employees/guests/visitors/passengers/students/members/tenants/users/participants/attendees/applicants are (kindly/respectfully) requested/asked/advised/reminded to = please
  START staff are (kindly/respectfully) requested/asked/advised/reminded to = please
  your prompt/kind/immediate attention/assistance/cooperation to/in this matter is/would (be) (greatly/much/highly) appreciated = thanks for your help
  your attention/assistance/cooperation/understanding/patience (in) (this) (matter) is (greatly/much/highly) appreciated = thanks for your help
  attached please find = here's | enclosed please find = here's
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
  do not hesitate = feel free
  i/we wish to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks for = thanks so much for
  i/we would like to express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks to = thanks so much to
  ~express my/our (sincere/deepest/heartfelt) gratitude/appreciation/thanks (to) (you) for = ~thank you for
  attached herewith please find = here's | enclosed herewith please find = here's
  herewith please find = here's | i/we have attached/enclosed = here's
  i/we attach/enclose (herewith) = here's | i am attaching/enclosing = here's
  (please) find enclosed/attached = here's | please find below = here's
  further to our (previous/earlier/last/recent) conversation/discussion/call/meeting/correspondence (,) = like we talked about,
  further to your (previous/earlier/last/recent) email/letter/request/inquiry/enquiry/message/call (,) = about your message,
  in reply to your (previous/earlier/last/recent) email/letter/request/inquiry/enquiry/message (,) = about your message,
  thank you for your (recent) inquiry/enquiry/correspondence = thanks for getting in touch
  kindly provide = please send
  i/we should/would be (most/very/extremely) grateful/obliged/thankful if you would/could = it'd be great if you could
  unless notified/informed/advised/stated/specified otherwise = unless we say otherwise
  you may > bring/take/use/park/pay/apply/cancel/return/keep/leave/enter/choose/stay/invite/park/collect = you can
  are (kindly/hereby/respectfully) requested to = are asked to
  is (kindly/hereby/respectfully) requested to = is asked to
  i/we must decline > your/the/this invitation = * can't make it to
`;
