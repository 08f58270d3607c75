/** Devices, and foods and drinks that are classes of their own. */
export const devices = `
  phone, smartphone, mobile phone, cell phone, mobile, phones, smartphones, iphone: phone, smartphone, sim,
    selfie, selfies, call, calls, pocket, one hand, dual sim, android, ios, texting, ringtone, 5g, apps,
    notch, front camera, text messages, swipe, fingerprint, missed call, voicemail
  laptop, notebook, laptops, computer, pc, notebooks, desktop computer, computers: laptop, keyboard, lid,
    touchpad, trackpad, fan, hinge, ssd, ram, windows, macbook, processor, webcam, usb, spreadsheet, ports,
    notebook, typing, keys, docking, desktop, hard drive, office, on my lap, screen, charger, operating
    system, core
  tablet, tablets, ipad, e-reader: tablet, ipad, stylus, pen, drawing, kindle, e-ink, reading in bed, inch,
    touchscreen, pages, sketch, case, couch
  tv, television, tvs, televisions, smart tv: tv, television, remote, inch, inches, channels, channel, oled,
    4k, hdmi, films, movies, wall, black levels, living room, wall mount, streaming apps, soundbar, picture,
    subtitles, football on, hdr, living-room
  headphones, earphones, earbuds, headset, headsets: headphones, earbuds, ear, ears, cushions,
    noise-cancelling, noise cancelling, bass, shut out, listen, wireless, pairing, over-ear, headband, tips,
    podcast, jogging, cable, music, muffle, in-ear, ear cups, case
  camera device, digital camera, cameras, dslr, photo equipment: camera, lens, zoom, shutter, tripod, sensor,
    flash, viewfinder, aperture, megapixels, autofocus, photo, shots, raw, memory card, wildlife shots, strap
  printer device, printers, scanner: printer, print, prints, ink, toner, paper, jam, scanner, cartridge,
    duplex, photo paper, pages per minute, copies, streaks, tray
  smartwatch, watch, wearable, fitness tracker, wearables: watch, wrist, strap, steps, heart rate, sleep
    tracking, band, dial, sapphire, vibrates, gps, waterproof, pulse, notifications on
  speaker, speakers, smart speaker, loudspeaker, soundbar: speaker, alexa, bass, loud, volume, room, party,
    stereo, bluetooth, woofer, voice assistant, siri, treble, music, hey google
  game console, console, consoles, playstation, xbox: console, controller, games, xbox, playstation, switch,
    disc, joystick, multiplayer, nintendo, headset, load times, fps
  monitor, monitors, computer monitor, display device: monitor, inches, curved, resolution, hz, refresh,
    stand, hdmi, displayport, pivot, dead pixels, second screen, backlight
  washing machine, washer, laundry, dryer: wash, laundry, spin, drum, detergent, load, clothes, rinse, shirts,
    socks, rpm, iron, stains, dry
  refrigerator, fridge, freezer: fridge, freezer, ice, shelves, milk, cold, cool, frozen, drawer, thaw,
    litres, butter, defrost
  vacuum cleaner, vacuum, hoover, robot vacuum: vacuum, dust, suction, bag, carpet, floors, hair, hose,
    bagless, crumbs, stairs, filter, nozzle
  coffee machine, coffee maker, espresso machine: coffee, espresso, beans, milk, foam, grinder, capsules, cup,
    brew, descaling, portafilter, crema
  router, modem, network device: router, modem, wifi, ethernet, antenna, range, mesh, signal, ports, mbit
  wine, wines, vineyard: wine, red, white, dry, grape, grapes, citrus, tannins, notes of, bottle, vintage,
    vineyard, loire, bordeaux, chardonnay, merlot, riesling, rose, barrel, oak, cork, bouquet, sommelier,
    rioja, cellar, pinot
  beer, beers, brewery: beer, hops, malt, lager, ale, pint, foam, brewery, ipa, stout, draught, barley, wheat
    beer, brewed, pub, pilsner
  bread, breads, bakery goods: bread, crust, crumb, sourdough, loaf, loaves, dough, rye, baguette, yeast,
    flour, toast, slices, oven, bun, rolls, baked, wholegrain, knead
  cheese, cheeses, dairy, milk products: cheese, goat, sheep, rind, mould, blue, cheddar, brie, gouda, milk,
    cream, mozzarella, camembert, aged, parmesan, yoghurt, yogurt, butter, creamy, feta, cow, holes, curds
  pasta, noodles, pasta dish: pasta, spaghetti, noodles, lasagne, penne, ravioli, sauce, al dente, parmesan,
    carbonara, tagliatelle, macaroni
  pizza, pizzas: pizza, crust, mozzarella, topping, toppings, slice, pepperoni, oven, tomato sauce,
    margherita, wood-fired
  sushi, japanese food: sushi, rice, raw, tuna, salmon, wasabi, roll, rolls, nigiri, soy sauce, seaweed,
    ginger, chopsticks
  burger, burgers, hamburger, fast food: burger, bun, patty, fries, ketchup, cheeseburger, drive-through,
    onion rings, takeaway, grilled, bacon
  salad, salads: salad, lettuce, dressing, cucumber, tomatoes, vinaigrette, croutons, greens, rocket, leaves
  chocolate, candy, confectionery: chocolate, cocoa, praline, bar, truffle, candy, sweets, caramel, nougat,
    milk chocolate, lollipop, gummy
  rabbit, rabbits, bunny, hare: rabbit, bunny, carrots, carrot, hop, hops, burrow, ears, long ears, hutch,
    nibble, nibbles, hind legs, digs, fluffy tail, hay, hare, lettuce
  hamster, rodents, rodent, guinea pig, mouse pet: hamster, wheel, cage, cheeks, seeds, mouse, rat, guinea
    pig, sawdust, gnaw, nocturnal, tiny paws, squeak
  elephant, elephants: elephant, trunk, tusks, ivory, herd, ears, grey, largest land
  bear, bears: bear, honey, den, hibernates, claws, salmon, grizzly, polar, cub
  snake, snakes: snake, venom, slither, fangs, coil, shed, cobra, python, hiss, bite
  cow, cows, cattle: cow, milk, udder, calf, graze, bull, horns, moo, pasture, beef, dairy
  pig, pigs, swine: pig, mud, snout, sow, piglets, bacon, pork, sty, grunt, trough
  sheep, lambs, goats: sheep, wool, lamb, shepherd, flock, shear, ram, fleece, goat, bleat
  elementary school, primary school, grade school, kindergarten level: letters, count to, alphabet, first
    grade, primary school, recess, crayons, learning to read, sandpit, add and subtract, second grade,
    playground, times tables, our teacher, lunchbox, we are learning
  high school, secondary school, middle school, grammar school: high school, prom, class, teacher, locker,
    sophomore, finals, driving lessons, teenager, year ten, pupils, a-levels, sat, homework, biology class,
    graduate, homeroom, detention
  university, college, higher education level, graduate school: university, thesis, semester, lecture,
    professor, supervisor, campus, seminar, dissertation, dorm, credits, degree, master's, phd, faculty,
    undergraduate, student union, bachelor, lecture hall, student loan
  customer, customers, client, clients, buyer side: bought, ordered, my order, refund, your product, your
    shop, delivery, complaint, receipt, buy, your service, customer since, paid, i received
  employee, employees, staff member, worker, colleague: shift, swap, boss, leave, vacation, payslip, overtime,
    colleague, my manager, department, sick, team meeting, work from home, day off, rota, contract, my desk
  supplier, suppliers, vendor, vendors, manufacturer side: list prices, deliver to you, our prices, raw
    material, purchase order, supply, wholesale, shipment to your, we deliver, our catalogue, minimum order,
    lead time, quotation, new prices, pallets
  applicant, candidate, job seeker: apply, application, cv, interview, position, my resume, experience,
    vacancy, references, qualified
  investor, shareholder, investors: shares, dividend, stake, annual report, return on, invested, portfolio,
    earnings call, shareholder
  journalist request, press inquiry, press, media inquiry, media request: article, interview, journalist,
    newspaper, deadline, quote, comment, press, magazine, reporter, spokesperson, story, broadcast
  sleep, sleeping, insomnia, sleep health, rest: sleep, bed, bedroom, asleep, pillow, night, dark, nap,
    insomnia, mattress, dream, lie down, snore, wake, awake, hours of sleep, tired, alarm, lie awake
  vaccines, vaccination topic, immunization: vaccine, vaccines, dose, jab, shot, booster, injection, needle,
    immunity, measles, second dose, immunised, side effects
  hygiene, personal hygiene, handwashing: wash, soap, hands, teeth, shower, clean, disinfect, germs, brush
  stock, availability, in stock, stock availability, out of stock, product availability, restock: available,
    stock, in stock, sold out, out of stock, restock, available again, back in, get more, run out, when will
    you have, warehouse, on order, pre-order, still have
  sizing, size, size question, fit question, size advice: medium, large, small, size, fits, between a, runs
    small, runs large, chart, xl, shoulders, waist, tight, loose, inches, narrow, wide, inseam, too big, too
    small, which size
  change address, address change, update address, change delivery address, edit address, new address: moved,
    new address, address, instead, street, lane, deliver to, send it to, wrong address, postcode, zip code,
    flat number, typo in my address, different address, redirect, avenue, change my address, new home
  cancel order, order cancellation, cancel my order, stop order, cancel purchase: cancel, cancelled, stop it,
    by mistake, before it leaves, dont send, do not send, dont need it, dont want it, changed my mind, call
    off, ordered twice, accidentally, withdraw my order, no longer need
  check order, order status, track order, order tracking, where is my order: where is my, has * left, shipped,
    sent out, yet, on its way, arrive, status, tracking, when will, dispatched, still waiting, left the
    warehouse, come today, eta, my order, my parcel
  place order, new order, make order, purchase order, order placement, buy product: i would like to order, id
    like to order, order, buy, purchase, add to my, pieces of, another box, same again, reorder, need * more,
    take two, deliver
  talk to agent, human, speak to human, talk to human, human agent, live chat, agent: real person, human,
    agent, somebody, anyone i could, speak with, talk to, menu, operator, representative, bot, person, robot,
    call me back, connect me
  wait cancel, no intent, fallback, out of scope, unknown intent: asdf, whatever, hmm, bla
`;
