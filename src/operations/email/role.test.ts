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

/** Information, sales, support, accounts, office and jobs of firms in other countries. */
const foreignRoles = [
  ...[
    'vertrieb',
    'buchhaltung',
    'bestellung',
    'kundenbetreuung',
    'geschaeftsstelle',
    'ausbildung',
    'empfang',
  ],
  ...['accueil', 'commandes', 'comptabilite', 'service-client', 'recrutement', 'facturation', 'ventes'],
  ...[
    'atencionalcliente',
    'pedidos',
    'facturacion',
    'soporte',
    'administracion',
    'recursoshumanos',
    'ayuntamiento',
  ],
  ...['ufficio', 'vendite', 'assistenza', 'segreteria', 'ordini', 'prenotazioni', 'lavoraconnoi'],
  ...['vendas', 'faturamento', 'orcamento', 'atendimento', 'recrutamento', 'encomendas', 'escritorio'],
  ...['verkoop', 'klantenservice', 'administratie', 'boekhouding', 'inkoop', 'vacatures', 'kantoor'],
  ...['biuro', 'sprzedaz', 'zamowienia', 'ksiegowosc', 'rekrutacja', 'sekretariat', 'obslugaklienta'],
  ...['salg', 'kundeservice', 'bogholderi', 'okonomi', 'ordre'],
  ...['hjelp', 'kundesenter', 'resepsjon', 'regnskap'],
  ...['forsaljning', 'kundtjanst', 'ekonomi', 'fakturor', 'bokning'],
  ...['myynti', 'asiakaspalvelu', 'laskutus', 'toimisto', 'rekry'],
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
  'devis',
  'lager',
  'winkel',
  'camara',
  'dane',
];

test.each([...roles, ...foreignRoles])('%s is a role', (local) => {
  expect(isRoleAccount(local)).toBe(true);
});

test.each(people)('%s is a person', (local) => {
  expect(isRoleAccount(local)).toBe(false);
});
