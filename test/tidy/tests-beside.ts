import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf } from './imports.ts';
import { isGenerated, isProduct, isTest, type Rule, type Source, syntaxOf } from './rule.ts';

/** Files with logic whose test is in another folder, with its path. */
const testedElsewhere: Readonly<Record<string, string>> = {
  'src/adapters/clock.ts': 'one line around the clock of the machine',
  'src/cli.ts': 'run as a process by test/start-cost.test.ts and .ci/smoke.mjs',
  'src/service/release.ts': 'compared by .ci/smoke.mjs with what /health says',
  'src/service/serve.ts': 'run as a process by test/start-cost.test.ts and .ci/smoke.mjs',
  'src/service/processes/child.ts': 'a process of test/process/processes.test.ts',
  'src/service/processes/joined-metrics.ts': 'asked in test/process/processes.test.ts',
  'src/service/processes/parent.ts': 'a process of test/process/processes.test.ts',
  'src/service/pool/thread.ts':
    'run in the threads of src/service/pool/pool.test.ts and test/process/pool.test.ts',
  'src/service/endpoints/page-thread.ts': 'run in the thread of test/process/pages.test.ts',
  'src/page-worker.ts': 'run in the thread of test/process/pages.test.ts',
  'src/worker.ts': 'run in the threads of test/process/pool.test.ts and test/isolation.test.ts',
  'src/worker-start.cts': 'where these threads start',
  'src/errors.ts': 'thrown and caught in the tests of every refusal',
  'src/request/perform.ts': 'the way of every request in test/http/',
  'src/operation.ts': 'groupOf sorts the document in test/openapi.test.ts',
};

/** Declarations are run by test/contract.test.ts, pages of the playground by a browser. */
const testedAsAWhole = [/\.operation\.ts$/, /^src\/web\//];

export const testsBeside: Rule = {
  name: 'has a test beside each file with logic',
  check(sources) {
    const tested = reachedByTests(sources);
    return sources
      .filter(({ path }) => isProduct(path) && !isGenerated(path) && !(path in testedElsewhere))
      .filter(({ path }) => !testedAsAWhole.some((pattern) => pattern.test(path)))
      .filter(({ path }) => !tested.has(path))
      .filter(hasLogic)
      .map(({ path }) => ({ path, line: 1, message: 'no test in its folder reaches this file' }));
  },
  samples: [
    {
      name: 'a function without a test; types and tables need none',
      sources: [
        { path: 'src/a.ts', text: 'export function a() {}' },
        { path: 'src/b.ts', text: "import './behind.ts';\nexport const b = () => 1;" },
        { path: 'src/behind.ts', text: 'export const behind = () => 1;' },
        { path: 'src/b.test.ts', text: "import './b.ts';" },
        { path: 'src/c.ts', text: 'export interface C { run(): void }\nexport const table = [1, 2];' },
      ],
      finds: ['no test in its folder'],
    },
  ],
};

/** The files behind one that is tested are tested with it, as long as they are in the folder of the test or below. */
function reachedByTests(sources: readonly Source[]): ReadonlySet<string> {
  const imports = new Map(
    sources.filter(({ path }) => /\.tsx?$/.test(path)).map((source) => [source.path, targetsOf(source)]),
  );
  const reached = new Set<string>();
  for (const test of imports.keys()) {
    if (!isTest(test)) continue;
    const home = homeOf(test);
    const visited = new Set<string>();
    const visit = (path: string): void => {
      if (visited.has(path)) return;
      visited.add(path);
      reached.add(path);
      for (const target of imports.get(path) ?? []) if (target.startsWith(home)) visit(target);
    };
    visit(test);
  }
  return reached;
}

function targetsOf(source: Source): string[] {
  return importsOf(source).map(({ target }) => target);
}

/** The tests that call the service over HTTP are in a folder of their own. */
function homeOf(test: string): string {
  return test.startsWith('test/') ? 'src/service/' : `${posix.dirname(test)}/`;
}

function hasLogic(source: Source): boolean {
  const file = syntaxOf(source);
  const visit = (node: ts.Node): boolean =>
    (ts.isFunctionLike(node) &&
      'body' in node &&
      node.body !== undefined &&
      !ts.isConstructorDeclaration(node)) ||
    (ts.forEachChild(node, visit) ?? false);
  return visit(file);
}
