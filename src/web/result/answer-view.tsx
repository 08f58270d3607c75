import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../call/answer.ts';
import { readAgenda } from './agenda.ts';
import { Agenda } from './agenda-view.tsx';
import { readDelimited } from './delimited.ts';
import { JsonView, type MemberNames } from './json-view.tsx';
import { MarkdownView } from './markdown-view.tsx';
import { SheetsView } from './sheets-view.tsx';
import { readWorkbook, type Sheet } from './workbook.ts';

interface AnswerViewProps {
  readonly answer: Answer;
  /** An address of its bytes. */
  readonly url: string;
  readonly names: MemberNames;
}

/** Larger answers are saved and not shown. */
const MAX_BYTES = 1_000_000;

/** The rows of a table that are shown. */
const MAX_ROWS = 200;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An answer as a person wants to see it, by its media type alone. */
export function AnswerView({ answer, url, names }: AnswerViewProps) {
  const { mediaType, body } = answer;
  if (body.size > MAX_BYTES) return <p class="none">The answer is too long to be shown here. Download it.</p>;
  if (mediaType.startsWith('image/')) {
    return (
      <div class="picture">
        <img src={url} alt="The answer" />
      </div>
    );
  }
  if (mediaType === 'application/pdf') {
    // HTML, PDF viewing support. Chrome on Android would save the document instead of showing it.
    if (navigator.pdfViewerEnabled === false)
      return <p class="none">This browser shows no PDF. Download it.</p>;
    // The viewers of Chromium and Firefox read the fragment: the page has buttons of its own.
    return <iframe class="document" src={`${url}#toolbar=0&view=FitH`} title="The document" />;
  }
  if (mediaType === XLSX)
    return <Read body={body} read={readSheets} show={(sheets) => <SheetsView sheets={sheets} />} />;
  if (mediaType === 'text/csv')
    return <Read body={body} read={readTable} show={(sheets) => <SheetsView sheets={sheets} />} />;
  if (mediaType === 'text/calendar') {
    return (
      <Read
        body={body}
        read={async (blob) => readAgenda(await blob.text())}
        show={(entries) => <Agenda entries={entries} />}
      />
    );
  }
  if (mediaType === 'application/json') {
    return (
      <Read
        body={body}
        read={(blob) => blob.text()}
        show={(text) => <JsonView text={text} names={names} />}
      />
    );
  }
  if (mediaType === 'text/markdown') {
    return <Read body={body} read={(blob) => blob.text()} show={(text) => <MarkdownView text={text} />} />;
  }
  if (mediaType.startsWith('text/') || /[+/]xml$/.test(mediaType)) {
    return <Read body={body} read={(blob) => blob.text()} show={(text) => <pre tabIndex={0}>{text}</pre>} />;
  }
  return <p class="none">A file of type {mediaType || 'unknown'}. Download it to open it.</p>;
}

interface ReadProps<T> {
  readonly body: Blob;
  readonly read: (body: Blob) => Promise<T>;
  readonly show: (value: T) => preact.ComponentChild;
}

/** Shows what was read from an answer; what was read from an earlier one is not shown for a later one. */
function Read<T>({ body, read, show }: ReadProps<T>) {
  const [done, setDone] = useState<{ readonly body: Blob; readonly value: T } | Error>();
  useEffect(() => {
    let isWanted = true;
    read(body).then(
      (value) => isWanted && setDone({ body, value }),
      (error: unknown) => isWanted && setDone(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [body]);
  if (done instanceof Error)
    return <p class="none">The answer cannot be shown: {done.message}. Download it.</p>;
  return <>{done !== undefined && done.body === body ? show(done.value) : null}</>;
}

async function readSheets(body: Blob): Promise<readonly Sheet[]> {
  const bytes = new Uint8Array(await body.arrayBuffer());
  return readWorkbook(bytes, MAX_ROWS, (text) => new DOMParser().parseFromString(text, 'application/xml'));
}

async function readTable(body: Blob): Promise<readonly Sheet[]> {
  const rows = readDelimited(await body.text());
  return [{ name: '', rows: rows.slice(0, MAX_ROWS), length: rows.length }];
}
