/** Feelings, which word vectors cannot tell from each other. */
export const emotions = `
  joy, happiness, happy, joyful, excitement, excited, delight, enjoyment, cheerful, elation, amusement, glad,
    enthusiasm, positive emotion, euphoria, enthusiastic: happy, joy, glad, delighted, thrilled, excited,
    wonderful, laugh, laughing, laughed, smile, smiling, dance, dancing, celebrate, celebrated, celebration,
    yay, hooray, best day, cant wait, love, loved, fantastic, great, amazing, ecstatic, cheerful, over the
    moon, finally, won, passed, got the job, hugged, sunshine, beautiful, enjoy, enjoyed, fun, giggle,
    giggling, singing, sang, hug, grinning, grin, bliss, on cloud nine, made it, awesome, congratulations,
    perfect, lucky, proud, party, engaged, newborn, reunited, jumping, woohoo, cheering, hilarious, holiday,
    vacation, tickled, said yes, beaming, clapped, clapping, clap, first steps, applause, best news, good
    news, got engaged, passed my, dream came true, couldnt be happier, stop laughing, made my day, jumped, sun
    is shining, finally home, ice cream, barbecue, reunion, cheered, free weekend, good mood, danced,
    whistling, sing, so good to, everyone laughed, picnic, summer evening, we got the, accepted, birthday,
    tickets, pancakes, #positive, packed already, sleeps until, more sleeps, off to, what a day, best friends,
    counting, sea
  anger, angry, rage, annoyance, annoyed, frustration, frustrated, fury, furious, mad, irritation, irritated,
    outrage, hostility, resentment, hate: angry, furious, seething, rage, outrage, outrageous, annoyed,
    annoying, how dare, fed up, sick of, sick and tired, hate, livid, irritated, infuriating, unacceptable,
    yelled, shouted, shouting, screamed, slammed, stupid, idiot, idiots, ridiculous, damn, nerve, boiling,
    fuming, enraged, pissed, lied, liar, lies, cheated, betrayed, disrespect, insulted, insult, blame,
    frustrated, frustrating, incompetent, outraged, makes my blood boil, last straw, fists, stormed, had it
    with, cut in front, stole, steals, keeps, third time, without asking, unfair, rude, selfish, glared,
    unbelievable, who do they think, ruined, bullshit, jerk, for the hundredth time, #shouts, cheek, had the
    cheek, the nerve, how many times, yet again, over and over, dare you, temper, lost my temper, stomped,
    slam, pushed in, honked, threw, refuses, shut up, steam, without even, didnt even, scam, blocked my,
    parked across, my driveway, kicked, had enough, ignoring me, hung up on me, overcharged, twice now, of all
    the, the idiot, get away with, robbed, wasted my, swear, yelling, shame on, disgraceful, on purpose,
    lying, behind my back, talked over, broke my, broke his promise, #negative
  sadness, sad, grief, sorrow, unhappy, unhappiness, depression, depressed, melancholy, loneliness, lonely,
    heartbreak, mourning, crying, despair, hopelessness, misery: sad, cry, crying, cried, tears, weep, wept,
    miss, missing, lost, loss, died, death, passed away, funeral, lonely, alone, empty, heartbroken, broken
    heart, grief, mourn, mourning, depressed, hopeless, miserable, goodbye, gone, sorrow, sorry for, unhappy,
    hurts, pain, never see * again, without her, without him, grave, broke up, left me, divorce, sobbing, sob,
    gloomy, heavy heart, memories, wish he, wish she, used to, put down, farewell, bury, buried, moved away,
    left behind, nobody called, no one came, forgot my birthday, old photos, tearful, devastated, late wife,
    late husband, since she died, since he died, cant stop crying, grandad, no longer here, funeral, sat
    alone, his chair, her chair, empty chair, never come back, house feels, ache, aching, no longer with us,
    hospice, homesick, wish you were here, buried, alone again, on my own, left us, last time i saw, silent
    house, nobody visits, nobody came, mother died, father died, dog died, cat died, say goodbye, burst into
    tears, in tears, wiped, lump in my throat, cold and grey, lost my, her voice, his voice, missed him,
    missed her, dont feel like, withered, #negative, still set, two cups, and then i remember, then i
    remember, i remember, her place, his place, miss her, miss him, every morning
  fear, afraid, scared, anxiety, anxious, worry, worried, nervous, nervousness, terror, panic, frightened,
    concern, dread, stress, stressed, scary, fearful, concerned: afraid, scared, fear, terrified, frightened,
    frightening, scary, worried, worry, nervous, anxious, anxiety, panic, panicked, shaking, trembling,
    tremble, nightmare, danger, dark, footsteps, dread, dreading, horror, terrifying, heart pounding, heart
    racing, pounding, what if, cant breathe, didnt dare, dont dare, hide, hiding, alarmed, uneasy, threat,
    threatened, cold sweat, sweating, dizzy, shadow, creak, noise downstairs, following me, alone at night,
    lock the door, locked the door, spider, heights, turbulence, petrified, phobia, stomach in knots, cant
    sleep, stiff, froze, knife, biopsy, test results, lump, strange noise, goosebumps, shiver, shivers, lose
    my job, bear to look, could not move, couldnt move, frozen, hair stood, held my breath, holding my breath,
    hammering, dark alley, heard someone, heard something, knees, throat, lights went out, growl, growled,
    door handle, locked in, in the dark, at night, crept, creeping, scream, screams, behind me, followed me,
    turbulence, surgery tomorrow, exam tomorrow, what will happen, terrible feeling, please dont, ran as fast,
    cant look down, too high, bites, sirens, bang, glass break, footstep, hardly breathe, can hardly, scan
    shows, shows something, when i think of, keeps me awake, lie awake, what will, in case, cant stop thinking
  surprise, surprised, shock, shocked, astonishment, amazement, amazed, astonished, disbelief, realization,
    unexpected: surprise, surprised, wow, unexpected, unexpectedly, suddenly, shocked, astonished,
    astonishing, amazed, cant believe, couldnt believe, no idea, had no idea, never expected, didnt expect,
    didnt see that coming, out of the blue, really, speechless, whoa, omg, oh my, unbelievable, stunned, jaw
    dropped, jaw, who would have thought, never thought, turns out, all of a sudden, out of nowhere,
    seriously, startled, no way, incredible, of all people, never guessed, never would have, plot twist, blew
    my mind, dropped my, gasped, blinked, are you serious, are you kidding, you are kidding, since when, not
    in a million years, i thought you, caught off guard, taken aback, holy, guess who, never in my life, who
    knew, there stood, standing there, after twenty years, after all these years, youre kidding, cant be, is
    that really, look who, nearly fell, fell off my chair, eyes wide, wide open, when did you, you what, didnt
    know, i never knew, whats this, imagine my, little did, unannounced, all along, mouth open, open-mouthed,
    you got married, never would i, twins, lo and behold, hang on, wow, turned the corner, who i thought, i
    thought he, i thought she, there he was, there she was, suddenly stood, of all places, was my, didnt tell
    me, no one told me
  disgust, disgusted, revulsion, disgusting, repulsion, aversion, contempt, gross, nausea: disgusting,
    disgusted, gross, yuck, ew, eww, nasty, vomit, vomited, puke, sick, nauseous, nauseating, repulsive,
    revolting, rotten, mold, mould, moldy, mouldy, smell, smelled, smells, stink, stinks, stench, filthy,
    maggots, cockroach, cockroaches, hair in, slimy, foul, spit, rancid, gag, gagged, vile, turn my stomach,
    turned my stomach, stomach turn, toenail, toenails, dirty, horrid, sickening, sour milk, garbage, flies,
    grimy, pus, rat, creepy, sewage, crawling, dirty diapers, greasy, hairball, chewing with, threw up, throw
    up, in my soup, in the soup, fingernail, fingernails, licked, smelly, sweaty, spat, slime, worms, worm,
    rotting, unwashed, toilet, fungus, snot, earwax, picked his nose, stank, reeked, reeks, mucus, sticky
    floor, raw sewage, dead rat, overflowing, burped, dog poo, poop, slurping, sneezed on, made me sick, makes
    me sick, feel sick, chewed
  love, affection, romance, romantic, caring, adoration, admiration, desire, passion, loving, adore,
    tenderness: love, loved, adore, darling, sweetheart, kiss, kissed, kisses, heart, beloved, dear, cherish,
    hug, forever, marry, honey, my life, in love, soulmate, romantic, valentine, mean everything, means the
    world, beautiful, affection, crush, fall in love, fell in love, butterflies, hold you, your eyes, miss
    you, devoted, tender, hand in hand, my wife, my husband, candlelight, rest of my life, admire, i do,
    cuddle, embrace, wedding, arms around, grow old, care about you, care for you, listen to him, listen to
    her, my name, heart skips, skips, says my, smile at me, all night, think of you, looks at me, i want to be
    with
  confusion, confused, puzzled, uncertainty, bewilderment, perplexed, doubt, curious confusion, unsure,
    doubtful: confused, confusing, confusion, dont understand, didnt understand, dont get, makes no sense, no
    sense, puzzled, unclear, what do you mean, lost, not sure, unsure, baffled, bewildered, which one,
    contradictory, huh, wait, how is that, contradict, perplexed, dont know, what does * mean, i thought,
    mixed up, whats going on, cant figure, cant make sense, cant tell, on page, other page, hard to follow,
    but then, scratching my head, doesnt make sense, makes any sense, cant follow, read it three times, am i
    supposed, why would, but the other
  disappointment, disappointed, letdown, dissatisfaction, disappointing, dissatisfied, underwhelmed:
    disappointed, disappointing, disappointment, let down, letdown, expected better, expected more, had hoped,
    was hoping, hoped for, not as good, not what i expected, underwhelming, unfortunately, failed to, thought
    it would, waste, such a shame, pity, anticlimax, anticlimactic, expectations, fell short, overhyped, not
    worth, was looking forward, sold out, cancelled, too bad, sadly, lacklustre, mediocre, meh, promised,
    years waiting, waited all, didnt live up, after all that, nothing like, turned out, not even close, didnt
    get, lost the final, second place, only to, used to be better, ended up
  pride, proud, triumph, accomplishment, achievement: proud, pride, achieved, achievement, accomplished,
    graduated, medal, won, hard work, paid off, first in, look what, did it all by, promoted, record, trophy,
    finished, all by myself, honor, honour, earned, chest swelled, mastered, built * myself, my daughter, my
    son, my little girl, my little boy, all on her own, all on his own, by herself, by himself, first whole,
    aloud, first in our family, top of the class, on stage, valedictorian, award, scholarship, won the,
    bursting, certificate, our team won, i did it, made it to
  relief, relieved: relieved, relief, phew, thank goodness, thank god, finally over, safe and sound, weight
    off, at last, all clear, turned out fine, benign, can breathe, it was only, false alarm, thankfully,
    luckily, relax, unharmed, not broken, escaped, exhaled, sigh of relief, found it, got it back, negative
  hope, optimism, hopeful, optimistic, anticipation, looking forward, expectation, eager, eagerness: hope,
    hopeful, hoping, optimistic, looking forward, will get better, fingers crossed, someday, one day, bright,
    confident, cant wait, wish, believe, dream, counting the days, counting down, eager, expect, tomorrow,
    next year, light at the end, awaiting, ready for, chance
  boredom, bored, boring, apathy, indifference: bored, boring, dull, tedious, yawn, nothing to do, monotonous,
    same old, dont care, who cares, endless, fell asleep, watching the clock, dragged, drags on, shrug, same
    thing, uninteresting, staring at, every day the same, word for word, third hour, hour of, reading out,
    clock, killing time, nothing on, twiddling, still not over, seen it all before, so slow, not again, goes
    on and on
  embarrassment, embarrassed, shame, awkward, humiliation, ashamed, awkwardness: embarrassed, embarrassing,
    ashamed, shame, awkward, blush, blushed, blushing, humiliated, mortified, red face, turned red, laughed at
    me, everyone stared, in front of everyone, tripped, wrong name, forgot my lines, zipper, cringe, wanted to
    disappear, hide my face, cheeks, sank into, swallow me
  jealousy, envy, jealous, envious: jealous, jealousy, envy, envious, wish i had, why does she, why does he,
    gets everything, always gets, flirting, her new, his new, not fair, covet, better than mine, everyone
    else, instead of me, should have been me, while i, she got, he got, gets all, ive been here, everybody
    likes, her boyfriend, his girlfriend, bigger than ours, why him, why her, wish i were, their new, looks at
    her, always the favourite, prettier, their pool
  curiosity, curious, interest, interested, wonder, fascination: curious, wonder, wondering, interesting,
    fascinated, fascinating, intrigued, want to know, tell me more, how does, why does, what happens, learn,
    explore, find out, love to know, ever wondered, discover, question, mystery
  calm, peaceful, relaxed, serenity, contentment, content, calmness, peace, tranquility, relaxation: calm,
    peaceful, relaxed, relaxing, quiet, serene, content, at ease, gentle, breathing, tranquil, cosy, cozy,
    soothing, slowly, silence, sipping, blanket, tea, breeze, meditation, at peace, hammock, waves, no hurry,
    soft, watching the
  trust, confidence, confident, faith: trust, rely, reliable, confident, believe in, count on, honest, faith,
    depend, sure, safe with, never let me down, secret, certain, loyal, in good hands
  nostalgia, nostalgic, longing: remember, childhood, used to, back then, old days, when i was, grandmother,
    memories, those were, years ago, smell of, good old, reminds me, old house, take me back, old photo,
    bygone, long gone, miss the days, growing up
  sympathy, empathy, condolence, compassion, support, condolences, encouragement, comfort: sorry for your
    loss, condolences, sorry to hear, thinking of you, with you, sympathy, thoughts, here for you, must be
    hard, understand how, hang in there, you can do it, dont give up, believe in you, stay strong, get well,
    youve got this, keep going, pray, prayers, not alone, shoulder
  sarcasm, sarcastic, irony, ironic, not sarcastic sarcasm: oh great, just what i needed, yeah right, wow
    thanks, because that, of course, brilliant idea, genius, how nice, lovely, another meeting, sure, oh sure,
    congratulations, exactly what i, so glad, what could go wrong, bravo, love it when, so helpful, real
    winner, oh joy, big surprise, nice job, thrilled
  humor, humour, funny, humorous, joke, comedy, jokes: joke, funny, laugh, hilarious, why did the, walks into
    a bar, knock knock, punchline, lol, haha, comedian, pun, prank, silly, giggle, kidding, stand-up, #laughs
  tired, tiredness, fatigue, exhaustion, exhausted, sleepy, sleepiness, weary: tired, exhausted, sleepy,
    drained, worn out, no energy, burnt out, asleep, fall asleep, yawn, yawning, night shift, long day, need a
    nap, could sleep, eyes closed, keep my eyes open, can barely, dead on my feet, up all night, coffee,
    weary, sleep for, collapse, bed, three hours of sleep
`;
