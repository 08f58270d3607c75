/** How a run ended, for scripts; 64 and above as in BSD's sysexits.h and POSIX shells. */
export const exitStatuses = {
  done: { status: 0, meaning: 'done' },
  refused: { status: 1, meaning: 'the input was refused' },
  usage: { status: 2, meaning: 'a mistake on the command line, or a file that cannot be read or written' },
  upstream: {
    status: 3,
    meaning: 'a server failed, was not reached or refused the key, or a quota is used up',
  },
  unknown: { status: 4, meaning: 'done, but a part is not known: a server that it needs did not answer' },
  configuration: { status: 78, meaning: 'a variable of the environment has a bad value' },
  interrupted: { status: 130, meaning: 'interrupted' },
} as const;

/** The name of an exit status. */
export type Outcome = keyof typeof exitStatuses;
