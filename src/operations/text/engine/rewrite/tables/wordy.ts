/** Wordy phrases, and the short ones. */
export const wordyPhrases = `
  in order to = to | in order for = for | so as to = to | so as not to = not to
  for the purpose/purposes of = for | for the (sole) purpose of = for | for this purpose = for this
  with the aim to = to | in an effort/attempt to = to | in a bid to = to | as a means/way of = for
  as a way to = to | due/owing to the fact that = because | because of the fact that = because
  on account of (the) (fact) (that) = because | in view/light of the fact that = because
  given/considering the fact that = since | by virtue of the fact that = because
  on the grounds that = because | for the (simple) reason that = because | the reason why/that = why
  the reason for this/which is that = because | the reason is because = because | as a result of = because of
  as a consequence of = because of | by reason/virtue of = by | as a result (,) = so
  as a consequence (,) = so | for this/that reason (,) = so | it is for this reason that = so
  owing/due to = because of | in light/view of = given | in consideration of = considering
  taking into consideration/account = considering | take into consideration/account = consider
  taken into consideration/account = considered | takes into consideration/account = considers
  with regard/regards/respect/reference/relation to = about
  in regard/regards/relation/reference/respect to = about | in connection with = about
  on the subject/matter/topic/issue of = about | as regards = about | pertaining/relating to = about
  concerning/regarding the matter/issue/subject/question of = about | the question as to whether = whether
  as to whether = whether | whether or not = whether | as to how/why/what/when/where = *
  in relation to = about | as far as * is concerned (,) = for *
  as far as the/your/my/our * is concerned (,) = for * * | despite/notwithstanding the fact that = although
  in spite of the fact that = although | regardless of the fact that = although
  irrespective of the fact that = although | even in spite of = despite | in spite of = despite
  regardless of whether or not = regardless of whether | apart from the fact that = except that
  with the exception of = except | except for the fact that = except that
  with the exception that = except that | other than the fact that = except that
  if it were not for = but for | not withstanding = despite | in the event that = if
  in the (unlikely) event that = if | in the (unlikely) event of = if there is | on condition that = if
  on the condition that = if | under circumstances in/where which = when | under the condition that = if
  in situations/cases/instances where = when | in situations/cases/instances in which = when
  in a situation/case in which/where = when | provided/providing that = if | if and when = when
  unless and until = until | until such time as/that/when = until | until such time = until
  if it is the case that = if | it is often/frequently/usually the case that = often
  in many/most cases/instances/situations (,) = usually | in some cases/instances (,) = sometimes
  in almost all/every cases/instances/instance = almost always | in the majority of cases/instances = usually
  in no case = never | under no circumstances (should/whatsoever) = never | in any case/event (,) = anyway,
  at that point/moment (in/of) time = then | at any (given) point/moment in time = at any time
  at this point/moment/juncture in time = now | at this (moment) (in) time = now
  at this point/stage/juncture = now | at the present/current time/moment/juncture = now | at present = now
  at the moment = now | as of now/today/yet = * | in this day and age = today
  in today's (modern) (day) world/age (,) = today, | in the (modern) world (of) today (,) = today,
  at that point/moment in time = then | at that point/moment/juncture = then | at the/that time when = when
  at such time as/when = when | at the (same) time as = while | at the same time = meanwhile
  during the course of = during | in the course of = during | over the course of = over
  during the time that/when = while | during the period/process of/when = during
  for the duration of = during | for a period of = for | for the period of = for | over a period of = over
  within a period of = within | for the time being = for now | in the near/immediate future = soon
  in the not too distant future = soon | at some point in the future = later
  at some point (in) (time) = sometime | at a later date/time/stage = later
  at a future/subsequent date/time = later | in the future > !# = later | in due course/time = soon
  in the meantime/interim (,) = meanwhile, | in the past = previously
  up until/till/to > !date/speed/# = until | up to now = so far | up until/till now = so far
  up to the present/this (time/point) = so far | to date > !# = so far | prior to = before
  prior to the start/time/beginning of = before | previous to = before | in advance of = before
  subsequent to = after | following on from = after | after the conclusion of = after
  upon/following the completion of = after | at your convenience = when convenient | as and when = when
  each and every time (that) = whenever | every (single) time that = whenever | every single time = every time
  on each/every occasion (that/when) = whenever | on those/the occasions/occasion when/that = when
  on a daily basis = daily | on a weekly basis = weekly | on a monthly basis = monthly
  on a yearly/annual basis = yearly | on an annual basis = yearly | on a quarterly basis = quarterly
  on a regular/frequent basis = regularly | on a (more) frequent basis = often
  on a temporary basis = temporarily | on a permanent basis = permanently | on a voluntary basis = voluntarily
  on an hourly basis = hourly | on an ongoing/continuous/continual basis = continually
  on a case-by-case basis = case by case | on an individual basis = individually
  on a part-time basis = part-time | on a full-time basis = full-time
  on a first-come , first-served basis = first come, first served
  on two/three (separate/different) occasions = * times | on one occasion = once
  on more than one occasion = repeatedly | from time to time = sometimes
  every now and then/again = sometimes | once in a while = sometimes | over and over (again) = repeatedly
  time and (time) again = repeatedly | again and again = repeatedly | all of a sudden = suddenly
  in a timely/prompt fashion/manner = promptly | in a timely/prompt and * manner/fashion = promptly
  in a/an careful manner/fashion/way = carefully | in a/an quick manner/fashion/way = quickly
  in a/an safe manner/fashion/way = safely | in a/an proper manner/fashion/way = properly
  in a/an professional manner/fashion/way = professionally | in a/an polite manner/fashion/way = politely
  in a/an clear manner/fashion/way = clearly | in a/an efficient manner/fashion/way = efficiently
  in such a manner/way/fashion that/as = so that | in such a way as to = to
  in the same way/manner as/that = like | in a similar way/manner/fashion to = like
  in a different way/manner = differently | in a/an effective manner/fashion/way = effectively
  in a/an appropriate manner/fashion/way = appropriately | in a/an orderly manner/fashion/way = in order
  with immediate effect = now | effective immediately = now | the day/date on which/when = when
  the time at which/when = when | the year in which = when | the place where = where
  the way in which/that = how | the manner/fashion in which = how | the extent to which = how far
  the degree to which = how much | the process by which = how | the fact that = that
  a large/great/huge/vast/significant/considerable/substantial/high/good number of = many
  a sufficient number/amount/quantity of = enough | an adequate number/amount of = enough
  a small/limited number of = a few | a number of (different) = several
  a (great/vast/large/overwhelming) majority of = most
  the (great/vast/large/overwhelming) majority of = most | a majority of = most
  the greater/largest/better part of = most of
  a large/great/significant/considerable/substantial/huge/vast amount/quantity/proportion/deal/volume of = much
  a lot of > !# = many | lots of = many | a wide/broad/whole/diverse range/variety/array/selection of = many
  a variety/range/multitude/multiplicity/plethora/host/wealth/myriad of (different/various) = many
  many (and) various/different = many | various different = various | several/many different = *
  quite a few = several | a pair of two = two | the total/sum (number) of > !# =
  all of the/my/your/our/these/those/his/her/their = all * | both of the/my/your/our/these/those = both *
  half of the = half the | some/many/most of the different/various = * of the
  each and every one of = each of | each and every = every | any and all = all | one and all = all
  any and every = every | every single/last = every | every one of the = every
  one of the reasons = one reason | in excess of = over | more than enough = enough
  no less/fewer than = at least | no more than = at most | not more than = at most
  up to a maximum of = up to | a maximum of = up to | a minimum of = at least
  approximately/about/around/roughly approximately/about/around/roughly = about
  somewhere in the region/neighbourhood/neighborhood/vicinity of = about
  in the region/neighbourhood/neighborhood/vicinity of = about | in the (immediate) vicinity of = near
  in (close) proximity to = near | in the direction of = towards | in the midst of = amid | inside of = inside
  outside of = outside | off of = off | located/situated in/at/on/near = $2 | large/small/big in size = *
  few/many in number = * | round/square/oval in shape = *
  red/blue/green/black/white/yellow/grey in colour/color = * | heavy in weight = heavy
  period/point of time = time | rarely/seldom ever = rarely | same exact = same | exact same = same
  one and the same = the same | the very same = the same | the same identical = the same
  the question of whether = whether | by means of = by | by way of = by | through the use of = with
  with the help/aid/assistance of = with | with the use of = with | is because of = is due to
  that/which will be taking place = | that/which will be held = | that/which is taking place =
  that/which will take place = | that/which is being held = | that/which took place =
  taking place = happening | which was held = held | it is requested that = please
  it is recommended/suggested/advised that you = you should | you are advised to = you should
  it is advisable to = you should | in compliance with = following | in conjunction with = with
  in combination with = with | in addition to which = also | in association with = with
  in cooperation/collaboration with = with | in contrast to/with = unlike | in keeping with = following
  in reference to = about | in favour/favor of = for | in opposition to = against
  in the hope/hopes that = hoping | in the absence of = without | on behalf of = for
  on the assumption that = if | on the understanding that = if | on top of the fact that = besides
  to a (large/great/certain/considerable) extent/degree = partly | to some extent/degree = partly
  to such an extent/degree that = so much that | up to the point where/that = until
  with reference to the fact that = as | within the realm of possibility = possible
  within the confines/boundaries of = within | without further ado/delay = now | as a general rule = usually
  more often than not = usually | nine times out of ten = usually | for the most part = mostly
  in most respects = mostly | in some/many/certain/all respects = * ways
  in every/each instance/case = always | in the same way = likewise | in spite of that = still
  if (it) (were/is) not for (the) (fact) (that) = without | despite (the) (existence) of = despite
  with each passing day = daily | day in and day out = daily | at a rapid/fast pace/rate/speed = fast
  at a slow pace/rate/speed = slowly | the majority of = most
  a small/tiny/limited amount/quantity of = a little | a handful of = a few | a good/great many = many
  a great deal of = much | a great deal = much | a considerable amount/number of = many
  considerable amounts/numbers of = many | large numbers/amounts/quantities of = many | not a single = no
  none at all = none | at all > !times/costs/cost/levels/hours/the/our/# = | made up of = of
  comprised/composed of = of | a person who is = a | those people who = those who | anyone who is = anyone
  one which/that is = one | something that is = something | anything that is = anything
  everything that is = everything | the thing that = what | in a place where = where
  the amount of time (that) = how long | the length of time (that) = how long | amount of time = time
  a short time/while ago = recently | a long time/while ago = long ago | not long ago = recently
  for a short (period) (of) time/while = briefly | in a short (period/amount) (of) time = soon
  sometime soon = soon | very soon = soon | right now = now | once a day = daily | once a week = weekly
  once a month = monthly | once a year = yearly | a couple times = twice | on the basis of = based on
  in accordance with = under | on numerous/several/many/various occasions = $1 times
  the (vast/great/large/overwhelming) majority of > the/our/my/your/these/those/his/her/their/its/them/us = most of
`;
