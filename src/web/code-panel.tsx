import { useState } from 'preact/hooks';
import { highlight } from '../surfaces/docs/highlight.ts';
import { plainFileName, requestSamples, type SampleLanguage } from '../surfaces/docs/request-samples.ts';
import type { Answer } from './call/answer.ts';
import type { CallRequest } from './call/request.ts';
import { keptKey } from './kept.ts';

interface CodePanelProps {
  readonly request: CallRequest;
  readonly origin: string;
  /** The last answer, which tells whether and how it is saved. */
  readonly answer: Answer | undefined;
  /** How an answer is saved before there is one. */
  readonly expectedName: string | undefined;
  /** The hash of the page that fills in this input. */
  readonly link: string;
}

const languages = Object.keys(requestSamples) as readonly SampleLanguage[];

/** The call as code in several languages, and what copies it. */
export function CodePanel({ request, origin, answer, expectedName, link }: CodePanelProps) {
  const [shown, setShown] = useState<SampleLanguage>('curl');
  const codeIn = (language: SampleLanguage): string =>
    requestSamples[language]({
      address: origin + request.target,
      body: request.body,
      file: request.file,
      savedAs: answer?.isOk ? savedAs(answer) : expectedName,
      withKey: keptKey() !== '',
    });
  return (
    <section class="panel code" aria-label="Code">
      <fieldset class="head" aria-label="Language">
        {languages.map((language) => (
          <button
            type="button"
            key={language}
            class="tab"
            aria-pressed={language === shown}
            onClick={() => setShown(language)}
          >
            {language}
          </button>
        ))}
      </fieldset>
      <pre tabIndex={0}>
        {/* Markup of this page, in which highlight() escapes the code. */}
        <code dangerouslySetInnerHTML={{ __html: highlight(codeIn(shown)).markup }} />
      </pre>
      <div class="copies">
        {languages.map((language) => (
          <CopyButton key={language} name={`Copy as ${language}`} text={() => codeIn(language)} />
        ))}
        <CopyButton name="Copy link" text={() => new URL(link, location.href).href} />
      </div>
    </section>
  );
}

function CopyButton({ name, text }: { readonly name: string; readonly text: () => string }) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    setSaid((await copied(text())) ? 'Copied' : 'The browser did not allow it');
    setTimeout(() => setSaid(''), 1500);
  };
  return (
    <button type="button" onClick={copy}>
      {name}
      <span class="said" role="status">
        {said}
      </span>
    </button>
  );
}

/** A page that was loaded by plain HTTP from another machine has no clipboard, but can copy a selection. */
async function copied(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  return isDone;
}

function savedAs(answer: Answer): string | undefined {
  if (answer.mediaType === 'application/json') return undefined;
  return plainFileName(answer.fileName);
}
