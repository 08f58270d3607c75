/** The official SDK: it speaks both eras of the protocol, with a handshake (2025-11-25) and without (2026-07-28). */
export type Sdk = typeof import('@modelcontextprotocol/server');

/** The package of the protocol is not installed. It is optional: the library does without it. */
export class SdkMissingError extends Error {
  override readonly name = 'SdkMissingError';

  constructor() {
    super(
      'agents need the package @modelcontextprotocol/server, which is not installed: run npm install without --omit=optional',
    );
  }
}

/** Loads the SDK; the first time takes about as long as the start of a small program. Throws SdkMissingError. */
export function loadSdk(): Promise<Sdk> {
  return fromSdk(() => import('@modelcontextprotocol/server'));
}

/** Loads a part of the SDK. Throws SdkMissingError. */
export async function fromSdk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw isMissing(error) ? new SdkMissingError() : error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}
