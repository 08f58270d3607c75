import { classify } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';
import { reliability } from '../reliability.mjs';

export const targets = { accuracy: 0.85 };

export const sundry = async (text, labels) => (await classify(text, labels)).label;

/** No library classifies without training; the nearest is to look for the labels' words in the text. */
export const peers = async () => ({
  'label words in the text': async (text, labels) =>
    labels.find((label) =>
      fold(label)
        .split(/\W+/)
        .some((word) => word && fold(text).includes(word)),
    ),
  'the first label': async (_text, labels) => labels[0],
});

export async function measure({ gold }, candidates) {
  const rates = {};
  for (const [name, choose] of Object.entries(candidates)) {
    let right = 0;
    for (const [labels, label, text] of gold) if ((await choose(text, labels)) === label) right += 1;
    rates[name] = { accuracy: { right, all: gold.length } };
  }
  const answers = [];
  for (const [labels, wanted, text] of gold) {
    const { label, scores } = await classify(text, labels);
    answers.push({ sureness: scores[label], isRight: label === wanted });
  }
  return { rates, reliability: reliability(answers) };
}
