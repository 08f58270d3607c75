import { describe, expect, it } from 'vitest';
import { readInvoiceXml } from '../read/file/invoice-xml.ts';
import { judge } from './judge.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

function invoice(specification: string, rest = ''): Uint8Array {
  return new TextEncoder().encode(
    `<Invoice xmlns="${UBL}Invoice-2" xmlns:cbc="${UBL}CommonBasicComponents-2">\n<cbc:CustomizationID>${specification}</cbc:CustomizationID>\n${rest}</Invoice>`,
  );
}

function judged(bytes: Uint8Array, rules?: Parameters<typeof judge>[1]): ReturnType<typeof judge> {
  return judge(
    readInvoiceXml(bytes, (reason) => {
      throw new Error(reason);
    }),
    rules,
  );
}

const EN = 'urn:cen.eu:en16931:2017';

describe('judge', () => {
  const rows = [
    { name: 'EN 16931', specification: EN, sets: ['ubl-2.1', 'en16931'] },
    {
      name: 'XRechnung 3.0',
      specification: `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
      sets: ['ubl-2.1', 'en16931', 'xrechnung'],
    },
    {
      name: 'Peppol BIS Billing 3.0',
      specification: `${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
      sets: ['ubl-2.1', 'en16931', 'peppol'],
    },
    {
      name: 'another CIUS',
      specification: `${EN}#compliant#urn:fdc:nen.nl:nlcius:v1.0`,
      sets: ['ubl-2.1', 'en16931'],
    },
  ];
  for (const { name, specification, sets } of rows) {
    it(`applies the sets of ${name}`, () => {
      expect(judged(invoice(specification)).ruleSets.map((set) => set.name)).toEqual(sets);
    });
  }

  it('applies nothing where no rules are asked for, and says neither valid nor invalid', () => {
    expect(judged(invoice(EN), 'none')).toEqual({
      ruleSets: [],
      findings: [],
      findingsLeftOut: 0,
      valid: null,
    });
  });

  it('says of other specifications that their rules are not applied', () => {
    const [note] = judged(invoice(`${EN}#compliant#urn:fdc:nen.nl:nlcius:v1.0`)).findings.filter(
      ({ rule }) => rule === 'specification',
    );
    expect(note).toMatchObject({
      severity: 'information',
      term: 'BT-24',
      line: 2,
      path: '/ubl:Invoice/cbc:CustomizationID',
    });
  });

  it('bounds what it quotes, and escapes what cannot be seen', () => {
    const { findings } = judged(
      invoice(EN, `<cbc:DocumentCurrencyCode>\u202e${'E'.repeat(200)}</cbc:DocumentCurrencyCode>`),
    );
    const message = findings.find(({ rule }) => rule === 'BR-CL-04')?.message ?? '';
    expect(message).toContain('\\u202e');
    expect(message.length).toBeLessThan(140);
  });
});
