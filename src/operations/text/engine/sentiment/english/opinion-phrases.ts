/** Turns of speech with which people judge: hopes let down, shame, irony, scorn, and their praise. */
export const opinionPhrases = `
  -1.8 expected|expecting|hoped|hoping|deserve|deserved|deserves|wanted for|a|| so|something|lot|far|much|
    more|better|much from|for|of|, expected a|so lot|much more|better|, expected|deserve|deserves|+
    deserved|expecting ~ better|more, i expected better, could|should|would have been|be|have|do|done|been ~
    better|nicer|faster|cheaper|clearer|easier|quicker|cleaner|friendlier|quieter|tastier|warmer|more|+
    improved|sharper|bigger|softer|longer|shorter, could|should do|be|try better|improved, needs|need|needed
    a|some|lot|more|serious|much improvement|work|improving|fixing|attention|cleaning|updating|renovation|+
    refurbishment, room for improvement, must try harder, have had|seen|eaten|tasted|known|read better,
    there are ~ better options|ones|alternatives|places, better off|elsewhere, nothing special|great|+
    exciting|remarkable|memorable, nothing to write home about, nothing to shout about, not ~ to write home
    about, nothing more than, not ~ impressed|convinced|happy|pleased|satisfied|amused|keen|a fan|fan, not
    my cup|thing|favourite|favorite|idea|style of|, not my cup of tea, not ~ what i would call, a far cry
    from, far|anything|nowhere from|but|near ~ perfect|ideal|good|great|clean|fresh|relaxing|helpful|+
    friendly|acceptable|impressed|happy|satisfied|satisfactory|easy|enough|cheap|comfortable|+
    professional|smooth|quiet, not|never|nowhere ~ good|clean|big|strong|fast|loud|bright|warm|clear|careful
    enough, not up|quite|really|come to|up|near to|par|scratch|the| ~ standard|scratch|par|task|+
    expectations|hype|mark|snuff, below|under par|standard|average|expectations|expectation, fell|falls|+
    fall|came|comes|come|left short|wanting|flat, falls|fell|fall flat|short ~, leaves|left ~ cold,
    did|does|do not|never live|meet|match|reach ~ expectations|hype|standard|standards|promise|promises|+
    needs|up, failed|fails to impress|deliver|meet|engage|inspire|convince|excite, short of expectations,
    all talk|mouth|style, style over substance, more trouble than, trouble than it, not all|what it it|is
    is|cracked cracked|made|up up|out|to to|be|, overhyped, lost its|the|their|his|her way|charm|shine|+
    magic|appeal|edge, lost interest|patience|faith|count|hope|heart|confidence|trust, past its|their
    best|prime, seen better days, has|have seen better, showing its age, in need|desperate need of|a| ~
    repair|renovation|update|cleaning|refurbishment|paint|attention, used to|be be|love|like|great|good ~
    good|great|better|love|best|nice|lovely|decent|clean|fresh|reliable|friendly|cheaper|helpful|fun|enjoy,
    used to love|enjoy|like|recommend, was|were once ~ great|good, was|were better ~ before|years, not what
    it|they used|was|were|once to|be|, not the same anymore|since|without, if only, i|we|really|just|only
    wish|wished ~ had|were|was|would|could|knew|did|never|not|there, wish ~ had not|never|known|bought|+
    listened|read|stayed|gone|chosen, should have known, should have known|listened|read|stayed|gone|+
    chosen|saved|kept|checked, should not|never have ~ bought|trusted|happened|to|left|sold|come|gone|+
    updated|listened, should not be ~ this|so|that difficult|hard|slow|complicated|allowed, should not
    take|need|cost|happen ~, ought to be|know ashamed|better, would|could|might have been ~
    quicker|better|cheaper|easier|faster|nice|great|good|perfect|helpful|useful|appreciated|enough,
    would|could be nice|great|good|helpful|better|useful if, would it kill|hurt you|them to,
    nice|great|good|lovely idea|concept|try but|in|, shame|pity|disappointing|disappointed|sad about|that|+
    the|they|it|because|on|to see, such|what|real|crying|complete|total|big|huge a| shame|pity|mess|joke|+
    waste|nightmare|disappointment|disgrace|farce|shambles|letdown|mistake|hassle|con|disaster|bore|pain|+
    drag|headache|let, is ~ joke|shambles|farce|disgrace|disaster|nightmare|mess|pain|con|scam|ripoff|cash,
    some|this kind|sort|is of|a a| joke, a sick|bad joke, is this ~ joke, what|complete|utter|total|absolute
    a|and|utter ~ joke|mess|waste|shambles|rubbish|nonsense|con|disaster|rip|garbage|crap|tosh|drivel, rip
    off, ripped off, daylight robbery, highway robbery, cash grab, money grab|grabbing, a
    con|racket|lottery, pain in the neck|butt|ass|arse|backside, pain to use|set|install|get|clean|assemble,
    hit|hits or|and miss, mixed bag, so so, so much for, thanks|thank for|you nothing|for nothing|, thanks a
    lot|bunch for, oh|yeah|ah great|joy|brilliant|right|fantastic|lovely|perfect|sure, yeah right, big
    mistake, biggest mistake|regret|disappointment|waste, the mistake of, made|made the|a mistake of|,
    cannot be serious, got to be kidding, are you kidding|serious, you must be joking, beyond|past a|
    joke|belief|caring, beggars belief, last straw, final straw, fed up, sick of|and tired, sick and tired,
    tired of ~, had enough, enough is enough, at my wits end, wits end, losing|lost|lose the will to live,
    drives|driving|drove|drive me|us|you|him|her mad|crazy|insane|nuts|up, gets|got|get on|under my
    nerves|skin, makes no sense, make|makes|made no sense ~, no sense at|whatsoever, no idea what|how|why ~
    doing|paid|popular|talking, what is the point, no point ~, beats the purpose, defeats the purpose,
    hard|difficult|impossible|painful|tough to|for use|find|read|follow|understand|hear|see|navigate|+
    swallow|believe|justify|reach|get|open|clean|watch|recommend|contact|cancel|stomach|digest|sit|assemble,
    hardly|barely|scarcely any|anyone|usable|audible|edible|visible|works|worth|looked|readable|warm|+
    touched|acceptable|enough|room|legible|noticeable|functional|surprising|spoke, next to nothing, next to
    no, worse for wear, up to no, does|did nothing|little|zero to|about|for|but, did nothing, did
    nothing|little to help, does|did|do not|nothing ~ help|care|bother|listen, not good|fair|acceptable|+
    ok|okay|right|cool enough|, just|simply not on, not fit for human|use|anything, not fit for purpose,
    cuts|cut|cutting corners, bare minimum, lip service, passing|passed|pass the buck,
    caused|cause|causing|causes ~ problems|trouble|damage|pain|stress|issues|delays|chaos|misery|+
    embarrassment|injury|confusion|outrage|distress, rude to ~, talked|talks|spoke|speak|spoken down to,
    rolled his|her|their eyes, could|did|does not care less, care less about|, attitude problem, bad|poor|+
    terrible|rude|dismissive attitude|experience, denied it|everything|responsibility|liability|all, no one
    took|takes responsibility, broken promises, empty promises, promised|promises|promise ~
    but|never|nothing|call, lied to|about|through, hidden|extra|unexpected|surprise|excessive|high|+
    ridiculous|stupid charges|fees|costs|charge|fee|cost, price|prices hike|increase|hikes|gouging|gone
    up|up, no wonder, too much hassle|money|work|trouble|noise|salt|sugar|effort|time|, too
    %dimension|long|many|few|old|young|soon|late|often|far, way|far|much|bit|little|just|simply too
    %dimension|much|many|few|long|late, overly %dimension, not enough ~, no better than, no good, no
    use|help|fun|joy|excuse, of no use|help|value|interest, not much use|better|help|fun|good, not a patch
    on, not even|half ~ good|close|once|answer|open|work|reply|warm|apologise|sorry|edible|an apology, not
    one of|single, and|but|then|still|yet not a word|single, out of touch|date|hand|control, up in arms,
    under the weather, on its|their last legs, on the blink|fritz, hit rock bottom, rock bottom, back to
    square one, no light|end ~ tunnel|sight, in|at|on|under tatters|ruins|crisis|risk|shambles|fire|threat,
    at breaking point, at the expense of, took|taken a turn for, took|taken its toll, takes its toll, for
    the worse, for all the wrong reasons, sad|sorry|sick|heartbreaking to see|say|report|hear|admit|state, i
    am|was|feel so|very|really|just|deeply| sad|upset|hurt|alone|sick|scared|tired|lonely|down|worried|+
    ashamed|stuck|depressed|stressed|angry, breaks|broke|breaking my|our|her|his heart, in|to|into tears,
    burst into tears, cried|cry|crying when|because|all|for|myself|herself, cried herself|himself|myself to
    sleep, can not|never take|go|cope|deal it|this|on|anymore|with, can not stop crying|thinking|worrying,
    can not stand|bear|stomach|cope|deal|face, fell|fall on hard times, lump in my throat, sinking feeling,
    heart sank
  +1.8 not|never ~ disappointed|disappointing, not only ~ but, pleasantly|positively|nicely|happily
    surprised|surprising, surprised me|us|how ~ well|good|easy|quick|nice|tasty|quiet|,
    surprisingly|unexpectedly|remarkably|wonderfully|refreshingly|amazingly|incredibly good|easy|quick|+
    tasty|nice|quiet|light|comfortable|fast|well|smooth|simple|tender|strong|clean|honest|cheap|spacious|+
    fresh|warm|clear|cool|bright|cheerful|powerful|sturdy|friendly|effective|funny, so|very|really|super|+
    incredibly|extremely|pretty|quite|was|is|were|makes|made|makes it|them| it|is|so easy|simple|quick|+
    clean|fast|quiet|smooth|fresh|warm|spacious|safe|tidy|clear|cosy|soft|light|kind|helpful|welcoming|+
    convenient|cool|cute|fun|intuitive to|and|, so|very|really|super|extremely|incredibly|most kind|sweet|+
    easy|quick|clean|quiet|fresh|spacious|soft|clear|simple|cool|fast|warm|cute|interesting|smart|+
    knowledgeable|tasty|modern|tidy, easy|simple|quick|fun|great|effortless|straightforward to use|set|+
    install|assemble|clean|follow|navigate|understand|read|make|work|carry|book|find|fit|learn, so
    quiet|easy|simple|smooth|light|soft|good|comfortable|fast that, made|makes|make up for, more than
    made|makes|make|compensated|compensates up|for for|it|, more than happy|satisfied|fair|generous|+
    enough|pleased|worth|welcome, nothing short of, no words, words can not describe|express|, lost for
    words, in a class of its own, in a league of its|their own, raised|raises|sets|set the bar, sets|set
    a|the|new new| benchmark|standard for, puts ~ to shame, beats|beat the|any|all|anything|everything
    competition|rest|others|hands|else, hands down, head and shoulders, a cut above, the real deal,
    real|genuine deal|article, cream of the crop, best thing since, best kept secret, hidden gem, one of|in
    a|my kind|million, one in a million, feather in, pride and joy, proud of|to, so|very|really proud of|,
    over the moon, on cloud nine, walking on air, made my day, made our day, tears of joy,
    jumped|jumping|jump for joy, happy|wept tears|cried|with, cried with happiness|joy|laughter|laughing,
    laughed|laughing|laugh out|until|till|so loud|hard|we|i, good|great sense of humour|humor, good|great|+
    wonderful|fantastic|lovely|amazing|brilliant time|fun|experience|day|evening|night|atmosphere|vibe|+
    vibes, had ~ blast|ball|whale, what a blast|treat|joy|star|team|day|night|game|win|gem|find|delight|+
    view|performance|meal|difference|relief|bargain|transformation|player|goal|voice|album, such|what|+
    huge|big|great a| relief|comfort, a load off, peace of mind, weight off my|our, finally ~
    works|solves|answers|understands|listens|sorted|right|perfect|fixed, at last, long overdue but,
    problem|issue|problems|everything|bug|leak|it|all|quickly|that solved|sorted|fixed|resolved,
    fixed|sorted|solved|resolved|repaired it|the|everything|my|our|within|that|all ~ leak|problem|issue|+
    quickly|minutes|bug|immediately|hour|day, problem|issue|problems solved|fixed|resolved|gone, back to|on
    its|my|normal|her|his best|feet, back|is in|on action|track, good|great|positive|wonderful|happy|+
    excellent|encouraging|best news, glad|happy|pleased|delighted i|we|to|with|that ~, glad i|we|that, so
    glad, happy with|to|customer|customers|camper|bunny|place|ending|that, very|really|so happy|pleased,
    treat|treated|treats|treating ~ like family|royalty|friends|kings|queens|king|queen, like
    family|royalty|old friends, one of the family, listens|listened to|and|carefully|me|us ~,
    takes|took|taking ~ the|his|her|their time to|explain|with, took|takes|take|taken
    good|great|such|excellent care, taken|took|takes|take|taking great|good|excellent|such care, with a
    smile, answers|answered|answer all|every|my|our ~ questions|question, explained|explains
    everything|clearly|it|every|each ~ clearly|well|patiently|detail|step|simply|, knows|know|knew
    their|his|her stuff|craft|trade|job|onions, knows|know|knew exactly|just what, nothing was too, without
    being pushy|asked|reminded|prompted, no pressure|rush|pushy|hard|sell ~, did|does|do|never not
    rush|hurry|judge, never rushed|hurried|judged, kids|children|son|daughter|family|everyone|dog|cat|+
    guests|boys|girls|husband|wife|toddler|baby|grandchildren|she|he|they|we|all|puppy|students ~
    loved|love|loves|adore|adores|adored|enjoyed|asks|thrilled|obsessed|delighted, did|does|do not want
    it|to|this|her|him to|leave|end|stop|give|go ~ end|leave|stop|go|it, not want ~ to end|leave,
    asked|asking|asks|begged|begging for seconds|more, asked|asking|asks|begged for the|it|another
    recipe|every|again|every|one|bedtime, every|each last|single bite|crumb|drop|page|mouthful,
    ate|finished|devoured|licked every|it|the ~ bite|crumb|all|one|evening|sitting, finished|read it
    in|within|cover one|two|a|to|sitting|days ~ evening|evenings|sitting|day|go|cover|, in one sitting, page
    turner, edge of my|the|our|your seat, could listen|watch|eat|stay|live|read ~ forever|hours|day, time
    flew|flies, hooked|addicted from|since|on|to|after ~, well made|built|written|designed|organised|+
    organized|run|cooked|kept|equipped|explained|stocked|acted|thought|done|crafted|looked|maintained|+
    presented|prepared|packed|packaged|wrapped|planned|documented|trained|behaved|situated|located|lit|+
    appointed|balanced, very|really|so|works|worked|went|did|fits|all|quite|extremely|incredibly well,
    beautifully|carefully|nicely|securely|safely|perfectly|lovingly wrapped|packed|packaged|made|done|+
    presented|decorated|written|designed|furnished|cooked|illustrated|finished|restored|crafted, had low
    expectations|doubts|reservations|been sceptical|skeptical, was|were|am|been|bit|little
    sceptical|skeptical|doubtful|unsure|nervous|hesitant|worried at|about|but|first|before ~, low
    expectations, what is not to like|love, does what it, does|did|do the|its job|trick, does exactly|just
    what|as ~, gets|got|get the job done, ticks|ticked|tick all|every|the boxes|box|right, checks all the
    boxes, keep|keeps|kept coming|going back, for the win, two for two, on fire, killing|nailed|nails|+
    killed|smashed|crushed it, you rock, rocks my world, rock on, like a baby|log|dream|pro|star, like a
    million, good as gold, worth weight, easy on the eye|eyes|ear, hit it off, friends with, passed
    my|his|her|their|our|the ~ test|exam|exams|course|inspection|interview|finals|driving, passed with, with
    flying colours|colors, got|landed|offered|won ~ job|promotion|scholarship|place|role|award|prize|+
    raise|grant|gold|medal|contract|title|championship, on the mend, all clear, on the up,
    feels|feel|feeling|felt ~ better|stronger|healthier|younger, moves|move|walk|walks|moving freely|again,
    can ~ walk|run|sleep|move|breathe|eat|see|hear|play again|freely, sleep|sleeping better|again,
    pain|symptom|debt|cancer free, pain is|has|went|finally gone, no more pain|back|ads|headaches|queues|+
    waiting|cables|worries|leaks|noise|struggling|fighting|guessing|crashes, at no extra|additional|
    cost|charge, free upgrade|refill|refills|breakfast|replacement, upgraded us|me,
    replaced|refunded|exchanged|replacement ~ immediately|promptly|quickly|fuss|question|questions|+
    quibble|hour, no questions asked, no quibble, good to know, good as gold, great|lovely to see,
    nice|good|lovely|great touch|gesture|touches, lovely|nice|great|good|friendly|kind|wonderful|super|+
    brilliant people|staff|team|bunch|guys|folks|owner|owners|host|hosts|neighbours|man|lady, helped
    me|us|my|our|with|her|him ~, thank|thanks to|you god|goodness|heavens
`;
