import type { Schema } from '../../schema/schema.ts';
import type { FileDraft } from './file-draft.ts';
import { Description, describedBy, Note } from './notes.tsx';

interface FileControlProps {
  /** What its label begins with. */
  readonly name: string;
  readonly schema: Schema;
  readonly draft: FileDraft;
  readonly place: string;
  readonly faults: ReadonlyMap<string, string>;
  readonly isRequired: boolean;
  /** The media types and extensions that the browser offers. */
  readonly accept?: string | undefined;
  readonly onDraft: (draft: FileDraft) => void;
}

/** Chooses a file. The browser lets no page fill it in, so that what is there is said beside it. */
export function FileControl(props: FileControlProps) {
  const { name, schema, draft, place, faults, onDraft } = props;
  const fault = faults.get(place);
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    onDraft({ kind: 'file', name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  return (
    <div class="field wide" data-faulty={fault !== undefined}>
      <div class="label">
        <label for={place}>
          <span class="name">{name}</span> <Note {...props} />
        </label>
      </div>
      <input
        type="file"
        accept={props.accept}
        id={place}
        name={place}
        aria-invalid={fault === undefined ? undefined : 'true'}
        aria-describedby={describedBy(place, schema, fault)}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <p class="note-text">
        {draft.bytes === undefined ? 'None is chosen.' : `Sends ${draft.name}, ${draft.bytes.length} bytes.`}
      </p>
      <Description place={place} schema={schema} fault={fault} />
    </div>
  );
}
