/**
 * Domains that published lists call disposable and that people really write from, by the evidence. What is below them is
 * not disposable either.
 */
const domains = [
  // On the allow list of disposable/disposable or of amieiro/disposable-email-domains.
  `angi.com caliburn.us cbamboo.com e2estudios.com facebookmail.com file-up.fr lendscape.com purple.dev shitware.nl
  sibmail.com sudomail.com tmxnet.com vfemail.net zamana.com`,
  // Once on the allow list of disposable-email-domains: mailboxes and aliases that are kept.
  `atomicmail.io belt.io kennedy808.com liamekaens.com manybrain.com safe-mail.net sneakemail.com snkmail.com snkml.com`,
  // Taken off the list of disposable-email-domains by its keepers: domains of a firm or of a person.
  `33mail.com acentri.com emil.com gynzy.at gynzy.es gynzy.gr gynzy.info gynzy.lt gynzy.mobi gynzy.pl gynzy.ro gynzy.sk
  iwi.net letmeinonthis.com sudolife.me sudolife.net sudomail.biz sudomail.net sudoverse.com sudoverse.net sudoweb.net
  sudoworld.com sudoworld.net`,
  // Reported by their owners to the keepers of such lists.
  `cheezoo.com codingliteracy.com miam.kd2.org`,
  // What is below it are addresses whose suffix was written twice: gmail.com.com.
  `com.com`,
];

export const realDomains: ReadonlySet<string> = new Set(domains.flatMap((list) => list.split(/\s+/)));
