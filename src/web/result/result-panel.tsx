import { useEffect, useState } from 'preact/hooks';
import type { AnswerLink } from '../../operation.ts';
import { readableSize } from '../../surfaces/facts/readable-size.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import type { Answer } from '../call/answer.ts';
import type { PlacedFault } from '../call/problem.ts';
import type { Outcome } from '../call/runner.ts';
import { AnswerView } from './answer-view.tsx';
import { inputBy } from './next-input.ts';
import { noticesOf, unknownIn } from './notices.ts';

interface ResultPanelProps {
  readonly outcome: Outcome;
  readonly operation: PlaygroundOperation;
  /** Faults that no control shows. */
  readonly faults: readonly PlacedFault[];
  /** `Result` when left out. */
  readonly name?: string;
  /** Opens another operation with an input of JSON text. */
  readonly onNext: (id: string, input: string) => void;
}

/** The answer of the newest call: its figures, what it holds, and the file. */
export function ResultPanel({ outcome, operation, faults, name = 'Result', onNext }: ResultPanelProps) {
  const { state, answer, problem } = outcome;
  return (
    <section
      class="result"
      aria-label={name}
      aria-live="polite"
      aria-busy={state === 'busy'}
      data-state={state}
    >
      <header>
        <h2>{name}</h2>
        {answer !== undefined && <Figures answer={answer} />}
      </header>
      {state === 'idle' && (
        <p class="none">Nothing has run yet. A run is a call like any other and counts as one.</p>
      )}
      {state === 'busy' && answer === undefined && <p class="none">Running ...</p>}
      {problem !== undefined && (
        <ProblemView detail={problem.detail} hasFaults={problem.faults.length > 0} faults={faults} />
      )}
      {answer?.isOk && <Notices answer={answer} operation={operation} />}
      {answer?.isOk && <AnswerBody answer={answer} operation={operation} onNext={onNext} />}
    </section>
  );
}

function Figures({ answer }: { readonly answer: Answer }) {
  const { status, isOk, milliseconds, body, quotaUsed } = answer;
  return (
    <p class="figures">
      <b class={isOk ? 'tag' : 'tag old'}>{status}</b> <span>{Math.round(milliseconds)} ms</span>{' '}
      <span>{readableSize(body.size)}</span> {quotaUsed !== null && <span>quota used {quotaUsed}</span>}
    </p>
  );
}

/** The detail lists all faults in one text: where they are shown one by one, a sentence is enough. */
function ProblemView({
  detail,
  hasFaults,
  faults,
}: {
  readonly detail: string;
  readonly hasFaults: boolean;
  readonly faults: readonly PlacedFault[];
}) {
  return (
    <div class="problem" role="alert">
      <p>{hasFaults ? 'The input has a fault. It is marked where it is.' : detail}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ control, message }) => (
            <li key={control + message}>
              <code>{control === '' ? 'body' : control}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Warnings are above the result: a code that no reader finds looks like any other. */
function Notices({
  answer,
  operation,
}: {
  readonly answer: Answer;
  readonly operation: PlaygroundOperation;
}) {
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    setUnknown([]);
    if (operation.uncertain !== undefined && answer.mediaType === 'application/json') {
      answer.body.text().then((text) => isWanted && setUnknown(unknownIn(text, operation)));
    }
    return () => {
      isWanted = false;
    };
  }, [answer]);
  const notices = [...unknown, ...noticesOf(answer, operation)];
  if (notices.length === 0) return null;
  return (
    <ul class="notices" aria-label="Warnings">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}

function AnswerBody({
  answer,
  operation,
  onNext,
}: Pick<ResultPanelProps, 'operation' | 'onNext'> & { readonly answer: Answer }) {
  const url = useObjectUrl(answer.body);
  const name =
    answer.fileName ?? (answer.mediaType === 'application/json' ? `${operation.id}.json` : 'answer');
  return (
    <>
      <NextSteps answer={answer} operation={operation} onNext={onNext} />
      {url !== undefined && <AnswerView answer={answer} url={url} names={operation} />}
      <footer>
        {url !== undefined && (
          <a class="button" href={url} download={name}>
            Download<span class="file-name"> {name}</span>
          </a>
        )}
        <details>
          <summary>Response headers</summary>
          <dl class="values">
            {answer.headers.map(([header, value]) => (
              <div key={header}>
                <dt>{header}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </footer>
    </>
  );
}

/** What is often done next with a JSON answer: a button each, which fills in the form of the other operation. */
function NextSteps({
  answer,
  operation,
  onNext,
}: Pick<ResultPanelProps, 'operation' | 'onNext'> & { readonly answer: Answer }) {
  if (operation.links === undefined || answer.mediaType !== 'application/json') return null;
  const follow = async (link: AnswerLink): Promise<void> => {
    const input = inputBy(link, await answer.body.text());
    if (input !== undefined) onNext(link.operation, input);
  };
  return (
    <p class="next">
      {operation.links.map((link) => (
        <button key={link.operation} class="button" type="button" onClick={() => follow(link)}>
          {link.summary}
        </button>
      ))}
    </p>
  );
}

/** An address of the bytes, valid until they are replaced: a kept one would keep their memory. */
function useObjectUrl(body: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(body);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [body]);
  return url;
}
