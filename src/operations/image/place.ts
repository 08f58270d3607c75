/** Why it cannot be told whether a file says where it was made. */
export const unclearPlaces = ['gps-damaged', 'too-much-to-read'] as const;

export type UnclearPlace = (typeof unclearPlaces)[number];

/** Whether something says where it was made, or why that cannot be told. */
export type Place = boolean | UnclearPlace;

/** Looks in one after another until one has a place. Without any, the first that is unclear decides. */
export function anyPlace(looks: readonly (() => Place)[]): Place {
  let unclear: Place = false;
  for (const look of looks) {
    const place = look();
    if (place === true) return true;
    unclear ||= place;
  }
  return unclear;
}
