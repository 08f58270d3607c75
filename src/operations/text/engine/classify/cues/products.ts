/** What shops sell, and what reviews of products and places speak of. */
export const products = `
  electronics, consumer electronics, tech products, electronic devices, electronics and computers, computers
    and electronics: laptop, phone, smartphone, headphones, earbuds, tv, television, monitor, tablet, camera,
    bluetooth, usb, usb-c, charger, charging, battery, speaker, wireless, screen, 4k, hdmi, processor, gb,
    ssd, ram, noise-cancelling, keyboard, mouse, smartwatch, megapixel, display, console, soundbar, router,
    inch, oled, lens, adapter, power bank, drone, mah, webcam, cable, bass, resolution, projector, e-reader,
    graphics card
  kitchen, kitchenware, kitchen and dining, cookware, kitchen appliances, home and kitchen, kitchen and home,
    kitchen supplies: pan, pot, knife, knives, blender, mixer, toaster, kettle, oven, non-stick, nonstick,
    frying pan, saucepan, skillet, cutting board, chopping board, whisk, spatula, baking, dishwasher,
    dishwasher-safe, dishwasher safe, microwave, fridge, mug, mugs, plates, bowl, bowls, cutlery, coffee
    maker, espresso, grater, cast iron, casserole, ladle, spoon, colander, peeler, food processor, air fryer,
    rolling pin, induction, glassware, corkscrew, tray, chef's knife, measuring cups, juicer, stainless steel
  toys, toys and games, toy, games and toys, kids toys, toys and hobbies: toy, toys, doll, dolls, lego,
    puzzle, puzzles, blocks, bricks, teddy, teddy bear, plush, stuffed, board game, ages 3, ages, toddlers,
    kids, children, play, playset, remote-controlled, action figure, train set, wooden, kite, marbles, dice,
    cards, pieces, building set, rattle, dinosaur, crayons, jigsaw, cuddly, dollhouse, pretend play, slime,
    yo-yo, toy car, track
  books, book, literature, books and media, reading, literature and books, books and literature, publishing:
    book, novel, author, chapter, chapters, paperback, hardcover, pages, reader, read, story, memoir,
    biography, edition, publisher, bestseller, fiction, illustrated, writer, poems, isbn, plot, characters,
    library, short stories, kindle, bookshop, anthology, audiobook, literary, trilogy, prologue, protagonist,
    narrator
  furniture, home furniture, home decor, home, home and furniture, household, decor, home goods, furnishings,
    home furnishings, homeware: sofa, couch, table, chair, chairs, desk, bed, mattress, shelf, bookshelf,
    wardrobe, cabinet, drawer, drawers, oak, cushion, cushions, lamp, rug, curtain, curtains, carpet,
    armchair, dresser, wooden, walnut, upholstered, stool, pillow, duvet, blanket, vase, mirror, candle,
    frame, sideboard, nightstand, seat, assembly, dining table, headboard, throw, bedding, legs, upholstery,
    footstool, velvet
  jewelry, jewellery, accessories, watches, jewelry and watches, bags, bags and accessories, handbags, fashion
    accessories: ring, necklace, earrings, bracelet, gold, silver, diamond, pendant, watch, gemstone, pearl,
    pearls, handbag, purse, wallet, belt, sunglasses, leather, strap, backpack, hat, scarf, carat, sterling,
    chain, clasp, brooch, bag, tote, umbrella, cufflinks, sapphire, ruby, 18k, engagement ring, karat
  shoes, footwear, shoes and boots, sneakers: shoes, shoe, boots, sneakers, trainers, sandals, heels, sole,
    soles, laces, insole, slippers, loafers, leather, ankle, running shoes, waterproof boots, suede, size 43,
    toe, footwear, arch support, lace-up, flip-flops, high heels, moccasins
  groceries, grocery, food items, supermarket, grocery store, pantry: milk, bread, eggs, cheese, butter, rice,
    pasta, cereal, vegetables, fruit, apples, meat, chicken, yogurt, juice, flour, sugar, snack, snacks,
    organic, coffee, tea, frozen, canned, bananas, sauce, chocolate, grams, gluten-free, olive oil, honey,
    oats, biscuits, cookies, kg, jar, tin, nuts, chips, cereal bars, wholegrain
  sporting goods, sports equipment, sports and outdoors, sport equipment, outdoor gear, sports gear: ball,
    racket, bat, bicycle, bike, helmet, tent, sleeping bag, dumbbell, yoga mat, skis, snowboard, golf clubs,
    treadmill, gloves, backpack, hiking, fishing rod, kayak, camping, jersey, goggles, football, tennis,
    running, wetsuit, climbing, surfboard, hockey stick, resistance bands, camping stove, cleats, paddle,
    water bottle, skates, trekking poles
  office supplies, stationery, office, office products, school supplies: pen, pens, pencil, pencils, paper,
    stapler, notebook, notebooks, folder, binder, envelope, envelopes, desk, printer, ink, marker, markers,
    highlighter, sticky notes, paper clips, eraser, calendar, planner, tape, whiteboard, scissors, ruler, a4,
    glue stick, ring binder, hole punch, fountain pen
  baby products, baby, baby care, nursery, baby and kids, baby and toddler: diaper, diapers, nappies,
    stroller, pram, crib, bottle, pacifier, wipes, baby monitor, car seat, high chair, onesie, newborn,
    infant, formula, bib, cot, toddler, swaddle, teether, changing table, months, rattle, baby carrier,
    bouncer, sippy cup, breast pump
  musical instruments, instruments, instrument, music equipment: guitar, piano, violin, drum, drums, flute,
    trumpet, saxophone, strings, amplifier, keyboard, bow, cello, clarinet, pedal, acoustic, tuner, banjo,
    ukulele, harmonica, microphone, frets, cymbals, mouthpiece, grand piano, drumsticks, tuning
  appliances, home appliances, household appliances, large appliances: washing machine, dishwasher, fridge,
    refrigerator, freezer, vacuum, vacuum cleaner, dryer, oven, stove, microwave, air conditioner, iron,
    heater, fan, energy class, spin, toaster, kettle, rpm, litre, humidifier, cooker, hob, tumble dryer, load,
    compressor, robot vacuum, thermostat, defrost
  tools and equipment, power tools, industrial tools: drill, saw, hammer, wrench, screwdriver, grinder,
    cordless, torque, sander, compressor, blade, nail gun, welding, level, jigsaw, chainsaw, lathe, bits, 18v,
    pliers, socket set, chisel
  room, rooms, accommodation, room quality, guest room, hotel room: room, bed, beds, pillow, pillows,
    mattress, bathroom, shower, towels, balcony, window, air conditioning, minibar, spacious, tiny, sheets,
    wardrobe, suite, view, carpet, bathtub, tv, curtains, heating, upgrade, bedroom, ceiling, sofa bed,
    kettle, furniture, safe, wallpaper, double bed, slept, bunk, desk
  cleanliness, cleaning, hygiene, clean, tidiness, housekeeping, sanitation: clean, dirty, dust, dusty, stain,
    stains, stained, spotless, hair, filthy, smell, smelled, mold, mould, sheets, towels, vacuumed, wiped,
    crumbs, sticky, hygiene, cleaner, housekeeping, cockroach, bugs, bed bugs, immaculate, tidy, grime, grimy,
    scrubbed, bin, cobwebs, unwashed, swept, polished, soap, rubbish, mildew, sparkling, toilet, fingerprints,
    disinfected, messy, sanitized
  noise, noise level, quietness, quiet, sound insulation, noise complaint: noise, noisy, loud, quiet, silent,
    thin walls, music, traffic, street, hear, heard, party, drilling, barking, snoring, sleep, earplugs,
    construction, bass, racket, silence, neighbours, neighbors, slam, slamming, shouting, all night, kept us
    awake, awake, soundproof, hum, buzzing, peaceful, rattled, elevator
  facilities and amenities, amenities, hotel facilities, services: pool, gym, spa, sauna, parking, wifi,
    elevator, breakfast room, lounge, bar, swimming pool, jacuzzi, playground, laundry, free parking, garden,
    fitness room, towels, terrace, hot tub, rooftop, tennis court, shuttle, beach club, steam room
  check in, check-in, checkin, reception, check out, arrival, front desk: check in, check-in, checked in,
    reception, receptionist, front desk, key, keys, lobby, late arrival, queue, passport, arrival, early, id,
    key card, code, lockbox, check out, check-out, luggage, waited
  comfort, comfortable, comfort level: comfortable, uncomfortable, cosy, cozy, soft, hard, mattress, pillow,
    cushion, seat, legroom, back pain, spacious, cramped, fit, ergonomic, padded, warm, cold, breathable,
    slept, itchy, stiff, roomy, pinch, squeaky, snug
  ambience, atmosphere, ambiance, decor, vibe, environment of restaurant, interior, mood: atmosphere,
    ambience, music, candles, decor, lighting, cosy, cozy, romantic, vibe, interior, charming, crowded,
    lively, loud, decorated, view, dim, quaint, terrace, intimate, jazz, fireplace, candlelit, elegant,
    stylish, background music, rustic, live piano, kitsch, warm
  waiting time, wait time, speed of service, service speed, wait, punctuality, timeliness, speed, delays:
    wait, waited, waiting, minutes, hour, hours, slow, quick, quickly, fast, delay, delayed, late, queue,
    line, on time, punctual, prompt, promptly, took forever, forever, ages, before anyone, in no time, right
    away, half an hour, 45 minutes, scheduled, arrived early, behind schedule
  quality, product quality, build quality, durability, craftsmanship, material, materials, workmanship,
    reliability: quality, sturdy, solid, flimsy, broke, broken, fell apart, durable, lasts, lasted, cheap
    plastic, well made, poorly made, stitching, seam, seams, cracked, material, build, fragile, thin,
    scratches, tear, tore, robust, worn out, ripped, wobbly, after two weeks, peeled, high-quality, plastic,
    metal, faded, rust, rusted, strong, finish, stopped working, hinge, came off, held up
  battery, battery life, power supply, charging, power: battery, charge, charging, charger, charged, drains,
    drain, lasts, hours, power, plug, overnight, percent, recharge, empty, dead by, battery life, mah, outlet,
    runs out, fast charging, standby, dies, until evening
  screen, display, picture quality, screen quality, image quality: screen, display, resolution, brightness,
    bright, pixels, pixel, colors, colours, contrast, sharp, oled, glare, sunlight, touchscreen, refresh rate,
    viewing angles, dim, crisp, dead pixel, hdr, blurry, panel, vivid, retina
  camera, photos, photography, camera quality, photo quality: camera, photo, photos, picture, pictures, lens,
    zoom, selfie, megapixel, focus, night mode, blurry, shot, shots, video, flash, shutter, aperture,
    exposure, tripod, iso, portrait mode, stabilization, low light, sensor, dslr, photographer, landscape, raw
  sound, audio, sound quality, speakers, audio quality: sound, audio, bass, treble, loud, speakers, speaker,
    headphones, volume, noise, hear, muffled, crackle, crackling, tinny, microphone, noise-cancelling, music,
    stereo, earbuds, distorted, hiss, mids, crisp, clarity, echo
  size aspect, fit, dimensions, fit and size: size, fit, fits, small, large, big, tight, loose, long, short,
    sleeves, runs small, runs large, medium, xl, waist, inches, cm, length, width, too big, too small, true to
    size, narrow, wide, snug, baggy, tiny, compact, bulky, medium, stretch
  packaging, package, wrapping, box: box, packaging, packaged, wrapped, bubble wrap, carton, seal, sealed,
    opened, plastic, cardboard, gift wrap, padded, envelope, unboxing, crushed box, dented box, foam, tape,
    recyclable, label
  parking, car park, parking lot: parking, park, parked, car park, garage, spaces, parking space, parking
    spot, spot, lot, permit, ticket, meter, valet, street parking, fined, double-parked
  pool, swimming, beach: pool, swim, swimming, lifeguard, chlorine, sunbed, loungers, beach, sand, waves, sea,
    towels, water slide, deep end, sunbathe, water
  wifi and internet, wifi, internet access: wifi, internet, connection, password, signal, slow, router,
    disconnect, streaming, online, megabits, bandwidth
  safety, security and safety, health and safety, workplace safety, safety issue: safe, unsafe, danger,
    dangerous, hazard, injury, injured, helmet, accident, smoke detector, lock, locks, fire exit, first aid,
    emergency, protective, burns, choking, slippery, safety, goggles, seat belt, at night, exit blocked,
    spill, extinguisher, evacuation, wet floor, fell, harness, sharp edges, guard rail
  drinks, beverages, drink, beverage, alcohol, bar, wine list: wine, beer, cocktail, coffee, tea, juice, soda,
    water, whisky, whiskey, gin, vodka, lemonade, bottle, glass, pint, espresso, latte, champagne, sip,
    brewed, cappuccino, smoothie, red wine, bartender, vintage, rum, bitter, grape, hops, lager, ice cubes,
    tannins, sommelier
  fruit, fruits: apple, apples, banana, bananas, orange, oranges, strawberry, strawberries, grapes, grape,
    peach, pear, lemon, mango, cherry, cherries, plum, melon, watermelon, pineapple, kiwi, berries,
    blueberries, raspberry, juicy, ripe, peel, orchard, apricot, fig, papaya, lime, avocado
  vegetable, vegetables, veggies: carrot, carrots, potato, potatoes, tomato, tomatoes, onion, cabbage,
    lettuce, spinach, broccoli, cucumber, pepper, zucchini, garlic, peas, beans, leek, cauliflower, celery,
    pumpkin, radish, eggplant, kale, mushrooms, sprouts, beetroot, root, leafy
  dessert, desserts, sweets, baking, pastry, cakes, bakery: cake, cakes, chocolate, ice cream, cookies, pie,
    pudding, sugar, icing, frosting, cupcake, muffin, bake, baked, vanilla, whipped cream, tart, tiramisu,
    brownie, cheesecake, dough, sweet, caramel, meringue, croissant, custard, flour, pancakes, sprinkles
  main course, mains, main dish, entree, meat, meat dishes: steak, chicken, beef, pork, lamb, roast, grilled,
    fish, salmon, pasta, lasagna, curry, burger, stew, casserole, rice, ribs, turkey, potatoes, gravy, fillet,
    schnitzel, risotto, medium rare, duck, sausage
  soup, soups, salads, salad, appetizer, appetizers, starters, starter: soup, broth, salad, lettuce, dressing,
    croutons, appetizer, bruschetta, starter, olives, ladle, bowl, gazpacho, minestrone, dip, tomato, spring
    rolls, vinaigrette, bisque, first course, feta, nibble
`;
