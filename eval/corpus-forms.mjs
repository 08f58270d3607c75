import { paragraphsOf } from './corpus.mjs';

/** How the texts of a fetched file are read, by the name of its form. */
const FORMS = {
  'text files': (content) => [content],
  markdown: (content) => [proseOf(content)],
  mail: (content) => mailOf(content),
  'spaced mail': (content) => [joined(content)],
  csv: (content, columns) => cellsOf(content, ',', columns),
  tsv: (content, columns) => cellsOf(content, '\t', columns),
  xml: (content, element) => elementsOf(content, element).map(withoutEntities),
  reuters: (content) => elementsOf(content, 'BODY').map((body) => withoutEntities(unwrapped(body))),
};

/**
 * The texts of fetched files, each of 2,000 characters at most, without those of fewer than three words. A form is one of
 * FORMS, with the columns or the element that hold the texts, as `csv: title + body, every 2nd`.
 */
export function textsOf(form, contents) {
  const [, name, argument, step] = /^(.+?)(?:: (.+?))?(?:, every (\d+)\w+)?$/.exec(form);
  return contents
    .flatMap((content) => FORMS[name](content.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), argument))
    .filter((_, index) => step === undefined || index % Number(step) === 0)
    .flatMap((text) => paragraphsOf(text.replace(/[ \t]+$/gm, '').trim()))
    .filter((text) => /\S+\s+\S+\s+\S/.test(text));
}

/** Markdown, or a template of it, without its front matter, programs, tables, pictures, tags and addresses of links. */
function proseOf(content) {
  return content
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .replace(/<(style|script|svg|table)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<%[\s\S]*?%>|\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<!--[\s\S]*?-->|<[^<>]*>/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/^\|.*$/gm, '')
    .replace(/^\[[^\]]*\]:.*$/gm, '')
    .replace(/^#+\s*|\*\*|`/gm, '');
}

/** The subject and the plain part of a mail, without what it quotes and without its signature; none for HTML alone. */
function mailOf(content) {
  const { headers, body } = partOf(content);
  const plain = plainPart(headers, body);
  if (plain === undefined) return [];
  const lines = plain.split('\n').filter((line) => !/^\s{0,3}[>|]|(?:wrote|writes|said):\s*$/.test(line));
  const end = lines.findIndex((line) => /^(?:-- ?|_{20,}|={20,}|-{20,})$/.test(line));
  const subject = /^subject:\s*(.*)$/im.exec(headers)?.[1] ?? '';
  return [`${subject}\n\n${(end > 0 ? lines.slice(0, end) : lines).join('\n')}`];
}

function partOf(content) {
  const end = content.indexOf('\n\n');
  return end < 0
    ? { headers: content, body: '' }
    : { headers: content.slice(0, end), body: content.slice(end) };
}

function plainPart(headers, body) {
  const type = /^content-type:\s*([^;\s]+)/im.exec(headers)?.[1].toLowerCase() ?? 'text/plain';
  if (type.startsWith('multipart/')) {
    const boundary = /boundary="?([^"\n;]+)/i.exec(headers)?.[1];
    const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1);
    for (const part of parts.map((text) => partOf(text.replace(/^\n/, '')))) {
      const plain = plainPart(part.headers, part.body);
      if (plain !== undefined) return plain;
    }
    return undefined;
  }
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(headers)?.[1].toLowerCase();
  if (type !== 'text/plain' || encoding === 'base64') return undefined;
  return encoding === 'quoted-printable' ? unquoted(body) : body;
}

function unquoted(body) {
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** A mail whose words and signs a tokenizer has set apart: the signs are put back where they were. */
function joined(content) {
  return content
    .replace(/ ([.,;:!?)\]%])/g, '$1')
    .replace(/([([$#]) /g, '$1')
    .replace(/(\w) ' (s|t|d|m|re|ve|ll)\b/g, "$1'$2")
    .replace(/(\d)([,.:]) (?=\d)/g, '$1$2')
    .replace(/(\w) ([-/@_]) (?=\w)/g, '$1$2')
    .replace(/^Subject: /, '')
    .replace(/\n/, '\n\n');
}

/** The cells of some columns, named by the heads of the first row, or by their numbers where there are none. */
function cellsOf(content, separator, columns) {
  const rows = rowsOf(content, separator);
  const names = columns.split(' + ');
  const isNumbered = names.every((name) => /^\d+$/.test(name));
  const [heads] = rows;
  const places = names.map((name) => (isNumbered ? Number(name) - 1 : heads.indexOf(name)));
  return rows
    .slice(isNumbered ? 0 : 1)
    .map((row) => places.map((place) => row[place] ?? '').join('\n\n'))
    .map((text) => withoutEntities(text.replace(/\\/g, ' ')));
}

function rowsOf(content, separator) {
  const rows = [[]];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\n]*)(${separator}|\n|$)`, 'gy');
  for (const [, text, end] of content.matchAll(cell)) {
    rows.at(-1).push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

function elementsOf(content, element) {
  return [...content.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => text,
  );
}

/** A paragraph begins with an indented line. */
function unwrapped(body) {
  return body
    .replace(/&#3;|\s*\bREUTER\b/gi, '')
    .replace(/\n {4}/g, '\n\n')
    .replace(/([^\n])\n(?!\n)/g, '$1 ');
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function withoutEntities(text) {
  return text
    .replace(/&?#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name) => ENTITIES[name]);
}
