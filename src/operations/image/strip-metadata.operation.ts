import type { FileResult, Operation } from '../../operation.ts';
import { stripCost } from './cost.ts';
import { drawing, photo } from './example-pictures.ts';
import { type StripInput, type StripReport, stripReport, stripRequest } from './schema.ts';

export const stripImage = {
  id: 'image.strip_metadata',
  summary: 'Remove the metadata of a picture',
  description:
    'Takes place, camera, names, comments, previews and all behind its end out of a JPEG, PNG, WebP, HEIC, AVIF or GIF. ' +
    'The pixels are not compressed again: their bytes stay.\n\n' +
    'What stays has the length, the place and the form that its standard gives it: text behind the end of a table, of a ' +
    'chunk or of the compressed pixels goes, named `other` in the report, and so do parts that no decoder uses.\n\n' +
    'The colour profile stays, without the tags that name a display, and so does what turns the picture upright, as an Exif of that alone. A file with ' +
    'nothing to remove comes back as it was. What went is in x-image-removed, or in the report of `format=json`, ' +
    'which says whether the file had a location and never which.\n\n' +
    'A file that is cut off or damaged, or that cannot be shown without what does not belong to it, is refused with the ' +
    'place; so are TIFF and SVG. In HEIC and AVIF nothing moves: what goes becomes zeroes.',
  routes: [{ method: 'POST', path: '/v1/image/strip-metadata' }],
  input: stripRequest,
  subject: { member: 'image' },
  output: {
    media: {
      'image/jpeg': { file: 'The JPEG without metadata.' },
      'image/png': { file: 'The PNG without metadata.' },
      'image/webp': { file: 'The WebP without metadata.' },
      'image/heic': { file: 'The HEIC without metadata.' },
      'image/avif': { file: 'The AVIF without metadata.' },
      'image/gif': { file: 'The GIF without metadata.' },
      'application/json': { schema: stripReport },
    },
    headers: {
      'x-image-removed': {
        description: 'The kinds of metadata that were removed, comma separated; absent when there were none.',
        schema: { type: 'string', examples: ['exif,gps,thumbnail'] },
      },
    },
  },
  limits: { bodyBytes: 20_971_520 },
  answerBytes: (requestBytes) => 4096 + requestBytes,
  needs: [],
  cost: stripCost,
  examples: [
    { title: 'A photo that says where it was taken', input: {}, file: { name: 'photo.jpg', bytes: photo } },
    {
      title: 'What a drawing says of its author',
      input: { format: 'json' },
      file: { name: 'drawing.png', bytes: drawing },
    },
  ],
  run: async (input: StripInput) => {
    // Loaded with the first picture.
    const { strip } = await import('./strip.ts');
    const { bytes, report } = strip(input);
    return input.format === 'json' ? { kind: 'json', value: report } : picture(bytes, report);
  },
} as const satisfies Operation<StripInput, StripReport>;

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp', heic: 'heic', avif: 'avif', gif: 'gif' } as const;

function picture(bytes: Uint8Array, { format, removed }: StripReport): FileResult {
  return {
    kind: 'file',
    bytes,
    mediaType: `image/${format}`,
    fileName: `image.${extensions[format]}`,
    disposition: 'inline',
    ...(removed.length > 0 && { headers: { 'x-image-removed': removed.map(({ kind }) => kind).join(',') } }),
  };
}
