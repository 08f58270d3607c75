/** Complaints, most of them without a word of blame. For the notation see phrases.ts. */
export const complaintPhrases = `
  -2.4 still|been|kept|left waiting|waited ~ for|on|weeks|months|hours|reply|refund|answer|response, still
    waiting, waited|waiting %number|over|nearly|almost|more|an|ages|forever|all ~ hour|hours|weeks|months|+
    days|minutes|ages|day, waiting since, hours|weeks|months|days of waiting, still no|not|have|nothing ~
    reply|refund|answer|response|sign|news|arrived|received|fixed|working|resolved|heard|delivered|+
    replacement|parcel|package|parts|solution|date|update, %number weeks|months|days|hours later ~
    still|nothing|no|nobody, %number weeks|months later and|still
  -2.2 nobody|none|never|noone ~ answers|answered|answer|replies|replied|responds|responded|picks|picked|+
    knows|knew|cares|cared|called|calls|came|comes|helps|helped|listens|listened|turned|showed|told|+
    bothered|apologised|apologized|could|can|seems|seemed|wants|wanted, no|nobody|none|not|never one|has|+
    have|ever|even| ~ answers|answered|answer|replied|reply|replies|respond|responded|called|call|calls ~
    back|email|emails|phone|calls|messages|message|mails, no one ~ answers|answered|replied|replies|+
    responds|responded|picks|picked|knows|knew|cares|cared|called| came|comes|helps|helped|listens|+
    listened|told|bothered|apologised|apologized|could|seems|seemed, nobody picks up, goes|go|went|gone|+
    going|left|remained|remain unanswered|unnoticed|ignored, goes|went|straight|sent straight|to|direct
    to|voicemail voicemail, fell|fallen|falls on deaf ears, hung|hang|hangs|put|cut up|the|down|me
    on|phone|off me|us|phone, kept|left|put on|stuck ~ hold, on hold for, passed|sent|bounced|pushed|shunted
    from pillar|one|department|desk to, passed|bounced|pushed|shunted around|back, %number different
    agents|people|advisers|departments, had to|i call|phone|chase|ring|ask|email|contact|complain|beg|+
    explain|return|send|pay|wait|go|throw|reinstall|restart|reboot|replace|buy|fight|argue ~
    %number|several|repeatedly|back|another|times|again|twice|extra|away|myself|ourselves|new,
    called|phoned|emailed|asked|rang|contacted|wrote|complained|messaged|tried ~ %number|several times,
    called|phoned|emailed|asked|contacted|complained|tried repeatedly
  -2.4 want|wanted|demand|demanded|demanding|asked|asking|had|denied|deny|refused|refuse|refuses|claim|+
    owed|still ~ money back, want|demand|demanded|demanding|need a|my|the|full refund, asked for a|my
    refund, money|refund back please|now|asap|immediately, waste|wasted|wasting of|my|our|your|their ~
    money|time|space|effort|hours|evening|food|life|talent|paper, do not waste, save|keep your
    money|time|breath, save yourself the, throwing money away, money down the drain, down the drain,
    threw|throw|thrown|chuck|chucked|binned|tossed|threw it|them|most|half ~ away|bin|trash,
    straight|went|chucked|threw|binned in|into|to|it| the| bin|trash|garbage|rubbish|dustbin, ended|went|+
    goes|going|belongs ~ in the bin|trash|garbage|landfill, sent|sending it|them|this back, sending|sent
    it|them|this straight|right back, returned|returning it|them|this for| ~ refund, had to|be
    return|returned|replaced|binned
  -2.4 stopped|stops|quit|ceased|quits working|charging|responding|functioning|heating|cooling|spinning|+
    turning|loading|connecting|syncing|recording, no longer|longer works|work|working|charges|starts|+
    connects|opens|loads|turns|responds|fits|recommend|functions|trust|trusted|opens, never|nothing|+
    barely|hardly|none ~ works|work|worked|working, not ~ works|worked|working, nothing works|worked|work|+
    helps|helped|happens|happened|fits, does|do|did|will|would|could|has not|never ~ work|worked|function|+
    start|load|connect|charge|last|fit|turn|switch on|, failed|fails|refuses|refused|impossible|unable to ~
    start|load|open|connect|work|charge|deliver|respond|answer|arrive|turn|help|refund|honour|honor|+
    appear|install|update|sync|show|mention|understand|communicate|address|fix|repair|find|reach|contact|+
    cancel|log|login|get|read|use|hear|recommend|pay|acknowledge|take|give|do|let|replace|compensate,
    fell|falls|falling|fall|fallen|came|comes|coming|come|broke|breaks|breaking|shook ~
    apart|unstuck|undone, fell|falls|came|comes|broke|snapped|falling|coming off|loose, fell|falls|fallen|+
    falling|came|broke|breaks|smashed to|into|in pieces|bits, broke|snapped|split|snaps|splits in|into|clean
    two|half, broke|breaks|broken|snapped|cracked|died|failed|tore|ripped|split|leaked|jammed|stopped ~
    after|within|on|in|the ~ %number|first|second|a|one|less ~ %time|use|uses|wash|time|washes|day, broke
    down, gave|given|gives|giving up|out the ghost, gave up|out after|on|in|within|during, gave up, packed
    in|up after|within|on|for, blew up, caught fire, burst into flames, up in smoke,
    dead|broken|faulty|defective on arrival, doa, arrived|came|delivered|arrives|received|turned ~ %broken,
    half|some|several|two|three|most|one|parts|pieces|screws|items|bits|pages|buttons ~ missing, was|were|+
    parts|half|pages missing, missing parts|pieces|screws|items|pages|instructions, %thing %broke, it
    broke|died|snapped|cracked|ripped|tore|leaked|jammed|shattered|melted|overheated|collapsed|+
    disintegrated|exploded|crashed|froze|shrank|faded|split, %thing ~ does|did|will|would|is|are not ~
    work|close|open|fit|stick|turn|charge|stay|hold|start
  -2.2 never|not|still ~ arrived|arrive, never|not|still turned up, never|not received|delivered, never|not
    ~ show|showed|turn|turned up, never arrived|came|received|showed|delivered|again|replied|works|worked,
    never called|got|heard|got|came back, not|never been delivered|refunded|resolved|fixed|paid|answered|+
    informed|cleaned|updated|contacted, never heard back, did|do|does|will|would|has|have not|never ~
    call|called|get|got|ring|rang|write|wrote ~ back, none did, nor|neither did|has ~ anyone, lost|lose ~
    luggage|parcel|package|order|baggage|suitcase|data|work|files|progress|booking|reservation|+
    everything|customer|patience|interest|trust|faith|will|track, late|delayed again|by|%number, %number ~
    %time late|behind|overdue, %time late|overdue, days|weeks|hours|months late, charged|billed|debited|paid
    twice|double|extra, double|over charged|billed, wrong|incorrect item|size|order|colour|color|address|+
    product|bill|room|name|amount|model|part|food|dish|one|date|info|information|way|medication, took|taking
    ~ ages|weeks|months|days|forever|emails|calls|visits|attempts|letters|reminders ~ arrive|answer|+
    respond|reply|deliver|fix|refund|repair|resolve|get|come|someone|anyone|before|until,
    delivery|shipping|reply|repair|repairs|refund|response|postage|order|parcel|package took|takes|taken ~
    ages|weeks|months|forever, takes|took|taking so|too|forever|ages long|to, takes|took|taken|taking|+
    take|waited ages|forever|eternity, takes|took|take an age|eternity, takes|took|take too|far|so|way|+
    forever| long|forever, wasted ~ %time, hours on|of the phone|hold|trying, spent ~ hours|days|weeks
    trying|waiting|searching|arguing|chasing|queuing, slow|slower as|than molasses|hell|snail|ever|before|+
    dial, out of order|stock, falling|fell to|apart bits
  -2.6 avoid at all costs, avoid like the plague, avoid this|that|them|these ~ place|company|hotel|+
    restaurant|product|seller|shop|app|brand|store|airline|bank|people|firm|garage|one|website|model, avoid
    avoid, stay|steer|keep|run|walk well|far| away|clear from|of ~ place|company|hotel|restaurant|product|+
    seller|shop|app|brand|store|airline|bank|them|this|firm|garage, stay away|clear, steer clear, do
    not|never buy|waste|bother|order|trust|book|download|recommend|fall|rent|purchase|believe|hire ~
    this|it|here|from|them|there|anything|with|your|for|that|these|again|at, do not|never use|visit|choose ~
    company|service|seller|firm|garage|website|site|shop|airline|bank|app|them|people|again, do not|never
    go|eat|stay|shop|fly|deal here|there|with|near|anywhere this|these|them|that|, do not bother|buy, never
    ever ~ again, never again, never buying|going|using|ordering|shopping|returning|staying|coming|booking ~
    again|here|from|there|this|with, never again, last time i|we ~ buy|order|book|use|eat|go|stay|shop|+
    fly|trust, will|would|shall|am|are not|never ~ again|back, i|we will|would|shall not|never ~ return,
    will|would|shall|think|be|am|are|going not|never ~ be|go|going|buy|buying|come|coming|order|ordering|+
    use|using|shop|shopping|stay|staying|book|booking|return|returning|rent|hire|fly|eat|visit|visiting|+
    deal|renew|recommend|recommended|touch|trust ~ again|here|there|anyone|ever, will|would|shall not|never
    ~ go|going|come|coming back, would|could|can|do|will|did not|never|hardly recommend,
    not|nor|hardly|never recommended|recommend|recommendable, would not|never ~ buy|order|stay|return|+
    visit|trust|book|choose, i|we will not|never buy|order|trust, not|hardly|never|barely|nowhere ~ worth ~
    it|the|a|price|money|time|visit|trip|buying|wait, not worth, think twice, look|shop|go|eat|stay|spend|+
    buy|try elsewhere, spend your money elsewhere|somewhere, go|stay|eat|try somewhere|next else|door,
    take|taking|took|taken my|our|your business|custom elsewhere, will|be taking ~ elsewhere,
    look|looking|went|going|go|switched|switching|switch|moved|moving ~
    elsewhere|competitor|competition|another provider, buyer beware, beware of this|these|them|the ~
    company|seller|shop|firm|people|scam|scammers|website|place, be warned, you have been warned,
    cancelled|cancelling|canceled|canceling my|our subscription|membership|account|contract|order,
    deleted|deleting|uninstalled|uninstalling the|my|it|this| app|account|game|, switched back to, went back
    to the|my old, uninstalled, uninstalling, told|warned|warning|telling ~ friends|everyone|others ~
    not|avoid|away, reported|reporting them|you|this|it to, trading standards
  -2.2 %food ~ was|were|arrived|came|tasted|looked ~ cold|raw|burnt|late|lukewarm|dry|hard|tough|salty|+
    stale|old|greasy|bland|frozen|tiny|wrong|missing, stale|burnt|greasy|limp|soggy|rubbery %food, cold
    food|fries|chips|pizza|meals|burger|burgers|eggs|toast, left hungry|disappointed|hungry|in|with|+
    feeling|early|halfway|before|after|because|sick|ill|stranded|waiting ~ pain|hungry|tears|disgust|+
    disappointed|cheated|empty, left|leaves ~ bad|sour|bitter taste, left|leaves|leaving ~ lot to be
    desired, leaves something|much|a to|lot be|to desired|be, food poisoning, made|makes|make|felt|feel|+
    feeling|left ~ sick|ill|worse|cheated|stupid|unwelcome|ripped|robbed|angry|cry|rushed|ignored|scammed|+
    unsafe|miserable|betrayed, feel|felt|feeling let|put down|off, let|lets|letting me|us|them|it|her|him|+
    itself|badly| down, hair|hairs|fly|bug|insect|mould|mold|stain|stains|crumbs|dust|dirt ~ in|on ~
    %food|pillow|sheets|bed|bath|shower|plate|towel|towels|carpet|room|floor|bathroom, smelled|smelt|+
    smells|smell|reeked|stank|stinks|reeks|smelling ~ cigarettes|smoke|mould|mold|damp|sewage|urine|+
    drains|chemicals|sweat|bad|strange|awful|horrible|musty|funny|off|fishy|rotten|mouldy, kept|keeps|keep
    crashing|freezing|disconnecting|logging|dropping|losing|failing|falling|breaking|asking|stopping|+
    cutting|restarting|buffering|nagging|forgetting|stalling|happening, kept|keeps telling|saying|+
    changing|sending|charging|popping|showing, kept|keeps|keep me|us|you awake|up|waiting, keeps|kept
    getting ~ error|errors|stuck|worse|lost|hot, could|can|did not sleep|breathe|relax|concentrate|hear|+
    log|reach|eat|finish|watch|use|even|connect|print|access|install, could|can not get|make|log|sign|+
    connect|reach|find|access ~ work|in|help|through|anyone|connected|anybody|started|refund|answer|hold,
    so|far|all|everything|anything|always|things|it|service|quality ~ went|goes|gone|going|go ~
    wrong|downhill|bad|worse, went|gone|going|goes ~ downhill|wrong|dogs, gone to the dogs, gets|getting|+
    got|get|become|becoming|becomes|became|even|much|far|only|keeps|make|makes|made ~ worse, worse and
    worse, worse than|every|by|with|each, from bad to worse, worse still|than, the worst, worst|poorest ~
    ever|far|have|i|we|of, one of the worst, at its worst, not ~ what|as i|we|it|described|advertised|+
    promised|expected|pictured|ordered|shown ~, nothing like|as the|advertised|described|picture|pictures|+
    photo|photos, false advertising|advertisement, misleading description|advert, looks|nothing|not like|as
    the|in picture|pictures|photo|photos
`;
