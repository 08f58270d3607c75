import type { Example, Operation, Route } from '../../operation.ts';
import { inputSchema } from '../../request/input-schema.ts';
import type { Schema } from '../../schema/schema.ts';
import { sampleRequest } from '../docs/code-samples.ts';
import { curlSample, plainFileName } from '../docs/request-samples.ts';
import { codeView } from '../docs/samples.ts';
import { contentOf, shortJson, shortText } from '../examples/answer-content.ts';
import { answersOf, type ExampleAnswers, type ExampleCall } from '../examples/example-answers.ts';
import { startSentence } from '../facts/limit-words.ts';
import type { ServiceFacts } from '../facts/service-facts.ts';
import { usedGroups } from '../facts/used-groups.ts';
import { playground, type SavedNames } from '../playground/playground.ts';
import { playgroundScript } from '../playground/script.ts';
import { playgroundStyle } from '../playground/style.ts';
import { constant, type Html, html } from './html.ts';
import { documentLinks, layoutPage } from './layout.ts';
import { inlineProse } from './prose.ts';
import { shellStyle, startStyle } from './style.ts';

/** What the start page adds to the common style, and its script. */
export function startParts() {
  return {
    style: shellStyle + startStyle + playgroundStyle,
    script: { path: playgroundScript().path },
  };
}

/**
 * The page at the root: what this is, one call to try at once, and every operation with a link that its script turns
 * into a form. Without a script the link leads to what the operation does.
 */
export function startPage(
  operations: readonly Operation[],
  { release, limits, publicUrl }: ServiceFacts & { readonly publicUrl?: string | undefined },
  answers: ExampleAnswers,
): string {
  const chosen = trial(operations, answers);
  const used = usedGroups(operations);
  const body = html`<div class="shell">
<nav class="side" id="menu" popover aria-label="Operations">
${used.map(
  ({ title, members }) => html`<h2>${title}</h2>
<ul>${members.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}</ul>
`,
)}</nav>
<main id="content"><div class="start" id="start">
<div class="hero"><div><h1>Small jobs, one service.</h1>
<p class="lead">Sundry is an HTTP API of small, independent operations. Each accepts JSON or query parameters and answers with JSON or a file. It stores nothing of what you send.</p>
<p>${startSentence(limits)}</p>
<p class="actions">${operations[0] && html`<a class="button first" href="#${(chosen?.operation ?? operations[0]).id}">Open the playground</a>`}<a class="button" href="/docs">Read the docs</a></p>
${chosen && html`<div class="panel">${codeView(curlSample(sampleRequest(chosen.operation, chosen.call, chosen.example)))}</div>`}</div>
${tryView(chosen)}</div>
<section><h2>Operations</h2>
${used.map(
  ({ title, members }) => html`<h3>${title}</h3><ul class="list">${members.map(operationCard)}</ul>
`,
)}</section>
<section><h2>To read</h2>
<ul class="places">${documentLinks.map(({ path, name, about }) => html`<li><a href="${path}">${name}</a><p>${about}</p></li>`)}</ul></section>
</div></main>
</div>
<script type="application/json" id="playground">${dataBlock(playground(operations, publicUrl, savedNames(answers)))}</script>`;
  return layoutPage({
    title: 'Sundry',
    description: 'A self-hosted HTTP API of small, independent operations, each with a form to try it.',
    release,
    path: '/',
    ...startParts(),
    menu: html`<button class="menu" type="button" popovertarget="menu">Operations</button>`,
    body,
  });
}

function savedNames(answers: ExampleAnswers): SavedNames {
  return (operation, example) => {
    const answered = answersOf(answers, operation).find((each) => each.example === example);
    const answer = answered?.calls[0]?.answer;
    return answer?.kind === 'file' ? plainFileName(answer.fileName) : undefined;
  };
}

/** JSON for a script element, which no text in it can end (HTML Living Standard 4.12.1.3). */
function dataBlock(value: object): Html {
  return constant(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

interface Trial {
  readonly operation: Operation;
  readonly call: ExampleCall;
  readonly example: Example;
}

/** The first example that a GET answers, one with a picture before all others. */
function trial(operations: readonly Operation[], answers: ExampleAnswers): Trial | undefined {
  const trials = operations.flatMap((operation) =>
    answersOf(answers, operation).flatMap(({ example, calls }) =>
      calls.filter(({ route }) => route.method === 'GET').map((call) => ({ operation, call, example })),
    ),
  );
  return trials.find(({ call }) => contentOf(call.answer).kind === 'image') ?? trials[0];
}

/** A plain form, so that it works without a script: the browser then shows the answer as a page. */
function tryView(trial: Trial | undefined): Html | undefined {
  if (trial === undefined) return undefined;
  const {
    operation,
    call,
    example: { input },
  } = trial;
  const fields = Object.entries(inputSchema(operation, call.route).properties)
    .filter(([name, schema]) => Object.hasOwn(input, name) || ('enum' in schema && 'default' in schema))
    .map(([name, schema]) =>
      control(name, schema, input[name] ?? ('default' in schema ? schema.default : '')),
    );
  return html`<div class="try"><h2>Try it: ${operation.summary}</h2>
<form action="${call.route.path}" method="get">${fields}<button class="button first" type="submit">Send</button></form>
<output aria-live="polite">${shown(call)}</output></div>`;
}

function control(name: string, schema: Schema, value: unknown): Html {
  if ('enum' in schema && schema.enum !== undefined) {
    const options = schema.enum.map(
      (option) => html`<option${constant(option === value ? ' selected' : '')}>${option}</option>`,
    );
    return html`<label>${name}<select name="${name}">${options}</select></label>`;
  }
  const kind = schema.type === 'integer' ? 'number' : 'text';
  return html`<label>${name}<input name="${name}" type="${kind}" value="${String(value)}" required autocomplete="off"></label>`;
}

function shown({ answer }: ExampleCall): Html {
  const content = contentOf(answer);
  if (content.kind === 'image') return html`<img src="${content.dataUrl}" alt="The answer">`;
  if (content.kind === 'json') return html`<pre>${shortJson(content.value)}</pre>`;
  return html`<pre>${content.kind === 'text' ? shortText(content.text) : 'A file.'}</pre>`;
}

/** The element that the link of the operation leads to while no script runs. */
function operationCard(operation: Operation): Html {
  const { id, summary, description, routes } = operation;
  const path = [...new Set(routes.map((route: Route) => route.path))].join(', ');
  const [about = ''] = description.trim().split(/\n\s*\n/);
  return html`<li id="${id}"><a class="name" href="#${id}">${summary}</a> <span class="route">${routes.map(({ method }) => method).join(', ')} ${path}</span>
<p>${inlineProse(about)}</p><a class="more" href="/docs#${id}">Docs<span class="unseen"> of ${summary}</span></a></li>
`;
}
