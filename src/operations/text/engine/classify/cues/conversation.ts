/** What people do with words: intents of messages and kinds of sentences. */
export const conversation = `
  question, interrogative, ask, asking, questions: #question, does anyone, any idea, can you tell, wondering,
    anyone know, how come, what if
  statement, declarative, assertion, declaration, affirmation: #statement
  command, imperative, directive, commands, instructions: #command, must, make sure, you need to, do not
  request, requests, ask for help, help, favor, asking for help: please, could you, can you, would you, would
    you mind, i need, kindly, send me, help me, i would like, id like, give me, let me have, we need, may i
    have, i want, provide, need help, any chance, appreciate it if, want you to, lend me, #command
  exclamation, exclamatory, interjection: #exclaims, wow, oh, what a, how wonderful, hooray, ouch, yay,
    amazing
  greeting, greetings, hello, hi, salutation, welcome, greet, introduction: hello, hi, hey, good morning, good
    evening, good afternoon, greetings, howdy, how are you, hows it going, whats up, nice to meet you,
    welcome, morning, hiya, pleased to meet, my name is, long time no see, hey there, how do you do
  goodbye, farewell, bye, closing, good bye, parting: bye, goodbye, see you, see you later, take care,
    farewell, good night, talk to you later, have a nice day, have a great, catch you later, so long, until
    next time, signing off, ciao, see ya, have a good one, gotta go, later
  thanks, gratitude, thank you, thankful, thanking, grateful, appreciation, thankfulness: thank, thanks, thank
    you, grateful, appreciate, appreciated, much obliged, cheers, gratitude, thankful, owe you, means a lot,
    kindness, generous, cant thank you enough, so kind, blessed, bless, indebted, couldnt have done,
    lifesaver, without you, for helping, many thanks, thx, never forget, repay, you stayed, you drove, helped
    me, all you did, everything you, there for me, how kind, for your help, for being, i owe, carried me,
    looked after
  apology, apologies, sorry, apologize, regret, remorse, guilt, shame, apologizing: sorry, apologize,
    apologise, apologies, apology, my fault, my mistake, forgive, regret, excuse me, pardon, my bad, shouldnt
    have, didnt mean, inconvenience, wish i hadnt, ashamed, guilty, blame myself, feel bad, make it up, should
    have, wrong of me, embarrassed, let you down
  confirmation, confirm, agree, agreement, affirmative, yes, acceptance, accept, acknowledgement, approval,
    approve, accepted: yes, sure, okay, ok, agreed, sounds good, confirmed, confirm, works for me, absolutely,
    of course, definitely, go ahead, perfect, thats fine, count me in, right, correct, certainly, deal, yep,
    yeah, i agree, exactly, accept, happy to, approved, approve, see you then, ill be there, got it, great, my
    view, well put, well said, same here, me too, you are right, youre right, so true, quite right, couldnt
    agree more, good point, exactly
  rejection, refusal, deny, denial, disagree, decline, negation, refuse, disagreement, no, reject, rejected:
    no, nope, refuse, decline, disagree, not interested, cant accept, no thanks, no way, not agree, dont
    agree, dont think so, reject, rejected, unfortunately, regret to inform, never, wont, im afraid, not going
    to, unable to, wrong, other candidates, pass on, turn down, turned down, not possible, have to say no,
    dont think, not right, thats not, isnt true, not true, wrong, on the contrary, beg to differ, nonsense,
    cant say i, see it differently
  invitation, invite, event invitation, party invitation: invite, invited, invitation, join us, would you like
    to come, come over, party, rsvp, celebrate, wedding, you are invited, dinner at, care to, be my guest,
    housewarming, honored, honoured, together with us, save the date, barbecue, bring a friend
  booking, reservation, book, make reservation, book appointment, appointment, reservations, make appointment,
    schedule appointment, appointment booking, schedule, new booking, book table, restaurant reservation,
    scheduling: book, booking, reserve, reservation, table for, available, availability, free slot, slot,
    appointment, schedule, room for, tickets for, nights, check in, two people, people, make an appointment,
    next week, double room, tomorrow evening, arrange, come in, check-up, see the doctor, fit me in, opening,
    at 7, party of, arriving, from the, seats, book a, meeting
  cancel appointment, cancel booking, cancel reservation, cancel meeting, booking cancellation: cancel,
    cancelled, wont be able, cant make it, cannot make it, take me off, call off, no longer, not coming, not
    be able, something came up, cant come, wont make, wont come, remove my, free up, drop my, give my slot,
    have to miss, cant attend
  reschedule, change booking, change appointment, modify booking, modify reservation, change reservation,
    rescheduling, change order, modify order, postponement, postpone: reschedule, postpone, move, move my,
    change, another day, another time, later, earlier, different date, different day, push back, instead of,
    shift, bring forward, rebook, switch, delay, put off, later date, other time, swap, from * to
  opening hours, hours, business hours, store hours, working hours: open, close, closing, opening hours,
    hours, what time, until when, on sundays, sunday, weekends, weekend, holidays, closed, business hours,
    when do you, open late, how late, saturday, bank holiday, lunchtime, are you there
  location, address, directions, find store, location question, neighborhood, neighbourhood, area,
    surroundings, store location, where: where are you, located, location, address, street, directions, near,
    nearby, close to, minutes from, walking distance, on foot, metro, subway, station, downtown, city center,
    city centre, central, beach, old town, map, parking, corner, around the corner, walk, steps from, next to,
    far from, view, airport, bus stop, district, outside the door, nearest, quiet street, stone's throw, find
    you, out of the way, tram
  small talk, chitchat, chit chat, smalltalk, casual conversation, personal, social, chat: how are you, how
    was your, weekend, weather, whats up, joke, bored, your name, favorite, favourite, are you a robot, how
    old are you, hows life, lunch, coffee, hobby, lol, family, catch up, hang out, miss you, long time, see
    you, mum, mom, kids, dinner, drink
  advice, advice request, recommendation request, seeking advice, ask for advice: should i, what would you,
    recommend, recommendation, advice, suggest, suggestions, any tips, tips, what do you think, which one,
    best way, help me decide, what should, torn between, opinion, better to
  advice given, giving advice, tip, tips: you should, try, make sure, avoid, tip, i recommend, if i were you,
    better to, never, always, dont forget, remember to
  offer, offering, proposal: offer, we can offer, pleased to offer, propose, deal, let me know if, i can help,
    happy to help, would you like, free of charge, salary, position, start date, shall i, willing to, we would
    like to
  promise, commitment, guarantee, promises: promise, i will, swear, guarantee, you have my word, commit,
    pledge, vow, wont happen again, count on me, assure
  warning, warnings, alert, threat, caution, alarm: warning, beware, danger, dangerous, caution, careful,
    risk, watch out, alert, hazard, evacuate, or else, avoid, be careful, consequences, serious, last chance,
    if you dont, toxic, slippery, flammable, keep away, storm
  reminder, reminders, remind, set reminder, follow up, followup, follow-up: reminder, remind, dont forget,
    remember, due, deadline, tomorrow, as discussed, following up, checking in, just a quick, have you had a
    chance, still waiting for, upcoming, overdue, gentle reminder, friendly reminder, not to forget, circling
    back
  announcement, announcements, news update, update, status update, notice, notification: announce,
    announcement, pleased to announce, we are excited, launch, launching, new, starting, effective, from
    monday, introducing, now available, will be closed, opening, inform you, attention, update, please note,
    we have moved, proud to, released, status, progress, completed, on track, as of
  opinion, opinions, subjective, view, personal opinion, viewpoint, editorial, commentary: i think, i believe,
    in my opinion, i feel, should, best, worst, beautiful, ugly, boring, better, overrated, underrated, seems,
    probably, honestly, personally, favorite, favourite, wonderful, terrible, love, hate, nothing beats,
    prefer, in my view, if you ask me, deserve, most exciting, far too, arguably, tasty, delicious, ought to,
    imo
  fact, facts, factual, objective, objective fact, fact statement, evidence: #number, percent, according to,
    kilometers, kilometres, degrees, founded, population, located, measured, year, boils, century, consists,
    born, built, contains, capital, largest, recorded, study, orbits, published, weighs, meters, square,
    statistics, was founded, elected
  agreement request, consent, permission request: may i, can i, is it ok, allowed, permission, do you mind, am
    i allowed
  play music, music control, music command: play, song, playlist, album, skip, volume, shuffle, next track,
    artist, jazz, pause, music, louder, put on, put on something, turn it up, next song, something by, radio,
    headphones, shuffle my, playlist for, tune, sing
  set alarm, alarm, timer, set timer: alarm, wake me, wake up, timer, minutes, snooze, at 6, countdown, set a
  weather, weather query, get weather, weather forecast, check weather, forecast: weather, rain, raining,
    umbrella, sunny, snow, forecast, temperature, hot, cold, degrees, cloudy, storm, wind, windy, humid, coat,
    jacket, sunshine, celsius, thunder, fog
  smart home, home automation, home control, lights, device control: lights, turn on, turn off, dim,
    thermostat, lock the, blinds, living room, lamp, switch, temperature to, vacuum, heating, garage door,
    fan, plug
  navigation, get directions, traffic, route: route, directions, traffic, navigate, drive, how far, fastest
    way, road, highway, exit, turn left, how long, get to, take me, detour, miles, gps
  translation, translate: translate, translation, in french, in spanish, in german, how do you say, mean in,
    into english, what does, say in, japanese, interpreter
  calculation, calculator, math question, calculate: calculate, plus, minus, times, divided, square root,
    percent of, sum, how many, equals, multiply, convert, average, 15%
  shopping, shopping list, buy, shop: buy, shopping, list, milk, eggs, bread, order, cart, store, groceries,
    purchase, bag, mall, add * to, out of
  job application, application, recruitment, recruiting, hiring, career, careers, job inquiry, employment,
    jobs, job: apply, application, job, position, vacancy, resume, cv, cover letter, interview, candidate,
    hire, hiring, salary, experience, internship, recruiter, opening, career, employer, hired, work for you,
    qualified, applicant, references, skills, notice period, role, job offer, unemployed, promotion
`;
