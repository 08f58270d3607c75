import { MAX_EXCHANGES } from '../../needs.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';

/** Input of /v1/email/verify. */
export const verifyRequest = {
  type: 'object',
  required: ['email'],
  'x-other-names': [{ member: 'email', names: ['address', 'addr', 'mail', 'email_address'] }],
  properties: {
    email: {
      type: 'string',
      pattern: '\\S',
      'x-expected': 'a text that is not blank',
      'x-sensitive': true,
      'x-raw-plus': true,
      description: 'The address. White space around it is dropped; a malformed address is answered, too.',
      examples: ['ada.lovelace@gmail.com'],
    },
  },
} as const satisfies ObjectSchema;

/** Input of /v1/email/verify/batch. */
export const verifyBatchRequest = {
  type: 'object',
  required: ['emails'],
  'x-other-names': [{ member: 'emails', names: ['addresses', 'mails', 'email_addresses', 'list'] }],
  properties: {
    emails: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      'x-sensitive': true,
      items: { type: 'string', 'x-sensitive': true },
      description: 'The addresses. Each gets a result, in this order; the same one twice gets two.',
      examples: [['ada@example.com', 'info@example.org']],
    },
  },
} as const satisfies ObjectSchema;

const checks = {
  type: 'object',
  required: [
    'syntax',
    'domain_has_mx',
    'mx_hosts',
    'disposable',
    'role_account',
    'free_provider',
    'typo_suggestion',
    'gibberish_local',
  ],
  properties: {
    syntax: {
      type: 'boolean',
      description: 'Whether it is an address that mail can be sent to (RFC 5321, RFC 6531).',
    },
    domain_has_mx: {
      anyOf: [{ type: 'boolean' }, { type: 'null' }],
      description:
        'Whether the domain has a mail host, or an address in place of one. null where DNS did not answer.',
    },
    mx_hosts: {
      type: 'array',
      maxItems: MAX_EXCHANGES,
      items: { type: 'string' },
      description: 'The mail hosts in the order to try them. Empty when none is named.',
    },
    disposable: { type: 'boolean', description: 'Whether the domain gives disposable addresses.' },
    disposable_evidence: {
      type: 'string',
      enum: ['operator', 'reviewed', 'merged'],
      description:
        "The list it is on: the operator's, one whose keepers look at each domain, or a merge of many. The merged one " +
        'alone does not decide where a large provider keeps the mailboxes of the domain. Left out where it is on none.',
    },
    role_account: { type: 'boolean', description: 'Whether it names a role, such as info@ or support@.' },
    free_provider: {
      type: 'boolean',
      description:
        'Whether anyone can have a mailbox there. A fact, not a fault: it does not lower the score.',
    },
    typo_suggestion: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'The domain that was probably meant.',
    },
    gibberish_local: {
      type: 'boolean',
      description: 'Whether the part before the @ looks typed at random. A guess.',
    },
  },
} as const satisfies ObjectSchema;

const verdictProperties = {
  valid: {
    type: 'boolean',
    description: 'True when the syntax is right, the domain accepts mail and is not disposable.',
  },
  score: {
    type: 'integer',
    minimum: 0,
    maximum: 100,
    description: '100 without any finding, 0 for a malformed address.',
  },
  reason: {
    type: 'string',
    'x-headline': true,
    'x-not-known': ['dns lookup failed', 'dns budget exhausted'],
    description: '`ok`, or the findings joined by `; `.',
  },
  checks: { ...checks, description: 'What was found, check by check.' },
} as const satisfies Record<string, Schema>;

const email = { type: 'string', description: 'The address as it was sent.' } as const satisfies Schema;

/** Answer of /v1/email/verify. */
export const verifyResult = {
  type: 'object',
  description: 'What is known of the address.',
  required: ['email', 'normalized', 'valid', 'score', 'reason', 'checks'],
  properties: {
    email,
    normalized: {
      type: 'string',
      description: 'In lower case, and without plus-tag (and at Gmail dots) at providers that ignore them.',
    },
    ...verdictProperties,
  },
} as const satisfies ObjectSchema;

/** Answer of /v1/email/verify/batch. */
export const verifyBatchResult = {
  type: 'object',
  description: 'One result for each address, in the order sent.',
  required: ['count', 'results'],
  properties: {
    count: { type: 'integer', description: 'How many results there are.' },
    results: {
      type: 'array',
      'x-headline': true,
      description: 'The results, in the order of the addresses.',
      items: {
        type: 'object',
        required: ['email', 'valid', 'score', 'reason', 'checks'],
        properties: { email, ...verdictProperties },
      },
    },
  },
} as const satisfies ObjectSchema;

export type VerifyRequest = ValueOf<typeof verifyRequest>;
export type VerifyBatchRequest = ValueOf<typeof verifyBatchRequest>;
export type VerifyBatchResult = ValueOf<typeof verifyBatchResult>;

type BatchItem = VerifyBatchResult['results'][number];

/** One address as it was given, and what is known of it. */
export interface VerifiedEmail extends BatchItem {}

/** The same with its normal form: the answer of /v1/email/verify. */
export interface VerifyResult extends ValueOf<typeof verifyResult> {}

/** What is known of an address; the members are named as callers get them. */
export interface Checks extends ValueOf<typeof checks> {}
