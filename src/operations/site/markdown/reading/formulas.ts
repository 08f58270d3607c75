import { elementsIn, type PageElement, textOf } from './element.ts';
import { texOfMathml } from './mathml.ts';

/** A formula as Markdown with TeX between dollars. */
export interface Formula {
  readonly markdown: string;
  readonly plain: string;
}

/** The formula of a MathML element or a TeX script; without TeX its text. */
export function readFormula(element: PageElement, isDisplayed: boolean): Formula {
  const isScript = element.tag !== 'math';
  const tex = texOf(isScript ? textOf(element) : sourceOf(element));
  const text = isScript ? '' : textOf(element).replace(/\s+/g, '');
  if (tex === '') return { markdown: text.replace(/[\\`*_[\]<&|~$]/g, '\\$&'), plain: text };
  const isBlock = isDisplayed || element.tag === 'tex-display' || element.get('display') === 'block';
  return { markdown: isBlock ? `$$${tex}$$` : `$${tex}$`, plain: tex };
}

/** The TeX that MathML states, else one of its layout. */
function sourceOf(math: PageElement): string {
  return annotationOf(math) || math.get('alttext') || (texOfMathml(math) ?? '');
}

/** Without the style around it that MediaWiki writes, on one line. */
function texOf(text: string): string {
  const tex = text.replace(/\s+/g, ' ').trim();
  const inner = /^\{\\(?:display|text)style (.*)\}$/.exec(tex)?.[1];
  return (inner ?? tex).trim();
}

function annotationOf(element: PageElement): string {
  for (const inner of elementsIn(element)) {
    if (inner.tag === 'annotation' && /tex/i.test(inner.get('encoding'))) return textOf(inner);
  }
  return '';
}

/** A superscript or subscript: in characters of its own where all have one, else marked. */
export function raised(text: string, isAbove: boolean): string {
  const characters = isAbove ? above : below;
  const shown = [...text].map((character) => characters.get(character));
  if (shown.every((character) => character !== undefined)) return shown.join('');
  if (
    isAbove &&
    /^(?:st|nd|rd|th|er|re|e|\u00e8me|o|a|\u00ba|\u00aa|tm|sm|\u2122|\u00ae|[*\u2020\u2021\u00a7]{1,3})$/i.test(
      text,
    )
  )
    return text;
  return `${isAbove ? '^' : '_'}(${text})`;
}

const pairs = (plain: string, small: string): ReadonlyMap<string, string> =>
  new Map([...plain].map((character, at) => [character, [...small][at]!]));

const above = pairs(
  '0123456789+-=()ni\u2212',
  '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207a\u207b\u207c\u207d\u207e\u207f\u2071\u207b',
);

const below = pairs(
  '0123456789+-=()\u2212',
  '\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208a\u208b\u208c\u208d\u208e\u208b',
);
