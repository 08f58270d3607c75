import { sha256Hex } from '../../../../../formats/sha256.ts';
import { decodeBase64, encodeBase64 } from '../../../../../schema/base64.ts';
import type { ReadGroup, ReadTerm } from '../read-invoice.ts';
import { groupsOf, termOf } from '../read-invoice.ts';
import { textOf } from '../values.ts';

/** What is attached to an invoice: in its XML, as BG-24, or in the PDF around it. */
export interface ReadAttachment {
  readonly source: 'xml' | 'pdf';
  readonly name: string | null;
  /** BT-122. */
  readonly id: string | null;
  readonly description: string | null;
  readonly media_type: string | null;
  readonly bytes: number | null;
  /** Hexadecimal. */
  readonly sha256: string | null;
  /** BT-124, which is never fetched. */
  readonly url: string | null;
  /** Of a PDF: AFRelationship. */
  readonly relationship: string | null;
  /** Base64, where it was asked for. */
  readonly content: string | null;
}

/** Most attachments that are listed. */
const MAX_ATTACHMENTS = 1000;

/** Most bytes of all contents in an answer. */
const MAX_CONTENT = 33_554_432;

/** Called with what is wrong with a file. */
type Refuse = (reason: string) => never;

/** Lists attachments, with their contents where these are wanted. */
export class Attachments {
  readonly list: ReadAttachment[] = [];
  readonly #hasContent: boolean;
  readonly #refuse: Refuse;
  #bytes = 0;

  constructor(hasContent: boolean, refuse: Refuse) {
    this.#hasContent = hasContent;
    this.#refuse = refuse;
  }

  add(
    attachment: Omit<ReadAttachment, 'bytes' | 'sha256' | 'content'>,
    content: Uint8Array | undefined,
  ): void {
    if (this.list.length === MAX_ATTACHMENTS) {
      this.#refuse(`has more than ${MAX_ATTACHMENTS.toLocaleString('en-US')} attachments`);
    }
    this.#bytes += this.#hasContent ? (content?.length ?? 0) : 0;
    if (this.#bytes > MAX_CONTENT) {
      this.#refuse(
        'has attachments of more than 32 MiB: send attachments list, which leaves their contents out',
      );
    }
    const { relationship, ...told } = attachment;
    this.list.push({
      ...told,
      bytes: content?.length ?? null,
      sha256: content === undefined ? null : sha256Hex(content),
      relationship,
      content: this.#hasContent && content !== undefined ? encodeBase64(content) : null,
    });
  }

  /** Adds the supporting documents of an invoice; returns the terms that they hold. */
  addSupporting(document: ReadGroup): readonly ReadTerm[] {
    return groupsOf(document, 'BG-24').flatMap((group) => {
      this.#addSupporting(group);
      return [...group.terms.values()].flatMap(([first]) => first ?? []);
    });
  }

  #addSupporting(group: ReadGroup): void {
    const text = (id: 'BT-122' | 'BT-123' | 'BT-124' | 'BT-125-1' | 'BT-125-2') => textOf(group, id) ?? null;
    const object = termOf(group, 'BT-125');
    const about = {
      source: 'xml',
      name: text('BT-125-2'),
      id: text('BT-122'),
      description: text('BT-123'),
      media_type: text('BT-125-1'),
      url: text('BT-124'),
      relationship: null,
    } as const;
    this.add(about, object && fromBase64(object.text));
  }
}

/** The bytes of a text in base64 (RFC 4648), with white space anywhere; undefined where it is not base64. */
function fromBase64(text: string): Uint8Array | undefined {
  return decodeBase64(text.replace(/\s/g, ''));
}
