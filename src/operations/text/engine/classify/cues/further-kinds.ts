/** Senses, rooms, offences, beliefs, times and occasions. */
export const furtherKinds = `
  sight, visual, seeing, see: see, saw, look, bright, colour, color, red, blue, light, view, glitter, shone,
    shadow, glow, eyes, watched, visible, sparkling
  hearing, auditory, sound sense, hear: hear, heard, sound, loud, noise, music, whisper, echo, thunder, bells,
    rang, ears, buzz, creak, listen, melody, silence, ticking
  smell, olfactory, scent, odor: smell, smelled, scent, perfume, aroma, stink, stench, nose, fragrance, odour,
    sniff, roses, fresh coffee, incense
  taste sense, gustatory, flavor, flavour: taste, tasted, sweet, salty, bitter, sour, delicious, tongue,
    flavour, spicy, lemon, bland
  touch, tactile, feel, texture: soft, rough, smooth, touch, touched, felt, warm, cold, velvet, silky,
    fingers, skin, sticky, sharp, prickly, sandpaper
  kitchen room, kitchen area: fridge, oven, stove, sink, dishwasher, microwave, cook, pots, pans, kettle,
    cupboard, plates, counter, cutlery, toaster
  bathroom, toilet, restroom, shower, bath: shower, toilet, bath, bathtub, sink, mirror, towel, toothbrush,
    soap, tiles, flush, shampoo, tap, washbasin, toilet paper
  bedroom room, sleeping room: bed, pillow, blanket, mattress, wardrobe, sleep, alarm clock, nightstand,
    duvet, curtains, pyjamas, dresser
  living room, lounge, sitting room: sofa, couch, tv, television, coffee table, armchair, fireplace, rug,
    bookshelf, cushions, curtain, guests
  garage, workshop, basement, cellar: car, tools, workbench, bike, shelves, garage door, boxes, drill, ladder,
    tyres, wine, damp, washing machine
  tops, shirts, shirt, upper body: shirt, t-shirt, blouse, sweater, hoodie, sleeves, collar, top, cardigan,
    neckline, polo, tank top, jumper, v-neck
  bottoms, trousers, pants, jeans: jeans, trousers, pants, skirt, shorts, leggings, waist, zip, legs, denim,
    inseam, chinos, waistband, knee-length
  outerwear, jackets, coats, jacket: jacket, coat, parka, raincoat, down, hood, windproof, lining, waterproof,
    trench coat, blazer, padded, fleece, vest
  theft, burglary, robbery, stealing, shoplifting: stolen, stole, thief, burglar, broke in, robbed, shop,
    wallet, bicycle, broken window, burglary, shoplifting, missing, pickpocket, took, jewellery, crowbar,
    steal
  vandalism, property damage, property crime: graffiti, smashed, scratched, broken windows, damaged, sprayed,
    slashed, vandals, paint, tyres, windows, destroyed
  assault, violent crime, physical assault: attacked, punched, hit, stabbed, beaten, fight, injured, knife,
    assaulted, kicked, threatened, victim, bruises
  drug offense, drug crime, narcotics, drugs crime: drugs, cocaine, heroin, cannabis, dealer, smuggled,
    marijuana, kilos, trafficking, possession, lab, overdose
  traffic, traffic offense, traffic accident, road safety, road traffic: speeding, traffic, car, collision,
    drunk, drove, driver, red light, crash, licence, road, motorway, intersection, cyclist, jam, congestion,
    lane, roadworks, overtaking, pile-up, limit, km/h
  fire damage, house fire, fire claim: fire, smoke, burnt, burned, flames, candle, stove, ashes, soot, blaze
  water damage, flood damage, water claim: water, pipe, burst, leak, flooded, ceiling, damp, mould, soaked,
    washing machine, basement, dripping, flood
  storm damage, weather damage: storm, hail, roof, tree fell, wind, tiles, lightning, branches, gusts, blew
  liberal, left, left wing, left-wing, progressive, democrats, democrat: workers, equality, welfare, tax the
    rich, unions, minimum wage, climate, gun control, abortion rights, public healthcare, diversity,
    inequality, refugees, social justice, progressive, lgbt, redistribution
  conservative, right wing, right-wing, republicans, republican: tradition, border, low taxes, lower taxes,
    family values, gun rights, second amendment, free market, patriot, immigration, law and order,
    deregulation, religious freedom, national, pro-life, small government, military spending, conservative
  christianity, christian, catholic: church, jesus, christ, bible, easter, christmas, pope, priest, gospel,
    cross, baptism, mass, saint, apostle, communion, cathedral, lent
  islam, muslim, muslims: mosque, koran, quran, muhammad, ramadan, mecca, allah, imam, eid, hijab, muslim,
    hajj, halal, muezzin
  judaism, jewish: synagogue, torah, rabbi, hanukkah, passover, sabbath, kosher, jewish, yom kippur, bar
    mitzvah, moses, talmud
  buddhism, buddhist: buddha, monk, meditation, nirvana, temple, enlightenment, karma, zen, dalai lama,
    mindfulness, lotus, suffering, stupa
  hinduism, hindu: ganges, shiva, vishnu, krishna, temple, diwali, karma, caste, brahman, vedas, yoga,
    reincarnation, ganesha, holi
  ancient history, ancient, antiquity era, classical antiquity: rome, roman, greek, greece, egypt, pharaoh,
    pyramid, emperor, caesar, gladiator, athens, sparta, legions, babylon, philosopher, bc, toga, colosseum,
    hieroglyphs, cleopatra
  middle ages, medieval, medieval history: knight, knights, castle, plague, crusade, crusades, monks, feudal,
    king, viking, lords, peasants, monastery, charlemagne, magna carta, guild, armour, joust, serf
  renaissance, early modern: leonardo, michelangelo, florence, medici, gutenberg, columbus, printing press,
    humanism, galileo, luther, reformation, shakespeare, explorers
  modern history, 20th century, twentieth century, contemporary history: world war, hitler, cold war, berlin
    wall, soviet, stalin, moon landing, vietnam, kennedy, nuclear, 1945, 1989, television, 1969, civil rights,
    churchill, depression
  world war ii, wwii, second world war, ww2: hitler, nazi, 1944, 1945, 1939, churchill, d-day, normandy, pearl
    harbor, stalingrad, holocaust, allies, luftwaffe, dunkirk, auschwitz, hiroshima, blitz
  executive, executive branch: president, minister, cabinet, administration, decree, veto, agency, governor,
    signed, enforce, commander
  legislative, legislature, legislative branch: parliament, congress, senate, bill, law, vote, lawmakers,
    passed, amendment, committee, debate, chamber
  judicial, judiciary, judicial branch: court, judge, ruling, verdict, supreme court, appeal, justice,
    unconstitutional, trial, sentence
  logical, logic: therefore, if, then, implies, premise, conclusion, valid
  personal development, self improvement, self-improvement, productivity, self help: habit, habits, goals,
    routine, productivity, focus, time management, procrastination, journal, mindset, motivation, to-do list,
    discipline, distraction, deep work, calendar, efficient, planner, stop putting off
  leadership skills, teamwork, communication, soft skills, collaboration skills: team, communicate, listen,
    feedback, conflict, empathy, delegate, trust, together, colleagues, misunderstanding, cooperate, present,
    negotiate
  photography hobby, photography, photo: camera, lens, exposure, portrait, tripod, shutter, aperture, light,
    iso, shoot, photo, photos, darkroom, focus
  astrology, horoscope, zodiac, esoteric: horoscope, zodiac, aries, leo, virgo, scorpio, capricorn, aquarius,
    pisces, mercury retrograde, stars, tarot, full moon, planets
  interior design, interior, home design, decoration: walls, curtains, lamp, colours, sofa, rug, furniture,
    cosy, shelves, wallpaper, minimalist, cushions, light
  architecture style, architecture, urban planning: facade, building, architect, skyscraper, columns, gothic,
    dome, concrete, glass, design, arch, baroque, urban, steel frame, vault, plans
  hazard type, chemical hazard, toxic substance: poison, acid, fumes, toxic, gloves, spill, corrosive,
    chemical
  celebration type, wedding planning, weddings, wedding: bride, groom, wedding, ring, rings, vows, bouquet,
    bridesmaid, church, honeymoon, guests, dress, married, reception, best man, veil
  birthday, birthday party, birthdays: birthday, cake, candles, turning, years old, presents, party, balloons,
    wish, surprise party
  funeral, mourning ceremony, funerals: funeral, grave, coffin, mourners, wreath, cemetery, condolences,
    buried, ashes, eulogy, passed away
  concert, concerts, live music, gig: concert, stage, band, tickets, encore, crowd, singer, tour, audience,
    venue, played live, gig, front row
  conference, conferences, trade fair, seminar, workshop event, lecture: conference, speaker, speakers,
    keynote, talk, panel, slides, workshop, badge, register, session, networking, booth, attendees, abstract,
    exhibitors
`;
