import type { Align } from '../tree/model.ts';
import { type Attributes, noAttributes } from './html.ts';

/** The alignment of an element, by its attribute or its style; undefined without one. */
export function alignOf(attributes: Attributes): Align | undefined {
  if (attributes === noAttributes) return undefined;
  const [, styled] = /text-align:\s*(left|center|right)/i.exec(attributes('style')) ?? [];
  const align = (styled ?? attributes('align')).toLowerCase();
  if (align === 'middle') return 'center';
  return align === 'left' || align === 'center' || align === 'right' ? align : undefined;
}

/** The number of the first item of a list; undefined for bullets. */
export function startOf(name: string, attributes: Attributes): number | undefined {
  if (name !== 'ol') return undefined;
  const written = attributes('start');
  return /^-?\d{1,9}$/.test(written) ? Number(written) : 1;
}

/** How many columns or rows a cell reaches over. */
export function spanOf(written: string): number {
  return /^\d{1,4}$/.test(written) ? Math.max(1, Number(written)) : 1;
}

/** The language of code, as the HTML specification recommends it (HTML 4.5.15), and as GitHub writes it. */
export function languageOf(attributes: Attributes): string {
  const [, language] = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(attributes('class')) ?? [];
  return language ?? attributes('lang');
}

/** What a picture is for: one with an empty text is decoration, while one without any has not been described (HTML 4.8.4.4). */
export function purposeOf(attributes: Attributes): 'content' | 'decoration' {
  return attributes('alt', 'none') === '' ? 'decoration' : 'content';
}
