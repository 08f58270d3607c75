/** English verbs that everyday texts are full of, as in a dictionary: their forms are made by rule. */
export const verbs = `
  end rebook climb sell keep call allege attract ascend await bake ban beat bend blend boast bounce breed brush bury
  chat cheer chew clash cling comply concern confine convince crawl creep crush cry cure dare dedicate delight deploy descend
  deter dine dip disrupt drop dump edit elect embark erode evacuate evolve excel expire exploit extinguish flatten flourish
  flatter forfeit freeze frown gather glow greet hail halt handle harvest heal heed imprison inhabit intervene invade
  knock lament learn lean litter long lure mend mourn nod nurture oblige overhaul oversee peel perish persist plead plunge poison
  praise preach prevail prolong quote rain reckon recount reopen repay resume rot scrub seize shelter shiver shrug sigh
  slam soar sob specialise specialize stare starve stem straighten stray strip stumble surge tackle tempt thrive tolerate
  topple treat trust undermine uncover unfold unite usher vow wander warm whisper wield wipe yawn
  accept accompany achieve acknowledge acquire adapt add adjust admire admit adopt advertise advise affect
  afford agree aim allow announce annoy anticipate apologise apologize appear apply appoint appreciate
  approve argue arise arrange arrive ascertain ask assemble assess assign assist assume assure attach attain
  attend avoid awake ban be bear become beg begin behave believe belong bind bite blame bleed bless blow
  boil borrow bother bought break bring broaden build burst buy calculate cancel carry catch cease choose
  chop cite claim clarify clean clear cling close collapse collect combine come commence comment commit
  communicate compare compete compile complain complete comply compose comprise compute conceal concede
  conceive conclude conduct confess confirm confuse connect conquer consider consist constitute construct
  consult consume contain continue contribute convert convey convince cook cope correspond cost count cover
  create creep criticise criticize deal debate decide declare decline decorate decrease deduct deem defeat
  defend define delay delete deliver demonstrate deny depart depend depict deploy derive describe deserve
  destroy detect determine develop devise devote die differ dig diminish disagree disappear disappoint
  discard discharge disclose discontinue discover discuss dislike dismiss display disrupt dissolve
  distinguish distribute disturb divide donate double download drag draw dread drift drive drown earn eat
  edit educate elect eliminate embrace emerge emit emphasise emphasize employ enable enclose encounter
  encourage endorse endure enforce engage enhance enjoy enlarge enrich enrol enroll ensure enter entertain
  entitle equip erase escape establish estimate evaluate examine exceed exclude excuse execute exert exhibit
  exist expand expect explain explode explore expose express extend extract face facilitate fail faint fall
  fasten fear feed feel fetch fight figure fill find finish fit fix fled flee float fly focus follow forbid
  forecast foresee forget forgive form foster found freeze fulfil fulfill gain gather generate get give go
  govern grab graduate grant grasp greet grew grind grow guarantee guess guide halve handle hang happen harm
  hate have hear help hesitate hide highlight hire hit hold hop hope hug hunt hurry hurt identify ignore
  illustrate imagine impact implement imply import impose impress improve include incorporate increase incur
  indicate induce infer influence inform inherit inhibit initiate injure insert insist inspect inspire
  install instruct insure integrate intend interact interfere interpret interrupt introduce invent invest
  investigate invite involve issue jeopardise join joke judge jump justify keep kick kill kneel knit knock
  know lack laid last laugh launch lay lead lean leap learn leave lend lengthen let lie lift like link
  listen live locate lock look lose love lower maintain make manage manufacture march mark marry match
  matter mean measure meet melt mention merge met migrate mind minimise minimize miss mistake mix modify
  monitor motivate mount move multiply name need neglect negotiate nominate notice notify observe obtain
  occupy occur offer omit open operate oppose order organise organize originate outline overcome overlook
  overtake owe own pack park participate pass pay perceive perform permit persist persuade pick plan plant
  play point ponder possess post postpone pour praise pray precede predict prefer prepare prescribe present
  preserve press presume pretend prevent proceed process proclaim produce progress prohibit promise promote
  prompt pronounce propose protect prove provide publish pull punish purchase pursue push put qualify quit
  quote raise rank reach react read realise realize rebuild recall receive recognise recognize recommend
  reconsider record recover recruit recycle redeem redesign reduce refer reflect refuse regain regard regret
  regulate reinforce reject rejoin relate relax release relocate rely remain remember remind remove renew
  renovate rent reopen repair repeat repel replace reply report represent request require rescue resemble
  resent reserve resign resist resolve respect respond rest restore restrict result resume retain retire
  retreat retrieve return reveal reverse review revise reward rewrite rid ride ring rise risk roll rub ruin
  rule run rush sail satisfy save say scan scare scatter schedule scrap scratch scream search secure see
  seek seem select sell send separate serve set settle sew shake share sharpen shed shine shoot shop shorten
  shout show shrink shut sign simplify sing sink sit skip sleep slide slip smash smell smile solve sort
  sound spare speak specify spend spill spin split spoil spot spread squeeze stand stare start state stay
  steal steer step stick stimulate stink stir stop store strengthen stress stretch strike strive struggle
  submit substitute succeed suffer suggest suit summarise summarize supervise supply support suppose surpass
  surprise surrender surround survive suspect suspend sustain swallow swap swear sweep swim swing switch
  take talk taste teach tear tell tempt tend terminate test thank think threaten thrive throw tie tighten
  touch trace track trade train transfer transform translate transmit transport travel treat trigger trim
  triple trust try turn undergo understand undertake unite unlock unveil update upgrade uphold upload upset
  urge use utilise utilize value vanish vary verify view violate visit vote wait wake walk want warn wash
  waste watch weaken wear weave weigh welcome widen win wipe wish withdraw withhold withstand witness wonder
  work worry wrap write yell yield
`;

/** Of these and others, the plain form and that in -s are as often nouns (a report, the costs). */
export const nounsToo = `
  call climb litter hail halt harvest shelter strip surge trust overhaul bounce breed cure poison treat glow cheer stem plunge
  whisper beat blend brush crush boast clash chat dip dump exploit lure vow
  access aim attempt ban benefit blame borrow break care cause chair challenge change charge chase check
  claim comment complain cost count crack crash credit cross cure cut cycle damage dance deal debate decline
  decrease defeat delay demand design desire display double doubt download draft dream dress drift drill
  drink drive drop edit effect escape estimate exchange exhibit experience export express fall fear feature
  figure file film fire flood flow fly focus force forecast form freeze fuel fund gain glance grant grip
  guarantee guess guide hand handle harm head heat highlight hire host hunt impact import increase influence
  insert interest invite issue joke judge label lack land last launch lead leak lift light limit line link
  list load lock loss mail march mark market match measure milk mistake mix model monitor move name note
  notice object offer order outline pack paint park pass peak pick picture place plan plant play plot point
  post power practice praise present press price process produce progress project promise prompt protest
  pull purchase push quote race rain raise range rank rate reach record refund regard regret release rent
  repair repeat reply report request rescue research reserve rest result return reverse review reward ride
  ring rise risk rock roll rub ruin rule rush sail sale sample save scan scare schedule scrap scratch scream
  search seat sense sentence sequence service shake shape share shed ship shock shoot shop shout sign sleep
  slide smell smile sound staff stage stamp state steam step store storm stream stress stretch strike
  struggle study supply support surge surprise survey suspect target tax test thank time tip tour trace
  track trade traffic train transfer transport travel treat trial trigger trim trip trouble update upgrade
  upload upset value view vote walk waste watch water wave welcome witness work
`;

/** Past forms and participles that no rule makes. */
export const irregularForms = `
    arose ate awoke bade became began begot begun bent bet bitten bled blew blown bore born borne bought broke
  broken brought built burnt came caught chose chosen clung crept dealt did done drank drawn drew driven
  drove drunk dug eaten fallen fed fell felt fled flew flown forbade forbidden forgave forgiven forgot
  forgotten fought found froze frozen gave given gone got gotten grew ground grown had heard held hid hidden
  hung hurt kept knelt knew known laid lain lay leant learnt led left lent lit lost made meant met mistaken
  mistook outdid outgrew overcame overtaken overtook paid proved proven quit ran rang rebuilt resold
  rewritten rewrote ridden risen rode rose rung said sang sank sat saw seen sent sewn shaken shed shone
  shook shot shown shrank shrunk slept slid sold sought spat spent spilt split spoke spoken sprang spread
  spun stank stole stolen stood strode strove struck stuck stung sung sunk swam swept swore sworn swum swung
  taken taught thought threw thrown told took tore torn trod undergone understood undertaken undertook
  underwent undid upheld went wept withdrawn withdrew withheld withstood woke woken won wore worn wound wove
  woven written wrote wrung
`;
