/**
 * CSV to JSON, from the bytes of the file to those of the answer, against the libraries that read CSV with
 * JSON.stringify behind them, and against the unavoidable work: decoding the file and writing the same JSON.
 */
import { deepStrictEqual } from 'node:assert';
import { readCsv } from '../dist/operations/convert/csv-in/read-csv.js';
import { jsonToCsv } from '../dist/operations/convert/index.js';
import { operations } from '../dist/registry.js';
import { readValue } from '../dist/request/read.js';
import { workloads } from './convert/workloads.mjs';
import { compare, peer } from './harness.mjs';

const papaparse = (await peer('papaparse'))?.default;
const csvParse = await peer('csv-parse/sync');
const udsv = await peer('udsv');
const d3 = await peer('d3-dsv');

const operation = operations.find(({ id }) => id === 'convert.csv_to_json');
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const { orders, numbers, texts } = workloads();
const files = Object.entries({ orders, numbers, texts, quoted: quotedTable() });

/** Bytes of a file to its rows. */
const peers = {
  ...(papaparse && {
    papaparse: (csv) => papaparse.parse(decoder.decode(csv), { header: true, skipEmptyLines: true }).data,
  }),
  ...(udsv && {
    udsv: (csv) => {
      const text = decoder.decode(csv);
      const schema = udsv.inferSchema(text, { trim: false });
      return udsv.initParser(schema).stringObjs(text);
    },
  }),
  ...(csvParse && { 'csv-parse': (csv) => csvParse.parse(csv, { columns: true }) }),
  ...(d3 && { 'd3-dsv': (csv) => [...d3.csvParse(decoder.decode(csv))] }),
};

await compare({
  group: 'csv-in',
  title: 'CSV to JSON',
  peers: ['papaparse', 'udsv', 'csv-parse', 'd3-dsv'],
  rows: files.map(row),
});

function row([name, json]) {
  const csv = jsonToCsv(json);
  const input = readValue(operation, { csv, types: 'text', empty: 'text' }).input;
  const read = () => readCsv(input);
  const value = JSON.parse(decoder.decode(read()));
  return {
    name: `${name}, ${Math.round(csv.length / 1000)} kB`,
    unit: 'time',
    candidates: {
      sundry: read,
      'decode + JSON.stringify + encode': () => {
        decoder.decode(csv);
        return encoder.encode(JSON.stringify(value));
      },
      ...Object.fromEntries(
        Object.entries(peers).map(([peerName, rowsOf]) => [
          peerName,
          () => encoder.encode(JSON.stringify({ columns: value.columns, rows: rowsOf(csv) })),
        ]),
      ),
    },
    targets: { papaparse: 0.35, udsv: 0.8, 'csv-parse': 0.35, 'd3-dsv': 0.8 },
    verify: () => {
      for (const rowsOf of Object.values(peers)) {
        deepStrictEqual(JSON.parse(JSON.stringify(rowsOf(csv))), value.rows);
      }
    },
  };
}

/** Every field has what must be quoted. */
function quotedTable() {
  return JSON.stringify(
    Array.from({ length: 9000 }, (_, index) => ({
      id: `no. ${index}, a`,
      name: `Lovelace, Ada ${index}`,
      said: `so "quoted" ${index}`,
      lines: `first ${index}\nsecond, third`,
    })),
  );
}
