import { readFileSync } from 'node:fs';

/** A text in one of five languages, with honest answers to the six questions about it. */
export interface ModelText {
  readonly language: string;
  readonly text: string;
  readonly summary: readonly string[];
  readonly rewriting: string;
  readonly labels: readonly string[];
  readonly label: string;
  readonly mood: 'positive' | 'negative' | 'neutral';
  /** Words of the text that decide label or mood. */
  readonly evidence: string;
  readonly keywords: readonly string[];
  /** Values that the text has, and null for one that it does not have. */
  readonly fields: Readonly<Record<string, string | null>>;
}

/** Forty texts, eight in each language. */
export function modelTexts(): readonly ModelText[] {
  return JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8')) as readonly ModelText[];
}
