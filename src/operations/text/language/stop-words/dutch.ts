/** Function words of Dutch: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const dutch = `
  de het een 't 'n deze dit die dat zulke zulk elk elke ieder iedere alle alles iets niets iemand niemand
  geen ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar wij we ons onze jullie hun hen zich
  zichzelf men er wie wat welke welk wiens aan achter af als bij binnen boven buiten door in langs met mee
  na naar naast om omdat onder op over per sinds te tegen ten ter tijdens tot tussen uit van vanaf vanuit
  via voor voorbij volgens wegens zonder rond rondom richting ondanks behalve en of maar want dus noch
  doordat zodat terwijl toen wanneer hoewel indien mits tenzij voordat nadat zodra waarom waar waarin waarop
  waarmee waarvan waardoor hoe daar daarom daarna daarin daarmee daarvan daardoor daarbij hier hierbij
  hierna hiervoor ervoor eruit erop niet wel ook nog al reeds slechts alleen zo zeer heel erg meer minder
  meest veel weinig enkele sommige andere ander anderen beide zelf zelfs toch echter ooit nooit altijd vaak
  soms weer nu dan vandaag misschien bijna ongeveer immers namelijk bovendien verder daarnaast ja nee eens
  even steeds samen ben bent is was waren geweest wees heb hebt heeft hebben had hadden gehad word wordt
  worden werd werden geworden zal zult zullen zou zouden kan kunt kunnen kon konden moet moeten moest
  moesten mag mogen mocht wil wilt willen wilde wilden doe doet doen deed gedaan ga gaat gaan ging
`;
