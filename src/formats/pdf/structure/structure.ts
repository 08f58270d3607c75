/**
 * The tags of a document (PDF 1.4, 9.6 to 9.8), which a screen reader reads in place of the page: elements, their order,
 * and which marked content belongs to each.
 *
 *   Document > H1 "Invoice", Table > TR > TH "Item", TD ...   on the page: /H1 <</MCID 0>> BDC ... EMC
 *
 * `links.ts` has the annotations, `outline.ts` the bookmarks, `heading-order.ts` whether headings permit the mark of
 * PDF/UA-1.
 */
import type { AsciiText } from '../ascii-text.ts';
import type { PdfFile } from '../file.ts';
import { textString } from '../text-string.ts';

/** Standard structure types (PDF 1.4, 9.7.4) that are used here. */
export type StructureType =
  | 'Document'
  | 'NonStruct'
  | 'BlockQuote'
  | 'Code'
  | 'Figure'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link'
  | 'Note'
  | 'P'
  | 'Reference'
  | 'Span'
  | 'TOC'
  | 'TOCI'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

/** Where a figure is on its page. */
export interface FigureBox {
  /** Left, lower, right and upper end, in points. */
  readonly edges: readonly [number, number, number, number];
  /** Beside other blocks, or in a line. */
  readonly placement: 'Block' | 'Inline';
}

/** How labels of a list are numbered, or what they are. */
type ListNumbering =
  | 'None'
  | 'Decimal'
  | 'Disc'
  | 'Circle'
  | 'Square'
  | 'LowerAlpha'
  | 'UpperAlpha'
  | 'LowerRoman'
  | 'UpperRoman';

/** What elements begin with: most of them have either kids or marks, and a list of their own for the other is garbage. */
const none = Object.freeze([]) as readonly never[] as never[];

/**
 * An element of the structure tree (PDF 1.4, 9.6): what a screen reader reads of the page. It holds either
 * other elements or marked pieces of pages; a link holds its annotations as well.
 */
export class StructureElement {
  readonly type: StructureType;
  kids: StructureElement[] = none;
  /** Page index and number of the marked content, alternating: pairs in one list save an object each. */
  marks: number[] = none;
  /**
   * A name that no other element has, which a note needs (ISO 14289-1 7.9), in letters and digits. Only kids of the root
   * have one, in the order of their bytes.
   */
  id: string | undefined;
  /** What a head cell of a table is for; left out, its column. */
  scope: 'Column' | 'Row' | undefined;
  /** How the labels of a list are numbered, or what they are (ISO 32000-1 table 347). */
  listNumbering: ListNumbering | undefined;
  /** What is read instead of a picture. */
  alternative: string | undefined;
  /** Where a figure is. */
  box: FigureBox | undefined;
  /** Page index and object number of each annotation, alternating. */
  annotations: number[] | undefined;
  /** Number of the object, once it is known. */
  number = 0;

  constructor(type: StructureType) {
    this.type = type;
  }

  /** A new last kid. */
  add(type: StructureType): StructureElement {
    const kid = new StructureElement(type);
    // A list that begins with what it holds has no room for more yet: most elements have one kid or mark.
    if (this.kids.length === 0) this.kids = [kid];
    else this.kids.push(kid);
    return kid;
  }

  /** Adds a marked piece of a page. */
  addMark(page: number, number: number): void {
    if (this.marks.length === 0) this.marks = [page, number];
    else this.marks.push(page, number);
  }

  /** Puts the last marked pieces, one for each number, into the order of these numbers. */
  sortLastMarks(order: readonly number[]): void {
    const start = this.marks.length - 2 * order.length;
    const pieces = order.map((rank, index) => {
      const at = start + 2 * index;
      return { rank, page: this.marks[at]!, number: this.marks[at + 1]! };
    });
    pieces.sort((a, b) => a.rank - b.rank);
    this.marks.length = start;
    for (const { page, number } of pieces) this.marks.push(page, number);
  }

  /** Adds an annotation of a page that belongs to the element. */
  addAnnotation(page: number, object: number): void {
    if (this.annotations === undefined) this.annotations = [page, object];
    else this.annotations.push(page, object);
  }
}

/** The marked content of a page: the element of each piece, by its number. */
export type PageMarks = readonly StructureElement[];

/** A structure tree and what it refers to. */
export interface StructureTree {
  /** Its reserved number. */
  readonly treeRoot: number;
  readonly root: StructureElement;
  /** Object numbers of the pages. */
  readonly pages: readonly number[];
  readonly marks: readonly PageMarks[];
  /** The elements of the annotations, whose keys in the tree of parents follow those of the pages. */
  readonly linked: readonly StructureElement[];
}

/** ISO 19005-1 6.1.12: an array has at most 8191 elements. */
const MAX_ELEMENTS = 8000;

/**
 * Writes the structure tree under a reserved number, with the tree that leads from marked content and annotations back
 * to their element (PDF 1.4, 9.6.1 and 9.6.5).
 */
export function writeStructure(file: PdfFile, tree: StructureTree): void {
  const { treeRoot, root, pages, marks, linked } = tree;
  // Numbering groups the kids of the root where there are many.
  const named = root.kids.filter(({ id }) => id !== undefined);
  number(file, root);
  const count = marks.length + linked.length;
  const parentTree = writeTree(file, {
    entries: 'Nums',
    keys: Array.from({ length: count }, (_, key) => String(key)),
    write: (out, key) => {
      const elements = marks[key];
      if (elements === undefined)
        out
          .space()
          .text(reference(linked[key - marks.length]!))
          .space();
      else writeReferences(out.text('['), elements).text(']');
    },
  });
  file.write(
    treeRoot,
    `<</Type/StructTreeRoot/K ${reference(root)}/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${count}${identifiers(file, named)}>>`,
  );
  writeElement(file, root, treeRoot, pages);
}

/** The entry of the tree that leads from identifiers to their elements (PDF 1.4, 9.6.1); empty without any. */
function identifiers(file: PdfFile, named: readonly StructureElement[]): string {
  if (named.length === 0) return '';
  const tree = writeTree(file, {
    entries: 'Names',
    keys: named.map(({ id }) => `(${id})`),
    write: (out, index) => out.text(reference(named[index]!)),
  });
  return `/IDTree ${tree} 0 R`;
}

function reference(element: StructureElement): string {
  return `${element.number} 0 R`;
}

/** The references to elements, with spaces between them. */
function writeReferences(out: AsciiText, elements: readonly StructureElement[]): AsciiText {
  for (let index = 0; index < elements.length; index++) {
    if (index > 0) out.space();
    out.integer(elements[index]!.number).text(' 0 R');
  }
  return out;
}

/** Numbers the elements, in groups where one has more kids than a list may hold. */
function number(file: PdfFile, element: StructureElement): void {
  element.number = file.reserve();
  if (element.kids.length > MAX_ELEMENTS) {
    const all = element.kids;
    element.kids = [];
    for (let start = 0; start < all.length; start += MAX_ELEMENTS) {
      element.add('NonStruct').kids = all.slice(start, start + MAX_ELEMENTS);
    }
  }
  const { kids } = element;
  for (let index = 0; index < kids.length; index++) number(file, kids[index]!);
}

/** A tree of numbers or names (PDF 1.4, 3.8.4 and 3.8.5): its keys in their order, and what writes the entry of each. */
interface KeyedTree {
  readonly entries: 'Nums' | 'Names';
  readonly keys: readonly string[];
  readonly write: (out: AsciiText, index: number) => void;
}

/** Writes a tree and returns its number: one node, or leaves below a root. */
function writeTree(file: PdfFile, { entries, keys, write }: KeyedTree): number {
  const most = MAX_ELEMENTS / 2;
  const writeNode = (start: number, end: number, limits: string) => {
    const node = file.reserve();
    const out = file.open(node).text(`<<${limits}/${entries}[`);
    for (let index = start; index < end; index++) write(out.text(keys[index]!), index);
    out.text(']>>');
    file.close();
    return node;
  };
  if (keys.length <= most) return writeNode(0, keys.length, '');
  const leaves: number[] = [];
  for (let start = 0; start < keys.length; start += most) {
    const end = Math.min(start + most, keys.length);
    leaves.push(writeNode(start, end, `/Limits[${keys[start]} ${keys[end - 1]}]`));
  }
  return file.add(`<</Kids[${leaves.map((leaf) => `${leaf} 0 R`).join(' ')}]>>`);
}

function writeElement(
  file: PdfFile,
  element: StructureElement,
  parent: number,
  pages: readonly number[],
): void {
  const { type, kids, number: own } = element;
  const out = file.open(own).text('<</S/').text(type).text('/P ').integer(parent).text(' 0 R');
  writeContent(out, element, pages);
  out.text(attributesOf(element)).text('>>');
  file.close();
  for (let index = 0; index < kids.length; index++) writeElement(file, kids[index]!, own, pages);
}

function attributesOf({ type, id, alternative, box, scope, listNumbering }: StructureElement): string {
  if (id !== undefined) return `/ID(${id})`;
  // PDF 1.5 and readers since then expect the scope of a heading cell.
  if (type === 'TH') return `/A<</O/Table/Scope/${scope ?? 'Column'}>>`;
  if (listNumbering !== undefined) return `/A<</O/List/ListNumbering/${listNumbering}>>`;
  // PDF 1.4, 9.8.2: alternative text; 9.7.5: the box of what is placed as a block.
  return `${alternative === undefined ? '' : `/Alt${textString(alternative)}`}${box === undefined ? '' : placementOf(box)}`;
}

function placementOf({ edges, placement }: FigureBox): string {
  const places = edges.map((place) => String(Math.round(place * 100) / 100)).join(' ');
  return `/A<</O/Layout/Placement/${placement}/BBox[${places}]>>`;
}

function writeContent(
  out: AsciiText,
  { kids, marks, annotations }: StructureElement,
  pages: readonly number[],
): void {
  if (annotations === undefined) {
    if (kids.length > 0) writeReferences(out.text('/K['), kids).text(']');
    else writeMarks(out, marks, pages);
    return;
  }
  out.text('/K[');
  for (const kid of kids) out.integer(kid.number).text(' 0 R');
  for (let at = 0; at < marks.length; at += 2) writeMark(out, pages[marks[at]!]!, marks[at + 1]!);
  for (let at = 0; at < annotations.length; at += 2) {
    out.text('<</Type/OBJR/Pg ').integer(pages[annotations[at]!]!);
    out
      .text(' 0 R/Obj ')
      .integer(annotations[at + 1]!)
      .text(' 0 R>>');
  }
  out.text(']');
}

function writeMark(out: AsciiText, page: number, mark: number): void {
  out.text('<</Type/MCR/Pg ').integer(page).text(' 0 R/MCID ').integer(mark).text('>>');
}

/** The element holds the page of the first piece, the others name theirs (PDF 1.4, 9.6.3). */
function writeMarks(out: AsciiText, marks: readonly number[], pages: readonly number[]): void {
  if (marks.length === 0) return;
  out.text('/Pg ').integer(pages[marks[0]!]!).text(' 0 R/K ');
  if (marks.length === 2) {
    out.integer(marks[1]!);
    return;
  }
  out.text('[');
  for (let at = 0; at < marks.length; at += 2) {
    if (marks[at] === marks[0]) out.space().integer(marks[at + 1]!);
    else writeMark(out, pages[marks[at]!]!, marks[at + 1]!);
  }
  out.text(']');
}
