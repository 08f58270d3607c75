/** How people are treated: cared for and helped, put off and ignored. For the notation see phrases.ts. */
export const servicePhrases = `
  +1.8 rang|called|phoned|checked|followed me|us|up ~ to make|check|see ~ sure|if|well|happy, ask|asks|+
    asked|asking|begging for the|her|his|your recipe, care|cares|cared about their|his|her|its|the|our|my
    customers|patients|guests|students|people|work|clients|animals|children|residents, can|could tell
    they|he|she ~ care|cares|love|loves|enjoy|enjoys, you can tell ~ love|loves|care|cares|proud|passion,
    real|actual|live person|human|people ~ answers|answered|answering|picked|replied|phone,
    patient|gentle|kind|sweet|wonderful|brilliant|great with|to|towards my|our|the|her|his|me|us|children|+
    kids|animals|dogs|everyone, remembered|remembers|knows|know my|our|me|us|your ~ name|names|order|drink,
    throws|threw in ~ free|extra|bonus, on the house, gave|gives|got us|me|him|her a|an ~
    discount|upgrade|lift|hug|extra|free, welcomed|greeted|welcomes|greets ~ with open|smile|warmly|warmth,
    so clearly|well|patiently|nicely|gently|quickly, helps|helped|helping me|us|him|her|them|my|our ~
    through|find|understand|move|choose|pass|sleep|settle|walk, could not do enough|more for, let|lets me|us
    try|taste|stay|keep ~
  +1.2 kind enough, handwritten|personal note|card, any more questions, complimentary coffee|tea|water|+
    snack|snacks|drink|drinks|wine|breakfast|upgrade
  -1.8 sent|sends|sending|send|going|went|go me|us|you|round|around| in circles, i|we|they was|were|have
    |been told|promised ~ but|yet|still, argued|argues|arguing with me|us|customers|guests,
    blamed|blames|blame|blaming me|us|everyone|each|it the|on|other|customer|courier|, shouted|yelled|+
    barked|snapped|swore|screamed|shouts|yells at me|us|my|him|her|staff|customers|children|guests,
    looked|looks|stared at|through me|us|you ~ like|blank, laughed|laughs|shrugged|sighed at me|us|when,
    shrugged, rolled|rolls their|his|her eyes, one excuse|problem|disaster after another, excuse after
    excuse, make|makes|made|making up his|her|their| excuses, same|usual|only|just old| excuse|excuses,
    canned|generic|scripted|robotic|copy pasted|paste| reply|replies|response|responses|answer|answers|+
    email|emails|text, made to feel|wait|stand|queue, treated|treat|treats like a| dirt|criminal|+
    criminals|idiot|idiots|rubbish|cattle|fool|number|nuisance, talked|talk|talks|spoken over|down me|us|to,
    herded|packed like, like cattle|sardines|criminals, without asking|telling|warning|informing|consulting
    me|us|anyone|people, without any|a|even warning|notice|explanation|apology|word|sorry|notifying|asking,
    behind my|our|their back, nothing gets|got|is|was ever|being| done|fixed|sorted|improved|resolved|+
    explained|changed, no|nothing one|body| ~ care|cares|cared, nobody ~ notices|cares|cared|understands|+
    listens|responsible, at|on my|our own expense, out of my|our own pocket, after the|my|our
    second|third|fourth|fifth|tenth|umpteenth call|email|try|attempt|visit|reminder|complaint|repair, for
    the umpteenth|nth|hundredth|thousandth time, second|third|fourth|fifth|umpteenth time this|in|that
    week|month|year|a, turned|sent me|us|people away, locked me|us|him|her|them|people out,
    %staff|they|he|she ~ on his|her|their phone|phones|mobile|mobiles, good luck getting|reaching|finding|+
    trying|cancelling, ask|asked for your|my|our money, no|zero|minus star|stars, minus|zero|0|negative
    stars, give|gave|giving it|this|them|you| ~ zero|0|minus, if i could give ~ no|zero|0|minus|negative,
    raised|raises|raise|raising|hiked|increased|doubled its|the|their|my|our ~ fees|prices|rent|fares|+
    premium|premiums|charges|bills, prices|price|rent|fees|bills|costs|fares have|has|keep|keeps|just|went ~
    up, pay|paying|paid|charge|charges|charged extra for, threatened|threatening|threatens|threaten
    me|us|to|with legal|action|court|lawyer|me|us, legal|court action, refuses|refused|refusing|unwilling|+
    reluctant to refund|help|listen|apologise|apologize|accept|pay|honour|honor|speak|talk|replace|fix|+
    repair|take|give, did|does|do|could|would not even ~ look|apologise|apologize|reply|answer|ask|try|+
    bother|say|care|open|offer|listen|call|know|let, never saw|got|received a|the|my|our|any ~
    menu|refund|reply|answer|bill|receipt|confirmation|money
`;
