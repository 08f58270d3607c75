import ts from 'typescript';
import { groups } from '../../src/operation.ts';
import { type Finding, isProduct, lineAt, type Rule, type Source, syntaxOf } from './rule.ts';

const operationId = new RegExp(`^(?:${Object.keys(groups).join('|')})\\.[a-z_]+$`);
const routePath = /^\/v1\/[a-z]/;

/** A surface that names an operation means that the declaration lacks a field. */
export const surfacesNameNoOperation: Rule = {
  name: 'has no surface or service that names an operation',
  check: (sources) =>
    sources
      .filter(({ path }) => isProduct(path) && /^src\/(surfaces|service|request|schema)\//.test(path))
      .flatMap(named),
  samples: [
    {
      name: 'an id and a path',
      sources: [{ path: 'src/surfaces/a.ts', text: "if (id === 'qr.create') open('/v1/qr');" }],
      finds: ['qr.create', '/v1/qr'],
    },
  ],
};

function named(source: Source): Finding[] {
  const { path, text } = source;
  const file = syntaxOf(source);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && (operationId.test(node.text) || routePath.test(node.text))) {
      findings.push({ path, line: lineAt(text, node.getStart(file)), message: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}
