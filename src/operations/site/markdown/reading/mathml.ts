import type { PageElement, PageNode } from './element.ts';

/**
 * Presentation MathML (MathML Core 3) as TeX: a fraction is no number of two digits, a power no product. Symbols stay the
 * characters they are. Undefined for a formula in which nothing is above, below or around something else: its text says
 * all.
 */
export function texOfMathml(math: PageElement): string | undefined {
  if (!hasLayout(math)) return undefined;
  return rowOf(math.children).replace(/\s+/g, ' ').trim();
}

function hasLayout(element: PageElement): boolean {
  return element.children.some(
    (child) => typeof child !== 'string' && (layouts.has(child.tag) || hasLayout(child)),
  );
}

function rowOf(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? (/\S/.test(node) ? escaped(node) : '') : texOf(node)))
    .join('');
}

function texOf(element: PageElement): string {
  if (unread.has(element.tag)) return '';
  const layout = layouts.get(element.tag);
  const parts = element.children.filter((child) => typeof child !== 'string');
  if (layout !== undefined) return layout(parts, element);
  const text = rowOf(element.children);
  if (element.tag === 'mi' && /^\p{L}{2,}$/u.test(text.trim())) return `\\mathrm{${text.trim()}}`;
  if (element.tag === 'mtext') return text.trim() === '' ? ' ' : `\\text{${text}}`;
  if (element.tag === 'mspace') return ' ';
  return tokens.has(element.tag) ? text.trim() : text;
}

/** The characters that mean something else in TeX; those that only tell how a formula is read aloud go. */
function escaped(text: string): string {
  return text.replace(/[\u2061-\u2064]/g, '').replace(/[{}%#&$_]/g, '\\$&');
}

const tokens = new Set(['mi', 'mn', 'mo', 'ms']);

const unread = new Set([
  'annotation',
  'annotation-xml',
  'mphantom',
  'maligngroup',
  'malignmark',
  'none',
  'mprescripts',
]);

type Layout = (parts: readonly PageElement[], element: PageElement) => string;

const group = (part: PageElement | undefined): string => `{${part === undefined ? '' : texOf(part)}}`;

/** What is raised or lowered: one letter or number stands alone, anything else is a group. */
const base = (part: PageElement | undefined): string => {
  const tex = part === undefined ? '' : texOf(part);
  return tex.length <= MAX_ALONE && /^(?:[\p{L}\p{N}]+|\p{S}|\p{P})$/u.test(tex) ? tex : `{${tex}}`;
};

/** Characters of a number or a name that is raised without being a group. */
const MAX_ALONE = 40;

const lowered: Layout = ([of, below]) => `${base(of)}_${group(below)}`;
const raised: Layout = ([of, above]) => `${base(of)}^${group(above)}`;
const both: Layout = ([of, below, above]) => `${base(of)}_${group(below)}^${group(above)}`;

const layouts: ReadonlyMap<string, Layout> = new Map([
  ['mfrac', ([over, under]) => `\\frac${group(over)}${group(under)}`],
  ['msqrt', (_, { children }) => `\\sqrt{${rowOf(children)}}`],
  ['mroot', ([of, degree]) => `\\sqrt[${degree === undefined ? '' : texOf(degree)}]${group(of)}`],
  ['msub', lowered],
  ['munder', lowered],
  ['msup', raised],
  ['mover', raised],
  ['msubsup', both],
  ['munderover', both],
  ['mfenced', (parts) => `(${parts.map(texOf).join(', ')})`],
  ['mtable', (rows) => `\\begin{matrix}${rows.map(texOf).join(' \\\\ ')}\\end{matrix}`],
  ['mtr', (cells) => cells.map(texOf).join(' & ')],
] satisfies [string, Layout][]);
