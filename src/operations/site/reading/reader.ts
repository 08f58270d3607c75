import { Tokenizer } from 'htmlparser2';
import { Attributes } from './attributes.ts';
import { ForeignContent } from './foreign.ts';

/** Receives the parts of a page while it is read, in the order of its bytes. */
export interface PageListener {
  /** `attributes` is only valid during the call. `isForeign` marks elements of SVG and MathML. */
  open(tag: string, attributes: Attributes, isForeign: boolean): void;
  close(tag: string): void;
  /** A range of the page that is text without character references. */
  text(start: number, end: number): void;
  /** A character reference in text. */
  character(codePoint: number): void;
}

const CDATA = '<![CDATA[';

/**
 * Reads a page by the tokenizer of htmlparser2 in one pass that is linear for whatever it holds; its Parser is
 * quadratic in open tags.
 */
export function readHtml(html: string, listener: PageListener): void {
  const foreign = new ForeignContent();
  const tokenizer = makeTokenizer(html, listener, foreign);
  let section = html.indexOf(CDATA);
  for (let at = 0; at < html.length; ) {
    if (at === section) {
      // Outside of SVG and MathML this opens a comment that ends at the next `>` (HTML 13.2.5.42), which the
      // tokenizer does not distinguish. All texts are cut from the page itself, so a stand-in of the same length
      // changes nothing else.
      tokenizer.write(foreign.isForeign ? CDATA : '<!.......');
      at += CDATA.length;
      section = html.indexOf(CDATA, at);
      continue;
    }
    const end = section < 0 ? html.length : section;
    tokenizer.write(html.slice(at, end));
    at = end;
  }
  tokenizer.end();
}

function makeTokenizer(html: string, listener: PageListener, foreign: ForeignContent): Tokenizer {
  const attributes = new Attributes(html);
  let tag = '';
  const open = (isSelfClosing: boolean): void => {
    const isForeign = foreign.start(tag, isSelfClosing);
    listener.open(tag, attributes, isForeign);
    if (isForeign && isSelfClosing) listener.close(tag);
  };
  const ignore = (): void => {};
  return new Tokenizer(
    {},
    {
      onopentagname(start, end) {
        tag = nameAt(html, start, end);
        attributes.clear();
      },
      onattribname: (start, end) => attributes.begin(nameAt(html, start, end)),
      onattribdata: (start, end) => attributes.addPart(start, end),
      onattribentity: (codePoint) => attributes.addCharacter(codePoint),
      onattribend: ignore,
      onopentagend: () => open(false),
      onselfclosingtag: () => open(true),
      onclosetag(start, end) {
        const closed = nameAt(html, start, end);
        foreign.end(closed);
        listener.close(closed);
      },
      ontext: (start, end) => listener.text(start, end),
      ontextentity: (codePoint) => listener.character(codePoint),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
      isInForeignContext: () => foreign.isForeign,
    },
  );
}

/**
 * A name cut out of a page is a new string each time; the string written here is compared and looked up in a
 * third of the time.
 */
function nameAt(html: string, start: number, end: number): string {
  const name = html.slice(start, end);
  return commonNames.get(name) ?? name.toLowerCase();
}

const commonNames = new Map(
  (
    'a abbr address article aside b base body br button caption center circle code dd defs div dl dt em fieldset ' +
    'figcaption figure footer form g h1 h2 h3 h4 h5 h6 head header hr html i iframe img input label legend li link ' +
    'main meta nav noscript ol optgroup option p path picture polygon pre rect script section select small source ' +
    'span strong style sub sup svg symbol table tbody td template textarea tfoot th thead time title tr u ul use ' +
    'video action alt async autocomplete charset class cols colspan content crossorigin d data-id data-src datetime ' +
    'decoding defer dir fill for height href hreflang http-equiv id integrity itemprop itemscope itemtype lang ' +
    'loading media method name onclick placeholder points property rel role rows rowspan sizes src srcset stroke ' +
    'tabindex target type typeof value viewbox width x xmlns y aria-hidden aria-label aria-expanded'
  )
    .split(' ')
    .map((name) => [name, name] as const),
);
