/** What Peppol checks of numbers in registers, by their scheme (PEPPOL-COMMON-R040 to R057). */
interface NumberRule {
  readonly rule: string;
  readonly allows: (id: string) => boolean;
  /** What the number must be, after "must be". */
  readonly expected: string;
}

const rules: Readonly<Record<string, NumberRule>> = {
  '0007': {
    rule: 'PEPPOL-COMMON-R049',
    allows: (id) => /^\d{10}$/.test(id) && isLuhn(id),
    expected: 'a Swedish organisation number: 10 digits, the last of which is right',
  },
  '0088': {
    rule: 'PEPPOL-COMMON-R040',
    allows: isGs1,
    expected: 'a GLN: 13 digits, the last of which is right',
  },
  '0096': {
    rule: 'PEPPOL-COMMON-R052',
    allows: (id) => /^\d{10}$/.test(id),
    expected: 'a Danish P number: 10 digits',
  },
  '0106': {
    rule: 'PEPPOL-COMMON-R054',
    allows: (id) => /^\d{8}$/.test(id),
    expected: 'a Dutch KVK number: 8 digits',
  },
  '0151': {
    rule: 'PEPPOL-COMMON-R050',
    allows: (id) => /^\d{11}$/.test(id) && isAbn(id),
    expected: 'an Australian ABN: 11 digits, the first two of which are right',
  },
  '0184': {
    rule: 'PEPPOL-COMMON-R042',
    allows: (id) => /^(DK)?\d{8}$/.test(id),
    expected: 'a Danish CVR number: 8 digits',
  },
  '0190': {
    rule: 'PEPPOL-COMMON-R055',
    allows: (id) => /^\d{20}$/.test(id),
    expected: 'a Dutch OIN: 20 digits',
  },
  '0192': {
    rule: 'PEPPOL-COMMON-R041',
    allows: (id) => /^\d{9}$/.test(id) && isNorwegian(id),
    expected: 'a Norwegian organisation number: 9 digits, the last of which is right',
  },
  '0198': {
    rule: 'PEPPOL-COMMON-R053',
    allows: (id) => /^DK\d{8}$/.test(id),
    expected: 'a Danish SE number: DK and 8 digits',
  },
  '0208': {
    rule: 'PEPPOL-COMMON-R043',
    allows: (id) => /^\d{10}$/.test(id) && isBelgian(id),
    expected: 'a Belgian enterprise number: 10 digits, the last two of which are right',
  },
  '0217': {
    rule: 'PEPPOL-COMMON-R057',
    allows: (id) => /^\d{12}$/.test(id),
    expected: 'a Dutch KVK number with its establishment: 12 digits',
  },
  '9944': {
    rule: 'PEPPOL-COMMON-R056-1',
    allows: (id) => /^NL\d{9}B\d{2}$/.test(id),
    expected: 'a Dutch VAT id, such as NL123456789B12',
  },
};

/** What a number must be that its scheme rejects, as it reads after "must be"; undefined for every other number. */
export function numberRefusal(scheme: string, id: string): string | undefined {
  const rule = Object.hasOwn(rules, scheme) ? rules[scheme] : undefined;
  return rule === undefined || rule.allows(id) ? undefined : `${rule.expected} (${rule.rule})`;
}

/** The check digit of GS1: weights 3 and 1 from the right. Peppol allows any length. */
function isGs1(id: string): boolean {
  if (!/^\d+$/.test(id)) return false;
  const digits = [...id.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(id.at(-1));
}

/** ISO/IEC 7812-1, annex B. */
function isLuhn(id: string): boolean {
  const sum = [...id].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Modulo 11 with the weights 2 to 7 from the right. */
export function isNorwegian(id: string): boolean {
  const digits = [...id.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * ((index % 6) + 2), 0);
  return Number(id) > 0 && (11 - (sum % 11)) % 11 === Number(id.at(-1));
}

function isBelgian(id: string): boolean {
  return 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8));
}

/** Modulo 89 with these weights, after 1 is subtracted from the first digit. */
function isAbn(id: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce(
    (total, weight, index) => total + (Number(id[index]) - (index === 0 ? 1 : 0)) * weight,
    0,
  );
  return sum % 89 === 0;
}
