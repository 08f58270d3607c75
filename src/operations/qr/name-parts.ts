/** The parts of a name that a contact is sorted and greeted by (RFC 2426 3.1.2). */
export interface NameParts {
  readonly family: string;
  readonly given: string;
  /** Titles in front, as they were written. */
  readonly prefix: string;
  readonly suffixes: readonly string[];
}

/**
 * Parts a full name whose words have one blank between them. What is before a comma is the family name, unless what follows
 * are suffixes; without a comma the last word is, with the particles before it (`van der Berg`). Suffixes of generations and
 * of degrees are known where no name is written like them, behind a comma also `MA` and the like; so are titles in front. A
 * single word is a given name, behind a title a family name.
 */
export function nameParts(name: string): NameParts {
  const parts = name.split(COMMA).filter((part) => part !== '');
  const titles: string[] = [];
  const suffixes: string[] = [];
  const names: string[][] = [];
  for (const [index, part] of parts.entries()) {
    const words = part.split(' ');
    const isAfterName = isWholeName(names[0] ?? []);
    if (index > 0 && words.every((word) => isSuffixBehindComma(word, isAfterName))) {
      suffixes.push(part);
      continue;
    }
    const end = titlesEnd(words);
    titles.push(...words.slice(0, end));
    if (end < words.length) names.push(withoutSuffixes(words.slice(end), suffixes));
  }
  const prefix = titles.join(' ');
  const [first = [], ...given] = names;
  // Titles alone are a name, and a comma at the end parts nothing.
  if (names.length === 0) return { family: '', given: name, prefix: '', suffixes };
  if (given.length > 0) return { family: first.join(' '), given: given.flat().join(' '), prefix, suffixes };
  const start = first.length === 1 && prefix === '' ? 1 : familyStart(first);
  return { family: first.slice(start).join(' '), given: first.slice(0, start).join(' '), prefix, suffixes };
}

/** Commas of Latin, Chinese and Arabic script. */
const COMMA = /\s*[,\uff0c\u060c]\s*/;

/** Moves the suffixes at the end of some words to the others; a first word stays. */
function withoutSuffixes(words: readonly string[], suffixes: string[]): string[] {
  let end = words.length;
  while (end > 1 && isSuffix(words[end - 1]!)) end--;
  suffixes.push(...words.slice(end));
  return words.slice(0, end);
}

/** Where the titles at the beginning of some words end: also the faculties behind a title, as in `Dr. rer. nat.` */
function titlesEnd(words: readonly string[]): number {
  let end = 0;
  while (end < words.length && (isTitle(words[end]!) || (end > 0 && FACULTY.test(words[end]!)))) end++;
  return end;
}

function isTitle(word: string): boolean {
  return TITLE.test(word) || MORE_TITLES.test(word);
}

/** Titles that no name is written like; those that are names as well have a dot. */
const TITLE =
  /^(?:[Dd]r\.?|[Pp]rof\.?|Mrs?\.?|M[sx]\.?|Sir|Dame|Professor|Herr|Frau|Mme|Mlle|(?:Dott|Dra|Hon|Ing|Mag|Rev|Sra|Univ)\.|(?:Dipl|Dr|Mag|Univ)\.-\p{L}+\.?)$/u;

/** Dutch, Austrian, Czech, Slovak, Italian and Polish titles, and ranks. */
const MORE_TITLES =
  /^(?:(?:[Dd]rs|[Ii]r|ing|mr|[Bb]c|[Mm]gr|in\u017c|DDr|MMag|(?:JU|MU|MV|Paed|Ph|RN|Th)Dr|Arch|Avv|Geom|Rag|Capt|Col|Cpl|Cpt|Gen|Lt|Maj|Sgt)\.|(?:Mag|Dr)\.(?:in|a)|Dott\.ssa|mgr)$/u;

/** What is behind a title: faculties, and the kind of school, as in `Dipl.-Ing. (FH)`. */
const FACULTY = /^(?:(?:\p{Ll}{1,8}\.){1,3}|\((?:BA|DH|FH|TU|Univ\.?)\))$/u;

/**
 * Where the family name of some words begins: with the particles before the last one. A single particle with a capital is
 * one where no given name is written like it. The first word with a capital is a given name.
 */
function familyStart(words: readonly string[]): number {
  const last = words.length - 1;
  let start = last;
  while (start > 0 && PARTICLES.has(words[start - 1]!.toLowerCase())) start--;
  if (start === 0 && last > 0 && isCapital(words[0]!)) start = 1;
  const isDoubtful = start === last - 1 && isCapital(words[start]!) && !CAPITAL_PARTICLES.has(words[start]!);
  return isDoubtful ? last : start;
}

function isCapital(word: string): boolean {
  return word !== word.toLowerCase();
}

/** What is between given and family names, and sorted with these on a telephone. */
const PARTICLES: ReadonlySet<string> = new Set(
  "van von vom zu zum zur und den der des het 't ten ter te op de del della dei di da do dos das du la las los le af av bin ibn bint ben al el".split(
    ' ',
  ),
);

const CAPITAL_PARTICLES: ReadonlySet<string> = new Set('De Del Della Dos Von'.split(' '));

/** Behind given and family names any capitals are a degree or an order; behind a family name they may be initials. */
function isSuffixBehindComma(word: string, isAfterName: boolean): boolean {
  return isSuffix(word) || MORE_SUFFIXES.has(word) || (isAfterName && CAPITALS.test(word));
}

/** Whether some words have a given name too, and capitals are rare among them. */
function isWholeName(words: readonly string[]): boolean {
  return words.length > 1 && isCapital(words[0]!) && words.every((word) => word !== word.toUpperCase());
}

const CAPITALS = /^[A-Z]{3,6}(?:-[A-Z]{1,3})?$/;

function isSuffix(word: string): boolean {
  return GENERATION.test(word) || DEGREES.has(word.replaceAll('.', '')) || DOTTED_DEGREE.test(word);
}

/** Roman numerals but I, V and X alone, which are initials. */
const GENERATION = /^(?:[JS]r\.?|[JS]nr\.?|[js]un\.|[js]en\.|JR\.?|SR\.?|I{2,3}|IV|VI{1,3}|IX)$/;

/** Degrees and orders that no name is, dots left out. */
const DEGREES: ReadonlySet<string> = new Set(
  'PhD DPhil MBA MSc BSc CSc DrSc DiS MEng BEng DDS DVM LLM LLB LLD EdD PharmD PsyD Esq OBE CBE MBE KBE CPA FRCS FRS'.split(
    ' ',
  ),
);

/** Letters with a dot each that are degrees: M.D., J.D., B.A., M.A., Ph.D. */
const DOTTED_DEGREE = /^(?:[MJ]\.D\.|[BM]\.A\.|[BM]\.S\.|R\.N\.|Ph\.D\.)$/;

/** What a name can be as well, and is a suffix behind a comma alone. */
const MORE_SUFFIXES: ReadonlySet<string> = new Set('MD JD BA MA BS MS RN PE QC KC SJ OSB'.split(' '));
