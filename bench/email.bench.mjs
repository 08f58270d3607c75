/**
 * E-mail verification against validator and isemail (syntax), mailcheck (typos) and deep-email-validator (the
 * whole, without DNS), and against the limits of a service: JSON, memory, start.
 */
import { ok, strictEqual } from 'node:assert';
import { parseAddress, suggestDomain, verifyEmail } from '../dist/operations/email/index.js';
import { doubtful, hostile, typical } from './email/addresses.mjs';
import { measureBatch, measureIndex } from './email/measure.mjs';
import { compare, peer } from './harness.mjs';

const validator = (await peer('validator'))?.default;
const isemail = (await peer('isemail'))?.default;
const mailcheck = (await peer('mailcheck'))?.default;
const deep = await peer('deep-email-validator');

const octets = (texts) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const all = (texts, run) => () => {
  for (const text of texts) run(text);
};

/** Typical addresses of together as many octets as the hostile ones. */
const asLong = typical.slice(0, Math.round((typical.length * octets(hostile)) / octets(typical)));

const none = new Set();
const found = { kind: 'found', exchanges: [{ preference: 10, host: 'mx.example.org' }] };
const needs = {
  resolver: { open: () => ({ lookup: async () => found }) },
  domainLists: { current: async () => ({ blocked: none, allowed: none }) },
};
const options = { validateMx: false, validateSMTP: false };
const some = typical.filter((_, i) => i % 15 === 0).slice(0, 50);

function suggestByMailcheck(domain) {
  let found;
  mailcheck.run({ email: `ada@${domain}`, suggested: ({ domain }) => (found = domain) });
  return found;
}

const index = measureIndex();

await compare({
  group: 'email',
  title: 'Email Verify',
  peers: ['validator', 'isemail', 'mailcheck', 'deep-email-validator'],
  rows: [
    {
      name: `syntax of ${typical.length} typical addresses`,
      unit: 'time',
      candidates: {
        sundry: all(typical, parseAddress),
        ...(validator && { validator: all(typical, (text) => validator.isEmail(text)) }),
        ...(isemail && { isemail: all(typical, (text) => isemail.validate(text)) }),
      },
      targets: { validator: 0.55 },
      verify: all(typical, (text) => {
        ok(parseAddress(text));
        if (validator) ok(validator.isEmail(text));
        if (isemail) ok(isemail.validate(text));
      }),
    },
    {
      name: 'syntax of hostile texts',
      unit: 'time',
      candidates: {
        sundry: all(hostile, parseAddress),
        'typical addresses of as many octets': all(asLong, parseAddress),
        ...(validator && { validator: all(hostile, (text) => validator.isEmail(text)) }),
        ...(isemail && { isemail: all(hostile, (text) => isemail.validate(text)) }),
      },
      targets: { 'typical addresses of as many octets': 20 },
    },
    {
      name: `slips among ${doubtful.length} domains`,
      unit: 'time',
      candidates: {
        sundry: all(doubtful, suggestDomain),
        ...(mailcheck && { mailcheck: all(doubtful, suggestByMailcheck) }),
      },
      targets: { mailcheck: 0.2 },
      verify: () => {
        strictEqual(suggestDomain('gmial.com'), 'gmail.com');
        if (mailcheck) strictEqual(suggestByMailcheck('gmial.com'), 'gmail.com');
      },
    },
    {
      name: 'a whole address without DNS, 50 of them',
      unit: 'time',
      candidates: {
        sundry: async () => {
          for (const email of some) await verifyEmail(email, needs);
        },
        ...(deep && {
          'deep-email-validator': async () => {
            for (const email of some) await deep.validate({ email, ...options });
          },
        }),
      },
      targets: { 'deep-email-validator': 1 },
      verify: async () => {
        strictEqual((await verifyEmail(some[0], needs)).valid, true);
        if (deep) strictEqual((await deep.validate({ email: some[0], ...options })).valid, true);
      },
    },
    {
      name: 'a batch of 50 over HTTP with nothing to ask',
      unit: 'cpu',
      candidates: await measureBatch(),
      targets: { 'a JSON echo': 10 },
    },
    {
      name: 'the index of throw-away domains in memory',
      unit: 'bytes',
      candidates: { sundry: index.bytes, '4 MB': 4_000_000 },
      targets: { '4 MB': 1 },
    },
    {
      name: 'the index of throw-away domains, to load',
      unit: 'cpu',
      candidates: { sundry: index.milliseconds, '40 ms': 40 },
      targets: { '40 ms': 1 },
    },
  ],
});
