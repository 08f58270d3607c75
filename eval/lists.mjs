import ts from 'typescript';

/** Words that make a text, an array, an object or a regular expression of the source a list. */
const MIN_WORDS = 13;

/** The lists of a module, with their places, by the declaration that holds them. */
export function listsOf(source) {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2023, true);
  return file.statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .map((declaration) => ({
      name: declaration.name?.getText(file) ?? 'module',
      places: listPlaces(declaration, file),
    }))
    .filter(({ places }) => places.length > 0);
}

/** The module with the places of a list empty. */
export function blanked(source, { places }) {
  return places.reduceRight(
    (text, { start, end, empty }) => `${text.slice(0, start)}${empty}${text.slice(end)}`,
    source,
  );
}

function listPlaces(node, file) {
  const empty = emptyOf(node);
  if (empty !== undefined) return [{ start: node.getStart(file), end: node.end, empty }];
  const places = [];
  ts.forEachChild(node, (child) => void places.push(...listPlaces(child, file)));
  return places;
}

/** What a list is when it is empty; undefined for what is not a list. */
function emptyOf(node) {
  if (ts.isRegularExpressionLiteral(node)) {
    const flags = node.text.slice(node.text.lastIndexOf('/') + 1);
    return alternatives(node.text) < MIN_WORDS ? undefined : `/(?!)/${flags}`;
  }
  if (wordsIn(node) < MIN_WORDS) return undefined;
  if (isText(node)) return "''";
  return ts.isArrayLiteralExpression(node) ? '[]' : '{}';
}

/** The words of a text, or of an array or object of nothing but literals; 0 for anything else. */
function wordsIn(node) {
  if (isText(node)) return node.text.trim().split(/\s+/).length;
  if (ts.isArrayLiteralExpression(node)) return sumOf(node.elements);
  if (ts.isObjectLiteralExpression(node) && node.properties.every(ts.isPropertyAssignment)) {
    return sumOf(node.properties.map(({ initializer }) => initializer));
  }
  return 0;
}

function sumOf(nodes) {
  if (!nodes.every(isLiteral)) return 0;
  return nodes.reduce((sum, node) => sum + wordsIn(node), 0);
}

function isLiteral(node) {
  return isText(node) || ts.isNumericLiteral(node) || wordsIn(node) > 0;
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
}

/** The alternatives of a regular expression that are words. */
function alternatives(source) {
  return source.split('|').filter((part) => /\p{L}{2}/u.test(part.replace(/\\./g, ''))).length;
}
