import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sessionThatSays } from '../../../test/support/running/scripted-session.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { modelThatSays } from './example-model.ts';
import { rewriteText } from './rewrite.operation.ts';

const tones = ['professional', 'casual', 'concise', 'friendly', 'formal'] as const;

/** Two sentences each. */
const foreign = {
  German: 'Bitte schicken Sie uns die Rechnung bis Freitag. Wir haben sie noch nicht bekommen.',
  French: 'Merci de nous envoyer la facture avant vendredi. Nous ne l\u2019avons pas encore reçue.',
  Spanish: 'Por favor, envíenos la factura antes del viernes. Todavía no la hemos recibido.',
  Italian: 'La preghiamo di inviarci la fattura entro venerdì. Non l\u2019abbiamo ancora ricevuta.',
  Portuguese: 'Por favor, envie-nos a fatura até sexta-feira. Ainda não a recebemos.',
  Dutch: 'Stuur ons de factuur alstublieft voor vrijdag. We hebben hem nog niet ontvangen.',
  Polish: 'Proszę przysłać nam fakturę do piątku. Jeszcze jej nie otrzymaliśmy.',
  Russian: 'Пришлите счёт. Мы его ждём.',
  Japanese: '請求書をください。待っています。',
};

interface Gold {
  readonly text: string;
}

const english = ['tuned', 'untouched'].flatMap(
  (set) =>
    JSON.parse(
      readFileSync(new URL(`../../../eval/gold/${set}/rewrite.json`, import.meta.url), 'utf8'),
    ) as readonly Gold[],
);

async function warningFor(text: string, tone: (typeof tones)[number], own = {}): Promise<string | undefined> {
  const result = await rewriteText.run({ text, tone }, testNeeds(own));
  return 'headers' in result ? result.headers?.['x-text-warning'] : undefined;
}

describe('a text that the built-in engine leaves as it is, being in another language', () => {
  test.each(Object.entries(foreign))('%s gets a warning, in every tone', async (_, text) => {
    for (const tone of tones) {
      expect(await warningFor(text, tone)).toBe('not-english');
      expect(await rewriteText.run({ text, tone }, testNeeds())).toMatchObject({ value: { text } });
    }
  });

  test('gets a warning where the model lost a fact and the engine answers', async () => {
    const german = 'Bitte zahlen Sie die 40 Euro bis Freitag. Wir haben sie noch nicht bekommen.';
    const languageModel = { open: () => sessionThatSays({ text: 'Zahlen Sie bitte.' }) };
    expect(await warningFor(german, 'formal', { languageModel })).toBe('not-english');
  });
});

describe('no warning', () => {
  test(`of ${english.length} English texts of the evaluation`, async () => {
    expect(english.length).toBeGreaterThanOrEqual(40);
    const warned = await Promise.all(
      english.map(async ({ text }) => ((await warningFor(text, 'formal')) === undefined ? [] : text)),
    );
    expect(warned.flat()).toEqual([]);
  });

  test.each(['ok thx', 'pls call me', 'Hi', '12.50', '!?', 'Call me asap.', 'u r late', 'lol', 'Danke'])(
    'of the short text %j',
    async (text) => {
      expect(await warningFor(text, 'formal')).toBeUndefined();
    },
  );

  test('of a text that a model rewrote', async () => {
    const text = 'Wir haben die Rechnung noch nicht bekommen.';
    const model = modelThatSays({ text: 'Die Rechnung haben wir bisher nicht erhalten.' });
    expect(await warningFor(text, 'formal', model)).toBeUndefined();
  });
});
