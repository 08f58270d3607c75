import { codeLists } from '../einvoice/judge/code-lists.generated.ts';

/** Codes that the rules for UBL do not know, although they are in the list (BR-CL-08 of the artefacts 1.3.16). */
const UNKNOWN_IN_UBL = 'BAT BAU BAV BAW BAX BAY BAZ BBA BBB BMF BMG BMH CCJ CCK CCL CCM CCN CCO';

/** The subjects of notes (UNTDID 4451) that are known in UBL too, with a blank between them. */
export const noteSubjects: string = codeLists.noteSubjects
  .split(/\s+/)
  .filter((code) => !UNKNOWN_IN_UBL.includes(code))
  .join(' ');

/** What the rules for UBL take for the subject of a note: three characters between its first two number signs (BR-CL-08). */
export function markedSubject(note: string): string | undefined {
  const code = /^[^#]*#([^#]*)#/.exec(note)?.[1];
  return code?.length === 3 ? code : undefined;
}
