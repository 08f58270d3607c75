/**
 * Markdown as CommonMark and GitHub read it, by markdown-it with rules of our own for what GitHub does otherwise: one
 * tilde strikes through (`strikethrough.ts`), bare links (`autolinks.ts`), alerts, tasks, front matter.
 *
 *   > [!NOTE]            ->  an alert of kind note with a paragraph
 *   > Back up ~~first~~      whose second piece is struck through
 *
 * This file turns the parser's tokens into calls of `tree/tree-builder.ts`.
 */
import type { Token } from 'markdown-it';
import { type Attributes, noAttributes } from '../html/html.ts';
import { readHtml } from '../html/read-html.ts';
import type { Reading } from '../reading.ts';
import type { TreeBuilder } from '../tree/tree-builder.ts';
import { type Alert, alertOf } from './alerts.ts';
import { expandTabs } from './code.ts';

/** Reads the tokens of the parser for Markdown into the tree of a text. */
export function readTokens(tokens: readonly Token[], builder: TreeBuilder, reading: Reading): void {
  let alert: Alert | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    switch (token.type) {
      case 'paragraph_open':
        // The parser hides the paragraphs of tight lists.
        builder.open(token.hidden ? 'div' : 'p', noAttributes, 'markdown');
        break;
      case 'inline':
        readLine(alert?.line === token ? alert.children : (token.children ?? []), builder, reading);
        break;
      case 'blockquote_open':
        alert = alertOf(tokens, index);
        builder.openQuote(alert?.kind);
        break;
      case 'code_block':
      case 'fence': {
        const [language = ''] = /^\S+/.exec(token.info) ?? [];
        const text = expandTabs(reading.whole(token.content).replace(/\n$/, ''));
        builder.addBlock({ kind: 'code', text, language }, 'markdown');
        break;
      }
      case 'hr':
        builder.addBlock({ kind: 'rule' }, 'markdown');
        break;
      case 'html_block':
        readHtml(token.content, 'block', builder, reading);
        break;
      case 'heading_open':
      case 'bullet_list_open':
      case 'ordered_list_open':
      case 'list_item_open':
      case 'table_open':
      case 'thead_open':
      case 'tbody_open':
      case 'tr_open':
      case 'th_open':
      case 'td_open':
        builder.open(token.tag, attributesOf(token), 'markdown');
        break;
      case 'thead_close':
      case 'tbody_close':
      case 'tr_close':
        break;
      case 'paragraph_close':
      case 'heading_close':
      case 'blockquote_close':
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'list_item_close':
      case 'table_close':
      case 'th_close':
      case 'td_close':
        builder.closeMarkdown();
        break;
      default:
        throw new Error(`the parser made a token ${token.type}, which is not known here`);
    }
  }
}

/** Reads the tokens inside a paragraph, heading or cell, or a note inside a line. */
export function readLine(tokens: readonly Token[], builder: TreeBuilder, reading: Reading): void {
  for (const token of tokens) {
    switch (token.type) {
      case 'text':
      case 'text_special':
        builder.addText(token.content);
        break;
      case 'softbreak':
        builder.addSpace();
        break;
      case 'hardbreak':
        builder.addBreak();
        break;
      case 'code_inline':
        builder.addCode(token.content);
        break;
      case 'em_open':
      case 'strong_open':
      case 's_open':
        builder.open(token.tag, noAttributes, 'markdown');
        break;
      case 'em_close':
      case 'strong_close':
      case 's_close':
        builder.close(token.tag);
        break;
      case 'link_open': {
        const attributes = attributesOf(token);
        const form = token.markup === 'linkify' ? 'bare' : 'written';
        builder.openLink(attributes('href'), attributes('title'), form);
        break;
      }
      case 'link_close':
        builder.closeLink(token.markup === 'linkify' ? 'bare' : 'written');
        break;
      case 'image': {
        const attributes = attributesOf(token);
        const title = attributes('title');
        builder.addPicture(attributes('src'), alternativeOf(token.children ?? []) || title, title);
        break;
      }
      case 'html_inline':
        readHtml(token.content, 'line', builder, reading);
        break;
      case 'footnote_ref':
        builder.addNote(Number(token.meta?.id) + 1);
        break;
      default:
        throw new Error(`the parser made a token ${token.type}, which is not known here`);
    }
  }
}

function attributesOf(token: Token): Attributes {
  if (token.attrs === null) return noAttributes;
  return (name, absent = '') => String(token.attrGet(name) ?? absent);
}

/** The text between the brackets of a picture (CommonMark 6.4). */
function alternativeOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'image') return alternativeOf(token.children ?? []);
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.type === 'html_inline' ? '' : token.content;
    })
    .join('');
}
