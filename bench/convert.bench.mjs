/**
 * Both conversions against the libraries that do the same and against the unavoidable work: reading the
 * JSON, and for a workbook compressing the same parts, for CSV making a text of all values.
 */
import { deepStrictEqual } from 'node:assert';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { jsonToCsv, jsonToXlsx } from '../dist/operations/convert/index.js';
import { cellsOf, csvPeers, fieldsOf, workbookPeers } from './convert/peers.mjs';
import { workloads } from './convert/workloads.mjs';
import { compare } from './harness.mjs';

/** zlib's level for parts, as in src/formats/deflate/deflate.ts. */
const LEVEL = 5;
const PARSE_AND_DEFLATE = 'JSON.parse + deflate';
const PARSE_AND_STRINGIFY = 'JSON.parse + JSON.stringify + encode';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const bodies = Object.entries(workloads()).map(([name, rows]) => ({
  name: `${name}, ${Math.round(rows.length / 1000)} kB`,
  list: encoder.encode(rows),
  object: encoder.encode(`{"rows":${rows}}`),
}));

await compare({
  group: 'convert',
  title: 'Conversion',
  peers: [
    ...['hucre', 'wasm-xlsxwriter', 'exceljs', 'write-excel-file', 'xlsx', '@json2csv/plainjs', 'papaparse'],
    ...['csv-stringify', 'fast-csv', 'json-2-csv'],
  ],
  rows: [
    ...(await inTurn(bodies, workbookRow)),
    ...(await inTurn(bodies, sizeRow)),
    ...(await inTurn(bodies.slice(1), holdRow)),
    ...bodies.slice(1).map(csvRow),
  ],
});

/** Sequentially, because some of them measure. */
async function inTurn(list, rowOf) {
  const rows = [];
  for (const each of list) rows.push(await rowOf(each));
  return rows;
}

async function workbookRow({ name, list, object }) {
  const parts = partsOf((await jsonToXlsx(object)).bytes);
  return {
    name: `workbook of ${name}`,
    unit: 'time',
    candidates: {
      sundry: () => jsonToXlsx(object),
      [PARSE_AND_DEFLATE]: () => {
        JSON.parse(decoder.decode(object));
        for (const part of parts) deflateRawSync(part, { level: LEVEL });
      },
      ...peersOn(workbookPeers, list),
    },
    targets: { [PARSE_AND_DEFLATE]: 2, hucre: 0.77, 'wasm-xlsxwriter': 0.77, exceljs: 0.33 },
    verify: async () => {
      const own = cellsOf((await jsonToXlsx(object)).bytes);
      for (const write of Object.values(workbookPeers)) deepStrictEqual(cellsOf(await write(list)), own);
    },
  };
}

async function sizeRow({ name, list, object }) {
  const sizes = await Promise.all(
    Object.values(workbookPeers).map(async (write) => (await write(list)).length),
  );
  return {
    name: `workbook of ${name}`,
    unit: 'bytes',
    candidates: { sundry: (await jsonToXlsx(object)).bytes.length, 'the smallest': Math.min(...sizes) },
    targets: { 'the smallest': 1.07 },
  };
}

/** The longest time a conversion blocks the event loop, against the same without threads. */
async function holdRow({ name, object }) {
  const parts = partsOf((await jsonToXlsx(object)).bytes);
  let hold = Number.POSITIVE_INFINITY;
  let alone = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 30; round++) {
    hold = Math.min(hold, await longestHold(() => jsonToXlsx(object)));
    const start = performance.now();
    for (const part of parts) deflateRawSync(part, { level: LEVEL });
    alone = Math.min(alone, performance.now() - start);
  }
  return {
    name: `longest hold of the event loop, ${name}`,
    unit: 'hold',
    candidates: { sundry: hold, 'the same on one thread': hold + alone },
    targets: { 'the same on one thread': 0.75 },
  };
}

async function longestHold(work) {
  let longest = 0;
  let last = performance.now();
  let isDone = false;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  look();
  return longest;
}

function csvRow({ name, list }) {
  const isTexts = name.startsWith('texts');
  const most = isTexts ? 1.25 : 1;
  return {
    name: `CSV of ${name}`,
    unit: 'time',
    candidates: {
      sundry: () => jsonToCsv(list),
      [PARSE_AND_STRINGIFY]: () => encoder.encode(JSON.stringify(JSON.parse(decoder.decode(list)))),
      ...peersOn(csvPeers, list),
    },
    targets: {
      [PARSE_AND_STRINGIFY]: 1.3,
      ...Object.fromEntries(Object.keys(csvPeers).map((peer) => [peer, most])),
    },
    verify: async () => {
      const own = fieldsOf(jsonToCsv(list));
      for (const write of Object.values(csvPeers)) deepStrictEqual(fieldsOf(await write(list)), own);
    },
  };
}

function peersOn(peers, body) {
  return Object.fromEntries(Object.entries(peers).map(([name, write]) => [name, () => write(body)]));
}

/** The parts of a workbook before compression, found by its central directory (APPNOTE.TXT 4.3.12). */
function partsOf(workbook) {
  const file = Buffer.from(workbook);
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const length = file.readUInt32LE(at + 20);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26);
    at += 46 + file.readUInt16LE(at + 28);
    return inflateRawSync(file.subarray(start, start + length));
  });
}
