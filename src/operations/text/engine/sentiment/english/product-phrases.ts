/** How things serve, last and fit, and how they fail and wear out. For the notation see phrases.ts. */
export const productPhrases = `
  +1.8 cut|cuts|shortened|halved|halves|reduced my|our ~ commute|journey|bill|bills|time|costs|queue|+
    energy|workload, barely|hardly|scarcely notice|noticed|feel|felt it|them|that|you|the, can
    not|hardly|barely feel ~ it|them, without jamming|crashing|leaking|spilling|slipping|sticking|+
    overheating|fuss|stress|strain, smells|smell|smelled|smelt ~ fresh|lavender|heaven|roses|vanilla|+
    flowers|divine, fits|fit everything|everyone snugly|neatly|easily|in|, fits snugly|neatly|easily,
    glides|glide|glided|slides|folds|rolls|closes|opens smoothly|easily|effortlessly|like, dries|charges|+
    heats|boots|loads|starts|boils|cooks|cools|opens|responds so|very|really| quickly|fast|instantly|+
    immediately|evenly, instant|immediate|quick|fast results|relief|response|refund|reply|difference|+
    improvement, noticed|notice|noticeable|see|felt a|an|the|immediate|real|such ~ difference|improvement,
    loads|plenty|lots|heaps|bags|tons of space|room|storage|choice|light|fun|power|flavour|flavor|options|+
    parking|pockets|charm|character|energy|legroom|variety|detail, still running|working|going|wearing|+
    using|works|runs it|them|mine| ~ years|decade|decades, after all these years, the only * ~
    works|worked|helps|helped|understands|fits, has|have not budged|faded|leaked|worn|shrunk|rusted|+
    stretched|skipped|chipped, not budged|faded|shrunk|rusted|leaked, took|takes only|just|me|us|less|under
    ~ minutes|seconds, done|ready|installed|assembled|running|fixed|built|set up|and|running|
    in|within|under ~ minutes|seconds|hour, easy to, love|loves|loved|loving the|my|our|your|these|those|+
    how, more|another|several|some as presents|gifts, asks|ask|asked|asking ~ where ~ got|bought|get|buy|+
    from, charged|charge|charges|cost|costs|paid me|us|| next to nothing, does|did|do not miss|regret ~ old,
    more than i|we ~ hoped|expected|imagined|dreamed|asked, melt|melts|melted|melting in the|my|your mouth,
    to die for, not a crumb|scrap|drop|bite left, licked|cleaned|emptied our|their|his|her|the|my ~
    plate|plates|bowl|bowls, done to|just perfection|right, does|did it all, arrived|came|started|seen|+
    finished|left|ran|runs ~ on time, everything works|worked
  +1.2 clean and tidy|comfortable|quiet|bright|modern|fresh|warm|spacious|well|friendly, warm and
    dry|cosy|cozy|comfortable|friendly|inviting|welcoming, safe and quiet|clean|warm|secure, quiet
    neighbourhood|neighborhood|street|area|location, clear|simple|easy instructions|interface|layout|+
    menus|steps|explanations, good|great|perfect|central|excellent|ideal|fantastic|convenient
    location|position, good|great|excellent quality|condition|sound|grip|fit|picture, nice|lovely|good and
    warm|quiet|clean|light|soft|roomy|easy|fresh, handy for, a must, must for
  -1.8 leaves|left|leaving|leave ~ film|streaks|marks|residue|stains|scratches|rash|mess|puddle|puddles,
    locked|locks|seized|seizes|jammed|jams up|solid, jams|clogs|freezes|crashes|disconnects|reboots|+
    restarts|hangs|buffers|stutters|drops|cuts|cut|conks|conked out|off| ~ every|whenever|constantly|+
    randomly|mid, looked|looks|overlooked|overlooks|faced|view out|over|of|at|onto| ~ car park,
    overlooked|overlooks|view of|a|the| brick|wall|bins|motorway|dump, more ads|adverts|advertising|+
    commercials|air|bones|fat|holes|bugs|packaging than, warning|engine light came|keeps|stays ~ on,
    let|lets|letting in water|rain|draughts|drafts, water|rain|wind|cold came|gets|got|leaks|leaked|seeped
    in|through, pilled|bobbled|bobbles, colour|color|colours|colors|dye|paint|ink|print|pattern ran|faded|+
    bled|bleeds|peeled|rubs|rubbed|washes|washed off|out|everywhere|away|, after one|two|just|only|a|+
    first|single ~ wash|washes|wears, the|one|a|two day|days|week|weeks|month|months after ~
    warranty|guarantee, just|right|shortly|day|days|weeks out of warranty|guarantee,
    construction|building|road|traffic|street|constant|loud noise|works|drilling ~ outside|next|below|+
    above|all|from, woken|woke up| by ~ noise|music|traffic|drilling|neighbours|bins, kept|keeps me|us|the ~
    awake, runs|ran|running slow|hot|late, dangerously|uncomfortably|painfully|unbearably|unpleasantly|+
    ridiculously hot|cold|loud|tight|slow|warm|bright|close|full|small|expensive|long, did|does|do|will|+
    would|could not stay|hold|stick|spin|clean|dry up|on|in|together|put|its|their|, so hot|loud|slow|+
    small|thin|weak|bad|cold|noisy|tight|heavy that, drops|dropped|dropping|cuts|cutting|conks out ~
    every|whenever|mid|all, out of sync|focus|tune|shape|battery, coming|peeling|rubbing off|away|loose,
    fell|falling|fall out after|of, hair|teeth fell|falling|falls out, only works|worked
    when|sometimes|half, when it feels|wants|likes like|to|, portions|quality|standards|service|portion
    have|has|had|sizes ~ shrunk|dropped|fallen|declined|slipped|deteriorated|suffered|gone, shrunk,
    came|turned|printed|prints|print|comes out|back blurry|crooked|faded|blank|streaky|wrong|burnt|raw,
    made|make|makes ~ restart|reset|reboot|log ~ again|every, have|had to restart|reset|reboot|log|+
    reinstall|re|start|recharge ~ again|every|each|daily|constantly, logs|kicks|signs|kicked|logged|throws
    me|us|you out, gets|got|getting rejected|refused|lost|stuck|declined|jammed|tangled|clogged|dirty, still
    see|feel|hear|smell ~ stains|marks|scratches|old, held together with|by duct|tape|glue|hope|string,
    half|most|none|some of the|them|my|it|its|our ~ do|does|did|is|are|were|was not|missing|broken|gone|+
    wrong, half of what|the ~ never|missing|not, half ~ does|do|did not, not|nothing|hardly exactly, not
    quite what|right|there|as, not the * ~ promised|advertised|expected|hoped|described|pictured|ordered|+
    wanted, as ~ promised|described but, miss|missing the|my old|previous|original ~, seen better, a
    step|steps backwards|backward|back, step|steps backwards|back from|, %number minutes|hours|weeks|+
    euros|dollars|pounds for a, %number euros|dollars|pounds|quid ~ expect, for|at that|this price|money ~
    expect|expected|better|should, hoped|asked|paid|ordered|wanted for| ~ got|received ~
    instead|not|nothing|wrong, dead|flat|empty by|before|after|within|at lunchtime|lunch|noon|midday|+
    dinner|evening|hours|hour|an|two|three|half, tastes|tasted|taste|smells|smelled|smelt|looks|looked|+
    feels|felt like dishwater|cardboard|leather|rubber|plastic|soap|sawdust|mud|paper|chemicals|dirt|+
    sewage|vomit|metal|ash|sand|glue, was|were|is|are like leather|rubber|cardboard|sawdust|dishwater|+
    bricks|rocks|stone
`;
