import { START } from '../../../../formats/xml/reader.ts';
import { MAX_FILES } from '../../limits.ts';
import { grouped, PACKAGE, type Parts } from './parts.ts';

/** From one part to another (ECMA-376-2 9.3). */
export interface Relationship {
  readonly id: string;
  /** The last part of its type: `worksheet`, `styles`. */
  readonly kind: string;
  /** The name of the part. */
  readonly target: string;
}

/** Types begin so, as Excel writes them and in strict files. */
const OFFICE_TYPES =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\//;

/** The kinds that lead to cells. */
const kinds: ReadonlySet<string> = new Set(['officeDocument', 'worksheet', 'sharedStrings', 'styles']);

/** Longest part of a name in a refusal. */
const SHOWN = 60;

/** The relationships of a part to others of the package; `` is the package. Those of other kinds are left out. */
export async function readRelationships(parts: Parts, source: string): Promise<readonly Relationship[]> {
  const slash = source.lastIndexOf('/') + 1;
  const folder = source.slice(0, slash);
  const name = `${folder}_rels/${source.slice(slash)}.rels`;
  const relationships: Relationship[] = [];
  parts.reserve([name]);
  await parts.read(name, (token, { depth, space, attributes }) => {
    if (token !== START || depth !== 2 || space !== PACKAGE) return;
    const type = attributes.value('Type') ?? '';
    const target = attributes.value('Target');
    if (target === undefined || attributes.value('TargetMode') === 'External' || !OFFICE_TYPES.test(type))
      return;
    const kind = type.replace(OFFICE_TYPES, '');
    if (!kinds.has(kind)) return;
    if (relationships.length === MAX_FILES)
      parts.refuse(`has more than ${grouped(MAX_FILES)} relationships in ${name.slice(0, SHOWN)}`);
    relationships.push({
      id: attributes.value('Id') ?? '',
      kind,
      target: resolved(folder, target),
    });
  });
  return relationships;
}

/** The name of the part a target means: from the root, or from the folder of its source (RFC 3986 5.2.4). */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
