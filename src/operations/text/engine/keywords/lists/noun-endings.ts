/** Nouns that end as adjectives do: in -al, -ic, -ive, -able, -ary, -ish, -ous, -ful, -less, -ent. */
export const nounsLikeAdjectives = `
  aerial betrayal chemical decimal editorial hymnal memorial musical numeral official ordeal perennial periodical
  reversal serial vandal vial animal appraisal approval arrival burial canal capital carnival cathedral cereal coal corral credential crystal deal
  decal denial dental dial disposal festival fossil funeral general goal gospel hospital interval jackal journal
  juvenile local manual material meal medal mental metal mineral moral mural oval pedal pedestal petal portal principal
  professional proposal pal rascal rebuttal recital referral refusal rehearsal removal renewal rental retrieval revival
  rival ritual royal sandal scandal seal signal spiral steal survival terminal trial tribunal tutorial withdrawal zeal
  academic aerobic antibiotic arithmetic attic basic cleric clinic comic cosmetic critic critic's demographic diagnostic
  logic rhetoric ceramic acrylic classic characteristic cynic skeptic sceptic fanatic epic epidemic ethic fabric garlic generic graphic heuristic infographic lyric magic mechanic medic metric mimic mosaic
  music mystic organic pandemic panic picnic plastic polytechnic public relic republic rubric statistic tactic tic tonic
  topic traffic traumatic tunic
  abrasive adhesive adjective alternative archive captive collective cooperative co-operative derivative detective
  detergent directive drive executive explosive five hive incentive initiative laxative locomotive motive narrative native
  objective olive perspective preservative preventive representative sedative
  cable constable fable sable stable syllable table timetable turntable variable vegetable wearable consumable
  adversary anniversary beneficiary boundary burglary canary commentary dairy diary dictionary documentary estuary fairy
  glossary granary itinerary judiciary library luminary mercenary military missionary notary obituary ovary primary
  pharmacy prairie salary sanctuary secretary seminary summary subsidiary tributary vocabulary voluntary
  blush brush bush cash cellphish crush dish fish finish parish polish radish relish rubbish skirmish starfish shellfish
  jellyfish swordfish varnish
  armful bucketful cupful handful mouthful spoonful
  accident accent agent agreement cement client comment consent content content's continent student event extent
  orient parent patent patient percent present president rent resident scent talent tent torrent serpent current
  ingredient gradient recipient nutrient incident ascent descent torment segment crescent detergent deterrent precedent
  opponent component exponent proponent adolescent antecedent quotient correspondent respondent superintendent descendant
  tangent regent contingent insurgent pavement convent advent crescent unguent absorbent solvent coolant accent
`;

/** Nouns in -ly, which are no adverbs. */
export const nounsInLy = `
  ally anomaly assembly bully butterfly dragonfly belly family fly homily italy jelly july lily monopoly panoply ply rally reply
  supply tally underbelly doily gully hillbilly holly jolly melancholy folly trolley barfly firefly
`;

/** Nouns in -ed and -ing, which are no forms of verbs. */
export const nounsLikeForms = `
  bed breed creed deed feed greed hundred need reed seed shed sled speed weed steed embed moped biped thoroughbred
  airspeed newsfeed seabed flowerbed watershed bloodshed hotbed infrared
  awning being bedding bearing beijing boring briefing building ceiling clothing coating covering crossing dressing
  drawing earring earnings evening farming fencing fishing flooring funding gardening gathering greeting handwriting
  heating hearing helping herring housing icing inning king landing lighting lining listing lodging meeting morning
  mooring nursing offering opening outing packaging painting parking pricing piping plumbing pudding railing rating reading
  recycling ring roofing savings screening sealing serving setting shipping shopping sibling sightseeing sing
  spelling spring staffing sterling sting string surrounding swing tailoring thing timing training tubing upbringing
  viking warning wedding welding wing wiring wording writing booking catering cleaning coaching cooking cycling
  dining engineering gaming hiking hosting hunting knitting licensing manufacturing marketing mining modelling
  networking outsourcing phishing planning printing processing programming publishing racing roaming sailing
  scheduling schooling signing skiing spending streaming swimming testing tracking trading translating
  understanding vaping woodworking saving shelving scaffolding herring canning dwelling clearing carving
  cutting filing finding footing landing lettering mailing making matting moulding netting outbuilding parenting pairing
  peeling posting quilting rafting rigging sampling seasoning shading sketching sledding surfing tiling topping
  towing trapping upholstering vending wadding weaving weighting wrapping yachting babysitting birdwatching blogging boxing
  brewing camping canoeing climbing commuting composting counselling crowdfunding dancing drilling driving dumping
  fundraising glazing grazing grooming hacking harvesting insulating irrigating jogging lending logging mentoring
  nesting onboarding polling ploughing queuing railing rowing running sewing singing smoking snorkelling stargazing stocktaking
  swinging teaching tutoring volunteering walking whaling baking bathing bowling busking
`;
