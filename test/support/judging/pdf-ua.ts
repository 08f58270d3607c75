import { type ReadPdf, readPdf } from './pdf-reader.ts';

/**
 * What keeps a document from PDF/UA-1 (ISO 14289-1), each with its clause; empty for one that conforms as far as its
 * objects and its content can tell. Reads the forms that Sundry writes, and nothing of how it decides on them.
 */
export function accessibilityFaults(bytes: Uint8Array): readonly string[] {
  const pdf = readPdf(bytes);
  const faults = new Faults();
  checkCatalog(pdf, faults);
  const elements = elementsOf(pdf);
  checkElements(elements, faults);
  checkHeadings(elements, faults);
  checkIdentifiers(pdf, elements, faults);
  for (const page of pagesOf(pdf)) checkPage(pdf, page, elements, faults);
  return faults.found;
}

class Faults {
  readonly found: string[] = [];

  expect(holds: boolean, fault: string): void {
    if (!holds && !this.found.includes(fault)) this.found.push(fault);
  }
}

function checkCatalog({ objects }: ReadPdf, faults: Faults): void {
  const catalog = [...objects.values()].find((object) => object.startsWith('<</Type/Catalog')) ?? '';
  faults.expect(/\/MarkInfo<<\/Marked true>>/.test(catalog), '7.1: the document is not marked as tagged');
  faults.expect(/\/Lang\([A-Za-z]{2,8}(-[A-Za-z0-9]+)*\)/.test(catalog), '7.2: no natural language');
  faults.expect(/\/DisplayDocTitle true/.test(catalog), '7.1: viewers do not show the title');
  const metadata = objects.get(Number(/\/Metadata (\d+) 0 R/.exec(catalog)?.[1])) ?? '';
  faults.expect(metadata.includes('<pdfuaid:part>1</pdfuaid:part>'), '5: no mark of PDF/UA-1');
  faults.expect(/<dc:title><rdf:Alt><rdf:li[^>]*>[^<]+</.test(metadata), '7.1: no title');
}

interface Element {
  readonly number: number;
  readonly type: string;
  readonly object: string;
  readonly kids: readonly Element[];
  readonly parent: Element | undefined;
}

/** The elements of the structure in the order of reading. */
function elementsOf({ objects }: ReadPdf): readonly Element[] {
  const root = [...objects.values()].find((object) => object.startsWith('<</Type/StructTreeRoot')) ?? '';
  const all: Element[] = [];
  const read = (number: number, parent: Element | undefined): Element => {
    const object = objects.get(number) ?? '';
    const kids: Element[] = [];
    const element = { number, type: /^<<\/S\/(\w+)/.exec(object)?.[1] ?? '', object, kids, parent };
    all.push(element);
    const list = /\/K\s?\[((?:\d+ 0 R ?)+)/.exec(object)?.[1] ?? '';
    for (const [, kid] of list.matchAll(/(\d+) 0 R/g)) kids.push(read(Number(kid), element));
    return element;
  };
  read(Number(/\/K (\d+) 0 R/.exec(root)?.[1]), undefined);
  return all;
}

/** ISO 32000-1 tables 334, 336 and 337: which elements hold which. */
const parents: Readonly<Record<string, readonly string[]>> = {
  TOCI: ['TOC'],
  LI: ['L'],
  Lbl: ['LI', 'Note'],
  LBody: ['LI'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
};

function checkElements(elements: readonly Element[], faults: Faults): void {
  for (const { type, object, kids, parent } of elements) {
    const allowed = parents[type];
    let above = parent;
    while (above?.type === 'NonStruct') above = above.parent;
    faults.expect(allowed?.includes(above?.type ?? '') ?? true, `7.1: ${type} in ${above?.type}`);
    if (type === 'Figure') {
      faults.expect(/\/Alt[(<]/.test(object), '7.3: a figure without alternative text');
      faults.expect(/\/BBox\[/.test(object), '7.3: a figure without its box');
    }
    if (type === 'TH') faults.expect(object.includes('/Scope/'), '7.5: a heading cell without scope');
    if (type === 'Note') faults.expect(/\/ID\(/.test(object), '7.9: a note without identifier');
    const hasLabels = kids.some((item) => item.kids.some((kid) => kid.type === 'Lbl'));
    if (type === 'L' && hasLabels)
      faults.expect(object.includes('/ListNumbering/'), '7.6: a list with labels of an unknown kind');
    if (type === 'Link') faults.expect(object.includes('/Type/OBJR'), '7.18.5: a link without annotation');
  }
}

function checkHeadings(elements: readonly Element[], faults: Faults): void {
  let last = 0;
  for (const { type } of elements) {
    const level = Number(/^H(\d)$/.exec(type)?.[1] ?? Number.NaN);
    if (Number.isNaN(level)) continue;
    faults.expect(level <= last + 1, `7.4.2: H${level} after H${last}`);
    last = level;
  }
}

function checkIdentifiers({ objects }: ReadPdf, elements: readonly Element[], faults: Faults): void {
  const own = elements.flatMap(({ object, number }) => {
    const id = /\/ID(\([^)]*\))/.exec(object)?.[1];
    return id === undefined ? [] : [`${id}${number} 0 R`];
  });
  faults.expect(new Set(own).size === own.length, '7.9: two elements of one identifier');
  const names = [...objects.values()].flatMap((object) =>
    [...(/\/Names\[(\(.*?)\]>>$/.exec(object)?.[1] ?? '').matchAll(/\(note-[^)]*\)\d+ 0 R/g)].map(
      ([entry]) => entry,
    ),
  );
  faults.expect(names.join() === own.join(), '7.9: the tree of identifiers is not that of the elements');
}

function pagesOf({ objects }: ReadPdf): readonly string[] {
  return [...objects.values()].filter((object) => object.startsWith('<</Type/Page/'));
}

function checkPage(pdf: ReadPdf, page: string, elements: readonly Element[], faults: Faults): void {
  const content = pdf.objects.get(Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])) ?? '';
  const marks = marksOf(content, faults);
  const key = /\/StructParents (\d+)/.exec(page)?.[1];
  const owners = parentsOf(pdf, Number(key));
  faults.expect(marks.join() === [...owners.keys()].join(), '7.1: content that no element of the page has');
  for (const [mark, owner] of owners.entries()) {
    const element = elements.find(({ number }) => number === owner);
    faults.expect(
      element !== undefined && marksIn(element.object).has(mark),
      '7.1: content that its element lacks',
    );
  }
  const links = [...(/\/Annots\[(.*?)\]/.exec(page)?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
  faults.expect(links.length === 0 || page.includes('/Tabs/S'), '7.18.3: annotations in no order');
  for (const [, number] of links) {
    const annotation = pdf.objects.get(Number(number)) ?? '';
    faults.expect(/\/Contents(\([^)]|<[0-9A-F]{5})/.test(annotation), '7.18.5: a link without words');
    const isHeld = elements.some(
      ({ type, object }) => type === 'Link' && object.includes(`/Obj ${number} 0 R`),
    );
    faults.expect(isHeld, '7.18.1: an annotation that no link has');
  }
}

/** The element of each piece of a page's content, by its number. */
function parentsOf({ objects }: ReadPdf, key: number): readonly number[] {
  for (const object of objects.values()) {
    if (!/^<<(\/Limits\[[^\]]*\])?\/Nums\[/.test(object)) continue;
    const list = new RegExp(`[[\\] R]${key}\\[([^\\]]*)\\]`).exec(object)?.[1];
    if (list !== undefined) return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
  }
  return [];
}

function marksIn(object: string): ReadonlySet<number> {
  const content = object.slice(object.indexOf('/K'));
  const numbers = [...content.matchAll(/(?:\/MCID |[[ ])(\d+)(?=[\]<> /]|$)(?! 0 R)/g)];
  return new Set(numbers.map(([, number]) => Number(number)));
}

/** What shows or paints something. */
const PAINTS = /(?:^|[\s)\]>])(Tj|TJ|'|f|S|Do)(?=\s|$)/;

/** The numbers of the pieces of content; a fault for what is painted outside of them and of artifacts. */
function marksOf(content: string, faults: Faults): number[] {
  const numbers: number[] = [];
  let depth = 0;
  for (const line of content.replace(/\((?:[^()\\]|\\.)*\)/gs, '()').split('\n')) {
    for (const [part] of line.matchAll(/.*?(?:BMC|BDC|EMC)|.+$/g)) {
      if (PAINTS.test(part)) faults.expect(depth > 0, '7.1: content that is neither tagged nor an artifact');
      if (/B[MD]C$/.test(part)) depth++;
      if (/EMC$/.test(part)) depth--;
      const number = /\/MCID (\d+)>>BDC$/.exec(part)?.[1];
      if (number !== undefined) numbers.push(Number(number));
    }
  }
  return numbers;
}
