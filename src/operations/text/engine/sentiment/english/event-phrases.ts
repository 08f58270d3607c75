/** Outcomes as news tells them, and what befalls people. */
export const eventPhrases = `
  -2.2 cut|cuts|cutting|slash|slashed|slashes|slashing|shed|sheds|shedding|axe|axes|axed|lose|loses|lost|+
    eliminate|eliminates|eliminating|lay|laid|laying ~ jobs|job|posts|staff|workforce|off|workers|+
    employees|positions, cut|cuts|cutting|axe|shed|sheds|slash|eliminate ~ jobs|posts|workforce|positions,
    job|jobs losses|cuts|loss|lost|at, without|out work|jobs|power|heating|electricity|water|hope, out of
    work|hope, lose|lost|losing|loses their|his|her|my|our|everything ~ work|jobs|job|homes|home|+
    livelihoods|lives|life|houses|savings|livelihood|power|loved|pensions, filed|files|filing|file for
    bankruptcy|insolvency|administration|creditor, went|goes|gone|going|go bust|bankrupt, went|goes|gone|+
    going|go into liquidation|administration|receivership|recession, out of business|work|a
    job|pocket|power, closed|closes|close|closing|shut|shuts|shutting down| its|their|%number|all ~
    doors|factories|stores|branches|plants|factory|plant|shops|mine, closed|closing|close|shut for
    good|ever, closed|shut|closing down, forced to close|flee|leave|evacuate|cancel|abandon|resign|quit|+
    sell|shut|pay|wait|land|cut, recall|recalls|recalled|recalling ~ products|cars|vehicles|toys|over|+
    because|after|due, posted|posts|reported|reports|suffered|suffers|made|makes|recorded|records|booked|+
    widening|heavy|a ~ loss|losses|deficit, profit|profits warning, missed|misses|missing|miss|below|short ~
    targets|target|forecasts|forecast|estimates|expectations|deadline|deadlines|penalty, worst ~
    in|since|ever, record|historic|time|year low|lows|losses|unemployment|inflation|fine|deficit|debt, hit a
    low|by ~, in|of|over|after|amid|alleged|tax fraud|corruption|bribery|scandal|wrongdoing|misconduct|+
    abuse|allegations|evasion, accused of, charged with ~ murder|fraud|theft|assault|manslaughter|offence|+
    offences|crime|crimes|bribery|corruption|terrorism|arson|robbery|perjury|conspiracy|laundering,
    sentenced to, sued by|for|over, under|faces|faced|facing|face|opened|launched investigation|fire|+
    charges|lawsuit|fine|ruin|closure|eviction|extinction|starvation|collapse|backlash|criticism|prison|+
    jail|bankruptcy|uncertain|cuts|shortages|shortage|probe, data|security|privacy breach|leak,
    power|network|service|widespread|nationwide|major outage|outages|blackout|cut|cuts|failure|failures|+
    disruption|cuts|delays, %number|people|dead|least|were|was|been|killed|and|more|children|others|+
    workers|residents|civilians|passengers|seriously|badly|severely|have|left dead|killed|injured|wounded|+
    hurt|missing|drowned|stranded|homeless|trapped|hospitalised|hospitalized|displaced|evacuated|died,
    killed|kills|killing|injured|injures|injuring|wounded|wounding|displaced|trapped at|%number|all|+
    civilians|people|dozens|hundreds|scores|more|nearly|over|several|a|his|her, died|dies|dying in|of|+
    after|from|when, lost ~ battle|war|fight|final|appeal|case|match|election|lead|way, passed away,
    burned|burnt|burns|razed to|down|the|ground the|ground|, in ruins, dam|river|levee|pipe|dyke|bank
    burst|bursts, swept away, wiped|wipes out|off, crashed|crashes|collided|overturned|derailed|capsized|+
    sank into|in|with|near|on|off|killing, plane|train|car|bus|helicopter|bridge|building
    crash|collapse|collapsed|derailment, collapsed|collapses|collapse in|on|under|during|after|talks,
    broke|breaks|broken|talks down|collapse|collapsed|without, failed|fails|failing|failure to|the|of ~
    agree|reach|agreement|deal|protect|prevent|inspection|exam|test|audit|exams|driving|, ended|ends|without
    ~ agreement|deal, fears|fear|feared|worries|concerns|concern|doubts|anger|outrage|fury|dismay|alarm|+
    despair|pessimism|panic|unrest|worried|uncertainty|growing|mounting that|of|over|about|among|further|+
    at|grow|grows|rise|mount ~ layoffs|closures|job|future|safety|recession|losses|collapse|war|cuts|, under
    threat, in crisis, in jeopardy, at|put risk|at ~ losing|of|jobs|closure|risk, on the brink|verge of,
    brought|ground|grinds|came to a standstill|halt, plunged|plunges|plunging into|in|to|by|darkness|+
    chaos|crisis ~, suspended|postponed|cancelled|canceled|delayed|scrapped|abandoned|halted ~ again|amid|+
    after|because|indefinitely|protests|storm|without, called off, flight|flights|train|trains|concert|+
    trip|holiday|wedding|bus ~ cancelled|canceled|delayed|scrapped, stripped of, banned from|for, knocked
    out|off of|, crashed out, relegated, lost|lose|loses|beaten|defeated|fell ~ %number|in|to|on|by ~
    penalties|final|extra|semi, heavy|crushing|humiliating|narrow|shock|painful|heaviest|bitter
    defeat|loss|blow|losses|setback, blow|setback|bad|sad|grim|terrible|worrying|tragic to|for|news|day,
    suffered|suffers|suffering|sustained ~ injuries|injury|stroke|defeat|blow|setback|loss|burns|damage|+
    break|heart|fracture|concussion|losses|delays, in|serious|critical critical|condition condition|,
    fighting for ~ life, seriously ill|injured|hurt|wounded, badly hurt|injured|damaged|burnt|beaten|hit|+
    affected, hit|hits|affected|struck|battered|ravaged|devastated|rocked|damaged by ~ drought|flood|+
    floods|storm|strike|strikes|hurricane|earthquake|crisis|cuts|fire|scandal|recession|shortage|+
    shortages|war|delays|cyber|outage, ran|running|run out of, going|go hungry, not risen|improved|+
    recovered|increased|paid|reached|grown, thousands|hundreds|dozens|millions|many|families of|people|+
    still|left|without|are|were ~ homeless|stranded|affected|hungry|displaced|flee|fled|jobless,
    spread|spreads|spreading rapidly|panic|disease|fear|lies, getting divorced, broke up with, broken
    hearted, was|got|been|being|were fired|sacked|dumped|dismissed|robbed|mugged|burgled|evicted|bullied|+
    attacked|assaulted|scammed|hacked|rejected|laid|dropped|arrested|overcharged|jailed|deported off|from|+
    for|again|by|last|, my|our ~ died|passed away|, gave up
  +2.2 record|highest|strongest|best profit|profits|sales|revenue|earnings|quarter|results|growth|crowd|+
    attendance|exports|turnover|orders|harvest|season|numbers|performance|result, highest|strongest since ~,
    hit|hits|reached|reaches|posted|posts|broke|breaks|smashed|breaking a|the|its|another|new|all| ~
    record|high|highs|milestone|target|profit, set|sets a|another|new|all ~ record|records|high, all time
    high|best, world|new record, beat|beats|beating|exceed|exceeds|exceeded|exceeding|top|tops|topped|+
    ahead|above|surpass|surpassed|surpasses|better|smashed of|than|all|analysts|market|analyst|its|
    expectations|forecasts|estimates|targets|target|forecast|expected|goal|record, returned|returns|back|+
    swung|return|turned|turns|made|makes|posted|reported|a to|into|a|its|profit|healthy|strong ~
    profit|profitability|black|surplus|first profit, sales|profits|profit|revenue|earnings|income|+
    membership|exports|shares|stock|donations|bookings|visitors|orders|turnover doubled|tripled|soared|+
    surged|jumped|climbed|rose|rallied|grew|rocketed|quadrupled|boomed|up, create|creates|creating|+
    created|add|adds|adding|bring|brings|bringing|hire|hires|hiring|generate ~
    new|hundreds|thousands|%number ~ jobs|posts|positions|workers|staff|apprenticeships, new jobs, jobs
    created, won|wins|winning|win|awarded|scooped|landed|lifted|clinched|claims|claimed|secured|honoured|+
    honored with|the|a|an|for|first|its|their|her|his|gold|silver|top|second|third|prestigious ~
    award|prize|title|medal|gold|cup|championship|trophy|contract|victory|game|match|race|election|+
    appeal|final|case|award|competition|place|tournament|grant|deal|battle|election|points, first|top|gold
    place|prize|medal|spot, world champion|champions|record, hat trick, hailed|hails|praised|praises|+
    celebrated|lauded|welcomed as|for|by|the|a ~, a breakthrough, scientific|medical|major|historic|big
    breakthrough|discovery|victory|achievement|milestone|success|advance, rescued|rescues|saved|pulled|+
    found|brought|freed|escaped|survived|landed|returned|all ~ alive|safe|safely|unharmed|unhurt|+
    uninjured|rescued|survived, safe and well|sound, safe|safely home|reunited|back, alive and well,
    reunited|reunites|reunite with|after|families|the, no one|injuries|casualties was|were ~
    hurt|injured|killed|reported, nobody was|were|got ~ hurt|injured|killed|harmed, made|makes|making|make
    a|full|steady|good|remarkable ~ recovery|progress, recovered|recovering|recovery|recovers|fully|full|+
    bounce|bounced|bounces from|fully|well|after|recovered|recovery|back, made a full recovery, discharged
    from|home, cancer|tumour|disease|virus|condition free|remission|gone|eradicated|cured, in remission,
    peace deal|agreement|treaty|accord|talks, ceasefire|truce holds|agreed|signed, reached|reach|reaches|+
    strike|struck|signed|agreed ~ agreement|deal|settlement|compromise, saved|saves|saving|rescue|rescued|+
    save|spared|protected|protects ~ jobs|lives|from|closure|life|species|factory|plant|thousands|+
    extinction|animals|demolition, brought|brings|giving|gave|gives|bring|sparked|to|drew|prompted ~
    joy|hope|relief|cheers|applause|smiles|comfort|standing|ovation|celebrations|delight, standing ovation,
    cheers|cheering|cheered|applause|joy|tears from|of|as|crowds|fans|families|joy|greeted|broke ~, to
    cheers, fell|falls|fallen|dropped|drops|drop|lowest|down|declined|cut|reduced|halved|reduces|decline|+
    fall|halves|reduction|plunged|plummeted in|by|to|its|their|the|%number|for|year ~ crime|unemployment|+
    emissions|poverty|deaths|accidents|waiting|pollution|infections|inflation|debt|burglaries|complaints,
    unemployment|crime|crimes|emissions|pollution|poverty|inflation|deaths|debt|accidents|burglaries|+
    complaints|infections|mortality|waiting rate|rates|times|in|figures|levels|numbers|cases|the|has|have|+
    had|were|among|on ~ fell|fallen|falls|dropped|drops|down|halved|declined|lowest|reduced|cut|plunged|+
    falling|shrank|shrunk|eased|decreased, feel safer, safer than, cleaner than|air, better|improved|higher
    ~ opportunities|life|standards|pay, new hope|opportunities|lease, new lease of life, pay
    rise|rises|raise|increase, wage increase, tax cut|cuts|relief|rebate, higher|better|improved|rising
    wages|pay|salaries|conditions|profits|sales|demand|margins|results, strong|robust|solid|healthy|+
    steady|rapid|booming|buoyant|record|rising growth|sales|demand|results|profits|earnings|recovery|+
    quarter|performance|start|support|exports, ahead of schedule|expectations, on course|track for|to ~
    record|win, opened|opens|unveiled|finally|celebrates|celebrated|celebrating|celebrate to|its|their|+
    the|%number ~ cheers|acclaim|anniversary|victory|success|birthday|praise, named|voted|crowned|rated|+
    ranked ~ best|year|champion|top|winner|favourite, ranked|rated number|first, best in the|world|class|+
    country|city|region, standing|widely|critically|international|critical acclaim|praised|acclaimed|+
    ovation|success, box office hit|success|record, sold|sells|sell out in|within, sold out in|within|weeks,
    raised|raises|raise|raising|donated|donates|collected ~ for charity|hospital|research|children|+
    victims|homeless|charity, against all|the odds, overcame|overcome|beat|defied|beats|beating
    the|cancer|all|illness|odds|poverty ~, dream|dreams|wish come|comes|came|coming true,
    came|come|comes|coming true, gave|given|gives birth to ~ healthy, healthy baby|boy|girl,
    got|getting|just|finally engaged|married|promoted|accepted|hired|pregnant, are|is engaged|pregnant,
    promoted to, offered me|her|him|us ~ job|place|role, proud moment|parents|mum|dad, graduated
    with|from|top|first
`;
