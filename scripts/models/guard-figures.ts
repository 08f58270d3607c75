import { UnusableAnswerError } from '../../src/needs.ts';
import type { ModelQuestion, ModelSession } from '../../src/operation.ts';
import { isAnswered } from './ask-operation.ts';
import { honestAnswer, OPERATIONS, shapes, type TextOperation } from './honest-answers.ts';
import { chanceOf, noiseOf } from './noise.ts';
import { type ModelText, modelTexts } from './texts.ts';

/** How many of a number of calls were answered with what the model said. */
export interface Figures {
  readonly operation: TextOperation;
  readonly calls: number;
  readonly answered: number;
  /** The first of the calls that went the other way, for a reader. */
  readonly odd: readonly string[];
}

/** Calls to each operation on every text of a model that says noise within the schema, `rounds` times. */
export function noiseFigures(rounds: number, seed: number): Promise<readonly Figures[]> {
  const chance = chanceOf(seed);
  const says = (): Says => (question) => JSON.stringify(noiseOf(question.answer.schema, chance));
  return figures((operation, text) =>
    Array.from({ length: rounds }, () => ({ operation, text, says: says(), isOdd: true })),
  );
}

/** The same of an honest model, in a number of shapes. */
export function honestFigures(count = Object.keys(shapes).length): Promise<readonly Figures[]> {
  return figures((operation, text) =>
    Object.values(shapes)
      .slice(0, count)
      .map((shape) => ({
        operation,
        text,
        says: () => shape(honestAnswer(operation, text)),
        isOdd: false,
      })),
  );
}

type Says = (question: ModelQuestion<unknown>) => string;

interface Call {
  readonly operation: TextOperation;
  readonly text: ModelText;
  readonly says: Says;
  /** Whether it is an answer that is shown. */
  readonly isOdd: boolean;
}

/** Calls that are shown. */
const SHOWN = 3;

async function figures(
  callsOf: (operation: TextOperation, text: ModelText) => readonly Call[],
): Promise<readonly Figures[]> {
  const found: Figures[] = [];
  for (const operation of OPERATIONS) {
    const odd: string[] = [];
    let answered = 0;
    const calls = modelTexts().flatMap((text) => callsOf(operation, text));
    for (const call of calls) {
      const said: string[] = [];
      const session = sessionOf((question) => {
        said.push(call.says(question));
        return said.at(-1)!;
      });
      const isModel = await isAnswered(operation, session, call.text).catch(ifUnusable);
      if (isModel) answered++;
      if (isModel === call.isOdd && odd.length < SHOWN) odd.push(`${call.text.language}: ${said.at(-1)}`);
    }
    found.push({ operation, calls: calls.length, answered, odd });
  }
  return found;
}

function ifUnusable(error: unknown): false {
  if (error instanceof UnusableAnswerError) return false;
  throw error;
}

/** Three requests at most, as the adapter sends them. */
function sessionOf(says: Says): ModelSession {
  return {
    isPromptCut: false,
    modelId: async () => 'noise',
    async ask(question) {
      for (let time = 0; time < 3; time++) {
        const judged = await question.read(says(question as ModelQuestion<unknown>));
        if ('value' in judged) return judged.value;
      }
      throw new UnusableAnswerError();
    },
  };
}
