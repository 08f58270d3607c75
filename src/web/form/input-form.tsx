import type { RefObject } from 'preact';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import { Controls } from './controls.tsx';
import type { ShownFaults } from './faults.ts';
import type { Input } from './input.ts';

interface InputFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly operation: PlaygroundOperation;
  readonly input: Input;
  readonly faults: ShownFaults;
  readonly isLive: boolean;
  /** Whether a live run calls a second operation. */
  readonly countsTwice: boolean;
  readonly onLive: (isLive: boolean) => void;
  readonly onRun: () => void;
}

/** The input of an operation, as controls or as JSON, and what starts a call. */
export function InputForm(props: InputFormProps) {
  const { operation, input, faults, onRun } = props;
  const { draft, body, unfit, setDraft, setBody } = input;
  const isEmpty = Object.keys(operation.input.properties).length === 0;
  const submit = (event: Event): void => {
    event.preventDefault();
    onRun();
  };
  return (
    <form class="input" ref={props.form} onSubmit={submit} noValidate autocomplete="off" aria-label="Input">
      <FormHead {...props} />
      {unfit !== undefined && (
        <p class="fault" role="alert">
          {unfit}
        </p>
      )}
      {body !== undefined && (
        <div class="field">
          <label for="body">body</label>
          <textarea
            id="body"
            name="body"
            class="source"
            rows={16}
            spellcheck={false}
            value={body}
            aria-invalid={faults.others.length > 0 ? 'true' : undefined}
            onInput={({ currentTarget }) => setBody(currentTarget.value)}
          />
        </div>
      )}
      {body === undefined && isEmpty && <p class="none">This operation has no input.</p>}
      {body === undefined && (
        <div class="controls">
          <Controls
            accept={operation.accept}
            schema={operation.input}
            draft={draft}
            place=""
            faults={faults.byControl}
            onDraft={setDraft}
          />
        </div>
      )}
      <FormFoot {...props} />
    </form>
  );
}

function FormHead({ operation, input }: InputFormProps) {
  return (
    <div class="form-head">
      <label>
        Example{' '}
        <select onChange={({ currentTarget }) => input.fillExample(currentTarget.selectedIndex)}>
          {operation.examples.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={input.body !== undefined}
          onChange={({ currentTarget }) => {
            // JSON that does not fit the form stays, and so does its tick: nothing is drawn anew then.
            currentTarget.checked = input.switchEditor();
          }}
        />{' '}
        Edit as JSON
      </label>
    </div>
  );
}

function FormFoot({ isLive, countsTwice, onLive }: InputFormProps) {
  return (
    <div class="form-foot">
      <button type="submit" class="button first" aria-keyshortcuts="Control+Enter Meta+Enter">
        Run
      </button>
      <kbd>Ctrl Enter</kbd>
      <label class="check switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isLive}
          checked={isLive}
          aria-describedby="live-note"
          onChange={({ currentTarget }) => onLive(currentTarget.checked)}
        />{' '}
        Live
      </label>
      <small id="live-note">
        {countsTwice
          ? 'Runs as you type; each run counts as two calls.'
          : 'Runs as you type; each run counts as a call.'}
      </small>
    </div>
  );
}
