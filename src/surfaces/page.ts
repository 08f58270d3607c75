/** A free document the service offers beside the operations: /openapi.json, /docs, /llms.txt, /. */
export interface Page {
  readonly path: string;
  readonly mediaType: string;
  /** Rendered at the first request and kept: it depends on the registry and the configuration only. */
  render(): Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly text: string;
  /** The origin in `text` that stands for the service's own: it may be replaced by the one a request came to. */
  readonly origin?: string;
  /** Content-Security-Policy; only HTML pages need one of their own. */
  readonly contentSecurityPolicy?: string;
}
