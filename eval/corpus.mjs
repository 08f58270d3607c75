import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Most characters of a text: sentiment reads no more. */
const LONGEST = 2000;

/** How the texts of a file are read, by its extension. */
const READERS = {
  '.txt': paragraphsOf,
  '.md': paragraphsOf,
  '.json': (content) =>
    JSON.parse(content).flatMap((item) => pieces(typeof item === 'string' ? item : item.text)),
};

/**
 * The texts of a folder with their kind, the folder in it that they are from: those of .json files, which are lists of
 * texts or of objects with `text`, and the paragraphs of .txt and .md files, as many together as 2,000 characters hold.
 * Longer ones are cut.
 */
export function readCorpus(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => extname(path) in READERS)
    .sort()
    .flatMap((path) => {
      const [kind] = path.split(/[\\/]/);
      const texts = READERS[extname(path)](readFileSync(join(folder, path), 'utf8'));
      return texts.map((text) => ({ kind, text }));
    });
}

/** The paragraphs of a text, as many together as 2,000 characters hold; longer ones are cut. */
export function paragraphsOf(content) {
  const texts = [];
  for (const paragraph of content.split(/\n\s*\n/).flatMap(pieces)) {
    const longer = `${texts.at(-1) ?? ''}\n\n${paragraph}`;
    if (texts.length > 0 && longer.length <= LONGEST) texts[texts.length - 1] = longer;
    else texts.push(paragraph);
  }
  return texts;
}

function pieces(paragraph) {
  return paragraph.match(new RegExp(`[\\s\\S]{1,${LONGEST}}(?!\\S)|[\\s\\S]{1,${LONGEST}}`, 'g')) ?? [];
}
