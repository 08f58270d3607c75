import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const RESULTS = new URL('RESULTS.md', import.meta.url);
const WORST_OF_EACH = 4;

/** Writes the requests of each operation that cost most for their size, or blocked the main thread longest. */
export function writeResults(rows) {
  const shown = [...new Set(rows.map(({ operation }) => operation))].flatMap((operation) =>
    worstOf(rows.filter((row) => row.operation === operation)),
  );
  const date = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores`;
  const text = [
    '# Worst requests',
    '',
    'Written by `npm run worst`: of every operation the requests that cost most CPU, most for each KB beyond 50 ms,',
    'or held the main thread longest, the least of several calls. `bounds.mjs` says what is allowed.',
    '',
    `${date}, ${machine}, WORKERS=2. ${rows.length} requests, ${rows.filter(({ broken }) => broken.length > 0).length} over a bound.`,
    '',
    '| Operation | Request | Status | KB in | Out/in | CPU ms | Beyond 50 ms, a KB | Declared ms | Held ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...shown.map(line),
    '',
  ];
  writeFileSync(RESULTS, text.join('\n'));
}

function worstOf(rows) {
  const highest = (figure, count) => [...rows].sort((a, b) => figure(b) - figure(a)).slice(0, count);
  const over = rows.filter(({ broken }) => broken.length > 0);
  return [
    ...new Set([
      ...highest(({ cpuMs }) => cpuMs, WORST_OF_EACH - 2),
      ...highest(perKilobyte, 1),
      ...highest(({ holdMs }) => holdMs, 1),
      ...over,
    ]),
  ];
}

function perKilobyte({ cpuMs, bytesIn }) {
  return (Math.max(0, cpuMs - 50) / bytesIn) * 1024;
}

function line(row) {
  const { operation, name, status, bytesIn, bytesOut, cpuMs, declaredMs, holdMs, broken } = row;
  const cells = [
    operation,
    broken.length > 0 ? `**${name}**` : name,
    status,
    (bytesIn / 1024).toFixed(1),
    (bytesOut / bytesIn).toFixed(1),
    cpuMs.toFixed(1),
    perKilobyte(row).toFixed(1),
    declaredMs?.toFixed(1) ?? '-',
    holdMs.toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}
