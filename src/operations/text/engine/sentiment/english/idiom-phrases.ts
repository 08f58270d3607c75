/** Set turns of speech of praise and blame, and some that are neither. For the notation see phrases.ts. */
export const idiomPhrases = `
  0 rarely|seldom|never have i|we been|seen|had|met|read|eaten ~ such|so|a, rarely|seldom|never seen|had|+
    met|read|eaten|experienced|heard|known|felt|been such|so, nobody|noone|no else, no one else, not
    only|once, the|a| best|good|right|perfect time|way|place to|of|for, get|got what you pay, better|rather
    late than never, gave|give|given up smoking|drinking
  +2 can not go wrong, i|we|only|just| wish|wished i|we|it ~ found|discovered|bought|started|known|tried|+
    ordered|met|come ~ sooner|earlier|before|ago|years, should have ~ sooner|earlier|years, if you only
    visit|read|see|buy|try|do|watch one, goosebumps, gave|gives me|us goosebumps|chills|butterflies, never ~
    looked|felt|slept|been|tasted|had|seen|met|worked|run|enjoyed ~ better|happier|healthier|friendlier|+
    kinder|smoother|cleaner, have|has never looked|felt|been better, without you|your|them|him|her|their ~
    would|could not|never|have, six|6|ten|10|eleven|11 stars, 6|11|12 out of 5|10, five|ten out of five|ten,
    punch|punches|punching well|far| above|over its|their|his|her, above its|his|her|their weight, never
    lets|let you|us|me down, laughed|laugh|laughing until|so|till|out|from|all ~ cried|hurt|loud|hard|+
    tears|start|first|day, tears of joy|laughter|relief|happiness, made|makes it look|seem|feel so| easy,
    makes|made|making cooking|life|work|everything|mornings|cleaning|it|things|travel|learning so|much|a ~
    easier|simpler|better, blown away, fits right in, lost track of time, at first sight, in one go, down to
    earth, a reason|reasons to come|go|visit|return|stay, took|takes|take my|our|your breath away, obsessed
    with ~, what else|more could you|anyone|i|we want|need|ask, so glad|happy|pleased|grateful|thankful
    we|i|that|to ~, not a single|one complaint|fault|leak|scratch|blister, worth|is every|the penny|cent|+
    drive|journey|trip|detour|wait|hype|effort|extra|money, have|has|had|did|can|could not put|stopped|stop
    ~ down|smiling|wearing|using|playing|raving|talking, can|could not|hardly imagine|picture life|living|+
    cooking|working|travelling|cycling|being|going ~ without, how did i|we ~ without, never once
    let|failed|complained|missed|crashed|leaked|jammed, did|do|could not feel|notice a thing,
    deserve|deserves|deserved|earned a|an|the|every ~ award|medal|raise|praise|oscar|bonus|success|applause
  +1 finally, respect, good old, proper job, you guys
  -1.7 gave|give up, not wish ~ on my|anyone|your|our|worst|any, on my|your|our worst enemy, do
    yourself|yourselves a favour|favor, learn|learned|learnt the|my hard|lesson way|, lesson learned|learnt,
    the hard|expensive way, hard|expensive|costly lesson|mistake, glorified, expensive paperweight|brick|+
    toy|ornament|doorstop, paperweight|doorstop, bricked, gathering|collecting|gathers dust, dust collector,
    as useful as a, as much use as a, chocolate teapot|fireguard, about as ~ as a, cold comfort|shoulder, in
    vain, to no avail, all in vain, back to the drawing|square, wild goose chase, radio silence, silence
    since, amateur hour, no rhyme|reason or|reason, must|have|got to|be be| joking|kidding, idea of a|an
    joke, what a con|joke|liar|shame|letdown|disgrace|mess|waste|con|cheek, a con|joke, might|may as well ~
    have|thrown|burned|burnt|not, would|had rather|sooner ~ than, dragged|drags|drag on, dragged out, never
    mind the, let alone, broken|empty|false|hollow promises, they promised, promised|promises the|us|me|a
    moon|earth|world|lot, high|such hopes ~ but, had|have|with high hopes, magic|charm|soul|spark|fun ~
    is|was gone|missing|lost, too %dimension for|to, on the brink, past caring, at|to|in breaking
    point|pieces, waste of a|an|my|our ~ evening|afternoon|morning|day|weekend|trip|journey,
    hardly|barely|did|could not| slept|sleep, hear every word|step|sound|footstep|noise, hear|heard ~
    through the|my|our wall|walls|ceiling|floor, every single|damn|bloody time, each and every time, hot|lot
    of air|talk, missed|misses the point|mark, a headache|pain to|for|from
  -1.2 one|you|i would expect|have expected|have thought ~, please finally, could have ~ myself|ourselves,
    not even
`;
