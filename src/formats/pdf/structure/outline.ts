import type { PdfFile } from '../file.ts';
import { textString } from '../text-string.ts';
import { destination, type Place } from './links.ts';

/** A line of the outline that a viewer shows beside the pages. */
export interface Bookmark {
  readonly title: string;
  /** 1 for the outermost; one that skips levels is below the last of a lower level. */
  readonly level: number;
  readonly place: Place;
}

interface Item {
  readonly bookmark: Bookmark;
  readonly number: number;
  readonly parent: Item | undefined;
  readonly kids: Item[];
}

/**
 * Writes the outline (PDF 1.4, 8.2.2), all of it folded open; returns its entry for the catalog, nothing without
 * bookmarks. `pages` are the object numbers of the pages.
 */
export function writeOutline(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  pages: readonly number[],
): string {
  if (bookmarks.length === 0) return '';
  const root = file.reserve();
  const top: Item[] = [];
  let last: Item | undefined;
  const items: Item[] = [];
  for (const bookmark of bookmarks) {
    while (last !== undefined && last.bookmark.level >= bookmark.level) last = last.parent;
    const item: Item = { bookmark, number: file.reserve(), parent: last, kids: [] };
    (last?.kids ?? top).push(item);
    items.push(item);
    last = item;
  }
  const counts = descendants(items);
  file.write(root, `<</Type/Outlines${ends(top)}/Count ${items.length}>>`);
  for (const list of [top, ...items.map(({ kids }) => kids)]) {
    for (const [index, item] of list.entries()) {
      const { bookmark, number, parent, kids } = item;
      const before = list[index - 1];
      const after = list[index + 1];
      file.write(
        number,
        `<</Title${textString(bookmark.title)}/Parent ${parent?.number ?? root} 0 R` +
          `${before === undefined ? '' : `/Prev ${before.number} 0 R`}` +
          `${after === undefined ? '' : `/Next ${after.number} 0 R`}` +
          `${kids.length === 0 ? '' : `${ends(kids)}/Count ${counts.get(item)}`}` +
          `/Dest${destination(bookmark.place, pages)}>>`,
      );
    }
  }
  return `/Outlines ${root} 0 R`;
}

function ends(items: readonly Item[]): string {
  return `/First ${items[0]!.number} 0 R/Last ${items.at(-1)!.number} 0 R`;
}

/** Items below each one, counted from the last to the first: a kid comes behind its parent. */
function descendants(items: readonly Item[]): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>(items.map((item) => [item, 0]));
  for (const item of items.toReversed()) {
    if (item.parent !== undefined) counts.set(item.parent, counts.get(item.parent)! + counts.get(item)! + 1);
  }
  return counts;
}
