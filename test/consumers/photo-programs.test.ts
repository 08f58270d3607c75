import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { srgbProfile } from '../../src/formats/pdf/pictures/srgb.ts';
import { type StrippedImage, stripMetadata } from '../../src/operations/image/index.ts';
import { hasConsumer } from '../support/consumers.ts';

const programs = 'exiftool jpeginfo pngcheck cjpeg djpeg pnmtopng pngtopnm cwebp dwebp webpinfo'.split(' ');

/** How a picture is drawn from `picture.ppm`, how its pixels are read, and who judges the file. */
const pictures = [
  { name: 'baseline.jpg', draw: 'cjpeg -quality 90 picture.ppm', pixels: 'djpeg -ppm', judge: 'jpeginfo -c' },
  {
    name: 'progressive.jpg',
    draw: 'cjpeg -progressive -sample 1x1 picture.ppm',
    pixels: 'djpeg -ppm',
    judge: 'jpeginfo -c',
  },
  {
    name: 'restarts.jpg',
    draw: 'cjpeg -restart 1 -optimize -quality 97 picture.ppm',
    pixels: 'djpeg -ppm',
    judge: 'jpeginfo -c',
  },
  {
    name: 'arithmetic.jpg',
    draw: 'cjpeg -arithmetic picture.ppm',
    pixels: 'djpeg -ppm',
    judge: 'exiftool -S',
  },
  { name: 'grey.jpg', draw: 'cjpeg -grayscale picture.ppm', pixels: 'djpeg -pnm', judge: 'jpeginfo -c' },
  { name: 'true.png', draw: 'pnmtopng picture.ppm', pixels: 'pngtopnm', judge: 'pngcheck -q' },
  {
    name: 'interlaced.png',
    draw: 'pnmtopng -interlace picture.ppm',
    pixels: 'pngtopnm',
    judge: 'pngcheck -q',
  },
  {
    name: 'lossy.webp',
    draw: 'cwebp -quiet picture.png -o -',
    pixels: 'dwebp -quiet -ppm -o -',
    judge: 'webpinfo',
  },
  {
    name: 'lossless.webp',
    draw: 'cwebp -quiet -lossless picture.png -o -',
    pixels: 'dwebp -quiet -ppm -o -',
    judge: 'webpinfo',
  },
];

/** What people do not expect in a picture, as ExifTool writes it. */
const personal = [
  ...[
    '-GPSLatitude=52.5',
    '-GPSLatitudeRef=N',
    '-GPSLongitude=13.4',
    '-GPSLongitudeRef=E',
    '-Orientation#=6',
  ],
  ...['-Make=Example', '-SerialNumber=4711', '-DateTimeOriginal=2026:01:31 12:00:00', '-UserComment=Ada'],
  ...['-XMP-dc:Creator=Ada', '-XMP-exif:GPSLatitude=52.5', '-XMP-xmpMM:DocumentID=4711'],
];
const ofFormat: Readonly<Record<string, readonly string[]>> = {
  jpg: [
    '-XResolution=300',
    '-YResolution=300',
    '-IPTC:City=Berlin',
    '-IPTC:By-line=Ada',
    '-Comment=Kiln Street 4',
    '-ThumbnailImage<=small.jpg',
  ],
  png: ['-PNG:Author=Ada', '-PNG:Comment=Kiln Street 4', '-PNG:CreationTime=2026:01:31 12:00:00'],
  webp: [],
};

interface Stripped extends StrippedImage {
  /** What ExifTool finds in it. */
  readonly tags: Readonly<Record<string, unknown>>;
}

/** The groups and tags that say how a picture looks, and what ExifTool says of every file. */
const HARMLESS =
  /^(ExifTool|System|File|Composite|JFIF|PNG|RIFF|VP8|ICC[-_\w]*|Adobe|APP14):|^PNG-pHYs:|^IFD0:Orientation$|^SourceFile$/;
const PERSONAL = /^(?!ICC).*(Author|Comment|Creat(or|ion)|Trailer|Warning|GPS|Thumbnail)/i;

describe.runIf(programs.every((program) => hasConsumer(program)))('pictures of other programs', () => {
  let folder = '';
  /** Each picture as it was and without its metadata, by name. */
  let stripped: ReadonlyMap<string, Stripped>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-photo-'));
    const [width, height] = [61, 43];
    const pixels = Uint8Array.from(
      { length: width * height * 3 },
      (_, i) => (i * 7 + (i % 3) * 40 + (i >> 6) * 11) & 255,
    );
    writeFileSync(
      join(folder, 'picture.ppm'),
      Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), pixels]),
    );
    writeFileSync(join(folder, 'picture.png'), run('pnmtopng picture.ppm'));
    writeFileSync(join(folder, 'small.jpg'), run('cjpeg -quality 20 picture.ppm'));
    writeFileSync(join(folder, 'profile.icc'), srgbProfile());
    for (const { name, draw } of pictures) writeFileSync(join(folder, name), run(draw));
    // One ExifTool for all pictures of a format: it takes longer to start than to write.
    for (const [format, tags] of Object.entries(ofFormat)) {
      const names = pictures.map(({ name }) => name).filter((name) => name.endsWith(format));
      run('exiftool -q -overwrite_original', [...personal, ...tags, '-ICC_Profile<=profile.icc', ...names]);
    }
    stripped = stripAll();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(command: string, more: readonly string[] = []): Buffer {
    const [program, ...args] = command.split(' ');
    const { stdout, stderr, status } = spawnSync(program!, [...args, ...more], { cwd: folder });
    expect({ command, stderr: String(stderr), status }).toMatchObject({ command, status: 0 });
    return stdout;
  }

  function stripAll(): ReadonlyMap<string, Stripped> {
    const all = pictures.map(({ name }) => {
      const picture = readFileSync(join(folder, name));
      // A second picture behind the first, with a place of its own.
      const file = Buffer.concat([picture, name.endsWith('webp') ? Buffer.alloc(0) : picture]);
      const image = stripMetadata(file);
      writeFileSync(join(folder, `before-${name}`), file);
      writeFileSync(join(folder, `after-${name}`), image.bytes);
      return { name, image };
    });
    const tags = tagsOf(all.map(({ name }) => `after-${name}`));
    return new Map(all.map(({ name, image }, index) => [name, { ...image, tags: tags[index]! }]));
  }

  /** Every tag by its group and name, in all pictures of each file. */
  function tagsOf(files: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
    return JSON.parse(String(run('exiftool -a -G1 -ee -j -n', files)));
  }

  it.each(pictures)('$name: nothing personal is left, and no pixel changes', ({ name, pixels, judge }) => {
    const { bytes, report, tags } = stripped.get(name)!;
    const [before, after] = [`before-${name}`, `after-${name}`];
    expect(tags.SourceFile).toBe(after);
    const left = Object.keys(tags);
    expect(left.filter((tag) => !HARMLESS.test(tag) || PERSONAL.test(tag))).toEqual([]);
    expect(tags['IFD0:Orientation']).toBe(6);
    // JFIF has no resolution, as cjpeg writes it; that of the Exif is written there.
    if (name.endsWith('jpg')) expect(tags['JFIF:XResolution']).toBe(300);
    expect(left.some((tag) => tag.startsWith('ICC'))).toBe(true);
    const kinds = report.removed.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['exif', 'gps', 'xmp']));
    expect(report).toMatchObject({ width: 61, height: 43, location: true });
    expect(run(pixels, [after]).equals(run(pixels, [before]))).toBe(true);
    const verdict = String(run(judge, [after])).replace('No error detected.', '');
    expect(verdict).not.toMatch(/warning|error|invalid|corrupt/i);
    expect(stripMetadata(bytes).bytes).toEqual(bytes);
  });

  it('webpmux: the metadata of a plain file and of an animation', () => {
    writeFileSync(join(folder, 'one.webp'), run('cwebp -quiet picture.png -o -'));
    writeFileSync(join(folder, 'packet.xmp'), '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    run('webpmux -frame one.webp +100 -frame one.webp +100 -loop 2 -o film.webp');
    run('webpmux -set xmp packet.xmp film.webp -o named.webp');
    const film = new Uint8Array(readFileSync(join(folder, 'film.webp')));
    expect(stripMetadata(film).bytes).toEqual(film);
    expect(stripMetadata(readFileSync(join(folder, 'named.webp'))).bytes).toEqual(film);
  });
});
