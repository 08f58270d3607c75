/** Phrases whose words mislead: names of things, polite forms, terms of law, medicine and computing. */
export const neutralPhrases = `
  0 not only|just|merely|simply, no matter|doubt, no doubt, not to mention, why not, never mind,
    nevertheless, no longer|sooner, nothing but, no less|fewer than, not until, whether|if or|and not, or
    not, if not, not all, not just, not yet, no more than, not more than, not later than, no later than,
    last but not least, for no charge
  0 kind|sort|type|kinds|sorts of, kind regards, best regards|wishes, warm|kindest|many regards|wishes, good
    morning|afternoon|evening|night|day|luck, dear sir|madam|all|team, well being, as well|as, as well as,
    well known, oil well, may as well, get well soon, might as well, well as, how well, feel free to, free
    to, free trade|time|of|will|from|shipping|sample|trial|market|kick|entry|admission|world|wifi|throw,
    care of|home|homes|centre|worker|workers|package|system|instructions|label|plan|unit, health|day|+
    child|skin|hair|intensive|medical|primary|aged|social|after|dental|palliative|pet|customer care,
    taking|take|takes|taken care of, under the care, help desk|centre|center|page|menu|line|file|button|+
    section|wanted|text, customer|technical|tech|user|it|product|contact|child|life support, support
    desk|team|group|page|staff|ticket|centre|center|for|forum|plan|contract|package|line|agent, supports
    up|the|bluetooth|both|all|%number, i|you|we would like|love to|a|some|more|the, would like to|a, would
    love to|it, if you like, like this|that|to, feels|looks|sounds|tastes|smells|look|sound|just|is|more|+
    much|something|like like a|the|an, things like, please like, love story|letter|letters|song|songs|+
    affair|interest|poem|bird|triangle|island, with love, much|lots of love, in|with peace, peace
    treaty|prize|corps|talks, nobel|pulitzer|booker|turner prize, award ceremony, gold|silver|bronze|+
    medal|mine|standard|coast|ring|plated|price|prices|watch medal, gold mine|standard|coast|ring|price|+
    prices, golden gate|retriever|age|hour, best before|man|seller|sellers|practice|practices|man|by|case|+
    guess|western|known, best practices, at best|most|least|all|worst, top floor|of|left|right|shelf|row|+
    level|speed|down|up|%number|ten|secret|layer|drawer|corner, tip|on top of|, rich text|in|list,
    fine|finely print|tuning|arts|art|grain|grained|chopped|line|mesh|sand|dining|of|and, fine for, a fine
    of|for, fined %number, fair trade|enough|share|use|value|ground|number|isle, trade|book|job|street|+
    science|state|world|county fair, great britain|aunt|uncle|grandfather|grandmother|wall|lakes|barrier|+
    depression|war|circle|number|hall|deal|many|plains|exhibition, a great deal of|, good friday|morning|+
    practice|samaritan|faith|cause|riddance|condition|number|behaviour|behavior|conduct, goods and, in
    good|working|perfect|excellent|mint time|condition|order|faith|standing, good bye, for good, as good as,
    good for|at %number, no good reason, a good %number, common good, public good, happy birthday|new|+
    hour|easter|christmas|anniversary|medium, merry christmas, happy to help|answer|discuss|, lucky
    number|charm|dip|seven, smart phone|phones|card|tv|home|watch|meter|meters|city|contract, cool
    down|off|for|the|in|until|place|box|store, a cool, place|keep|store|dry in|a|and cool, cool and dry,
    cool dry, warm water|front|up|over|weather|until|place|season|temperature|blooded|clothes, fresh
    water|air|start|fruit|herbs|eggs|from|parsley|basil|coriander|milk|vegetables|produce|ginger|+
    graduate|batch|mint|lemon|thyme|juice, clean water|up|energy|the|room|air|copy|install|sheet|out|+
    cloth|with|and|slate|code, dry clean, spring clean, safe mode|deposit|box|house|distance|for|space|to,
    bright red|blue|green|yellow|light|orange|pink, pretty much, super market|bowl|computer|glue|user|+
    admin|class, perfect tense|square|number|pitch|storm|competition|match|cube, special offer|offers|+
    edition|effects|needs|education|guest|characters|character|case|cases|forces|relativity|agent|school|+
    counsel|price|report|committee|collection, sweet potato|potatoes|corn|pepper|spot|tooth|pea|peas|wine|+
    shop, honey|sugar sweet, clear all|the|up|out|soup|view|cache|button|glass|coat|sky, honour|honor
    roll|guard|code, fun fact|run|fair, just for, positive|negative feedback|number|numbers|charge|+
    integer|integers|result|results|pole|terminal|side|rate|test|value|values|balance|electrode|ion|+
    pressure|or|and|correlation|space|amount, tested|testing|test|tests|rhesus|covid|hiv positive|negative,
    false positive|positives|negative|negatives|alarm|start|teeth|ceiling|or|and|bottom|floor, true
    or|and|north|story|or false, beauty salon|products|queen|parlour|school|contest|industry|shop, charm
    bracelet|school, joy ride|stick|division, winning|win|winner|wins number|ticket|loss|takes|streak|+
    percentage|rate, lost and found, lost property|art|in|tribe, loss adjuster|of|leader|prevention|ratio|+
    function, hair|weight|heat|hearing|memory|bone|blood|profit|lose|to|of|data|profits|tooth|sight|energy
    loss|and, weight|lose loss|weight, profit and loss|margin|sharing|centre, income|cost|balance|cash|+
    interest|exchange|tax|heart|growth|crime|birth|mortality|unemployment rate, %number percent|per|%
    discount|off
  0 fatal error|exception|flaw|attraction, error|return|status|exit|error code|codes|message|messages|+
    handling|log|logs|rate|margin|bar|bars|correction|page|checking|detection|handler|analysis|report,
    margin|standard|rounding|type|syntax|human of|error error|, critical section|path|mass|thinking|care|+
    infrastructure|theory|point|edition|angle|review|essay|temperature|role|reader|analysis|acclaim|+
    value|role, dead line|end|sea|lock|letter|letters|poets|weight|or|zone|reckoning|heat|battery, day of
    the dead, death certificate|rate|penalty|star|valley|note|metal|tax|benefit|row|toll|of|notice|valley,
    in the event of, in case of, case of emergency|fire, emergency exit|exits|services|number|room|brake|+
    contact|lighting|department|kit|call|stop|procedures|procedure|landing|vehicles|access|meeting|fund|+
    generator, fire alarm|alarms|station|brigade|department|exit|exits|door|doors|drill|extinguisher|+
    extinguishers|escape|engine|place|wood|fighter|fighters|safety|works|officer|blanket|wall|side|pit|+
    hose|regulations|insurance|theft|and, camp|open|gas|log|cross fire, theft and|insurance|protection|of|+
    detection, fire theft|and|or, crime novel|novels|fiction|series|drama|writer|scene|thriller|story|+
    stories|prevention|section|lab|statistics|investigation|reporter|author|podcast|rate|rates|writers|+
    figures|and, true crime, war museum|memorial|ii|i|of|room|veteran|veterans|film|poet|reporter|crimes|+
    correspondent|hero|time|memorials|cemetery|history|ship|diary|novel|game|games|poetry, world|civil|+
    cold|star|first|second|great|trade|vietnam|gulf|crimean|boer|price|tug|prisoner war|of|wars|ii, horror
    film|films|movie|movies|novel|novels|story|stories|genre|game|writer|fiction|show, black
    comedy|friday|box|board|market|sea|forest|hole|pepper|tea|coffee|bean|beans|and, murder
    mystery|mysteries|trial|case|investigation|inquiry|weapon|mystery|squad|scene, mystery novel, disaster
    recovery|movie|film|relief|area|zone|plan|management|response|preparedness, damage assessment|report|+
    waiver|deposit|limitation, risk assessment|management|factor|factors|analysis|register|profile|group,
    high|low|medium|at|credit|fire|flood|market|health risk, at own risk, pain relief|killer|killers|+
    reliever|threshold|management|medication|clinic|score, pain au chocolat, heart attack|disease|failure|+
    rate|surgery, heart|panic|asthma|terror attack|attacks, cancer research|centre|center|treatment|cells|+
    screening|patients|charity|ward|institute|society|trial|specialist|clinic|council|drug|drugs,
    breast|lung|skin|prostate|bowel|blood|tropic|ovarian cancer|of, disease
    control|prevention|research|outbreak, liver|kidney|infectious|celiac|crohn|parkinson|alzheimer
    disease|diseases, infection control|rate, sick leave|pay|note|day|days|bay, poison control|ivy|centre,
    drug|substance|alcohol|solvent abuse, abuse of|hotline|helpline, crash course|test|tests|helmet|+
    barrier|log|report|site|mat|landing, trouble shooting|shoot, problem solving|set|sheet|statement|+
    child|sets|based, maths|math|word|the|research|optimization problem|problems|statement, bug
    report|tracker|fix|fixes|bounty|tracking|spray|reports, fixes ~ bug|bugs|problem|issue, kill
    switch|process|command|bill|signal|the|a|chain, break even|down|time|fast|room|for|point|through|in|the,
    broken down into|by, lunch|coffee|tea|line|page|commercial|tax|spring|christmas|weekend|short|summer|+
    winter break|breaks, cut off|date|out|the|into|and|a|in|glass|scene|paste|from|here|along|through|+
    flowers, hair|paper|short|power|cold|low|prime|tax|price|rate|director|crew|clear cut, drop down|off|+
    zone|box|shadow|in|cap|the|by|ship|a|out|cloth|ceremony, rain|tear|eye|air|gum|cough|back|shot|name|+
    temperature drop|drops, hard drive|drives|disk|cover|back|boiled|copy|ware|hat|shell|wired|court|+
    shoulder|reset|currency|code|coded|work|working|worker|water|cash|drives|wood|surface|shoulder|+
    cheese|science|sell|luck, cold water|brew|call|calls|press|storage|weather|war|front|start|room|+
    drinks|drink|cuts|boot|season|months|cases|air|climate|chain|place|case|milk|winters|store, a|the|+
    common|have|catch|caught cold, low fat|carb|tide|cost|voltage|level|season|battery|calorie|pressure|+
    heat|income|season|energy|countries|alcohol|level, slow cooker|motion|down|lane|food|speed|burn|+
    cooked|oven, lonely planet|hearts, evil eye|queen, bad debt|request|gateway|bank|hair|lands|weather|+
    boy|luck|request|homburg, wrong number|way|side|turn|place|time, sorry for|to|about|i|we, excuse me,
    missing person|persons|value|values|data|link|out|field|fields|number|you, mind the gap, blind
    spot|date|test|taste|study|people|person|trust, double blind, double|twice|stress test|free|fracture|+
    levels|relief, stress test|tests, dirty laundry|dozen|dancing|harry|martini|rice, dirty|wash|clean
    the|dishes|clothes|laundry|hands, rubbish|garbage|trash bin|collection|bag|bags|can|truck|day|chute|+
    collector|disposal|dump|removal|tip|cans|collected|bins, waste disposal|management|water|paper|bin|+
    collection|bins|product|heat|paper|treatment, food|nuclear|household|toxic|medical|electronic|+
    industrial|solid|hazardous waste, hazardous|dangerous substances|materials|goods|chemicals|waste, sorry
    seems, strike price|rate|zone|action|through|team|ballot|force, hunger|rail|general|bowling|lucky|+
    lightning strike|strikes, sentence|sentences ends|begins|contains|structure|with|in|of|is|into,
    depression era|glass|in, tropical|great|monetary|a shallow depression|storm, ugly duckling|sisters,
    annoying orange, hell kitchen, bloody mary|sunday, mean|means value|time|temperature|score|that|of|to|+
    difference|average|by|tested|business|test, by means, by no means, the mean, gross income|weight|+
    profit|domestic|national|margin|salary|pay|tonnage, net|gross loss|profit, dull red|blue|grey|knife|+
    skin|side|day, stale bread, sour cream|dough|cherry|cherries|milk, bitter lemon|chocolate|orange|+
    almond|melon|ale, rough draft|guide|estimate|sketch|idea|diamond|sleeper|translation, fake news|fur|+
    leather|tan|plants|blood, plain text|flour|yogurt|yoghurt|english|chocolate, common|basic|raw sense,
    average of|age|speed|temperature|price|income|number|of|time|score|daily|height|weight|cost|annual|+
    salary|rainfall|person, on|an|the|national|daily|world|class|grade average, basic emotions|income|+
    training|rights|principles|course|research|english|skills|knowledge, pressure cooker|group|point|+
    gauge|washer|valve|sensor, blood|air|tyre|water|oil|tire|high|low|atmospheric pressure, limited
    company|edition|liability|partnership|to|time|number|by, issue of|a|number|date|%number, latest|next|+
    first|may|june|july|march|april|monthly|this|an|special|back issue|issues, lack of|, lacking in,
    complaint form|procedure|procedures|department|handling|number|about|form|letter|letters, complaints
    department|procedure|form|policy|team|book|process|to|should|must, refund policy|policies|form|+
    request|requests, refunds are|will|can|take, return policy|label|address|form|ticket, cancellation
    policy|fee|period|terms|form, delay timer|line|effect|pedal|in, time|short|signal|shutter|propagation|+
    one|without delay, waiting room|list|area|for|period|time|lounge|at|lists, lost in|count|of, miss
    you|universe|smith|jones|lee, mister, the following, pay|paid for|by|attention|in, long|short
    term|run|story|way|distance|haul|list|sleeves|wave|range|form|hair|time|lived, so|as|how|before long
    as|, no smoking|parking|entry|dogs|vacancies|charge|fee|deposit|experience|pets|limit|one|idea|+
    comment|photography|cash|visa|swimming|fishing|waiting|change|changes|particular|later|need|+
    obligation|information, no need to, no parking ~, no experience|knowledge|appointment|registration|+
    reservation|login|account|prior|assembly|tools necessary|required|needed|knowledge|experience|, no prior
    ~, do not hesitate|forget|worry|reply|panic, do not know|remember|have|think|need|understand|want, not
    included|available|applicable|required|necessary|valid|allowed|open|permitted|subject|known|sure|+
    specified|refundable|to|exceed|present|exist|found|later|suitable|intended|responsible|apply|related,
    does|do|did not exist|include|apply|contain|need|require|have|know|affect|open|operate|run, not
    apply|include|contain|exist|exceed, can|may|must|should|will not be, refer to, with|in respect to|of,
    with|due all|to due|respect respect|, in favour|favor of, party favors, quality control|assurance|of|+
    management|manager|standards|inspector, air|water|image|sound|print|picture|build|video|high|low quality
    of|, value added|of|type|is|at|in|field|date|chain, face|book|market|default|numeric|integer|return|+
    boolean|property|nutritional|street|food value|of|values, interest rate|rates|group|groups|free|in|+
    payments|payment, conflict of interest, points of interest, of|no interest to|, growth rate|hormone|+
    chart|rings|rates|factor, population|plant|bacterial|hair|tree|economic|cell growth, super|bonus
    bonus|points, gift shop|card|cards|wrap|bag|box|set|voucher|vouchers|certificate|aid|tax, success
    rate|criteria|story|factor, happiness index|is, joy of cooking, safety pin|net|belt|data|first|+
    glasses|instructions|features|procedures|rules|officer|equipment|regulations|inspection|helmet|+
    standards|valve|goggles|vest, security guard|officer|deposit|code|check|update|number|camera|cameras|+
    question|gate|staff|council|settings|policy|service|patch, social|national|home|network|cyber|food|+
    job|airport|passport security, relief map|sculpture|valve|fund|teacher|efforts|supplies, tax|bas relief,
    trust fund|deed|company|certificate|hospital, national|hospital|charitable|housing|brains|family trust,
    hope to|you|for|this|that, i|we hope you|to|this|that|, hope this helps, promise to|ring|of|land, wish
    list|you|to|all|, i wish you|, please note|find|do|contact|see|send|call|be|let|use, thank you for
    your|contacting|calling|booking|registering|subscribing|the|ordering|shopping|visiting|choosing ~
    interest|order|email|inquiry|enquiry|message|application|letter|purchase|attention|cooperation|time|+
    registration|subscription|payment|us|with, thanks in advance, thank you in advance, you are welcome to,
    welcome to|page|email|drink|message|desk|pack|centre|letter|screen|kit|speech, welcome ~ to, enjoy
    your|the ~, thanks for|to contacting|the|joining|letting|listening|your ~ email|message|call|+
    information|, i|we appreciate your|you patience|time|cooperation|, was|is|were|are|who| born|died
    in|on|at|aged 1, will|shall|would not| be back on|at|by|in|after|before|from|until|with|tomorrow|+
    monday|tuesday|wednesday|thursday|friday, i|we|he|she|they will|shall not| be back on|at|by|in|after|+
    before|from|until|with|tomorrow|monday|tuesday|wednesday|thursday|friday, we recommend that|using|you|+
    a|an|updating|to|changing|keeping|not|at|the|doing, does|do|did|will not charge|charged ~ for|a|fee|+
    fees|extra|you|us|interest, everything you need to know|do, first|second|standard class
    ticket|tickets|carriage|carriages|post|mail|stamp|stamps|lever|seat, do|does|did|will not ~ work
    on|at|in sundays|saturdays|mondays|tuesdays|wednesdays|thursdays|fridays|weekends|public, pack|bag|+
    box|case|set comes|come|came in, comes|come|came in %number|a|black|white|red|blue|green|grey|+
    different|various|all colours|colors|sizes|versions|flavours|varieties|parts|boxes|packs, without
    giving|stating a|any| reason|reasons, for any reason, at any time, was|were|is|are buried in|at|near|+
    on|beside, never|rarely|seldom|hardly ~ so|such, lake|river|water|ground|liquid|pond|sea|soil ~
    freezes|freeze|froze|frozen, data|file|files|record|records|row|rows|entries|entry|accounts|messages
    is|are|be|get|gets deleted|dropped|rejected|removed|lost
`;
