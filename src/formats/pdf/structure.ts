import type { PdfFile } from './file.ts';
import { textString } from './text-string.ts';

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

/**
 * An element of the structure tree (PDF 1.4, 9.6): what a screen reader reads of the page. It holds either
 * other elements or marked pieces of pages; a link holds its annotations as well.
 */
export class StructureElement {
  readonly type: StructureType;
  readonly kids: StructureElement[] = [];
  /** Page index and number of the marked content, alternating: pairs in one list save an object each. */
  readonly marks: number[] = [];
  /** What is read instead of a picture. */
  alternative: string | undefined;
  /** Left, lower, right and upper end on the page, in points, of a figure that is placed as a block. */
  box: readonly [number, number, number, number] | undefined;
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
    this.kids.push(kid);
    return kid;
  }

  /** Adds an annotation of a page that belongs to the element. */
  addAnnotation(page: number, object: number): void {
    this.annotations ??= [];
    this.annotations.push(page, object);
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
  number(file, root);
  const entries = [
    ...marks.map((elements, page) => `${page}[${elements.map(reference).join(' ')}]`),
    ...linked.map((element, index) => ` ${pages.length + index} ${reference(element)}`),
  ];
  const parentTree = writeNumberTree(file, entries);
  file.write(
    treeRoot,
    `<</Type/StructTreeRoot/K ${reference(root)}/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${entries.length}>>`,
  );
  writeElement(file, root, treeRoot, pages);
}

function reference(element: StructureElement): string {
  return `${element.number} 0 R`;
}

/** Numbers the elements, in groups where one has more kids than a list may hold. */
function number(file: PdfFile, element: StructureElement): void {
  element.number = file.reserve();
  const { kids } = element;
  if (kids.length > MAX_ELEMENTS) {
    const all = kids.splice(0);
    for (let start = 0; start < all.length; start += MAX_ELEMENTS) {
      element.add('NonStruct').kids.push(...all.slice(start, start + MAX_ELEMENTS));
    }
  }
  for (const kid of kids) number(file, kid);
}

/** A number tree (PDF 1.4, 3.8.5) of the entries for 0, 1, 2 ...: one node, or leaves below a root. */
function writeNumberTree(file: PdfFile, entries: readonly string[]): number {
  const most = MAX_ELEMENTS / 2;
  if (entries.length <= most) return file.add(`<</Nums[${entries.join('')}]>>`);
  const leaves: number[] = [];
  for (let start = 0; start < entries.length; start += most) {
    const leaf = entries.slice(start, start + most);
    leaves.push(file.add(`<</Limits[${start} ${start + leaf.length - 1}]/Nums[${leaf.join('')}]>>`));
  }
  return file.add(`<</Kids[${leaves.map((leaf) => `${leaf} 0 R`).join(' ')}]>>`);
}

function writeElement(
  file: PdfFile,
  element: StructureElement,
  parent: number,
  pages: readonly number[],
): void {
  const { type, kids } = element;
  file.write(
    element.number,
    `<</S/${type}/P ${parent} 0 R${contentOf(element, pages)}${attributesOf(element)}>>`,
  );
  for (const kid of kids) writeElement(file, kid, element.number, pages);
}

function attributesOf({ type, alternative, box }: StructureElement): string {
  // PDF 1.5 and readers since then expect the scope of a heading cell: its column.
  if (type === 'TH') return '/A<</O/Table/Scope/Column>>';
  // PDF 1.4, 9.8.2: alternative text; 9.7.5: the box of what is placed as a block.
  return `${alternative === undefined ? '' : `/Alt${textString(alternative)}`}${box === undefined ? '' : placementOf(box)}`;
}

function placementOf(box: readonly number[]): string {
  const places = box.map((place) => String(Math.round(place * 100) / 100)).join(' ');
  return `/A<</O/Layout/Placement/Block/BBox[${places}]>>`;
}

function contentOf({ kids, marks, annotations }: StructureElement, pages: readonly number[]): string {
  if (annotations === undefined) {
    return kids.length > 0 ? `/K[${kids.map(reference).join(' ')}]` : markedContent(marks, pages);
  }
  const items = kids.map(reference);
  for (let at = 0; at < marks.length; at += 2) {
    items.push(`<</Type/MCR/Pg ${pages[marks[at]!]} 0 R/MCID ${marks[at + 1]}>>`);
  }
  for (let at = 0; at < annotations.length; at += 2) {
    items.push(`<</Type/OBJR/Pg ${pages[annotations[at]!]} 0 R/Obj ${annotations[at + 1]} 0 R>>`);
  }
  return `/K[${items.join('')}]`;
}

/** The element holds the page of the first piece, the others name theirs (PDF 1.4, 9.6.3). */
function markedContent(marks: readonly number[], pages: readonly number[]): string {
  if (marks.length === 0) return '';
  const first = `/Pg ${pages[marks[0]!]} 0 R/K `;
  if (marks.length === 2) return first + marks[1];
  let list = '';
  for (let at = 0; at < marks.length; at += 2) {
    const here = marks[at] === marks[0];
    list += here ? ` ${marks[at + 1]}` : `<</Type/MCR/Pg ${pages[marks[at]!]} 0 R/MCID ${marks[at + 1]}>>`;
  }
  return `${first}[${list}]`;
}
