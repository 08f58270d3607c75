/** Kinds of sport, music, films and games. */
export const leisure = `
  football, soccer, association football: football, soccer, goal, goals, goalkeeper, striker, penalty,
    midfielder, offside, world cup, fifa, corner kick, free kick, premier league, champions league, kick-off,
    red card, header, crossbar, defender, own goal, pitch, referee, nil, penalty shootout, half-time,
    dribbled, winger, bundesliga, equalizer, equaliser, yellow card, added time, box, stoppage time, keeper,
    bar, free-kick, goalless, headed, volley, winner, substitute, derby, kicked
  american football, nfl: quarterback, touchdown, nfl, super bowl, field goal, yard, yards, linebacker,
    interception, fumble, end zone, running back, wide receiver, punt, first down, huddle, snap, kicker,
    tackle
  basketball, nba: basketball, nba, dunk, dunked, three-pointer, rebound, rebounds, hoop, court, point guard,
    lakers, free throw, free throws, buzzer, assist, assists, jump shot, layup, slam dunk, dribble, backboard,
    celtics, bulls, overtime, triple-double, basket, shot clock
  tennis, table tennis, badminton, racket sports: tennis, racket, serve, set, sets, wimbledon, backhand,
    forehand, ace, aces, grand slam, volley, match point, court, tie-break, break point, deuce, net, baseline,
    double fault, roland garros, us open, clay, umpire, straight sets, federer, shuttlecock, seed
  baseball, mlb, softball: baseball, pitcher, inning, innings, home run, bat, batter, base, bases, mlb,
    catcher, yankees, strikeout, outfield, shortstop, world series, bullpen, umpire, bases loaded, dugout,
    curveball, fastball, runs
  cricket: cricket, wicket, wickets, bowler, batsman, innings, runs, over, overs, test match, lbw, century,
    ashes, stumps, fielder, not out, boundary, spinner, ball, crease, declared
  rugby: rugby, try, scrum, tackle, six nations, all blacks, lineout, conversion, fly-half, ruck, maul, prop,
    hooker, springboks, drop goal
  golf: golf, golfer, hole, holes, par, birdie, bogey, putt, putter, green, fairway, tee, caddie, masters,
    pga, club, bunker, swing, under par, eagle, clubhouse, handicap, iron, hole-in-one
  hockey, ice hockey, nhl: hockey, puck, nhl, goalie, rink, stick, power play, slap shot, stanley cup, ice,
    skates, period, face-off, penalty box, hat trick
  swimming, diving, water sports, swim: swim, swimming, swimmer, pool, freestyle, butterfly, backstroke,
    breaststroke, lane, lap, laps, dive, diver, meters, metres, goggles, medley, relay, water polo, surf,
    surfing, strokes, wave, waves, touched the wall, hundredth, length, butterfly, tumble turn, chlorine
  athletics, running, track and field, marathon, track: run, runner, marathon, sprint, sprinter, race, 100
    metres, 100 meters, javelin, long jump, high jump, hurdles, relay, finish line, kilometres, kilometers,
    lap, shot put, triathlon, pace, miles, pole vault, starting blocks, jogging, discus, 10k
  cycling sport, cycling race, cycling: cyclist, bike, tour de france, peloton, stage, pedals, yellow jersey,
    climb, sprint, cycling, velodrome, breakaway, giro, time trial, wheel, saddle, gears, last climb, broke
    away, jersey, summit finish, sprint finish, domestique, rider, mountain stage
  boxing, martial arts, wrestling, mma, combat sports, fighting: boxer, boxing, punch, knockout, ring,
    heavyweight, rounds, gloves, judo, karate, ufc, wrestling, fight, fighter, jab, hook, belt, taekwondo,
    title fight, octagon, black belt, dojo, uppercut, opponent, canvas
  winter sports, skiing, snowboarding, ski, skating, ice skating: ski, skis, skiing, slope, slopes, slalom,
    snowboard, downhill, biathlon, ski jump, figure skating, bobsled, snow, lift, piste, skate, skating,
    curling, cross-country, powder, chairlift, toboggan, gondola
  motorsport, motor racing, formula 1, racing, formula one, f1, motorsports: formula one, race, lap, laps,
    grand prix, driver, ferrari, pit stop, pole position, circuit, podium, nascar, rally, qualifying, tyres,
    hamilton, verstappen, chicane, engine, motogp, safety car, chequered flag, grid
  volleyball, handball, team sport: volleyball, spike, net, block, set, serve, libero, beach volleyball,
    handball, seven-metre, goal
  gymnastics, dance, dancing, ballet: gymnast, vault, beam, somersault, floor exercise, dance, dancing,
    dancer, ballet, pirouette, choreography, ballroom, tango, tutu, waltz, parallel bars, twirl, ballerina,
    salsa, steps, rings
  chess, board games, card games, board game, cards: chess, checkmate, pawn, bishop, knight, rook, queen,
    board, dice, cards, poker, deck, monopoly, grandmaster, castling, bluff, shuffle, settlers, token, move,
    gambit, trump, opponent
  fishing, hunting, camping, outdoor activities, outdoor recreation: fishing, rod, bait, hook, trout, lake,
    camp, campfire, tent, hunting, deer, rifle, hike, backpack, caught, reel, sleeping bag, trail, carp,
    marshmallows
  rock, rock music, metal, heavy metal, punk, hard rock: guitar, guitars, guitarist, rock, band, riff, riffs,
    distortion, drummer, drums, amp, amplifier, solo, headbanging, metal, punk, mosh pit, led zeppelin,
    nirvana, metallica, stadium, power chords, bassist, screaming, rolling stones, ac/dc, queen, electric
    guitar, feedback, chords, wall of, amplifiers, hoarse, screams, leather jacket, loud
  pop, pop music: pop, chart, charts, single, catchy, chorus, taylor swift, dance, singer, hit, radio, boy
    band, idol, madonna, beyonce, fans, number one, synth, music video, hook, billboard, k-pop, britney
  jazz, blues, soul, swing: jazz, saxophone, improvisation, improvised, swing, trumpet, miles davis, blues,
    bebop, double bass, new orleans, coltrane, louis armstrong, club, standards, big band, scat, ella
    fitzgerald, brass, b.b. king, harmonica, delta, smoky
  classical, classical music, opera, orchestra, symphony: symphony, orchestra, mozart, beethoven, bach,
    violin, concerto, opera, conductor, sonata, philharmonic, string quartet, aria, cello, soprano, chopin,
    movement, overture, vivaldi, chamber, piano, tenor, requiem, adagio, baroque, cellist, suite, violinist,
    pianist, recital, concert hall, opus, prelude, fugue, quintet, strauss, wagner, encore
  hip hop, rap, hip-hop, rnb, r&b, trap: rap, rapper, rhymes, hip-hop, hip hop, beats, mc, freestyle, eminem,
    kendrick, sample, mixtape, flow, bars, verse, dj, turntable, 808, drake, tupac, jay-z, mic, lyrics,
    street, bronx, verses, beats, rapped, rapping, rhyming, sampled, sampling
  electronic, edm, techno, electronic music, house, dance music, house music: techno, dj, synthesizer, synth,
    beat, bass drop, drop, edm, rave, club, dance floor, electronic, remix, trance, daft punk, house, bpm,
    kraftwerk, loops, drum machine, turntables, ibiza, dubstep
  country, country music, folk, folk music, bluegrass: country, banjo, nashville, cowboy, fiddle, johnny cash,
    truck, pickup, dolly parton, twang, boots, honky-tonk, steel guitar, whiskey, folk, acoustic, bob dylan,
    ballad, mandolin, heartland, campfire, pedal steel, porch
  reggae, latin, latin music, world music, salsa: reggae, bob marley, jamaica, ska, dub, salsa, reggaeton,
    bachata, cumbia, samba, bossa nova, merengue, congas, offbeat, kingston, steel drum, rhythm, tango, havana
  comedy, funny, comedies, romantic comedy, comic, sitcom: funny, hilarious, laugh, laughs, laughing, comedy,
    joke, jokes, comedian, slapstick, sitcom, humor, humour, silly, mishaps, pranks, hijinks, awkward, clumsy,
    mix-up, chaos ensues, disguise, gags, spoof, parody, absurd, bumbling, mistaken, in-laws
  horror, scary movie, horror film, ghost story: horror, ghost, ghosts, haunted, zombie, zombies, scary,
    scream, vampire, killer, blood, demon, creepy, slasher, terrifying, monster, nightmare, possessed, haunted
    house, cabin, curse, cursed, evil, exorcist, basement, undead, gory, spirits, werewolf, graveyard, attic,
    whispers, masked, stalks, mansion, ritual, by itself, hums, door opens, knocking, footsteps, shadow,
    shadows, doll, cellar, mirror, woods, scratches, scratching, vanish, one by one, blood-curdling,
    sanatorium, asylum, seance
  action, action movie, adventure, action and adventure, action film: explosion, explosions, chase, fight,
    gun, car chase, hero, rescue, agent, battle, stunts, mission, soldier, bomb, villain, martial arts,
    shootout, hijack, commando, treasure, jungle, save the world, weapons, fights, hostage, mercenary,
    explosive, terrorists, helicopter
  drama, drama film, dramas: family, struggles, struggle, love, loss, death, emotional, grief, relationship,
    father, mother, marriage, tragic, poverty, illness, moving, dying, estranged, coming to terms, secrets,
    alcoholic, forgiveness, betrayal, tears, touching, widow, coming of age, courtroom, small town
  science fiction, sci-fi, scifi, sci fi, sf, speculative fiction: spaceship, alien, aliens, robot, robots,
    future, planet, galaxy, time travel, cyborg, android, spacecraft, mars, colony, dystopian, star wars,
    laser, starship, clone, clones, artificial intelligence, post-apocalyptic, space, invasion, scientist,
    parallel universe, teleport, humanity, wormhole, interstellar, cryosleep, crew, lightyears, year 2
  fantasy, fantasy film, fantasy book: dragon, dragons, wizard, wizards, magic, magical, sword, elf, elves,
    kingdom, dwarf, spell, spells, quest, throne, sorcerer, witch, prophecy, castle, ring, enchanted, hobbit,
    realm, fairy, orc, potion, unicorn, mage, wand, goblin, mythical, chosen one, spirit, spirits, lantern,
    orphan, powers, forest, ancient, amulet, mermaid, giants, phoenix, oracle, cloak, curse, kingdom, immortal
  romance, romance film, love story, romantic movie, romance novel: love, kiss, falls in love, fall in love,
    wedding, heart, passion, romance, couple, relationship, lovers, soulmate, first love, romantic, bride,
    affair, summer, love letters, date, marry, feelings, chemistry, meets, ex, happily, small bakery, engaged,
    bouquet, shy, stranger, flowers, letters, the man she, the woman he, waited for, opposites, neighbour,
    villa, boyfriend, valentine
  thriller, mystery, crime fiction, suspense, detective, whodunit, crime novel, crime drama, mystery and
    thriller: detective, murder, killer, suspect, clue, clues, mystery, investigation, investigate, police,
    conspiracy, spy, hostage, victim, inspector, suspense, body, missing, serial killer, alibi, secret,
    kidnapped, twist, fbi, cold case, blackmail, disappeared, disappearance, poison, stalker, corpse, solve,
    vanishes, private eye, murderer, heist, witness, motive, spy, ministry, agent, hours to, chase, traitor,
    assassin, codes, deadly, trap, hunt, hunted, on the run, double agent
  documentary, documentaries, nonfiction, non-fiction, non fiction, true story: documentary, footage,
    interviews, real, narrator, archive, history, wildlife, true story, film follows, explores, experts,
    investigates, facts, life of, portrait of, narrated, behind the scenes, essays, memoir, research, guide
    to, biography, life story
  western, westerns: cowboy, cowboys, sheriff, outlaw, horse, saloon, gunslinger, duel, frontier, ranch,
    bounty hunter, revolver, wild west, cattle, gold rush, stagecoach, train robbery, prairie, high noon,
    deputy, apache, dusty
  animation, animated, cartoon, anime, animated film, children's film: animated, cartoon, pixar, disney,
    anime, drawn, characters, talking animals, kids, voiced, manga, toy, princess, computer-animated, toys,
    dreamworks, studio ghibli, mouse, sidekick
  musical, musicals, music film: musical, sing, songs, dance, dancing, broadway, number, singing,
    choreography, stage, chorus, duet, tap dance, score, show tunes, bursts into song
  war film, war movie, historical drama, war drama, historical fiction: war, soldiers, battle, trench,
    trenches, nazi, army, vietnam, normandy, general, enemy, 1944, regiment, front, captured, resistance,
    occupied, platoon, empire, queen, court, servant, century, king, duke, victorian
  biography film, biopic, biographical, biographies, autobiography: life of, rise, born, true story, career,
    portrays, singer, childhood, inventor, became, memoir, legend, from his childhood, my life, autobiography,
    journey from, childhood, fame, life of the, painter, from his, from her, rise to, portrait of
  superhero, superheroes, comics, comic book: superhero, powers, superpowers, cape, villain, marvel, batman,
    superman, spider-man, mask, avengers, save the city, mutant, secret identity, gotham, sidekick, x-ray
    vision, comic, dc, strip, panels
  party, celebration, celebrations, birthday, event, events, festival, holiday celebration, wedding,
    anniversary: party, birthday, cake, candles, balloons, gift, gifts, invitation, guests, wedding, bride,
    groom, champagne, celebrate, anniversary, concert, festival, vows, toast, fireworks, costume, happy
    birthday, dance floor, music, conference, venue, tickets, graduation, rings, bouquet, church
  christmas, xmas, easter, halloween, thanksgiving, holidays and festivals, public holidays: christmas, santa,
    tree, presents, reindeer, carols, easter, eggs, bunny, halloween, costume, pumpkin, trick or treat,
    thanksgiving, turkey, new year, fireworks, hanukkah, menorah, mistletoe, stocking, advent
  puzzle, quiz, trivia, riddle, riddles, brain teaser: puzzle, riddle, quiz, guess, clue, crossword, sudoku,
    answer, what has, trivia, which of the following, what am i, solve, how many, true or false
  theatre, theater, stage, plays, performing arts: theatre, theater, stage, actors, play, curtain, audience,
    rehearsal, shakespeare, scene, director, performance, lines, backstage, drama, monologue, spotlight,
    premiere, costume
`;
