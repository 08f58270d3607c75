import type { ModelSession } from '../../src/operation.ts';
import { classifyWithModel } from '../../src/operations/text/model/classify.ts';
import { extractWithModel } from '../../src/operations/text/model/extract.ts';
import { keywordsWithModel } from '../../src/operations/text/model/keywords.ts';
import { rewriteWithModel } from '../../src/operations/text/model/rewrite.ts';
import { sentimentWithModel } from '../../src/operations/text/model/sentiment.ts';
import { summarizeWithModel } from '../../src/operations/text/model/summarize.ts';
import type { TextOperation } from './honest-answers.ts';
import type { ModelText } from './texts.ts';

/**
 * One operation on a text by a model. Whether the model's own answer is given: false where the built-in engine answers
 * instead, or where no value is left. Throws as the session does.
 */
export async function isAnswered(
  operation: TextOperation,
  session: ModelSession,
  { text, summary, labels, fields }: ModelText,
): Promise<boolean> {
  switch (operation) {
    case 'summarize':
      await summarizeWithModel(session, { text, sentences: summary.length, style: 'paragraph' });
      return true;
    case 'rewrite':
      return (await rewriteWithModel(session, { text, tone: 'formal' })).byModel;
    case 'classify':
      await classifyWithModel(session, { text, labels });
      return true;
    case 'sentiment':
      await sentimentWithModel(session, { text });
      return true;
    case 'extract':
      return (await extractWithModel(session, { text, fields: Object.keys(fields) })).some(
        (value) => value !== null,
      );
    case 'keywords':
      return (await keywordsWithModel(session, { text, max: 5 })).length > 0;
  }
}
