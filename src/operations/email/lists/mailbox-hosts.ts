/**
 * Domains of the mail hosts of providers whose mailboxes a firm or a person has for years, each with an account and most
 * of them paid for, and of the filters that firms put before their mail. Free forwarding, hosting panels and registrars
 * are left out: services of throw-away addresses use those.
 */
const domains = `
  google.com googlemail.com smtp.goog outlook.com office365.us mx.microsoft protonmail.ch messagingengine.com icloud.com
  zoho.com zoho.eu zoho.in zoho.com.au zohomail.com tutanota.de mailbox.org emailsrvr.com hey.com
  mimecast.com mimecast-offshore.com pphosted.com ppe-hosted.com barracudanetworks.com iphmx.com messagelabs.com
  trendmicro.com trendmicro.eu hornetsecurity.com fireeyecloud.com mailcontrol.com
`;

const mailboxHosts: ReadonlySet<string> = new Set(domains.trim().split(/\s+/));

/** Whether a mail host, ASCII in lower case, is one of those providers. */
export function isMailboxHost(host: string): boolean {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    if (mailboxHosts.has(name)) return true;
  }
  return false;
}
