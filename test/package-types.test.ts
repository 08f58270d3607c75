import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackedPackage, packPackage } from './support/running/packed-package.ts';

const code = `
  import { errorKinds, InputError, type OperationId, operations } from 'sundry';
  import { toIcs } from 'sundry/calendar';
  import { createClient, type Failure } from 'sundry/client';
  import { jsonToCsv } from 'sundry/convert';
  import { dnsOverHttps } from 'sundry/dns';
  import { verifyEmail, type VerifyResult } from 'sundry/email';
  import { installedFonts } from 'sundry/fonts';
  import { type Currency, type InvoiceItem, type InvoiceRequest, invoiceTotals, toPdf } from 'sundry/invoice';
  import { encode, toPng, toSvg } from 'sundry/qr';
  import { readSite } from 'sundry/site';
  import { summarize } from 'sundry/text';
  export const ids: readonly OperationId[] = operations.map(({ id }) => id);
  // @ts-expect-error there is no such operation
  export const unknown: OperationId = 'qr.crate';
  export const total = (request: InvoiceRequest): number => invoiceTotals(request).total;
  export const rounded: string = toSvg(encode('hello'), { rounded: true });
  // @ts-expect-error a size is a number
  toSvg(encode('hello'), { size: '512' });
  // @ts-expect-error an event has a start
  toIcs({ title: 'Pottery class' }, new Date(0));
  export const status: 400 = errorKinds.invalid_request.status;
  export const svg: string = toSvg(encode('hello'));
  export const png: Uint8Array = toPng(encode('hello'));
  export const fault = (error: unknown) => (error instanceof InputError ? error.faults[0]?.pointer : '');
  // @ts-expect-error a number is not a string
  encode(1);
  const currency: Currency = 'EUR';
  const items: InvoiceItem[] = [{ description: 'Work', qty: 1, unit_price: 95 }];
  const party = { name: 'Ada' };
  export const drawn = async () =>
    toPdf({ number: '1', date: '2026-03-09', from: party, to: party, items, currency }, await installedFonts()).bytes;
  export const verified = (email: string): Promise<VerifyResult> => verifyEmail(email, { resolver: dnsOverHttps() });
  export const csv: Uint8Array = jsonToCsv([{ a: 1 }]);
  export const short: string = summarize('One. Two.', { style: 'bullets' }).summary;
  export const title = (page: Parameters<typeof readSite>[0]) => readSite(page, { fetchedAt: new Date(0) }).title;
  const client = createClient({ baseUrl: 'http://127.0.0.1:8080' });
  export const called = async (): Promise<number | Failure> => {
    const answer = await client.invoice.preview({ number: '1', date: '2026-03-09', from: party, to: party, items });
    return answer.ok ? answer.value.total : answer;
  };
  // @ts-expect-error there is no such method
  client.invoice.crate();`;

const projects: readonly {
  readonly name: string;
  readonly file: string;
  readonly options: ts.CompilerOptions;
}[] = [
  { name: 'ESM, node16', file: 'a.mts', options: { module: ts.ModuleKind.Node16 } },
  { name: 'ESM, nodenext', file: 'a.mts', options: { module: ts.ModuleKind.NodeNext } },
  {
    name: 'a bundler',
    file: 'a.ts',
    options: { module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
  },
  { name: 'CommonJS, nodenext', file: 'a.cts', options: { module: ts.ModuleKind.NodeNext } },
];

describe('the packed package compiles strictly, without the types of Node and of browsers', () => {
  let packed: PackedPackage;
  beforeAll(() => {
    packed = packPackage();
  });
  afterAll(() => packed.remove());

  it.each(projects)(
    'from $name',
    ({ file, options }) => {
      const path = join(packed.folder, file);
      writeFileSync(path, code);
      const program = ts.createProgram([path], {
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2022.d.ts'],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        // The libraries of TypeScript itself, which take a third of the time.
        skipDefaultLibCheck: true,
        types: [],
        ...options,
      });
      const found = ts.getPreEmitDiagnostics(program);
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
    },
    60_000,
  );
});
