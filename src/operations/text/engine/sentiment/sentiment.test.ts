import { describe, expect, it, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { scoreSentiment } from './sentiment.ts';

const rows: readonly (readonly [string, string, string])[] = [
  ['12: no complaints', 'No complaints.', 'positive'],
  ['12: not bad at all', 'Not bad at all.', 'positive'],
  ['12: can not recommend enough', "I can't recommend them enough.", 'positive'],
  ['12: could not ask for better', "Couldn't ask for better.", 'positive'],
  ['12: would not recommend', 'I would not recommend this.', 'negative'],
  ['12: not good', 'The food was not good.', 'negative'],
  ['12: a policy', 'The insurance covers fire, theft and damage.', 'neutral'],
  ['12: a department', 'You will find it in the crime novel section.', 'neutral'],
  ['a wish to have had it before is praise', 'I wish I had discovered this bakery years ago.', 'positive'],
  ['a wish never to have had it', 'I wish I had never ordered this.', 'negative'],
  ['what should have been bought instead', 'I should have bought the other one.', 'negative'],
  ['the same wish in German', 'Hätte ich das nur früher bestellt.', 'positive'],
  ['the same wish in Spanish', 'Ojalá lo hubiera descubierto hace años.', 'positive'],
  ['praise of one more burden is irony', 'Wonderful, yet another form to sign.', 'negative'],
  ['praise of one more pleasure', 'Great, another lovely evening with you.', 'positive'],
  ['praise of one more of a good thing', 'Great, another quick delivery from this shop.', 'positive'],
  ['praise of more in German', 'Super, noch besser als erwartet!', 'positive'],
  ['the same irony in French', 'Parfait, encore une panne.', 'negative'],
  ['the same irony in German', 'Na toll, schon wieder Stau.', 'negative'],
  ['a demand', 'When do I get my deposit back???', 'negative'],
  ['a demand in Italian', "Dov'è il mio pacco???", 'negative'],
  ['a loud question after a pleasure', 'When is our party???', 'neutral'],
  ['a loud question that exclaims', 'What time does it start?!', 'neutral'],
  ['a loud question after the own dog', 'Where is my dog???', 'neutral'],
  ['a demand for two parcels', 'Where are my two missing parcels?!', 'negative'],
  ['a loud question in German', 'Wann ist unsere Feier???', 'neutral'],
  ['a demand in Spanish', '¿Dónde está mi reembolso???', 'negative'],
  ['a question of one mark', 'Where is my seat?', 'neutral'],
  ['no better one was ever had', 'Never had a better meal.', 'positive'],
  ['nor a worse one', 'Never tasted worse coffee.', 'negative'],
  ['no regret to come', 'You will not regret it.', 'positive'],
  ['the end of problems', 'The new update fixed all my problems.', 'positive'],
  ['no complaint in German', 'Ich kann mich nicht beschweren.', 'positive'],
  ['money thrown away in Italian', 'Soldi buttati.', 'negative'],
  ['a word of French too short to tell', "J'adore !", 'positive'],
  ['of Italian', 'Da evitare.', 'negative'],
  ['of Italian praise', 'Consigliatissimo', 'positive'],
  ['of Dutch', 'Aanrader!', 'positive'],
  ['a word that no language rates', 'Fahrplan', 'neutral'],
  ['praise in Dutch', 'Heel tevreden, snelle levering!', 'positive'],
  ['a denial in Dutch', 'Niet tevreden over de kwaliteit.', 'negative'],
  ['a complaint in Dutch', 'Nog steeds geen antwoord gekregen.', 'negative'],
  ['a question in Dutch', 'Wanneer komt mijn pakket?', 'neutral'],
  ['what exceeds expectations in Dutch', 'Het hotel viel reuze mee.', 'positive'],
  ['what counts comes after but in Dutch', 'De prijs is prima, maar de service is slecht.', 'negative'],
  ['8: emoji alone', '\u{1f60d}\u{1f60d}\u{1f60d}', 'positive'],
  ['8: stops alone', '...', 'neutral'],
  ['1: a word that is a member of every object', 'The constructor is lovely.', 'positive'],
  ['1: another', '__proto__ toString hasOwnProperty', 'neutral'],
  ['not without', 'Not a single problem since I bought it.', 'positive'],
  ['nothing but', 'Nothing but praise for the team.', 'positive'],
  ['nobody helps', 'Nobody answers the phone.', 'negative'],
  ['no longer', 'It no longer works.', 'negative'],
  ['too much', 'The bag is too small.', 'negative'],
  ['happier', "I couldn't be happier.", 'positive'],
  ['what might have been', 'It could have been a great evening.', 'negative'],
  ['what counts comes after but', 'The room was nice, but the bed was horrible.', 'negative'],
  ['granted, then outweighed', 'Although the room was small, the stay was wonderful.', 'positive'],
  ['irony', 'Oh great, it broke again.', 'negative'],
  ['a question', 'Where is the nearest good pharmacy?', 'neutral'],
  ['a complaint that asks', 'Why does it keep crashing?', 'negative'],
  ['a manual', 'Press the red button to stop the machine.', 'neutral'],
  ['an instruction that speaks to its reader', 'Clean the filter before you use it.', 'neutral'],
  ['a warning', 'Do not use this device near water.', 'neutral'],
  ['a condition', 'Call us if you are unhappy with the cut.', 'neutral'],
  ['water is no outage', 'Add a glass of water and stir.', 'neutral'],
  ['away, not regained', 'I will be back in the office on Monday.', 'neutral'],
  ['ahead of time, not of plan', 'The minister met the mayor ahead of the summit.', 'neutral'],
  ['a plot', 'The novel follows a detective who hunts a murderer.', 'neutral'],
  ['a life', 'The composer died in 1791.', 'neutral'],
  ['worth it', 'It is worth the trip.', 'positive'],
  ['wished for sooner', 'I wish I had found them sooner.', 'positive'],
  ['marks: full', '5/5', 'positive'],
  ['marks: few', '1 star.', 'negative'],
  ['marks: a date is not a mark', 'We meet on 5/10/2024.', 'neutral'],
  ['capitals', 'This is TERRIBLE', 'negative'],
  ['drawn out', 'sooooo goooood', 'positive'],
  ['an emoticon', 'Arrived today :)', 'positive'],
  ['profits up', 'Profits rose 12 percent in May.', 'positive'],
  ['deaths up', 'Road deaths rose sharply last year.', 'negative'],
  ['crime down', 'Crime fell for the third year in a row.', 'positive'],
  ['Spanish', 'La comida estaba muy buena y el personal fue amable.', 'positive'],
  ['French, denied', "L'appareil ne fonctionne plus et personne ne r\u00e9pond.", 'negative'],
  ['German', 'Der Kundendienst war leider sehr unfreundlich.', 'negative'],
  ['Italian', 'La camera era sporca e il personale scortese.', 'negative'],
  ['no doubt is no denial', 'Without a doubt the best pizza in town.', 'positive'],
  ['no doubt, of what is bad', 'Beyond any doubt the worst hotel.', 'negative'],
  ['no doubt in German', 'Ohne Zweifel die beste Pizza der Stadt.', 'positive'],
  ['no doubt in French', 'Sans aucun doute le meilleur restaurant.', 'positive'],
  ['no hesitation in French', "N'h\u00e9sitez pas, c'est excellent.", 'positive'],
  ['no doubt in Spanish', 'Es sin duda el mejor de la ciudad.', 'positive'],
  ['no doubt in Spanish, of what is bad', 'Sin lugar a dudas el peor sitio.', 'negative'],
  ['no doubt in Italian', 'Senza alcun dubbio la pizza migliore.', 'positive'],
  ['two words of Spanish, one of them English too', 'Sin problemas', 'positive'],
  ['a short text of Spanish', 'Repetiremos sin duda', 'positive'],
  ['English of a name and a word', 'Zyxtro rocks', 'positive'],
  ['no doubt in Dutch', 'Zonder twijfel de beste bakker.', 'positive'],
  ['no doubt in Portuguese', 'Sem d\u00favida o melhor caf\u00e9.', 'positive'],
  ['Portuguese', 'A comida estava deliciosa e o atendimento foi excelente.', 'positive'],
];

test.each(rows)('%s: %s is %s', (_, text, label) => {
  expect(scoreSentiment(text).label).toBe(label);
});

describe('a score', () => {
  it('agrees with its label, in four decimals (decision 10)', () => {
    for (const [, text] of rows) {
      const { label, score, confidence } = scoreSentiment(text);
      expect(label).toBe(Math.abs(score) < 0.18 ? 'neutral' : score > 0 ? 'positive' : 'negative');
      expect([score, confidence]).toEqual([Number(score.toFixed(4)), Number(confidence.toFixed(4))]);
      expect(Math.abs(score)).toBeLessThanOrEqual(1);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(0.99);
    }
  });

  it.each([
    ['The food was okay.', 'The food was absolutely delicious.'],
    ['I am extremely disappointed.', 'I am slightly disappointed.'],
    ['I love it.', 'I LOVE it!!!'],
    ['not good', 'good'],
    ['It is the worst printer ever.', 'The printer is a little slow.'],
  ])('grows with what is said: %s / %s', (lower, higher) => {
    expect(scoreSentiment(lower).score).toBeLessThan(scoreSentiment(higher).score);
  });
});

describe('the first 2000 characters (decision 11)', () => {
  it.each([
    ['characters of one unit', 'What a wonderful day. '.repeat(100).slice(0, 2000)],
    ['pairs of surrogates', '\u{1f60d}'.repeat(2000)],
    ['a cut inside a word', `${'wonderful '.repeat(199)}wonder`.padEnd(2000, 'x')],
  ])('alone count: %s (pitfall 7)', (_, start) => {
    expect(scoreSentiment(start + ' terrible'.repeat(40))).toEqual(scoreSentiment(start));
  });
});

describe('hostile texts', () => {
  it.each([
    ['Mr. ', 12_000],
    ['A ', 20_000],
    ['(', 40_000],
    ['a@', 20_000],
    ['http://', 7000],
    ['not ', 25_000],
    ['so so ', 15_000],
    ['I ran. ', 16_000],
    [':', 100_000],
    ['x', 100_000],
    ["'", 100_000],
    ['\u{1f468}\u200d', 30_000],
  ])('%j x %i is judged at once (pitfall 9)', (part, times) => {
    const text = part.repeat(times);
    const start = process.cpuUsage();
    scoreSentiment(text);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
