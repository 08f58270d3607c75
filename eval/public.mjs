import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files a task is measured on, and their items in the form of gold/. */
const FORMS = {
  sentiment: {
    files: ['reviews-dev', 'films-dev'],
    form: (items) => ({ texts: items.map(({ label, text }) => [label, text]) }),
  },
  classify: {
    files: ['intents-bank-dev', 'intents-assistant-dev'],
    form: (items) => items.map(({ labels, label, text }) => [labels, label, text]),
  },
  extract: { files: ['slots-dev', 'slots-assistant-dev'], form: (items) => items },
};

/** A file of public texts that is not the one PUBLIC.md lists. */
export class OtherFile extends Error {}

/**
 * The public sets of a task in a folder; none for a task that has none. PUBLIC.md lists their files. Throws OtherFile
 * where one has another SHA-256.
 */
export function publicSets(task, folder) {
  const { files, form } = FORMS[task] ?? { files: [] };
  return files.map((file) => ({
    half: 'public',
    name: `public ${file.replace(/-dev$/, '')}`,
    gold: form(readListed(folder, `${file}.json`)),
  }));
}

function readListed(folder, file) {
  const bytes = readFileSync(join(folder, file));
  if (createHash('sha256').update(bytes).digest('hex') !== listedHash(file)) {
    throw new OtherFile(`${file} is not the file that eval/PUBLIC.md lists: its SHA-256 differs`);
  }
  return JSON.parse(bytes.toString('utf8'));
}

function listedHash(file) {
  const list = readFileSync(new URL('./PUBLIC.md', import.meta.url), 'utf8');
  const row = list.split('\n').find((line) => line.startsWith(`| ${file} |`));
  return /\b[0-9a-f]{64}\b/.exec(row ?? '')?.[0];
}
