import { systemClock } from './adapters/clock.ts';
import { installedFonts } from './adapters/fonts.ts';
import type { LanguageModelOptions } from './adapters/language-model/language-model.ts';
import { type Needs, type PortName, unavailablePorts } from './needs.ts';

/** How the ports of a process reach the outside world. */
export interface WorldSettings {
  /** Folder with the operator's fonts; undefined for none. */
  readonly fontsDir: string | undefined;
  /** Folder with the operator's lists of domains. */
  readonly dataDir: string;
  /** DNS over HTTPS resolvers in the order they are tried; at least one. */
  readonly dohUrls: readonly string[];
  readonly allowPrivateAddresses: boolean;
  readonly siteUserAgent: string;
  /** undefined for the built-in engine. */
  readonly languageModel: Omit<LanguageModelOptions, 'onNotice'> | undefined;
}

/** Where the ports report what the operator should know. */
export interface WorldListeners {
  /** An upstream that fails, or works again. */
  readonly onNotice: (message: string) => void;
  /** A list of domains that cannot be read. */
  readonly onListFault: (message: string) => void;
}

/**
 * Loads the adapters of the main thread, which has every port. The result connects them to the listeners. A run of one
 * operation names the ports it needs; the others throw there.
 */
export async function loadWorld(
  settings: WorldSettings,
  wanted?: readonly PortName[],
): Promise<(listeners: WorldListeners) => Needs> {
  const isWanted = (port: PortName): boolean => wanted?.includes(port) ?? true;
  const [resolver, lists, fetcher, model] = await Promise.all([
    isWanted('resolver') ? import('./adapters/dns-over-https/resolver.ts') : undefined,
    isWanted('domainLists') ? import('./adapters/domain-lists.ts') : undefined,
    isWanted('pageFetcher') ? import('./adapters/page-fetcher/page-fetcher.ts') : undefined,
    settings.languageModel && isWanted('languageModel')
      ? import('./adapters/language-model/language-model.ts')
      : undefined,
  ]);
  const { fontsDir, dataDir, dohUrls, allowPrivateAddresses, siteUserAgent, languageModel } = settings;
  return ({ onNotice, onListFault }) => ({
    ...unavailablePorts('to an operation that does not name it (Operation.needs)'),
    clock: systemClock,
    fonts: installedFonts(fontsDir),
    ...(resolver && { resolver: resolver.createResolver(dohUrls, onNotice) }),
    ...(lists && { domainLists: lists.createDomainLists(dataDir, onListFault) }),
    ...(fetcher && {
      pageFetcher: fetcher.createPageFetcher({ allowPrivateAddresses, userAgent: siteUserAgent }),
    }),
    ...(languageModel &&
      model && { languageModel: model.createLanguageModel({ ...languageModel, onNotice }) }),
  });
}

/** The ports that other threads have too; the rest throw there. */
export function threadWorld({ fontsDir }: Pick<WorldSettings, 'fontsDir'>): Needs {
  return {
    ...unavailablePorts('in a worker thread: operations that need it are answered in the main thread'),
    clock: systemClock,
    fonts: installedFonts(fontsDir),
  };
}
