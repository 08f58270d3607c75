/** A free document the service offers beside the operations: /openapi.json, /docs, /llms.txt, /, and its script. */
export interface Page {
  readonly path: string;
  readonly mediaType: string;
  /** Its path names its content: other content will have another path. */
  readonly immutable?: true;
  /** Rendered at the first request and kept: it depends on the registry and the configuration only. */
  render(): Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly text: string;
  /** Parts of it that are served alone as well, by name, such as the Markdown of one group. */
  readonly sections?: Readonly<Record<string, string>>;
  /** The origin in `text` that represents the service's own: the origin of a request may replace it. */
  readonly origin?: string;
  /** Content-Security-Policy; only HTML pages need one of their own. */
  readonly contentSecurityPolicy?: string;
}
