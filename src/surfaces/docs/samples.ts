import type { Example, Operation } from '../../operation.ts';
import { bytesInJson, bytesMember } from '../../schema/bytes.ts';
import {
  type AnswerContent,
  contentOf,
  fileNameOf,
  mediaTypeOf,
  shortJson,
  shortText,
  sizeOf,
} from '../examples/answer-content.ts';
import type { AnsweredExample, ExampleCall } from '../examples/example-answers.ts';
import { readableSize } from '../facts/readable-size.ts';
import { constant, Html, html } from '../html/html.ts';
import { addressOf, type CodeSample, codeSamples, SAMPLE_ORIGIN } from './code-samples.ts';
import { highlight } from './highlight.ts';
import type { SampleLanguage } from './request-samples.ts';

/** Shown for the first example of an operation alone: they are the longest, and the page has to stay below 100 KB. */
const languagesOnce: readonly string[] = ['Go', 'PHP'] satisfies SampleLanguage[];

/** An example as the docs show it: the call in several languages, and the answer it really got. */
export function exampleView(operation: Operation, answered: AnsweredExample, index: number): Html {
  const { example, calls } = answered;
  const name = `${operation.id}-${index}`;
  const samples = codeSamples(operation, answered).filter(
    ({ language }) => index === 0 || !languagesOnce.includes(language),
  );
  return html`<p class="title">${example.title}</p>
<fieldset class="panel tabs" aria-label="Code for: ${example.title}">
${samples.map((sample, tab) => pane(sample, name, tab))}
</fieldset>
${fileContent(operation, example)}${answerView(operation, calls[0]!, example.title)}
`;
}

/** The file of an example, where it is text. */
function fileContent({ input }: Operation, { file }: Example): Html | undefined {
  const form = bytesMember(input)?.form;
  if (file === undefined || !form?.text) return undefined;
  return html`<div class="panel"><p class="head">${file.name} <span>${readableSize(file.bytes.byteLength)}</span></p>
<pre tabindex="0"><code>${shortText(bytesInJson(form, file.bytes))}</code></pre></div>
`;
}

/** Code on a dark panel, coloured, with the address of this service in place of the default one. */
export function codeView(code: string): Html {
  const { markup } = highlight(code);
  return html`<pre tabindex="0"><code>${constant(markup.replaceAll(SAMPLE_ORIGIN, MARKED_ORIGIN))}</code></pre>`;
}

/** The element into which the script of a page writes its own origin. */
const MARKED_ORIGIN = `<span class="origin">${SAMPLE_ORIGIN}</span>`;

/** A document with a fixed address, of characters that need no escaping, in place of the default one. */
export function withAddress(text: string, address: string): string {
  return text.replaceAll(MARKED_ORIGIN, address).replaceAll(SAMPLE_ORIGIN, address);
}

/** The radio button comes before its label and its pane, so that CSS alone can show the chosen one. */
function pane({ language, code }: CodeSample, name: string, tab: number): Html {
  const id = `${name}-${tab}`;
  const checked = constant(tab === 0 ? ' checked' : '');
  return html`<input type="radio" name="${name}" id="${id}" value="${language}"${checked}><label for="${id}">${language}</label><div class="pane">${codeView(code)}</div>
`;
}

function answerView(operation: Operation, call: ExampleCall, title: string): Html {
  const { answer } = call;
  return html`<div class="panel"><p class="head"><b>200</b> <span>${mediaTypeOf(answer)}</span> <span>${readableSize(sizeOf(answer))}</span></p>
${contentView(contentOf(answer), call, title)}
${headerValues(operation, call)}</div>
`;
}

function contentView(content: AnswerContent, call: ExampleCall, title: string): Html {
  switch (content.kind) {
    case 'image':
      return html`<div class="seen"><img src="${content.dataUrl}" alt="Answer: ${title}"></div>`;
    case 'json':
      return codeView(shortJson(content.value));
    case 'text':
      return html`<pre tabindex="0"><code>${shortText(content.text)}</code></pre>`;
    case 'file':
      return fileView(call);
  }
}

/** A file that a browser shows itself is linked when a GET makes it; others are named. */
function fileView(call: ExampleCall): Html {
  const name = fileNameOf(call.answer) ?? 'a file';
  if (call.route.method !== 'GET') return html`<p class="head">${name}</p>`;
  return html`<p class="head"><a href="${addressOf(call).slice(SAMPLE_ORIGIN.length)}">${name}</a></p>`;
}

function headerValues({ output }: Operation, { answer }: ExampleCall): Html {
  const { headers = {} } = answer;
  const names = Object.keys(output.headers ?? {}).filter((name) => headers[name.toLowerCase()] !== undefined);
  if (names.length === 0) return new Html('');
  const rows = names.map((name) => html`<dt>${name}</dt><dd>${headers[name.toLowerCase()]}</dd>`);
  return html`<dl class="values">${rows}</dl>`;
}
