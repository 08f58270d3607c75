/** Stiff words, and what people say instead. */
export const plainWords = `
  ~require = ~need | ~be required to = ~have to | is required to = has to | are required to = have to
  am required to = have to | was/were required to = had to | be required to = have to
  ~purchase > !order/orders/price/date/# = ~buy | ~inquire/~enquire = ~ask
  inquire/enquire about = ask about | ~inquire/~enquire whether = ~ask if | ~commence = ~start
  commencement = start | ~initiate = ~start | ~terminate = ~end | termination = end
  ~endeavour/~endeavor = ~try | ~attempt to = ~try to | ~strive to = ~try to | ~seek to = ~try to
  ~utilise/~utilize = ~use | utilisation/utilization = use
  ~assist me/us/you/him/her/them/# (with/in) = ~help * with | ~assist = ~help | assistance = help
  ~obtain = ~get | ~acquire = ~get | ~procure = ~get | ~provide me/us/you/him/her/them/# with = ~give *
  ~furnish me/us/you/him/her/them with = ~give * | ~supply me/us/you/him/her/them with = ~give *
  ~inform me/us/you/him/her/them/# (of/about) = ~let * know about
  ~inform me/us/you/him/her/them/# that = ~let * know
  ~inform me/us/you/him/her/them/# > immediately/promptly/when/if/as/in/once/whether/END = ~let * know
  ~inform > !# = ~tell | ~notify me/us/you/him/her/them/# (of/about) = ~let * know about
  ~notify me/us/you/him/her/them/# > immediately/promptly/when/if/as/in/once/that/whether/by/END/before/should = ~let * know
  ~notify = ~tell
  ~advise me/us/you/him/her/them/# (of) > when/if/whether/that/what/which/how/of/END = ~let * know
  ~advise = ~tell | ~request that = ~ask that
  ~request > a/an/the/your/our/my/that/any/some/further/more/additional = ~ask_for
  ~request you/him/her/them to = ~ask * to | upon/on request = if you ask | ~demonstrate = ~show
  ~indicate = ~show | ~illustrate = ~show | ~reside = ~live | residence > !permit/hall/halls = home
  ~remain = ~stay | ~retain = ~keep | ~respond to = ~answer | ~respond = ~reply | in response to = about
  unable to attend = not able to make it to | ~depart = ~leave | ~arrive at = ~get to | ~construct = ~build
  ~repair = ~fix | ~rectify = ~fix | ~remedy = ~fix | ~resolve = ~sort_out | ~investigate = ~look into
  ~examine = ~look at | ~determine = ~find out | ~ascertain = ~find out | ~establish whether = ~find_out if
  ~verify = ~check | ~discover = ~find out | ~locate = ~find | ~select = ~pick
  ~complete > the/this/your/our/a form/application/survey/questionnaire = ~fill in | ~conclude = ~end
  ~finalise/~finalize = ~finish | ~discontinue = ~stop | ~cease = ~stop | ~desist = ~stop
  refrain from = avoid | ~postpone = ~put_off | ~defer = ~put off | ~submit = ~send in | ~transmit = ~send
  ~dispatch/~despatch = ~send | ~remit = ~send | ~collect = ~pick up
  ~consume > food/alcohol/drinks/beverages = ~have | are/is permitted to = can
  is/are not permitted to = can't | ~enable you/us/me/them to = ~let * | ~ensure (that) = ~make sure
  ~facilitate = ~help with | ~conduct > a/an/the/our/this = ~do | ~perform > a/an/the/our/this/all = ~do
  ~undertake to = ~promise to | ~undertake = ~do | ~anticipate = ~expect
  i/we apologise/apologize for = sorry about | i/we apologise/apologize = sorry | ~convene = ~meet
  ~converse = ~talk | ~communicate (with) = ~talk to | ~consult (with) = ~talk to | ~state > that = ~say
  ~mention > that = ~say | ~increase > by/to/from = ~go up | ~decrease > by/to/from = ~go down
  ~diminish = ~shrink | ~augment = ~add to | ~enhance = ~improve | ~modify/~amend = ~change
  ~alter = ~change | amendment = change | amendments = changes | modifications = changes
  ~adhere to = ~stick to | ~comply with = ~follow | ~observe > the/our/these/this = ~follow
  ~abide by = ~stick to | ~vacate = ~leave | ~relocate = ~move | relocation > !# = move
  ~accompany = ~come with | ~await = ~wait for | ~elect to = ~choose to | ~possess = ~have
  ~encounter = ~run into | ~reimburse me/us/you/him/her/them (for) = ~pay * back for
  ~reimburse = ~pay_back | ~compensate = ~pay | ~exceed = ~go over | ~expire = ~run out | ~conceal = ~hide
  ~eliminate = ~get rid of | ~dispose of = ~get rid of | ~discard = ~throw_out | ~install = ~put in
  ~deactivate = ~turn off | ~activate = ~turn on | ~illuminate = ~light up | ~extinguish = ~put out
  ~ignite = ~light | ~operate = ~run | ~function = ~work | ~malfunction = ~play_up | failed to = didn't
  ~neglect to = ~forget to | ~occur = ~happen | ~transpire = ~happen | ~decline = ~turn down
  has been approved = got the go-ahead | have been approved = got the go-ahead
  been approved = been given the OK | ~authorise/~authorize = ~OK | ~grant you/us/me/them = ~give *
  ~object to = ~mind | ~prohibit = ~ban | is/are (strictly) prohibited = isn't_allowed | ~forbid = ~ban
  ~impede = ~block | ~obstruct = ~block | ~suspend = ~stop | ~resume = ~start again
  ~recommence = ~start again | ~proceed to = ~go to | ~proceed with = ~go ahead with | ~proceed = ~go ahead
  ~enter > the/a/our/this/your = ~go into | ~employ > a/the = ~use | ~recruit = ~hire | ~dismiss = ~fire
  ~resign = ~quit | ~arrange = ~set up | ~organise/~organize = ~set up | ~reserve = ~book
  ~reschedule = ~move | ~recommend = ~suggest | ~propose = ~suggest | ~presume = ~guess
  ~consider = ~think about | ~contemplate = ~think about | ~desire = ~want | ~wish to = ~want to
  ~intend to = ~plan to | intends/intend to = plans to | ~be obliged to = ~have to | is obliged to = has to
  are obliged to = have to | ~be compelled to = ~have to | ~be delighted/pleased to = ~be happy to
  ~be aware of = ~know about | ~be aware that = ~know | ~relinquish = ~give up | ~surrender = ~hand over
  ~distribute = ~hand out | ~disseminate = ~spread | ~donate = ~give | ~contribute = ~chip_in
  ~participate in = ~join in | ~participate = ~join_in | participants = people taking part
  ~partake = ~join_in | ~telephone = ~call | ~contact = ~get in touch with | in contact = in touch
  ~correspond with = ~write to | ~acknowledge receipt of = ~get
  ~review > the/your/our/this/it/these = ~look over | ~supervise = ~run | ~oversee = ~run | ~attain = ~reach
  ~maintain > the/a/our/your = ~keep up | ~restore = ~bring back | ~substitute = ~swap
  ~accumulate = ~build up | ~allocate = ~set aside | ~designate = ~name
  ~specify > the/which/your/what/whether = ~say | ~stipulate = ~say | ~clarify = ~clear up
  ~elaborate on = ~say more about | ~expedite = ~speed up | ~accelerate = ~speed up | ~delay = ~hold up
  ~preserve = ~keep | ~safeguard = ~protect | ~receive > a/an/the/your/our/my/any/this/it/# = ~get
  ~attend > the/this/our/a/my/your = ~make_it_to | ~arrive > at = ~get
  ~complete > the/this/your/our = ~finish
  ~complete the/this/your/our/a form/application/survey/questionnaire/registration = ~fill in * *
  ~allow us/me/you/him/her/them to = ~let * | ~permit us/me/you/him/her/them to = ~let *
  ~exit the/a/our = ~leave * | ~remove > the/your/any/all/it/# = ~take_away
  ~discuss > the/this/your/our/it/any/how/what/# = ~talk about
  ~provide > a/an/the/your/our/any/some/more/details/information = ~give
  ~replace > the/your/our/it/this/# = ~swap | ~approve > the/your/our/this/# = ~OK
  ~prevent * from = ~stop * from | ~cancel > the/your/our/my/this/it = ~call off
  ~believe > that/it/the/this/we/you = ~think | ~reduce > the/our/your/costs = ~cut
  ~schedule > a/an/the/your/our = ~set up
`;
