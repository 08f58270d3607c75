/** Plurals of English that no rule takes back. */
const irregular = new Map(
  `children child men man women woman people person feet foot teeth tooth mice mouse geese goose oxen ox lives life
   wives wife knives knife leaves leaf halves half shelves shelf wolves wolf loaves loaf thieves thief calves calf
   selves self scarves scarf criteria criterion phenomena phenomenon analyses analysis crises crisis theses thesis
   hypotheses hypothesis diagnoses diagnosis bases basis indices index vertices vertex matrices matrix appendices
   appendix bacteria bacterium larvae larva fungi fungus nuclei nucleus stimuli stimulus buses bus gases gas
   lenses lens viruses virus bonuses bonus campuses campus statuses status movies movie cookies cookie ties tie
   pies pie lies lie dies die zombies zombie calories calorie shoes shoe toes toe houses house causes cause
   clothes clothes shellfish shellfish`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, at, all) => {
      if (at % 2 === 0) pairs.push([word, all[at + 1] ?? word]);
      return pairs;
    }, []),
);

/** Words in -s that are no plurals, beside those in -ss, -us and -is. */
const singularInS = new Set(
  `news series species means gas lens bias canvas atlas christmas always perhaps physics mathematics economics politics
   ethics electronics logistics statistics athletics mechanics dynamics graphics analytics diabetes rabies headquarters
   sms gps yes texas paris wales brussels james`
    .trim()
    .split(/\s+/),
);

/** The singular of a folded English noun, by rule: good enough to count forms of a word together. */
export function singular(word: string): string {
  if (word.endsWith("'s")) return word.slice(0, -2);
  if (word.length < 4) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word) || singularInS.has(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word))
    return word.slice(0, /(?:[rnuai]s|z|[aeiou]ch)es$/.test(word) ? -1 : -2);
  return word.endsWith('oes') ? word.slice(0, -2) : word.slice(0, -1);
}
