import type { Reach } from '../../formats/ip/reach.ts';

/** Classifies an address; tests pass one that treats a second loopback address as public. */
export type JudgeAddress = (address: string) => Reach;

/** Whether a host name always means this machine (RFC 6761 6.3). Lower case, with or without a last dot. */
export function isLocalName(host: string): boolean {
  return /(?:^|\.)localhost\.?$/.test(host);
}
