import type { ReadGroup } from './read-invoice.ts';
import { groupsOf } from './read-invoice.ts';

const LINE_DOCUMENT = 'ram:AssociatedDocumentLineDocument';
const STATUS = 'ram:LineStatusReasonCode';

/** The lines that the sums are of: in the profile EXTENDED there are others, which group lines or only inform. */
export function countedLines(document: ReadGroup): readonly ReadGroup[] {
  return groupsOf(document, 'BG-25').filter((line) => !isUncounted(line));
}

function isUncounted({ element }: ReadGroup): boolean {
  const document = element.children.find(({ name }) => name === LINE_DOCUMENT);
  const status = document?.children.find(({ name }) => name === STATUS)?.text.trim();
  return status === 'GROUP' || status === 'INFORMATION';
}
