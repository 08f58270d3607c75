/** What may be written after the word of a command, as its usage says. */
export interface UsageWords {
  /** Its own commands, each with its flags; none where flags follow the word. */
  readonly commands: readonly { readonly word: string; readonly flags: readonly UsageFlag[] }[];
  /** The flags that follow the word itself. */
  readonly flags: readonly UsageFlag[];
}

/** A flag with its dashes, and whether a value follows it. */
export interface UsageFlag {
  readonly name: string;
  readonly hasValue: boolean;
}

/** Reads the lines `sundry keys create NAME [--limit N]` of a usage text. `a|b` are two commands. */
export function usageWords(word: string, usage: string): UsageWords {
  const ends = usage.split('\n').flatMap((line) => {
    const at = line.indexOf(`${word} `);
    return at >= 0 && /(?:^|sundry )$/.test(line.slice(0, at)) ? [line.slice(at + word.length + 1)] : [];
  });
  const commands = ends.flatMap((end) => {
    const own = /^[a-z][a-z-]*(?:\|[a-z-]+)*(?=\s|$)/.exec(end)?.[0] ?? '';
    return own === '' ? [] : own.split('|').map((each) => ({ word: each, flags: flagsIn(end) }));
  });
  return { commands, flags: commands.length > 0 ? [] : ends.flatMap(flagsIn) };
}

function flagsIn(text: string): readonly UsageFlag[] {
  return Array.from(text.matchAll(/(--[a-z][a-z-]*)( [A-Z]+)?/g), ([, name = '', value]) => ({
    name,
    hasValue: value !== undefined,
  }));
}
