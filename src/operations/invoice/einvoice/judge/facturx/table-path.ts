import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt, textAt } from '../elements.ts';

/** A step of a path of the table, with the conditions that an element has to meet. */
export interface Step {
  /** As the table has it: steps that are equal lead to the same elements. */
  readonly written: string;
  readonly name: string;
  readonly conditions: readonly Condition[];
}

type Condition = (element: XmlElement) => boolean;

/** Reads a path of the table, whose steps may have a condition: `AdditionalReferencedDocument[TypeCode=50]`. */
export function readSteps(path: string): readonly Step[] {
  const whole = path.replace(/^T\//, 'rsm:SupplyChainTradeTransaction/');
  return (whole.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []).map((written) => {
    const [name = '', ...conditions] = written.split('[');
    return {
      written,
      name: nameOf(name),
      conditions: conditions.map((condition) => readCondition(condition.slice(0, -1))),
    };
  });
}

/** Whether an element is one of those that a step leads to, if its parent is one of the step before. */
export function isAt(element: XmlElement, { name, conditions }: Step): boolean {
  return element.name === name && conditions.every((isMet) => isMet(element));
}

/** A condition: a path or an attribute of one, compared with a text; `@currencyID=../../InvoiceCurrencyCode` with an element. */
function readCondition(text: string): Condition {
  if (text.includes('&')) {
    const all = text.split('&').map(readCondition);
    return (element) => all.every((isMet) => isMet(element));
  }
  if (text.startsWith('!')) {
    const other = readCondition(text.slice(1));
    return (element) => !other(element);
  }
  const [left = '', right] = text.split('=');
  const valuesOf = readValues(left.trim());
  if (right === undefined) return (element) => valuesOf(element).some((value) => value !== undefined);
  const literal = /^["'](.*)["']$/.exec(right.trim())?.[1];
  if (literal !== undefined) return (element) => valuesOf(element).includes(literal);
  const other = fullPath(right.trim().replace(/^\.\.\/\.\.\//, ''));
  return (element) => {
    const wanted = textAt(element.parent?.parent, other);
    return wanted !== undefined && valuesOf(element).includes(wanted);
  };
}

/** The texts of a path below an element, or the values of an attribute there. */
function readValues(written: string): (element: XmlElement) => readonly (string | undefined)[] {
  const [path = '', attribute] = written.split('@');
  const steps = path.replace(/\/$/, '');
  const isOwn = steps === '' || steps === '.';
  const full = fullPath(steps);
  return (element) =>
    (isOwn ? [element] : childrenAt(element, full)).map((at) =>
      attribute === undefined ? at.text : at.attributes[attribute],
    );
}

function fullPath(path: string): string {
  return path
    .split('/')
    .map((name) => (name === '..' ? name : nameOf(name)))
    .join('/');
}

function nameOf(name: string): string {
  return name.includes(':') ? name : `ram:${name}`;
}
