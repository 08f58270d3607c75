/** Function words of French: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const french = `
  le la les l un une des du de d au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre
  vos leur leurs je j me m moi tu te t toi il elle on se s soi nous vous ils elles lui eux en y celui celle
  ceux celles ceci cela \u00e7a c celui-ci celle-ci ceux-ci celui-l\u00e0 celle-l\u00e0 \u00e0 apr\u00e8s
  avant avec chez contre dans depuis derri\u00e8re d\u00e8s devant durant entre envers hors jusque jusqu
  malgr\u00e9 outre par parmi pendant pour pr\u00e8s sans sauf selon sous suivant sur vers voici voil\u00e0
  via et ou o\u00f9 mais ni or car donc que qu qui quoi dont lequel laquelle lesquels lesquelles auquel
  auxquels duquel desquels desquelles quel quelle quels quelles si comme quand lorsque lorsqu puisque puisqu
  parce quoique afin ainsi alors ne n pas plus moins tr\u00e8s trop peu beaucoup assez aussi autant tant
  tellement bien m\u00eame m\u00eames tout toute tous toutes aucun aucune nul nulle chaque plusieurs quelque
  quelques quelqu certain certaine certains certaines autre autres tel telle tels telles rien personne
  jamais toujours encore d\u00e9j\u00e0 souvent parfois ici l\u00e0 oui non ensuite puis enfin cependant
  pourtant toutefois seulement presque plut\u00f4t maintenant aujourd'hui aujourd hui comment pourquoi
  combien suis es est sommes \u00eates sont \u00e9tais \u00e9tait \u00e9tions \u00e9tiez \u00e9taient fus
  fut furent serai sera seront serait seraient sois soit soient \u00eatre \u00e9t\u00e9 \u00e9tant ai as a
  avons avez ont avais avait avions avaient eut eurent aurai aura auront aurait auraient aie ait aient avoir
  eu ayant fais fait font faire peut peuvent peux pouvoir pourrait doit doivent va vont vais aller c'est
  j'ai n'est n'a d'un d'une qu'il qu'elle qu'on qu'un qu'une l'on s'est s'il n'ont n'y d'autres jusqu'\u00e0
  jusqu'au lorsqu'il j'avais j'\u00e9tais c'\u00e9tait
`;
