/** The built-in text engine against the libraries that do the same without a model and without training. */
import { ok } from 'node:assert';
import { classify, extract, keywords, rewrite, sentiment, summarize } from '../dist/operations/text/index.js';
import { compare, peer } from './harness.mjs';
import { report } from './text/texts.mjs';

const vader = (await peer('vader-sentiment'))?.default.SentimentIntensityAnalyzer;
const { SummarizerManager } = (await peer('node-summarizer'))?.default ?? {};
const lexrank = (await peer('lexrank.js'))?.default;
const extractor = (await peer('keyword-extractor'))?.default;
const compromise = (await peer('compromise'))?.default;

const PARSE = 'JSON.parse of the same';
const FIELDS = ['name', 'company', 'date', 'amount', 'phone'];
const LABELS = ['transport', 'sports', 'politics', 'weather'];

await compare({
  group: 'text',
  title: 'Text AI, built in',
  peers: ['vader-sentiment', 'node-summarizer', 'lexrank.js', 'keyword-extractor', 'compromise'],
  rows: [
    sentimentRow(2000),
    ...[3000, 12_000].map(summaryRow),
    keywordsRow(20_000),
    extractRow(2000),
    alone('classify 2,000 characters', 2000, (text) => classify(text, LABELS)),
    alone('rewrite 2,000 characters', 2000, (text) => rewrite(text)),
    alone('summarize 100,000 characters', 100_000, (text) => summarize(text)),
  ],
});

function sentimentRow(characters) {
  const text = report(characters);
  return {
    name: `sentiment of ${characters} characters`,
    unit: 'time',
    candidates: {
      sundry: () => sentiment(text),
      ...(vader && { 'vader-sentiment': () => vader.polarity_scores(text) }),
    },
    targets: { 'vader-sentiment': 1 },
  };
}

function summaryRow(characters) {
  const text = report(characters);
  return {
    name: `summarize ${characters} characters`,
    unit: 'time',
    candidates: {
      sundry: () => summarize(text),
      ...(SummarizerManager && {
        'node-summarizer': () => new SummarizerManager(text, 3).getSummaryByRank(),
      }),
      ...(lexrank && { 'lexrank.js': () => lexrank(text) }),
    },
    targets: characters === 12_000 ? { 'node-summarizer': 0.25, 'lexrank.js': 1 } : {},
    verify: () => ok(summarize(text).sentences === 3),
  };
}

function keywordsRow(characters) {
  const text = report(characters);
  return {
    name: `keywords of ${characters} characters`,
    unit: 'time',
    candidates: {
      sundry: () => keywords(text),
      ...(extractor && { 'keyword-extractor': () => extractor.extract(text, { language: 'english' }) }),
      ...(compromise && { compromise: () => compromise(text).nouns().out('array') }),
    },
    targets: {},
  };
}

function extractRow(characters) {
  const text = report(characters);
  return {
    name: `extract ${FIELDS.length} fields of ${characters} characters`,
    unit: 'time',
    candidates: {
      sundry: () => extract(text, FIELDS),
      ...(compromise && { compromise: () => entitiesOf(compromise(text)) }),
    },
    targets: { compromise: 1 },
  };
}

function entitiesOf(document) {
  const kinds = [document.people(), document.organizations(), document.money(), document.phoneNumbers()];
  return [...kinds.map((kind) => kind.out('array')), document.match('#Date+').out('array')];
}

/** Operations without a peer are compared with reading the request. */
function alone(name, characters, run) {
  const text = report(characters);
  const body = JSON.stringify({ text });
  return {
    name,
    unit: 'time',
    candidates: { sundry: () => run(text), [PARSE]: () => JSON.parse(body) },
    targets: {},
  };
}
