/**
 * Providers whose misspellings are certain: the label is five characters or more
 * and no ordinary word or well-known name is one edit away. The first domain of a label is meant when
 * the suffix does not decide.
 */
const strong = `
  gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in yahoo.co.in
  yahoo.co.jp yahoo.com.br yahoo.com.au yahoo.com.ar yahoo.com.mx rocketmail.com hotmail.com hotmail.co.uk hotmail.fr
  hotmail.de hotmail.it hotmail.es outlook.com outlook.fr outlook.de outlook.es windowslive.com icloud.com proton.me
  protonmail.com tutanota.com fastmail.com freenet.de t-online.de posteo.de yandex.ru yandex.com rediffmail.com
  hanmail.net comcast.net verizon.net sbcglobal.net bellsouth.net earthlink.net optonline.net btinternet.com
  virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk wanadoo.fr laposte.net telenet.be bluewin.ch bigpond.com
  optusnet.com.au sympatico.ca seznam.cz zohomail.com
`;

/** Short or ordinary names: guessed only when DNS confirms that the typed domain accepts no mail. */
const weak = `
  live.com live.co.uk live.fr aol.com gmx.de gmx.net gmx.com web.de mail.ru mail.com zoho.com orange.fr free.fr
  libero.it virgilio.it alice.it skynet.be ziggo.nl rogers.com shaw.ca charter.net att.net cox.net naver.com daum.net
  uol.com.br bol.com.br terra.com.br centrum.cz interia.pl onet.pl juno.com
  arcor.de chello.at hispeed.ch scarlet.be hetnet.nl kpnmail.nl xs4all.nl numericable.fr tiscali.it inwind.it
  fastwebnet.it rambler.ru citromail.hu otenet.gr eircom.net kolumbus.fi videotron.ca telus.net windstream.net
  prodigy.net.mx docomo.ne.jp netvigator.com singnet.com.sg iinet.net.au westnet.com.au
`;

/** Real domains one edit from a strong target. */
const real = `
  cloud.com gail.com grail.com gmarl.com mail.com email.com tmail.com protons.com promail.com gmx.com maboo.com yandex.net
  yandex.com yahoos.com outlooks.com freenet.org freenet.net talktalk.com verizon.com comcast.com wanadoo.com
`;

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const strongTargets: readonly string[] = words(strong);
export const weakTargets: readonly string[] = words(weak);
export const realNeighbours: ReadonlySet<string> = new Set(words(real));
