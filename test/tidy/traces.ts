import { type Finding, lineAt, type Rule, type Source } from './rule.ts';

/**
 * What ties a file to one machine or network: home and work folders, package registries' hosts. Written
 * so that this file does not find itself.
 */
const traces = [
  /(?<![\w.])\/(?:home|Users)\/[A-Za-z][\w.-]*\//g,
  /(?<![\w./])\/(?:root|work|farm|workspace)\//g,
  /\b[A-Z]:\\+Users\\/g,
  /registry\.(?:npmjs|yarnpkg)/g,
  /registry\.npmmirror|(?:deb|security)\.debian\.org/g,
];

export const noTraces: Rule = {
  name: 'names no path of a machine and no registry',
  check: (sources) => sources.flatMap(tracesIn),
  samples: [
    {
      name: 'a home folder, a work folder and a registry',
      sources: [
        { path: 'README.md', text: `cd ${['', 'home', 'ann', 'sundry'].join('/')}` },
        { path: 'a.sh', text: `ls ${['', 'work', 'main'].join('/')}` },
        { path: 'package-lock.json', text: `"https://${['registry', 'npmjs', 'org'].join('.')}/a.tgz"` },
      ],
      finds: ['/ann/', 'work', 'registry'],
    },
    {
      name: 'addresses and paths of the web are allowed',
      sources: [{ path: 'README.md', text: 'https://example.org/work/a and ./home/b/c' }],
      finds: [],
    },
  ],
};

function tracesIn({ path, text }: Source): Finding[] {
  return traces.flatMap((expression) =>
    [...text.matchAll(expression)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      message: match[0],
    })),
  );
}
