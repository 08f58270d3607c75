import { CODE } from '../../../formats/pdf/fonts/font-set.ts';
import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { Align, Link } from '../source/tree/model.ts';
import { drawHighlight, drawRulesOf, nameLine } from './decorations.ts';
import type { Flow } from './flow.ts';
import { type Fragment, type Line, linkOf } from './lines.ts';
import { Owners } from './owners.ts';
import { type PlacedPicture, placement } from './pictures.ts';
import { type BlockStyle, baselineOf, GROUND, RULE } from './style.ts';

/** Where lines are put, and what they are part of. */
export interface LinePlace {
  readonly left: number;
  readonly width: number;
  readonly align: Align;
  readonly style: BlockStyle;
  readonly owners: Owners;
  readonly pictures: readonly PlacedPicture[];
}

/** Draws a paragraph, from page to page: neither its first nor its last line is alone on one. */
export function drawParagraph(flow: Flow, lines: readonly Line[], place: LinePlace): void {
  let next = 0;
  while (next < lines.length) {
    const left = lines.length - next;
    flow.begin(heightOf(lines.slice(next, next + leastTogether(left))));
    let count = linesThatFit(lines, next, flow.room);
    if (count < left && left - count === 1 && count > 2) count--;
    drawLines(flow, count === lines.length ? lines : lines.slice(next, next + count), place);
    next += count;
    if (next < lines.length) flow.newPage();
  }
}

/** How many of the lines that are left a page has at least: of three none can be on another without being alone there. */
export function leastTogether(left: number): number {
  return left === 3 ? 3 : Math.min(2, left);
}

/** How many of the lines from `first` on a height holds; at least one. */
export function linesThatFit(lines: readonly Line[], first: number, height: number): number {
  let used = 0;
  let count = 0;
  for (let index = first; index < lines.length; index++) {
    used += lines[index]!.height;
    if (used > height + SLACK && count > 0) break;
    count++;
    if (used > height + SLACK) break;
  }
  return count;
}

const SLACK = 0.01;

/** Height of lines in points. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

/** Draws lines below each other from `flow.y`, which moves below them. */
export function drawLines(flow: Flow, lines: readonly Line[], place: LinePlace): void {
  for (const line of lines) {
    drawLine(flow, line, place);
    flow.y -= line.height;
  }
}

function drawLine(flow: Flow, line: Line, place: LinePlace): void {
  const { style, left, width, owners } = place;
  // A picture is on the baseline and higher than the text: it has the rest of the line above it.
  const baseline = flow.y - line.height + (style.leading - baselineOf(style));
  flow.drawLabels(baseline);
  const align = line.isRightToLeft && place.align === 'left' ? 'right' : place.align;
  const slack = width - line.width;
  const start = left + (align === 'left' ? 0 : align === 'right' ? slack : slack / 2);
  const at = { start, baseline, place };
  const fragments = line.isMixed ? drawMixed(flow, line.fragments, at) : line.fragments;
  const links = new LinkAreas(flow, place);
  for (const fragment of fragments) {
    if (!line.isMixed) drawFragment(flow, fragment, owners.of(fragment.inline), at);
    nameLine(flow, fragment, flow.y);
    links.add(fragment, start + fragment.x, baseline);
  }
  links.end();
}

/** Where the fragments of a line are drawn. */
interface LineStart {
  readonly start: number;
  readonly baseline: number;
  readonly place: LinePlace;
}

/**
 * Draws a line from left to right, each fragment as a piece of marked content, and lists these in the order of reading.
 * Returns the fragments from left to right.
 */
function drawMixed(flow: Flow, fragments: readonly Fragment[], at: LineStart): readonly Fragment[] {
  const { owners } = at.place;
  const drawn = fragments.map((fragment, order) => ({ fragment, order, owner: owners.of(fragment.inline) }));
  drawn.sort((a, b) => a.fragment.x - b.fragment.x);
  const orders = new Map<StructureElement, number[]>();
  for (const { fragment, order, owner } of drawn) {
    flow.endMark();
    drawFragment(flow, fragment, owner, at);
    if (owner === undefined) continue;
    const known = orders.get(owner);
    if (known === undefined) orders.set(owner, [order]);
    else known.push(order);
  }
  flow.endMark();
  for (const [element, order] of orders) element.sortLastMarks(order);
  return drawn.map(({ fragment }) => fragment);
}

function drawFragment(
  flow: Flow,
  fragment: Fragment,
  owner: StructureElement | undefined,
  { start, baseline, place }: LineStart,
): void {
  const own = { x: start + fragment.x, baseline, owner };
  if (fragment.inline.kind === 'image') drawPicture(flow, fragment, own, place.pictures);
  else drawText(flow, fragment, own);
}

/** Where a fragment is drawn, and what it belongs to: nothing, if it is an artifact. */
interface FragmentPlace {
  readonly x: number;
  readonly baseline: number;
  readonly owner: StructureElement | undefined;
}

function drawText(flow: Flow, fragment: Fragment, { x, baseline: base, owner }: FragmentPlace): void {
  const { inline, width, text, look } = fragment;
  const { style, rise } = look;
  const baseline = base + rise;
  const { canvas } = flow;
  const { size } = style;
  if (style.face === CODE && inline.kind === 'text') {
    const box = { x: x - 1.4, y: baseline - size * 0.28, width: width + 2.8, height: size * 1.28, radius: 2 };
    if (inline.style.kind === 'key') {
      const outer = {
        x: box.x - 0.5,
        y: box.y - 0.5,
        width: box.width + 1,
        height: box.height + 1,
        radius: 2.5,
      };
      canvas.fillRounded(outer, RULE);
    }
    canvas.fillRounded(box, GROUND);
  }
  drawHighlight(canvas, fragment, x, baseline);
  if (owner === undefined) {
    flow.endMark();
    canvas.beginArtifact();
  } else flow.mark(owner);
  canvas.showPart(text, { x, y: baseline, width }, style);
  if (owner === undefined) canvas.end();
  drawRulesOf(canvas, fragment, x, baseline);
  if (inline.kind === 'note' && !flow.references.has(inline.note)) {
    flow.references.set(inline.note, flow.place);
  }
}

function drawPicture(
  flow: Flow,
  { inline, width, height }: Fragment,
  { x, baseline, owner }: FragmentPlace,
  pictures: readonly PlacedPicture[],
): void {
  if (inline.kind !== 'image') return;
  const { orientation } = pictures[inline.image]!;
  flow.endMark();
  flow.canvas.showImage(inline.image, placement(orientation, { x, y: baseline, width, height }), owner);
  if (owner !== undefined)
    owner.box = { edges: [x, baseline, x + width, baseline + height], placement: 'Inline' };
}

/** Of a link, in UTF-16 units: a string of PDF/A has at most 65,535 bytes (ISO 19005-1 6.1.12). */
const MAX_WORDS = 500;

function wordsOf(inline: Fragment['inline']): string {
  if (inline.kind === 'note') return String(inline.note);
  return inline.kind === 'image' ? inline.alt : inline.text;
}

/** The areas of a line that lead elsewhere: pieces of one link beside each other are one area. */
class LinkAreas {
  readonly #flow: Flow;
  readonly #place: LinePlace;
  #link: Link | number | undefined;
  #inline: Fragment['inline'] | undefined;
  #edges: [number, number, number, number] = [0, 0, 0, 0];
  #words = '';

  constructor(flow: Flow, place: LinePlace) {
    this.#flow = flow;
    this.#place = place;
  }

  add({ inline, width, height, look }: Fragment, x: number, base: number): void {
    const link = inline.kind === 'note' ? inline.note : linkOf(inline);
    if (link !== this.#link) this.end();
    if (link === undefined) return;
    const { size } = look.style;
    const baseline = base + look.rise;
    const [bottom, top] =
      height > 0 ? [baseline, baseline + height] : [baseline - size * 0.25, baseline + size * 0.85];
    if (this.#link === undefined) this.#words = '';
    if (this.#words.length < MAX_WORDS) this.#words += wordsOf(inline);
    const [left, lower, right, upper] = this.#edges;
    this.#edges =
      this.#link === undefined
        ? [x, bottom, x + width, top]
        : [Math.min(left, x), Math.min(lower, bottom), Math.max(right, x + width), Math.max(upper, top)];
    this.#link = link;
    this.#inline = inline;
  }

  /** Ends the area that is open. */
  end(): void {
    const link = this.#link;
    const inline = this.#inline;
    this.#link = undefined;
    if (link === undefined || inline === undefined) return;
    const element = this.#place.owners.linkElement(inline);
    if (element === undefined) return;
    const contents = this.#words.slice(0, MAX_WORDS).toWellFormed();
    const { notes, anchors, canvas } = this.#flow;
    const placeOf = () =>
      typeof link === 'number' ? notes.get(link) : anchors.get('slug' in link ? link.slug : '');
    canvas.link({
      edges: this.#edges,
      contents,
      element,
      target: () =>
        typeof link === 'object' && 'uri' in link ? { uri: link.uri } : (placeOf() ?? { page: 0, top: 0 }),
    });
  }
}

/** A paragraph without links, code and pictures is one element; others have one for each piece. */
export function ownersOf(element: StructureElement | undefined, lines: readonly Line[]): Owners {
  const isPlain = lines.every(({ fragments }) =>
    fragments.every(
      ({ inline }) => inline.kind === 'text' && inline.link === undefined && inline.style.kind === 'text',
    ),
  );
  return new Owners(element, isPlain ? 'whole' : 'pieces');
}
