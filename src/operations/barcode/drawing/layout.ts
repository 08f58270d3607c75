import { refuse } from '../../../errors.ts';
import type { BarcodeSymbol, LinearSymbol, MatrixSymbol } from '../encoder/symbol.ts';
import type { BarcodeType } from '../symbologies.ts';
import type { Drawing } from './options.ts';
import type { Layout } from './picture.ts';
import { layOutRetail, retailAnatomies } from './retail-layout.ts';

/** The widest and highest picture. */
const MAX_PIXELS = 8192;

/** Places the bars and the text of a symbol. Refuses, at /scale, a picture of more than 8,192 pixels. */
export function layOut(symbol: BarcodeSymbol, type: BarcodeType, text: string, drawing: Drawing): Layout {
  const layout = place(symbol, type, text, drawing);
  const longest = Math.max(layout.width, layout.height);
  if (longest * drawing.scale > MAX_PIXELS) {
    const most = Math.floor(MAX_PIXELS / longest);
    refuse(
      '/scale',
      `makes a picture of ${layout.width * drawing.scale} x ${layout.height * drawing.scale} pixels, of which ` +
        `${MAX_PIXELS} are allowed on a side; ${most === 0 ? 'the data is too long for a picture' : `at most ${most} fits`}`,
    );
  }
  return layout;
}

function place(symbol: BarcodeSymbol, type: BarcodeType, text: string, drawing: Drawing): Layout {
  if (symbol.shape === 'matrix') return layOutMatrix(symbol, drawing);
  const anatomy = retailAnatomies[type];
  if (anatomy !== undefined) return layOutRetail(symbol, anatomy, text, drawing);
  return type === 'itf14' ? layOutItf(symbol, text, drawing) : layOutLinear(symbol, text, drawing);
}

function layOutMatrix({ modules, rowHeight, rows }: MatrixSymbol, { margin }: Drawing): Layout {
  const bars = rows.flatMap((runs, row) =>
    runs.map(({ from, to }) => ({
      left: margin + from,
      right: margin + to,
      top: margin + row * rowHeight,
      bottom: margin + (row + 1) * rowHeight,
    })),
  );
  return {
    width: modules + 2 * margin,
    height: rows.length * rowHeight + 2 * margin,
    bars,
    lines: [],
  };
}

/** Room for a line below the bars, its baseline in it, and the size of the font. */
const LINE_MODULES = 12;
const BASELINE = 9;
const EM = 10;

function layOutLinear({ modules, bars }: LinearSymbol, text: string, drawing: Drawing, top = 0): Layout {
  const { margin, height, hasText } = drawing;
  const width = modules + 2 * margin;
  const bottom = top + height;
  const line = {
    text: visible(text),
    middle: width / 2,
    baseline: bottom + top + BASELINE,
    em: EM,
    maxWidth: width,
  };
  return {
    width,
    height: bottom + top + (hasText ? LINE_MODULES : 0),
    bars: bars.map(({ from, to }) => ({ left: margin + from, right: margin + to, top, bottom })),
    lines: hasText ? [line] : [],
  };
}

/** Control characters have no shape: each becomes a blank. */
function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/** GS1 General Specifications 5.3.2.4: at least two modules, above and below, touching the bars. */
const BEARER_MODULES = 4;

/** An ITF-14 between two bearer bars, so that a scan that leaves the symbol reads no shorter number. */
function layOutItf(symbol: LinearSymbol, text: string, drawing: Drawing): Layout {
  const layout = layOutLinear(symbol, text, drawing, BEARER_MODULES);
  const across = { left: 0, right: layout.width };
  const below = BEARER_MODULES + drawing.height;
  return {
    ...layout,
    bars: [
      { ...across, top: 0, bottom: BEARER_MODULES },
      ...layout.bars,
      { ...across, top: below, bottom: below + BEARER_MODULES },
    ],
  };
}
