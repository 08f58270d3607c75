import type { PdfFile } from '../file.ts';
import { escapeLiteral, textString } from '../text-string.ts';
import type { StructureElement } from './structure.ts';

/** Where a link leads: an address in printable ASCII, or a place in the document. */
export type LinkTarget = { readonly uri: string } | Place;

/** A height on a page, in points from its lower edge. */
export interface Place {
  /** Index of the page. */
  readonly page: number;
  readonly top: number;
}

/** A part of a page that leads elsewhere. */
export interface PageLink {
  /** Left, lower, right and upper edge in points. */
  readonly edges: readonly [number, number, number, number];
  /** Read when the document is written: a place may be known by then only. */
  readonly target: () => LinkTarget;
  /** Where it leads in words (ISO 14289-1 7.18.5): at most as long as a string of PDF/A may be. */
  readonly contents: string;
  /** The element that holds the words of the link. */
  readonly element: StructureElement;
}

/** A page as far as its links go. */
interface LinkedPage {
  readonly links: readonly PageLink[];
}

/** The links of a page before they are written. */
export interface ReservedLinks {
  readonly numbers: readonly number[];
  /** The entry of the page that lists them; empty without any. */
  readonly entry: string;
}

/** Reserves an object for each link, and records it in the element of the link. */
export function reserveLinks(file: PdfFile, pages: readonly LinkedPage[]): ReservedLinks[] {
  return pages.map(({ links }, page) => {
    const numbers = links.map(({ element }) => {
      const number = file.reserve();
      element.addAnnotation(page, number);
      return number;
    });
    const list = numbers.map((number) => `${number} 0 R`).join(' ');
    // ISO 14289-1 7.18.3: annotations are reached in the order of the structure.
    return { numbers, entry: numbers.length === 0 ? '' : `/Annots[${list}]/Tabs/S` };
  });
}

/**
 * Writes the links as annotations (PDF 1.4, 8.4.5) without a border, printed as ISO 19005-1 6.5.3 requires. Their keys in
 * the tree of parents follow those of the pages, `numbers`, in the order of the pages.
 */
export function writeLinks(
  file: PdfFile,
  pages: readonly LinkedPage[],
  reserved: readonly ReservedLinks[],
  numbers: readonly number[],
): void {
  const addresses = new LongAddresses(file);
  let key = pages.length;
  for (const [page, { links }] of pages.entries()) {
    for (const [index, { edges, contents, target: find }] of links.entries()) {
      const target = find();
      const shared = 'uri' in target ? addresses.actionOf(target.uri) : undefined;
      const [left, lower, right, upper] = edges;
      const out = file.open(reserved[page]!.numbers[index]!).text('<</Type/Annot/Subtype/Link/Rect[');
      out.fixed(left).space().fixed(lower).space().fixed(right).space().fixed(upper);
      out
        .text(']/Border[0 0 0]/F 4/Contents')
        .text(textString(contents))
        .text('/StructParent ')
        .integer(key++);
      out.text(shared === undefined ? action(target, numbers) : `/A ${shared} 0 R`).text('>>');
      file.close();
    }
  }
}

/** Longest address that is written with each of its links. */
const MAX_WRITTEN = 200;

/** Actions of long addresses, which are objects of their own: many links may lead to one. */
class LongAddresses {
  readonly #file: PdfFile;
  readonly #numbers = new Map<string, number>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** The number of the action that leads to an address; undefined for a short one. */
  actionOf(uri: string): number | undefined {
    if (uri.length <= MAX_WRITTEN) return undefined;
    const known = this.#numbers.get(uri);
    if (known !== undefined) return known;
    const number = this.#file.add(uriAction(uri));
    this.#numbers.set(uri, number);
    return number;
  }
}

function action(target: LinkTarget, pages: readonly number[]): string {
  if ('uri' in target) return `/A${uriAction(target.uri)}`;
  return `/Dest${destination(target, pages)}`;
}

/** PDF 1.4, 8.5.3. */
function uriAction(uri: string): string {
  return `<</S/URI/URI(${escapeLiteral(uri)})>>`;
}

/** A destination (PDF 1.4, 8.2.1) that leaves the enlargement as it is. */
export function destination({ page, top }: Place, pages: readonly number[]): string {
  return `[${pages[page]} 0 R/XYZ null ${top.toFixed(2)} null]`;
}
