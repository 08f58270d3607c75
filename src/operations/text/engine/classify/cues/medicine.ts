/** Medical specialities and what patients speak of. */
export const medicine = `
  cardiology, cardiologist, heart, cardiac, cardiovascular, heart disease: heart, chest pain, chest tightness,
    palpitations, ecg, ekg, rhythm, irregular, arrhythmia, blood pressure, hypertension, cholesterol, stent,
    murmur, angina, cardiac, heart attack, pulse, valve, atrial, fibrillation, heartbeat, pacemaker, coronary,
    left arm, shortness of breath, echocardiogram, exertion, bypass, infarction, troponin
  dermatology, dermatologist, skin, skin condition, skin disease: skin, rash, mole, moles, itchy, itching,
    itch, acne, eczema, psoriasis, blister, blisters, hives, sunburn, lesion, lesions, wart, pimples, scaly,
    cortisone cream, ointment, red patches, dermatitis, spots, flaky, melanoma, peeling, scalp, rosacea, nail
    fungus, swelling, hair loss, pigmentation, dry patches, forearms
  orthopedics, orthopaedics, orthopedist, orthopedic, orthopaedic, bones, bones and joints, musculoskeletal,
    bone, joints, trauma surgery, orthopedic surgery: knee, knees, fracture, fractured, broken, bone, bones,
    ligament, sprain, sprained, ankle, shoulder, hip, joint, joints, x-ray, cast, wrist, back pain, spine,
    tendon, meniscus, torn, swollen, arthritis, dislocated, elbow, cartilage, osteoporosis, fell, rotator
    cuff, disc, lower back, limp, slipped disc, femur, twisted, splint, physiotherapy, crutches, collarbone
  ophthalmology, ophthalmologist, eye, eyes, eye care, vision, optometry, eye doctor: eye, eyes, vision,
    blurred, blurry, cataract, glasses, retina, glaucoma, cornea, sight, eyelid, pupil, red eye, contact
    lenses, floaters, double vision, lens, eyesight, conjunctivitis, flashes of light, optic, blind, squint,
    macular, tears, intraocular, prescription lenses, see letters
  neurology, neurologist, brain, nervous system, neurosurgery: headache, migraine, migraines, seizure,
    seizures, numbness, numb, tingling, stroke, tremor, dizziness, memory loss, brain, epilepsy, nerve,
    parkinson, multiple sclerosis, paralysis, mri, slurred speech, weakness, facial droop, concussion,
    dementia, alzheimer, balance, speech, neuropathy, faint, aura, convulsions, mri of the brain, forgetful,
    trembling hand
  gastroenterology, gastroenterologist, stomach, digestive, digestion, gastro, digestive system, abdominal:
    stomach, abdominal pain, abdomen, diarrhea, diarrhoea, constipation, nausea, vomiting, heartburn, reflux,
    bowel, colon, colonoscopy, liver, ulcer, bloating, bloated, gallbladder, stool, intestine, endoscopy,
    indigestion, gastritis, crohn, after meals, acid, hepatitis, celiac, rectal, cramps, swallowing, lower
    right abdomen, gallstones, jaundice
  pulmonology, respiratory, lungs, respiratory medicine, lung, pulmonary: cough, coughing, lung, lungs,
    asthma, breath, wheeze, wheezing, breathing, pneumonia, bronchitis, inhaler, copd, shortness of breath,
    phlegm, sputum, oxygen, chest x-ray, tuberculosis, smoker, mucus, spirometry, sleep apnea, breathless
  psychiatry, psychiatrist, mental health care, psychotherapy, mental disorder: depression, depressed,
    anxiety, panic, hallucinations, voices, bipolar, schizophrenia, suicidal, insomnia, mood, therapy,
    antidepressant, obsessive, compulsive, hopeless, trauma, ptsd, addiction, low mood, sleepless, psychosis,
    paranoid, manic, eating disorder, loss of interest, cannot sleep, ssri, self-harm, sad for weeks,
    delusions
  pediatrics, paediatrics, pediatrician, child health, pediatric, children's medicine: child, baby, infant,
    newborn, toddler, year-old boy, year-old girl, month-old, months old, vaccination, growth, ear infection,
    fever, measles, chickenpox, mother brought, breastfeeding, diaper rash, school-age, croup, teething,
    weight gain, kindergarten, immunization, colic, pediatric
  gynecology, gynaecology, obstetrics, obgyn, women's health, ob gyn, obstetrics and gynecology: pregnant,
    pregnancy, period, menstrual, uterus, ovary, ovarian, contraception, birth, labor, trimester, pap smear,
    menopause, ultrasound, fetus, fetal, weeks pregnant, cramps, midwife, cervix, endometriosis, vaginal,
    bleeding between periods, irregular periods, hot flashes, prenatal, pelvic, contractions, breast lump,
    antenatal, caesarean
  oncology, oncologist, cancer, cancer care, tumor: cancer, tumor, tumour, chemotherapy, radiation,
    metastasis, biopsy, lymphoma, leukemia, malignant, oncologist, carcinoma, remission, lump, stage, chemo,
    radiotherapy, mass, lymph nodes, benign, metastases, melanoma, unexplained weight loss, mammogram
  urology, urologist, nephrology, kidney, kidneys, urinary: urine, urinate, urinating, bladder, kidney,
    kidneys, kidney stone, kidney stones, prostate, urinary, dialysis, burning when, catheter, psa,
    incontinence, erectile, flank pain, blood in the urine, creatinine, renal, nocturia, testicular, frequent
    urination
  endocrinology, endocrinologist, hormones, diabetes, diabetology, metabolic: diabetes, insulin, thyroid,
    glucose, blood sugar, hormone, hormones, metabolism, weight gain, thirst, thirsty, hba1c, cortisol,
    goiter, hypothyroidism, tsh, hyperthyroidism, adrenal, pituitary, always cold, growth hormone, metformin,
    obesity
  ent, otolaryngology, ear nose throat, ear nose and throat, ear, throat, ears: ear, ears, nose, throat,
    sinus, sinuses, hearing, tonsils, tonsillitis, hoarse, hoarseness, sore throat, ringing in, tinnitus,
    nosebleed, nosebleeds, earache, smell, snoring, vertigo, deaf, ear wax, hearing loss, voice, stuffy,
    swallow, septum, larynx, hearing aid, discharge from the ear
  rheumatology, rheumatologist, arthritis, autoimmune: arthritis, rheumatoid, joints, stiffness, morning
    stiffness, lupus, gout, swollen fingers, autoimmune, fibromyalgia, inflammatory, spondylitis, uric acid,
    joint pain, antibodies
  infectious disease, infectious diseases, infection, infections, virology, epidemiology: infection, virus,
    bacteria, fever, antibiotics, contagious, hiv, malaria, tuberculosis, outbreak, quarantine, vaccine,
    sepsis, flu, transmitted, covid, pathogen, tropical, epidemic, measles, hepatitis, infected, incubation,
    travel history
  emergency medicine, emergency room, intensive care, trauma, er, icu: unconscious, collapsed, accident,
    bleeding, ambulance, cpr, overdose, trauma, wound, shock, burns, resuscitation, ventilator, gunshot,
    severe, intubated, anaphylaxis, crash, poisoning
  radiology, imaging, diagnostics, diagnostic imaging: x-ray, mri, ct, scan, ultrasound, imaging, contrast,
    lesion, film, radiograph, opacity, mammogram, radiologist, image shows
  surgery, surgical, general surgery, surgeon, operation: surgery, operation, surgical, incision, appendix,
    appendectomy, hernia, stitches, scalpel, anesthesia, operated, removal, scar, gallbladder, transplant,
    laparoscopic, suture, wound, postoperative
  hematology, haematology, blood, blood disorders: blood, anemia, anaemia, hemoglobin, platelets, clot, clots,
    clotting, bleeding, bruises, iron deficiency, transfusion, leukemia, white blood cells, sickle cell,
    hemophilia, thrombosis, pale
  allergy, allergies, immunology, allergology, allergist: allergy, allergic, pollen, hay fever, sneezing,
    peanut, hives, anaphylaxis, epipen, itchy eyes, dust mites, antihistamine, immune, bee sting, runny nose,
    shellfish, antibodies, lactose, cat hair
  nutrition, diet, dietetics, dietary, healthy eating, weight loss: diet, calories, protein, vitamins,
    vitamin, carbs, fiber, fat, sugar, nutrients, vegetarian, vegan, weight, lose weight, nutrition, meal
    plan, healthy, vegetables, supplements, omega, intermittent fasting, iron, portion, keto, kilos, fasting,
    dietitian, snack, whole grains
  general practice, family medicine, primary care, general practitioner, internal medicine, gp: check-up,
    cold, flu, sore throat, cough, fever, fatigue, prescription, referral, vaccination, routine, blood test,
    tired, sick note, blood pressure, headache
  symptom, symptoms, complaint medical, side effect, side effects, adverse reaction: pain, ache, fever,
    nausea, dizzy, rash, headache, vomiting, swollen, tired, cough, itching, dizziness, after taking, drowsy,
    diarrhea, insomnia, dry mouth, since starting, fatigue
  treatment, medication, medications, therapy treatment, prescription request, drug: tablet, tablets, mg,
    dose, prescribed, medication, pill, therapy, injection, cream, antibiotic, refill, surgery, daily,
    ibuprofen, pharmacy, prescription, run out of, renew, ointment, paracetamol
  prevention, preventive care, vaccination, vaccine, vaccines, screening: vaccine, vaccination, screening,
    check-up, prevent, immunization, shot, hand washing, booster, mammogram, flu shot, sunscreen, reduce the
    risk, regular exercise, jab, wash, avoid, keep * away, air the room, wear a mask, quit smoking, protect,
    protects, regularly, before it, eat healthy, hygiene, mask, distance
`;
