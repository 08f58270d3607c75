import type { Operation } from '../../operation.ts';
import { fixedDns } from './example-dns.ts';
import { disposableVersion } from './lists/disposable-version.generated.ts';
import { type VerifyRequest, type VerifyResult, verifyRequest, verifyResult } from './schema.ts';
import type { EmailNeeds } from './verify.ts';

export const verifyAddress = {
  id: 'email.verify',
  summary: 'Verify an e-mail address',
  description:
    'Tells whether an address accepts mail, and every doubt about it: its syntax, the mail hosts of its ' +
    'domain (by DNS over HTTPS), disposable domains, role accounts, typos in the domain and random keys. ' +
    'No connection to a mail host is made, so whether the mailbox exists is not known.\n\n' +
    'A malformed address is a result like any other. Where DNS does not answer, domain_has_mx is null and the ' +
    'reason says `dns lookup failed`: that says nothing about the address.\n\n' +
    'Prefer POST: an address in a URL ends up in logs and histories.',
  routes: [
    { method: 'GET', path: '/v1/email/verify' },
    { method: 'POST', path: '/v1/email/verify' },
  ],
  input: verifyRequest,
  subject: { member: 'email', lines: true },
  output: { media: { 'application/json': { schema: verifyResult } } },
  limits: { bodyBytes: 16_384 },
  answerBytes: (requestBytes) => 16_384 + 4 * requestBytes,
  needs: ['resolver', 'domainLists'],
  data: { disposable: disposableVersion },
  examples: [
    {
      title: 'A plain address, with a plus-tag',
      input: { email: 'Ada.Lovelace+shop@gmail.com' },
      needs: fixedDns({
        'gmail.com MX': {
          kind: 'found',
          exchanges: [
            { preference: 10, host: 'alt1.gmail-smtp-in.l.google.com' },
            { preference: 5, host: 'gmail-smtp-in.l.google.com' },
          ],
        },
      }),
    },
    {
      title: 'A typo in the domain',
      input: { email: 'ada@gmial.com' },
      needs: fixedDns({ 'gmial.com MX': { kind: 'no_data' } }),
    },
    { title: 'A malformed address', input: { email: 'ada@gmail,com' } },
  ],
  run: async ({ email }: VerifyRequest, needs: EmailNeeds) => {
    // Loaded with the first call: the lists are two megabytes that a start without e-mail does not need.
    const { verifyEmail } = await import('./verify.ts');
    return { kind: 'json', value: await verifyEmail(email, needs) };
  },
} as const satisfies Operation<VerifyRequest, VerifyResult>;
