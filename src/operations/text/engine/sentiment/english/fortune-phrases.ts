/** What befalls people and places: recovery and return, mishap and loss. For the notation see phrases.ts. */
export const fortunePhrases = `
  +1.8 tumour|tumor|cancer|pain|rash|spots|symptoms|swelling|fever|eczema|headaches|headache|anxiety ~
    disappeared|gone|vanished|cleared|healed|eased|subsided, came|come back clear|negative, back to normal,
    raised|raises|lifted|lifts|upgraded|hiked its|their|the ~ forecast|outlook|guidance|dividend,
    strong|robust|rising|soaring|record demand|sales|orders|growth, reopened|reopens|reopen ~ after,
    planted|restored|rebuilt|donated ~ trees|forest|homes|garden|park|money|food|clothes|families, home
    again, welcomed|welcome|welcomes ~ heroes|champions, cut|cuts|cutting|reduced|reduces|reducing|halved|+
    halves deaths|infections|emissions|crime|waiting|pain|injuries|accidents|pollution|waste, saved|saves
    his|her|my|their|our|the|a|%number sight|life|leg|child|son|daughter|dog|cat|business|village|people|+
    lives|species, doubled|tripled|trebled our|my|their ~ sales|income|customers|bookings|traffic|orders|+
    subscribers|audience|turnover, saved|saves me|us|you|him|her|my ~ weekend|trip|fortune|day|euros|+
    pounds|dollars|hours, made|makes|making me|us|them|him|her|everyone ~ proud|grin|beam|glow, smile on
    my|our|his|her|their|your|every face|faces|lips, my|our|his|her confidence|energy|smile|hair|skin|+
    health|sleep is|has|have|are back|improved|recovered|glowing, got|get|gets my|our|his|her|their ~
    life|confidence|energy|smile|health back, radiant|glowing skin, to my|our|everyone great|
    delight|relief|joy, brought|bring|brings ~ tears|smile ~ eyes|face, looks|look|looking forward
    to|every|each ~ it|every|lesson|lessons|visit|class|episode|delivery, feel|feeling|feels|felt|look|+
    looking like a|an ~ million|princess|king|queen|hero|pro|champion|star, feels|felt|feel so|
    lighter|safe|calm|rested|refreshed|energised|energized|relaxed
  -1.8 fled|flee|fleeing ~ war|fire|fires|fighting|floods|homes|violence, later died|collapsed, hit by a|an
    ~ car|bus|train|lorry|truck|van, stuck|trapped|stranded in|on|at|for|behind|with|between ~,
    missed|miss|misses|missing my|our|his|her|their|two ~ connection|flight|train|appointment|wedding|+
    exam|funeral|bus|deadline, broke|broken|hurt|injured|burned|burnt|sprained|twisted|fractured my|his|+
    her|our|their ~ arm|leg|wrist|back|finger|ankle|hand|tooth|neck|heart|knee|hip|shoulder,
    stole|stolen|steals|stealing my|our|his|her|from|their|data ~, was|were|got|been stolen|robbed|mugged|+
    hacked|bitten|stung|fined|ruined|cheated|scratched|ignored|overlooked|dismissed|rejected, unable to ~
    pay|afford|breathe|walk|work|sleep|eat|concentrate, can not afford|sleep|eat|breathe|focus|+
    concentrate|cope, can|could not afford, struggle|struggling|struggled|struggles to|with ~, cost|costing
    me|us|him|her ~ fortune|job|deposit|holiday|marriage|arm|hundreds|thousands, cost|costs|costing a
    fortune|bomb, wasted|ruined|spoiled|spoilt my|our|the|a|whole ~ evening|hours|weekend|day|morning|+
    holiday|wedding|afternoon|trip|birthday|carpet|meal|clothes, drove|travelled|traveled|queued|walked|+
    came|went ~ for nothing, all for nothing|nowt, for nothing, only to ~ find|discover|learn|hear|told, had
    to be evacuated|rushed|towed|rescued|hospitalised|hospitalized, had no choice, ended|ending|ends|end up
    in hospital|tears|court, ended|ending|end up ~ paying|throwing|returning|buying|cancelling|fixing|+
    missing|standing|sleeping, hours|days|weeks|months late|behind, left|arrived|departed|started|landed ~
    hours|hour|minutes late, stranding|stranded, flights|planes|aircraft|fleet are|were|remain| grounded, no
    sign|trace|word of|from, on strike, closed|closes|closing|shut its|the|our|their ~ last|only
    school|pub|shop|library|hospital|branch|cinema|bank, leaving|left|leave|quit in droves|protest, in
    droves, low pay|wages, long hours|queues|waits|lines|queue|wait, breaks|broke my|our heart, heart is|was
    broken|breaking, cried all, went|goes|going nowhere, gone|went|going|goes missing|astray,
    not|never|nothing heard|hear ~ back|since|again|from, heard|hear nothing, no longer safe|welcome|+
    affordable|enough|worth|cope, find|found|finding ~ closed|locked|shut|gone|cancelled, without ~
    water|electricity|power|heating|internet|food|medicine ~ since|for|weeks|days, has|have|is|are|were
    gone|disappeared|vanished|lost|wiped after|since, bored|bores me|us|him|her| to|senseless|stiff|, bored
    to tears|death, taught|teaches|teach|learned|learnt|gained|got me|us|you|absolutely| nothing
`;
