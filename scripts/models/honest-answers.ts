import type { ModelText } from './texts.ts';

export const OPERATIONS = ['summarize', 'rewrite', 'classify', 'sentiment', 'extract', 'keywords'] as const;
export type TextOperation = (typeof OPERATIONS)[number];

/** What an honest model answers about a text, in the asked form. */
export function honestAnswer(operation: TextOperation, given: ModelText): Readonly<Record<string, unknown>> {
  const evidence = [given.evidence];
  switch (operation) {
    case 'summarize':
      return { sentences: given.summary };
    case 'rewrite':
      return { text: given.rewriting };
    case 'classify':
      return { evidence, label: given.label, scores: scoresOf(given) };
    case 'sentiment':
      return { evidence, label: given.mood, score: SCORES[given.mood], confidence: 0.9 };
    case 'extract':
      return { data: given.fields };
    case 'keywords':
      return { keywords: given.keywords.map((term, index) => ({ term, weight: 1 - index / 10 })) };
  }
}

const SCORES = { positive: 0.8, negative: -0.7, neutral: 0 };

function scoresOf({ labels, label }: ModelText): Readonly<Record<string, number>> {
  return Object.fromEntries(labels.map((each) => [each, each === label ? 0.8 : 0.2 / (labels.length - 1)]));
}

/** The same answer in the shapes that models and servers give it. */
export const shapes: Readonly<Record<string, (answer: Readonly<Record<string, unknown>>) => string>> = {
  'as asked': (answer) => JSON.stringify(answer),
  'in a fence': (answer) => `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``,
  'with chatter': (answer) =>
    `Sure! Here is the {requested} object:\n${JSON.stringify(answer)}\nAnything else?`,
  'after thoughts': (answer) => `<think>maybe {"label":"neutral"}</think>\n${JSON.stringify(answer)}`,
  'in harmony': (answer) =>
    `<|channel|>analysis<|message|>{}<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>${JSON.stringify(answer)}`,
  'a level deeper': (answer) => JSON.stringify({ result: answer }),
  'with a comma too many': (answer) => JSON.stringify(answer).replace(/\}$/, ',}'),
  'without evidence': ({ evidence: _, ...answer }) => JSON.stringify(answer),
  'without confidence': ({ confidence: _, ...answer }) => JSON.stringify(answer),
  'its members alone': (answer) => JSON.stringify(bare(answer)),
};

/** Lists and maps without their frame. */
function bare(answer: Readonly<Record<string, unknown>>): unknown {
  return answer.sentences ?? answer.keywords ?? answer.data ?? answer.scores ?? answer;
}
