/** Praise, most of it without a word of praise. For the notation see phrases.ts. */
export const praisePhrases = `
  +2.6 worth every|the|each penny|cent|euro|dollar|minute|second|mile|bit|pound|step|calorie|wait|trip|+
    visit|detour|money|price
  +2.4 well|totally|definitely|absolutely|really|so|more than|certainly|easily|fully worth it|visiting|+
    seeing|reading|watching|buying|trying|the
  +2 well worth, worth it, is worth, are worth, worth a visit|look|try|read|watch|trip|detour|go, worth
    your|the time|while|price|effort|trouble|wait
  +2.4 works|worked|work|working|runs|ran|run like|as|exactly|just|precisely like|as| a|advertised|+
    described|expected|intended|promised|it charm|should|dream|clockwork|magic|new|treat|champ
  +2.4 works|worked|working|runs|ran|running a treat, works|worked like|exactly|just as|it said|should|a,
    like a dream|charm|champ|magic|clockwork|pro|boss|glove|baby
  +2.2 just|simply|actually|finally works|worked, it|everything|all|still just|really|simply|still
    works|worked|runs|run
  +2 works|worked|running|runs|run|went|goes|go|going perfectly|flawlessly|well|great|fine|beautifully|+
    smoothly|brilliantly|wonderfully|perfect|nicely|superbly|reliably|amazingly|faultlessly
  +2.2 out of the box, straight from the box, right|works|worked|perfect first time|try|go, on|at the
    first|1st try|attempt|go, first time of asking, first time every time
  +1.2 right out of the box
  +2.4 exceeded|exceeds|exceeding|surpassed|surpasses|beyond|above|beat|beats ~
    expectations|expectation|hopes, better than ~ expected|expectations|hoped|advertised|described|+
    imagined|anticipated|ever|new|before|pictures|photos|thought
  +2 lived|lives|live up to, met|meets ~ expectations, everything i|we|you needed|need|wanted|want|hoped|+
    asked|expected, exactly|just|precisely what ~ needed|wanted|ordered|hoped|expected|looking|need|want|+
    asked
  +2 just what the doctor|i|we ordered|needed|wanted, what more can|could you|i|we|one ask|want|need ~,
    could|can not ask|wish|hope for more|better|anything, could not ask for a
  +2.4 could|can not fault, could|can not ~ recommend|praise|thank|speak|rate ~ highly|enough|more,
    could|can not say enough good|about|nice, could|can not ~ happier|better|nicer|easier|kinder|simpler|+
    smoother|friendlier|prouder|faster|quicker|cleaner|more pleased|more helpful|more grateful|more
    impressed
  +2.6 could|can not|hardly|never be|have been|get|ask|have|wish|find ~ happier|better|nicer|easier|+
    kinder|simpler|smoother|friendlier|prouder|faster|quicker|cleaner
  +2.4 could|can not|never|hardly be|have been|feel ~ more pleased|helpful|grateful|impressed|satisfied|+
    welcoming|accommodating|delighted|thankful|perfect|proud|relaxed|comfortable|attentive|supportive
  +2 hard|difficult|tough|impossible|struggle|struggling|struggled to fault|beat|top|find
    fault|criticise|criticize|dislike, hard to find ~ fault|wrong|better|flaw|flaws|negative|bad,
    nothing|nowhere but praise|good|positive|love|admiration|compliments|the best
  +2.2 nothing|not|never|no ~ to complain about, nothing to|i|we|that ~ fault|complain|criticise|dislike|+
    improve|change, no complaints|complaint|problems|issues|regrets|worries|hassle|fuss|drama|trouble|+
    hiccups|downsides|surprises|nonsense|faults ~ whatsoever|here|at|so|yet|from|with|, no|zero|without|not
    ~ complaints|complaint|regrets|hassle|fuss|hitch|hitches|hiccups|glitch|glitches|snag|snags|quibbles|+
    gripes|criticisms
  +2 without|no|zero|not any|a|the|single|one problem|problems|issue|issues|trouble|hitch|error|errors|+
    delay|delays|fault|faults|bug|bugs|crash|mistake|fault|failure|leak
  +2 without|not|never a single|one|any problem|issue|crash|failure|fault|error|hitch|delay|bug|complaint|+
    mistake|breakdown|leak|hiccup
  +1.8 not ~ bad|terrible|awful|horrible|shabby at all, not|never ~ bad, not too|so|that|half bad|shabby,
    not to|be sneezed|sniffed at, not a bad|dull|boring, not a bad word|thing, never a dull|bad
    moment|word|day|experience|meal
  +2 never had|has|have|any|a ~ problem|problems|issue|issues|trouble|complaint|complaints|bad, never
    let|lets|failed|fails|disappoint|disappoints|disappointed ~ down|me|us, never ~ let me|us|you|anyone
    down, never fails|failed to, does|did|has|have|will|do not|never disappoint|disappointed|fail, do
    not|never miss this|it|out, not to be missed, must not miss, will not|would not|not|never
    be|regret|regretted|disappointed it|a|this|buying|, do|did|have|has not regret|regretted ~
  +2.2 have|has|would|will not|never looked|look back, never looked|look back, never going back, no going
    back, never go anywhere|back else, would not go|shop|buy|book|eat anywhere else, would not|never|could
    not change|swap|trade|part ~ thing|it|with|without|for, would not be without, can|could not|never
    live|do|imagine|be ~ without, can not put ~ down, could not put ~ down, could|can not|never stop|help
    smiling|laughing|eating|playing|reading|listening|raving|talking|recommending|dancing|grinning
  +2 can not wait to|for|until ~, could not wait to, looking forward to ~ again|more|next, look forward to ~
    again|return|next|seeing|coming|more, already looking forward
  +1.2 looking forward to
  +2.2 will|would|shall certainly|definitely|happily|gladly|surely|absolutely|be ~ back|return|again|+
    rebook|repurchase|reorder|returning, certainly|definitely|happily|gladly|i|we|and will|would
    return|rebook|repurchase|reorder, will|would|shall be|come|go|definitely back again|for|soon|to|next,
    i|we|definitely will|would|shall be|come|go ~ back, going|coming|go|heading|come back again|soon|+
    tomorrow|next|for, will be back, will|would|shall|definitely|gladly|happily|certainly ~ buy|order|use|+
    book|stay|visit|come|shop|return|eat|shopping|buying|ordering|coming|going|staying|using|booking ~
    again, already ~ booked|ordered|bought|reserved|planning ~ again|another|next|more|second, i|we have ~
    booked|ordered|bought again|another|more, already booked|ordered again, booked again for
  +1.8 back again, back for more|seconds|another, keep|kept|keeps coming|going|returning|ordering|buying ~
    back|again|more, go|going|went back for more|seconds, came back for, repeat
    customer|customers|buyer|purchase, regular customer|customers, customer|client|customers for|of
    life|years, loyal customer, coming here for years, been coming ~ years, my|our go to, second|third|+
    fourth|fifth|sixth|tenth pair|order|purchase|visit|bottle|bag|stay ~ have|bought|owned|ordered|here|+
    from|with, ordered|bought|ordering|buying another|more|two more|a second|three more
  +2.2 would|can|highly|strongly|thoroughly|definitely|warmly|wholeheartedly|heartily|totally|absolutely|+
    happily|gladly ~ recommend|recommended, recommend ~ to anyone|everyone|friends|all|everybody|my,
    have|has|already recommended ~ to, highly recommended|recommend|recommendable, i|well|much|do|and
    recommend|recommended, we recommend this|it|them|her|him, recommended ~ to|by ~
    colleagues|friends|family|everyone, told ~ friends|everyone|family about, telling ~ friends|everyone
    about, spread the word
  +2.4 hands down, second to none, one|some of the best|finest|nicest|greatest|clearest|loveliest|+
    friendliest|kindest|most beautiful|smoothest|easiest|fastest|cleanest, the|my|our|by|is far best ~
    ever|yet|far|have|had|made|bought|seen|eaten|around|town|year, the best, best ~ ever|yet, best * in,
    best of all, best|better purchase|decision|thing|money|buy|investment|choice|meal|coffee|pizza|gift
  +2 go|went|goes|going|gone above|out|the and|of|extra beyond|their|her|his|my|mile way|, the extra mile,
    above and beyond, out of|from their|his|her way to help|make|find|accommodate, made|makes|make me|us|+
    you|my|our|everyone|him|her ~ smile|laugh|welcome|happy|comfortable|special|day|ease|weekend|week|+
    trip|stay|life easier|laugh out loud, make|makes|made ~ life|lives|job|work ~ easier|better|simpler,
    made|makes my|our|her|his|their day|week|year|christmas|trip|birthday, at ease, put|puts ~ at ease,
    feel|feels|felt|feeling at|like|right home, feel|feels|felt|feeling ~ welcome|special|valued|safe|+
    cared|appreciated|heard|respected|pampered|listened|alive|great|good|better|amazing
  +2.2 saved|saves|saving|saved my|our|the|me|us ~ day|life|lives|hours|time|money|bacon|wedding|marriage|+
    holiday|fortune|lot, saves|saved|save ~ hours|time|money|lot|fortune, life|time|money|day|life
    saver|saver, save the day, worth|weight weight|in in|gold gold, a|the|life|real|absolute|complete
    game|life changer|changing|saver
  +2 changed|changes|changing|transformed ~ life|lives|game, made|makes ~ difference, makes|made
    all|a|such|huge the|big|real|world|massive|great|a difference, night and day difference, big|huge|+
    massive|real|noticeable|vast improvement|upgrade, big|huge|massive|real step|leap up|forward, step up
    from, step|leap in the right direction, on the right track, a joy|pleasure|delight|breeze|treat|dream|+
    blessing|bargain|steal|gem to|for|from|of|, absolute|real|true|pure|such a| gem|joy|pleasure|delight|+
    breeze|steal|bargain|star|treat, a breath of fresh air, breath of fresh air, piece of cake, hit|hits the
    spot, spot on, bang on, on point, top notch|class|quality|marks|drawer|tier, first class|rate, world
    class, five|5 star|stars service|treatment|all|experience, full|top|10 marks, two|both|big thumbs up,
    thumbs up, hats off, take my hat off, chapeau, well done|played|deserved|earned, good|great|excellent|+
    nice|amazing|fantastic|lovely|superb|brilliant|wonderful|outstanding job|work|stuff, keep up the ~ work,
    keep it up, way to go, bravo, big|special|huge|many|massive|warm|sincere|heartfelt|million|so|thousand
    thanks|thank, thanks|thank you|ever|a so|very|lot|million|bunch|again|all|everyone much|lot|million,
    thank you all|everyone|guys|team|both, thanks|thank ~ for all|the|your|being|going|making|fixing|+
    sorting|everything|such ~, much|really|greatly|very|truly|so appreciated, i|we ~ appreciate, cheers
    to|for
  +1.8 thanks|thank you| for ~ help|support|patience|kindness|work|quick|great|lovely|wonderful|excellent|+
    effort|advice|care|hospitality|fast|service|everything, a|great|big|real|nice plus, big|huge fan,
    i|we|really|kids|kinda|quite like|likes|liked, i|we|kids|really|she like|liked|likes it|this|that|how|+
    the|them, fell|fall|falling in love, in love with, head over heels, love|loves|loved ~
    it|this|them|every, knock|knocked ~ socks off, knocked it out of the park, blew|blows|blown ~ away|mind,
    took my breath away, put|puts|leaves|left|came|come|walked|went|had ~ smile|smiling|grin|grinning|+
    happy|impressed|delighted, sleep|slept|sleeps|sleeping like|well|soundly|better a|| baby|log|, best
    night sleep, good|great|best night sleep
  +1.8 fit|fits|fitted perfectly|beautifully|great|nicely|perfect, fits ~ perfectly|well, fit|fits like a
    glove, true to size, holds|hold|held|holding|stands|stood|stand up|the well|beautifully|great|nicely|+
    test|perfectly, stood|stands the test of time, still going strong, still|looks|look|works|is|are
    like|as|good new|good, still looks|works|look|work|runs new|good|great|perfect|perfectly|fine|+
    beautifully, good as new, as good as new|ever, good as new, like new, looks|look|looked|feels|smells ~
    great|good|lovely|fantastic|amazing|gorgeous|beautiful|brilliant|stunning|wonderful|new|expensive|nice,
    built to last, lasts|lasted forever|ages|years|well, lasts|lasted all|me|us|for|easily ~
    day|ages|years|decades, battery|charge|bottle|tube|bar|tank|filter lasts|lasted ~ days|weeks|months|+
    years|ages|day, easily lasts, has|have lasted ~ years, years|months later|on|of|and ~ still ~
    strong|working|works|perfect|perfectly|great|new|looks, after ~ years|months|washes ~ still,
    stays|stayed|keeps|kept ~ warm|fresh|sharp|hot|cool|dry|connected|put|entertained|happy|motivated,
    still|not|never|have let|lets water in
  +1.6 value|bang for money|the|my|your| money|buck|price, great|good|excellent|amazing|fantastic
    value|deal|price, good|great|excellent|best|amazing|fantastic|incredible|unbeatable|super|decent|+
    exceptional|brilliant|fair value|price|prices|deal, reasonably|fairly|well|very|competitively|sensibly
    priced, reasonable|fair|honest|good|great|decent|low|affordable|competitive|unbeatable
    price|prices|rates, a steal, at a fraction of, without breaking the bank, will not break the bank, money
    well spent, well spent, less than ~ quoted, charged less, under budget, ahead of schedule|time,
    bang|dead|right|always|arrived|came|delivered|was|were on time, right on time|schedule,
    earlier|sooner|quicker|faster|better|cheaper than ~ expected|promised|stated|advertised|thought|+
    quoted|planned, arrived|came|delivered|received|shipped|turned ~ early|quickly|promptly|fast|+
    perfectly|safely|intact, arrived|came|delivered|received|shipped ~ next day|morning, replied|answered|+
    arrived|fixed|sorted|came|delivered|repaired|resolved|responded|solved|reply|back ~ within|in|inside ~
    minutes|minute|hour|hours|seconds|day, very next day|morning, next day delivery, same day
    delivery|repair|response|service|reply|replacement, in no time, in record time, in ~ minutes|seconds
    flat, no time at all, no waiting, no wait, no queue|queues|lines, replied|answered|fixed|sorted|+
    refunded|came|replaced|works|worked ~ straight|right away, in a flash, quick|fast|speedy|swift|prompt|+
    rapid|super|lightning|quickly turnaround|delivery|response|service|shipping|reply|replies|fast|answer|+
    help|postage, nothing|anything|no ~ too much|is trouble, nothing|never was|is|seems ~ too much trouble|
`;
