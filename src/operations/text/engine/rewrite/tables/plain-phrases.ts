/** Stiff openings, closings and turns, and what people say instead. */
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
  at the present/current time/moment = right now | at present = right now | presently = now
  forthwith/immediately = right away | without delay = right away | with immediate effect = starting now
  effective immediately = starting now | with effect from = from | effective > # = from
  hitherto/heretofore = until now | thus far = so far | to date = so far | until such time as = until
  prior to = before | previous to = before | subsequent to = after | subsequently = later
  thereafter = after that | afterwards = later | following > receipt = after | upon receipt of = when you get
  on receipt of = when you get | upon arrival = when you get here | upon completion (of) = after | upon = on
  on a regular basis = regularly | on an annual basis = every year | on a daily basis = every day
  on a monthly basis = every month | on a weekly basis = every week | per annum = a year | per day = a day
  per week = a week | per month = a month | for the duration of = during | in the course of = during
  throughout the duration of = during | in advance of = before | no later than = by | not later than = by
  on or before = by | the aforementioned = this | hereafter = from now on
  please find attached/enclosed/below = here's | attached/enclosed please find = here's
  please refer to/see the attached/enclosed = check out the attached | please refer to = check out
  please see = check out | kindly/please refer = check | in accordance with = following
  in compliance with = following | in conformity with = following | in line with = following
  pursuant to = under | as per = as | per your request = like you asked | as per your request = like you asked
  as requested = like you asked | as discussed = like we said
  as previously/we discussed/mentioned/agreed = like we said
  as mentioned/stated/noted (above/below/earlier/previously) = like I said
  as stipulated/specified/outlined in = like it says in
  with regard/regards/respect/reference/relation to = about
  in regard/regards/relation/reference/respect to = about | in connection with = about | in respect of = about
  on the subject/matter/topic of = about | regarding/concerning = about | relating to = about
  relevant to = about | on behalf of = for | on account of = because of | owing/due to = because of
  due/owing to the fact that = because | in view/light of the fact that = because
  given/considering (the) (fact) that = since | in view/light of = because of
  as a result/consequence of = because of | by virtue/reason of = because of | for the reason that = because
  for this/that reason (,) = so | as a result/consequence (,) = so
  consequently/accordingly/therefore/thus/hence (,) = so | in consequence = so
  however/nevertheless/nonetheless (,) = but | START however/nevertheless/nonetheless , = but
  ; however/nevertheless/nonetheless , = but | notwithstanding = despite | whilst = while | amongst = among
  whereas = while | moreover/furthermore/additionally (,) = also, | in addition (,) = also,
  in addition to = on top of | as well as = and | in order to = to | in order that = so | so as to = to
  for the purpose/purposes of = for | with a view to = for | with the intention/aim of = for
  in the event/case that = if | in the event/case of = if there's | in case of = if there's
  provided/providing that = if | on condition that = if | on the condition that = if
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
  information > !desk/system/technology/security/board/centre/center/sheet/pack = info
  further > !to/notice/# = more | additional/supplementary = extra | sufficient = enough
  of sufficient size = big enough | a sufficient number/amount/quantity of = enough
  insufficient = not enough | adequate = good enough | numerous = lots of
  a (large/great/significant/considerable/substantial) number of = a lot of
  a (large/great/significant/considerable/substantial) amount/quantity/deal of = a lot of
  a majority of = most | the majority of = most | a multitude/plethora/abundance/wealth of = lots of
  a variety/range of = all kinds of | substantial/significant/considerable/sizeable = big
  extremely/exceedingly/exceptionally/highly/most > difficult/important/busy/happy/grateful/pleased/likely/unlikely/unusual/useful = really
  very > !# = really | satisfactory/acceptable = OK | unsatisfactory/unacceptable = not OK
  pleased/delighted = happy | dissatisfied/displeased = unhappy | difficult = hard
  challenging/arduous/onerous = tough | straightforward = easy | expensive/costly = pricey
  inexpensive = cheap | at no (additional/extra) cost/charge (to) (you) = for free | fortunate = lucky
  unfortunate = a shame | fortunately = luckily | unfortunately/regrettably (,) = sadly, | perhaps = maybe
  virtually = almost | primarily/principally/predominantly = mainly | frequently = often
  occasionally = sometimes | rapidly/promptly/swiftly/expeditiously = quickly | initially = at first
  ultimately/eventually = in the end | merely/solely = only | indeed = | incorrect/erroneous = wrong
  defective/faulty/inoperative = broken | ill/unwell/indisposed = sick | intoxicated = drunk
  fatigued = tired | vehicle/automobile = car | vehicles/automobiles = cars | beverage = drink
  hereby/herewith = | henceforth = from now on | will be unable to = won't be able to | approximately = about
  START i/we regret to inform/advise/tell you that = sorry, but | START i/we regret that = sorry, but
  it is essential/imperative/vital/crucial that = it's really important that | free of charge/cost = for free
  please accept my/our (sincere/sincerest/deepest) apologies for = sorry about
  the (vast/great/large/overwhelming) majority of > the/our/my/your/these/those/his/her/their/its/them/us = most of
  gratis = for free
`;
