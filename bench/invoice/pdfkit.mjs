/** The same invoice by pdfkit in a plain layout: no tags, no repeated head, totals computed with doubles. */
export function withPdfkit(PDFDocument, invoice, { regular, bold }) {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 48, bufferPages: true });
    const chunks = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document, invoice, regular, bold);
    document.end();
  });
}

function draw(document, invoice, regular, bold) {
  const { from, to, items } = invoice;
  document.font(bold).fontSize(24).text('INVOICE', 48, 48);
  document.font(regular).fontSize(9);
  let y = 90;
  for (const [label, value] of [
    ['Invoice number', invoice.number],
    ['Date of issue', invoice.date],
    ['Due date', invoice.due],
  ]) {
    document.text(label, 48, y).text(value, 140, y);
    y += 16;
  }
  y += 16;
  for (const [x, party] of [
    [48, from],
    [300, to],
  ]) {
    document.font(bold).text(party.name, x, y, { width: 240 });
    document.font(regular);
    for (const line of [...party.address, party.email ?? '']) document.text(line, { width: 240 });
  }
  const subtotal = items.reduce((sum, { qty, unit_price }) => sum + qty * unit_price, 0);
  const tax = (subtotal * invoice.tax_rate) / 100;
  const total = subtotal + tax - invoice.discount;
  document
    .font(bold)
    .fontSize(16)
    .text(`${money(total)} due ${invoice.due}`, 48, y + 90);
  document.font(regular).fontSize(9);
  y = drawRows(document, invoice, y + 130);
  drawSums(document, y, [
    ['Subtotal', subtotal],
    ['Tax', tax],
    ['Discount', -invoice.discount],
    ['Total', total],
    ['Amount due (EUR)', total],
  ]);
  document.text('Notes', 48, document.y + 10).text(invoice.notes, { width: 400 });
  document.text('Terms').text(invoice.terms, { width: 400 });
  drawFeet(document);
}

function drawRows(document, invoice, from) {
  let y = from;
  for (const item of invoice.items) {
    const height = document.heightOfString(item.description, { width: 250 });
    if (y + height > 760) {
      document.addPage();
      y = 48;
    }
    document.text(item.description, 48, y, { width: 250 });
    const cells = [
      String(item.qty),
      money(item.unit_price),
      `${invoice.tax_rate}%`,
      money(item.qty * item.unit_price),
    ];
    for (const [index, cell] of cells.entries()) {
      document.text(cell, 300 + index * 62, y, { width: 60, align: 'right' });
    }
    y += height + 14;
    document
      .moveTo(48, y - 7)
      .lineTo(547, y - 7)
      .lineWidth(0.5)
      .stroke('#e3e8ee');
    document.fillColor('#1a1f36');
  }
  if (y > 640) {
    document.addPage();
    y = 48;
  }
  return y;
}

function drawSums(document, from, sums) {
  let y = from;
  for (const [label, value] of sums) {
    document.text(label, 300, y).text(money(value), 460, y, { width: 87, align: 'right' });
    y += 20;
  }
}

function drawFeet(document) {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    document.page.margins.bottom = 0;
    document.text(`Page ${page + 1} of ${count}`, 460, 800, { width: 87, align: 'right' });
  }
}

const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function money(amount) {
  return format.format(amount);
}
