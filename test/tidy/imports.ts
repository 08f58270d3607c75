import { posix } from 'node:path';
import ts from 'typescript';
import { lineAt, type Source, syntaxOf } from './rule.ts';

export interface Import {
  /** A path of the repository for a relative import, otherwise the package or `node:` module. */
  readonly target: string;
  readonly line: number;
  /** Erased by the compiler: no code is loaded. */
  readonly typeOnly: boolean;
}

const found = new WeakMap<Source, readonly Import[]>();

/**
 * What a file refers to with import, export from, import() and `new URL('./x.ts', import.meta.url)`; searched once for
 * all rules.
 */
export function importsOf(source: Source): readonly Import[] {
  const known = found.get(source) ?? importsIn(source);
  found.set(source, known);
  return known;
}

function importsIn(source: Source): readonly Import[] {
  const file = syntaxOf(source);
  const imports: Import[] = [];
  const add = (specifier: ts.Node, typeOnly: boolean): void => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const target = resolve(source.path, specifier.text);
    imports.push({ target, line: lineAt(source.text, specifier.getStart(file)), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      for (const argument of node.arguments) add(argument, false);
    } else if (isFileUrl(node)) add(node.arguments?.[0] as ts.Node, false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}

/** Worker files and web pages are named by their URL instead of an import. */
function isFileUrl(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return false;
  const [path, base] = node.arguments ?? [];
  return path !== undefined && ts.isStringLiteralLike(path) && base?.getText() === 'import.meta.url';
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return posix.join(posix.dirname(from), specifier).replace(/\.(c?)js$/, '.$1ts');
}
