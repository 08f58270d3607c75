/** Finer classes: sciences, energy, food, training, qualities of products. */
export const furtherTopics = `
  geology, geological, rocks, rocks and minerals, minerals and rocks, earth: rock, rocks, limestone, slate,
    granite, basalt, sediment, sedimentary, fault, plates, tectonic, mineral, crystal, crystals, fossil,
    fossils, layers, folded, magma, lava, volcano, earthquake, erosion, strata, cliff, quartz, sandstone,
    drill core, crust, mantle, seismic, igneous, metamorphic, ore, collided
  meteorology, atmosphere science, weather science, climatology, weather report: rain, wind, storm, pressure,
    low pressure, high pressure, front, showers, gusts, forecast, temperature, clouds, humidity, cyclone,
    hurricane, snow, precipitation, km/h, barometer, thunderstorm, cold front, jet stream, atlantic, degrees,
    drizzle, sunny spells, el nino
  oceanography, marine biology, marine science, ocean science, marine: ocean, sea, divers, currents, salt,
    salinity, depth, tides, seabed, coral, reef, plankton, submarine, waves, water, whale, whales, deep-sea,
    sonar, trench, gulf stream, kelp, fish, research vessel, metres deep
  archaeology, archeology, anthropology and archaeology, antiquity: excavation, ruins, pottery, tomb, dig,
    burial, ancient, artefacts, artifacts, bronze age, stone age, roman, skeleton, temple, unearthed,
    inscription, shards, settlement, mummy
  genetics, heredity, genomics: gene, genes, dna, chromosome, mutation, inherit, inherited, genome, crispr,
    sequencing, allele, dominant, recessive, hereditary, traits, twins, double helix
  ecology, environmental science, ecosystems: ecosystem, food web, habitat, species, biodiversity, predator,
    wetlands, pollution, invasive, conservation, population, soil, nitrogen, nutrient, forest, climate
  neuroscience, cognitive science, brain science: brain, neurons, synapse, memory, cortex, dopamine, fmri,
    cognition, perception, nerve, consciousness, hippocampus
  nanotechnology, materials science, materials, material: steel, polymer, alloy, graphene, carbon fibre,
    coating, crystal, strength, corrosion, plastic, ceramic, composite, wood, glass, cotton, leather
  solid, solids: ice, rock, stone, iron, wood, brick, hard, frozen, metal, crystal, rigid
  liquid, liquids: water, milk, oil, pour, poured, juice, drops, melted, flows, blood, petrol, puddle, mercury
  gas, gases, gaseous: gas, air, oxygen, steam, vapour, vapor, helium, carbon dioxide, balloon, hydrogen,
    fumes, evaporates, nitrogen, methane
  solar, solar energy, solar power: solar, panels, sunlight, sun, photovoltaic, rooftop, sunny, cells
  wind energy, wind power: wind, turbine, turbines, blades, offshore, rotor, windy, gusts
  nuclear, nuclear energy, nuclear power: nuclear, reactor, uranium, radiation, fission, fusion, radioactive,
    plant, fuel rods, meltdown, chernobyl
  hydro, hydropower, hydroelectric: dam, river, water, turbines, reservoir, waterfall, hydroelectric
  coal, fossil fuel, fossil fuels: coal, oil, gas, mine, smoke, chimney, diesel, petrol, crude, drilling,
    carbon
  air pollution, air quality: smog, exhaust, air, particles, fumes, smoke, breathe, dust, emissions, haze
  water pollution, water quality: river, spill, sewage, plastic, oil slick, fish, lake, chemicals, drinking
    water, algae
  recycling, waste, garbage, waste management, rubbish, trash: recycle, bin, bins, rubbish, garbage, trash,
    waste, landfill, plastic, bottles, cans, cardboard, compost, collection, dumped, glass bottles, sort,
    litter
  vegan, plant based, vegan food, plant-based: tofu, vegan, oat milk, lentils, lentil, chickpeas, beans,
    plant-based, soy, almond milk, hummus, vegetables, coconut milk, mushrooms, quinoa, salad with, seitan,
    without egg, no animal, avocado, nuts, tempeh
  vegetarian, vegetarian food, meatless, meat free: cheese, egg, eggs, omelette, goat's cheese, spinach,
    halloumi, vegetarian, butter, cream, yoghurt, yogurt, mozzarella, vegetables, honey, feta, parmesan,
    quiche, milk, mushroom, no meat, ricotta
  contains meat, meat, non vegetarian, non-vegetarian, meaty, meat lover, carnivore: bacon, beef, chicken,
    pork, ham, steak, sausage, sausages, lamb, turkey, meat, mince, minced, ribs, burger, duck, meatballs,
    salami, chorizo, veal, prosciutto, fillet of, gravy, drumsticks, brisket, schnitzel, liver
  seafood, fish dish, fish and seafood: fish, salmon, prawns, shrimp, tuna, mussels, lobster, crab, oysters,
    squid, cod, trout, anchovies, grilled fish, scallops, sardines, clams, calamari, sea bass
  breakfast, brunch, morning meal: breakfast, porridge, cereal, toast, eggs, boiled egg, pancakes, muesli,
    coffee, bacon, croissant, jam, oatmeal, orange juice, waffles, granola, scrambled, before the school,
    before work, bagel, omelette, sunrise, honey, ~morning
  lunch, midday meal, lunchtime meal: lunch, noon, sandwich, midday, canteen, lunch break, salad, soup, packed
    lunch, wrap, cafeteria, between meetings, lunchbox, half past twelve
  dinner, supper, evening meal: dinner, evening, supper, roast, steak, wine, candlelight, three-course, after
    work, tonight, casserole, restaurant, main course, table for, stew, before bed
  snack, snacks, finger food: chips, crisps, nuts, popcorn, cookie, biscuit, bar, snack, pretzels, handful,
    between meals, crackers, on the go
  cardio, endurance, aerobic, cardio training, endurance training: running, run, cycling, rowing, swim,
    swimming, jog, treadmill, heart rate, pulse, steady, minutes, skipping rope, elliptical, spinning,
    intervals, kilometres, sweat, breath, aerobic, stamina, laps, marathon, uphill, jumping jacks
  strength training, weight training, strength workout, weightlifting, resistance training, strength exercise,
    muscle building, strength exercises, strength: squats, squat, bench press, deadlift, deadlifts, weights,
    dumbbell, barbell, sets, reps, kettlebell, push-ups, pull-ups, lift, lifting, biceps, kilos, heavy,
    lunges, muscle, muscles, press
  flexibility, stretching, mobility training, flexibility training, yoga and stretching, mobility exercise:
    stretch, stretching, toes, hold, yoga, splits, hamstrings, bend, flexible, hips, reach for, supple,
    mobility, pose, downward dog, touch your toes, loosen, joints
  balance training, balance exercise, balance and coordination: balance, one leg, wobble board, tai chi, eyes
    closed, beam, coordination
  accessibility, a11y, inclusion, disability: screen reader, contrast, wheelchair, ramp, blind, deaf,
    subtitles, captions, alt text, keyboard navigation, eyesight, disabled, disability, braille, colour-blind,
    color-blind, hearing aid, large print, step-free, voice control, sign language, guide dog, vision,
    dyslexia, tab key, font size
  usability, ease, user friendliness, user-friendliness, intuitiveness: intuitive, easy to use, confusing,
    complicated, clicks, find the, buttons, menu, learn, hard to find, simple, user-friendly, steps,
    self-explanatory, clumsy, where to, understand
  scalability, scaling, capacity: users, scale, load, grow, concurrent, requests per second, ten times, peak,
    thousand, million, nodes, traffic spikes, horizontally
  reliability, stability, dependability, availability, uptime: crashes, stable, never fails, uptime, 99.9,
    reliable, outage, always works, failure, backup, unreliable, drops out, breakdown, failover, redundant
  maintainability, code quality, style issue, code style, readability, refactoring, refactor: readable,
    naming, variable name, indentation, comments, duplicated code, refactor, extract, clean up, long function,
    rename, formatting, convention, typo in, spacing, lint, consistent, hard to read, split this, magic number
  forestry, timber industry, logging, woodland management, lumber: forest, forests, trees, timber, spruce,
    spruces, pine, fell, felled, logs, logging, sawmill, chainsaw, bark beetle, bark beetles, ranger,
    reforestation, lumber, oak, harvester, saplings, wood, clearing, beech
  fishing industry, fisheries, fishery, fishing, aquaculture: trawler, trawlers, catch, cod, nets, net, quota,
    herring, tuna, boats, salmon farm, fishermen, shoal, harbour, haddock, lobster pots, mackerel, bait, rod,
    angler, hook, trout, reel
  land, plot, building plot, lot, plot of land: plot, land, square metres, acres, hectares, planning
    permission, access, field, meadow, barn, development, undeveloped, building land, road access, pasture,
    fenced, grassland, parcel
  house, detached house, single family house, villa: house, garden, garage, floors, cellar, detached,
    semi-detached, bedrooms, attic, driveway, stairs, roof, villa, cottage, terrace, chimney, bungalow, back
    garden
  apartment, flat, studio, condo, penthouse: apartment, flat, floor, balcony, lift, two-room, studio, shared
    laundry, neighbours upstairs, rooms, elevator, penthouse, fourth floor, doorman, intercom, building, condo
  office space, commercial space, office building, workspace, shop premises, commercial: desks, open-plan,
    meeting rooms, workspace, reception, coworking, storefront, lease, server room, conference room, parking
    spaces, square metres of office, shop window, workstations
  feedback, user feedback, general feedback, customer feedback, comment, comments, review comment: love the,
    like the, new layout, new design, better, worse, i preferred, prefer, would be nice, great job,
    suggestion, improve, improvement, please bring back, opinion, keep up, not a fan, easier, confusing, works
    well, nice, wish, miss the, old version, idea, dislike
  legal letter, lawyer letter, cease and desist, cease and desist letter, legal notice, demand letter, letter
    from lawyer: on behalf of, our client, demand, cease, desist, within ten days, legal action, attorney,
    counsel, infringement, trademark, claim, hereby, proceedings, damages, failing which, liable, reserve the
    right, deadline
  bank statement, account statement, transaction list: opening balance, closing balance, balance, card
    payments, debit, credit, withdrawals, deposits, statement, transactions, iban, account number, standing
    order
  school report, report card, school certificate, grades report: grades, grade, class, pupil, maths, takes
    part, behaviour, improved, subject, teacher, semester, marks, attendance, homework, term, effort
`;
