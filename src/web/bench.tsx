import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaygroundOperation } from '../surfaces/playground.ts';
import { prose } from '../surfaces/prose.ts';
import { requestOf } from './call/request.ts';
import { useRunner } from './call/runner.ts';
import { CodePanel } from './code-panel.tsx';
import { brokenJson, type ObjectDraft, readInput, UnfitError, writeInput } from './form/draft.ts';
import { focusFirst, placeFaults } from './form/faults.ts';
import { InputForm } from './form/input-form.tsx';
import { faultOfJson } from './form/json-source.ts';
import { writeLink } from './form/link.ts';
import { keepRecent } from './kept.ts';
import { ResultPanel } from './result/result-panel.tsx';

interface BenchProps {
  readonly operation: PlaygroundOperation;
  readonly companion: PlaygroundOperation | undefined;
  /** The address that code samples show. */
  readonly origin: string;
  /** What the address of the page fills in, undefined for the first example. */
  readonly filled: ObjectDraft | undefined;
  readonly isFirstVisit: boolean;
}

/** Typing rests this long before the address is rewritten, and before a live run. */
const LINK_MS = 150;
const LIVE_MS = 600;

/** One operation: its form, the result of its calls, and the call as code. */
export function Bench({ operation, companion, origin, filled, isFirstVisit }: BenchProps) {
  const [draft, setDraft] = useState(() => filled ?? exampleDraft(operation, 0));
  /** The body as it is edited, undefined while the form is. */
  const [body, setBody] = useState<string>();
  const [unfit, setUnfit] = useState<string>();
  const [isLive, setLive] = useState(false);
  const [outcome, send, refuse] = useRunner(operation);
  const [figures, sendCompanion] = useRunner(companion);
  const form = useRef<HTMLFormElement>(null);
  const input = body ?? writeInput(operation.input, draft);
  const faults = placeFaults(operation.input, body === undefined ? draft : undefined, outcome.problem);
  const link = useLink(operation, draft, body);

  const run = (): void => {
    const broken = body === undefined ? brokenJson(draft) : [];
    if (broken.length > 0) {
      refuse({ detail: '', faults: broken.map(([control, message]) => ({ control, message })) });
      return;
    }
    keepRecent(link);
    send(input);
    if (isLive) sendCompanion(input);
  };
  useLiveRuns(isLive, input, run);
  useRunKey(run);
  useEffect(() => {
    if (outcome.state === 'error' && !isLive) focusFirst(form.current, faults);
  }, [outcome.ended]);

  const edit = (isJson: boolean): void => {
    setUnfit(undefined);
    if (isJson) {
      setBody(input);
      return;
    }
    try {
      const fault = faultOfJson(input);
      if (fault !== undefined) throw new SyntaxError(`This is not JSON: ${fault}`);
      setDraft(readInput(operation.input, input));
      setBody(undefined);
    } catch (error) {
      if (!(error instanceof UnfitError || error instanceof SyntaxError)) throw error;
      setUnfit(error.message);
    }
  };
  const choose = (index: number): void => {
    setUnfit(undefined);
    setDraft(exampleDraft(operation, index));
    if (body !== undefined) setBody(writeInput(operation.input, exampleDraft(operation, index)));
  };

  return (
    <div class="bench">
      <BenchHead operation={operation} takesFocus={!isFirstVisit} />
      <div class="work">
        <InputForm
          form={form}
          operation={operation}
          draft={draft}
          body={body}
          unfit={unfit}
          faults={faults}
          isLive={isLive}
          countsTwice={companion !== undefined}
          onDraft={setDraft}
          onBody={setBody}
          onEditAsJson={edit}
          onExample={choose}
          onLive={setLive}
          onRun={run}
        />
        <div class="out">
          <ResultPanel outcome={outcome} operation={operation} faults={faults.others} />
          {isLive && companion !== undefined && (
            <ResultPanel outcome={figures} operation={companion} faults={[]} name={companion.summary} />
          )}
          <CodePanel
            request={requestOf(operation, input)}
            origin={origin}
            answer={outcome.answer}
            link={link}
          />
        </div>
      </div>
    </div>
  );
}

function BenchHead({
  operation,
  takesFocus,
}: {
  readonly operation: PlaygroundOperation;
  readonly takesFocus: boolean;
}) {
  const { id, summary, description, method, path } = operation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, []);
  const [about] = prose(description);
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
      <div class="about" dangerouslySetInnerHTML={{ __html: about?.markup ?? '' }} />
    </header>
  );
}

/** Keeps the input in the address, without an entry in the history for each edit. */
function useLink(operation: PlaygroundOperation, draft: ObjectDraft, body: string | undefined): string {
  const known = useRef(draft);
  const last = useRef('');
  const shown = body === undefined ? draft : (draftOf(operation, body) ?? draft);
  const link = writeLink(operation, shown);
  if (last.current === '') last.current = link;
  useEffect(() => {
    if (shown === known.current || link === last.current) return;
    const timer = setTimeout(() => {
      last.current = link;
      history.replaceState(history.state, '', link);
    }, LINK_MS);
    return () => clearTimeout(timer);
  }, [link]);
  return link;
}

function useLiveRuns(isLive: boolean, input: string, run: () => void): void {
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(run, LIVE_MS);
    return () => clearTimeout(timer);
  }, [isLive, input]);
}

function useRunKey(run: () => void): void {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      newest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function exampleDraft({ input, examples }: PlaygroundOperation, index: number): ObjectDraft {
  return readInput(input, JSON.stringify(examples[index]?.input ?? {}));
}

function draftOf({ input }: PlaygroundOperation, body: string): ObjectDraft | undefined {
  if (faultOfJson(body) !== undefined) return undefined;
  try {
    return readInput(input, body);
  } catch (error) {
    if (error instanceof UnfitError) return undefined;
    throw error;
  }
}
