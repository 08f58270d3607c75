/** Professions and trades, by what they do all day. */
export const professions = `
  teacher, professor, educator, tutor, instructor: teach, teaches, taught, class, classroom, pupils, students,
    lesson, lessons, school, homework, exams, grade, grades, graded, essays, blackboard, grading, lecture,
    curriculum, university, marks, spelling tests, seminar
  doctor, physician, nurse, medical professional, surgeon, health worker, medic: patient, patients, hospital,
    clinic, surgery, diagnose, diagnosed, prescribe, prescribed, ward, stethoscope, operation, operating room,
    medicine, night shift, examine, examined, injection, scalpel, bandage, blood pressure, symptoms,
    treatment, treated, anesthesia
  lawyer, attorney, judge, solicitor, advocate, barrister: court, client, clients, trial, judge, case, cases,
    sue, defend, defended, jury, law firm, contract, verdict, sentence, witness, cross-examined, objection,
    legal, plea, hearing, lawsuit, clause, appeal, brief, testimony
  chef, cook, baker, kitchen staff, butcher: kitchen, cook, cooks, cooked, bake, bakes, baked, dough, menu,
    dish, dishes, restaurant, recipe, sauce, knife, oven, spices, chop, plated, apron, bread, ovens, kneads,
    loaves, seasoning, croissants, pans, cuts of meat, michelin
  farmer, gardener, agricultural worker, rancher: cows, field, fields, tractor, harvest, crops, milk, milked,
    milks, barn, farm, seeds, livestock, plough, hay, wheat, chickens, sheep, soil, hedges, lawn, prune,
    orchard, planting
  programmer, software engineer, developer, software developer, web developer, it professional, engineer,
    coder: code, software, bugs, program, programs, app, debug, deploy, python, javascript, computer, api,
    database, website, commit, tests, server, release, pull requests, algorithm, frontend, backend, function,
    feature
  plumber, plumbing, plumbing issue, pipes, sanitary: pipe, pipes, leak, leaking, leaky, drain, drains,
    clogged, blocked, sink, faucet, tap, toilet, flush, flushing, water, sewer, shower, bathroom, valve, water
    pressure, drip, drips, dripping, cistern, burst, overflow, overflowing, plunger, u-bend, washbasin,
    bathtub, gurgling, siphon, flooded
  electrician, electrical, electricity issue, electrical issue, electrics, wiring, lighting: socket, outlet,
    outlets, wiring, wire, wires, fuse, fuses, breaker, breakers, circuit, switch, light, lights, sparks,
    sparking, power, voltage, electric, cable, lamp, flickering, flickers, trips, tripped, plug, bulb, short
    circuit, shock, chandelier, meter, dimmer, fuse box
  heating, hvac, heating and cooling, air conditioning, heating issue, cooling, climate control: heating,
    radiator, radiators, boiler, furnace, thermostat, heat, cold, warm, air conditioning, air conditioner, ac,
    heat pump, hot water, cooling, vent, vents, ventilation, freezing, degrees, temperature, pilot light,
    ducts, blowing warm, blowing cold, lukewarm, refrigerant, chilly, bleed
  roofing, roof, roofer, roof repair: roof, shingles, tiles, gutter, gutters, attic, chimney, leak in the
    roof, rain coming in, skylight, flashing, slate, eaves, loft, rafters, downpipe, storm, thatched, dripping
    from the ceiling
  carpentry, carpenter, joinery, woodwork, joiner: wood, wooden, door, cabinet, shelf, shelves, saw, hinge,
    hinges, plank, planks, oak, sawdust, drawer, chisel, nails, stairs, banister, floorboards, timber,
    furniture, deck, fence, frame, sand, workbench, plane, pine, veneer
  painting and decorating, painter, painting, painting job, decorating: paint, painted, wall, walls, brush,
    roller, coat, colour, color, wallpaper, primer, peeling, ceiling, easel, canvas, ladder, emulsion, white,
    gloss, varnish, repaint
  pest control, pests, insects in house, vermin: rats, rat, mice, mouse droppings, droppings, cockroaches,
    ants, wasps, wasp, nest, bed bugs, termites, exterminator, infestation, bites, moths, fleas, traps,
    poison, bees, spiders, gnawed, scratching noises, beehive, silverfish, pigeons
  locksmith, locks, door locks, keys, lock: lock, locked out, key, keys, door, broken key, lock changed,
    deadbolt, latch, cylinder, spare key, stuck in the lock, padlock, jammed, safe
  gardener service, landscaping, landscaper, lawn care, gardening service: hedge, lawn, mow, mowing, tree,
    trees, prune, leaves, weeds, garden, shrubs, grass, patio, branches, stump, flower beds, turf, irrigation,
    rake, trim
  cleaning service, cleaner, janitor, cleaning services, maid: clean, cleaning, cleaner, mop, vacuum, dust,
    windows, carpet, bins, stains, deep clean, tidy, scrub, ironing, oven cleaning, rubbish, wipe, bathroom,
    weekly, dusting, sweep, trash
  moving, removals, moving service, relocation, movers: move, moving, boxes, van, truck, new apartment, new
    house, relocate, furniture, packing, storage, piano, removal, crates, unpack, movers, relocation, third
    floor, heavy
  police officer, police department, police, policeman, security guard, detective: arrest, arrested, patrol,
    suspect, handcuffs, uniform, badge, crime, speeding, traffic stop, evidence, burglar, investigate,
    interrogated, crime scene, squad car, fingerprints, witnesses, guard, thief, stolen
  firefighter, fire department, fire, fire brigade, fireman: fire, flames, smoke, burning, hose, ladder,
    rescue, rescued, burn, alarm, fire engine, extinguish, extinguished, blaze, siren, helmet, hydrant,
    evacuate, ember, ablaze
  ambulance, medical emergency, paramedic, emergency medical: ambulance, unconscious, breathing, bleeding,
    chest pain, heart attack, stroke, injured, collapsed, hurt, broken leg, cpr, seizure, overdose,
    paramedics, not responding, choking, fainted, wound
  pilot, flight attendant, astronaut, airline pilot: plane, cockpit, flight, landing, takeoff, runway,
    altitude, passengers, turbulence, aircraft, airline, captain, copilot, jet, sky, control tower, hangar
  musician, singer, artist, actor, performer, composer: stage, concert, sing, sings, song, songs, album,
    audience, rehearsal, rehearse, violin, guitar, piano, perform, tour, paint, paints, canvas, exhibition,
    script, lines, role, theatre, studio, recorded, choir, orchestra, brush, sculpt, tune
  athlete, footballer, coach, trainer, sportsman: train, training, match, team, race, medal, tournament,
    season, sprint, stadium, goals, scored, game, coach, defend, fitness, marathon, championship
  scientist, researcher, chemist, physicist, biologist: experiment, laboratory, lab, research, data,
    microscope, theory, hypothesis, paper, published, samples, measure, test tubes, findings, grant, cells,
    telescope
  journalist profession, reporter, writer, author, editor, novelist: story, article, wrote, write, writes,
    newspaper, interview, interviews, sources, deadline, headline, novel, chapter, manuscript, publisher,
    editor, column, poem, scoop, draft, drafts, front page
  driver, truck driver, taxi driver, courier, delivery driver, chauffeur: drive, drives, drove, truck, lorry,
    highway, motorway, bus, passengers, delivers, deliveries, route, cargo, road, van, steering wheel,
    parcels, load, fare
  salesperson, shop assistant, cashier, salesman, sales representative, sales rep: customers, shop, store,
    sell, sells, sold, counter, change, scan, discount, shelves, commission, receipts, barcode, quota,
    checkout, clients
  architect, civil engineer, construction worker, builder: building, blueprint, plans, bridge, floor plan,
    design, designed, drawings, bricks, scaffolding, site, concrete, model, skyscraper, mortar, crane, cement
  hairdresser, barber, stylist, beautician: hair, haircut, cut, scissors, dye, shampoo, salon, beard, shave,
    style, blow-dry, highlights, razor, fringe, curls, manicure
  mechanic, car mechanic, car repair, auto repair, garage: engine, brakes, oil, car, cars, tires, tyres,
    repair, repairs, garage, wrench, exhaust, gearbox, transmission, spark plugs, squeal, squeaking, clutch,
    battery, radiator, leak, bonnet, hood, wheel alignment, dents, overheating
  dentist, dental, dentistry, orthodontist, teeth, tooth, oral health: tooth, teeth, cavity, filling, gums,
    gum, dentist, drill, braces, crown, root canal, toothache, molar, wisdom tooth, dental, chewing, plaque,
    enamel, jaw, denture, dentures, bite, toothbrush, whitening, floss
  librarian, library: books, shelves, borrow, borrowed, overdue, catalogue, catalog, reading room, quiet,
    loan, library card, returned, due date, whisper
  accountant, banker, financial advisor: taxes, books, ledger, balance sheet, audit, invoices, spreadsheet,
    tax returns, clients, loans, interest, deductions, figures, accounts, investments, portfolio
`;
