/** Animals, plants, weather, seasons and times. */
export const nature = `
  animal, animals, zoology, wildlife, fauna, creature: animal, dog, cat, horse, cow, lion, tiger, elephant,
    bird, fish, fox, wolf, bear, rabbit, mouse, deer, monkey, snake, whale, dolphin, zoo, paws, fur, tail,
    claws, hunt, prey, herd, nest, puppy, kitten, goat, sheep, pig, duck, frog, spider, insect, beak,
    feathers, mammal, habitat, species, penguin, giraffe, owl, eagle, chased, barked, turtle, squirrel, cub,
    cubs, @mammal, @bird, @fish, @reptile, @insect, @farm animals, @wild animals, @dog, @cat
  mammal, mammals, big cats: dog, cat, whale, elephant, bat, fur, milk, cow, horse, lion, bear, mouse, monkey,
    dolphin, seal, rabbit, wolf, deer, live young, nurse, suckle, pouch, kangaroo, giraffe, warm-blooded,
    hooves, trunk
  bird, birds, poultry, ornithology: bird, wing, wings, feather, feathers, beak, nest, eggs, fly, flies,
    eagle, owl, sparrow, pigeon, parrot, hawk, robin, chirp, sings, hen, penguin, ostrich, flock, hatch,
    hatched, perch, gull, swan, crow, talons, flightless, migrates, tweeted, duck, goose, plumage
  fish, fishes, marine life, sea life, sea creatures: fish, gills, fins, fin, scales, shark, salmon, tuna,
    trout, swim, swims, water, aquarium, sea, coral, cod, ocean, reef, octopus, whale, school of, tank, ray,
    goldfish, eel, tentacles, fisherman, river, upstream
  reptile, reptiles, amphibian, amphibians: snake, lizard, turtle, crocodile, alligator, scales, cold-blooded,
    tortoise, iguana, gecko, venom, shed, sheds its skin, shell, frog, toad, tadpole, salamander, slither,
    slithers, basks, chameleon, swamp, newt, forked tongue
  insect, insects, bugs, arthropods, entomology: insect, insects, ant, ants, bee, bees, butterfly, beetle,
    mosquito, fly, six legs, antennae, larva, larvae, wasp, caterpillar, cocoon, hive, honey, cricket, moth,
    dragonfly, wings, colony, sting, pollinate, ladybird, grasshopper, buzzing, termites, locust, aphids,
    cicada
  dog, dogs, puppy, puppies, canine: dog, dogs, puppy, bark, barks, barking, leash, bone, fetch, tail, wag,
    wags, wagging, kennel, retriever, labrador, poodle, terrier, walk, paw, beagle, shepherd, dachshund,
    collar, muzzle, stick, howl, spaniel, growl
  cat, cats, kitten, kittens, feline: cat, cats, kitten, meow, purr, purrs, tabby, claws, whiskers, litter
    box, litter, scratch, scratching post, scratches, siamese, mouse, feline, tomcat, paws, tuna, sofa,
    persian, hiss, windowsill, catnip, maine coon, yarn
  horse, horses, equestrian, horse riding: horse, horses, stable, gallop, saddle, mare, stallion, pony,
    hooves, hoof, rider, jockey, mane, foal, reins, trot, bridle, riding, hay, neigh, thoroughbred, dressage,
    paddock
  plant, plants, flora, trees, flowers, flower, tree, vegetation, mineral vegetable: plant, tree, leaf,
    leaves, root, roots, flower, petals, stem, bloom, blossom, seeds, soil, oak, pine, rose, tulip, fern,
    moss, branches, trunk, bark, grow, grows, watering, cactus, forest, bouquet, orchid, daisy, bush, ivy,
    sunflower, photosynthesis, birch, willow
  farm animals, livestock, farm animal: cow, pig, sheep, hen, chicken, goat, horse, barn, milk, wool, eggs,
    rooster, calf, lamb, duck, herd, stable, donkey, pasture, farmyard
  wild animals, wild animal, predators, jungle animals, safari: lion, tiger, bear, wolf, elephant, leopard,
    zebra, giraffe, hyena, savannah, savanna, jungle, prey, hunt, cheetah, crocodile, safari, hippo, rhino,
    pride, stalks, gorilla
  spring, springtime: spring, blossom, blossoms, cherry blossoms, tulips, daffodils, april, easter, buds, bud,
    lambs, bloom, first flowers, thaw, melting, melts, crocuses, crocus, sowing, planting, birds return,
    nesting, hatch, showers, fresh green, cherry trees, mild, seedlings, bees, snowdrops, new leaves,
    swallows, spring cleaning, hay fever
  summer, summertime: summer, heat, heatwave, hot, beach, sunburn, swim, swimming, ice cream, july, august,
    june, sunscreen, sunny, barbecue, pool, vacation, sun, long evenings, lemonade, sandals, shorts,
    mosquitoes, sweltering, festival, sandcastle, solstice, picnic, air conditioning, deck chair, watermelon,
    sunflowers, scorching, school holidays, bikini, flip-flops, parasol, outdoor pool
  autumn, fall, autumn season: autumn, leaves, fallen leaves, harvest, harvested, pumpkin, pumpkins,
    halloween, october, november, september, mist, chestnuts, chestnut, foliage, rake, golden, orange leaves,
    mushrooms, thanksgiving, fog, acorns, apples, grape harvest, turning red, turn red, days are getting
    shorter, geese flying south, back to school, cider, drizzle, yellow leaves, gusts
  winter, wintertime: winter, snow, snowman, snowy, ice, icy, frozen, freezing, frost, skating, ski, skiing,
    skis, sled, sledding, sledge, december, january, february, christmas, gloves, mittens, scarf, cold,
    blizzard, hot chocolate, mulled wine, icicles, fireplace, shovel, snowflakes, coat, minus, below zero, new
    year, snowball, heater, snowed, subzero, slippery
  sunny, sunshine, sun, clear sky, clear, fair weather, good weather: sun, sunny, sunshine, clear, blue sky,
    bright, warm, cloudless, sunglasses, sunscreen, not a cloud, sunburn, shines, shining, sunbathing, dry,
    hot, sunlight, beach, tan
  rainy, rain, rainy weather, wet, showers: rain, raining, rains, rainy, umbrella, umbrellas, wet, shower,
    showers, puddle, puddles, drizzle, pouring, poured, downpour, soaked, raincoat, drops, drip, flooded,
    wellies, rain boots, drenched, bucketing, dripping
  snowy, snow, snowy weather, snowfall: snow, snowing, snowfall, flakes, snowflakes, blizzard, snowman, white,
    shovel, ski, plough, plow, sledge, inches of snow, ice, drifts, frozen, slippery, snowed in, gritters
  cloudy, clouds, overcast, grey, foggy, fog, mist, hazy: cloud, clouds, cloudy, overcast, grey, gray, gloomy,
    fog, foggy, mist, misty, haze, visibility, dull, could barely see, thick, no sun
  windy, wind, stormy, storm, thunderstorm, storms, gale: wind, windy, gust, gusts, blew, blowing, blown,
    storm, gale, hurricane, thunder, lightning, branches, kite, hat flew, hail, howling, uprooted, knocked
    over, rattled, tornado, breeze, waves, struck
  hot, heat, warm weather: hot, heat, heatwave, sweat, sweating, boiling, scorching, thirsty, melting, fan,
    ice cream, degrees, sweltering, warm, tropical, humid, burning, shade, summer, 38 degrees
  cold, cool, freezing, cold weather, frost: cold, freezing, frost, ice, icy, shiver, shivering, coat, gloves,
    minus, chilly, winter, frozen, scarf, blanket, frostbite, numb fingers, snow, below zero, breath visible
  morning, in the morning, early, sunrise, dawn: morning, breakfast, sunrise, dawn, wake up, woke up, alarm
    clock, coffee, early, rooster, am, get up, first light, 7 am, 8 am, toothbrush, shower, cereal, toast,
    commute
  afternoon, noon, midday, lunchtime: afternoon, lunch, noon, midday, 2 pm, 3 pm, tea time, siesta, after
    lunch, nap, 4 pm
  evening, dusk, sunset: evening, dinner, sunset, supper, dusk, after work, 7 pm, 8 pm, twilight, tonight,
    theatre, wine, candlelight
  night, nighttime, midnight, at night, late: night, midnight, moon, stars, dark, asleep, sleep, bed, 2 am, 3
    am, owl, dream, pillow, nightmare, late, bedtime, pyjamas, moonlight
  day, daytime: day, daylight, sun, noon, morning, afternoon, work, sunshine
  weekday, workday, monday to friday: monday, tuesday, wednesday, thursday, friday, office, meeting, commute,
    work
  weekend, weekends, days off: saturday, sunday, weekend, sleep in, brunch, day off, lie-in, party
  water, ocean, oceans, rivers, lakes, sea, marine: water, ocean, sea, river, lake, wave, waves, tide, swim,
    fish, boat, coast, beach, shore, salt, stream, pond, flows, dam, current, depth, harbour, waterfall
  mountain, mountains, alpine, hills: mountain, mountains, peak, summit, climb, climbing, alpine, valley,
    ridge, ski, slope, altitude, hike, glacier, cable car, cliff, snow-capped, base camp
  forest, woods, jungle, woodland, rainforest: forest, trees, woods, moss, pine, leaves, path, deer,
    mushrooms, jungle, undergrowth, logging, canopy, ferns, vines, branches, squirrels
  desert, deserts, dunes: desert, sand, dune, dunes, camel, oasis, cactus, sahara, arid, dry, scorching,
    caravan, thirst, scorpion
  city, urban, town, downtown, metropolis: city, street, streets, skyscraper, subway, traffic, apartment,
    downtown, crowd, metro, tram, neon, buildings, sirens, taxi, office towers, rush hour, pavement
  countryside, rural, village, country, country life: village, farm, field, fields, meadow, cows, tractor,
    barn, quiet, countryside, hens, gravel road, rooster, hay, fence, cottage, neighbours miles
`;
