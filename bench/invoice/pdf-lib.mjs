/** The same invoice by pdf-lib in a plain layout: words measured and wrapped, no tags, no repeated head. */
export async function withPdfLib({ PDFDocument, StandardFonts, rgb }, invoice) {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheet = new Sheet(document, regular, { ink: rgb(0.102, 0.122, 0.212), grey: rgb(0.89, 0.91, 0.93) });
  const subtotal = invoice.items.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0);
  const tax = (subtotal * invoice.tax_rate) / 100;
  const total = subtotal + tax - invoice.discount;
  drawHead(sheet, invoice, bold, total);
  drawRows(sheet, invoice);
  drawSums(sheet, [
    ['Subtotal', subtotal],
    ['Tax', tax],
    ['Discount', -invoice.discount],
    ['Total', total],
    ['Amount due (EUR)', total],
  ]);
  drawRemarks(sheet, invoice, bold);
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    sheet.page = page;
    sheet.showRight(`Page ${index + 1} of ${pages.length}`, 547, 37);
  }
  return document.save();
}

class Sheet {
  y = 770;

  constructor(document, font, { ink, grey }) {
    Object.assign(this, { document, font, ink, grey });
    this.page = document.addPage([595.28, 841.89]);
  }

  show(text, x, y, font = this.font, size = 9) {
    this.page.drawText(text, { x, y, size, font, color: this.ink });
  }

  showRight(text, right, y) {
    this.show(text, right - this.font.widthOfTextAtSize(text, 9), y);
  }

  turn(needed) {
    if (this.y - needed > 64) return;
    this.page = this.document.addPage([595.28, 841.89]);
    this.y = 780;
  }
}

function drawHead(sheet, invoice, bold, total) {
  sheet.show('INVOICE', 48, sheet.y, bold, 24);
  sheet.y -= 36;
  for (const [label, value] of [
    ['Invoice number', invoice.number],
    ['Date of issue', invoice.date],
    ['Due date', invoice.due],
  ]) {
    sheet.show(label, 48, sheet.y);
    sheet.show(value, 140, sheet.y);
    sheet.y -= 16;
  }
  sheet.y -= 16;
  for (const [x, party] of [
    [48, invoice.from],
    [300, invoice.to],
  ]) {
    sheet.show(party.name, x, sheet.y, bold);
    for (const [index, line] of [...party.address, party.email ?? ''].entries())
      sheet.show(line, x, sheet.y - 13 * (index + 1));
  }
  sheet.y -= 90;
  sheet.show(`${money(total)} due ${invoice.due}`, 48, sheet.y, bold, 16);
  sheet.y -= 40;
}

function drawRows(sheet, invoice) {
  for (const item of invoice.items) {
    const lines = wrap(item.description, sheet.font, 250);
    sheet.turn(lines.length * 12.5);
    for (const [index, line] of lines.entries()) sheet.show(line, 48, sheet.y - index * 12.5);
    const cells = [
      String(item.qty),
      money(item.unit_price),
      `${invoice.tax_rate}%`,
      money(item.qty * item.unit_price),
    ];
    for (const [index, cell] of cells.entries()) sheet.showRight(cell, 360 + index * 62, sheet.y);
    sheet.y -= lines.length * 12.5 + 14;
    sheet.page.drawLine({
      start: { x: 48, y: sheet.y + 7 },
      end: { x: 547, y: sheet.y + 7 },
      thickness: 0.5,
      color: sheet.grey,
    });
  }
}

function drawSums(sheet, sums) {
  sheet.turn(100);
  for (const [label, value] of sums) {
    sheet.show(label, 300, sheet.y);
    sheet.showRight(money(value), 547, sheet.y);
    sheet.y -= 20;
  }
}

function drawRemarks(sheet, invoice, bold) {
  for (const [heading, text] of [
    ['Notes', invoice.notes],
    ['Terms', invoice.terms],
  ]) {
    sheet.turn(40);
    sheet.show(heading, 48, sheet.y, bold);
    for (const line of wrap(text, sheet.font, 400)) {
      sheet.y -= 12.5;
      sheet.turn(12.5);
      sheet.show(line, 48, sheet.y);
    }
    sheet.y -= 20;
  }
}

function wrap(text, font, width) {
  const lines = [];
  const space = font.widthOfTextAtSize(' ', 9);
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const wide = font.widthOfTextAtSize(word, 9);
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      line = word;
      used = wide;
    } else {
      used += (line === '' ? 0 : space) + wide;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
}

const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function money(amount) {
  return format.format(amount);
}
