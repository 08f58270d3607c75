const plain = `
  accept acknowledge add adjust advise allow apply approve arrange arrive ask assemble assign attach attend avoid be
  become begin bring build buy calculate cancel carry cease choose clarify clear collect come complete comply
  confirm connect consider consult continue copy create decide deliver delete describe destroy disable discard discuss
  display disregard do download drive drop eat empty enable ensure enter evacuate examine explain extend fasten
  fetch fill find finish fix follow forget forward gather get give go hand hold include inform insert inspect install
  join keep knock lend let listen leave lock look maintain make meet mention mind move notify obey observe obtain open
  pack pay perform pick place prepare present prevent proceed produce provide pull push put quit read reboot recall
  reconsider recycle refer refrain refund register reinstall reload remain remember remind remove renew repeat replace
  reply report request reschedule resend reserve reset resolve respond restart restore resubmit retain retrieve return
  review save scan schedule secure select send separate show sign sit speak specify stay stop store submit subscribe
  surrender switch take talk tell throw tidy transfer try turn type unplug update upgrade upload vacate verify wait
  walk wash wear withdraw write reach inform stick swipe tap wipe rinse dispose familiarize familiarise
  cover call click change check clean close contact copy cut deposit email file help label mail mark note
  number order park phone plan post print process quote record research ring ship shut sort start test text
  track use view visit vote watch water work address answer book charge
`;

/** Verbs that begin a command. */
export const commandVerbs: ReadonlySet<string> = new Set(plain.trim().split(/\s+/));

/** Of those the ones that are as common as nouns or adjectives: they need an object to be a command. */
export const nounLike: ReadonlySet<string> = new Set(
  `address answer book call change charge check clean click close complete contact copy cover cut deposit email file
  fix forward help hold label lock look mail mark mind move note number open order pack park pay phone place plan post
  present print process produce quote record refund repeat reply report request research reserve return review ring
  save scan schedule secure separate ship show sign sort start stay stop store switch talk test text track
  transfer try turn type update upgrade upload use view visit vote wait walk wash watch water work approximate
  clear empty drop dispute display knock insert extract purchase support transport supply stick tap drive
  quit find finish`.split(/\s+/),
);

/** Words that follow a command and hardly ever a noun that begins a sentence. */
export const objectStarts: ReadonlySet<string> = new Set(
  `a an the my your his her its our their this that these those any all each every no another both it them me us him
  everyone everything anything in into on onto off out up down over back away for to from with at by before after
  until as if whether when what which who how where why here there immediately now today tomorrow again only not
  more sure carefully online directly promptly quickly early regularly once twice one two three four through and or
  against about within without between during asap tight`.split(/\s+/),
);
