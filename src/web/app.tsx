import { useEffect, useState } from 'preact/hooks';
import type { Playground } from '../surfaces/playground/playground.ts';
import { Bench } from './bench.tsx';
import { idIn, readLink } from './form/link.ts';

interface AppProps {
  readonly playground: Playground;
  /** Shows or removes what the page has while its address names no operation. */
  readonly showStart: (isShown: boolean) => void;
}

/** The operation that the address names, ready to be filled in. A link fills in its form and never runs it. */
export function App({ playground, showStart }: AppProps) {
  const { operations } = playground;
  const [visit, setVisit] = useState({ hash: location.hash, count: 0 });
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
  const link = readLink(operation, visit.hash);
  return (
    <Bench
      key={visit.count}
      operation={operation}
      companion={operations.find(({ id }) => id === operation.companion)}
      origin={playground.publicUrl ?? location.origin}
      filled={link?.draft}
      leftOut={link?.leftOut ?? []}
      isFirstVisit={visit.count === 0}
    />
  );
}
