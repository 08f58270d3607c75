/** Words of feeling, character and slang. */
export const feelingWords = `
  2.8 adj: ecstatic euphoric elated jubilant overjoyed blissful exultant rapturous thrilled enraptured as:
    over-the-moon elation euphoria ecstasy bliss stoked pumped psyched chuffed buzzing besotted smitten
  2 adj: joyful happy cheerful merry jolly gleeful contented delighted enthusiastic excited optimistic
    grateful thankful proud blessed fulfilled amused tickled-pink enchanted charmed fascinated inspired
    impressed uplifted refreshed rejuvenated reassured encouraged relieved adoring affectionate
    tender-hearted loving as: happiness joy glee delight laughter enjoyment enthusiasm excitement optimism
    fondness adoration cheer contentment
  1.6 adj: brave courageous heroic selfless noble generous loyal devoted faithful dedicated hard-working
    hardworking tireless honest trustworthy wise clever brilliant-minded intelligent talented charismatic
    personable approachable down-to-earth easygoing easy-going good-natured good-humoured kindhearted
    compassionate warmhearted big-hearted tactful sociable charming sweet-natured mindful attentive
    observant resourceful trusty steadfast
  2.4 as: fab ace lit dope goated goat slaps banger bussin based poggers pog yummo scrummy bangin cracking
    belter corker smashing stonking peachy groovy rad tubular ftw swoon woot woohoo yass yasss slay slays
    slayed iconic stan chefs-kiss bomb-diggity kickass badass kick-ass legendary lush mint top-drawer
    bees-knees brill fantabulous amazeballs amaze amazingly gr8 luv lurve winning haha hehe xoxo <3
  1.2 as: lol lmao rofl haha hahaha hehe heh lolz xx xo woo yeehaw yum yummy aww awww cheers ta nifty
    snazzy spiffy nailed aced rocks rocked rocking rules rad winwin win-win
  0.6 as: lol lmao rofl heh cheers
  -2.8 adj: heartbroken devastated distraught inconsolable suicidal traumatised mortified aghast enraged
    incensed as: despair anguish agony torment misery grief-stricken fuming seething raging livid fury
  -2.2 adj: sad unhappy miserable depressed dejected despondent downcast gloomy melancholic tearful lonely
    lonesome forlorn hopeless helpless worthless desperate anxious terrified petrified scared panicked
    panicky angry furious bitter resentful jealous envious hateful irate indignant irritable cranky grumpy
    disgusted repulsed sickened ashamed embarrassed humiliated regretful remorseful frustrated stressed
    overwhelmed burnt-out burned-out exhausted drained weary fatigued insecure rejected abandoned unloved
    unwanted unappreciated undervalued betrayed cheated as: sadness sorrow unhappiness despair frustration
    disappointment anguish loneliness
  -2.2 adj: selfish greedy vain arrogant conceited pompous smug haughty pretentious pushy bossy overbearing
    manipulative devious sly two-faced backstabbing hypocritical cowardly spineless gutless lazy idle
    slovenly malicious brutal ruthless merciless heartless sadistic barbaric narrow-minded close-minded
    bigoted racist sexist homophobic prejudiced ignorant clueless foolish dim-witted nosy gossipy whiny
    moody bad-tempered short-tempered hot-headed irresponsible immature childish as: idiot idiots moron
    morons imbecile fool fools clown clowns jerk jerks bully bullies cheat liar liar coward hypocrite
    jobsworth jobsworths crook con-man charlatan charlatans quack muppet muppets numpty tosser wanker
  -2.4 as: wtf smh ffs fml omfg bs bullshit bull crapola trashy sucks sucked suck sucky blows stinks stank
    reeks reeked stinker lame cringe cringey cringy cringeworthy yikes facepalm facepalming wack janky naff
    borked nerfed bugged fubar snafu scammy crapshow shitshow pisspoor piss-poor gash minging manky rank
    skanky bogus sham fugly craptastic suckage ragequit rage-quit rip-offs woeful dire dismal poxy crummy
    rubbishy
  -1.6 as: meh blah bleh yawn zzz snooze snoozefest snore snoring boredom tsk argh arggh grr grrr urgh sigh
    oof yikes ouch boo hmph smdh snoozy mehh damn dammit damnit
  -1.3 as: bored gloom blues homesick jittery uneasy wary dismayed perplexed puzzled mad grumble grumbled
    grumbling moan moans moaned whine whined whining gripes sulking
`;
