/** More of what befalls people and things, by trade: no word of it judges. For the notation see phrases.ts. */
export const dailyPhrases = `
  +1.8 cut|cuts|shortened|halved my|our|the ~ commute|journey|bill|bills|time|costs|waiting|queue|energy, feel|feeling|felt|look|+
    looking like a|an ~ star|million|princess|king|queen|hero|pro|person|champion|child|kid|celebrity|professional|new, barely|+
    hardly|scarcely|can not ~ hear|notice|feel|see it|them|the|any|that, rang|called|phoned|wrote|checked|followed me|us|up ~ to
    make|check|see ~ sure|if|arrived|happy|well, ask|asks|asked|asking|begging for the|my ~ recipe|name|brand|number|card, lent
    it|them to, bought|got|gave|giving|sent|ordered one|them|copies|it|more|two|three for|as ~ friends|family|everyone|mum|sister|+
    brother|daughter|son|parents|colleagues|gifts|presents|christmas, read|watched|seen|played it|this twice|three|four|five|cover|many|several, tumour|tumor|cancer|pain|rash|spots|symptoms|swelling|fever|eczema|headaches|anxiety ~ disappeared|gone|vanished|+
    cleared|healed|eased|shrunk|subsided, raised|raises|raise|lifted|lifts|upgraded|hiked its|their|the ~ forecast|outlook|guidance|+
    dividend|target|rating, strong|robust|rising|soaring|record demand|sales|orders|growth, never once lost|complained|failed|let|+
    missed|rushed|raised ~, birds|fish|salmon|butterflies|wolves|bees|otters|customers|tourists|visitors|fans have|are|has ~ back|+
    returned, not a|one|single ~ in sight|blister|scratch|drop|hair|leak|mark, without jamming|crashing|leaking|complaint|+
    complaining|stopping|asking|breaking|spilling|slipping|waking|fuss|stress, so glad|happy|pleased we|i ~, lined the streets|route,
    welcome|welcomed ~ home|heroes|champions, obsessed with ~, what else|more do|could you|anyone|i want|need|ask, on her|his|my|+
    their|its own at|in|after|for ~ first|time, all by herself|himself|myself|themselves|itself, by herself|himself|themselves in,
    nothing to add, loads|plenty|lots|heaps of space|room|storage|choice|light|fun|power|flavour|options|parking|pockets|charm|+
    character|energy|choices, smells|smell|smelled like|of|so fresh|lavender|heaven|clean|roses|vanilla|flowers|bread, fits
    everything|all|snugly|neatly|easily, glides|glide|slides|folds|fold|rolls smoothly|easily|effortlessly|flat|like, in|within
    seconds, dries quickly|fast|streak|overnight, charges|heats|boots|loads|starts|boils|cooks|cools|dries|opens quickly|fast|+
    instantly|immediately|evenly|straight|in|within, instant|immediate|quick|fast results|relief|response|refund|reply|difference|+
    improvement|access, noticed a|the|an|immediate|real ~ difference|improvement, back to normal|school, first time
    in|i|since ~ years|ages|months|decades|ever, a weekend|day|morning|hour of guessing|work saved, weeks|hours|days ahead of,
    helped|helps|help me|us|him|her|them|my ~ through|find|understand|move|choose|carry|pass|sleep|get|settle|walk|with|out,
    patient|gentle|kind|sweet|wonderful|brilliant with|to|towards my|our|the|her|his|me|us|children|kids|animals|dogs|+
    questions, good|great|lovely with children|kids|animals|dogs|us, remembered my|our|me|us|his|her ~, knows|remembers|remembered my|our|us|me ~ name|names|order|drink, threw|throws in a|an|some|extra|free ~, on the house, gave|gives|got us|me|him|her a ~ discount|upgrade|refund|+
    lift|hug|smile|second|free|extra, saved|saves me|us|you|him|her|my ~ weekend|hours|trip|fortune|day|from|euros|pounds|dollars,
    planted|restored|rebuilt|reopened|donated|adopted ~ trees|forest|homes|garden|park|money|food|clothes|families, reopened|+
    reopens|reopen ~ after, home again, welcomed|welcomes ~ with open|smile|warmly|like, smile on my|our|his|her|their|your face,
    made|make|makes ~ proud|grin|beam|glow|laugh
  +1.2 is|are|was|were|all|everything|rooms|bathroom|kitchen|place|very|so|nice|and clean and|tidy|, clean and tidy|comfortable|+
    quiet|bright|modern|fresh|warm, warm and dry|cosy|comfortable|friendly|inviting, safe and quiet|clean|warm, shower is|was hot,
    hot shower, quiet neighbourhood|street|area|location|room, great|good|perfect|central|excellent|ideal|fantastic location,
    clear|simple|easy instructions|interface|layout|menus|steps|language, stays|stayed|stay up|on|in|put|cool|sharp|fresh|hot, no
    fuss, good size|quality|condition|start|mood|shape|hands|work|support|sound|grip, nice|lovely|good and ~ warm|quiet|clean|light|+
    soft|roomy|easy
  -1.8 leaves|left|leaving|leave ~ film|streaks|marks|residue|stains|scratches|smell|rash|spots|crumbs|lumps|gap|mess|bruise|+
    burn|hole|puddle|puddles, in circles, sends|sent|sending|going|go|going round|around ~ circles, locks|locked|seizes|+
    seized|freezes|froze|jams|clogs|heats|burns up|out|when|every|if, looked|looks|look|faces|faced|overlooked|view at|of|onto ~ car
    park|wall|bins|site|motorway, more adverts|ads|advertising|commercials|holes|bones|fat|air|ice|packaging than, engine|warning|+
    check light came|comes|keeps|is|on, without ~ water|electricity|power|food|heating|pay|medicine|shelter|answer|gas|internet|+
    hot|phone ~ since|for|weeks|days|until, raised|raise|raises|raising|hiked|increased|doubled its|the|their|+
    my|our ~ fees|prices|rent|fares|premium|premiums|charges|bills, closed|closes|closing the|our|its ~ only|last|local ~,
    no|zero|minus|0|negative stars|star, give|gave|giving it|this|them ~ zero|0, if i could give no|zero|0|minus, this
    is what happens, let|lets|letting in water|rain|draughts, water|rain|wind|cold came|comes|gets|got|leaks in|through,
    hoped|asked|paid|ordered for ~ got|served|received, ordered|asked medium|rare|decaf|vegan ~
    got|served|came, never amount|good
    to|enough, served|came|arrived|was|were cold|grey|raw|burnt|late|dry|pink|frozen|lukewarm|soggy|empty|unripe, nothing|+
    nobody|little|not gets|got|is|was done|fixed|responsible|sorted|explained|moving|listening|improved|changed|ready, to say
    nothing, explains|explained|teaches nothing, fled|fleeing after|the|when|from|their, later died|collapsed,
    hitting|hit the|a|by ~ cyclist|pedestrian|car|child|bus|train|lorry, why do|does|is|are|should i|it|we|the|there|you|this have|+
    need|take|always|still|so|no|keep, can not sleep|eat|breathe|focus|concentrate|cope, nobody|noone|nothing ~ notice|notices|care|cares|help|helps|understands, pilled|bobbled|pills after|within|everywhere|already, colour|color|+
    colours|dye|paint|ink|print ran|runs|faded|fades|bled|bleeds|peeled|came|rubs|rubbed|washed, after one|two|three|just|only ~ wash|washes|wears|uses|rides, the day|second|moment|minute|week|month|+
    day|very i|we|after ~ left|warranty|guarantee|opened|came, warranty|guarantee expired|ran|ended|void|does, stag|hen|+
    party|parties|building|construction|road party|works|noise|site|work next|outside|below|above|until, woke|woken|wakes me|us|up|+
    every|by ~, kept|had us|me|the ~ awake|up, wasted|spent ~ evening|hour|hours|weekend|day|morning|trying|+
    on ~, drove|travelled|walked|came|queued|traveled|flew ~ for nothing|to find|closed|only, turned|sent|put|told me|us|them|him|+
    her away|off|to go|home|leave|wait|move, looked at me|us|the ~ like|blank, argued|argues|argue with|about|over, blamed|blames|+
    blame|blaming me|us|the|it|everyone|each|courier|on, shouted|yelled|barked|snapped|swore|screamed at me|us|my|him|her|staff|+
    customers, ran|runs|running|run out of|dry|late|battery|slow|hot, gets|got|runs|becomes|is|was|became|went ~ scorching|boiling|+
    freezing|uncomfortably|dangerously|painfully|unbearably ~, does|do|did not stay|hold|stick|line|spin|smell|taste|feel ~, cost|costs|costing me|us|a|an|him|her ~ fortune|+
    job|fine|night|day|weekend|deposit|bomb|arm, had to be ~ evacuated|rushed|removed|towed|thrown, had no choice, missed my|our|the|a|his|her|two|their ~ connection|flight|train|appointment|wedding|deadline|target|+
    exam|funeral|bus|stop, broke|broken|lost|hurt|injured|cut|burned|burnt|sprained|twisted my|his|her|our|their ~ arm|leg|wrist|+
    back|finger|ankle|hand|tooth|neck|heart|knee, stole|stolen|steal|stealing|steals my|our|his|her|from|the|their ~, was|were|got|+
    been stolen|robbed|mugged|hacked|bitten|attacked|stung|towed|fined|scratched|ruined|ignored|overlooked|rejected|dismissed|cheated, stuck|trapped|stranded in|on|at|for|behind|with|between ~, unable to ~ reach|contact|pay|afford|open|+
    book|breathe|walk|work|find|heat|feed, cannot afford, can not afford, struggle|struggling|struggled to|with ~, behind closed,
    no longer safe|welcome|affordable|available|enough|possible|worth|any, back to my|our|the|their old, missed out, locked me|us|him|+
    her|them out|in, out|run|ran|running of stock|ideas|date|money|time|patience|battery again|when
`;
