import type * as ofNode from './deflate.ts';
import { storedBlocks } from './stored-blocks.ts';

/** A whole deflate stream, as in deflate.ts. */
export const deflateSmall: typeof ofNode.deflateSmall = (piece) => storedBlocks(piece, { isLast: true });

/** Storing is copying: no piece is too large for the calling thread. */
export const isSmall: typeof ofNode.isSmall = () => true;

/** One piece of a stream, as in deflate.ts. */
export const deflatePiece: typeof ofNode.deflatePiece = async (piece, { isLast }) =>
  storedBlocks(piece, { isLast });
