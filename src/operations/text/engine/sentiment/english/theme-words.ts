/** Words of single fields: food, rooms, clothes, books, software, delivery, health, work, money. */
export const themeWords = `
  2.6 adj: delicious scrumptious mouthwatering mouth-watering delectable tasty yummy flavourful flavorful
    flavoursome succulent finger-licking lip-smacking moreish toothsome appetizing appetising luscious
    divine
  1.6 as: juicy crispy crunchy fluffy creamy buttery zesty fragrant aromatic velvety piping-hot
    freshly-made melt-in-the-mouth well-seasoned generous hearty wholesome nourishing refreshing
  0.5 as: crispy crunchy creamy juicy fresh homemade home-made
  -2 as: soggy lumpy gritty gristly overcooked undercooked underdone overdone burnt bland flavourless
    flavorless tasteless inedible rancid mouldy moldy stodgy rubbery watery greasy sickly oversweet
    oversalted mushy slimy lukewarm tepid stone-cold congealed curdled stale watered-down corked
    freezer-burnt unappetizing unappetising inedibly indigestible foul-tasting dried-out leathery tasteless
  -2.2 as: mould mold mildew cockroach cockroaches bedbugs bedbug bed-bugs vermin infested infestation
    maggots maggot mice flea-ridden stench stink stinks urine sewage grime filth squalor cobwebs unswept
    paper-thin grotty seedy grungy musty stuffy dusty poky pokey cramped
  2 as: comfortable comfy roomy airy well-lit sea-view panoramic breath-taking soundproofed homely cosiness
    coziness warmth hospitality friendliness kindness helpfulness generosity attentiveness thoughtfulness
  1.6 as: flattering stylish chic fashionable trendy comfy breathable lightweight ergonomic hard-wearing
    sturdy rugged durable long-lasting well-fitting true-to-size wrinkle-free stain-resistant
  0.5 as: lightweight ergonomic breathable stylish waterproof
  -1.6 as: ill-fitting unflattering see-through itchy scratchy bobbled pilling shapeless flimsy frumpy
    threadbare moth-eaten discoloured discolored shrunk shrunken misshapen uncomfortable
  2 as: gripping well-written beautifully-written page-turner unputdownable spellbinding riveting poignant
    heartfelt lyrical evocative nuanced witty laugh-out-loud side-splitting hilarious hilariously
    thought-provoking well-acted heart-warming oscar-worthy compelling engrossing suspenseful catchy
    melodic foot-tapping soulful mesmerizing virtuosic
  -2 as: overacted over-acted contrived cliche cliched cliche cliched cliches trite hackneyed formulaic
    predictable far-fetched implausible unconvincing cheesy cringeworthy overlong plodding draggy
    meandering disjointed incoherent shallow one-dimensional unfunny humourless humorless unwatchable
    preachy pretentious plotless pointless self-indulgent superficial derivative forgettable tedious
    overwritten underdeveloped half-hearted phoned-in cash-grab moneygrab money-grab pay-to-win
    microtransactions unplayable soulless
  1.8 as: bug-free crash-free ad-free lightning-fast blazing-fast snappy well-documented responsive
    user-friendly feature-rich lag-free buttery-smooth rock-solid plug-and-play intuitive slick polished
    future-proof
  0.7 as: ad-free open-source fast reliable
  -2 as: buggy glitchy laggy unresponsive bloated bloat bloatware adware spyware unusable sluggish clunky
    counterintuitive counter-intuitive unintuitive crashy paywall paywalls paywalled overengineered
    undocumented spaghetti-code unmaintained memory-hog resource-hog laggier freezes freezing froze hangs
    bluescreen unskippable intrusive nagware abandonware
  -1.8 as: rude mis-delivered misdelivered undelivered crushed dented damaged battered ripped unsealed
    leaking squashed shattered smashed cracked chipped soaked mangled delayed late incomplete counterfeit
    knockoff knock-off fake unlabelled tampered
  1.6 as: painless gentle caring reassuring compassionate pain-free symptom-free life-saving lifesaving
    life-changing cancer-free all-clear healed cured miracle remission thriving
  -1.8 as: misdiagnosed botched excruciating agonising agonizing agony inflamed festering swollen
    unsympathetic dismissive negligent malpractice unwell worsening complications feverish nauseous
    bedridden debilitating crippling
  1.6 as: well-paid rewarding motivating fulfilling collegial
  -1.8 as: underpaid overworked understaffed short-staffed exploitative micromanaged micromanagement
    micromanager bullying burnout exploited demotivating demotivated thankless dead-end overstretched
    unpaid unappreciated favouritism favoritism nepotism backstabbing
  1.8 as: bargain bargains good-value great-value value-for-money inexpensive affordable well-priced
    reasonably-priced profitable lucrative booming record-breaking thriving flourishing prosperous
    outperforms outperformed upbeat bullish windfall groundbreaking ground-breaking pioneering trailblazing
    trailblazer life-affirming award-winning
  0.7 as: inexpensive affordable award-winning profitable reasonably-priced
  -1.8 as: overpriced extortionate exorbitant rip-off ripoff overcharged overcharging price-gouging
    daylight-robbery money-grabbing moneygrabbing unprofitable loss-making lossmaking debt-ridden bearish
    stagnant bleak gloomy cash-strapped ailing beleaguered embattled crisis-hit scandal-hit scandal-ridden
    war-torn strife turmoil carnage bloodshed devastated catastrophic calamity calamitous tragedy tragedies
    tragically grim bleakest deadliest worst-hit unlivable uninsurable
  2 as: paradise haven oasis treat gem hidden-gem charming picturesque breathtaking photogenic fairytale
    fairy-tale magical
  -1.6 as: tourist-trap touristy overcrowded overrun litter-strewn smoggy polluted soulless eyesore no-go
    unsafe dodgy
`;
