/** A page as Markdown, and what it states of itself. */
export interface PageMarkdown extends Facts {
  /** Whether the end is missing. */
  readonly truncated: boolean;
  readonly markdown: string;
  readonly words: number;
  readonly links: readonly { readonly url: string; readonly text: string }[];
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly warnings: readonly Warning[];
}

/** What a page states of itself. Absent texts are null, an absent title ''. */
export interface Facts {
  readonly title: string;
  readonly author: string | null;
  readonly published: string | null;
  readonly modified: string | null;
  readonly language: string | null;
  readonly site_name: string | null;
  readonly canonical: string | null;
  readonly image: string | null;
  readonly excerpt: string | null;
}

/** What is missing or in doubt, by a code for programs. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
}

/** The codes of warnings, in the order in which they are answered. */
export const warningCodes = [
  'needs_javascript',
  'frames',
  'login_wall',
  'consent_wall',
  'paywall',
  'blocked',
  'http_status',
  'page_cut',
  'cut_at_max_chars',
  'whole_page',
] as const;

export type WarningCode = (typeof warningCodes)[number];
