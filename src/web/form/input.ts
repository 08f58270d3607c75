import { useState } from 'preact/hooks';
import { faultOfJson } from '../../formats/json/source.ts';
import { bytesMember } from '../../schema/bytes.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import { type ObjectDraft, readInput, UnfitError, writeInput } from './draft.ts';
import { type FileDraft, fileFromJson } from './file-draft.ts';

/** The input of an operation as it is filled in, by controls or as JSON. */
export interface Input {
  readonly draft: ObjectDraft;
  /** The JSON that is edited in place of the controls, undefined while those are. */
  readonly body: string | undefined;
  /** Why the JSON cannot be shown as a form. */
  readonly unfit: string | undefined;
  /** What a call sends as JSON, beside the file where there is one. */
  readonly text: string;
  /** The file that a call sends as it is; undefined while JSON is edited, which has it too. */
  readonly file: FileDraft | undefined;
  setDraft(draft: ObjectDraft): void;
  setBody(body: string): void;
  /** Between the controls and JSON; stays with JSON that the controls cannot show. Returns whether JSON is edited then. */
  switchEditor(): boolean;
  /** Fills in the file of the operation, in the form; nothing where it has none, or the JSON does not fit the form. */
  setFile(name: string, bytes: Uint8Array<ArrayBuffer>): void;
  fillExample(index: number): void;
}

/** What a form begins with: controls, or else JSON; the first example where neither is there. */
export interface Given {
  readonly draft: ObjectDraft | undefined;
  readonly body: string | undefined;
}

/** An input of an operation as JSON text, which may hold what its controls cannot show. */
export function given(operation: PlaygroundOperation, input: string): Given {
  const draft = draftOrReason(operation, input);
  return typeof draft === 'string' ? { draft: undefined, body: input } : { draft, body: undefined };
}

/** An input that begins with what a link or another answer fills in, or with the first example. */
export function useInput(operation: PlaygroundOperation, filled: Given): Input {
  const { input: schema } = operation;
  const [draft, setDraft] = useState(() => filled.draft ?? exampleDraft(operation, 0));
  const [body, setBody] = useState(filled.body);
  const [unfit, setUnfit] = useState<string>();
  const file = body === undefined ? fileOf(draft) : undefined;
  const text = body ?? writeInput(schema, file === undefined ? draft : withoutFile(draft));
  /** Whether the JSON fits the controls. */
  const showControls = (change: (draft: ObjectDraft) => ObjectDraft = (same) => same): boolean => {
    const shown = body === undefined ? draft : draftOrReason(operation, body);
    if (typeof shown === 'string') {
      setUnfit(shown);
      return false;
    }
    setDraft(change(shown));
    setBody(undefined);
    return true;
  };
  return {
    draft,
    body,
    unfit,
    text,
    file,
    setDraft,
    setBody,
    switchEditor: () => {
      setUnfit(undefined);
      if (body !== undefined) return !showControls();
      setBody(writeInput(schema, draft));
      return true;
    },
    setFile: (name, bytes) => {
      const member = bytesMember(schema);
      if (member === undefined) return;
      const chosen: FileDraft = { kind: 'file', name, bytes };
      showControls((shown) => ({ ...shown, members: { ...shown.members, [member.name]: chosen } }));
    },
    fillExample: (index) => {
      const example = exampleDraft(operation, index);
      setUnfit(undefined);
      setDraft(example);
      if (body !== undefined) setBody(writeInput(schema, example));
    },
  };
}

/** The draft of a JSON text, or a sentence that says why the form cannot show it. */
export function draftOrReason({ input }: PlaygroundOperation, text: string): ObjectDraft | string {
  const fault = faultOfJson(text);
  if (fault !== undefined) return `This is not JSON: ${fault}`;
  try {
    return readInput(input, text);
  } catch (error) {
    if (error instanceof UnfitError) return error.message;
    throw error;
  }
}

function exampleDraft({ input, examples }: PlaygroundOperation, index: number): ObjectDraft {
  const example = examples[index];
  const draft = readInput(input, JSON.stringify(example?.input ?? {}));
  const member = bytesMember(input);
  const file = member && example?.file && fileFromJson(member.form, example.file.name, example.file.json);
  return file === undefined ? draft : { ...draft, members: { ...draft.members, [member!.name]: file } };
}

function fileOf({ members }: ObjectDraft): FileDraft | undefined {
  const file = Object.values(members).find((member) => member.kind === 'file');
  return file?.bytes === undefined ? undefined : file;
}

function withoutFile(draft: ObjectDraft): ObjectDraft {
  const members = Object.entries(draft.members).filter(([, member]) => member.kind !== 'file');
  return { ...draft, members: Object.fromEntries(members) };
}
