import type { Operation } from '../../operation.ts';
import { usedGroups } from '../facts/used-groups.ts';

/** The table of operations in the README, as Markdown; a test holds the two equal. */
export function readmeTable(operations: readonly Operation[]): string {
  const rows = usedGroups(operations).flatMap(({ title, members }) =>
    members.map((operation) => [title, operation.summary, routesOf(operation), answersOf(operation)]),
  );
  return [['Group', 'Operation', 'Routes', 'Answers'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

function routesOf({ routes }: Operation): string {
  const paths = [...new Set(routes.map(({ path }) => path))];
  return paths
    .map((path) => {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      return `\`${methods.join(', ')} ${path}\``;
    })
    .join(', ');
}

function answersOf({ output }: Operation): string {
  return Object.keys(output.media).join(', ');
}

/** A bar would end the cell, in code too (GitHub Flavored Markdown 4.10). */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
