import type { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { Fragment } from './lines.ts';

type Piece = Fragment['inline'];

/** Which element of the structure each piece of a paragraph belongs to. */
export class Owners {
  readonly #element: StructureElement | undefined;
  readonly #divided: 'whole' | 'pieces';
  #known: Map<object, StructureElement> | undefined;
  #span: StructureElement | undefined;

  /** Without an element all pieces are artifacts: the head of a table that is repeated. */
  constructor(element: StructureElement | undefined, divided: 'whole' | 'pieces') {
    this.#element = element;
    this.#divided = divided;
  }

  /** The element of a piece; undefined for an artifact, such as a picture that says nothing. */
  of(piece: Piece): StructureElement | undefined {
    const element = this.#element;
    if (element === undefined || this.#divided === 'whole') return element;
    if (piece.kind === 'image') return this.#figure(piece);
    const link = this.linkElement(piece);
    if (link !== undefined) return link;
    if (piece.kind === 'text' && piece.style.kind !== 'text') return this.#own(piece, 'Code', element);
    this.#span ??= element.add('Span');
    return this.#span;
  }

  /** The element of the link that a piece belongs to, if it is one. */
  linkElement(piece: Piece): StructureElement | undefined {
    const element = this.#element;
    if (element === undefined) return undefined;
    if (piece.kind !== 'note') return piece.link && this.#own(piece.link, 'Link', element);
    const known = this.#known?.get(piece);
    if (known !== undefined) return known;
    return this.#keep(piece, element.add('Reference').add('Link'));
  }

  #figure(piece: Extract<Piece, { readonly kind: 'image' }>): StructureElement | undefined {
    if (piece.alt === '' || this.#element === undefined) return undefined;
    const figure = this.#own(piece, 'Figure', this.linkElement(piece) ?? this.#element);
    // A string of PDF/A has at most 65,535 bytes (ISO 19005-1 6.1.12).
    figure.alternative = piece.alt.slice(0, 2000).toWellFormed();
    return figure;
  }

  #own(key: object, type: 'Code' | 'Figure' | 'Link', parent: StructureElement): StructureElement {
    return this.#known?.get(key) ?? this.#keep(key, parent.add(type));
  }

  #keep(key: object, made: StructureElement): StructureElement {
    this.#span = undefined;
    this.#known ??= new Map();
    this.#known.set(key, made);
    return made;
  }
}
