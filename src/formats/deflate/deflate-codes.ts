/** RFC 1951 3.2.5: the shortest length of each symbol from 257 on. */
export const LENGTH_BASES = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163],
  ...[195, 227, 258],
];
/** RFC 1951 3.2.5: how many bits are added to each of them. */
export const LENGTH_BITS = [
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
];

/** The same for distances, from symbol 0 on. */
export const DISTANCE_BASES = [
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073],
  ...[4097, 6145, 8193, 12289, 16385, 24577],
];
/** RFC 1951 3.2.5: how many bits are added to each of them. */
export const DISTANCE_BITS = [
  ...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
];

/** RFC 1951 3.2.7: the order in which the lengths of the codes for code lengths are sent. */
export const CODE_LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
