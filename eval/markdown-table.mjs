/** A table in Markdown: the cells of its head, and those of each row. */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  return `${line(head)}|${head.map(() => '---|').join('')}\n${rows.map(line).join('')}`;
}
