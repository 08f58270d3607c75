import { type ErrorCode, errorKinds } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { responseHeaders } from '../../response-headers.ts';
import { answersOf, type ExampleAnswers } from '../examples/example-answers.ts';
import { exampleProblem } from '../examples/example-problem.ts';
import { startSentence } from '../facts/limit-words.ts';
import type { ServiceFacts, ServiceLimits } from '../facts/service-facts.ts';
import { type UsedGroup, usedGroups } from '../facts/used-groups.ts';
import { type Html, html } from '../html/html.ts';
import { layoutPage } from '../html/layout.ts';
import { inlineProse, prose } from '../html/prose.ts';
import { docsScript } from '../html/scripts.ts';
import { docsStyle } from '../html/style.ts';
import {
  answersWith,
  type Chapter,
  closingChapters,
  errorsChapter,
  explanations,
  fixers,
  openingChapters,
} from './guide.ts';
import { operationView } from './operation.ts';
import { codeView } from './samples.ts';
import { searchScript, searchStyle } from './search.ts';

/** What the docs add to the common style, and their script. */
export const docsParts = { style: docsStyle + searchStyle, script: { inline: docsScript + searchScript } };

/** The docs page: everything the registry says, readable without a script. */
export function docsPage(
  operations: readonly Operation[],
  facts: ServiceFacts,
  answers: ExampleAnswers,
): string {
  const { release, limits } = facts;
  const used = usedGroups(operations);
  const opening = openingChapters(limits);
  const closing = closingChapters(limits);
  const body = html`<div class="shell">
<nav class="side" id="menu" popover aria-label="Contents">
${contents('Guide', [['start', 'Start'], ...opening.map(entry)])}
${used.map(({ title, members }) =>
  contents(
    title,
    members.map(({ id, summary }) => [id, summary]),
  ),
)}
${contents('Reference', [['headers', 'Response headers'], entry(errorsChapter), ...closing.map(entry)])}
</nav>
<main id="content">
<section class="guide">${introduction(facts)}${opening.map((chapter) => chapterView(chapter))}</section>
${used.map((group) => groupView(group, answers))}
<section class="guide"><h2>Reference</h2>${headersView()}${errorsView(operations, limits)}${closing.map((chapter) => chapterView(chapter))}</section>
</main>
</div>`;
  return layoutPage({
    title: 'Sundry API',
    description: 'Every operation of this service, field by field, with real examples and their answers.',
    release,
    path: '/docs',
    ...docsParts,
    menu: html`<button class="menu" type="button" popovertarget="menu">Contents</button>`,
    body,
  });
}

function entry({ id, title }: Chapter): readonly [string, string] {
  return [id, title];
}

function contents(title: string, entries: readonly (readonly [string, string])[]): Html {
  return html`<h2>${title}</h2>
<ul>${entries.map(([id, text]) => html`<li><a href="#${id}">${text}</a></li>`)}</ul>
`;
}

function introduction({ release, limits }: ServiceFacts): Html {
  return html`<div id="start"><h1>Sundry API</h1>
<p class="lead">Small, independent operations over HTTP. Each accepts JSON or query parameters and answers with JSON or a file. ${startSentence(limits)}</p>
<p>This page describes release ${release}. Every answer on it was made by this service. It is also available as <a href="/openapi.json">OpenAPI 3.1</a> and as <a href="/docs.md">plain text</a>; the <a href="/">playground</a> has a form for every operation.</p>
</div>
`;
}

function groupView({ id, title, members }: UsedGroup, answers: ExampleAnswers): Html {
  return html`<section id="group-${id}"><h2>${title}</h2>
${members.map((operation) => operationView(operation, answersOf(answers, operation)))}
</section>
`;
}

function chapterView({ id, title, text }: Chapter, more?: Html): Html {
  return html`<div id="${id}"><h3><a class="anchor" href="#${id}">${title}</a></h3>
${prose(text)}
${more}</div>
`;
}

function headersView(): Html {
  return html`<div id="headers"><h3><a class="anchor" href="#headers">Response headers</a></h3>
<dl class="fields">${responseHeaders.map(
    (header) =>
      html`<div><dt><code>${header.name}</code> <span>${answersWith(header)}</span></dt><dd>${inlineProse(header.meaning)}</dd></div>
`,
  )}</dl>
</div>
`;
}

function errorsView(operations: readonly Operation[], limits: ServiceLimits): Html {
  const problem = exampleProblem(operations);
  const example =
    problem &&
    html`<div class="panel"><p class="head"><b>${problem.status}</b> <span>application/problem+json</span></p>${codeView(JSON.stringify(problem, null, 2))}</div>
`;
  return chapterView(errorsChapter, html`${example}${errorTable(limits)}`);
}

/** The roles are explicit, because the CSS that stacks the cells on phones would remove them. */
function errorTable(limits: ServiceLimits): Html {
  const more = explanations(limits);
  const heads = ['Code', 'Status', 'Meaning', 'Who can fix it'].map(
    (head) => html`<th role="columnheader">${head}</th>`,
  );
  const rows = (Object.keys(errorKinds) as ErrorCode[]).map((code) => {
    const { status, title, fixedBy } = errorKinds[code];
    const explanation = more[code];
    const meaning = explanation === undefined ? html`${title}` : html`${title}. ${inlineProse(explanation)}`;
    return html`<tr role="row" id="${code}"><td role="cell"><code>${code}</code></td><td role="cell">${status}</td><td role="cell">${meaning}</td><td role="cell" data-label="Can be fixed by ">${fixers[fixedBy]}</td></tr>
`;
  });
  return html`<table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">${rows}</tbody></table>`;
}
