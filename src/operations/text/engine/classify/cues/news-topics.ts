/** What newspapers, magazines and blogs sort their articles by. */
export const newsTopics = `
  politics, political, government, elections, election, policy, public policy, parliament, us politics,
    domestic politics: minister, parliament, government, election, elections, vote, voted, voters, party,
    coalition, senate, senator, congress, president, prime minister, bill, law, reform, opposition, campaign,
    ballot, lawmakers, mayor, cabinet, poll, polls, democrat, republican, candidate, legislation, resigned,
    constituency, referendum, governor, council, mp, policy, treaty, chancellor, veto, amendment, diplomat,
    manifesto, majority, impeachment, backbench, lobby
  business, economy, economics, company news, companies, corporate, commerce, markets, industry, business and
    finance, trade: profit, profits, company, shares, market, markets, merger, acquisition, revenue, ceo,
    investors, sales, quarter, earnings, startup, stock, forecast, rival, economy, inflation, growth, supply
    chain, exports, imports, tariff, bank, unemployment, gdp, interest rate, interest rates, billion, million,
    factory, layoffs, jobs, dividend, bankruptcy, firm, retailer, takeover, shareholders, brewer,
    manufacturer, bought, deal, ipo, turnover, quarterly, stake, central bank, wages, business
  technology, tech, it news, science and technology, computers, computing, computer, information technology,
    digital, gadgets, innovation, it, it department, it support team, ict: software, app, apps, chip,
    smartphone, computer, ai, artificial intelligence, robot, data, internet, startup, cloud, processor,
    device, algorithm, laptop, google, apple, microsoft, update, cyber, online, machine learning, language
    models, battery, silicon, developers, code, server, password, vpn, wifi, printer, digital, tech, quantum,
    semiconductor, gadget, iphone, android, virtual reality, screen, streaming, platform, browser, hackers,
    network, keyboard, monitor, email account, wearable, encryption, hardware, programming, tablet,
    @artificial intelligence, @software, @hardware, @network
  science, scientific, research, sciences, discovery, natural science, science news: scientists, researchers,
    study, physics, chemistry, biology, telescope, planet, experiment, laboratory, genome, gene, dna,
    molecule, particle, fossil, space, orbit, astronomers, galaxy, theory, discovered, measured, evolution,
    species, cells, climate, quantum, nasa, universe, hypothesis, protein, atoms, neurons, microscope,
    spacecraft, asteroid, peer-reviewed, observed, specimen, biologists, physicists, bacteria, @physics,
    @chemistry, @biology, @space, @geology
  health, healthcare, medicine, medical, wellness, public health, health care, health and wellness, health and
    medicine, wellbeing, well being, mental and physical health: doctor, doctors, hospital, patients, patient,
    disease, vaccine, virus, flu, cancer, treatment, drug, symptoms, medicine, nurse, clinic, diet, obesity,
    diabetes, sleep, mental health, infection, heart, blood pressure, surgery, therapy, health, immune,
    outbreak, epidemic, pandemic, vitamins, exercise, pharmacist, blood, jab, wards, headache, pain,
    cholesterol, allergy, pregnancy, prescribed, medication, pharmaceutical, diagnosis, dose, asthma, tumor,
    @cardiology, @oncology, @infectious disease, @nutrition, @psychiatry, @dentist
  sports, sport, sports news, athletics, football news, sports and fitness, games and sports: team, match,
    goal, goals, scored, striker, coach, player, players, league, championship, tournament, cup, final,
    season, win, victory, defeated, olympic, olympics, medal, race, marathon, tennis, football, soccer,
    basketball, cricket, rugby, golf, baseball, referee, stadium, penalty, innings, quarterback, touchdown,
    goalkeeper, world cup, sprint, sprinter, cyclist, boxing, wrestling, defender, midfielder, overtime, set,
    serve, playoffs, transfer, knockout, swimmer, relegation, grand slam, hat trick, hat-trick, kick, fans,
    points, record time, formula one, podium, half-time, @football, @basketball, @tennis, @baseball, @cricket,
    @rugby, @golf, @hockey, @swimming, @athletics, @cycling sport, @boxing, @winter sports, @motorsport
  entertainment, showbiz, celebrity, celebrities, show business, media and entertainment, pop culture, arts
    and entertainment, celebrity gossip, gossip: film, movie, actor, actress, singer, album, concert,
    director, tour, show, series, celebrity, hollywood, oscar, music, band, song, box office, premiere, tv,
    television, netflix, star, fans, red carpet, trailer, sequel, comedian, grammy, theatre, drama, episode,
    video, rapper, festival, paparazzi, award, cast, starring, streaming, reality show, soap, chart, role,
    studio, screening, @film, @tv, @pop, @rock
  culture, arts, art, arts and culture, the arts, visual arts, fine arts, museums: museum, gallery,
    exhibition, paintings, painting, painter, artist, artists, theatre, theater, opera, novel, poetry, poet,
    sculpture, ballet, orchestra, literature, festival, heritage, premiere, author, dance, portrait, canvas,
    sculptor, concert, curator, film, play, stage, book, watercolor, art, masterpiece, drawing, symphony,
    biennale, fresco, culture, exhibits, choir, playwright
  world, world news, international, international news, foreign affairs, global, world affairs, diplomacy,
    foreign policy: war, troops, treaty, united nations, un, ambassador, border, refugees, peace talks,
    ceasefire, foreign minister, president, summit, sanctions, embassy, conflict, rebels, invasion, military,
    nato, diplomatic, diplomats, coup, earthquake, humanitarian, prime minister, capital, kingdom,
    neighbouring, militants, protests, nuclear, global, international, regime, airstrike
  environment, climate, climate change, nature, ecology, sustainability, environmental, green, conservation,
    environment and climate, climate and environment: climate, emissions, carbon, pollution, recycling,
    recycle, forest, forests, deforestation, wildlife, biodiversity, renewable, solar, wind, ocean, plastic,
    species, global warming, drought, glacier, glaciers, ice, sea level, coral, habitat, endangered,
    ecosystem, greenhouse, rainforest, river, wetlands, nature reserve, trees, co2, conservation, extinct,
    extinction, sustainable, waste, environmental, temperatures, planet, warming, flood, fossil fuels,
    compost, @recycling, @air pollution, @water pollution
  crime, law and crime, crime and justice, police, crime news, criminal, justice, law enforcement, crime and
    courts, courts: police, arrested, murder, robbery, robbed, stolen, theft, thief, suspect, detectives,
    court, trial, jury, judge, guilty, sentenced, prison, jail, fraud, gang, shooting, burglary, burglar,
    stabbed, killed, victim, charged, convicted, crime, criminal, officers, investigation, drugs, smuggling,
    lawsuit, prosecutors, prosecutor, attorney, bail, kidnapped, assault, custody, murdered, arson, verdict,
    witness, handcuffs, raid, @theft, @assault, @vandalism, @drug offense
  education, schools, school, learning, teaching, university, higher education, academic, academia, academics:
    school, schools, teacher, teachers, students, student, pupils, university, college, classroom, exam,
    exams, curriculum, tuition, degree, lesson, lessons, homework, scholarship, campus, kindergarten,
    learning, education, grades, professor, graduate, graduation, lecture, textbook, course, principal,
    headteacher, literacy, reading skills, semester, dropout, school year, enrolment, enrollment, diploma,
    tutor, faculty, syllabus, essay
  lifestyle, life, living, style, life and style, home and living, leisure, hobbies, daily life: fashion,
    home, garden, recipe, wellness, yoga, decor, travel, wardrobe, beauty, hobby, weekend, relationships,
    trends, minimalism, habits, morning routine, self-care, declutter, dating, cosy, candles, routine,
    interior, style, spa, trend, wedding, brunch, feng shui, outfit
  travel, tourism, holidays, vacation, trips, travel and tourism, travel and leisure, tourist, trip, adventure
    travel: travel, trip, hotel, flight, flights, beach, tourists, tourist, vacation, holiday, passport, visa,
    luggage, airport, itinerary, island, sightseeing, cruise, backpacking, backpack, hostel, tour,
    destination, destinations, resort, guidebook, airline, suitcase, road trip, hike, temple, ruins, booking,
    coast, abroad, island hopping, visit, villages, old town, souvenir, travellers, travelers, boarding, jet
    lag, night train, ferry, safari, bed and breakfast, campsite, scenic, airfare
  food, food and drink, cooking, cuisine, recipes, recipe, dining, culinary, gastronomy, restaurants,
    restaurant, food and beverage, food quality, meal, meals, drinks, food and cooking, taste, breakfast,
    dishes: food, recipe, cook, cooking, bake, baked, dish, dishes, restaurant, chef, delicious, tasty, meal,
    breakfast, lunch, dinner, soup, pasta, pizza, bread, cheese, wine, salad, dessert, flavor, flavour, sauce,
    oven, ingredients, butter, garlic, tablespoon, dough, simmer, menu, steak, chicken, fish, cake, spicy,
    salty, fresh, undercooked, overcooked, portion, portions, burger, fries, buffet, coffee, stale, bland,
    seasoned, rice, eggs, vegetables, roast, grilled, fried, chocolate, soggy, ate, eat, eating, taste,
    tasted, tender, onions, olive oil, flour, sugar, noodles, sushi, curry, crispy, risotto, stew, bacon,
    beer, cocktail, @dessert, @main course, @soup, @fruit, @vegetable, @drinks, @breakfast
  religion, faith, spirituality, religious, church, belief: church, prayer, pray, god, priest, bishop, pope,
    mosque, temple, worship, bible, faith, monks, synagogue, pilgrimage, pilgrims, sermon, islam, christian,
    jewish, buddhist, hindu, congregation, vatican, easter, ramadan, saint, monastery, scripture, cathedral,
    rabbi, imam, holy, soul, gospel, meditation, baptism, @christianity, @islam, @judaism, @buddhism,
    @hinduism
  fashion, clothing, clothes, apparel, style and beauty, clothing and accessories, clothing and shoes,
    garments, apparel and accessories, textiles, menswear, womenswear, wear: dress, shirt, sweater, jeans,
    jacket, trousers, pants, skirt, coat, shoes, sneakers, cotton, wool, merino, denim, sleeve, sleeves,
    collar, hem, fashion, runway, designer, catwalk, outfit, wardrobe, slim-fit, slim fit, sizes, size s, xl,
    xxl, blouse, hoodie, scarf, socks, linen, cuffs, cuffed, zip, pockets, waist, leggings, t-shirt, tshirt,
    blazer, boots, lining, fabric, stylish, wear, worn, silk, knit, knitted, hat, gloves, polyester, cardigan,
    underwear, lace, heels, button-down, neckline, tailored
  finance, financial, personal finance, money, investing, investment, investments, banking and finance,
    finance department, wealth, accounting and finance, money management, savings, stocks, stock market,
    finances: money, budget, savings, saving, save, loan, loans, debt, mortgage, interest, credit, investment,
    invest, investing, stocks, bonds, shares, portfolio, pension, retirement, tax, taxes, bank, expense,
    expenses, receipts, reimburse, invoice, income, salary, fund, funds, dividends, inflation, accounting,
    audit, insurance, student loan, paid off, cost center, balance sheet, ledger, payroll, emergency fund,
    index fund, credit card, broker, trading, budget approval, purchase order, cash flow, quarterly,
    bookkeeping, fiscal, spending, compound, yield, stock market, financial, wealth, frugal, paid back, costs
    of my, claim back, company card, travel costs, costs, cost centre, index, shares now, prices fall, etf
  real estate, property, housing, homes, real estate and property, apartments, home buying, rent, realty:
    house, apartment, flat, property, rent, landlord, tenant, mortgage, bedroom, bedrooms, square feet, square
    meters, listing, real estate, realtor, estate agent, deposit, lease, home prices, buyers, garage,
    renovated, open house, condo, villa, square metres, floor plan, housing, balcony, studio apartment,
    commercial property, backyard, sqft, housing market, furnished, zoning, tenants, property tax
`;
