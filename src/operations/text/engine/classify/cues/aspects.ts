/** What reviews of films, games, jobs, courses and cars speak of, parts of programs, states and events. */
export const aspects = `
  plot, story aspect, storyline, script quality, narrative arc: plot, story, twist, ending, predictable,
    storyline, script, screenplay, finale, holes, makes no sense, subplot, pacing, cliffhanger, dialogue,
    written, resolved, middle part
  acting, performances, cast, actors: acting, actor, actress, performance, cast, role, plays, wooden, oscar,
    convincing, lead, chemistry between, portrays, miscast, leading, played by
  visuals, cinematography, special effects, visual effects, graphics quality, graphics, art style: visuals,
    effects, cgi, camera, shots, images, beautiful shots, colours, animation, textures, graphics, resolution,
    landscape, pixel, stunning, looks, lighting, photography, art
  soundtrack, music aspect, score, sound design, music score: soundtrack, music, score, song, songs, composer,
    sound, violins, theme, hum, tune, voice acting, orchestra
  gameplay, controls, game mechanics, mechanics game: gameplay, controls, control, difficulty, boss, levels,
    combat, fights, mechanics, jump, button, camera, enemies, puzzles, repetitive, addictive, levelling,
    quests, crafting, grinding
  replay value, content length, length, duration, playtime: hours, short, long, minutes too long, replay,
    drags, finished in, over in, length, runtime, half an hour
  work life balance, work-life balance, working hours employer, flexibility at work, workload balance:
    overtime, weekends, hours, home office, flexible, family, balance, late nights, on call, burn out, remote,
    part-time, holidays, leave early, stress, emails at night, evenings
  compensation, pay and benefits, salary and benefits, remuneration, pay employer, salary satisfaction:
    salary, pay, bonus, raise, underpaid, benefits, pension, paid, wage, market rate, less than, stock
    options, compensation, health insurance, lunch vouchers
  company culture, culture at work, colleagues, coworkers, team spirit, work environment, working atmosphere:
    colleagues, team, atmosphere, friendly, toxic, values, together, diversity, friday drinks, gossip,
    supportive, inclusive, culture, coworkers, open, trust, spirit, fun, mobbing, like a family
  management employer, managers, supervisors, boss, bosses, leadership quality: manager, managers, boss,
    leadership, micromanage, decisions, directors, listens, favouritism, promises, top-down, communication
    from above, supervisor, ceo, no direction, changes its mind
  career growth, career development, promotion opportunities, growth opportunities, advancement, learning and
    development: promotion, training, courses, mentor, ladder, dead end, learn, grow, career, step up,
    development, opportunities, mentoring, conference, skills, no future, promoted, budget for books
  lecturer, instructor, teacher quality, teaching quality, professor quality: teacher, lecturer, professor,
    explains, explained, instructor, mumbles, reads from, enthusiastic, patient, answers questions,
    passionate, accent, tutor, knowledgeable, monotone
  course content, course material, curriculum, content, material quality, learning material: material, slides,
    examples, outdated, topics, content, exercises, covered, textbook, chapters, lectures, assignments,
    handouts, depth, theory, modules, readings, videos
  workload, difficulty, difficulty level, amount of work, effort: homework, hours a week, too much,
    assignments, exam was, hard, difficult, easy, pace, overwhelmed, deadlines, every week, too fast, effort,
    reading list, weekends
  engine, motor, motor issue, engine problem: engine, motor, stalls, smoke, oil, rattles, rattling, cylinder,
    horsepower, start, starts, overheats, spark plug, exhaust, rev, revs, idle, turbo, fuel, ignition, timing
    belt, warning light, misfire, misfires, coolant, acceleration, stutters, cranks, power loss, knocking
  brakes, brake, braking: brake, brakes, braking, stop, screech, squeal, squeals, slow down, slowing, pedal,
    pads, discs, disc, abs, stopping distance, pulls to one side, spongy, handbrake, grinding, lights
  tires, tyres, wheels, tyre, tire: tyre, tyres, tire, tires, tread, puncture, flat, pressure, rim, wheel,
    wheels, alignment, nail, winter tyres, air, balance, wobble, spare wheel, valve, millimetres, aquaplaning
  bodywork, body damage, paintwork, exterior, car body, paint: scratch, scratched, scratches, dent, dented,
    paint, door, doors, bumper, fender, rust, mirror, hail, car park, bonnet, wing, panel, keyed, chipped,
    respray, hood, roof, windscreen
  car electronics, infotainment, car lights, headlights, dashboard: radio, navigation, screen, bulb,
    headlight, indicator, fuse, battery, display, sensor, bluetooth, wipers, central locking, camera, window
    switch, horn
  suspension, steering, chassis: steering, suspension, bumps, shock absorbers, vibrates, wheel, pulls, clunk,
    potholes, comfort, handling, corners, stiff
  motorcycle, motorcycles, motorbike, motorbikes, scooter, moped: motorcycle, motorbike, helmet, helmets, cc,
    rider, riders, handlebar, throttle, leather, panniers, biker, scooter, harley, two wheels, yamaha, ducati,
    kick-start, sidecar, leathers, pillion
  truck, trucks, lorry, van, vans, commercial vehicle, pickup truck: truck, lorry, van, cargo, trailer,
    tonnes, payload, load, pickup, tow, hauling, tailgate, eighteen-wheeler, freight, axle, loading area, cab
  sedan, saloon car, family car, suv, hatchback, sports car, passenger car: sedan, doors, boot, trunk, leather
    seats, automatic, mileage, air conditioning, rear seats, suv, hatchback, airbags, sunroof, miles, one
    owner, four-door, estate
  search, search function, search feature, searching, finding: search, searching, results, result, hits, find,
    finds, found, filter, filters, query, sort, typing, keyword, autocomplete, lookup, no results, zero hits,
    search bar, title, matches
  notifications, notification, alerts, push notifications, reminders app: notification, notifications, alert,
    alerts, push, notify, notified, badge, ping, reminder, mute, sound, pop-up, no longer get, get a message
    when, email me, buzz, unread, when somebody, when someone
  settings, preferences, customization, personalization, configuration options: settings, preferences, option,
    toggle, default, language, theme, change the, time zone, customise, customize, switch off, turn off,
    disable, dark mode, font size
  sync, synchronization, syncing, sync issue: sync, syncs, syncing, devices, phone and, tablet, cloud, updated
    on, appear on, out of date, same on, both devices, desktop, other device, up to date
  export, import, data export, export issue, file export, upload, file upload, import and export, attachments:
    export, import, csv, pdf, file, download, upload, excel, attachment, format, spreadsheet, drag, size
    limit, mb, jpeg, document, attach
  sharing, collaboration feature, permissions sharing, team collaboration: share, shared, invite, link, edit
    together, comment, permission, view only, collaborators, teammates, access, at the same time
  messaging, chat feature, chat function, comments, inbox feature: message, messages, chat, reply, typing,
    inbox, send, conversation, unread, comment, group, emoji, read receipt
  calendar, events calendar, calendar feature, scheduling feature: calendar, event, events, appointment,
    meeting, date, week view, reminder, recurring, time zone, invite, schedule
  maps, map, navigation feature, location feature: map, route, gps, pin, directions, address, zoom, location,
    satellite, street
  photos feature, gallery, image upload, media upload, video, videos: photo, photos, picture, image, gallery,
    album, upload, crop, video, thumbnail, filter, playback, buffer, buffering, subtitles, clip
  portion size, portions, serving size, portion, amount of food, quantity of food: portion, portions, hungry,
    full, tiny, huge, generous, plate, small, enough for two, share, filling, second helping, finish,
    leftovers, doggy bag, sated, stuffed, bite, three courses, stingy
  cheap, inexpensive, affordable, low cost, budget friendly, economical: cheap, bargain, affordable, low,
    discount, budget, save, inexpensive, only, under, half price, steal, sale, free, deal
  expensive, costly, high price, luxury, premium, pricey, overpriced: expensive, luxury, costly, overpriced,
    designer, exclusive, premium, fortune, arm and a leg, five-star, diamond, yacht, steep, champagne,
    first-class, thousands
  fast, quick, rapid: fast, quick, quickly, speed, instantly, rapid, seconds, race, rushed, immediately,
    flash, swift
  slow, sluggish, delayed: slow, slowly, crawl, crawls, hours, forever, snail, delay, waiting, sluggish, ages,
    lagging
  hiring, recruitment news, new hire, personnel change, executive change, appointment news: appointed,
    appoints, named, hired, joins, new ceo, successor, replaces, steps down, resigned, promoted, board, takes
    over, chief, executive, head of, will lead, retire
  layoffs, job cuts, redundancies, firing: layoffs, laid off, cut jobs, cuts, redundancies, dismiss,
    workforce, fired, let go, close plant, staff cuts, restructure, jobs
  earnings, earnings report, financial results, quarterly results, results announcement: quarter, revenue,
    profit, earnings, net income, per share, margin, guidance, sales rose, forecast, beat, results, loss,
    fiscal
  merger, merger and acquisition, mergers and acquisitions, acquisition, m&a, takeover: acquire, acquires,
    acquired, acquisition, merger, merge, takeover, bought, buy, buying, deal, bid, stake, purchase,
    shareholders, offer, antitrust, combined company, billion
  product launch, launch, new product, release, product release, product announcement: launch, launched,
    launches, unveiled, unveils, new model, introduces, introduced, release, available from, presented, debut,
    rollout, new version, goes on sale
  lawsuit news, legal dispute, litigation news, regulatory action, fine: sued, sues, lawsuit, court, fined,
    fine, regulator, antitrust, settlement, damages, accused, judge, ruling, infringement, probe
  funding, funding round, venture capital, fundraising round, investment round: raised, funding, series a,
    investors, venture, round, million, valuation, seed, backed by, led by, capital, startup
  match report, game report, game result, match result: scored, beat, won, lost, final score, goal, minute,
    half, points, match, victory, draw, defeated, set, comeback, nil
  transfer news, transfers sport, player transfer, signing: signed, signs, transfer, contract until, club,
    loan, fee, joins, leaves, move to, deal, agent, medical, release clause
  injury, injuries, injury news, injury report: injury, injured, torn, out for, weeks, surgery, knee,
    hamstring, limped, sidelined, recovery, ruled out, stretcher, muscle, broken, ankle, miss the
  win, victory, won, winning: won, win, beat, victory, defeated, triumph, champion, gold, first place, title,
    celebrated
  defeat, loss sport, lost match, losing: lost, lose, defeat, beaten, defeated by, went down, eliminated,
    knocked out, last place, relegated
  draw, tie, tied: draw, drew, tie, tied, level, 1-1, 2-2, 0-0, shared the points, nobody won, stalemate,
    equalised
  resolved, solved, closed, done, completed, fixed, complete, finished: resolved, solved, fixed, works now,
    working again, closed, done, completed, finished, thank you that, sorted, problem is gone, all set, back
    to normal, delivered, has been
  in progress, ongoing status, working on it, investigating, open status, started: working on, in progress,
    investigating, looking into, currently, underway, still, being, we are, not yet finished, halfway,
    ongoing, is being, begun, started, progress
  unresolved, not resolved, still open, reopened, open, not started, blocked status, waiting, on hold: still,
    again, not fixed, waiting, blocked, no progress, on hold, remains, same problem, persists, keeps, hasnt,
    not started, stuck, waiting for, paused, cannot continue, depends on
  maintenance, scheduled maintenance, planned maintenance, upkeep: maintenance, scheduled, window, between,
    upgrade, will be unavailable, planned, offline for, inspection, routine, servicing, oil change, check-up,
    annual service
  meeting, meetings, meeting request, conference call, appointment calendar: meeting, meet, call, agenda,
    zoom, room, discuss, invite, teams, minutes, conference, attend, calendar, at 10, catch up, slot, video
    call, kick-off
  deadline, due date, deadlines, submission: deadline, due, submit, by friday, end of, latest, overdue, hand
    in, no later than, before, expires, until midnight, closing date
  homework, assignment school, school work, coursework: homework, exercise, page, worksheet, hand in, essay,
    due, tomorrow, read chapter, assignment, task, solve, write, complete
  exam, exams, test school, examination, quiz school: exam, test, grade, grades, pass, passed, failed,
    questions, multiple choice, revise, revision, midterm, final, score, oral, resit, quiz
  excursion, field trip, school trip, class trip: trip, bus, museum, zoo, packed lunch, permission slip,
    visit, excursion, camp, class outing, youth hostel, meet at
  vocabulary, word meaning, words: word, words, mean, meaning, synonym, vocabulary, opposite, dictionary,
    called, term
  pronunciation, speaking, phonetics, accent: pronounce, pronounced, pronunciation, sound, accent, stress,
    syllable, silent letter, rhyme, vowel, say, speak, r
  grammar question, grammar, syntax: tense, article, plural, verb, past, grammar, sentence, preposition,
    clause, conditional, irregular, adjective, ending, subject, word order, comma
  diagnosis, diagnostic, test result, test results: diagnosed, diagnosis, test, showed, biopsy, scan, blood
    test, confirmed, revealed, results, positive for, x-ray, examination, suspected, mri
  disease, diseases, illness, disorder, condition, sickness: disease, illness, infection, chronic, diabetes,
    cancer, flu, virus, suffers, malaria, asthma, disorder, syndrome, epidemic, hereditary, incurable,
    influenza, contagious
  crew, cabin crew, flight crew, in flight service, inflight service: crew, attendant, attendants, steward,
    stewardess, pilot, captain, smile, drinks, trolley, announcement, friendly, rude
  individual, consumer, private customer, b2c, private person: my, home, family, personal, private, household,
    i
  business customer, company customer, b2b, enterprise, corporate customer: our company, employees, firm, b2b,
    bulk, invoice, office, our team, enterprise, licences, department, purchase order, our clients, vat number
  government agency, public sector, authorities, public administration, city hall, council services: council,
    permit, registration, passport, tax office, ministry, city, municipal, application form, birth
    certificate, residence, public, civil servant, office
  tenant, renter, lodger: tenant, rent, landlord, flat, deposit, lease, renting, my landlord
  landlord, property owner, house owner, lessor: landlord, tenants, my tenant, property, rented out, evict,
    let the flat, owner
  indoor, inside, indoors: inside, room, kitchen, sofa, house, museum, library, living room, at home, cinema,
    gym, board game
  outdoor activity, outside activity: outside, park, hike, garden, beach, picnic, bike, lake, forest,
    barbecue, camping, trail
  sweet, sugary: sugar, chocolate, cake, honey, dessert, ice cream, candy, syrup, cookies, jam, caramel, sweet
  savory, savoury, salty, hearty: salt, cheese, bacon, soup, chips, pepper, olives, meat, garlic, onion, stew
  spicy, hot food: chili, chilli, curry, pepper, hot sauce, jalapeno, burns, wasabi, spicy
  alcoholic, alcoholic drink, alcoholic drinks, spirits: wine, beer, whisky, vodka, gin, rum, cocktail,
    champagne, proof, distilled, brewery, hangover
  non alcoholic, non-alcoholic, soft drink, soft drinks: juice, water, lemonade, tea, coffee, milk, cola,
    smoothie, soda, alcohol-free, cocoa
  hot drink, hot drinks, tea and coffee, coffee: coffee, tea, cocoa, espresso, steaming, mug, hot chocolate,
    latte, brewed, kettle, cappuccino, beans, roast
`;
