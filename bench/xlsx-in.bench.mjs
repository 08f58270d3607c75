/**
 * Workbooks to JSON, from the bytes of the file to those of the answer, against the libraries that read workbooks with
 * JSON.stringify behind them; and the memory of the same, each in a process of its own. So are the workbooks of
 * extremes.mjs, which no peer reads in time: a second and 150 MB of a whole process are the most they may take.
 */
import { deepStrictEqual } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonToXlsx } from '../dist/operations/convert/index.js';
import { workloads } from './convert/workloads.mjs';
import { compare } from './harness.mjs';
import { extremes } from './xlsx-in/extremes.mjs';
import { readers } from './xlsx-in/readers.mjs';

const PROGRAM = fileURLToPath(new URL('xlsx-in/memory.mjs', import.meta.url));
const EXTREME = fileURLToPath(new URL('xlsx-in/extreme.mjs', import.meta.url));
/** Processes that read an extreme one: the quickest counts. */
const RUNS = 3;

const decoder = new TextDecoder();
const { sundry, ...peers } = await readers();
const { orders, numbers, texts } = workloads();

const rows = [];
for (const [name, json] of Object.entries({ orders, numbers, texts })) rows.push(await timeRow(name, json));
rows.push(await memoryRow());
for (const [name, extreme] of Object.entries(extremes)) rows.push(...extremeRows(name, extreme));

await compare({ group: 'xlsx-in', title: 'Workbooks to JSON', peers: Object.keys(peers), rows });

async function timeRow(name, json) {
  const { bytes } = await jsonToXlsx(`{"rows":${json}}`);
  const rowsOf = async (read) => JSON.parse(decoder.decode(await read(bytes)));
  return {
    name: `${name}, ${Math.round(bytes.length / 1000)} kB`,
    unit: 'time',
    candidates: Object.fromEntries(
      Object.entries({ sundry, ...peers }).map(([reader, read]) => [reader, () => read(bytes)]),
    ),
    targets: { hucre: 0.5, exceljs: 0.2 },
    verify: async () => {
      const [sheet] = (await rowsOf(sundry)).sheets;
      for (const read of Object.values(peers)) deepStrictEqual(await rowsOf(read), sheet.rows);
    },
  };
}

/** The most memory of a process that reads one large workbook, beyond what it has before. */
async function memoryRow() {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-'));
  try {
    const rows = Array.from({ length: 8 }, () => JSON.parse(orders)).flat();
    const { bytes } = await jsonToXlsx(
      rows.map((row, index) => ({ ...row, email: `${index}.${row.email}` })),
    );
    const path = join(folder, 'orders.xlsx');
    writeFileSync(path, bytes);
    return {
      name: `orders, ${Math.round(bytes.length / 1e5) / 10} MB, memory`,
      unit: 'bytes',
      candidates: Object.fromEntries(
        ['sundry', ...Object.keys(peers)].map((reader) => [reader, growthOf(reader, path)]),
      ),
      targets: { hucre: 0.6 },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function extremeRows(name, { file, options, expected }) {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-'));
  try {
    const path = join(folder, 'extreme.xlsx');
    writeFileSync(path, file());
    const given = [EXTREME, path, JSON.stringify(options), expected];
    const runs = Array.from({ length: RUNS }, () =>
      JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' })),
    );
    const least = (figure) => Math.min(...runs.map((run) => run[figure]));
    return [
      { name, unit: 'seconds', candidates: { sundry: least('seconds'), '1 s': 1 }, targets: { '1 s': 1 } },
      {
        name,
        unit: 'bytes',
        candidates: { sundry: least('bytes'), '150 MB': 150e6 },
        targets: { '150 MB': 1 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function growthOf(reader, path) {
  const written = execFileSync(process.execPath, [PROGRAM, reader, path], { encoding: 'utf8' });
  // Peers that are missing are named before.
  return Number(written.trim().split('\n').at(-1));
}
