import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf } from './imports.ts';
import { isGenerated, isProduct, isTest, type Rule, type Source } from './rule.ts';

/** Files with logic whose test stands in another folder, with the place. */
const testedElsewhere: Readonly<Record<string, string>> = {};

/** Declarations are run by test/contract.test.ts, pages of the playground by a browser. */
const testedAsAWhole = [/\.operation\.ts$/, /^src\/web\//];

export const testsBeside: Rule = {
  name: 'has a test beside each file with logic',
  check(sources) {
    const tested = new Set(sources.filter(({ path }) => isTest(path)).flatMap(testedBy));
    return sources
      .filter(({ path }) => isProduct(path) && !isGenerated(path) && !(path in testedElsewhere))
      .filter(({ path }) => !testedAsAWhole.some((pattern) => pattern.test(path)))
      .filter(({ path }) => !tested.has(path))
      .filter(hasLogic)
      .map(({ path }) => ({ path, line: 1, message: 'no test in its folder imports this file' }));
  },
  samples: [
    {
      name: 'a function without a test; types and tables need none',
      sources: [
        { path: 'src/a.ts', text: 'export function a() {}' },
        { path: 'src/b.ts', text: 'export const b = () => 1;' },
        { path: 'src/b.test.ts', text: "import './b.ts';" },
        { path: 'src/c.ts', text: 'export interface C { run(): void }\nexport const table = [1, 2];' },
      ],
      finds: ['no test in its folder'],
    },
  ],
};

/** Small files of one idea may share a test, as long as it stands where they do. */
function testedBy(test: Source): readonly string[] {
  const targets = importsOf(test).map(({ target }) => target);
  return targets.filter((target) => posix.dirname(target) === posix.dirname(test.path));
}

function hasLogic({ path, text }: Source): boolean {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const visit = (node: ts.Node): boolean =>
    (ts.isFunctionLike(node) &&
      'body' in node &&
      node.body !== undefined &&
      !ts.isConstructorDeclaration(node)) ||
    (ts.forEachChild(node, visit) ?? false);
  return visit(file);
}
