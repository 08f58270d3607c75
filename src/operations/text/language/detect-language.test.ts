import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { languageOf, languageScores } from './detect-language.ts';

/** Plain sentences of an everyday kind, with the language they are written in. */
const sentences = [
  ['en', 'The parcel never arrived and nobody answers my emails.'],
  ['en', 'Love it!'],
  ['en', 'My order is late'],
  ['es', '¿Dónde está la estación de tren?'],
  ['es', 'El pedido llegó tarde y roto.'],
  ['es', 'Muy buen servicio'],
  ['fr', 'Où est la gare la plus proche ?'],
  ['fr', 'Le service était affreux, je ne reviendrai pas.'],
  ['fr', 'Merci beaucoup pour votre aide'],
  ['de', 'Das Essen war kalt und der Kellner unfreundlich.'],
  ['de', 'Wann fährt der nächste Zug nach Hamburg?'],
  ['de', 'Vielen Dank für die schnelle Lieferung!'],
  ['it', 'Il servizio era pessimo e il cibo freddo.'],
  ['it', 'Dove posso comprare i biglietti?'],
  ['it', 'Sono molto contento del mio acquisto'],
  ['pt', 'O atendimento foi ótimo, voltarei com certeza.'],
  ['pt', 'Onde fica a estação de metrô?'],
  ['pt', 'Não recomendo este produto'],
  ['nl', 'Waar kan ik mijn fiets parkeren?'],
  ['nl', 'De levering was te laat en het pakket was beschadigd.'],
  ['sv', 'Maten var mycket god och personalen trevlig.'],
  ['da', 'Maden var rigtig god, og vi kommer gerne igen.'],
  ['no', 'Hvor er nærmeste apotek? Jeg trenger hjelp.'],
  ['fi', 'Missä on lähin apteekki?'],
  ['fi', 'Ruoka oli erinomaista ja palvelu ystävällistä.'],
  ['pl', 'Gdzie jest najbliższa apteka?'],
  ['pl', 'Obsługa była bardzo miła, polecam wszystkim.'],
  ['cs', 'Kde je nejbližší lékárna?'],
  ['cs', 'Jídlo bylo výborné a obsluha příjemná.'],
  ['tr', 'En yakın eczane nerede?'],
  ['tr', 'Yemekler çok güzeldi, herkese tavsiye ederim.'],
  ['ro', 'Unde este cea mai apropiată farmacie?'],
  ['hu', 'Hol van a legközelebbi gyógyszertár?'],
  ['id', 'Di mana apotek terdekat?'],
  ['id', 'Makanannya sangat enak dan pelayanannya ramah.'],
  ['ru', 'Где ближайшая аптека?'],
  ['uk', 'Де найближча аптека? Дякую, це дуже добре, її знають.'],
  ['bg', 'Къде е най-близката аптека?'],
  ['el', 'Πού είναι το πλησιέστερο φαρμακείο;'],
  ['ar', 'أين أقرب صيدلية؟'],
  ['fa', 'نزدیک\u200cترین داروخانه کجاست؟'],
  ['he', 'איפה בית המרקחת הקרוב?'],
  ['zh', '最近的药店在哪里？'],
  ['ja', '一番近い薬局はどこですか？'],
  ['ko', '가장 가까운 약국이 어디예요?'],
  ['th', 'ร้านขายยาที่ใกล้ที่สุดอยู่ที่ไหน'],
  ['hi', 'सबसे नज़दीकी दवा की दुकान कहाँ है?'],
] as const;

describe('languageOf', () => {
  it.each(sentences)('knows %s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it.each(['', '...', '12.50', 'XK-4471', '\u{1f60d}\u{1f60d}'])('says nothing of %j', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  it('judges a long text by its beginning', () => {
    const start = process.cpuUsage();
    expect(languageOf('The parcel never arrived. '.repeat(4000))).toBe('en');
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});

describe('languageScores', () => {
  it.each(sentences)('gives %s the largest share of: %s', (language, text) => {
    const scores = languageScores(text);
    const best = [...scores].sort(([, a], [, b]) => b - a)[0];
    expect(best?.[0]).toBe(language);
    expect([...scores.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  it('is empty where nothing speaks for a language', () => {
    expect(languageScores('12.50 %').size).toBe(0);
  });

  it('shares a text of two scripts', () => {
    const scores = languageScores('The word аптека means pharmacy.');
    expect([...scores.keys()]).toEqual(expect.arrayContaining(['en', 'ru']));
  });
});
