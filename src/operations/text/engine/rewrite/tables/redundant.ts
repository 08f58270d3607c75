/** Pairs that say a thing twice: the word that is enough. */
export const redundantPairs = `
  absolutely essential/necessary/crucial/vital = * | completely essential/necessary/crucial/vital = *
  totally essential/necessary/crucial/vital = * | vitally essential/necessary/crucial/vital = *
  very essential/necessary/crucial/vital = * | absolutely/completely certain/sure = sure
  actual facts/fact = * | true facts = facts | basic fundamentals/essentials/necessities = *
  added bonus = bonus | additional extra/bonus/added = * | advance/prior preview = preview
  end result/outcome/product = * | future plans/prospects/developments = *
  past history/experience/experiences/memories/records = * | past history/experience = *
  previous history/experience = * | prior history/experience = * | free gift/gifts = *
  new innovation/innovations/invention/inventions/initiative/beginning/recruit = *
  unexpected surprise/emergency = * | close/personal proximity = proximity | close scrutiny/inspection = *
  careful scrutiny = scrutiny | complete/total/entire opposite = opposite
  completely eliminate/eliminated/destroyed/finished/full/empty/unique/surrounded/unanimous/different/new/annihilated/filled/opposite = *
  totally eliminate/eliminated/destroyed/finished/full/empty/unique/surrounded/unanimous/different/new/annihilated/filled/opposite = *
  entirely eliminate/eliminated/destroyed/finished/full/empty/unique/surrounded/unanimous/different/new/annihilated/filled/opposite = *
  fully eliminate/eliminated/destroyed/finished/full/empty/unique/surrounded/unanimous/different/new/annihilated/filled/opposite = *
  very unique/perfect/ideal/excellent/unanimous/final = *
  most unique/perfect/ideal/excellent/unanimous/final = *
  absolutely unique/perfect/ideal/excellent/unanimous/final = *
  totally unique/perfect/ideal/excellent/unanimous/final = *
  completely unique/perfect/ideal/excellent/unanimous/final = *
  quite unique/perfect/ideal/excellent/unanimous/final = *
  rather unique/perfect/ideal/excellent/unanimous/final = * | each individual/separate = each
  separate/different individual = individual | every individual = every
  personal opinion/friend/belief/view = * | general consensus/public = * | consensus of opinion = consensus
  joint collaboration/cooperation = * | mutual collaboration/cooperation = * | mutual agreement/respect = *
  originally created/started = * | original source/founder/creator = * | overused cliche = cliche
  short summary = summary | briefly summarise/summarize = * | current status/incumbent/trend = *
  currently underway/ongoing/available/existing = *
  still remains/remain/continues/continue/persists/persist = * | still continue to = continue to
  false pretence/pretense = * | foreign imports = imports | hot water heater = water heater
  important essentials = essentials | invited guests = guests | knowledgeable expert/experts = *
  local residents = residents | minor details = details | natural instinct = instinct | fresh start/starts = *
  passing fad = fad | pre-booked/prebooked in advance = booked | pre-order/preorder in advance = order
  ~book in advance = ~book | ~plan in advance = ~plan | ~warn in advance = ~warn
  ~reserve in advance = ~reserve | present incumbent = incumbent | present time = present
  regular routine = routine | safe haven = haven | similar/same in nature = * | small speck = speck
  sum/total total = total | sudden impulse = impulse | temper tantrum = tantrum | tiny bit/little = little
  two/both twins = twins | ultimate goal/outcome = * | usual custom/habit = *
  various/different kinds/types/sorts of = various | various different = various
  many different/various = many | several different = several | visible to the eye = visible
  whole entire = entire | written down = written | first began/started = * | initially began/started = *
  in the morning hours = in the morning | hopes and dreams = hopes | null and void = void
  rules and regulations = rules | policies and procedures = policies | goals and objectives = goals
  aims and objectives = aims | wants and needs = needs | needs and requirements = needs
  hope and trust = trust | hope and expect = expect | full and complete = complete
  complete and total/utter = complete | full and total = full | true and correct/accurate = correct
  true and genuine = genuine | various and sundry = various | any and all = all | each and every = every
  first and foremost = first | one and only = only | over and above = beyond | over and done with = over
  over and out = over | part and parcel = part | peace and quiet = quiet | pick and choose = choose
  safe and secure/sound = safe | ~help and assist/support = ~help | ~assist and help/support = ~help
  help and assistance/support = help | advice and guidance = advice
  ~plan and organise/organize/prepare = ~plan | ~review and check/examine/evaluate = ~review
  ~check and verify/confirm = ~check | ~monitor and track/control = ~monitor | cease and desist = stop
  due and payable = due | fair and equitable/reasonable = fair | final and conclusive = final
  fit and proper = fit | give and grant = give | have and hold = have | last and final = last
  merge and combine = merge | new and improved/novel/innovative = new | old and outdated = outdated
  prompt and timely/immediate/speedy = prompt | quick and speedy/fast/rapid = quick
  simple and easy/straightforward = simple | easy and simple/straightforward = easy
  clear and concise/transparent/understandable = clear | careful and thorough/cautious = careful
  thoughts and ideas/opinions = ideas | ideas and suggestions = suggestions
  comments and feedback/suggestions = comments | issues and problems/concerns = problems
  problems and issues = problems | questions and queries/concerns = questions
  important and significant/essential/crucial/vital = important | necessary and essential/required = necessary
  essential and necessary = essential | honest and truthful/frank = honest | open and honest = open
  helpful and useful = helpful | useful and helpful = useful | basic and fundamental = basic
  unique and special/different = unique | happy and pleased/glad = happy
  sincere and honest/genuine = sincere | ways and means = ways | time and effort/energy = effort
  in the year > # = in | in the month of = in | on the date of = on | at the hour of = at | the sum of > # =
  a distance of > # = | a period of > # = | a total of > # = | a duration of > # =
  for a (total) period/duration of = for | all throughout = throughout
  throughout the entire/whole = throughout the | during the (entire) period = during | in between = between
  from whence = whence | near to = near | up above = above | down below = below | still yet = yet
  but yet/however/nevertheless = but | and also = and | and in addition = and | and furthermore = and
  as well as = and | or alternatively = or | if in case = if | both together/alike = both
  equally as = equally | such as for = such as | just/only exactly = exactly | might/may possibly/perhaps = $1
  can possibly/potentially = can | could possibly/potentially = could | perhaps/maybe possibly = perhaps
  is currently/presently = is | are currently/presently = are | currently/presently > !# = now
  at present = now
  previously/formerly/originally > scheduled/planned/booked/agreed/announced/ordered/arranged/discussed/sent/stated =
  own personal = own | my own personal = my | you yourself/yourselves = you | i myself = I | we ourselves = we
  personally i = I | and so therefore = so | so therefore = so | thus therefore = so | so as a result = so
  so consequently = so | the month/city/town/state of > # = | at a price/cost of > # = for
  may possibly = may
`;
