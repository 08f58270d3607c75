import { START } from '../../../formats/xml/reader.ts';
import { PACKAGE, type Parts } from './parts.ts';

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

/** The relationships of a part to others of the package; `` is the package. Those of other types are left out. */
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
    relationships.push({
      id: attributes.value('Id') ?? '',
      kind: type.replace(OFFICE_TYPES, ''),
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
