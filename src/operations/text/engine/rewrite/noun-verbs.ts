/** Verbs whose base form, or the form with -s, is as common as a noun: "the repair", "some delays". */
export const nounVerbs: ReadonlySet<string> = new Set(
  `access account act address advance aim amount answer appeal approach arrest ask attack attempt average balance ban
  bank bar base benefit bet bid bill bite block board bomb bond book boost border boss bottom box break breach bridge
  brief broadcast budget build burden burn cable call camp cap care cash cast catch cause chain chair challenge chance
  change charge chart chat check claim clash clean climb close comment compromise concern conduct conflict contact
  contract contrast control copy correct cost cover crack crash credit cross cry cure cut cycle damage date deal
  debate debt decline decrease defect defer delay delegate demand deposit design desire detail dial digest discharge
  discount dislike dismiss dispatch despatch display dispute document dose double doubt draft drain dream dress drink
  drive drop dump duplicate ease effect elect end endeavour endeavor entrance escape estimate exchange excuse exercise
  exhibit exit experience experiment export exposure extract face fail fall favour favor fear feature feed feel fight
  figure file fill film find finish fire fit fix flash flight float flow focus fold follow forecast form freeze front
  fuel function fund gain gather gift grab grant grip ground group guarantee guard guess guide hand handle harm head
  heat help hide hire hit hold hope host hunt hurt impact import impress increase influence initiate input insert
  inquire insult insure interest interview invite issue iron join joke journey judge jump keep kick kill label lack land
  laugh launch lead leak lease leave lend level lie lift light limit line link list live load loan lock look loss love
  mail make map march mark market master match matter mean measure meet mention message mind mine minute miss mistake
  mix model monitor mortgage move murder name need net note notice object offer open operate order outline output
  overlap owe pack pain paint park part pass pause pay peak phone pick picture place plan plant play plot point
  position post power praise present press preview price print process produce profile profit program progress
  project promise promote prompt protest pull pump punch purchase push question queue quit race rain raise range rank
  rate reach read reason rebate recall record recruit reduce refer reference refill reform refund refuse regard
  register regret reject release relief rent repair repeat reply report request rescue research reserve resign
  resolve respect respond rest restart result resume retail retreat return reveal review revise reward ride ring rise
  risk rock roll round rule run rush sack sail sample save scale scan schedule score scrap screen search seat select
  sense sentence serve service set settle shake shape share shift ship shock shoot shop shout show shut sign signal
  sleep slide slip smell smoke snack sort sound span spark speak speed spell spend split spot spread stack staff stage
  stand start state stay steal step stick stock stop store strain stream stress stretch strike study style subject
  submit substitute suffer suggest sum supply support surge survey suspect swap swim swing switch talk tank target
  task taste tax team telephone test text thank think threat tie tip touch tour trace track trade train transfer
  transport travel treat trend trial trick trip trouble trust try turn twist type update upgrade upload upset use value
  view visit voice vote wait wake walk want warn wash waste watch water wave wear weigh welcome whisper will win wish
  witness wonder work worry wound wrap yield default trash guide advise practise practice
  ping buzz ring text message mail bell pop bin can stick bust scam rip con lob toss sack bug nick
  chill blow bomb score flake ghost flip bag`.split(/\s+/),
);

/** Before these a verb stands in its base form. */
const VERB_PLACE = new Set(
  `to can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't mustn't do does
  did don't doesn't didn't not never always also just only really still often usually simply please kindly i you we
  they who which that it he she and or but then let's us me them him i'll we'll you'll they'll it'll he'll she'll i'd
  we'd you'd they'd everyone everybody nobody somebody someone people staff customers residents users guests visitors
  employees members students tenants patients passengers kindly help helps helped , : ; ( gonna wanna gotta lemme
  hereby immediately carefully regularly if there so when`.split(/\s+/),
);

/** Whether a word before a form of a verb lets it be one, where that form is a noun as well. */
export function isVerbPlace(before: string): boolean {
  return VERB_PLACE.has(before) || /[a-z]{3}ly$/.test(before);
}
