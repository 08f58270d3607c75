import { parseWebUrl } from '../../../formats/url/web-url.ts';
import type { FetchedPage } from '../../../operation.ts';
import { headerText } from '../finding/headers.ts';
import type { Attributes } from './attributes.ts';
import { decodePage } from './charset.ts';
import { readHtml } from './reader.ts';

/** What of a fetched page may lead on. */
type Leading = Pick<FetchedPage, 'finalUrl' | 'headers' | 'body'>;

/** Bytes in which a page leads on; what comes later belongs to a page with content. */
const MAX_BYTES = 16_384;

/** Seconds after which a page leads on at once; longer ones give time to read it. */
const MAX_SECONDS = 1;

/** Longer pages have more to say than where they lead browsers without scripts. */
const MAX_FORWARDING = 2048;

/**
 * The absolute URL to which a page leads at once: by its Refresh header, else by the first `meta http-equiv=refresh`
 * (HTML 4.2.5.3). One for browsers without scripts counts on a page that has nothing else. undefined where there is
 * none.
 */
export function refreshTarget({ finalUrl, headers, body }: Leading): string | undefined {
  const url = new URL(finalUrl);
  const ofHeader = targetOf(headerText(headers, 'refresh'), url);
  if (ofHeader !== undefined) return ofHeader;
  const beginning = body.subarray(0, MAX_BYTES);
  if (!/refresh/i.test(new TextDecoder('latin1').decode(beginning))) return undefined;
  const html = decodePage(beginning, headerText(headers, 'content-type'), body.length > MAX_BYTES);
  const { base, content, contentWithoutScripts } = readRefresh(html);
  const written = content ?? (body.length <= MAX_FORWARDING ? contentWithoutScripts : undefined);
  return written === undefined ? undefined : targetOf(written, parseWebUrl(base ?? '', url) ?? url);
}

/** Elements whose content is not part of the page. */
const inert = new Set(['noscript', 'template', 'svg', 'math', 'noframes']);

interface Refresh {
  base: string | undefined;
  content: string | undefined;
  contentWithoutScripts: string | undefined;
}

function readRefresh(html: string): Refresh {
  const found: Refresh = { base: undefined, content: undefined, contentWithoutScripts: undefined };
  const outer: string[] = [];
  const readMeta = (attributes: Attributes): void => {
    if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'refresh') return;
    const content = attributes.get('content');
    if (outer.length === 0) found.content ??= content;
    else if (outer.every((tag) => tag === 'noscript')) found.contentWithoutScripts ??= content;
  };
  readHtml(html, {
    open(tag, attributes) {
      if (inert.has(tag)) outer.push(tag);
      else if (tag === 'base') found.base ??= attributes.get('href')?.trim();
      else if (tag === 'meta') readMeta(attributes);
    },
    close(tag) {
      if (outer.at(-1) === tag) outer.pop();
    },
    text() {},
    character() {},
  });
  return found;
}

/** The URL of seconds, a separator, and `url=` and quotes that may be missing (HTML 4.2.5.3). */
function targetOf(content: string, base: URL): string | undefined {
  const text = content.trim();
  const time = /^[\d.]+/.exec(text)?.[0];
  if (time === undefined || !/^[\s;,]/.test(text.slice(time.length, time.length + 1))) return undefined;
  if (Number(/^\d*/.exec(time)![0]) > MAX_SECONDS) return undefined;
  const written = text.slice(time.length).trimStart().replace(/^[;,]/, '').trimStart();
  const value = written.replace(/^url\s*=/i, '').trimStart();
  const [reference = ''] = /^["']/.test(value) ? value.slice(1).split(value[0]!, 1) : [value];
  return reference.trim() === '' ? undefined : parseWebUrl(reference.trim(), base)?.href;
}
