/** True when lexicon.generated.ts was made of the sources as they are now, and in a checkout without any. */
export function isLexiconCurrent(root: string): boolean;

/** Makes lexicon.generated.ts where it is missing or stale; resolves to whether it was. */
export function updateLexicon(root: string): Promise<boolean>;
