/** The parts of a name that a contact is sorted and greeted by (RFC 2426 3.1.2). */
export interface NameParts {
  readonly family: string;
  readonly given: string;
  readonly suffixes: readonly string[];
}

/**
 * Parts a full name whose words have one blank between them. What is before a comma is the family name, unless what follows
 * are suffixes; without a comma the last word is. Suffixes of generations and of degrees are known where no name is written
 * like them, behind a comma also `MA` and the like. A single word is a given name.
 */
export function nameParts(name: string): NameParts {
  const parts = name.split(COMMA).filter((part) => part !== '');
  const suffixes: string[] = [];
  const names: string[] = [];
  for (const [index, part] of parts.entries()) {
    const words = part.split(' ');
    if (index > 0 && words.every((word) => isSuffix(word) || MORE_SUFFIXES.has(word))) suffixes.push(part);
    else names.push(withoutSuffixes(words, suffixes));
  }
  const [family = name, ...given] = names;
  if (given.length > 0) return { family, given: given.join(' '), suffixes };
  // A comma at the end parts nothing.
  const end = family.lastIndexOf(' ');
  return end < 0
    ? { family: '', given: family, suffixes }
    : { family: family.slice(end + 1), given: family.slice(0, end), suffixes };
}

/** Commas of Latin, Chinese and Arabic script. */
const COMMA = /\s*[,\uff0c\u060c]\s*/;

/** Moves the suffixes at the end of some words to the others; a first word stays. */
function withoutSuffixes(words: readonly string[], suffixes: string[]): string {
  let end = words.length;
  while (end > 1 && isSuffix(words[end - 1]!)) end--;
  suffixes.push(...words.slice(end));
  return words.slice(0, end).join(' ');
}

function isSuffix(word: string): boolean {
  return GENERATION.test(word) || DEGREES.has(word.replaceAll('.', '')) || DOTTED_DEGREE.test(word);
}

/** Roman numerals but I, V and X alone, which are initials. */
const GENERATION = /^(?:[JS]r\.?|[JS]nr\.?|[js]un\.|[js]en\.|JR\.?|SR\.?|I{2,3}|IV|VI{1,3}|IX)$/;

/** Degrees and orders that no name is, dots left out. */
const DEGREES: ReadonlySet<string> = new Set(
  'PhD DPhil MBA MSc BSc MEng BEng DDS DVM LLM LLB LLD EdD PharmD PsyD Esq OBE CBE MBE KBE CPA FRCS FRS'.split(
    ' ',
  ),
);

/** Letters with a dot each that are degrees: M.D., J.D., B.A., M.A., Ph.D. */
const DOTTED_DEGREE = /^(?:[MJ]\.D\.|[BM]\.A\.|[BM]\.S\.|R\.N\.|Ph\.D\.)$/;

/** What a name can be as well, and is a suffix behind a comma alone. */
const MORE_SUFFIXES: ReadonlySet<string> = new Set('MD JD BA MA BS MS RN PE QC KC SJ OSB'.split(' '));
