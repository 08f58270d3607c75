import ts from 'typescript';

/** A file of the repository as the rules see it. */
export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A rule that is checked, with samples that break it. */
export interface Rule {
  /** Reads after "the repository": "has no import that points the wrong way". */
  readonly name: string;
  check(sources: readonly Source[]): readonly Finding[];
  /** At least one. Each must give exactly the findings whose messages contain `finds`, in order. */
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly name: string;
  readonly sources: readonly Source[];
  /** A part of each finding's message; empty for a sample that is in order. */
  readonly finds: readonly string[];
}

/** Code of all parts of the repository. */
export function isCode({ path }: Source): boolean {
  return /^(src|scripts|test|bench|eval)\/.*\.(tsx?|cts|mjs)$/.test(path);
}

/** Product code: everything of src/ that is built. */
export function isProduct(path: string): boolean {
  return /^src\/.*\.(tsx?|cts)$/.test(path) && !isTest(path);
}

/** Tests, the contracts they share, and what supports them. */
export function isTest(path: string): boolean {
  return path.startsWith('test/') || /\.(test|contract|vectors)\.ts$/.test(path);
}

/** Written by a script, so its length and shape do not matter. */
export function isGenerated(path: string): boolean {
  return path.endsWith('.generated.ts');
}

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a file, which is parsed once for all rules. */
export function syntaxOf(source: Source): ts.SourceFile {
  let file = parsed.get(source);
  if (file === undefined) {
    file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2023, true);
    parsed.set(source, file);
  }
  return file;
}

/** One-based line of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
