import type { Attributes } from './attributes.ts';
import { signOfClass, signOfDrawing, signOfTip } from './contact-signs.ts';

/** Characters of a title that are read. */
const MAX_TITLE = 100;

/** The sign that a drawing (SVG) shows, by its class, its names and the drawing that it refers to. */
export class DrawnSign {
  #sign = '';
  #title: string | undefined;

  open(tag: string, attributes: Attributes): void {
    if (tag === 'title') this.#title = '';
    else if (tag === 'use') this.#sign ||= signOfDrawing(hrefOf(attributes));
    else if (tag === 'svg') {
      this.#sign ||=
        signOfClass(attributes.get('class') ?? '') || signOfTip(attributes.get('aria-label') ?? '');
    }
  }

  text(text: string): void {
    if (this.#title !== undefined && this.#title.length < MAX_TITLE) this.#title += text;
  }

  /** The sign of the drawing that ends; '' for any other element. */
  close(tag: string): string {
    if (tag === 'title') {
      this.#sign ||= signOfTip(this.#title ?? '');
      this.#title = undefined;
    }
    if (tag !== 'svg') return '';
    const sign = this.#sign;
    this.#sign = '';
    this.#title = undefined;
    return sign;
  }
}

function hrefOf(attributes: Attributes): string {
  return attributes.get('href') ?? attributes.get('xlink:href') ?? '';
}
