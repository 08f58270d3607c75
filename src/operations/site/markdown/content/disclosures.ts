import { elementsIn, type PageElement } from '../reading/element.ts';
import { measure } from './measure.ts';
import { hasNameIn } from './names.ts';

/**
 * Marks the texts of a page that are opened by a click, such as answers below their questions: a button that shows and
 * hides a text (WAI-ARIA 1.2, `aria-expanded` and `aria-controls`), or that a class calls so, is the label of it, and the
 * text is content although it is hidden. Menus have such buttons too: what holds no continuous text stays as it is.
 */
export function markDisclosures(root: PageElement): void {
  const { buttons, byId } = controlsIn(root);
  if (buttons.length === 0) return;
  const panels = new Map<PageElement, PageElement>();
  if (byId.size > 0) {
    for (const element of elementsIn(root)) {
      const button = element.attributes.size > 0 ? byId.get(element.get('id')) : undefined;
      if (button === undefined || apart.has(element.tag)) continue;
      panels.set(element, button);
      element.disclosure = 'panel';
    }
    measure(root);
  }
  for (const [panel, button] of panels) {
    if (panel.good === 0) panel.disclosure = undefined;
    else button.disclosure = 'label';
  }
  for (const { button, text } of buttons) {
    if (text !== undefined && text.good > 0) button.disclosure = 'label';
  }
}

interface Controls {
  /** Buttons, each with the block behind it. */
  readonly buttons: readonly { readonly button: PageElement; readonly text: PageElement | undefined }[];
  /** The buttons by the id of what they control. */
  readonly byId: ReadonlyMap<string, PageElement>;
}

function controlsIn(root: PageElement): Controls {
  const buttons: { button: PageElement; text: PageElement | undefined }[] = [];
  const byId = new Map<string, PageElement>();
  const visit = (element: PageElement, next: PageElement | undefined): void => {
    let behind = next;
    for (let at = element.children.length - 1; at >= 0; at--) {
      const child = element.children[at]!;
      if (typeof child === 'string' || apart.has(child.tag)) continue;
      if (isControl(child)) {
        buttons.push({ button: child, text: behind });
        if (child.get('aria-controls') !== '') byId.set(child.get('aria-controls'), child);
      } else visit(child, behind);
      if (child.isBlock) behind = child;
    }
  };
  visit(root, undefined);
  return { buttons, byId };
}

/** Elements in which nothing is a text that a button opens. */
const apart = new Set(['nav', 'menu', 'dialog', 'search', 'footer']);

function isControl(element: PageElement): boolean {
  if (element.attributes.size === 0) return false;
  if (element.attributes.has('aria-expanded'))
    return element.tag === 'button' || element.get('aria-controls') !== '';
  return element.tag === 'button' && hasNameIn(element, names);
}

const names = new Set(
  'accordion accordionbutton accordionheader accordiontitle collapsible faq question faqquestion'.split(' '),
);
