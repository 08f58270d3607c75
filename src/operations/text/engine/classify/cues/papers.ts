/** Parts of papers and requirements, kinds of arguments, questions and encyclopedia articles. */
export const papers = `
  functional requirement, functional, functional requirements: the system shall, user can, users can, shall
    allow, must be able to, log in, search, display, send, export, create, delete, allow users
  non functional requirement, non-functional, non functional, nonfunctional, quality requirement: seconds,
    within, response time, available, 99, encrypted, concurrent users, uptime, load, usable, performance, must
    support at least, scalable, percent of the time, comply, latency, secure
  feat, new functionality, addition, added feature: add, adds, added, introduce, introduces, implement,
    implements, new, support for, allow, enable
  fix, bug fix, bugfix, correction: fix, fixes, fixed, correct, handle, prevent, resolve, crash, bug,
    off-by-one, wrong, avoid, null
  chore, housekeeping task, dependency update, dependencies, build change: bump, upgrade, dependency,
    dependencies, version, ci, lint, config, cleanup, rename, update, gitignore, release
  action item, action items, task, tasks, todo, to do, next step, next steps, assignment: will, by friday,
    please, needs to, send, prepare, to do, follow up, until, responsible, assigned, schedule, check with,
    will draft, by monday, takes care of, must, deadline, to contact, will email
  decision, decisions, resolution, decided: decided, agreed, we will go with, approved, chose, chosen, final,
    resolution, voted, settled on, concluded, postponed to, was adopted, instead of, opted, go with
  risk, risks, concern raised, threat to project, hazard: risk, might, could, may, danger, delay, depends on,
    if * fails, not sure whether, bottleneck, worry, worried, uncertain, vulnerable, shortage, could slip,
    dependency, exposed, jeopardize, threatens
  problem, issue description, challenge, pain point: problem, struggle, cannot, difficult, broken, fails, too
    many, lack, lacking, issue, suffers, unable, hard, trouble, bottleneck, causes, slow
  solution, answer, proposed solution, fix suggestion, resolution step: solution, solve, solved, fix, try,
    instead, by using, introduce, install, replace, resolved, works now, workaround, to avoid this, should be,
    switch to, resolve, helped
  cause, reason, causes, explanation: because, due to, caused by, led to, since, reason, result of, triggered,
    owing to, stems from, that is why
  effect, consequence, outcome, effects, impact, consequences: as a result, therefore, consequently, leads to,
    so that, thus, result, resulted, increased, which means, impact, aftermath, led to
  comparison, compare, contrast, versus: than, compared, whereas, unlike, similar, both, versus, vs, in
    contrast, while, better than, more * than, less * than, difference, as * as
  definition, define, meaning, what is, term: is defined, refers to, means, is a, is the, known as, term,
    denotes, called, what is, define, stands for, is when, describes
  example, examples, illustration, instance: for example, for instance, such as, e.g, imagine, consider,
    suppose, like, one example, illustrates, take the case
  instruction text, procedure, process, process description, steps: first, then, next, after that, finally,
    step, stir, press, turn, insert, followed by, repeat
  description, descriptive, physical description, portrait: is, has, tall, green, long hair, wide, large
    windows, smells, stands, colour, color, with a, made of, covered, shaped, looks
  argument, argumentative, persuasive, persuasion, opinion essay, argumentation: should, must, because,
    therefore, clearly, evidence, however, argue, convince, surely, we need, ought, it is time, imagine if
  background, introduction section, context, motivation section: has been studied, previous, over the past, is
    known, recent years, remains, increasingly, widely, although, little is known, history, is one of the
    most, common
  objective section, aim, purpose, goal, aims, objective of study: we aim, aim, aims, purpose, goal, in order
    to, to investigate, to examine, this study seeks, we set out, objective
  method, methods, methodology, procedure section, materials and methods: participants, were recruited,
    measured, using, sample, randomized, randomly assigned, interviews, questionnaire, experiment, collected,
    survey, dataset, we used, were divided, performed, trained, administered, double-blind
  result, results, findings, outcome section: showed, increased, decreased, significantly, percent, p <,
    found, higher than, lower than, achieved, improved, accuracy, average, difference, no significant,
    correlated, reduction, outperformed, #percent
  conclusion, conclusions, discussion, summary section: conclude, suggest, suggests, in conclusion, overall,
    future work, these findings, imply, implications, we recommend, demonstrate, further research, in summary,
    limitations, taken together
  abbreviation, acronym, abbreviations: stand for, stands for, abbreviation, acronym, short for, full form,
    initials, what does
  human, person, people question, individual, who: who, whose, president, inventor, actor, man, woman, author,
    he, she, name of the man, founder, leader, queen
  numeric, number, numeric value, quantity, count, number question, numerical: how many, how much, how long,
    how old, how far, how tall, what year, when, percentage, population, number, date, average, cost, speed,
    temperature, weight, distance
  entity, object, thing: what animal, what color, what kind, which product, what food, what sport, what
    language, what instrument, what plant, what word
  description question, explanation request, why, how: why, how do, how does, what is, what causes, explain,
    define, mean, what happened, describe
  company, companies dbpedia, organisation, organization, corporation, firm: company, founded, headquartered,
    headquarters, manufacturer, inc, ltd, corporation, products, subsidiary, ceo, employees, startup, founded
    in, brand, provider, gmbh, plc, owned by
  educational institution, school institution, university institution, college: school, university, college,
    students, campus, founded, faculty, located, public, private, undergraduate, enrollment, academy, high
    school, institute
  athlete profile, sportsperson, football player, player profile: plays, player, footballer, midfielder, born,
    club, league, career, olympic, team, striker, champion, coached, goalkeeper, retired, signed
  politician, office holder, officeholder, politician profile, head of state: politician, minister, member of,
    elected, party, mayor, senator, served, governor, parliament, representative, born, congressman,
    president, ambassador, constituency
  building, structure, buildings, monument, landmark: building, built, house, church, tower, castle, bridge,
    museum, designed by, historic, storey, architect, completed in, listed, cathedral, stadium, hall, palace,
    floors, constructed
  natural place, river lake mountain, landform, body of water: river, lake, mountain, flows, peak, located,
    tributary, glacier, creek, island, bay, valley, range, volcano, elevation, crater, stream
  village, settlement, town profile, municipality: village, district, population, municipality, county,
    province, inhabitants, census, rural, commune, hamlet, town, located in
  album, music album, record, recording: album, released, track, songs, studio album, record label, band,
    debut, singer, recorded, tracks, ep, compilation, singles, produced by
  film, movie, movies, films, cinema, motion picture: film, movie, directed, starring, actor, actress,
    director, cinema, screenplay, released, plot, scene, drama, premiere, box office, trailer, comedy film,
    cast, screened, remake, sequel, hollywood, oscar
  tv, television, tv shows, series, tv series, shows: series, season, episode, tv, channel, show, broadcast,
    aired, finale, streaming, pilot, host, network, sitcom, netflix, cliffhanger, binge, screen, soap opera,
    presenter
  written work, written works, novel profile, magazine, publication: novel, book, published, author, written
    by, magazine, journal, edition, story, newspaper, poem, publisher, trilogy, chapters
`;
