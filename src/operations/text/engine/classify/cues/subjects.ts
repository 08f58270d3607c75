/** Subjects of schools and universities, and what computers are programmed in. */
export const subjects = `
  mathematics, math, maths, algebra, geometry, calculus, statistics, arithmetic, trigonometry: equation,
    equations, triangle, angle, angles, solve, x, derivative, integral, sum, fraction, fractions, multiply,
    divide, prove, theorem, area, matrix, probability, polynomial, graph, function, circle, radius, square
    root, prime, percent, percentage, number, numbers, variable, geometry, algebra, hypotenuse, slope,
    quadratic, vector, decimal, logarithm, sine, cosine, circumference, perimeter, factor, calculate, even
    number, odd, exponent, median, coordinates, limit, divisible, simplify, digits, average, mean, standard
    deviation, pi, remainder, linear
  physics, mechanics, physical science: force, velocity, acceleration, gravity, mass, energy, momentum,
    electron, quantum, wave, wavelength, newton, magnetic, magnet, electric, current, voltage, friction,
    light, speed, kinetic, thermodynamics, relativity, circuit, pendulum, particle, lens, refraction, joule,
    pressure, optics, frequency, resistance, falls, projectile, inertia, charge, proton, photon, heat,
    nuclear, ohm, laser, inclined plane, resistor, watts, accelerate, meters per second, radiation, buoyancy,
    volt
  chemistry, chemical, chemicals, chemical science: reaction, acid, base, molecule, molecules, atom, atoms,
    compound, element, periodic table, oxygen, hydrogen, sodium, hydroxide, chloride, hydrochloric, salt,
    bond, bonds, solution, ph, oxidation, catalyst, ion, ions, mole, moles, titration, carbon, chemical,
    solvent, precipitate, electron, valence, covalent, ionic, isotope, redox, combustion, balance, acids,
    alkali, noble gas, organic, concentration, dissolve, dissolves, boiling point, rust, electrolysis, copper
    sulfate, reagent, beaker, molar mass, distillation, polymer, sulfuric
  biology, life science, life sciences, botany, zoology, genetics, anatomy, microbiology: cell, cells, dna,
    gene, genes, plant, plants, chloroplasts, photosynthesis, evolution, species, protein, enzyme, organism,
    organisms, mitosis, meiosis, mitochondria, bacteria, virus, blood, heart, ecosystem, nucleus, membrane,
    chromosome, chromosomes, tissue, organ, organs, respiration, digestion, food chain, insect, mammal,
    mammals, reproduce, reproduction, offspring, natural selection, darwin, habitat, neuron, leaf, leaves,
    roots, fungi, frog, dissect, lungs, kidney, muscle, skeleton, hormones, pollen, pollination, vertebrates,
    mutation, inherit, ribosome, osmosis, predator, breathe, gills
  geography, earth science, physical geography, world geography, cartography: river, rivers, mountain,
    mountains, continent, continents, capital, country, countries, map, ocean, latitude, longitude, climate,
    population, border, borders, island, desert, lake, volcano, valley, plate, plates, tectonic, erosion,
    glacier, coast, equator, delta, peninsula, region, rainfall, monsoon, hemisphere, tropics, longest river,
    located, earthquake, rock, sedimentary, soil, urbanization, himalayas, amazon, nile, sahara, strait,
    basin, alps, contour, atlas, plateau, andes, flows through, landlocked, highest, migration, limestone
  literature subject, english literature, english, english class, language arts, poetry, grammar, creative
    writing, linguistics, languages, foreign languages, language: poem, poet, poetry, novel, character,
    characters, shakespeare, hamlet, macbeth, metaphor, author, verse, rhyme, sonnet, narrator, essay, theme,
    plot, stanza, symbolism, dickens, play, verb, noun, adjective, sentence, grammar, tense, comma, spelling,
    vocabulary, paragraph, prose, simile, alliteration, irony, book, chapter, protagonist, chaucer, orwell,
    romeo, pronoun, dialogue, preposition, adverb, syllable, punctuation, translate, conjugate, past
    participle, plural, dialect, phrase, write, first-person, writer
  music subject, music, music theory, songs, music class: song, songs, chord, chords, melody, rhythm, notes,
    scale, piano, guitar, violin, band, album, concert, orchestra, symphony, mozart, beethoven, bach, singer,
    sing, sang, choir, composer, drums, tempo, key signature, treble clef, octave, lyrics, harmony, bass,
    minor, major, opera, playlist, drummer, guitarist, cello, vinyl, tune, rehearsal, sonata, conductor,
    quartet, sharps, rap, jazz, musicians, riff, strings, sheet music
  art subject, art class, drawing, painting class, art history, visual art: paint, painting, painted, brush,
    canvas, sketch, draw, drawing, sculpture, clay, watercolour, watercolor, picasso, van gogh, monet,
    perspective, colour, color, shading, portrait, collage, impressionism, renaissance, palette, charcoal,
    museum, easel, oil, pastel, still life, gallery, pottery, cubism, da vinci, shadows, pencil
  physical education, pe, gym class, physical training: run, running, push-ups, gym, ball, game, team, warm
    up, laps, stretch, dodgeball, relay, basketball, whistle, volleyball, sprint, rope, jump, climbing rope,
    sit-ups, sports hall
  economics subject, economics, macroeconomics, microeconomics, business studies: supply, demand, inflation,
    gdp, market, price, elasticity, monopoly, unemployment, interest rates, fiscal, monetary, trade,
    opportunity cost, marginal, equilibrium, supply and demand, tariff, scarcity, budget deficit, competition,
    keynes, consumer, recession, exports, cost curve, utility, adam smith, central bank, oligopoly
  computer science subject, algorithms, information systems: algorithm, code, recursion, array, binary, loop,
    data structure, big o, sorting, python, java, compiler, variable, program, stack, linked list, database,
    boolean, function, hash table, class, tree, operating system, graph, turing
  sociology, social science, social sciences, social studies, civics, anthropology, political science:
    society, social, culture, class, inequality, gender, norms, institutions, community, race, migration,
    identity, values, weber, marx, durkheim, tribe, ritual, kinship, socialization, poverty, stratification,
    democracy, constitution, government, rights, citizens, voting, separation of powers, ethnography
  engineering subject, mechanical, electrical engineering, robotics: gear, gears, stress, beam, bridge, load,
    motor, turbine, torque, circuit, sensor, robot, cad, machine, structure, strength, design, weld, actuator,
    hydraulic, prototype, tolerance, microcontroller, arduino, servo, transistor
  python: python, pip, django, pandas, numpy, flask, def, list comprehension, virtualenv, indentation, pytest,
    lambda, jupyter, elif, dict, tuple, __init__, import, conda, self
  javascript, typescript, js, node, web: javascript, node, npm, react, const, var, dom, promise, async, await,
    callback, console, undefined, typescript, jquery, vue, angular, json, webpack, arrow function, browser,
    express, fetch, closure, event listener, prototype
  java, kotlin, jvm: java, jvm, spring, maven, gradle, public static void, class, nullpointerexception, jar,
    interface, hibernate, tomcat, system, kotlin, garbage collector, bytecode, junit, servlet
  sql: select, join, table, group by, query, index, primary key, foreign key, insert, rows, postgres, mysql,
    database, inner join, left join, order by
  c++, c, rust, systems programming, low level: pointer, pointers, memory, malloc, segfault, segmentation
    fault, template, header, struct, borrow checker, ownership, compiler, gcc, cargo, heap, destructor,
    reference, linker, makefile, unsafe, buffer overflow
  mobile development, ios, android, mobile app: android, ios, iphone, swift, kotlin, app store, play store,
    push notification, xcode, emulator, tablet, mobile, react native, flutter, ipad, tap, swipe, apk,
    testflight, siri
  data, data analysis, analytics, data analytics, reporting: data, dashboard, chart, report, metrics, excel,
    spreadsheet, pivot, visualization, trend, kpi, csv, query, average, correlation, dataset, statistics,
    tableau, forecast, histogram, export, numbers, column
`;
