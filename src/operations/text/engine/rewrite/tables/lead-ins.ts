/** Openings that announce what follows, and courtesies that add nothing. Read behind the other short forms. */
export const leadIns = `
  i/we (also) want/wanted/wish/wished to let you (all/both) know (that) =
  i/we (also) would like to let you (all/both) know (that) =
  i'd/we'd (also) like to let you (all/both) know (that) =
  i/we (also) want/wanted/wish/wished to inform/tell/advise/notify/remind/assure you (all/both) (that) =
  i/we (also) want/wanted/wish/wished to tell you (all/both) (that) =
  i/we would (also) like to inform/tell/advise/notify/remind/assure you (all/both) (that) =
  i/we would (also) like to tell you (all/both) (that) =
  i'd/we'd (also) like to inform/tell/advise/notify/remind you (all/both) (that) =
  i am/i'm/we are/we're writing/emailing/contacting (to) (you) (today) (just) to let you (all) know (that) =
  i am/i'm/we're/we writing/emailing/contacting/messaging (you) (today) to let you (all) know (that) =
  i'm/we're writing/emailing/contacting/messaging (you) (today) to let you (all) know (that) =
  i am writing/emailing/contacting/messaging (you) (today) to let you (all) know (that) =
  we are writing/emailing/contacting/messaging (you) (today) to let you (all) know (that) =
  i am writing/emailing/contacting (you) (today) to inform/tell/advise/notify/remind you (all) (that) =
  we are writing/emailing/contacting (you) (today) to inform/tell/advise/notify/remind you (all) (that) =
  i'm/we're writing/emailing/contacting (you) (today) to inform/tell/advise/notify/remind you (all) (that) =
  i am writing/emailing/contacting (you) (today) to tell you (all) (that) =
  we are writing/emailing/contacting (you) (today) to tell you (all) (that) =
  i'm/we're writing/emailing/contacting (you) (today) to tell you (all) (that) =
  i am writing (to you) (today) with/in regard/regards/reference/relation to = regarding
  i'm writing (to you) (today) about/regarding/concerning = regarding
  i am writing (to you) (today) about/regarding/concerning = regarding
  we are writing (to you) (today) about/regarding/concerning = regarding
  we're writing (to you) (today) about/regarding/concerning = regarding
  i am writing (to you) (today) to ask/inquire/enquire if/whether you could/can/would/will (please/possibly) = please
  i'm writing (to you) (today) to ask if/whether you could/can/would/will (please/possibly) = please
  i am writing (to you) (today) to request (that you) = please send
  i am writing (to you) (today) to request that you = please
  i'm/we're writing (to you) (today) to = I want to | i am writing (to you) (today) to = I want to
  i/we want/wanted to ask (you) if/whether you could/can/would/will (please/possibly) = please
  i/we would like to ask (you) if/whether you could/can/would/will (please/possibly) = please
  i/we was/were wondering if/whether you could/can/would/will (please/possibly) = please
  i/we was/were wondering if/whether you would be able/willing to = please
  i/we was/were wondering if/whether it would be possible (for you) to = please
  i'm wondering if/whether you could/can/would/will (please/possibly) = please
  i/we would appreciate it if you could/would = please
  i/we would be grateful/thankful if you could/would = please
  i/we would be grateful/thankful if you were able to = please
  it would be great/good/nice/helpful/appreciated if you could/would/can = please
  it would be (much/greatly/very/really) appreciated/helpful/great if you could/would/can = please
  would it be possible for you to = could you | is it possible for you to = can you
  do you think (that) you could = could you | would you be so kind as to = please
  would you be able to = could you | if you (could/would) be so kind (,) =
  if you would/could be so kind as to = please | if you do not mind (,) = | if you don't mind (,) =
  please do not hesitate to contact/call/email/ask/reach = please $1 | please do not hesitate to = please
  START do not hesitate to = please | please don't hesitate to = please | START don't hesitate to = please
  please feel free to = you can | feel free to = you can | please be sure to = please
  be sure to = be sure to | please make sure to = please | please make sure that you/to = please
  make sure that you = please | please ensure that you = please | you should make sure that you = please
  please remember to = please | please do not forget to = please | please don't forget to = please
  don't forget to = please
  if you have any (further/other/additional) questions/queries/concerns/comments (or/and) (questions/queries/concerns/comments) (,) = for questions,
  should you have any (further/other/additional) questions/queries/concerns/comments (,) = for questions,
  should you have any (further/other/additional) questions or/and concerns/queries/comments (,) = for questions,
  if you have any (further/other/additional) questions or/and concerns/queries/comments (,) = for questions,
  should you require/need any (further/additional/more) assistance/information/help/details (,) = for help,
  if you need/require any (further/additional/more) assistance/information/help/details (,) = for help,
  at your earliest convenience = soon | thank you very/so much for your/the/all = thank you for $2
  thank you very/so much = thank you | thanks very/so much = thanks | many thanks in advance = thanks
  thank you (so much) in advance = thank you | thanks in advance = thanks
  i/we really/truly/sincerely/greatly appreciate = I appreciate
  we/i look forward to hearing from you (soon/shortly) (at) (your) (earliest) (convenience) =
  looking forward to hearing from you (soon/shortly) =
  i look forward to your (prompt/early) reply/response =
  we/i (sincerely/deeply/truly) apologise/apologize for = sorry for
  please accept my/our (sincere/sincerest/deepest) apologies for = sorry for
  i am/we are (very/really/so/truly/deeply) sorry for = sorry for
  thank you for your time and consideration/attention/patience/understanding/help = thank you
  thank you for your (kind/continued) attention/assistance/cooperation/understanding/patience/consideration = thank you
  if you have any (further/other/additional) questions/queries/concerns/comments (or/and) (concerns/queries/comments/questions) > about/regarding/concerning/on/with/END = with questions
  should you have any (further/other/additional) questions/queries/concerns/comments (or/and) (concerns/queries/comments/questions) > about/regarding/concerning/on/with/END = with questions
  if you have any (further/other/additional) questions or/and concerns/queries/comments > about/regarding/concerning/on/with/END = with questions
  i/we would like to (kindly) ask/request (that) you (to) (please) = please
  i'd/we'd like to (kindly) ask/request (that) you (to) (please) = please
  i/we (kindly) ask/request that you (please) = please | i/we (kindly) ask/request you to (please) = please
  we/i would ask (that) you (to) (please) = please
  you are (kindly/hereby) asked/requested to (please) = please | i/we need you to = please
  i/we want you to = please | for use by = for | that/which is/are available for (use) (by) = for
  START i/we regret to inform/tell/advise/notify you that = unfortunately,
  , we/i regret to inform/tell/advise/notify you that = , unfortunately
  START i/we regret to tell you (that) = unfortunately,
`;

/** Sentences of small talk that a short text leaves out. */
export const smallTalk = `
  START hope this/my email/message/letter/note finds you (well) END =
  START hoping this email/message/letter/note finds you well END = | START trust this finds you well END =
  START hope this finds you well END = | START i hope this finds you well END =
  START i/we/(i) hope (that) you are (all) (doing/keeping) (very) well (today) END =
  START hope you are (all) (doing/keeping) well END =
  START hope you're (all) (doing/keeping) (well/good/great) END =
  START i/we hope (that) you're (all) (doing/keeping) (well/good/great) END =
  START hope all is well (with) (you) END =
  START i/we hope (that) all is well (with) (you) (and) (yours) END =
  START i/we trust (that) all is well (with) (you) END =
  START i/we trust (that) you are (doing/keeping) well END =
  START i/we trust (that) this email/message/letter finds you well END =
  START i/we hope (that) everything is going (well/ok/okay/great) (with/for) (you) END =
  START i/we hope (that) everything is (well/ok/okay/fine/great) (with) (you) END =
  START hope everything is going well END = | START hope everything is well END =
  START i hope you are having a/an good/great/nice/lovely/wonderful/excellent/pleasant/fantastic day/week/morning/afternoon/evening/start (so) (far) (to) (the/your) (week/day/month/year) END =
  START hope you are having a/an good/great/nice/lovely/wonderful/excellent day/week/morning/afternoon END =
  START i hope you're having a/an good/great/nice/lovely/wonderful/excellent day/week/morning/afternoon END =
  START i hope you had a/an good/great/nice/lovely/wonderful/excellent/pleasant/relaxing/restful/enjoyable weekend/week/day/holiday/break/trip/evening/christmas/easter END =
  START hope you had a/an good/great/nice/lovely/wonderful weekend/week/day/holiday/break/trip END =
  START i hope your week/day/weekend/month is going well (so) (far) END =
  START hope your week/day is going well END = | START how are you (doing) (today) END =
  START how are things (with) (you) END = | START i hope you enjoyed your/the weekend/holiday/break END =
  START hope you enjoyed your/the weekend/holiday/break END =
  START have a (great/good/nice/lovely/wonderful) day/week/weekend/evening (ahead) END =
  START wishing you a (great/good/nice/lovely/wonderful) day/week/weekend (ahead) END =
  START i hope that makes sense END = | START hope that/this makes sense END =
  START hope that/this helps END = | START i hope that/this helps END = | START as always , thank you END =
  START i/we hope (that) this/my email/message/letter/note finds you well END =
  START i/we (sincerely/really/do) hope (that) this/my email/message/letter/note finds you safe and well END =
  START i/we (sincerely/really/do) hope (that) this/my email/message/letter/note finds you in good health/spirits END =
  i/we want/wanted to (quickly) contact you to see/ask/check/know/find whether/if you could/can/might be able to = could you
  i/we want/wanted to (quickly) see/ask/check/know whether/if you could/can/might/would = could you
  i/we want/wanted to (quickly) see/ask/check/know whether/if you could/can/might/would be able to = could you
  i/we want/wanted to (quickly) contact you to see/ask/check whether/if = I wonder if
  i/we want/wanted to (quickly) contact you about/regarding = about
  i/we want/wanted to (quickly) follow up (on/about/with) (you) (on/about) = following up on
  i/we want/wanted to (quickly) check/see whether/if = do you know if
  i/we am/are (just) contacting you about/regarding/because = about
  i/we would like to know if/whether you could/can = could you
  i would like to know if/whether you are able to = can you | can/could you please = please
  would/will you please = please | i/we would like to thank you = thank you
  i/we want to thank you = thank you | i/we would like to = * want to
  i am pleased/happy/delighted to inform/tell/announce (you) that =
  we are pleased/happy/delighted to inform/tell/announce (you) that =
  i/we am/are sorry to inform/tell you that = unfortunately,
  unfortunately , i/we regret to inform/tell you that = unfortunately,
  we are sorry to inform/tell you that = unfortunately,
  i'm/we're sorry to inform/tell you that = unfortunately, | i/we can confirm that =
  i/we would like to confirm that = | i/we can assure you that = | rest assured that =
  you can rest assured that = | you will be pleased/happy/glad to know/hear/learn that =
  you may be interested/aware to know that = | when it comes to = for | in regards to = about
  i/we think (that) it would (probably) be a good/great idea for us to = we should
  it would (probably) be a good/great idea for us to = we should
  it would (probably) be a good/great idea for you to = you should
  it would (probably) be a good/great idea to = we should
  what i/we want/wanted/wish/wished/need/needed to say/tell/explain/mention/ask (to) (you) is (that) =
  what i'd/we'd like to say/tell/explain/mention (you) is (that) =
  what i would like to say/tell/explain/mention (you) is (that) =
  taking the time to get in touch with me/us = contacting * | taking the time to contact = contacting
  taking the time to write = writing | taking the time to read = reading | taking the time to meet = meeting
  taking the time to speak = speaking | taking the time to reply = replying
  taking the time to respond = responding | taking the time to complete = completing
  taking the time to review = reviewing | taking the time to help = helping
  taking the time to share = sharing | taking the time to explain = explaining
  taking the time to send = sending | taking the time to visit = visiting | taking the time to talk = talking
  taking the time to call = calling | taking the time to come = coming | taking the time to attend = attending
  taking the time to apply = applying | taking the time to consider = considering
`;
