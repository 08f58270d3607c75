/** What magazines, blogs and shops of one theme are about. */
export const magazineTopics = `
  automotive, cars, autos, car, vehicles, motoring, auto, automobile, automobiles, vehicle, cars and vehicles,
    car parts, cars and motorcycles: car, cars, engine, vehicle, truck, sedan, suv, horsepower, brakes, brake,
    tires, tyres, wheel, wheels, driving, drive, drove, electric car, hybrid, transmission, gearbox, mileage,
    oil change, fuel, dealership, motorcycle, motorbike, bumper, windshield, windscreen, headlights, steering,
    garage, van, bus, driver, parked, clutch, exhaust, dashboard, seat belt, hatchback, pickup, convertible,
    torque, tesla, toyota, ford, bmw, charging station, lorry, tractor, bicycle, diesel, petrol, bonnet, hood,
    hard shoulder, breakdown, wipers, parked, motorway, highway, petrol station, ran out of petrol, seatbelt,
    back seat, number plate, licence plate, traffic lights, radiator, car park
  gaming, games, video games, game, esports, videogames, video game, computer games: game, games, gamer,
    player, console, playstation, xbox, nintendo, level, boss, multiplayer, quest, controller, joystick,
    steam, dlc, rpg, shooter, minecraft, fortnite, pc gaming, graphics, npc, frames per second, fps, gameplay,
    esports, twitch, loot, character, quests, open world, arcade, speedrun, dungeon, respawn, patch notes,
    expansion, chess, board game, dice
  parenting, family, kids, children, motherhood, childcare, family and parenting, baby, babies, parents,
    family and relationships, child care: baby, toddler, child, children, kids, mother, father, mom, mum, dad,
    parents, parenting, diaper, nappy, nap, bedtime, breastfeeding, pregnant, newborn, school, daughter, son,
    siblings, teenager, teen, tantrum, tantrums, potty, stroller, pram, daycare, nursery, playground, screen
    time, grandparents, crib, pacifier, family, raising, babysitter, infant, lullaby, playdate, teething,
    picky eater, bath time, sleep training, twins, firstborn
  relationships, dating, love and relationships, marriage, relationship: partner, boyfriend, girlfriend,
    husband, wife, dating, date, marriage, married, divorce, breakup, broke up, couple, love, trust, argue,
    argument, wedding, engaged, relationship, cheating, ex, crush, communicate, romantic, first date,
    friendship, spouse, intimacy, soulmate, tinder, in-laws, jealous
  fitness, exercise, workout, gym, sports and fitness, fitness and exercise, physical fitness, training:
    workout, exercise, gym, muscle, muscles, squats, push-ups, running, run, jogging, yoga, pilates, weights,
    dumbbell, dumbbells, cardio, reps, sets, stretching, treadmill, protein, training, marathon, personal
    trainer, core, abs, deadlift, bench press, fitness, heart rate, calories, warm up, plank, swim, cycling,
    lifting, endurance, strength, kettlebell, burpees, lose weight, interval
  beauty, cosmetics, personal care, skincare, skin care, makeup, health and beauty, beauty and personal care,
    hair care: lipstick, mascara, makeup, foundation, skin, cream, moisturizer, shampoo, conditioner, hair,
    nail, polish, perfume, fragrance, serum, lotion, facial, eyeliner, sunscreen, spf, blush, exfoliate,
    cleanser, wrinkles, moisturising, moisturizing, lips, eyebrow, salon, toothbrush, soap, deodorant, razor,
    acne, hyaluronic, scent, toner, eyeshadow
  diy, home improvement, diy and home improvement, renovation, home repair, crafts, tools, hardware store,
    tools and home improvement, woodworking, tools and hardware, arts and crafts: drill, hammer, screwdriver,
    screw, screws, paint, wall, tile, tiles, saw, sandpaper, plywood, nails, wrench, wood, varnish, glue,
    renovate, renovation, ladder, wallpaper, floorboards, shelf, shelves, sanding, grout, insulation, diy,
    toolbox, bolts, cordless, chisel, knitting, crochet, sewing, yarn, craft, plaster, measure, brackets,
    workbench, pliers, caulk, deck, primer, torque, lathe
  opinion section, opinion piece, op ed, columns, letters to the editor: i believe, we should, in my view, it
    is time, must, wrong, argue, ought, let us, shame, dear editor, policy makers, columnist
  local news, local, community, city, city council, municipal, neighborhood news, community news: council,
    residents, mayor, local, neighborhood, neighbourhood, street, library, community, volunteers, park, town
    hall, road works, bus route, fundraiser, village, fire brigade, bin collection, school board, high street,
    parade, playground, district, parking, cycle path, resurface
  obituary, obituaries, death notice: died, passed away, survived by, born in, funeral, aged, memorial, in
    lieu of flowers, beloved, peacefully, service will be held, remembered, late, burial
  history, historical, historic, past events, history and culture: war, ancient, empire, roman, rome, century,
    medieval, king, queen, revolution, treaty, battle, dynasty, colonial, world war, civil war, pharaoh,
    castle, emperor, napoleon, archaeologists, archaeological, reign, slavery, soldiers, bc, historian, cold
    war, independence, industrial revolution, monarchy, knights, crusades, renaissance, victorian, colonies,
    explorers, viking, vikings, greeks, egypt, abolished, feudal, invaded, fall of, berlin wall, who was,
    constitution, civilization, 1492, 1789, 1066, 1914, 1945, @ancient history, @middle ages, @modern history
  philosophy, ethics, morality, philosophical: philosophy, ethics, moral, morality, existence, kant, plato,
    aristotle, socrates, meaning of life, free will, consciousness, stoic, stoicism, nietzsche, truth,
    knowledge, virtue, reason, utilitarian, metaphysics, epistemology, descartes, argument, is it right, is it
    wrong, duty, logic, skeptic
  space, astronomy, space exploration, astrophysics, aerospace: planet, star, stars, galaxy, telescope, orbit,
    moon, mars, rocket, astronaut, astronauts, nasa, comet, asteroid, satellite, solar system, black hole,
    supernova, launch, spacecraft, universe, lunar, jupiter, saturn, eclipse, meteor, space station,
    constellation, rover, light years, gravity, hubble, spacex, venus, exoplanet
  military, defense, war, army, armed forces, war and conflict, weapons, conflict: army, soldier, soldiers,
    troops, navy, air force, missile, missiles, tank, tanks, battle, general, weapons, bomb, combat, defense,
    defence, warship, drone, drones, regiment, invasion, artillery, ceasefire, front line, infantry,
    submarine, war, fighter jet, rifle, military, base, commander, battalion, ammunition, veteran, casualties
  energy, oil and gas, power, utilities, energy and utilities, oil, renewable energy, electricity: oil, gas,
    electricity, power plant, solar, wind farm, turbine, turbines, grid, nuclear, coal, barrel, refinery,
    pipeline, megawatt, gigawatt, renewable, energy, drilling, utility, kilowatt, battery storage,
    hydroelectric, reactor, fuel, opec, crude, petroleum, watts, power lines, meter, geothermal, offshore,
    panels, natural gas, heating costs
  disaster, disasters, natural disaster, natural disasters, accident, accidents, accidents and disasters,
    emergencies: earthquake, flood, floods, flooding, hurricane, tornado, wildfire, fire, tsunami, landslide,
    evacuated, evacuation, rescue, rescuers, collapsed, explosion, crash, crashed, derailed, volcano,
    eruption, storm, avalanche, victims, aftershock, debris, injured, killed, survivors, typhoon, emergency
    services, firefighters, magnitude, homes destroyed, pile-up
  social media, internet culture, influencers, social networks, social: instagram, facebook, twitter, tiktok,
    youtube, post, followers, likes, hashtag, viral, influencer, tweet, snapchat, comment, share, meme, story,
    feed, subscribers, dm, reels, trending, linkedin, engagement, profile picture
  cryptocurrency, crypto, blockchain, bitcoin, web3: bitcoin, crypto, blockchain, ethereum, token, tokens,
    wallet, mining, nft, coin, defi, exchange, altcoin, dogecoin, stablecoin, ledger, satoshi, smart contract,
    binance, coinbase, seed phrase
  artificial intelligence, ai, machine learning, data science, deep learning, ml, nlp: neural network, neural,
    model, models, machine learning, training data, dataset, chatbot, gpt, ai, artificial intelligence, deep
    learning, transformer, gradient, regression, classifier, language models, algorithm, gpu, overfitting,
    computer vision, prompt, tensor, generative, inference, robot, reinforcement, statistics, clustering,
    features, data scientist
  psychology, mental health, mental wellness, therapy, counseling, behavior: therapy, therapist, anxiety,
    depression, behavior, behaviour, emotions, cognitive, stress, mindfulness, trauma, brain, freud,
    personality, memory, psychologist, psychology, burnout, panic attack, self-esteem, counseling,
    counselling, motivation, habit, childhood, unconscious, perception, suicidal, coping, conditioning,
    pavlov, attachment, bias, experiment, mood, meditation
  pets, pet, pet care, pets and animals, pet supplies, animals and pets, pet food: dog, dogs, cat, cats,
    puppy, kitten, leash, collar, vet, litter, hamster, parrot, aquarium, treats, kibble, fur, paw, paws,
    breed, rabbit, pet, cage, goldfish, chew toy, flea, fleas, scratching post, bark, barks, meow, purr,
    purrs, tail, dog food, cat food, grooming, adopt, shelter, walk the dog, guinea pig, claws, tabby
  gardening, garden, garden and outdoor, outdoor, plants, lawn and garden, patio and garden, home and garden,
    horticulture, garden tools, outdoors: garden, plant, plants, soil, seeds, seedlings, lawn, mower, hedge,
    shrubs, trees, roses, pruning, prune, trimmer, compost, watering, flower, flowers, pots, hose, fertilizer,
    greenhouse, weeds, mulch, tomatoes, rake, shovel, spade, patio, barbecue, grill, bulbs, bloom, blooms,
    perennial, tent, camping, sleeping bag, slugs, hydrangea, sow, repot, hiking, outdoor, backyard,
    succulents, fertiliser, secateurs
`;
