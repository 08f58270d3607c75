import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { languageOf, languageScores } from './detect-language.ts';

/** Plain sentences of an everyday kind, with the language they are written in. */
const sentences = [
  ['en', 'The parcel never arrived and nobody answers my emails.'],
  ['en', 'Love it!'],
  ['en', 'My order is late'],
  ['es', '\u00bfD\u00f3nde est\u00e1 la estaci\u00f3n de tren?'],
  ['es', 'El pedido lleg\u00f3 tarde y roto.'],
  ['es', 'Muy buen servicio'],
  ['fr', 'O\u00f9 est la gare la plus proche ?'],
  ['fr', 'Le service \u00e9tait affreux, je ne reviendrai pas.'],
  ['fr', 'Merci beaucoup pour votre aide'],
  ['de', 'Das Essen war kalt und der Kellner unfreundlich.'],
  ['de', 'Wann f\u00e4hrt der n\u00e4chste Zug nach Hamburg?'],
  ['de', 'Vielen Dank f\u00fcr die schnelle Lieferung!'],
  ['it', 'Il servizio era pessimo e il cibo freddo.'],
  ['it', 'Dove posso comprare i biglietti?'],
  ['it', 'Sono molto contento del mio acquisto'],
  ['pt', 'O atendimento foi \u00f3timo, voltarei com certeza.'],
  ['pt', 'Onde fica a esta\u00e7\u00e3o de metr\u00f4?'],
  ['pt', 'N\u00e3o recomendo este produto'],
  ['nl', 'Waar kan ik mijn fiets parkeren?'],
  ['nl', 'De levering was te laat en het pakket was beschadigd.'],
  ['sv', 'Maten var mycket god och personalen trevlig.'],
  ['da', 'Maden var rigtig god, og vi kommer gerne igen.'],
  ['no', 'Hvor er n\u00e6rmeste apotek? Jeg trenger hjelp.'],
  ['fi', 'Miss\u00e4 on l\u00e4hin apteekki?'],
  ['fi', 'Ruoka oli erinomaista ja palvelu yst\u00e4v\u00e4llist\u00e4.'],
  ['pl', 'Gdzie jest najbli\u017csza apteka?'],
  ['pl', 'Obs\u0142uga by\u0142a bardzo mi\u0142a, polecam wszystkim.'],
  ['cs', 'Kde je nejbli\u017e\u0161\u00ed l\u00e9k\u00e1rna?'],
  ['cs', 'J\u00eddlo bylo v\u00fdborn\u00e9 a obsluha p\u0159\u00edjemn\u00e1.'],
  ['tr', 'En yak\u0131n eczane nerede?'],
  ['tr', 'Yemekler \u00e7ok g\u00fczeldi, herkese tavsiye ederim.'],
  ['ro', 'Unde este cea mai apropiat\u0103 farmacie?'],
  ['hu', 'Hol van a legk\u00f6zelebbi gy\u00f3gyszert\u00e1r?'],
  ['id', 'Di mana apotek terdekat?'],
  ['id', 'Makanannya sangat enak dan pelayanannya ramah.'],
  [
    'ru',
    '\u0413\u0434\u0435 \u0431\u043b\u0438\u0436\u0430\u0439\u0448\u0430\u044f \u0430\u043f\u0442\u0435\u043a\u0430?',
  ],
  [
    'uk',
    '\u0414\u0435 \u043d\u0430\u0439\u0431\u043b\u0438\u0436\u0447\u0430 \u0430\u043f\u0442\u0435\u043a\u0430? \u0414\u044f\u043a\u0443\u044e, \u0446\u0435 \u0434\u0443\u0436\u0435 \u0434\u043e\u0431\u0440\u0435, \u0457\u0457 \u0437\u043d\u0430\u044e\u0442\u044c.',
  ],
  [
    'bg',
    '\u041a\u044a\u0434\u0435 \u0435 \u043d\u0430\u0439-\u0431\u043b\u0438\u0437\u043a\u0430\u0442\u0430 \u0430\u043f\u0442\u0435\u043a\u0430?',
  ],
  [
    'el',
    '\u03a0\u03bf\u03cd \u03b5\u03af\u03bd\u03b1\u03b9 \u03c4\u03bf \u03c0\u03bb\u03b7\u03c3\u03b9\u03ad\u03c3\u03c4\u03b5\u03c1\u03bf \u03c6\u03b1\u03c1\u03bc\u03b1\u03ba\u03b5\u03af\u03bf;',
  ],
  ['ar', '\u0623\u064a\u0646 \u0623\u0642\u0631\u0628 \u0635\u064a\u062f\u0644\u064a\u0629\u061f'],
  [
    'fa',
    '\u0646\u0632\u062f\u06cc\u06a9\u200c\u062a\u0631\u06cc\u0646 \u062f\u0627\u0631\u0648\u062e\u0627\u0646\u0647 \u06a9\u062c\u0627\u0633\u062a\u061f',
  ],
  [
    'he',
    '\u05d0\u05d9\u05e4\u05d4 \u05d1\u05d9\u05ea \u05d4\u05de\u05e8\u05e7\u05d7\u05ea \u05d4\u05e7\u05e8\u05d5\u05d1?',
  ],
  ['zh', '\u6700\u8fd1\u7684\u836f\u5e97\u5728\u54ea\u91cc\uff1f'],
  ['ja', '\u4e00\u756a\u8fd1\u3044\u85ac\u5c40\u306f\u3069\u3053\u3067\u3059\u304b\uff1f'],
  ['ko', '\uac00\uc7a5 \uac00\uae4c\uc6b4 \uc57d\uad6d\uc774 \uc5b4\ub514\uc608\uc694?'],
  [
    'th',
    '\u0e23\u0e49\u0e32\u0e19\u0e02\u0e32\u0e22\u0e22\u0e32\u0e17\u0e35\u0e48\u0e43\u0e01\u0e25\u0e49\u0e17\u0e35\u0e48\u0e2a\u0e38\u0e14\u0e2d\u0e22\u0e39\u0e48\u0e17\u0e35\u0e48\u0e44\u0e2b\u0e19',
  ],
  [
    'hi',
    '\u0938\u092c\u0938\u0947 \u0928\u091c\u093c\u0926\u0940\u0915\u0940 \u0926\u0935\u093e \u0915\u0940 \u0926\u0941\u0915\u093e\u0928 \u0915\u0939\u093e\u0901 \u0939\u0948?',
  ],
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
    const scores = languageScores('The word \u0430\u043f\u0442\u0435\u043a\u0430 means pharmacy.');
    expect([...scores.keys()]).toEqual(expect.arrayContaining(['en', 'ru']));
  });
});
