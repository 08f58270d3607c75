import { sentiment } from '../../dist/operations/text/index.js';
import { peer, present, wink } from '../peer.mjs';

export const targets = { accuracy: 0.83, ordering: 1, 'other languages': 0.9, 'worst recall': 0.65 };

const LABELS = ['positive', 'negative', 'neutral'];

/**
 * Accuracy over the three labels, the least recall of one, pairs in the right order, and other languages. The
 * untouched half has 100 more texts of implied opinions, of which a word list gets 40: `hard`, without a target.
 */
export async function measure(gold, half) {
  const { texts, ordering, languages } = gold('sentiment');
  const hard = half === 'untouched' ? gold('sentiment-hard').texts : undefined;
  return Object.fromEntries(
    Object.entries(await candidates()).map(([name, judge]) => [
      name,
      {
        accuracy: count(texts, ([label, text]) => judge(text).label === label),
        'worst recall': LABELS.map((wanted) =>
          count(
            texts.filter(([label]) => label === wanted),
            ([label, text]) => judge(text).label === label,
          ),
        ).reduce((worst, recall) => (recall.right / recall.all < worst.right / worst.all ? recall : worst)),
        ...(hard && { hard: count(hard, ([label, text]) => judge(text).label === label) }),
        ordering: count(ordering, ([less, more]) => judge(less).score < judge(more).score),
        ...(name === 'sundry' && {
          'other languages': count(languages, ([, label, text]) => judge(text).label === label),
        }),
      },
    ]),
  );
}

async function candidates() {
  const vader = await peer('vader-sentiment');
  const nlp = await wink();
  const Afinn = await peer('sentiment');
  const afinn = Afinn && new Afinn();
  return present({
    sundry: sentiment,
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
