/** What is known of an address; the members are named as callers get them. */
export interface Checks {
  readonly syntax: boolean;
  /** null where DNS did not tell. */
  readonly domain_has_mx: boolean | null;
  /** In the order they are to be tried. */
  readonly mx_hosts: readonly string[];
  readonly disposable: boolean;
  readonly role_account: boolean;
  readonly free_provider: boolean;
  readonly typo_suggestion: string | null;
  readonly gibberish_local: boolean;
}

/** Why DNS did not tell of a domain: nobody answered, or the request had no query left. */
export type DnsTrouble = 'failed' | 'over_budget' | undefined;
