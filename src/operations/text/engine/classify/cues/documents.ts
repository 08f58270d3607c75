/** Kinds of documents and of writing. */
export const documents = `
  contract, agreement, service agreement, contracts, employment contract, legal contract, legal agreement,
    terms of service, terms and conditions: agreement, parties, party, hereby, terminate, terminates,
    termination, clause, shall, obligations, hereinafter, notice, signed, contractor, client, terms, governing
    law, witness whereof, in witness, effective date, liability, force majeure, written notice, entered into,
    provider, breach, agree, undersigned, term of this, duties, employer, employee, salary, jurisdiction,
    supplier, binding, amendment, indemnify, warrants, contract, governed by, pursuant, thereof, services
    described, on behalf of
  invoice, bill, invoices, receipt, bill of sale, sales invoice: invoice, amount due, total, payable, due
    date, subtotal, vat, net 30, quantity, unit price, payment terms, bill to, invoice number, tax, bank
    details, iban, balance due, within 14 days, within 30 days, qty, due, remit, paid, cash, change, card
    ending, receipt, thank you for your purchase, #money
  receipt document, purchase receipt, proof of purchase: receipt, paid, cash, change, total, items, thank you
    for your purchase, cashier, card ending, store, subtotal, tax, transaction, register, visa, #money
  quote document, quotation, offer document, estimate, price quote, cost estimate: quote, quotation, estimate,
    estimated, valid until, valid for, offer, price, we offer, proposed, scope of work, labour, labor, per
    hour, subject to, excluding vat, approximate
  resume, cv, curriculum vitae, r\u00e9sum\u00e9, job resume: experience, education, skills, bachelor, bsc,
    msc, degree, work experience, references, developer at, manager at, fluent, languages, graduated,
    university, employment history, responsibilities, internship, certifications, proficient, career
    objective, present, years of experience, linkedin, hobbies, led a team, gpa, volunteer
  cover letter, application letter, motivation letter: dear hiring manager, apply, applying, position, i am
    writing to, experience, enclosed, resume, look forward to hearing, opportunity, my skills, interview,
    role, passion, advertised, vacancy, your company, sincerely, qualified, strengths
  report, annual report, business report, research report, reports: report, findings, results, quarter,
    summary, conclusion, figures, analysis, increased, decreased, compared, percent, table, survey,
    recommendations, reporting period, year-on-year, executive summary, data, total, average, revenue rose,
    study, section, chart, objectives, methodology, evaluated, appendix, #percent
  letter, personal letter, formal letter, correspondence: dear, sincerely, regards, faithfully, writing to,
    enclosed, look forward, best wishes, love, p.s, hope you are well, kind regards, hope this letter
  memo, minutes, meeting minutes, meeting notes, agenda, internal memo, notes, protocol: meeting, agenda,
    attendees, present, minutes, action items, agreed, discussed, next meeting, apologies, action, memo, to
    all, decisions, chair, item 1, adjourned, notes, participants, absent, approved the minutes, all staff,
    effective immediately, reminder
  lease, rental agreement, lease agreement, tenancy agreement, rental contract, tenancy: tenant, landlord,
    rent, monthly rent, premises, deposit, lease, apartment, occupancy, lessee, lessor, property, keys,
    eviction, security deposit, utilities, sublet, tenancy, lease term, vacate, square meters, month in
    advance, pets, repairs
  will, last will, testament, last will and testament, inheritance, wills: bequeath, estate, executor, i
    leave, heirs, heir, upon my death, last will, testament, beneficiary, beneficiaries, inherit, my daughter,
    my son, grandchildren, revoke, sound mind, my house, residue, trustee, deceased, inheritance, guardian of,
    equal shares, jewellery, after my death
  power of attorney, proxy, authorization, mandate: attorney, behalf, on my behalf, authorize, authorise,
    appoint, principal, agent, act in my name, power, powers, attorney-in-fact, in my name, represent me, sign
    for me, sign documents, manage my, incapacitated, durable, revocable, authority, empower
  non disclosure agreement, nda, confidentiality agreement, confidentiality, non-disclosure agreement:
    confidential, confidential information, secret, disclose, disclosed, disclosure, third party, recipient,
    non-disclosure, receiving party, disclosing party, proprietary, trade secrets, confidentiality, reveal,
    keep secret, divulge, unauthorized disclosure, return or destroy
  patent, patents, intellectual property, trademark, copyright, ip: invention, claim 1, apparatus, embodiment,
    prior art, inventor, patent, method comprising, comprising, trademark, copyright, infringement, licensed,
    logo, original work, brand name, plagiarism, copied, royalties, rights holder, pirated, wherein
  lawsuit, legal complaint, court filing, court document, complaint filing, court ruling, judgment, ruling,
    court case: plaintiff, defendant, court, damages, jury, alleges, relief, complaint, sued, judgment,
    hearing, filed, district court, verdict, appeal, motion, negligence, cause of action, ruled, ordered to
    pay, judge, jurisdiction, overturned, convicted, found that, appellant, evidence
  privacy policy, policy, policies, company policy, guidelines, regulation, regulations, rules: policy, we
    collect, personal information, cookies, third parties, data, consent, must, employees must, prohibited,
    compliance, guidelines, required, retain, applies to, allowed, forbidden, rules, permitted, shall,
    regulation, article, violations, not permitted, dress code, is not allowed, mandatory
  employment contract document, employment agreement, job contract, employment law, employment: employee,
    employer, salary, working hours, notice period, probation, position, vacation days, duties, overtime, per
    week, start date, non-compete, dismissal, dismissed, wages, fired, unfair, wrongful, hours per week,
    annual leave, workplace, discrimination, severance
  loan agreement, promissory note, credit agreement, mortgage agreement: borrower, lender, loan, principal,
    interest, repay, repayment, installments, instalments, default, collateral, promissory, maturity, per
    annum, mortgage, monthly payments, interest rate
  insurance policy, policy document, insurance contract: insured, insurer, premium, coverage, policyholder,
    deductible, exclusions, claim, policy number, sum insured, peril, beneficiary, loss, cover
  divorce, family law, custody, marriage law, prenuptial agreement, divorce decree, child custody: divorce,
    custody, child support, spouse, marriage, alimony, spouses, marital, husband, wife, visitation,
    separation, prenuptial, children, adoption, married, petitioner, dissolution, parents, guardianship
  criminal law, criminal case, criminal offense: murder, theft, accused, prosecutor, guilty, prison,
    sentenced, assault, robbery, police, arrest, crime, felony, bail, burglary, defendant, charged with,
    probation, fraud, drugs, manslaughter
  tax law, tax document, tax return, tax form: tax, deduction, income, taxable, irs, filing, vat, return,
    exemption, withholding, taxpayer, fiscal year, dependents, gross income, capital gains
  immigration, immigration law, visa, visas, asylum: visa, immigration, asylum, residence permit, passport,
    deportation, citizenship, green card, border, refugee, work permit, embassy, consulate, naturalization,
    sponsor, overstayed, foreign national, migrants
  property law, deed, real estate law, title deed: deed, property, title, grantor, grantee, parcel, boundary,
    easement, land registry, conveyed, ownership, neighbour, fence, seller, buyer, purchase price, real
    property, lot
  recipe, recipes, cooking instructions, recipe text: tablespoon, tablespoons, teaspoon, tsp, tbsp, cup, cups,
    oven, preheat, bake, stir, mix, simmer, minutes, flour, butter, chop, chopped, serve, ingredients, boil,
    whisk, add the, garlic, onion, salt, pepper, degrees, dough, season, until golden, grams, grease, drain,
    eggs, sugar, pinch of, saucepan, let it rest, slices, marinate, fold in
  review, product review, customer review, movie review, restaurant review, book review, hotel review,
    reviews, critique, film review: stars, recommend, bought, disappointed, loved, i liked, worth, quality,
    overall, product, would buy again, plot, acting, performance, the food was, service was, we stayed, out of
    5, five stars, great value, best, worst, terrible, excellent, bored, predictable, page-turner, impressed,
    would not recommend, after two weeks, i have used, pros, cons, verdict, arrived on time, delicious,
    highly, a bit too, directed, cast
  tutorial, guide, how to guide, instructions, manual, user manual, instruction, step by step guide, user
    guide, how-to, instruction manual: step, steps, click, select, open, install, press, how to, learn, make
    sure, in this tutorial, guide, follow, you will, press and hold, turn, insert, tighten, attach, before
    use, remove the, example, choose, enter, save, in this lesson, let us, button, plug, screws, settings,
    begin by, download
  news, news article, news report, press, newspaper article, journalism article, news story, reporting: said,
    reported, according to, on tuesday, on monday, on wednesday, on thursday, on friday, police said,
    officials, announced, spokesman, spokesperson, spokeswoman, minister, government, yesterday, reuters,
    killed, percent, told reporters, this morning, statement, president, authorities, mayor, confirmed,
    witnesses, injured, investigation, million, press conference, on sunday, on saturday, residents
  press release, media release, corporate announcement: for immediate release, announced today, pleased to
    announce, leading provider, press contact, media contact, ceo, launch, said ceo, about the company, new
    product, headquartered, today announced, partnership, is proud to
  advertisement, ad, advert, advertising text, promotional, promotion text, marketing text, commercial, ads,
    sales pitch, product description, promo, sponsored: buy now, limited time, sale, discount, order now, free
    shipping, dont miss, only today, special offer, save, exclusive, best price, shop now, call now,
    introducing, order today, guaranteed, while supplies last, free, deal, visit our, hurry, new, perfect for,
    low price, available now, book now, our new, half price, treat yourself, today only, sign up, experience
    the, offer ends, in store, percent off, try it, #shouts, only until, until saturday, until sunday, this
    weekend only, two for one, your first month, at no extra, call us today, now with, now in, money-back
  blog post, blog, diary, diary entry, personal blog, journal entry, journal, memoir, personal story, personal
    narrative, narrative: today i, dear diary, my day, i felt, last weekend, i woke up, thoughts, on my blog,
    tonight, i decided, we went, i have been, writing this, my favorite, yesterday i, i remember, home, in
    this post, when i was, my mother, i was, this morning i, i wonder, tired, journey, readers
  essay, academic paper, scientific paper, research paper, academic, abstract, scientific article, scientific
    text, scholarly, thesis, academic article, paper: study, we show, hypothesis, method, methods, results,
    participants, significant, significantly, analysis, p <, data, abstract, we propose, findings, literature,
    theory, sample, conclude, this paper, et al, experiment, regression, correlation, in this paper, evaluate,
    evidence suggests, control group, citation, framework, furthermore, investigate, journal, demonstrated,
    thesis, discuss, statistically, previous work, peer-reviewed
  story, fiction, short story, novel, fairy tale, fairytale, tale, creative writing piece, literary fiction,
    fictional, narrative fiction: once upon a time, he said, she said, whispered, princess, dragon, castle,
    door, looked, eyes, night, walked, stared, suddenly, forest, king, queen, old man, silence, shadow, witch,
    lived, wolf, prince, she turned, smiled, he whispered, stepped into, moonlight, ever after, knight, sword,
    murmured, replied, kingdom
  poem, poetry, verse, poems, haiku, lyrics, song lyrics, rhyme: rose, roses, moon, heart, soul, oh, whisper,
    stars, love, thy, thee, dream, dreams, silent, night, sky, dew, sigh, sighs, petals, wind, rhyme, sorrow,
    autumn leaves, chorus, baby, verse, gentle, softly, beneath the, shadows, sleep, weep, upon
  speech, transcript, dialogue, conversation, interview, script, screenplay, transcription, interview
    transcript: ladies and gentlemen, thank you all, my fellow, today we, tell us, interviewer, host, so tell
    me, interview, enters, exit, scene, int., ext., fellow citizens, applause, stand before you, welcome
    everyone, we gather, speaker 1, i stand here, guest, joining us, cut to, welcome to the show, question
    from
  email message, chat, chat message, text message, message, sms, instant message, informal message: hi, hey,
    see you, lol, btw, cya, thx, whats up, brb, omg, cu, running late, on my way, regards, be there in,
    subject, best regards, attached, call me, #informal
  faq, frequently asked questions, q&a, help article: question, answer, how do i, can i, what is, faq, yes you
    can, where can i
  job posting, job ad, job advertisement, job description, vacancy, job listing: we are looking for,
    requirements, responsibilities, salary, apply, full-time, part-time, years of experience, benefits,
    candidate, join our team, position, qualifications, remote, experience in, we offer, send your cv, degree
    in, must have, ideal candidate, competitive, hiring, seeking, skills required, apply by, start immediately
  medical record, medical report, prescription, doctor's note, patient record, discharge summary, lab report:
    patient, diagnosis, mg, tablet, daily, history of, symptoms, blood pressure, admitted, discharged,
    treatment, prescribed, examination, allergies, take one, twice daily, refill, follow-up, presented with,
    medication, year-old, vitals, chronic, hemoglobin, mmol, discharge, bp, dose, before meals
  source code, code, code snippet, programming code, log, log file: #code, function, return, import, class,
    def, const, var, int, print, void, null, error, warn, info, debug, timestamp, stack, exception, array,
    string
  petition, call to action, appeal: sign, petition, join us, act now, demand, we call on, stop the, support,
    together we, make a difference, your signature, urge, help us, raise your voice, donate, stand up, take
    action, we the undersigned
  certificate, diploma, license, id document, certification, passport, identity document: certify, certifies,
    hereby certify, awarded, completed, certificate, issued, date of birth, nationality, date of issue,
    completion, has successfully, license number, expiry, expires, diploma, honours, holder, passport number,
    surname, given names, place of birth
  menu, price list: starters, mains, desserts, soup of the day, served with, side dishes, today's special,
    drinks, grilled, salad, gluten-free, menu, vegetarian, fries, sauce, glass of, catch of the day, #money
  travel guide, travel blog, itinerary, travel itinerary: visit, day 1, day 2, hotel, must-see, sights, beach,
    museum, old town, local food, flight, depart, arrive, best time to visit, stroll, check-in, landmark,
    night market, wander, tour, check out, guided
  biography, wikipedia article, encyclopedia, encyclopedia entry, encyclopedic, bio, reference: was born, born
    in, is a, died, known for, located in, founded, population, served as, career, early life, is the,
    century, species, awarded, educated at, grew up, is an, consists of, refers to, native to, best known
  technical documentation, technical, specification, technical document, specifications, datasheet, spec:
    parameter, parameters, default, returns, configuration, voltage, dimensions, interface, version, install,
    supports, specification, output, input, value, api, operating temperature, endpoint, requires, config, mm,
    response, optional, field, maximum, header, weight, compatibility, protocol
`;
