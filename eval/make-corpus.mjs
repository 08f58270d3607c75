/**
 * `node eval/make-corpus.mjs REPOSITORIES FOLDER [--record]` makes the corpus of CORPUS.md in a folder, of copies of the
 * public repositories that it lists. REPOSITORIES has one folder for each, named owner+name, that is a git directory or
 * has one named `repo`. Exits 1 where a fetched file, or a file of texts, has another SHA-256 than is listed;
 * `--record` writes sizes and hashes into CORPUS.md instead.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { textsOf } from './corpus-forms.mjs';

const LIST = new URL('./CORPUS.md', import.meta.url);

/** Columns of CORPUS.md that tell what is fetched, and those that are computed from it. */
const COLUMNS = [
  'name',
  'repository',
  'commit',
  'path',
  'form',
  'licence',
  'fetched',
  'texts',
  'size',
  'from',
  'to',
];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [repositories, folder] = positionals;
if (folder === undefined) {
  console.error('node eval/make-corpus.mjs REPOSITORIES FOLDER [--record]');
  process.exitCode = 2;
} else {
  const list = readFileSync(LIST, 'utf8');
  const seen = new Set();
  const lines = list.split('\n').map((line) => (isSource(line) ? remade(line, seen) : line));
  if (values.record) writeFileSync(LIST, lines.join('\n'));
}

/** A source is a row whose name is a file of texts, as `news/bbc.json`. */
function isSource(line) {
  return /^\| \S+\/\S+\.json \|/.test(line);
}

/** Writes the texts of a row's source; the row with the sizes and hashes that they have. `seen` is what others hold. */
function remade(line, seen) {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const source = Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]]));
  const files = filesOf(source);
  const texts = textsOf(source.form, files).filter((text) => isNew(text, seen));
  const made = `${JSON.stringify(texts, undefined, 0).replaceAll('","', '",\n"')}\n`;
  mkdirSync(join(folder, source.name, '..'), { recursive: true });
  writeFileSync(join(folder, source.name), made);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const found = {
    fetched: kilobytes(files.reduce((sum, content) => sum + Buffer.byteLength(content), 0)),
    texts: texts.length.toLocaleString('en'),
    size: kilobytes(characters),
    from: hash(files.join('\0')),
    to: hash(made),
  };
  if (!values.record) check(source, found);
  return `| ${COLUMNS.map((column) => found[column] ?? source[column]).join(' | ')} |`;
}

function isNew(text, seen) {
  const key = text.replace(/\W+/g, ' ').toLowerCase();
  return !seen.has(key) && seen.add(key);
}

/** What the files of a source say, in the order of their paths. */
function filesOf({ repository, commit, path }) {
  const git = gitFolder(repository);
  const pattern = new RegExp(
    `^${path.replace(/[.+?]/g, '\\$&').replaceAll('**', '.+').replace(/\*/g, '[^/]*')}$`,
  );
  const names = run(git, ['ls-tree', '-r', '-z', '--name-only', commit], '').toString('utf8').split('\0');
  const wanted = names.filter((name) => pattern.test(name));
  if (wanted.length === 0) throw new Error(`${repository} has no ${path}`);
  const batch = run(git, ['cat-file', '--batch'], wanted.map((name) => `${commit}:${name}\n`).join(''));
  const contents = [];
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf('\n', at);
    const size = Number(/ blob (\d+)$/.exec(batch.toString('utf8', at, end))?.[1]);
    if (Number.isNaN(size)) throw new Error(`${repository} lacks ${wanted[contents.length]}`);
    contents.push(decoded(batch.subarray(end + 1, end + 1 + size)));
    at = end + size + 2;
  }
  return contents;
}

function gitFolder(repository) {
  const path = join(repositories, repository.replace('/', '+'));
  return existsSync(join(path, 'repo')) ? join(path, 'repo') : path;
}

function run(git, words, input) {
  return execFileSync('git', ['-C', git, ...words], { input, maxBuffer: 1e9 });
}

/** Files of before 2005 are often in Windows-1252. */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function check(source, found) {
  for (const column of ['from', 'to']) {
    if (found[column] === source[column]) continue;
    console.error(`${source.name}: ${column} is ${found[column]}, CORPUS.md lists ${source[column]}`);
    process.exitCode = 1;
  }
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

function kilobytes(size) {
  return `${Math.round(size / 1000).toLocaleString('en')} kB`;
}
