/** Whether a host name always means this machine (RFC 6761 6.3). Lower case, with or without a last dot. */
export function isLocalName(host: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(host);
}
