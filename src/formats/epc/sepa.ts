/** The European Economic Area by the codes of its IBANs: accounts that need no BIC (EPC409-09). */
const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

/** The rest of the SEPA (EPC409-09, 2025); Guernsey, Jersey and the Isle of Man have British IBANs. */
const BEYOND_EEA = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ');

/** Whether a SEPA transfer reaches an account; the list of ibantools 4.5.4 is of 2023. */
export function isInSepa(iban: string): boolean {
  return EEA.includes(countryOf(iban)) || BEYOND_EEA.includes(countryOf(iban));
}

/** Whether EPC069-12 asks for the BIC of an account: it does outside the European Economic Area. */
export function needsBic(iban: string): boolean {
  return BEYOND_EEA.includes(countryOf(iban));
}

function countryOf(iban: string): string {
  return iban.slice(0, 2);
}
