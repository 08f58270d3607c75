import ts from 'typescript';

/** Words that make a text of the source a list. */
const LEAST_WORDS = 13;

/** The lists of a module: the constants whose texts are of more than 12 words, with the places of those texts. */
export function listsOf(source) {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2023, true);
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map((declaration) => ({ name: declaration.name.getText(file), places: longTexts(declaration, file) }))
    .filter(({ places }) => places.length > 0);
}

/** The module with the texts of a list empty. */
export function blanked(source, { places }) {
  return places.reduceRight((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, source);
}

function longTexts(node, file) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    const isLong = node.text.trim().split(/\s+/).length >= LEAST_WORDS;
    return isLong ? [{ start: node.getStart(file), end: node.end }] : [];
  }
  const places = [];
  ts.forEachChild(node, (child) => void places.push(...longTexts(child, file)));
  return places;
}
