/** Adjectives and nouns that judge anything at all. */
export const judgementWords = `
  3.2 adj: amazing awesome superb outstanding magnificent phenomenal sublime stunning spectacular
    breathtaking incredible exceptional flawless faultless impeccable extraordinary fabulous fantastic
    terrific marvelous marvellous stupendous exquisite glorious unbeatable unmatched unrivalled unrivaled
    unsurpassed peerless matchless perfect brilliant excellent wonderful wondrous magical astounding
    mind-blowing jaw-dropping mindblowing jawdropping world-class first-class first-rate top-notch top-tier
    second-to-none five-star heavenly divine masterful masterly sensational splendid stellar epic dazzling
    delightful stupefying best finest greatest loveliest nicest awe-inspiring unforgettable transcendent
    inimitable incomparable unparalleled as: masterpiece masterclass gem perfection excellence brilliance
    godsend lifesaver life-saver gamechanger game-changer blessing winner treat dream-come-true showstopper
    tour-de-force must-have must-see must-read must-buy must-try no-brainer legend legends hats-off
    topnotch bellissimo magnifique woohoo yay hooray hurray bravo hallelujah kudos yippee yahoo huzzah
    props
  2.5 adj: great lovely beautiful gorgeous impressive remarkable admirable commendable praiseworthy
    laudable enchanting captivating charming adorable elegant graceful tasteful stylish polished refined
    sleek refreshing rewarding fulfilling gratifying satisfying uplifting heartwarming heart-warming
    touching inspiring thrilling exhilarating riveting gripping compelling engrossing enthralling absorbing
    fascinating mesmerizing mesmerising spellbinding hilarious witty ingenious inventive innovative
    insightful enlightening thought-provoking superior high-quality top-quality well-made well-built
    well-crafted well-designed well-written well-organized well-organised well-kept well-maintained
    well-run well-thought-out well-equipped well-acted well-paced well-planned well-stocked well-prepared
    well-executed well-cooked well-trained well-explained well-documented well-rounded unputdownable
    page-turning unmissable invaluable priceless indispensable treasured beloved enjoyable entertaining
    delighted pleasing super fun funny nice good joyous wholesome idyllic picturesque scenic dreamy serene
    peaceful tranquil cosy cozy homely inviting atmospheric spotless immaculate pristine sparkling gleaming
    as: goodness handsome happiest luxurious sumptuous lavish plush opulent palatial deluxe page-turner
  1.8 adj: pleasant agreeable decent likeable likable helpful useful handy convenient practical reliable
    dependable trustworthy durable sturdy robust long-lasting hard-wearing solidly comfortable comfy snug
    effortless intuitive user-friendly versatile seamless hassle-free trouble-free stress-free painless
    foolproof efficient effective speedy swift punctual timely prompt responsive attentive accommodating
    thoughtful considerate conscientious meticulous thorough diligent professional competent skilled
    skilful skillful talented gifted knowledgeable expert proficient adept courteous polite friendly
    kind-hearted warm-hearted welcoming hospitable cheerful cheery gracious generous caring compassionate
    gentle reassuring calming soothing comforting supportive encouraging understanding honest sincere
    genuine trusted respectful humane fair-minded affordable reasonable-priced economical budget-friendly
    bargain cheap-and-cheerful lively vibrant colourful colorful vivid imaginative creative satisfied
    content pleased glad happy grateful thankful appreciative proud relieved excited thrilled overjoyed as:
    smoothly flawlessly swimmingly perfectly beautifully wonderfully brilliantly superbly admirably nicely
    neatly gladly happily thankfully luckily fortunately gratefully plus upside bonus perk perks boon
    treasure favourite favorite favourites favorites faves fave delight joy pleasure bliss
  0.9 as: wow
  0.6 as: better improved nicer easier smoother faster quicker cleaner safer brighter clearer friendlier
    healthier happier stronger quieter lighter simpler greener tidier fresher softer tastier comfier
    sharper
  1.2 as: worthwhile promising encouraging fine well-priced satisfactory cool neat smart clever tidy crisp
    smooth sensible solid sound tasty welcome sweet cute classy noteworthy appealing attractive respectable
    worthy presentable commended praised acclaimed renowned award-winning celebrated
  0.6 as: okay ok alright adequate acceptable passable tolerable fair reasonable clean quiet fast easy safe
    modern spacious bright central works worked working popular accurate precise fresh quick quickly easily
    warm interesting interested kind helped helps thank thanks thankyou simple strong improve improves
    improving capable free recommended calm clear correct correctly properly
  -3.2 adj: terrible horrible horrid horrendous atrocious abysmal appalling dreadful awful disgusting
    revolting repulsive repugnant vile foul hideous ghastly nightmarish disastrous catastrophic shocking
    outrageous disgraceful shameful deplorable despicable unforgivable inexcusable unacceptable inhumane
    unbearable intolerable insufferable excruciating abominable execrable diabolical horrifying horrific
    sickening nauseating vomit-inducing stomach-churning pathetic useless worthless rubbish crap crappy
    shit shitty shite worst laughable farcical scandalous lousy rotten wretched godawful god-awful as:
    nightmare abomination travesty disgrace atrocity trainwreck shambles fiasco debacle farce ripoff
    rip-off scam scams scammer scammers con-artists swindle fraudsters crooks thieves liars cowboys conmen
    garbage trash dumpster-fire hellhole shithole cesspit yuck eww ew ugh bleh pfft gross puke barf
    worst-ever
  -2.5 adj: bad poor sad nasty ugly inferior shoddy flimsy substandard sub-standard subpar sub-par
    second-rate third-rate low-quality poor-quality unsatisfactory unsatisfying disappointing disappointed
    frustrating frustrated annoying annoyed irritating irritated infuriating infuriated maddening
    exasperating exasperated aggravating upsetting upset distressing depressing disheartening discouraging
    demoralising demoralizing boring tedious dull dreary monotonous mind-numbing lifeless soulless
    uninspired uninspiring bland insipid tasteless rude impolite unfriendly unhelpful unprofessional
    incompetent inept careless negligent reckless sloppy lazy dishonest deceitful deceptive misleading
    fraudulent untrustworthy shady dodgy sketchy unscrupulous sleazy greedy arrogant condescending
    patronising patronizing dismissive disrespectful insulting offensive abusive hostile aggressive
    obnoxious surly sullen grumpy snobbish snooty stuck-up cruel heartless callous inconsiderate unfair
    unjust unreasonable ridiculous absurd ludicrous idiotic stupid moronic brainless nonsensical dumb
    unreliable untidy unclean filthy grubby grimy dirty squalid unhygienic unsanitary smelly stinky
    stinking stale mouldy moldy rancid putrid musty dingy rundown run-down shabby dilapidated decrepit
    derelict unusable unplayable unwatchable unreadable inedible undrinkable uninhabitable unworkable
    unlistenable illegible unsafe dangerous faulty defective broken buggy glitchy laggy janky clunky
    cumbersome unwieldy overpriced overhyped over-hyped overrated over-rated over-priced extortionate
    exorbitant painful agonising agonizing miserable gloomy dismal grim bleak hopeless worrying alarming
    disturbing frightening terrifying scary harrowing traumatic tragic heartbreaking heart-breaking
    devastating unhappy angry furious livid enraged outraged appalled disgusted horrified ashamed
    heartbroken devastated gutted dissatisfied displeased disillusioned fed-up hateful spiteful vicious
    vindictive as: disappointment letdown let-down waste-of-money waste-of-time misery crapware bloatware
    shoddily poorly badly appallingly abysmally woefully miserably lemon dud flop flopped eyesore
    monstrosity mess messy chaos chaotic blunder blunders incompetence negligence rudeness arrogance
  -1.8 adj: mediocre underwhelming lacklustre lackluster forgettable uninteresting unimpressive unimpressed
    unoriginal derivative cliched repetitive long-winded rambling confusing confused bewildering baffling
    unintuitive convoluted overcomplicated over-complicated disorganised disorganized chaotic haphazard
    messy cluttered incoherent incomprehensible unintelligible amateurish half-baked uncomfortable awkward
    inconvenient impractical inefficient ineffective sluggish unresponsive noisy deafening unpleasant
    unwelcoming unappealing unattractive undesirable inhospitable cold-hearted indifferent uninterested
    disinterested apathetic inattentive forgetful evasive stingy tight-fisted miserly petty outdated dated
    obsolete antiquated worn-out worn threadbare tatty scruffy scuffed scratched scratchy wonky wobbly
    rickety shaky crooked lopsided blurry grainy pixelated distorted muffled tinny crackly fiddly finicky
    temperamental unstable erratic inconsistent unpredictable inaccurate incorrect erroneous flawed
    problematic troublesome bothersome burdensome stressful hectic tiring exhausting draining nerve-racking
    nerve-wracking worried anxious scared afraid frightened lonely miserable jealous bitter resentful worse
    regrettable unfortunate inadequate insufficient deficient sparse meagre meager harmful damaging
    detrimental adverse suspicious dubious questionable unethical corrupt wasteful pointless senseless
    meaningless futile fruitless needless unwanted ungrateful overcrowded overbooked cramped claustrophobic
    draughty drafty stuffy as: downside downsides drawback drawbacks shortcoming shortcomings annoyance
    annoyances nuisance hassle hassles inconvenience inconveniences frustration frustrations irritation
    glitch glitches hiccup snag snags flaw flaws gripe gripes grievance grievances sadly unfortunately
    regrettably unluckily alas shame pity wrong wrongly missold mis-sold rant
  -1.2 as: maze struggle chore ordeal hurdle flaking flaked flakes sloppy landslide buried slow loud
    overlong weak gimmicky tacky cheesy corny average so-so meh mid expensive costly steep pricey noisily
    confusingly slower harder louder dirtier costlier clumsy heavy-handed vague soggy lukewarm tepid
    odd-smelling weird fake problem problems trouble troubles annoy annoys missing mistake mistakes unclear
    unanswered unresolved unsolved unfinished unopened late overdue delayed sorry
  -0.6 as: basic limited issue issues complaint delay delays error errors bug bugs noise noisy
    old-fashioned hard difficult complicated tricky wait waiting waited crowded busy queue queues cheap
    unsure doubt doubts concern concerns risk damage damaged loss sick tired hurt hurts pain strange odd
    cold lost loses
`;
