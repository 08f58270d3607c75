import { paragraphsOf } from '../../../formats/typesetting/printable.ts';
import { markedSubject, noteSubjects } from '../codes/note-subjects.ts';

/** A note of an invoice (EN 16931 BG-1). */
export interface Note {
  /** What it is about, a code of UNTDID 4451 (BT-21): PMT for the compensation that French law asks for. */
  readonly subject: string | undefined;
  readonly text: string;
}

const SUBJECT = /^#([A-Z][A-Z\d]{2})#(?=.*\S)/;

const subjects: ReadonlySet<string> = new Set(noteSubjects.split(' '));

/**
 * The notes of a text: a paragraph that begins with a subject is one of its own, as the binding of UBL writes it.
 *
 *   "Thank you.\n\n#PMT#A fee of 40 euro."  ->  Thank you. | PMT: A fee of 40 euro.
 */
export function notesOf(text: string): readonly Note[] {
  const notes: { subject: string | undefined; lines: string[] }[] = [];
  for (const line of paragraphsOf(text).join('\n').trim().split('\n')) {
    const last = notes.at(-1);
    const subject = last === undefined || last.lines.at(-1) === '' ? subjectOf(line) : undefined;
    if (last === undefined || subject !== undefined) {
      notes.push({ subject, lines: [subject === undefined ? line : withoutSubject(line)] });
    } else last.lines.push(line);
  }
  return notes.flatMap(({ subject, lines }) => {
    const whole = lines.join('\n').trim();
    return whole === '' ? [] : [{ subject, text: whole }];
  });
}

/** Notes as one text, from which they are read again. */
export function textOfNotes(notes: readonly Note[]): string {
  return notes.map(noteText).join('\n\n');
}

/** A note behind its subject, as UBL has it. */
export function noteText({ subject, text }: Note): string {
  return subject === undefined ? text : `#${subject}#${text}`;
}

/** Notes as people read them, without the codes of their subjects. */
export function printedNotes(text: string): string {
  if (!text.includes('#')) return text.trim();
  return notesOf(text)
    .map((note) => note.text)
    .join('\n\n');
}

/** Whether a note of UBL has a subject outside the list (BR-CL-08). */
export function hasWrongSubject(text: string): boolean {
  const code = markedSubject(text);
  return code !== undefined && !subjects.has(code);
}

function subjectOf(line: string): string | undefined {
  const code = SUBJECT.exec(line)?.[1];
  return code !== undefined && subjects.has(code) ? code : undefined;
}

function withoutSubject(line: string): string {
  return line.slice(line.indexOf('#', 1) + 1).trimStart();
}
