/**
 * The built-in text engine as a library: pure functions, offline and deterministic. No service, no schema library,
 * no language model, no environment.
 */
export type { Keyword } from './engine/keywords/keyword.ts';
export type { Sentiment } from './engine/sentiment/sentiment.ts';
export { type Sentence, sentences } from './language/sentences.ts';
export {
  type Classification,
  classify,
  type Extraction,
  extract,
  keywords,
  rewrite,
  type Summary,
  sentiment,
  summarize,
} from './library.ts';
export type { KeywordsOptions, RewriteOptions, SummarizeOptions, SummaryStyle, Tone } from './schema.ts';
