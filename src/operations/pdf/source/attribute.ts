import type { Token } from 'markdown-it';

/** The text of an attribute of a token; empty without it. */
export function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
