import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { prose } from '../surfaces/html/prose.ts';
import type { PlaygroundOperation } from '../surfaces/playground/playground.ts';
import { requestOf } from './call/request.ts';
import { useRunner } from './call/runner.ts';
import { savedBefore } from './call/saved-before.ts';
import { CodePanel } from './code-panel.tsx';
import { brokenJson } from './form/draft.ts';
import { focusFirst, placeFaults } from './form/faults.ts';
import type { FileDraft } from './form/file-draft.ts';
import { draftOrReason, type Given, type Input, useInput } from './form/input.ts';
import { InputForm } from './form/input-form.tsx';
import { writeLink } from './form/link.ts';
import { keepRecent } from './kept.ts';
import { ResultPanel } from './result/result-panel.tsx';

interface BenchProps {
  readonly operation: PlaygroundOperation;
  readonly companion: PlaygroundOperation | undefined;
  /** The address that code samples show. */
  readonly origin: string;
  /** What the address of the page or another answer fills in. */
  readonly filled: Given;
  /** What it could not fill in, and why. */
  readonly leftOut: readonly string[];
  readonly isFirstVisit: boolean;
  /** Opens another operation with an input of JSON text. */
  readonly onNext: (id: string, input: string) => void;
}

/** Typing rests this long before the address is rewritten, and before a live run. */
const LINK_MS = 150;
const LIVE_MS = 600;

/** One operation: its form, the result of its calls, and the call as code. */
export function Bench(props: BenchProps) {
  const { operation, companion, origin, filled, leftOut, isFirstVisit, onNext } = props;
  const input = useInput(operation, filled);
  const [isLive, setLive] = useState(false);
  const [outcome, send, refuse] = useRunner(operation);
  const [figures, sendCompanion] = useRunner(companion);
  const form = useRef<HTMLFormElement>(null);
  const out = useRef<HTMLDivElement>(null);
  const { draft, body, text, file } = input;
  const faults = placeFaults(operation.input, body === undefined ? draft : undefined, outcome.problem);
  const link = useLink(operation, input);
  const call = (): void => {
    const broken = body === undefined ? brokenJson(draft) : [];
    if (broken.length > 0) {
      refuse({ detail: '', faults: broken.map(([control, message]) => ({ control, message })) });
      return;
    }
    send(text, file);
    if (isLive) sendCompanion(text);
  };
  const run = (): void => {
    keepRecent(link);
    call();
  };
  useLiveRuns(isLive, text, file, call);
  useRunKey(run);
  useDrop(input.setFile);
  useEffect(() => {
    if (isLive) return;
    if (outcome.state === 'error') focusFirst(form.current, faults);
    if (outcome.state === 'ok') showFrom(out.current);
  }, [outcome.ended]);
  return (
    <div class="bench">
      <BenchHead operation={operation} takesFocus={!isFirstVisit} />
      <LeftOut names={leftOut} />
      <div class="work">
        <InputForm
          form={form}
          operation={operation}
          input={input}
          faults={faults}
          isLive={isLive}
          countsTwice={companion !== undefined}
          onLive={setLive}
          onRun={run}
        />
        <div class="out" ref={out}>
          <ResultPanel outcome={outcome} operation={operation} faults={faults.others} onNext={onNext} />
          {isLive && companion !== undefined && (
            <ResultPanel
              outcome={figures}
              operation={companion}
              faults={[]}
              name={companion.summary}
              onNext={onNext}
            />
          )}
          <CodePanel
            request={requestOf(operation, text, file)}
            origin={origin}
            answer={outcome.answer}
            expectedName={savedBefore(operation, draft)}
            link={link}
          />
        </div>
      </div>
    </div>
  );
}

function LeftOut({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p class="fault" role="alert">
      The link could not fill in everything: {names.join('; ')}.
    </p>
  );
}

function BenchHead({
  operation,
  takesFocus,
}: {
  readonly operation: PlaygroundOperation;
  readonly takesFocus: boolean;
}) {
  const { id, summary, about, method, path } = operation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, []);
  const [paragraph] = prose(about);
  return (
    <header>
      <h1 ref={title} tabIndex={-1}>
        {summary}
      </h1>
      <p class="path">
        <span class={`tag ${method.toLowerCase()}`}>{method}</span> <code>{path}</code>{' '}
        <a href={`/docs#${id}`}>Docs</a>
      </p>
      {/* Markup of the declaration's own words, which prose() escapes. */}
      <div class="about" dangerouslySetInnerHTML={{ __html: paragraph?.markup ?? '' }} />
    </header>
  );
}

/** Keeps an edited input in the address, without an entry in the history for each edit. */
function useLink(operation: PlaygroundOperation, { draft, body }: Input): string {
  const shown = body === undefined ? draft : draftOrReason(operation, body);
  const link = writeLink(operation, typeof shown === 'string' ? draft : shown);
  const written = useRef(link);
  const address = useRef(location.hash);
  useEffect(() => {
    if (link === written.current) return;
    const timer = setTimeout(() => {
      // A link that was followed since changes the address at once, and this page a moment later.
      if (location.hash !== address.current) return;
      written.current = link;
      history.replaceState(history.state, '', link);
      address.current = location.hash;
    }, LINK_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return link;
}

/** On narrow screens the result is below the form: it is scrolled to where none of it can be seen. */
function showFrom(out: HTMLElement | null): void {
  if (out !== null && out.getBoundingClientRect().top > innerHeight * 0.8) out.scrollIntoView();
}

function useLiveRuns(isLive: boolean, input: string, file: FileDraft | undefined, run: () => void): void {
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(run, LIVE_MS);
    return () => clearTimeout(timer);
  }, [isLive, input, file]);
}

/** A file that is dropped anywhere is taken. A browser would open it in place of the page, and its input would be lost. */
function useDrop(setFile: Input['setFile']): void {
  const newest = useRef(setFile);
  newest.current = setFile;
  useEffect(() => {
    const drop = async (event: DragEvent): Promise<void> => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
      if (file !== undefined) newest.current(file.name, new Uint8Array(await file.arrayBuffer()));
    };
    addEventListener('dragover', drop);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drop);
      removeEventListener('drop', drop);
    };
  }, []);
}

function useRunKey(run: () => void): void {
  const newest = useRef(run);
  newest.current = run;
  // With the form, not a frame later: keys that come at once must not be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
