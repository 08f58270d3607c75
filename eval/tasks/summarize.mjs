import { sentences as sentencesOf, summarize } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';
import { peer, present } from '../peer.mjs';

export const targets = { 'key facts': 0.8, 'no noise': 1 };

/** Key facts that the summary holds, and noise sentences that it does not. */
export async function measure({ gold: documents }, candidates) {
  const rates = {};
  for (const [name, shorten] of Object.entries(candidates)) {
    const [keys, noise] = [
      { right: 0, all: 0 },
      { right: 0, all: 0 },
    ];
    for (const document of documents) {
      const summary = fold(await shorten(document.text, document.sentences));
      add(keys, document.keys, (key) => summary.includes(fold(key)));
      add(noise, document.noise, (piece) => !summary.includes(fold(piece)));
    }
    rates[name] = { 'key facts': keys, 'no noise': noise };
  }
  return { rates };
}

function add(total, pieces, isRight) {
  total.right += pieces.filter(isRight).length;
  total.all += pieces.length;
}

export const sundry = (text, sentences) => summarize(text, { sentences }).summary;

export async function peers() {
  const summarizer = await peer('node-summarizer');
  const lexrank = await peer('lexrank.js');
  return present({
    'node-summarizer':
      summarizer &&
      ((text, sentences) =>
        seeded(
          async () => (await new summarizer.SummarizerManager(text, sentences).getSummaryByRank()).summary,
        )),
    'lexrank.js': lexrank && ((text, sentences) => byLexRank(lexrank, text, sentences)),
    'the first sentences': (text, sentences) => leading(text, sentences),
  });
}

/** node-summarizer walks its graph by chance: with a seed it gives the same summary each time. */
async function seeded(run) {
  const { random } = Math;
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  try {
    return await run();
  } finally {
    Math.random = random;
  }
}

async function byLexRank(lexrank, text, count) {
  const paragraphs = await lexrank(text);
  return paragraphs
    .flat()
    .toSorted((a, b) => b.weight.average - a.weight.average)
    .slice(0, count)
    .map(({ text }) => text)
    .join(' ');
}

function leading(text, count) {
  return sentencesOf(text)
    .slice(0, count)
    .map((sentence) => sentence.text)
    .join(' ');
}
