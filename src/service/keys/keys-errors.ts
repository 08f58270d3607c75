/** The command line is not valid: exit 2, with the usage. */
export class UsageError extends Error {}

/** A file of the command line cannot be read: exit 2. */
export class UnreadableError extends Error {}

/** The command line is valid, but the command cannot be carried out: exit 1. The message may have several lines. */
export class RefusedError extends Error {}
