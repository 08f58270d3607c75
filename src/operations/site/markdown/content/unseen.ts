import type { PageElement } from '../reading/element.ts';
import { hasNameIn } from './names.ts';

/** Whether an element is not content of any page: a control, navigation, or hidden. */
export function isNeverContent(element: PageElement): boolean {
  const isControl = controlTags.has(element.tag) && element.disclosure !== 'label' && !isBoxOfTask(element);
  return isControl || isHidden(element);
}

/** The box of an item in a list of tasks, which shows a state, unlike those that a reader may tick. */
function isBoxOfTask(element: PageElement): boolean {
  if (element.tag !== 'input' || element.get('type').toLowerCase() !== 'checkbox') return false;
  return (
    element.attributes.has('disabled') ||
    element.attributes.has('checked') ||
    hasNameIn(element, boxesOfTasks)
  );
}

const boxesOfTasks = new Set(['tasklistitemcheckbox']);

/** Whether an element is not shown. TeX and MathML are hidden beside what is drawn of them, and are read. */
export function isHidden(element: PageElement): boolean {
  if (element.tag === 'noscript') return true;
  if (element.attributes.size === 0) return false;
  if (element.disclosure === 'panel' || hasNameIn(element, mathNames)) return false;
  if (hasNameIn(element, drawnMath) || isIcon(element)) return true;
  if (element.attributes.has('hidden'))
    return element.get('hidden').toLowerCase() !== 'until-found' && !isStreamed(element);
  if (element.get('aria-hidden').toLowerCase() === 'true')
    return element.tag !== 'math' && element.tag !== 'img' && element.tag !== 'pre' && element.tag !== 'code';
  const style = element.get('style');
  return style !== '' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

/** Elements that hold the source of a formula, which is hidden for those who see its drawing. */
const mathNames = new Set(['katexmathml', 'mathmlinline', 'mathmldisplay', 'mwemathelement', 'assistivemml']);

/** The drawing of a formula, of which the source is read. */
const drawnMath = new Set(['katexhtml', 'mathfallback', 'mathjaxpreview', 'mjxchtml']);

/** Whether an element shows an icon by the name that a font has for it. */
function isIcon(element: PageElement): boolean {
  return hasNameIn(element, iconFonts) && element.children.every((child) => typeof child === 'string');
}

const iconFonts = new Set(['materialicons', 'materialsymbols', 'maticon']);

const controlTags = new Set(
  'nav button select textarea dialog menu search object embed canvas svg input noscript'.split(' '),
);

/** Whether an element is a part of the page that React sends later, for a script to put into its place. */
function isStreamed(element: PageElement): boolean {
  return /S:[\da-f]{1,6}$/.test(element.get('id'));
}
