import { type Headers, headerText } from '../../finding/headers.ts';
import { type Warning, type WarningCode, warningCodes } from '../page-result.ts';
import { type PageElement, textStart } from '../reading/element.ts';
import type { PageTree } from '../reading/tree.ts';
import { lettersIn } from './measure.ts';
import { nameWords } from './names.ts';

/** What in a page tells why it has little text. */
export interface Signs {
  readonly hasPassword: boolean;
  /** Whether scripts are to fill the page: the element for that is empty, or a text for browsers without scripts says so. */
  readonly isFilledByScripts: boolean;
  /** Letters of the longest box that asks for consent. */
  readonly consentLetters: number;
  /** Letters of all texts for browsers without scripts. */
  readonly noscriptLetters: number;
}

/** Reads the signs from a tree before anything is removed from it. */
export function readSigns({ root, hasScripts }: PageTree): Signs {
  const reader = new SignReader();
  reader.read(root);
  const { hasPassword, isFilled, consentLetters, noscriptLetters } = reader;
  return { hasPassword, isFilledByScripts: hasScripts && isFilled, consentLetters, noscriptLetters };
}

/** Reads elements from the inside out, so that the letters of each are counted once. */
class SignReader {
  hasPassword = false;
  isFilled = false;
  consentLetters = 0;
  noscriptLetters = 0;

  /** Returns the letters in an element. */
  read(element: PageElement): number {
    let letters = 0;
    for (const child of element.children)
      letters += typeof child === 'string' ? lettersIn(child) : this.read(child);
    this.#look(element, letters);
    return letters;
  }

  #look(element: PageElement, letters: number): void {
    if (element.tag === 'input') this.hasPassword ||= element.get('type').toLowerCase() === 'password';
    else if (element.tag === 'noscript') {
      this.isFilled ||= /java\s?script/i.test(textStart(element, MAX_NOSCRIPT));
      this.noscriptLetters += letters;
    } else if (element.attributes.size > 0) {
      this.isFilled ||= letters === 0 && appRoots.has(element.get('id').toLowerCase());
      if (letters > this.consentLetters && nameWords(element).some((word) => consentWords.has(word)))
        this.consentLetters = letters;
    }
  }
}

/** Characters of a text for browsers without scripts that are read. */
const MAX_NOSCRIPT = 4000;

const appRoots = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  '___gatsby',
  'app-root',
  'react-root',
  'svelte',
  'main-app',
  'q-app',
]);

const consentWords = new Set(
  'cookie cookies consent gdpr cookiebanner cookieconsent cmp onetrust didomi'.split(' '),
);

/** What the warnings of an answer depend on. */
export interface Reading {
  readonly signs: Signs;
  readonly title: string;
  readonly status: number;
  readonly headers: Headers;
  readonly hasScripts: boolean;
  readonly isPaid: boolean;
  readonly words: number;
  readonly letters: number;
  readonly isEmptyBody: boolean;
  /** URLs of the pages in frames that have the content. */
  readonly frames: readonly string[];
  readonly isWhole: boolean;
  readonly isPageCut: boolean;
  readonly isCut: boolean;
}

/** The warnings of an answer, in the order of their codes. */
export function findWarnings(reading: Reading): readonly Warning[] {
  const { signs, status, words } = reading;
  const found = new Map<WarningCode, string>();
  if (words < 60 && signs.isFilledByScripts)
    found.set('needs_javascript', 'The page is filled by its scripts, and no script is run.');
  if (reading.frames.length > 0)
    found.set(
      'frames',
      `The content is in frames, which are not read: ${reading.frames.slice(0, 5).join(' ')}`,
    );
  if (status === 401 || (signs.hasPassword && words < 150))
    found.set('login_wall', 'The page asks for a password before it shows more.');
  if (words < 150 && signs.consentLetters > reading.letters && reading.letters > 0)
    found.set('consent_wall', 'Most of the page is a question for consent, which was left out.');
  if (reading.isPaid)
    found.set('paywall', 'The page says that it is not free to read: the text may end early.');
  if (isBlocked(reading)) found.set('blocked', 'The site refused the request as that of a program.');
  if (status < 200 || status > 299)
    found.set(
      'http_status',
      `The page was answered with status ${status}: it may be an error and not the content.`,
    );
  if (reading.isPageCut)
    found.set('page_cut', 'The page is longer than what is read of one: its end is missing.');
  if (reading.isCut)
    found.set('cut_at_max_chars', 'The Markdown was longer than max_chars: its end is missing.');
  if (reading.isWhole) found.set('whole_page', 'No main text was found: all text of the page is given.');
  if (words === 0 && found.size === 0 && !reading.isEmptyBody) {
    if (reading.hasScripts)
      found.set('needs_javascript', 'The page has no text without its scripts, and none is run.');
    else found.set('whole_page', 'No main text was found, and the page has no other text.');
  }
  return warningCodes.flatMap((code) => {
    const message = found.get(code);
    return message === undefined ? [] : { code, message };
  });
}

function isBlocked({ status, title, headers }: Reading): boolean {
  if (status !== 403 && status !== 429 && status !== 503) return false;
  return (
    headerText(headers, 'cf-mitigated') !== '' ||
    headers['x-datadome'] !== undefined ||
    /just a moment|attention required|access denied|human|robot|captcha|security check|pardon our interruption|checking your browser|ddos|blocked|unusual traffic|bot detection/i.test(
      title,
    )
  );
}
