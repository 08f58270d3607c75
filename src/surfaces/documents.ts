import type { Operation } from '../operation.ts';
import { SAMPLE_ORIGIN } from './docs/code-samples.ts';
import { docsPage, docsParts } from './docs/docs.ts';
import { withAddress } from './docs/samples.ts';
import { answerExamples, type ExampleAnswers } from './examples/example-answers.ts';
import type { MachineNeeds } from './examples/example-needs.ts';
import type { ServiceFacts } from './facts/service-facts.ts';
import { pagePolicy } from './html/layout.ts';
import { startPage, startParts } from './html/start-page.ts';
import { openApi } from './openapi/openapi.ts';
import type { RenderedPage } from './page.ts';
import { docsSections, docsText, llmsText } from './plain/llms.ts';

/** How each document is rendered, by its path. */
export type Documents = Readonly<
  Record<'/' | '/docs' | '/docs.md' | '/llms.txt' | '/openapi.json', () => Promise<RenderedPage>>
>;

/** What the documents state, and what they are made with. */
export interface DocumentOptions extends ServiceFacts {
  /** What the examples are run with; without it they may use nothing of the machine. */
  readonly machine?: MachineNeeds;
  /** The address the documents show instead of the one a request came to. */
  readonly publicUrl?: string | undefined;
}

/** The examples are run once, when the first document that shows their answers is rendered. */
export function documents(
  operations: readonly Operation[],
  { machine, publicUrl, ...facts }: DocumentOptions,
): Documents {
  let running: Promise<ExampleAnswers> | undefined;
  const answers = () => {
    running ??= answerExamples(operations, machine);
    return running;
  };
  const addressed = (text: string): RenderedPage =>
    publicUrl === undefined ? { text, origin: SAMPLE_ORIGIN } : { text: withAddress(text, publicUrl) };
  return {
    '/': async () => ({
      ...addressed(startPage(operations, { ...facts, publicUrl }, await answers())),
      contentSecurityPolicy: pagePolicy(startParts()),
    }),
    '/docs': async () => ({
      ...addressed(docsPage(operations, facts, await answers())),
      contentSecurityPolicy: pagePolicy(docsParts),
    }),
    '/docs.md': async () => ({
      ...addressed(docsText(operations, facts, await answers())),
      sections: docsSections(operations, await answers(), publicUrl),
    }),
    '/llms.txt': async () => addressed(llmsText(operations, facts.limits)),
    '/openapi.json': async () => ({
      text: JSON.stringify(openApi(operations, facts, await answers()), null, 2),
    }),
  };
}
