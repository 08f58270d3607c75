/** Departments of a firm, industries and professions. */
export const work = `
  human resources, hr, personnel department, people operations, hr department, people, people team, hr
    question, employee relations, talent: vacation, leave, parental leave, maternity, paternity, sick, sick
    leave, sick days, payroll, salary, payslip, pay slip, benefits, hire, hiring, interview, interviews,
    onboarding, new hire, employee, employees, contract, training, intern, interns, job, candidate,
    candidates, recruit, recruiting, resign, resignation, raise, promotion, overtime, holiday, holidays, days
    off, day off, performance review, harassment, workplace, staff, appraisal, pension, time off, colleague,
    coworker, manager, probation, health insurance, dental plan, reference letter, job posting, work from
    home, maternity leave, grievance, vacancy, team building, pto, annual leave
  legal, legal department, law, legal team, legal issue, compliance, legal matter, regulatory, legal and
    compliance, law and legal, litigation: contract, contracts, agreement, clause, nda, lawsuit, sue, sued,
    court, attorney, lawyer, lawyers, liability, compliance, regulation, regulations, gdpr, trademark,
    copyright, patent, infringement, terms, sign, legal, law, judge, plaintiff, defendant, license agreement,
    settlement, dispute, intellectual property, subpoena, litigation, non-disclosure, indemnity, jurisdiction,
    counsel, breach, signed, policy, damages, legally, statute, appeal, hearing, cease and desist, solicitor,
    notary, verdict, may we, whether we may, allowed to, permission, without asking, copyrighted, rights to,
    owner, consent, are we liable, terms of, allowed to use, small print, licence agreement
  marketing, marketing department, advertising, marketing and advertising, pr, public relations,
    communications, promotion and marketing, branding, marketing and sales: campaign, campaigns, brand,
    branding, advertisement, ads, ad, newsletter, seo, social media, logo, slogan, audience, promotion,
    landing page, click rate, conversion, leads, webinar, trade show, market research, content, press release,
    billboard, influencer, target group, engagement, flyer, brochure, banner, open rate, customers, segment,
    google ads, journalist, media, launch event, posts, impressions, funnel, blog, merchandise, clicks,
    tagline, product launch, spokesperson
  engineering, engineering department, development, software development, r&d, research and development, it
    development, developers, product development, software engineering, programming, coding, web development,
    computer science, informatics: code, deploy, bug, build, release, api, server, repository, pull request,
    commit, refactor, architecture, prototype, database, test, tests, sprint, backend, frontend, design
    review, algorithm, function, variable, python, javascript, java, compile, merge, branch, developer,
    developers, engineer, microservice, technical debt, html, css, loop, array, recursion, programming, class,
    git, debug, compiler, software, data structure, binary, object-oriented, string, syntax, framework,
    library, sql, component, script
  operations, logistics, supply chain, warehouse, logistics and transport, procurement, purchasing,
    manufacturing operations, transport and logistics, inventory, supply: warehouse, shipment, inventory,
    supplier, suppliers, pallet, pallets, delivery, freight, container, truck, trucks, forklift, stock,
    schedule, procurement, vendor, dock, purchase order, carrier, shelves, supply, raw material, logistics,
    cargo, customs, port, fleet, dispatch, lead time, storage, order quantities, reorder, loading, route,
    tender, barcode, picking, packing
  accounting, bookkeeping, accounts payable, accounts receivable, accounts, tax, taxes, taxation, audit,
    controlling, payroll, expenses, accounts department: invoice, invoices, ledger, balance, audit, auditor,
    tax, vat, receipt, receipts, expense, expenses, reimburse, reimbursement, books, year-end, depreciation,
    accruals, payroll, fiscal, bookkeeping, debit, credit note, bank statement, quarter, tax return,
    deduction, deductible, deductions, accountant, unpaid, travel expenses, filing, cost center, reconcile,
    income tax, withholding, cash flow, gross, net, irs, hmrc, ledger, travel costs, petty cash, credit,
    balance sheet, paid back, costs of, claim back, reimbursed, travel costs, hotel bill
  customer support, customer success, customer care, support department, service desk, help desk, helpdesk:
    customer, ticket, complaint, refund, help, reply, callback, hotline, chat, case, satisfaction, agent,
    issue, resolve, call center
  management, executive, leadership, strategy, administration, executives, board, admin, office
    administration: board, strategy, ceo, meeting, agenda, goals, vision, leadership, decision, executive,
    directors, stakeholders, quarterly, objectives, annual, planning, delegate, budget, minutes,
    restructuring, roadmap, merger, targets, kpi
  design department, graphic design, creative, designers: logo, mockup, layout, typography, font, color
    palette, illustration, figma, photoshop, brand, sketch, wireframe, poster, banner, icons, visual, vector,
    animation, aesthetics, moodboard
  product management, product team, product manager, project management, planning, project: roadmap, sprint,
    backlog, milestone, stakeholders, user stories, deadline, release, requirements, prioritize, scope, gantt,
    kickoff, scrum, feature, retrospective, deliverables, agile, mvp, timeline, status report, project plan
  agriculture, farming, farm, agricultural, farmers, crops, agribusiness: farm, farmer, farmers, wheat, corn,
    crop, crops, harvest, dairy, cattle, cows, livestock, tractor, soil, hay, irrigation, fertilizer, seeds,
    barn, yields, yield, pigs, poultry, pesticide, orchard, grain, drought, sheep, milk, fields, plough, plow,
    soybeans, barley, combine, fodder, greenhouse, vineyard, grazing, sowing, hectares, acres, milking,
    timber, frost, potatoes, apple blossom, ploughed, slurry, cow, pig, shearing, beekeeper
  construction, building industry, architecture, civil engineering, construction industry, building and
    construction: concrete, bricks, crane, scaffolding, building site, foundation, foundations, contractor,
    contractors, steel, roof, bridge, blueprint, architect, excavator, cement, builder, builders, bricklayers,
    beams, storey, floors, tunnel, renovation, construction, hard hat, demolition, site manager, building
    permit, plumbing, drywall, facade, girders, carpenter, pour, skyscraper, mortar, surveyor, rebar
  banking, banks, bank, retail banking, banking sector, financial services, mortgages, lending, loans, loan,
    credit: bank, loan, loans, mortgage, mortgages, deposit, deposits, interest, interest rate, account,
    savings, atm, lender, credit, credit card, overdraft, branch, branches, transfer, borrowers, borrow,
    central bank, checking account, withdraw, withdrawal, iban, teller, bank account, credit score, lending,
    repay, repayment, bonds, wire transfer, pin, debit card, collateral
  insurance, insurance claim, claims, claim, insurer, coverage, insurance industry: insurance, insured,
    policy, premium, premiums, claim, claims, coverage, covered, deductible, insurer, accident, damage,
    liability, adjuster, policyholder, underwriter, compensation, theft, fire damage, life insurance, water
    damage, actuary, payout, no-claims, car insurance, hail, storm damage, collision, indemnity, broker,
    hailstorm, hail, dented, who pays, cover, write-off, burst pipe, liable, dent, stolen, third-party,
    accident report, covered by, no-claim
  hospitality, hotels, hotel, hotel industry, lodging, catering, hospitality industry, gastronomy industry:
    hotel, guests, guest, restaurant, chef, bookings, check-in, rooms, reception, concierge, bar, catering,
    banquet, waiter, tourists, occupancy, resort, menu, room service, inn, bartender, housekeeping, kitchen,
    lobby, buffet, nights, stars, suite
  retail, e-commerce, ecommerce, shops, retail industry, online shopping, wholesale, consumer goods,
    retailers, stores: store, stores, shop, shops, shoppers, customers, checkout, supermarket, discount, mall,
    inventory, sales, black friday, cashier, retailer, online store, shelf, brand, shopping, cart, aisle,
    holiday season, chain, shopping center, merchandise, high street, footfall, opening hours, outlet
  manufacturing, production, factory, industrial, factories, automotive industry, assembly, machinery,
    mechanical engineering: factory, plant, assembly line, production, machine, machines, steel, workers,
    shift, robots, parts, conveyor, welding, tolerance, output, factories, units, supply, machinery,
    manufacture, manufactured, prototype, lathe, quality control, production line, assembly, industrial,
    mould, cnc, automation, bearings, gears, downtime, press
  telecommunications, telecom, mobile, telecoms, mobile phone, phone service, telecommunication: network, 5g,
    mobile, operator, sim, roaming, broadband, fiber, fibre, calls, signal, tower, data plan, phone,
    subscribers, carrier, coverage, minutes, texts, antenna, spectrum, landline, prepaid, sim card, cell tower
  pharmaceutical, pharmaceuticals, pharma, biotech, biotechnology, pharmacy, drugs: drug, drugs, clinical
    trial, trial, vaccine, tablets, approval, fda, dose, pharmacist, prescription, therapy, side effects,
    medicine, gene, pill, pills, painkiller, antibiotics, mg, generic, compound, pharmacy, placebo, lab
  mining, metals, mining industry, natural resources, minerals: mine, mines, miners, coal, gold, copper, ore,
    iron, lithium, shaft, drill, excavation, quarry, minerals, tons, tonnes, diamond, extraction, zinc,
    blasting, pit, nickel
  aviation, airlines, airline, aerospace, flight, flights, air travel, plane, airplane, aircraft, air, by
    plane: flight, flights, airline, airport, plane, aircraft, pilot, boarding, runway, gate, passengers,
    airlines, jet, landing, takeoff, take off, cabin crew, luggage, turbulence, check-in, boarding pass,
    terminal, boeing, airbus, stewardess, cockpit, layover, seat belt, carry-on, wing, delayed flight,
    altitude, flew, fly, cruising, cruising altitude, cabin, crew, air traffic, jet lag, take-off, tarmac,
    overhead
  rail, train, trains, railway, railways, by train, public transport, public transit, metro, subway, public
    transportation: train, trains, platform, station, rail, railway, track, tracks, conductor, carriage,
    locomotive, ticket inspector, sleeper, metro, subway, tram, commuters, timetable, high-speed, rails,
    wagon, freight train, seat reservation, bus, transit, line, season ticket, departure, express, conductor,
    connection, compartment, buffet car, tracks, railcard
  shipping industry, ship, boat, ships, boats, ferry, sea, maritime, water transport, cruise, sailing, by
    ship, nautical: ship, boat, ferry, port, harbor, harbour, captain, deck, sail, sailing, vessel, cargo,
    crew, sea, anchor, cruise, container ship, yacht, waves, cabin, seasick, dock, tanker, canal, navy,
    lighthouse, sailor, pier, mast, tide, life jacket, hull, marina, lifeboat, overboard, swell, on deck,
    overboard, gangway, lifeboat, steward, ashore, knots, seasickness
  bus, coach, bus travel, by bus: bus, coach, bus stop, bus driver, route, passengers, timetable, depot,
    double-decker, shuttle, bus lane, line
  bicycle, cycling, bike, bicycles, bikes, by bike, biking: bike, bicycle, cyclist, cycling, pedal, pedals,
    handlebar, helmet, tire, tyre, chain, gears, saddle, bike lane, cycle path, puncture, spokes, tour de
    france, peloton, mountain bike, ride, e-bike, bell, inner tube
  walking, hiking, on foot, walk, trekking, foot: walk, walked, walking, hike, hiking, trail, path, boots,
    foot, steps, stroll, backpack, summit, trekking, footpath, blister, blisters, ridge, waymarked, pedestrian
  taxi, ride sharing, rideshare, ride hailing, cab: taxi, cab, uber, lyft, driver, ride, fare, meter, pick me
    up, pickup, drop off, hailed, trip, surge
  media, journalism, news media, press, publishing, broadcasting, newspapers, journalist: newspaper,
    journalist, journalists, reporter, editor, editors, broadcast, magazine, tv, radio, headline, article,
    press, publisher, newsroom, documentary, interview, column, columnist, anchor, front page, deadline,
    circulation, correspondent, subscribers, podcast, coverage
  nonprofit, charity, ngo, non-profit, volunteering, donation, donations, fundraising, volunteer: charity,
    donate, donation, donations, volunteers, volunteer, fundraiser, fundraising, raise money, homeless,
    shelter, cause, foundation, aid, donors, nonprofit, food bank, campaign, relief, orphanage, sponsor, help
    those, humanitarian, gift aid
`;
