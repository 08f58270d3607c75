import type { Operation } from '../../operation.ts';
import { fixedDns } from './example-dns.ts';
import {
  type VerifyBatchRequest,
  type VerifyBatchResult,
  verifyBatchRequest,
  verifyBatchResult,
} from './schema.ts';
import type { EmailNeeds } from './verify.ts';

export const verifyAddressBatch = {
  id: 'email.verify_batch',
  summary: 'Verify up to 50 e-mail addresses',
  description:
    'Verifies each address as /v1/email/verify does. One batch is one call.\n\n' +
    'Each domain is looked up once, whatever its case and form, and at most 45 DNS queries are made for a batch; ' +
    'cached answers cost none. Domains are looked up in their order. For those that are not reached, ' +
    'domain_has_mx is null and the reason says `dns budget exhausted`: send them again.',
  routes: [{ method: 'POST', path: '/v1/email/verify/batch' }],
  input: verifyBatchRequest,
  subject: { member: 'emails' },
  output: { media: { 'application/json': { schema: verifyBatchResult } } },
  limits: { bodyBytes: 65_536 },
  answerBytes: (requestBytes) => 524_288 + 2 * requestBytes,
  needs: ['resolver', 'domainLists'],
  examples: [
    {
      title: 'Two addresses of a guest list',
      input: { emails: ['grace@example.org', 'info@mailinator.com'] },
      needs: fixedDns({
        'example.org MX': { kind: 'found', exchanges: [{ preference: 10, host: 'mail.example.org' }] },
        'mailinator.com MX': { kind: 'found', exchanges: [{ preference: 1, host: 'mail.mailinator.com' }] },
      }),
    },
  ],
  run: async ({ emails }: VerifyBatchRequest, needs: EmailNeeds) => {
    const { verifyEmails } = await import('./verify.ts');
    const results = await verifyEmails(emails, needs);
    return { kind: 'json', value: { count: results.length, results } };
  },
} as const satisfies Operation<VerifyBatchRequest, VerifyBatchResult>;
