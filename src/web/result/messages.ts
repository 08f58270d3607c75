/** A row that says something in a sentence: a finding, a fault. */
export interface Message {
  readonly message: string;
  /** Its other members by their names, but those without a value. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** The rows of a list whose members are short but for a sentence, `message`; undefined where a table shows them better. */
export function messagesIn(
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly Message[] | undefined {
  const messages = rows.flatMap(({ message, ...others }): Message[] => {
    const values = Object.values(others);
    if (typeof message !== 'string' || values.some((value) => typeof value === 'object' && value !== null))
      return [];
    const facts = Object.entries(others).filter(([, value]) => value !== null && value !== '');
    return [{ message, facts: facts.map(([name, value]) => [name, String(value)]) }];
  });
  return messages.length === rows.length ? messages : undefined;
}
