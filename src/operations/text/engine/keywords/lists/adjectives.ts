/** Adjectives and numerals that say little about what a text is on: no key term begins or ends with one. */
export const plainAdjectives = `
  cubic square
  able absolute actual additional adequate afraid alive alone amazing ancient angry annual apparent
  appropriate available average aware awful bad basic beautiful best better big bigger biggest billion
  bitter blind bold bored boring brave brief bright broad busy calm capable careful casual certain cheap
  cheaper cheapest cheerful clean clear clever close cold comfortable common complete complex confident
  considerable consistent constant content convenient cool correct crazy crowded crucial curious current
  damp dangerous dark dead dear decent deep deeper definite delicious delighted desperate different
  difficult direct dirty disappointed distant double dozen dry due dull eager earlier earliest early easier
  easiest easy effective efficient eight eighteen eighty elegant eleven empty encouraging enormous entire
  equal essential eventual everyday evident exact excellent exceptional excited exciting exclusive expensive
  extensive extra extraordinary extreme fair faithful familiar famous fancy fantastic far fast faster
  fastest favorite favourite few fifteen fifth fifty final fine firm first fit five flat foolish former
  fortunate forty four fourteen fourth free frequent fresh friendly frightened full fun funny further future
  general generous gentle genuine glad good gorgeous gradual grand grateful great greater greatest half
  handy happy hard harder harsh healthy heavier heavy helpful hidden high higher highest honest horrible hot
  huge hundred hungry ideal identical ill immediate important impossible impressive inadequate incredible
  independent individual inevitable initial innocent intense interested interesting invisible jealous joint
  keen key kind large larger largest last late later latest lazy least legitimate less likely limited little
  live local lonely long longer longest loose lost loud lovely low lower lowest lucky mad main major massive
  mere mild million minimal minor minute missing mixed moderate modern modest more most multiple narrow
  natural near nearby nearest neat necessary negative nervous new newer newest next nice nine nineteen
  ninety noisy normal notable noticeable numerous obvious occasional odd ok okay old older oldest once only
  open opposite optional ordinary original other outstanding overall own pale partial particular past
  perfect permanent personal plain pleasant pleased plenty polite poor popular positive possible
  potential powerful practical precise present pretty previous primary prior private probable prompt proper
  proud punctual pure quick quicker quiet random rapid rare raw ready real realistic reasonable recent
  regular relative relevant reliable reluctant remaining remarkable respective responsible rich right rough
  round rude sad safe safer same satisfied scarce second secondary secret selected senior sensible separate
  serious seven seventeen seventy several severe shallow sharp short shorter sick significant silent silly
  similar simple single six sixteen sixth sixty slight slow slower small smaller smallest smart smooth
  so-called soft sole solid sore special specific spectacular splendid stable steady steep stiff straight
  strange strict strong stronger strongest stupid subsequent substantial successful such sudden sufficient
  suitable super superb sure surprised surprising sweet tall ten terrible terrific thick thin third thirteen
  thirty thorough thousand three thrilled tight tiny tired top total tough traditional tremendous true
  twelve twenty twice two typical ugly unable unaware unclear unexpected unfortunate unhappy unique unknown
  unlikely unnecessary unpleasant unusual upper upset urgent useful useless usual utter vague valid valuable
  various vast violent visible vital warm warmer weak weaker wealthy weird welcome wet whole wide wider
  widespread wild willing wise wonderful worried worse worst worth worthwhile wrong young younger youngest
  zero
`;

/** Adverbs beside those in -ly, and words of greeting and of e-mail headers. */
export const adverbs = `
  hi hello hey dear thanks thank regards cheers sincerely greetings sorry congratulations re fwd ps nb fyi asap tbd tba cc bcc
  abroad actually afterwards ahead alike almost alone already altogether anymore anyway apart apparently
  approximately aside away backwards barely basically beforehand besides carefully certainly clearly closely
  completely constantly currently daily definitely directly downstairs downward early easily effectively
  elsewhere entirely equally especially essentially eventually exactly extremely fairly finally firstly
  forever formerly fortunately forward frequently fully furthermore generally gently gradually greatly
  hardly heavily highly home honestly hopefully hourly immediately increasingly indoors initially inside
  instead largely lately later likewise literally mainly meanwhile merely monthly moreover mostly nearby
  nearly necessarily neither nevertheless newly nonetheless normally notably nowadays obviously occasionally
  officially only originally outdoors outside overall overnight particularly partly perfectly perhaps
  personally possibly potentially precisely presumably previously primarily probably promptly properly
  quarterly quickly quietly rapidly rarely readily really recently regularly relatively repeatedly roughly
  sadly secondly seriously sharply shortly significantly similarly simply slightly slowly smoothly somehow
  sometime somewhat somewhere soon specifically steadily straight strictly strongly subsequently
  successfully suddenly sufficiently surely surprisingly thereby thoroughly thus tightly together tomorrow
  tonight totally truly twice typically ultimately unexpectedly unfortunately upstairs upward usually vastly
  virtually weekly whenever wherever widely worldwide yearly yesterday yet
`;
