import { importsOf } from './imports.ts';
import { type Finding, isProduct, type Rule } from './rule.ts';

export const importCycles: Rule = {
  name: 'has no circle of imports',
  check(sources) {
    const graph = new Map(
      sources
        .filter(({ path }) => isProduct(path))
        .map((source) => {
          return [source.path, importsOf(source).map(({ target }) => target)];
        }),
    );
    const findings: Finding[] = [];
    const done = new Set<string>();
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) {
        const circle = [...trail.slice(trail.indexOf(path)), path].join(' -> ');
        findings.push({ path, line: 1, message: circle });
      }
      if (done.has(path)) return;
      done.add(path);
      for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    };
    for (const path of graph.keys()) visit(path, []);
    return findings;
  },
  samples: [
    {
      name: 'a circle of three',
      sources: [
        { path: 'src/a.ts', text: "import './b.ts';" },
        { path: 'src/b.ts', text: "import './c.ts';" },
        { path: 'src/c.ts', text: "import './a.ts';" },
      ],
      finds: ['src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts'],
    },
    {
      name: 'a circle of types',
      sources: [
        { path: 'src/a.ts', text: "import type { B } from './b.ts';" },
        { path: 'src/b.ts', text: "import type { A } from './a.ts';" },
      ],
      finds: ['src/a.ts -> src/b.ts -> src/a.ts'],
    },
  ],
};
