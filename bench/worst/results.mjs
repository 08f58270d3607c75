import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const RESULTS = new URL('RESULTS.md', import.meta.url);
const FREE_HEADING = '## Free requests';
const WORST_OF_EACH = 4;

/** Writes the requests of each operation that cost most for their size, or blocked the main thread longest. */
export function writeResults(rows) {
  const shown = [...new Set(rows.map(({ operation }) => operation))].flatMap((operation) =>
    worstOf(rows.filter((row) => row.operation === operation)),
  );
  const { free } = written();
  const text = [
    '# Worst requests',
    '',
    'Written by `npm run worst`: of every operation the requests that cost most CPU, most for each KB beyond 50 ms,',
    'or held the main thread longest, the least of several calls. `bounds.mjs` says what is allowed.',
    '',
    runOf(rows),
    '',
    '| Operation | Request | Status | KB in | Out/in | CPU ms | Beyond 50 ms, a KB | Declared ms | Held ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...shown.map(line),
    '',
  ];
  writeFileSync(RESULTS, text.join('\n') + free);
}

/** Writes the free requests of each kind that took most of the main thread, and those over their bound. */
export function writeFreeResults(rows) {
  const kindOf = ({ name }) => name.split(':')[0];
  const shown = [...new Set(rows.map(kindOf))].flatMap((kind) => {
    const ofKind = rows.filter((row) => kindOf(row) === kind).sort((a, b) => b.mainMs - a.mainMs);
    return ofKind.filter(({ broken }, index) => index < WORST_OF_EACH || broken.length > 0);
  });
  const text = [
    FREE_HEADING,
    '',
    'Requests that no quota pays for: the four of each kind that took most of the main thread, the least of several',
    'batches of 50.',
    '',
    runOf(rows),
    '',
    '| Request | Status | Bytes in | Bytes out | Main thread, ms |',
    '|---|---|---|---|---|',
    ...shown.map(freeLine),
    '',
  ];
  writeFileSync(RESULTS, `${written().paid.trimEnd()}\n\n${text.join('\n')}`);
}

/** Both parts of the file as they were. */
function written() {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const at = text.indexOf(FREE_HEADING);
  return at < 0 ? { paid: text, free: '' } : { paid: text.slice(0, at), free: `\n${text.slice(at)}` };
}

function runOf(rows) {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores`;
  const over = rows.filter(({ broken }) => broken.length > 0).length;
  return `${date}, ${machine}, WORKERS=2. ${rows.length} requests, ${over} over a bound.`;
}

function freeLine({ name, status, bytesIn, bytesOut, mainMs, broken }) {
  const cells = [broken.length > 0 ? `**${name}**` : name, status, bytesIn, bytesOut, mainMs.toFixed(2)];
  return `| ${cells.join(' | ')} |`;
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
