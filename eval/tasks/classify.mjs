import { classify } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';

export const targets = { accuracy: 0.85 };

/** No library classifies without training; the nearest is to look for the labels' words in the text. */
const candidates = {
  sundry: async (text, labels) => (await classify(text, labels)).label,
  'label words in the text': async (text, labels) =>
    labels.find((label) =>
      fold(label)
        .split(/\W+/)
        .some((word) => word && fold(text).includes(word)),
    ),
  'the first label': async (_text, labels) => labels[0],
};

export async function measure(gold) {
  const items = gold('classify');
  const rates = {};
  for (const [name, choose] of Object.entries(candidates)) {
    let right = 0;
    for (const [labels, label, text] of items) if ((await choose(text, labels)) === label) right += 1;
    rates[name] = { accuracy: { right, all: items.length } };
  }
  return rates;
}
