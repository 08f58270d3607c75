/** What people tell of what befell them, told without a word of praise or blame. For the notation see phrases.ts. */
export const everydayPhrases = `
  0 rarely|seldom|never have i|we been|seen|had|met|read|eaten ~ such|so|a, rarely|seldom|never
    seen|had|met|read|eaten|experienced|heard|known|felt|been such|so, nobody|noone else, no one else, not once|only, gave up smoking|drinking|work, tick the|a box|boxes, the|a| best|good|right|perfect time|way|place to|of|for, fall|falls|falling in love, well being, get what you pay, last longer, better|rather late than never
  +2 could not do enough for, doubled|tripled|halved our|my ~ sales|sign|income|customers|bookings|traffic|orders|bill|bills|time|speed,
    asked|ask|asks where i|we got|bought ~, came back clear|negative|clean, can not go wrong, wish i|we had ~ found|discovered|bought|started|known|tried|ordered|met ~ sooner|earlier|before|ago|years,
    should have ~ sooner|earlier|ago, the only * ~ works|trust|use|need|understands|helped|helps|fits, if you only
    visit|read|see|buy|try|do|watch one, how do they do it, goosebumps, gave|gives|got me goosebumps|chills|butterflies,
    never ~ looked|felt|slept|been|tasted|had|seen|met|worked|run|enjoyed ~ better|happier|healthier|friendlier|kinder|+
    smoother|good|easier|cleaner, have|has never looked|felt|been better, care|cares|cared about their|his|her|its|the|+
    customers|patients|guests|students|people ~, can|could tell they|he|she care|love|know|enjoy, you can tell ~ love|care|+
    proud|passion, looks|look|looking forward to his|her|their|every|each|it|my|our ~, without you|your|them|him|her|their|this
    ~ would|could not|never|have, without your|their help|support|advice, six|6 stars, 6|11 out of 5|10, above its|his|her|their
    weight, punches|punching well|far| above, a real|actual person|human answers|picks|answered|picked|replied|on|at, never lets|+
    let you|us|me down, still|is running|working|going|ticking|driving|works|runs|wear|wearing|use|using it|them| ~ years|decade|+
    decades|today|winters, after all these years, laughed|laugh|laughing until|so|till|out ~ cried|hurt|loud|hard|tears, made
    me|us laugh|smile|cry with, made us|me|them|her|him sandwiches|tea|dinner|breakfast|coffee, waited|stayed ~ for us|me, gave me
    his|her|their ~ seat|number|coat, drove|walked|carried ~ me|us|her|him home|there, handwritten|thank you note|card, twice|+
    double|three|ten as|times much|many as ~ hoped|expected|planned|target, more than ~ hoped|expected|imagined|dreamed, to my
    great| surprise|delight|relief, cut|cuts|cutting|reduced|reduces|halved|halves deaths|infections|costs|emissions|crime|bills|+
    waiting|pain|risk|injuries ~ by|in, saved his|her|my|their|our|the|a|%number sight|life|lives|leg|child|son|daughter|dog|cat|+
    business|company|family|village|bacon|marriage|day|people|lives, thanked the|her|his|their|them|him|me|everyone ~, bit of a|+
    gem|treasure|bargain, made|makes it look|seem|feel so| easy, feel|felt|feels so| easy|lighter|safe|calm, blown away,
    like|as it was|were|is made|built|designed for me|us|him|her, fits right in, melts|melted in the|my|your mouth, to die for,
    licked|cleaned|emptied|cleared his|her|their|the|my|our|every| ~ plate|plates|bowl|fingers, second|two|three helping|+
    helpings|portions, no leftovers, gone in minutes|seconds, not a crumb|scrap|drop left, did|does|do not miss ~ old,
    tears of joy|laughter|relief, on first|the first|my first|his first|her first try|attempt, in one go, at first sight, took
    %number minutes, took minutes, in under %number minutes|seconds, under|within|less an|than|%number minutes|hour|seconds, done in|+
    before minutes|seconds|lunch, so clearly|well|patiently|nicely|beautifully|smoothly|gently|quietly, slept ~ through|hours|like|+
    soundly|well|night, stayed|sat|talked ~ all afternoon|night|evening|day|hours, lost track of time, did|could not want|put|stop
    it|to|him|her leave|go|end|down|reading|playing|eating, came ~ and stayed|left ~ with, curled up, wagging|wagged his|her|its
    tail, purring|purrs, got|get|gets|feel|feels my|our|his|her ~ back, my|our|his|her confidence|energy|life|smile|hair|skin|+
    garden|grades|back is|has|feels|looks|are|have back|improved|recovered|never|thick|glowing|radiant, glowing|radiant, biggest|+
    largest ~ ever|yet, taken|takes|took|hiring|hired|recruit|recruiting on ~ apprentices|trainees|staff|workers|people,
    has|have not budged|faded|leaked|worn|shrunk|moved|rusted|missed|skipped ~, not budged|faded|shrunk|rusted|leaked
  +1 finally, deserves ~ award|medal|raise|praise|oscar|more, on my|our doorstep, at my door, real person, kind enough, for free,
    free|complimentary coffee|tea|water|snack|snacks|drink|drinks|wine|ride|sample|samples, easy to, no longer need|have|need to
    ~, any more questions, you guys, respect, good old, handy for, like it, proper job, in minutes, a must, must for
  -1.6 miss|missing|misses the|my old|previous|original ~, please finally, %number minutes|hours|weeks|euros|dollars|pounds for
    a, not exactly, not quite what, i|you|one would expect|have expected|have thought ~, %number euros|dollars|pounds ~ expect,
    could have ~ myself|ourselves|blindfolded, ended|ending|end up in hospital|tears|court, ended|ending|end up ~ fixing|paying|+
    throwing|buying|doing|going|walking|sleeping|cancelling|returning|myself|ourselves|missing|standing|sitting, out of sync|+
    focus|tune|shape|place|order|battery|paper, find|found ~ closed|locked|shut|gone|cancelled|full, cuts|cut|cutting|drops|+
    dropped|dropping|conks out|off ~ every|whenever|after|mid|when|again, cuts|cutting|dropping|conks out, seen better,
    sighed|shrugged|laughed at|when|and, shrugged, gave up, pay|paying|paid|charge|charges|charged extra for,
    every single|damn|bloody time, each and every time, coming|peeling|falling|wearing|rubbing off, fell|falling|fall out after|in|of, hair|teeth fell|falling|falls out, step|steps down|backwards|back from|, a step
    backwards|back|down, for the second|third|fourth|fifth|umpteenth|nth|hundredth time, third|fourth|fifth|umpteenth time this|in|that, after the second|third|fourth|fifth|tenth|umpteenth call|email|try|attempt|visit|reminder|time|wash|+
    use, i|we was|were told|promised ~ but|would|to wait, only works|worked when|sometimes|half,
    when it feels|wants, prices|price|rent|fees|bills|cost|costs|fares have|has|keep|keeps|just|went ~ up, gone up,
    portions|quality|standards|service have|has|had ~ shrunk|dropped|fallen|declined|slipped|deteriorated|suffered, shrunk,
    leaving in droves, leaving|left|quit in droves|protest, low pay|wages, long hours|queues|waits|lines|wait, a con, what a
    con|joke|liar|shame|letdown, not wish ~ on anyone, on anyone, hardly|barely the, not the * ~ promised|advertised|expected|+
    hoped|described|pictured|ordered, as ~ promised but, they promised, magic|charm|soul|spark|fun ~ is|was gone|missing|lost,
    might|may as well ~ be|have|not, would|had rather|sooner ~ than, prefer ~ root canal|dentist, make|made|makes up his|+
    their|her excuses|stories, one excuse|problem after another, excuse after excuse, automatic|automated|canned|copy|standard|+
    generic reply|replies|mail|email|emails|response|responses|message|answer, same|canned copy|standard|old answer|reply|+
    excuse|problem|issue|fault|story|mistake, half of what|the ~ never|missing|not, half ~ does|do|did not, came|come|comes|+
    turned|print|prints out green|blurry|wrong|crooked|small|faded|pink|dark|grey|streaky|blank, wrong way|size|order|colour|+
    address|name|person|item, do|did not even ~, not even, no|nothing one|body ~ care|cares, at|on|to my own expense, out of my
    own pocket, with tape|duct|glue|cardboard, with duct tape, held together, threat|threaten|threatened|threatening of|to|with
    legal|action|court|lawyer|report|sue, legal|court action, have to|had to|must re|again log|enter|restart|reset|do|start ~
    again|every|each, logs|log|asks|kicks|signs|kicked me|us|you|out to|out| ~ every|each|again|constantly, gets rejected|+
    refused|lost|stuck|hot|worse|declined, visible|still see|seeing ~ stains|marks|scratches|old, idea of a|+
    joke|vegetarian|breakfast|customer|service|humour|help, their|his|her idea of, on his|her|their list|holiday|phone|phones,
    looked at|up me|us ~ like, without looking|asking|telling|warning|notice|consent|permission, behind my|our back, without
    even ~, did not look, asked to|if go|leave|when home|over, bored after, went home|back early|+
    hungry|disappointed|empty, next to|door instead, do yourself a favour|favor and|, do not ~ like i|we did, learn|learned|+
    learnt the|my hard|lesson way|, lesson learned|learnt, hard|expensive way|lesson|mistake, save your|yourself ~, five|two|three|+
    four|six|hours|minutes|days hours|hour late|behind, hours|days|weeks late, left|arrived|departed|started|landed ~ late,
    stranding|stranded ~, grounded, voucher for, no closer to, no sign|trace|word of|+
    from, dragged on|out, drags on, drag on, too %dimension for|to, far from, a|the|my headache to|for|from, on strike,
    overpaid|underpaid for, broken|empty|false promises, breaks my heart, heart is|was broken|breaking, cried all|myself, in
    droves, down the drain|toilet, gathering|collecting dust, dust collector, paperweight, glorified, expensive paperweight|+
    brick|toy|ornament|doorstop, doorstop, a brick, bricked, for that price|money|kind|amount ~ expect, amateur hour, no rhyme|+
    reason, must be|have ~ joking|mistake, waste bin, only to ~ find|be|discover|learn|hear|told, never mind the, let alone,
    good luck getting|reaching|finding|trying|with, ask your|for money|refund|manager, as useful|much|useless use as|a, as
    useful as, chocolate teapot, about as ~ as, cold comfort, in vain, to no avail, for nothing|nowt, all for nothing, back to
    the drawing|square, wild goose, goes|went nowhere, went|gone missing|astray|wrong|silent, radio silence, silence since,
    heard nothing, heard back|from since|again, not heard, hear nothing, cold shoulder, made to feel|wait|stand|pay, treated like a|dirt|criminals|idiots|nobody|rubbish|cattle|children, talked over|down, herded like, like cattle|+
    sardines, packed like, cattle class
`;
