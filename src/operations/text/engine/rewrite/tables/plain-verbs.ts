/** Stiff verbs, and what people say instead. */
export const plainVerbs = `
  ~require = ~need | ~be required to = ~have to | is required to = has to | are required to = have to
  am required to = have to | was/were required to = had to | be required to = have to
  ~purchase > !order/orders/price/date/# = ~buy | ~inquire/~enquire = ~ask | inquire/enquire about = ask about
  ~inquire/~enquire whether = ~ask if | ~commence = ~start | commencement = start | ~initiate = ~start
  ~terminate = ~end | ~endeavour/~endeavor = ~try | ~strive to = ~try to | ~seek to = ~try to
  ~utilise/~utilize = ~use | utilisation/utilization = use
  ~assist me/us/you/him/her/them/# (with/in) = ~help * with | ~assist = ~help | assistance = help
  ~acquire = ~get | ~procure = ~get | ~provide me/us/you/him/her/them/# with = ~give *
  ~furnish me/us/you/him/her/them with = ~give * | ~supply me/us/you/him/her/them with = ~give *
  ~inform me/us/you/him/her/them/# of/about = ~let $1 know about
  ~inform me/us/you/him/her/them/# that = ~let * know
  ~inform me/us/you/him/her/them/# > immediately/promptly/when/if/as/in/once/whether/END = ~let * know
  ~inform > !# = ~tell | ~notify me/us/you/him/her/them/# of/about = ~let $1 know about
  ~notify me/us/you/him/her/them/# > immediately/promptly/when/if/as/in/once/that/whether/by/END/before/should = ~let * know
  ~notify = ~tell
  ~advise me/us/you/him/her/them/# (of) > when/if/whether/that/what/which/how/of/END = ~let * know
  ~request that = ~ask that | ~request > a/an/the/your/our/my/that/any/some/further/more/additional = ~ask_for
  ~request you/him/her/them to = ~ask * to | upon/on request = if you ask | ~demonstrate = ~show
  ~indicate = ~show | ~illustrate = ~show | ~reside = ~live | residence > !permit/hall/halls = home
  ~retain = ~keep | ~respond to = ~answer | in response to = about | unable to attend = unable to make it to
  ~depart = ~leave | ~arrive at = ~get to | ~construct = ~build | ~repair = ~fix | ~rectify = ~fix
  ~remedy = ~fix | ~investigate = ~look into | ~examine = ~look at | ~ascertain = ~find out
  ~establish whether = ~find_out if | ~verify = ~check | ~discover = ~find out | ~locate = ~find
  ~complete > the/this/your/our/a form/application/survey/questionnaire = ~fill in
  ~finalise/~finalize = ~finish | ~cease = ~stop | ~desist = ~stop | refrain from = avoid
  ~postpone = ~put_off | ~submit = ~send in | ~transmit = ~send | ~remit = ~send
  ~consume > food/alcohol/drinks/beverages = ~have | are/is permitted to = can
  is/are not permitted to = can't | ~enable you/us/me/them to = ~let * | ~ensure (that) = ~make sure
  ~facilitate = ~help with | ~undertake to = ~promise to | i/we apologise/apologize for = sorry about
  i/we apologise/apologize = sorry | ~convene = ~meet | ~converse = ~talk | ~consult (with) = ~talk to
  ~mention > that = ~say | ~increase > by/to/from = ~go up | ~decrease > by/to/from = ~go down
  ~enhance = ~improve | ~modify/~amend = ~change | ~alter = ~change | amendment = change
  amendments = changes | modifications = changes | ~adhere to = ~stick to | ~comply with = ~follow
  ~abide by = ~stick to | ~vacate = ~leave | ~relocate = ~move | relocation > !# = move
  ~accompany = ~come with | ~await = ~wait for | ~elect to = ~choose to | ~encounter = ~run into
  ~reimburse me/us/you/him/her/them for = ~pay * back for | ~reimburse = ~pay_back | ~expire = ~run out
  ~conceal = ~hide | ~eliminate = ~get rid of | ~dispose of = ~get rid of | ~deactivate = ~turn off
  ~activate = ~turn on | ~illuminate = ~light up | ~extinguish = ~put out | ~malfunction = ~play_up
  ~occur = ~happen | ~transpire = ~happen | has been approved = got the go-ahead
  have been approved = got the go-ahead | ~authorise/~authorize = ~OK | ~grant you/us/me/them = ~give *
  ~object to = ~mind | ~prohibit = ~ban | is (strictly) prohibited = isn't allowed | ~forbid = ~ban
  ~impede = ~block | ~obstruct = ~block | ~proceed to > the = ~go to | ~proceed with = ~go ahead with
  ~proceed = ~go ahead | ~enter > the/our/this/your building/room/office/car/hall/site/house/shop = ~go into
  ~recruit = ~hire | ~arrange = ~set up | ~reschedule = ~move | ~presume = ~guess | ~wish to = ~want to
  ~be obliged to = ~have to | is obliged to = has to | are obliged to = have to | ~be compelled to = ~have to
  ~be delighted/pleased to = ~be happy to | ~be aware of = ~know about | ~be aware that = ~know
  ~relinquish = ~give up | ~surrender = ~hand over | ~disseminate = ~spread | ~donate = ~give
  ~participate in = ~join in | participants = people taking part | ~partake = ~join_in | ~telephone = ~call
  in contact = in touch | ~acknowledge receipt of = ~get | ~review > the/your/our/this/it/these = ~look over
  ~attain = ~reach | ~specify > the/which/your/what/whether = ~say | ~stipulate = ~say | ~clarify = ~clear up
  ~elaborate on = ~say more about | ~expedite = ~speed up | ~accelerate = ~speed up | ~preserve = ~keep
  ~safeguard = ~protect | ~receive > a/an/the/your/our/my/any/this/it/# = ~get
  ~attend > the/this/our/a/my/your = ~make_it_to | ~arrive > at = ~get
  ~complete > the/this/your/our = ~finish
  ~complete the/this/your/our/a form/application/survey/questionnaire/registration = ~fill in * *
  ~allow us/me/you/him/her/them to = ~let * | ~permit us/me/you/him/her/them to = ~let *
  ~exit the/a/our = ~leave * | ~discuss > the/this/your/our/it/any/how/what/# = ~talk about
  ~provide > a/an/the/your/our/any/some/more/details/information = ~give | ~prevent * from = ~stop * from
  ~schedule > a/an/the/your/our = ~set up | remain = stay | remains = stays | remained = stayed
  ~collect > your/my/the/it/them parcel/package/order/key/keys/ticket/tickets/badge/children/child/from/at/between/before/after/on/by/car/bag/bags/luggage/belongings = ~pick up
  ~dispatch/~despatch = ~send | ~respond > within/by/before/as/soon/END = ~reply
  ~resume > work/on/at = ~start again | are (strictly) prohibited = aren't allowed
  ~contact me/us/him/her/them/you = ~get in touch with * | please contact = please get in touch with
  ~contact your/the/our > doctor/team/office/support/landlord/manager/helpdesk/school = ~get in touch with $1
  ~conduct > a/an survey/review/interview/test/check/audit = ~do | ~attempt to = ~try to
  ~delay > the/our/your/us/it = ~hold up | ~contribute > to/towards/# = ~chip in
  ~reserve > a/your/my/our/the seat/seats/table/room/place/spot = ~book
  ~discontinue > the/this/our/all = ~stop | ~obtain > a/an/the/your/our/my/any = ~get
  ~organise/~organize > a/an/the/our/this = ~set up | ~intend to = ~plan to | ~neglect to = ~forget to
  ~participate in = ~join in | ~distribute > the/a/these/this/our/your = ~hand out
  ~discard > the/your/any/all/it/them = ~throw out | ~notify me/us/you/him/her/them = ~let * know
  ~reimburse me/us/you/him/her/them = ~pay * back
`;
