import { refuse } from '../../../errors.ts';
import type { Box } from '../../../formats/pdf/canvas.ts';
import { type Picture, readJpeg } from '../../../formats/pdf/pictures/jpeg-image.ts';
import { readPngImage } from '../../../formats/pdf/pictures/png-image.ts';
import { isPng, pngHead } from '../../../formats/png/reader.ts';
import type { EmbeddedPicture } from '../source/reading.ts';
import type { PictureSize } from './lines.ts';

export type PlacedPicture = Picture;

/** Most pixels of one picture, and of all PNG files together: those are decoded, or at least tried. */
const MAX_PIXELS = 24_000_000;

/** A pixel of CSS in points. */
const POINTS_PER_PIXEL = 0.75;

/**
 * Reads the pictures of a text. Refuses, at `/markdown`, those that are broken, too large or of another type. The pixels of
 * all are counted before the first is decoded: a few bytes may be millions of them.
 */
export function readPictures(pictures: readonly EmbeddedPicture[]): PlacedPicture[] {
  let pixels = 0;
  for (const picture of pictures) {
    const size = isPng(picture.bytes) ? pngHead(picture.bytes) : undefined;
    if (size !== undefined) pixels += size.width * size.height;
    if (pixels > MAX_PIXELS) refusal(picture)('brings its PNG pictures above 24 megapixels');
  }
  return pictures.map(readPicture);
}

function readPicture(embedded: EmbeddedPicture): PlacedPicture {
  const { bytes } = embedded;
  const refusePicture = refusal(embedded);
  if (isPng(bytes)) return { image: readPngImage(bytes, refusePicture), orientation: 1 };
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) refusePicture('is neither a PNG nor a JPEG');
  const picture = readJpeg(bytes, refusePicture);
  if (picture.image.width * picture.image.height > MAX_PIXELS) refusePicture('has more than 24 megapixels');
  return picture;
}

function refusal({ number }: EmbeddedPicture): (reason: string) => never {
  return (reason) => refuse('/markdown', `has a picture (number ${number}) that ${reason}`);
}

/** Size in points: a pixel is 1/96 inch, unless that is wider or higher than there is room. */
export function sizeIn({ image, orientation }: PlacedPicture, width: number, height: number): PictureSize {
  const isTurned = orientation >= 5;
  const own = {
    width: (isTurned ? image.height : image.width) * POINTS_PER_PIXEL,
    height: (isTurned ? image.width : image.height) * POINTS_PER_PIXEL,
  };
  const factor = Math.min(1, width / own.width, height / own.height);
  return { width: own.width * factor, height: own.height * factor };
}

/**
 * The matrix (PDF 1.4, 4.2.2) that draws a picture upright into a box, by Exif's orientation (CIPA DC-008 4.6.4): which
 * sides of what is seen the first row and the first column of samples are.
 */
export function placement(orientation: number, { x, y, width, height }: Box): readonly number[] {
  const [right, top] = [x + width, y + height];
  switch (orientation) {
    case 2:
      return [-width, 0, 0, height, right, y];
    case 3:
      return [-width, 0, 0, -height, right, top];
    case 4:
      return [width, 0, 0, -height, x, top];
    case 5:
      return [0, -height, -width, 0, right, top];
    case 6:
      return [0, -height, width, 0, x, top];
    case 7:
      return [0, height, width, 0, x, y];
    case 8:
      return [0, height, -width, 0, right, y];
    default:
      return [width, 0, 0, height, x, y];
  }
}
