import { escapeText } from '../../../formats/xml/escape.ts';

/** Characters that XML 1.0 cannot hold (2.2), lone surrogates included, and `_` where it would begin such an escape. */
const UNWRITABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]|_(?=x[0-9A-Fa-f]{4}_)/gu;

/**
 * A text as ST_Xstring in XML (ECMA-376-1 22.9.2.19): characters that XML cannot hold are written `_xHHHH_`
 * by their UTF-16 unit, and the `_` of a text that looks like such an escape as `_x005F_`.
 */
export function xstring(text: string): string {
  const written = text.replace(UNWRITABLE, (character) => {
    const unit = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${unit}_`;
  });
  return escapeText(written);
}

/** A `t` element, whose white space at the ends and line feeds are kept (XML 1.0 2.10). */
export function textElement(text: string): string {
  const keepsSpace = /^[ \t\n\r]|[ \t\n\r]$|\n/.test(text);
  return `<t${keepsSpace ? ' xml:space="preserve"' : ''}>${xstring(text)}</t>`;
}
