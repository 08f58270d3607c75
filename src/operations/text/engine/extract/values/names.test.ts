import { describe, expect, it } from 'vitest';
import { readPage } from '../reading/page.ts';
import { namesOf } from './names.ts';

const rows: readonly (readonly [text: string, names: readonly string[]])[] = [
  ['Please call Marcus on Monday.', ['person Marcus']],
  ['Dear Mr Okonjo,', ['person Mr Okonjo']],
  ['The garage, Fielding & Sons, is in Graz.', ['org Fielding & Sons', 'place Graz']],
  ['signed by Dr. Saskia Ferrante today', ['person Dr. Saskia Ferrante']],
  ['between Oakhollow Foods Inc. and the buyer', ['org Oakhollow Foods Inc.']],
  ['Mosswell Retail plc sells socks', ['org Mosswell Retail plc']],
  ['at St Aldhelm\u2019s Church', ['place St Aldhelm\u2019s Church']],
  ['of the University of Leiden', ['org University of Leiden']],
  ['Referee Paul Kettering whistled', ['person Paul Kettering']],
  ['moved to Dry Creek Montana', ['place Dry Creek Montana']],
  ['a room in Elmdale VA, not with Elmdale AG', ['place Elmdale VA', 'org Elmdale AG']],
  ['Ada Montana was out', ['person Ada Montana']],
  ['drove across Ohio', ['place Ohio']],
  ['Driver Casper waits at the gate.', ['person Casper']],
  ['Farmer Brothers sells socks', ['org Farmer Brothers']],
  ['Tenant: Sol da Ribeira, Lda. as before', ['org Sol da Ribeira, Lda.']],
  ['Auditor: Baker Tilly', ['name Auditor', 'name Baker Tilly']],
  ['in Denver, CO 80202', ['place Denver', 'name CO']],
  ['Ask the HR Department', ['org HR Department']],
  ['reported by Cst. Laframboise', ['person Cst. Laframboise']],
  ['J. K. Rowe and Anna van der Berg came', ['person J. K. Rowe', 'person Anna van der Berg']],
];

describe('names are capitalised phrases without the words that only begin a sentence', () => {
  it.each(rows)('%s', (text, names) => {
    const found = namesOf(readPage(text)).filter(({ weight }) => weight >= 0.3);
    expect(found.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`)).toEqual(names);
  });
});
