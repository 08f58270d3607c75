/** A capitalised phrase. */
export interface Name {
  /** `name` where nothing shows whether it is a person, a firm or a thing. */
  readonly type: 'person' | 'org' | 'place' | 'name';
  /** Token numbers, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** How surely it is of its type, from 0 to 1. */
  readonly weight: number;
  /** Its words are a title and a name: Mr Okonjo. */
  readonly titled: boolean;
}
