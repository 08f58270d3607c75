import { fontSetOf } from '../../formats/pdf/fonts/load-fonts.ts';
import type { FileResult, Needs } from '../../operation.ts';
import { asDrawing, drawSwissPng, drawSwissSvg } from './drawing/swiss-cross.ts';
import { describeSymbol } from './image-answer.ts';
import { drawBillPage } from './payment-part.ts';
import { swissCodeOf } from './swiss.ts';
import type { SwissRequest } from './swiss-schema.ts';
import { drawingWarnings } from './warnings.ts';

/** Answers a bill as its code, or as its payment part, for which alone `fonts` is asked. */
export async function answerSwiss(request: SwissRequest, fonts: Needs['fonts']): Promise<FileResult> {
  const code = swissCodeOf(request);
  const { format, language } = request;
  const headers = describeSymbol(code.symbol);
  const file = { kind: 'file', fileName: `qr-bill.${format}`, disposition: 'inline' } as const;
  if (format === 'pdf') {
    const bytes = drawBillPage(code, { language, fonts: fontSetOf(await fonts()) });
    return { ...file, bytes, mediaType: 'application/pdf', headers };
  }
  const warnings = drawingWarnings(code.symbol.modules, asDrawing(request));
  return {
    ...file,
    bytes:
      format === 'png'
        ? drawSwissPng(code.symbol, request)
        : new TextEncoder().encode(drawSwissSvg(code.symbol, request)),
    mediaType: format === 'png' ? 'image/png' : 'image/svg+xml',
    headers: warnings.length === 0 ? headers : { ...headers, 'x-qr-warning': warnings.join(',') },
  };
}
