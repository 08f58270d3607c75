import { useEffect, useState } from 'preact/hooks';
import type { Playground } from '../surfaces/playground/playground.ts';
import { Bench } from './bench.tsx';
import { type Given, given } from './form/input.ts';
import { idIn, readLink, writeLink } from './form/link.ts';

interface AppProps {
  readonly playground: Playground;
  /** Shows or removes what the page has while its address names no operation. */
  readonly showStart: (isShown: boolean) => void;
}

interface Visit {
  readonly hash: string;
  /** Visits before. */
  readonly count: number;
  /** What the answer of another operation fills in. */
  readonly filled?: Given;
}

/** The operation that the address names, ready to be filled in. A link fills in its form and never runs it. */
export function App({ playground, showStart }: AppProps) {
  const { operations } = playground;
  const [visit, setVisit] = useState<Visit>({ hash: location.hash, count: 0 });
  useEffect(() => {
    const read = (): void => setVisit(({ count }) => ({ hash: location.hash, count: count + 1 }));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const operation = operations.find(({ id }) => id === idIn(visit.hash));
  useEffect(() => {
    showStart(operation === undefined);
    document.title = operation === undefined ? 'Sundry' : `${operation.summary} - Sundry`;
    if (operation !== undefined) scrollTo({ top: 0, behavior: 'instant' });
  }, [visit, operation, showStart]);
  const wanted = idIn(visit.hash);
  if (operation === undefined) {
    // Places of the start page, as #content, are not ids of operations.
    if (!wanted.includes('.')) return null;
    return (
      <p class="fault lost" role="alert">
        There is no operation {wanted}. All operations are listed below.
      </p>
    );
  }
  const link = visit.filled === undefined ? readLink(operation, visit.hash) : undefined;
  const next = (id: string, input: string): void => {
    const following = operations.find((each) => each.id === id)!;
    const filled = given(following, input);
    const hash = filled.draft === undefined ? `#${id}` : writeLink(following, filled.draft);
    history.pushState(null, '', hash);
    setVisit(({ count }) => ({ hash, count: count + 1, filled }));
  };
  return (
    <Bench
      key={visit.count}
      operation={operation}
      companion={operations.find(({ id }) => id === operation.companion)}
      origin={playground.publicUrl ?? location.origin}
      filled={visit.filled ?? { draft: link?.draft, body: undefined }}
      leftOut={link?.leftOut ?? []}
      isFirstVisit={visit.count === 0}
      onNext={next}
    />
  );
}
