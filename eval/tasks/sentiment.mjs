import { sentiment } from '../../dist/operations/text/index.js';
import { peer, present, wink } from '../peer.mjs';
import { reliability } from '../reliability.mjs';

export const targets = { accuracy: 0.83, ordering: 1, 'other languages': 0.9, 'worst recall': 0.65 };

const LABELS = ['positive', 'negative', 'neutral'];

/**
 * Accuracy over the labels, the least recall of one, and, where a set has them, pairs in the right order and other
 * languages.
 */
export function measure({ gold: { texts, ordering = [], languages = [] } }, candidates) {
  return {
    rates: Object.fromEntries(
      Object.entries(candidates).map(([name, judge]) => [
        name,
        {
          accuracy: count(texts, ([label, text]) => judge(text).label === label),
          'worst recall': worstRecall(texts, judge),
          ...(ordering.length > 0 && {
            ordering: count(ordering, ([less, more]) => judge(less).score < judge(more).score),
          }),
          ...(languages.length > 0 &&
            name === 'sundry' && {
              'other languages': count(languages, ([, label, text]) => judge(text).label === label),
            }),
        },
      ]),
    ),
    reliability: reliability(
      texts.map(([wanted, text]) => {
        const { label, confidence } = sundry(text);
        return { sureness: confidence, isRight: label === wanted };
      }),
    ),
  };
}

function worstRecall(texts, judge) {
  return LABELS.map((wanted) => texts.filter(([label]) => label === wanted))
    .filter((own) => own.length > 0)
    .map((own) => count(own, ([label, text]) => judge(text).label === label))
    .reduce((worst, recall) => (recall.right / recall.all < worst.right / worst.all ? recall : worst));
}

export const sundry = sentiment;

export async function peers() {
  const vader = await peer('vader-sentiment');
  const nlp = await wink();
  const Afinn = await peer('sentiment');
  const afinn = Afinn && new Afinn();
  return present({
    'vader-sentiment':
      vader && ((text) => labelled(vader.SentimentIntensityAnalyzer.polarity_scores(text).compound, 0.05)),
    'wink-nlp': nlp && ((text) => labelled(nlp.readDoc(text).out(nlp.its.sentiment), 0)),
    'sentiment (AFINN)': afinn && ((text) => labelled(afinn.analyze(text).score, 0)),
  });
}

/** The label by the thresholds that the peer's own documentation gives. */
function labelled(score, threshold) {
  const isPositive = threshold > 0 ? score >= threshold : score > 0;
  const isNegative = threshold > 0 ? score <= -threshold : score < 0;
  return { score, label: isPositive ? 'positive' : isNegative ? 'negative' : 'neutral' };
}

function count(items, isRight) {
  return { right: items.filter(isRight).length, all: items.length };
}
