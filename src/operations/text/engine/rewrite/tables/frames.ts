/** Wordy frames of offices, and the short words a careful writer at work prefers. */
export const wordyFrames = `
  in view/light of the fact that = because | due/owing to the fact that = because
  on account of the fact that = because | because of the fact that = because
  by virtue of the fact that = because | for the (simple) reason that = because
  given the fact that = given that | considering the fact that = considering that
  despite/notwithstanding the fact that = although | in spite of the fact that = although
  regardless of the fact that = although | apart/aside from the fact that = except that
  in the event that = if | until such time as = until | for the purpose of = for | for the purposes of = for
  with the exception of = except | in order to = to | so as to = to | so as not to = not to
  in order that = so that | at this point in time = at present | at this moment in time = at present
  at that point in time = then | at the present time/moment = at present | in the near future = soon
  in close proximity to = near | on a daily basis = daily | on a weekly basis = weekly
  on a monthly basis = monthly | on a yearly/annual basis = annually | on an annual basis = annually
  on a regular basis = regularly | a large/great/considerable/significant number of = many
  a sufficient number/amount/quantity of = enough | the (vast) majority of = most | in excess of = more than
  during the course of = during | in the course of = during | for the duration of = during
  with regard/regards/respect to = regarding | in regard/regards/relation to = regarding
  in reference to = regarding | in connection with = regarding | on the subject/matter/topic of = about
  as to whether = whether | the question as to whether = whether | whether or not = whether
  each and every = every | any and all = all | first and foremost (,) = first,
  in a timely manner/fashion = promptly | it should be noted that = please note that
  please be advised/informed/aware that = please note that | at the end of the day , = ultimately,
  what i/we/you need to do is (to) = * need to | needless to say , = | it goes without saying that =
  as a matter of fact (,) = in fact, | ~make a decision about/on/regarding = ~decide_on | ~make use of = ~use
  ~come to the conclusion that = ~conclude that | ~give consideration to = ~consider
  am/are in receipt of = have received | is in receipt of = has received | prior to = before
  subsequent to = after | in spite of = despite | rules and regulations = rules | null and void = void
  over and above = beyond
  the (vast/great/large/overwhelming) majority of > the/our/my/your/these/those/his/her/their/its/them/us = most of
`;
