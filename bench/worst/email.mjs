/** Domains in many scripts, and addresses that are long. Each domain is looked up in a DNS that has no such name. */
const domain = (i) => `${'b\u00fccher-\u6f22\u5b57.'.repeat(12)}x${i}.example`;
const many = (addressOf) => Array.from({ length: 50 }, (_, i) => addressOf(i));

const batches = {
  '50 domains in other scripts': many((i) => `a@${domain(i)}`),
  '50 long domains in other scripts': many(
    (i) => `${'a'.repeat(60)}@${'\u6f22'.repeat(50)}.${'\u5b57'.repeat(20)}${i}.example`,
  ),
  '50 addresses with tags': many((i) => `${'a+b.'.repeat(15)}@gmail${i}.com`),
  '50 slips': many((i) => `a@gmial${i}.con`),
  '50 texts that are not addresses': many(() => '@'.repeat(1000)),
  '50 quoted local parts': many((i) => `"${'\\"'.repeat(30)}"@b${i}.example`),
};

export const emailCases = [
  ...Object.entries(batches).map(([name, emails]) => ({
    operation: 'email.verify_batch',
    name,
    path: '/v1/email/verify/batch',
    body: JSON.stringify({ emails }),
  })),
  {
    operation: 'email.verify_batch',
    name: '64 KB of brackets',
    path: '/v1/email/verify/batch',
    body: '['.repeat(65_000),
  },
  {
    operation: 'email.verify',
    name: 'a long address',
    path: '/v1/email/verify',
    body: JSON.stringify({ email: `${'a.'.repeat(31)}a@${domain(0)}` }),
  },
  {
    operation: 'email.verify',
    name: '16 KB of one address',
    path: '/v1/email/verify',
    body: JSON.stringify({ email: `${'a.'.repeat(8000)}a@b.example` }),
  },
  { operation: 'email.verify', name: 'an address, GET', path: '/v1/email/verify?email=ada%40gmial.com' },
];
