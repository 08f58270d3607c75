import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripMetadata } from '../../src/operations/image/index.ts';
import { hasConsumer } from '../support/consumers.ts';

const programs = 'exiftool pnmtopng heif-enc heif-convert avifenc avifdec'.split(' ');

/** How a picture is drawn from `picture.png`, turned by a property, and how its pixels are read. */
const pictures = [
  { name: 'still.heic', draw: 'heif-enc -q 90 picture.png -o', read: 'heif-convert' },
  { name: 'still.avif', draw: 'avifenc -s 10 --irot 1 picture.png', read: 'avifdec' },
  { name: 'mirrored.avif', draw: 'avifenc -s 10 --imir 1 -l picture.png', read: 'avifdec' },
  { name: 'libheif.avif', draw: 'heif-enc -A -p speed=9 picture.png -o', read: 'heif-convert' },
];

/** What people do not expect in a picture, as ExifTool writes it. */
const personal = [
  ...['-GPSLatitude=52.5', '-GPSLatitudeRef=N', '-GPSLongitude=13.4', '-GPSLongitudeRef=E'],
  ...['-Make=Example', '-SerialNumber=4711', '-DateTimeOriginal=2026:01:31 12:00:00', '-UserComment=Ada'],
  ...['-XMP-dc:Creator=Ada', '-XMP-exif:GPSLatitude=52.5', '-XMP-xmpMM:DocumentID=4711'],
];

/** What ExifTool says of every file, and what says how the picture is coded, how large it is and how it is turned. */
const HARMLESS = /^(ExifTool|System|File|Composite|SourceFile|QuickTime|Meta|ICC[-_\w]*)(:|$)/;
const PERSONAL = /^(?!ICC).*(Author|Comment|Creat(or|ion)|Trailer|Warning|GPS|Thumbnail|Serial|Make)/i;

describe.runIf(programs.every((program) => hasConsumer(program)))('HEIC and AVIF of other programs', () => {
  let folder = '';
  let tags: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-heif-'));
    const [width, height] = [64, 48];
    const pixels = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7 + (i >> 6) * 11) & 255);
    writeFileSync(
      join(folder, 'picture.ppm'),
      Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), pixels]),
    );
    writeFileSync(join(folder, 'picture.png'), run('pnmtopng picture.ppm'));
    for (const { name, draw } of pictures) run(draw, [name]);
    // One ExifTool for all: it takes longer to start than to write.
    run('exiftool -q -overwrite_original', [...personal, ...pictures.map(({ name }) => name)]);
    for (const { name } of pictures) {
      writeFileSync(join(folder, `after-${name}`), stripMetadata(readFileSync(join(folder, name))).bytes);
    }
    const all: Readonly<Record<string, unknown>>[] = JSON.parse(
      String(
        run(
          'exiftool -a -G1 -ee -j -n',
          pictures.map(({ name }) => `after-${name}`),
        ),
      ),
    );
    tags = new Map(all.map((each, index) => [pictures[index]!.name, each]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function run(command: string, more: readonly string[] = []): Buffer {
    const [program, ...args] = command.split(' ');
    const { stdout, stderr, status } = spawnSync(program!, [...args, ...more], { cwd: folder });
    expect({ command, stderr: String(stderr), status }).toMatchObject({ command, status: 0 });
    return stdout;
  }

  it.each(pictures)('$name: nothing personal is left, and no pixel changes', ({ name, read }) => {
    const { bytes, report } = stripMetadata(readFileSync(join(folder, name)));
    const kinds = report.removed.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['exif', 'gps', 'xmp']));
    expect(report).toMatchObject({ format: name.slice(-4), width: 64, height: 48, location: true });
    const left = Object.keys(tags.get(name)!);
    expect(left.filter((tag) => !HARMLESS.test(tag) || PERSONAL.test(tag))).toEqual([]);
    const [before, after] = [name, `after-${name}`].map((file) => {
      run(read, [file, `${file}.png`]);
      return PNG.sync.read(readFileSync(join(folder, `${file}.png`)));
    });
    expect([after!.width, after!.height]).toEqual([before!.width, before!.height]);
    expect(after!.data.equals(before!.data)).toBe(true);
    expect(stripMetadata(bytes)).toMatchObject({ bytes, report: { removed: [], location: false } });
  });
});
