import { pointerTo } from './pointer.ts';

/**
 * Where a value is in the input: its name or list position in its container, and the place of that container;
 * undefined is the whole input. One link for each value costs less than a text, which few places ever need.
 */
export interface Place {
  readonly container: Place | undefined;
  readonly token: string | number;
}

/** The place as an RFC 6901 pointer: `/items/3/qty`. */
export function pointerOf(place: Place | undefined): string {
  return place === undefined ? '' : pointerTo(pointerOf(place.container), String(place.token));
}

/** The place as a dotted path, the same for all items of a list: `items.*.qty`. */
export function pathOf({ container, token }: Place): string {
  const own = typeof token === 'number' ? '*' : token;
  return container === undefined ? own : `${pathOf(container)}.${own}`;
}
