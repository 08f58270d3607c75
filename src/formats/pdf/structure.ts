import type { PdfFile } from './file.ts';
import { textString } from './text-string.ts';

/** Standard structure types (PDF 1.4, 9.7.4) that are used here. */
export type StructureType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** What a figure shows, for those who do not see it, and where it is. */
export interface FigureDescription {
  readonly alternative: string;
  /** Its left, lower, right and upper end on the page, in points. */
  readonly box: readonly [number, number, number, number];
}

/**
 * An element of the structure tree (PDF 1.4, 9.6): what a screen reader reads of the page. It holds either
 * other elements or marked pieces of pages.
 */
export class StructureElement {
  readonly type: StructureType;
  readonly kids: StructureElement[] = [];
  /** Page index and number of the marked content, alternating: pairs in one list save an object each. */
  readonly marks: number[] = [];
  /** Only a figure has one. */
  figure: FigureDescription | undefined;
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
}

/** The marked content of a page: the element of each piece, by its number. */
export type PageMarks = readonly StructureElement[];

/**
 * Writes the structure tree under a reserved number, with the tree that leads from marked content back to its
 * element (PDF 1.4, 9.6.1 and 9.6.5). `pages` are the object numbers of the pages.
 */
export function writeStructure(
  file: PdfFile,
  treeRoot: number,
  root: StructureElement,
  pages: readonly number[],
  marks: readonly PageMarks[],
): void {
  number(file, root);
  const parents = marks.map((elements, page) => `${page}[${elements.map(reference).join(' ')}]`);
  const parentTree = file.add(`<</Nums[${parents.join('')}]>>`);
  file.write(
    treeRoot,
    `<</Type/StructTreeRoot/K ${reference(root)}/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${pages.length}>>`,
  );
  writeElement(file, root, treeRoot, pages);
}

function reference(element: StructureElement): string {
  return `${element.number} 0 R`;
}

function number(file: PdfFile, element: StructureElement): void {
  element.number = file.reserve();
  for (const kid of element.kids) number(file, kid);
}

function writeElement(
  file: PdfFile,
  element: StructureElement,
  parent: number,
  pages: readonly number[],
): void {
  const { type, kids, marks, figure } = element;
  // PDF 1.5 and readers since then expect the scope of a heading cell: its column.
  const scope = type === 'TH' ? '/A<</O/Table/Scope/Column>>' : '';
  const attributes = figure === undefined ? scope : figureEntries(figure);
  const content = kids.length > 0 ? `/K[${kids.map(reference).join(' ')}]` : markedContent(marks, pages);
  file.write(element.number, `<</S/${type}/P ${parent} 0 R${content}${attributes}>>`);
  for (const kid of kids) writeElement(file, kid, element.number, pages);
}

/** PDF 1.4, 9.8.2: alternative text; 9.7.5: the box of what is placed as a block. */
function figureEntries({ alternative, box }: FigureDescription): string {
  const places = box.map((place) => String(Math.round(place * 100) / 100)).join(' ');
  return `/Alt${textString(alternative)}/A<</O/Layout/Placement/Block/BBox[${places}]>>`;
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
