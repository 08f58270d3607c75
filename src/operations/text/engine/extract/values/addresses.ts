import type { Pattern } from './candidate.ts';

const street =
  '(?:Street|St|Road|Rd|Avenue|Ave|Av|Lane|Ln|Drive|Dr|Close|Cl|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Boulevard|Blvd|Crescent|Cres|Gardens|Gdns|Grove|Hill|Mews|Park|Parade|Row|Walk|Yard|View|Rise|Quay|Wharf|Green|Alley|Highway|Hwy|Parkway|Pkwy|Circle|Cir|Trail|Loop|Plaza|Bridge|Gate|Fields?|Meadows?|Heights|Vale|Chase|Mount|Point|Path|Passage|Promenade|Embankment|Esplanade|Broadway|Market|Drove|Strand|Side|Bank|End|Common|Villas|Buildings|Cottages|Island|Freeway|Turnpike|Pike|Run|Landing|Cove|Ridge|Hollow|Crossing|Town|Straat|Laan|Estate|Arcade|Lawn|Croft|Brow|Wynd|Vennel|Approach|Mall|Causeway|Dock|Docks|Lea|Garth|Gait|Gates|Orchard)\\b\\.?';
const word = "(?:\\p{Lu}[\\p{L}'\u2019-]{0,24}(?![\\p{L}\\d])|St\\.|Dr\\.|\\p{Lu}\\.)";
const words = `(?:${word}|of|the|and|on|upon|de|la|del|\\d{1,3}(?:st|nd|rd|th))(?:[ ](?:${word}|of|the|and|on|de|la|\\d{1,3}(?:st|nd|rd|th))){0,4}`;
const house = '\\d{1,5}(?:[A-Za-z]\\b)?(?:[-/\u2013]\\d{1,4}[A-Za-z]?)?';
const flat =
  '(?:(?:Flat|Apartment|Apt\\.?|Unit|Suite|Room|Floor|Level|Building|Block|Studio)[ ][\\p{L}\\d-]{1,5},?[ ])?';
const ukCode = '[A-Z]{1,2}\\d[A-Z\\d]?[ ]\\d[A-Z]{2}';
const code = `(?:${ukCode}|[A-Z]{2}[ ]\\d{5}(?:-\\d{4})?|(?:[A-Z]{1,2}-)?\\d{4,6}(?:[ ][A-Z]{2}\\b)?|\\d{3}[ ]\\d{2}|[A-Z]\\d[A-Z][ ]\\d[A-Z]\\d)(?![\\d])`;
const town = `${word}(?:[ ](?:${word}|am|an|der|upon|on|sur|de|la|le|in)){0,3}`;
/** What follows the street: towns and codes between commas. */
const tail = `(?:,[ ](?:${code}(?:[ ]${town})?|${town}(?:,?[ ]${code})?)){0,4}(?:[ ]${code})?`;
/** Street names of one word that end in what means street, and those that begin with it. */
const compound =
  '\\p{Lu}[\\p{L}.-]{1,30}(?:stra\u00dfe|strasse|str\\.|allee|weg|gasse|platz|kai|ring|damm|ufer|straat|laan|gracht|plein|kade|singel|dijk|gatan|v\u00e4gen|vej|gade|gata|veien|gate|katu|tie|utca|\u00fat|markt|berg|hof|steig|chaussee|graben|tor|wall|park|feld|stieg|pfad)';
const leading =
  '(?:Rue|Avenue|Boulevard|Place|Quai|Chemin|Impasse|Via|Viale|Piazza|Corso|Calle|Avenida|Plaza|Paseo|Carrer|Rua|Pra\u00e7a|Largo|Travessa|Ulica|ul\\.|Am|An der|Auf der|Im|Zum|Zur|Unter den|Alte|Neue|Alter|Neuer|Am Alten)';

/** Streets with their house, and what follows of town and code. */
export const addressPatterns: readonly Pattern[] = [
  {
    type: 'address',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,$\u20ac\u00a3/-])${flat}${house}[ ]${words}[ ]${street}(?![\\p{L}])(?:[ ](?:North|South|East|West|NW|NE|SW|SE)\\b)?(?:,[ ](?:Apt|Suite|Unit|Flat|Floor)\\.?[ ][\\p{L}\\d-]{1,5})?${tail}`,
      'gu',
    ),
  },
  {
    type: 'address',
    weight: 1,
    pattern: new RegExp(`(?<![\\p{L}\\d])${compound}[ ]${house}(?![\\p{L}\\d.]*\\d)${tail}`, 'gu'),
  },
  {
    type: 'address',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${leading}[ ](?:${word}|de|du|des|della|del|la|dei|da|do)(?:[ ](?:${word}|de|du|des|della|del|la)){0,4},?[ ]${house}(?!\\d)${tail}`,
      'gu',
    ),
  },
  {
    type: 'address',
    weight: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])\\d{1,4}(?:[ ]?(?:bis|ter))?,?[ ](?:rue|avenue|boulevard|place|quai|chemin|all\u00e9e|impasse|cours)[ ](?:${word}|de|du|des|la|l['\u2019]${word})(?:[ ](?:${word}|de|du|des|la)){0,4}${tail}`,
      'gu',
    ),
  },
  {
    type: 'address',
    weight: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,$\u20ac\u00a3/-])${house}[ ]${words},[ ]${town},?[ ](?:${ukCode}|[A-Z]{2}[ ]\\d{5})`,
      'gu',
    ),
  },
  {
    type: 'address',
    weight: 0.8,
    pattern: new RegExp(`(?<![\\p{L}])P\\.?O\\.?[ ]Box[ ]\\d{1,6}${tail}`, 'gu'),
  },
];

const alone = new RegExp(
  `(?<![\\p{L}\\d])(?:${ukCode}|(?<=, |\\n|^|[A-Z]-|[A-Z]{2} )\\d{5}(?:-\\d{4})?(?=[ ]\\p{Lu}|$|[.\\n,])|\\d{4}[ ][A-Z]{2}(?![\\p{L}])|[A-Z]\\d[A-Z][ ]\\d[A-Z]\\d|(?<=, |\\n)\\d{4,6}(?=[ ]\\p{Lu}))(?![\\d\\p{L}])`,
  'gmu',
);

/** Where postal codes stand; they may lie inside addresses. */
export const postcodePattern: Pattern = { type: 'postcode', weight: 0.9, pattern: alone };
