import type { Page } from '../../surfaces/page.ts';
import { AddressedText } from './addressed-text.ts';
import { originFor } from './page-origin.ts';

/** The sections of the docs as JSON strings in UTF-8. */
export class DocsSections {
  readonly #page: Page | undefined;
  readonly #sections = new Map<string, AddressedText>();

  constructor(page: Page | undefined) {
    this.#page = page;
  }

  /** That of a group, with the address of the request in it; empty where there is none. Rejects when rendering fails. */
  async of(group: string, host: string | undefined): Promise<Buffer> {
    const { origin, sections = {} } = (await this.#page?.render()) ?? {};
    const section =
      this.#sections.get(group) ?? new AddressedText(JSON.stringify(sections[group] ?? ''), origin);
    this.#sections.set(group, section);
    return section.bytes(originFor(host, origin ?? ''));
  }
}
