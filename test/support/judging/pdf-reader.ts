import { inflateSync } from 'node:zlib';

/** A PDF as its cross-reference table shows it: enough of a reader for what Sundry writes. */
export interface ReadPdf {
  /** Text of each object by its number, streams inflated and in Latin-1. */
  readonly objects: ReadonlyMap<number, string>;
  /** The contents of the pages, in order. */
  readonly pages: readonly string[];
  readonly trailer: string;
}

/** Reads a file by its cross-reference table; throws where an entry does not lead to its object. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [, count, entries] =
    /^xref\n0 (\d+)\n((?:\d{10} \d{5} [fn] \n)+)trailer\n/.exec(text.slice(start)) ?? [];
  if (entries === undefined || entries.length !== Number(count) * 20)
    throw new Error('no cross-reference table');
  const objects = new Map<number, string>();
  for (let number = 1; number < Number(count); number++) {
    const at = Number(entries.slice(number * 20, number * 20 + 10));
    if (!text.startsWith(`${number} 0 obj\n`, at)) throw new Error(`entry ${number} leads elsewhere`);
    objects.set(number, objectAt(file, text, at));
  }
  const contents = [...objects.values()].flatMap((object) => {
    const content = /^<<\/Type\/Page\/.*\/Contents (\d+) 0 R/.exec(object)?.[1];
    return content === undefined ? [] : [objects.get(Number(content)) ?? ''];
  });
  return { objects, pages: contents, trailer: text.slice(text.lastIndexOf('trailer')) };
}

function objectAt(file: Buffer, text: string, at: number): string {
  const body = text.indexOf('obj\n', at) + 4;
  const dictionary = text.slice(body, text.indexOf('\n', body));
  const length = /\/Length (\d+)>>$/.exec(dictionary)?.[1];
  if (length === undefined || !text.startsWith('stream\n', body + dictionary.length + 1)) return dictionary;
  const from = body + dictionary.length + 8;
  const stream = file.subarray(from, from + Number(length));
  if (!text.startsWith('\nendstream\nendobj\n', from + Number(length)))
    throw new Error('a stream of another length');
  return (dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
}

/** The literal strings a page shows, in their order, unescaped, without the spaces that part them from the next. */
export function shownStrings(page: string): string[] {
  return [...page.matchAll(/\(((?:[^()\\]|\\.)*)\)(?:Tj|')/gs)].map(([, literal = '']) =>
    literal
      .replace(/\\(\d{3}|.)/g, (_, code: string) =>
        code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code,
      )
      .trimEnd(),
  );
}
