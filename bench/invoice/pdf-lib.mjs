/** The same invoice by pdf-lib, laid out plainly: words measured and wrapped, no tags, no repeated head. */
export async function withPdfLib({ PDFDocument, StandardFonts, rgb }, invoice) {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.102, 0.122, 0.212);
  const grey = rgb(0.89, 0.91, 0.93);
  let page = document.addPage([595.28, 841.89]);
  let y = 770;
  const show = (text, x, top, font = regular, size = 9) =>
    page.drawText(text, { x, y: top, size, font, color: ink });
  const showRight = (text, right, top) => show(text, right - regular.widthOfTextAtSize(text, 9), top);
  const turn = (needed) => {
    if (y - needed > 64) return;
    page = document.addPage([595.28, 841.89]);
    y = 780;
  };
  show('INVOICE', 48, y, bold, 24);
  y -= 36;
  for (const [label, value] of [
    ['Invoice number', invoice.number],
    ['Date of issue', invoice.date],
    ['Due date', invoice.due],
  ]) {
    show(label, 48, y);
    show(value, 140, y);
    y -= 16;
  }
  y -= 16;
  for (const [x, party] of [
    [48, invoice.from],
    [300, invoice.to],
  ]) {
    show(party.name, x, y, bold);
    for (const [index, line] of [...party.address, party.email ?? ''].entries())
      show(line, x, y - 13 * (index + 1));
  }
  const subtotal = invoice.items.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0);
  const tax = (subtotal * invoice.tax_rate) / 100;
  const total = subtotal + tax - invoice.discount;
  y -= 90;
  show(`${money(total)} due ${invoice.due}`, 48, y, bold, 16);
  y -= 40;
  for (const item of invoice.items) {
    const lines = wrap(item.description, regular, 250);
    turn(lines.length * 12.5);
    for (const [index, line] of lines.entries()) show(line, 48, y - index * 12.5);
    const cells = [
      String(item.qty),
      money(item.unit_price),
      `${invoice.tax_rate}%`,
      money(item.qty * item.unit_price),
    ];
    for (const [index, cell] of cells.entries()) showRight(cell, 360 + index * 62, y);
    y -= lines.length * 12.5 + 14;
    page.drawLine({ start: { x: 48, y: y + 7 }, end: { x: 547, y: y + 7 }, thickness: 0.5, color: grey });
  }
  turn(100);
  for (const [label, value] of [
    ['Subtotal', subtotal],
    ['Tax', tax],
    ['Discount', -invoice.discount],
    ['Total', total],
    ['Amount due (EUR)', total],
  ]) {
    show(label, 300, y);
    showRight(money(value), 547, y);
    y -= 20;
  }
  for (const [heading, text] of [
    ['Notes', invoice.notes],
    ['Terms', invoice.terms],
  ]) {
    turn(40);
    show(heading, 48, y, bold);
    for (const line of wrap(text, regular, 400)) {
      y -= 12.5;
      turn(12.5);
      show(line, 48, y);
    }
    y -= 20;
  }
  const pages = document.getPages();
  for (const [index, each] of pages.entries()) {
    page = each;
    showRight(`Page ${index + 1} of ${pages.length}`, 547, 37);
  }
  return document.save();
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
