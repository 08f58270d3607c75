/** How something is said: level, tone, tense, sizes, ages, stances. */
export const style = `
  beginner, beginners, novice, basic, elementary, easy, entry level, newbie, introductory, starter, simple,
    junior, a1, beginner level: beginner, first time, new to, just started, just starting, basics, basic,
    introduction, start, simple, simplest, hello world, what is a, how do i start, no experience, learn, from
    scratch, first step, easy, install, complete beginner, zero, starting out, for dummies, where do i begin,
    explain like, dont know anything, difference between, what does, novice, learning to, my first, should i
    buy first, abc, one-digit, count to
  intermediate, medium difficulty, mid level, moderate level, b1: some experience, already know, improve,
    comfortable with, next step, a few years, familiar, better at, practice, familiar with, for a year, moving
    beyond, intermediate, refactor
  advanced, expert, experienced, professional level, complex, difficult, hard, senior, proficient, c1, c2,
    advanced level, experts: advanced, optimize, optimise, optimization, latency, concurrency, kernel,
    distributed, architecture, asymptotic, profiling, tuning, trade-offs, implementation, throughput, custom,
    lock-free, deadlock, garbage collector, memory layout, compiler, consistency, sharding, eigenvalues,
    polymorphism, theorem, proof, nuances, in depth, years of experience, expert, heuristics, stochastic,
    convergence, vectorized, benchmarks, internals, differential, amortized, bayesian, cache invalidation,
    thread pool, backpressure, replication, query planner, sicilian defence, grandmaster, endgame
  formal, formal tone, formal language, official, polite: dear sir, dear madam, sincerely, hereby, regards,
    pursuant, kindly, we regret, inform you, yours faithfully, therefore, furthermore, herewith, request,
    would be grateful, respectfully, hence, enclosed, shall, permit me, please accept, dear, esteemed, i would
    like to, acknowledge, at your earliest convenience, in accordance, cordially, esteemed, we wish, ladies
    and gentlemen, further to, mr, mrs, ms, committee, undersigned
  informal, casual, colloquial, slang, informal tone, informal language, relaxed tone, conversational,
    friendly tone: #informal, hey, gonna, wanna, lol, cool, guys, dude, yeah, nah, stuff, kinda, bro, mate,
    buddy, whats up, gotta, yep, ya, awesome, btw, omg, cheers, hang out, hi, dunno, lemme, cuz, ok, super,
    totally, folks, chill, sup, catch ya, grab a beer, no worries, thx, u, pls, crazy, haha
  past, past tense, happened: was, were, had, did, went, yesterday, ago, last week, last year, last night,
    last month, last summer, came, saw, took, made, in 19, used to, said, wrote, met, left, bought, built,
    grew up, lived, visited, fell, found, won, broke, ate, drove, gave, played, walked, worked, finished,
    once, ended, lost, began, spent, moved, called, when i was
  present, present tense, now, current, ongoing: is, are, am, now, currently, today, at the moment, right now,
    these days, every day, usually, always, at present, this week, is raining, does, works, lives, sits,
    nowadays, on mondays, each morning
  future, future tense, upcoming, planned: will, tomorrow, next week, next year, next month, next summer,
    going to, shall, soon, plan to, planning, planned, upcoming, by 2030, later, in the future, about to,
    expect to, someday, forecast, scheduled, well, ill, youll, theyll, shell, in two years, wont, hopes to,
    intend, next, in the coming
  small, little, tiny, mini, size small, miniature: small, tiny, little, miniature, compact, mini, minute,
    microscopic, pocket, ant, crumb, grain, fits in, thumbnail, short, handful, pea, bit, studio, millimetres,
    centimetres, toy
  large, big, huge, giant, size large, enormous: large, big, huge, giant, enormous, massive, vast, gigantic,
    elephant, skyscraper, towering, spacious, wide, oversized, stadium, colossal, whale, immense, mansion,
    miles, tons, tall, mountain, thousands
  children, child, kids, kid, childhood, young children, for kids: child, children, kid, kids, school, toys,
    play, playground, mommy, daddy, teddy, crayons, homework, years old, kindergarten, cartoon, candy,
    playing, bedtime story, fairy, my teacher, mom says, recess, puppet, tricycle, lunchbox, nursery, hide and
    seek, colouring book, sandbox
  teenager, teenagers, teen, teens, adolescents, youth, young adults, student age, young people, adolescent,
    young adult: teenager, teen, high school, prom, driving licence, exams, puberty, braces, crush, parents,
    friends, college, curfew, homework, grounded, sixteen, seventeen, fifteen, acne, first kiss, tiktok, gap
    year, freshman, class, mum wont let, skateboard, first job, student, dorm
  adult, adults, grown ups, middle aged, working age: job, mortgage, work, career, taxes, marriage, kids,
    office, wine, boss, salary, promotion, bills, colleagues, divorce, adult, commute, my wife, my husband,
    meeting, daycare
  senior citizens, seniors, elderly, older adults, retirees, old people, old age, pensioners, retirement:
    retired, retirement, pension, grandchildren, grandson, granddaughter, elderly, nursing home, walker,
    hearing aid, dentures, seniors, old age, care home, arthritis, pensioner, eighty, seventy, hip
    replacement, widow, knitting, stairlift, my late husband, cane, bingo, great-grandchildren, walking stick,
    medicare, in my day
  baby age, infant, toddler age, babies, newborns, toddlers: baby, diaper, nappies, bottle, crib, crawling,
    teething, breastfeeding, pacifier, stroller, rattle, first steps, formula, cradle, months old, lullaby,
    burp
  male, men, man, boys, masculine, boy, father: he, him, his, man, men, boy, father, husband, brother, son,
    beard, shave, mr, groom, king, uncle, grandfather, himself, gentleman, dad
  female, women, woman, girls, feminine, girl, mother: she, her, hers, woman, women, girl, mother, wife,
    sister, daughter, mrs, ms, bride, queen, aunt, grandmother, pregnant, herself, lady, mom, mum, dress
  toxic, toxicity, abusive, hate speech, offensive, insult, harassment, abuse, hateful, bullying,
    inappropriate, profanity, hate, rude, vulgar, insulting, aggressive, obscene, cyberbullying, flame,
    uncivil: idiot, idiots, stupid, moron, dumb, hate, shut up, loser, losers, ugly, kill, kill yourself,
    trash, garbage, pathetic, disgusting, worthless, fool, scum, bastard, hell, damn, crap, fuck, fucking,
    shit, ass, bitch, asshole, go back to, get lost, nobody likes you, clown, brain-dead, braindead, imbecile,
    freak, shame on you, jerk, retarded, die, vermin, dimwit, piece of, get a life, subhuman, should be
    banned, brainless, pig, sick of you, troll, hope you, drop dead, you people, what a joke, deport, nobody
    asked, parasites, creep, dumbest, screw you, waste of oxygen, lowlife, cockroaches, waste of space,
    pathetic, miserable, stink, cry about it, shut your, waste of, nobody wants you, everybody hates, learn to
    read, go away
  threat, violence, violent, threatening, violent content, threats: kill, hurt, beat, destroy, gun, knife,
    bomb, shoot, stab, blood, revenge, you will regret, find you, know where you live, attack, punch, die,
    burn, watch your back, murder, come for you, make you pay, break your, smash, weapon, or else, know where
    you, be sorry, youll be sorry, better watch, you will pay, pay for this, or i will, coming for you, last
    warning, wait and see what, your family
  self harm, suicide, suicidal, self-harm: suicide, kill myself, end it all, end my life, cutting, self-harm,
    hopeless, dont want to live, want to die, no reason to live, hurt myself, better off without me, cant go
    on, overdose, goodbye forever
  sexual, adult content, nsfw, sexual content, pornography, explicit, adult, erotic: sex, sexy, nude, naked,
    porn, xxx, erotic, hot singles, webcam girls, strip, explicit, lust, adult only, hookup
  civil, respectful, polite tone, non toxic, not offensive, friendly, kind, constructive, courteous: please,
    thank, thanks, appreciate, respectfully, good point, great, agree, i see, interesting, happy to, kind, i
    disagree, fair, hope, welcome, helpful, understand, nice, good luck, well done, sorry, enjoyed, great
    work, cheers
  spam, junk, junk mail, unsolicited, spam message, scam, phishing, fraud, fraudulent, suspicious, scams,
    unwanted, fake offer, scam message, spam or scam, bait, smishing: free, winner, won, prize, click, click
    here, congratulations, claim, cash, offer, limited, limited time, lottery, viagra, pills, casino, bonus,
    urgent reply, bank details, guaranteed, act now, buy now, cheap, discount, earn, income, from home,
    investment, crypto, bitcoin, million, inheritance, verify your account, account has been suspended,
    suspended, password, selected, iphone, gift card, gift cards, no risk, risk-free, unsubscribe, subscribe,
    loan, credit, weight loss, lose weight, make money, extra cash, double your, 100%, lucky, congrats,
    deposit, fee, wire, prince, confirm your, unusual activity, miracle, hot singles, meet singles, replica,
    order now, exclusive deal, only today, expires, click the link, click below, reply with, text win, free
    entry, ringtone, dear customer, dear friend, beneficiary, customs fee, parcel is held, last chance, apply
    now, betting, jackpot, pre-approved, #shouts, #link, ~#money
  phishing attempt, phishing, impersonation, identity theft, account takeover attempt: verify, verify your
    account, suspended, click, link, password, bank details, confirm your identity, unusual activity, log in,
    login, security alert, update your payment, ssn, locked, expire, within 24 hours, credentials, dear
    customer, paypal, gift cards, apple id, card number, reactivate, #link
  personal message, personal mail, personal, private message, personal email: lunch, tomorrow, thanks, see
    you, are we still, home, dinner, call me, tonight, mum, mom, dad, let me know, running late, pick up,
    happy birthday, weekend, how are you, ill be, kids, on my way, when you, granny, grandma, grandpa, nan,
    came over, come over, coming over, miss you, love you, photos from, hug, hugs, our garden, yesterday, how
    is
  promotions, promotional email, marketing email, newsletter, promotions tab: sale, discount, offer,
    newsletter, subscribers, new collection, unsubscribe, exclusive, code, deals, save, shop, this week only,
    arrivals, free shipping, percent off, early access, weekend deal, #percent
  fake news, misinformation, conspiracy, disinformation, hoax, rumor, fake, false claim, conspiracy theory:
    secretly, hidden truth, they dont want you to know, hoax, cover-up, miracle cure, doctors hate, share
    before, government is hiding, chemtrails, flat earth, microchips, exposed, aliens, mainstream media, wake
    up, 5g, illuminati, shocking truth, one weird trick, big pharma, deleted, elites, sheep, plandemic, mind
    control, proof that
  support stance, support, in favor, for, favor, pro, supportive, agree stance, advocate, in favour,
    favourable stance: support, agree, in favor, in favour, should be, need more, benefit, benefits, great
    idea, approve, vote for, vote yes, welcome, long overdue, finally, right decision, good for, back the,
    advantages, fully behind, must introduce, improve, yes to, make sense, hope it passes, applaud, right
    step, worth it, will help
  against stance, against, oppose, opposition, con, opposed, anti, disagree stance, critical stance, opposing:
    against, oppose, opposed, disagree, ban, wrong, harm, harmful, stop, no to, vote no, vote against, reject,
    bad idea, terrible idea, waste, should not, shouldnt, dangerous, must not, scrap, nonsense, mistake,
    destroy, unfair, disaster, say no, threatens, too expensive, make things worse, protest, burden
  true, correct, right, valid, real, authentic: true, correct, right, confirmed, accurate, indeed, verified,
    real, proven
  false, incorrect, wrong, invalid: false, wrong, incorrect, untrue, myth, not true, mistaken, debunked,
    inaccurate, error
  relevant, on topic, important, essential, significant: important, crucial, key, essential, deadline, action
    required, significant, relevant, please read, attention, vital
  serious, serious tone, solemn: death, crisis, important, war, illness, funeral, grave, regret, tragedy,
    decision, solemn, consequences
  clickbait, sensational, sensationalism, sensationalist: you wont believe, shocking, what happened next, this
    one trick, number 7, will blow your mind, doctors hate, secret, reveals, unbelievable, jaw-dropping, goes
    viral, reasons why, the truth about, gone wrong, find out why, everyone is talking, wait until, hate him,
    this simple, #exclaims
  motivational, inspirational, motivation, inspiration, quote, encouraging, inspiring: believe, dream, dreams,
    never give up, success, journey, strong, you can, goals, keep going, courage, achieve, strength, limits,
    shine, your best, great things, impossible, the only way, tomorrow, overcome, rise
  introvert, introverted, shy: alone, quiet, book, home, small group, silence, drained, shy, crowds, stay in,
    by myself, recharge, evening alone
  extrovert, extroverted, outgoing: party, parties, people, crowd, talking, friends, social, talk to
    strangers, energized, meeting people, loud, stage, networking, dance
  pros, advantage, benefit, benefits, advantages, pro point, opportunity: great, excellent, easy, fast,
    strong, advantage, love, good, reliable, best, saves, robust, benefit, helps
  weakness, cons, disadvantage, drawback, drawbacks, disadvantages, con point, weaknesses, problem, problems:
    slow, poor, difficult, weak, expensive, lacks, missing, bad, problem, unfortunately, breaks, limited,
    disadvantage, annoying, hard to, drawback, fails, downside
  bullish, bull, going up, increase, growth, up, rise, rising, upward: buy, bullish, rally, soar, soared,
    surge, surged, rise, rose, rises, climb, climbed, gains, growth, record high, upgrade, upgraded, beat
    expectations, outperform, undervalued, moon, breakout, jumped, strong earnings, raised its forecast,
    higher, increased, doubled, upbeat, rebound
  bearish, bear, going down, decrease, decline, down, fall stocks, drop, downward, loss: sell, bearish, fell,
    drop, dropped, decline, declined, losses, crash, slump, slumped, plunge, plunged, tumble, tumbled,
    downgrade, downgraded, overvalued, missed expectations, recession, cut its forecast, lower, weak, short,
    bankruptcy, decreased, halved, layoffs, sank, slid, sell-off, warning
  hold, stable, unchanged, flat, steady, no change, constant, sideways: unchanged, flat, stable, steady, hold,
    same, no change, in line with, sideways, little changed, remains, wait and see, constant
  internal, internally, employee message: colleagues, staff, team, our office, all employees, internal,
    intranet, hr, canteen, department
  external, externally, outside: customer, customers, supplier, press, client, public, partner, vendor,
    external
  work, job related, business related, professional, work related: meeting, deadline, client, project, office,
    report, boss, colleague, presentation, quarterly, email, slides, invoice, team, budget, contract,
    conference, agenda, spreadsheet, work, stakeholders, sprint, review, manager, kick-off, slides, board, the
    call, call with, before the call, attached, q3, standup, figures
  home life, home, private, family, household chores, chores, domestic: kids, dinner, laundry, grandma, mum,
    mom, dad, birthday, family, kitchen, dishes, clean, garden, vacuum, groceries, daughter, son, wife,
    husband, sister, brother, cousin, school play, house, sofa
  hobby, hobbies, leisure, free time, recreation, pastime: hobby, knitting, painting, chess, fishing,
    gardening, model trains, stamps, collect, weekend, photography, hike, guitar, pottery, reading, club,
    puzzle, dancing, bake, birdwatching
  ham, legitimate message, legitimate, legit: meeting, lunch, tomorrow, thanks, see you, attached, minutes,
    are we still, home, dinner, call me, tonight, mum, mom, dad, let me know, running late, pick up, report,
    notes, project, happy birthday, weekend, how are you, ill be, review, schedule, kids, draft, agenda,
    please find, your feedback, shared folder, slides, on my way, when you
`;
