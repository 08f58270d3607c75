import type { Schema } from '../../schema/schema.ts';
import { inlineProse } from '../../surfaces/html/prose.ts';
import { type Draft, type Form, formOf, kindOf } from './draft.ts';

interface NoteProps {
  readonly schema: Schema;
  readonly draft: Draft;
  readonly isRequired: boolean;
}

/** Type, default and whether it must be given, beside the name of a control. */
export function Note({ schema, draft, isRequired }: NoteProps) {
  const form = formOf(schema, draft);
  const isEnum = 'enum' in form && form.enum !== undefined;
  const parts = isEnum ? [] : [typeOf(form), ...(isRequired ? [] : defaultOf(form))];
  return (
    <span class="note-text">
      {parts.join(', ')}
      {isRequired && <b> required</b>}
    </span>
  );
}

/** What a control is for, and what is wrong with its value. */
export function Description({
  place,
  schema,
  fault,
}: {
  readonly place: string;
  readonly schema: Schema;
  readonly fault: string | undefined;
}) {
  const text = schema.description;
  return (
    <>
      {fault !== undefined && (
        <p class="fault" id={`${place}-fault`}>
          {fault}
        </p>
      )}
      {text !== undefined && (
        // Markup of the declaration's own words, which inlineProse() escapes.
        <p class="hint" id={`${place}-hint`} dangerouslySetInnerHTML={{ __html: inlineProse(text).markup }} />
      )}
    </>
  );
}

/** The ids of the descriptions of a control. */
export function describedBy(
  place: string,
  { description }: Schema,
  fault: string | undefined,
): string | undefined {
  const ids = [
    ...(fault === undefined ? [] : [`${place}-fault`]),
    ...(description === undefined ? [] : [`${place}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** What a form is filled in with, in a word. */
export function typeOf(form: Form): string {
  if (kindOf(form) === 'file') return 'file';
  if (form.type === 'string') return 'text';
  if (form.type === 'array') return 'list';
  return form.type ?? 'JSON';
}

function defaultOf(form: Form): readonly string[] {
  const value = 'default' in form ? form.default : undefined;
  return value === undefined || value === '' ? [] : [`default ${value}`];
}
