import { expect, test } from 'vitest';
import { isRoleAccount } from './role.ts';

/** RFC 2142 and what firms use. */
const roles = [
  'abuse',
  'postmaster',
  'hostmaster',
  'webmaster',
  'noc',
  'security',
  'info',
  'INFO',
  'sales',
  'support',
  'support2',
  'support+eu',
  'info-de',
  'sales.us',
  'contact_fr',
  'info.usa',
  'no-reply',
  'noreply',
  'do-not-reply',
  'mailer-daemon',
  'kontakt',
  'contacto',
  'ventas',
  'datenschutz',
  'rechnung',
  'compras',
  'hr',
  'jobs',
];

/** People, some of whose names hold a role. */
const people = [
  'dean',
  'amber',
  'paris',
  'france',
  'brand',
  'alexa',
  'sydney',
  'gardner',
  'salesjohn',
  'infante',
  'it.lee',
  'hr.kim',
  'ada',
  'jean-info',
  'supporter',
  'bill',
  'chase',
  'grant',
  'mark',
  'art',
  'page',
  'price',
  'summer',
  '+info',
  'j.sales',
];

test.each(roles)('%s is a role', (local) => {
  expect(isRoleAccount(local)).toBe(true);
});

test.each(people)('%s is a person', (local) => {
  expect(isRoleAccount(local)).toBe(false);
});
