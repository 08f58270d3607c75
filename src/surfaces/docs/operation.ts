import type { CachePolicy, Operation } from '../../operation.ts';
import type { AnsweredExample } from '../examples/example-answers.ts';
import { bodyLimitSentence } from '../facts/limit-words.ts';
import { type Html, html } from '../html/html.ts';
import { inlineProse, prose } from '../html/prose.ts';
import { refusalsOf } from '../openapi/refusals.ts';
import { type Field, fieldsOf, membersOf, otherForms } from './fields.ts';
import { exampleView } from './samples.ts';

/** One operation of the docs: description and fields on one side, examples and their answers on the other. */
export function operationView(operation: Operation, examples: readonly AnsweredExample[]): Html {
  return html`<article class="operation" id="${operation.id}" aria-labelledby="${operation.id}-title">
<div><header><h3 id="${operation.id}-title"><a class="anchor" href="#${operation.id}">${operation.summary}</a></h3>
<ul class="path">${operation.routes.map(({ method, path }) => html`<li>${methodTag(method)} <code>${path}</code></li>`)}<li><a href="/#${operation.id}">Try it</a></li></ul></header>
${deprecationNote(operation)}
${prose(operation.description)}
<h4>Fields</h4>
${fieldList(fieldsOf(operation))}
${otherForms(operation).map((sentence) => html`<p>${inlineProse(sentence)}</p>`)}
<h4>Answer</h4>
${answerList(operation)}
<h4>Limits and refusals</h4>
${limits(operation)}
</div>
<div class="samples">${examples.map((example, index) => exampleView(operation, example, index))}</div>
</article>
`;
}

function methodTag(method: string): Html {
  return html`<span class="tag ${method.toLowerCase()}">${method}</span>`;
}

function deprecationNote({ deprecated }: Operation): Html | undefined {
  if (deprecated === undefined) return undefined;
  const { since, sunset, link } = deprecated;
  return html`<p class="note"><span class="tag old">Deprecated</span> since ${since}; answers until ${sunset}. <a href="${link}">What to use instead</a>.</p>`;
}

function fieldList(fields: readonly Field[]): Html {
  if (fields.length === 0) return html`<p>None.</p>`;
  return html`<dl class="fields">${fields.map(fieldRow)}</dl>`;
}

function fieldRow(field: Field): Html {
  const narrowed = Object.entries(field.narrowed).map(([method, allowed]) => `By ${method}: ${allowed}.`);
  const rules = [field.allowed === undefined ? '' : `Must be ${field.allowed}.`, ...narrowed].filter(Boolean);
  return html`<div><dt><code>${field.path}</code> <span>${field.type}</span>${presence(field)}</dt>
<dd>${inlineProse(field.description)}</dd>${rules.length > 0 ? html`<dd class="rule">${rules.join(' ')}</dd>` : undefined}</div>
`;
}

function presence({ required, defaultValue }: Field): Html | undefined {
  if (required) return html` <span class="must">required</span>`;
  return defaultValue === undefined ? undefined : html` <span>default <code>${defaultValue}</code></span>`;
}

function answerList({ output }: Operation): Html {
  const media = Object.entries(output.media).map(([mediaType, kind]) => {
    const about = 'file' in kind ? kind.file : (kind.schema.description ?? 'A JSON object:');
    return html`<div><dt><code>${mediaType}</code></dt><dd>${inlineProse(about)}</dd>${'schema' in kind && kind.schema.type === 'object' ? html`<dd><details><summary>Members</summary>${memberList(membersOf(kind.schema, ''))}</details></dd>` : undefined}</div>
`;
  });
  const headers = Object.entries(output.headers ?? {}).map(
    ([
      name,
      { description },
    ]) => html`<div><dt><code>${name}</code> <span>header</span></dt><dd>${inlineProse(description)}</dd></div>
`,
  );
  return html`<dl class="fields">${[...media, ...headers]}</dl>`;
}

/** Members of an answer: nothing is required of the reader, so only type and meaning are shown. */
function memberList(fields: readonly Field[]): Html {
  return html`<dl class="fields">${fields.map(
    ({ path, type, description }) =>
      html`<div><dt><code>${path}</code> <span>${type}</span></dt><dd>${inlineProse(description)}</dd></div>`,
  )}</dl>`;
}

function limits(operation: Operation): Html {
  const { routes, cache } = operation;
  const post = routes.find(({ method }) => method === 'POST');
  const codes = refusalsOf(post ?? routes[0]!, operation).flatMap(({ codes }) => codes);
  const kept = cache && html`<li>${keptSentence(cache)} See <a href="#caching">caching</a>.</li>`;
  return html`<ul>
${post ? html`<li>${bodyLimitSentence(operation)}</li>` : undefined}
${kept}
<li>Refusals: <span class="codes">${codes.map((code, index) => html`${index > 0 ? ', ' : ''}<a href="#${code}">${code}</a>`)}</span></li>
</ul>`;
}

function keptSentence(cache: CachePolicy): string {
  if ('revalidates' in cache) return 'An answer to a GET may be kept, and is validated before each use.';
  const { scope, maxAgeSeconds } = cache;
  return `An answer may be kept ${scope === 'private' ? 'by the caller' : 'by anyone'} for ${readableAge(maxAgeSeconds)}.`;
}

function readableAge(seconds: number): string {
  const days = Math.round(seconds / 86_400);
  if (days >= 365) return 'a year';
  return days >= 1 ? `${days} ${days === 1 ? 'day' : 'days'}` : `${seconds} seconds`;
}
