/** Nouns that name what somebody does for a living, or the place he has in a firm. */
export const jobs = `
  accountant actor actress actuary administrator adviser advisor agent analyst anaesthetist apprentice archaeologist
  architect archivist artist assistant associate astronomer attorney auditor author baker banker barista barrister
  bartender biologist blacksmith bookkeeper botanist bricklayer broker builder butcher buyer captain caretaker
  carpenter cashier caterer chair chairman chairwoman chambermaid chauffeur chef chemist chief clerk cleaner coach
  columnist commissioner composer concierge conductor consultant contractor controller coordinator copywriter
  correspondent counsel counsellor courier curator dealer dean dentist designer developer dietitian director dispatcher
  doctor driver economist editor electrician engineer entrepreneur executive farmer filmmaker firefighter fisherman
  fitter florist foreman founder co-founder fundraiser gardener geologist goldsmith guard guide hairdresser head
  headteacher historian hostess housekeeper hygienist illustrator inspector installer instructor intern interpreter
  investigator janitor jeweller joiner journalist judge landscaper lawyer lead leader lecturer librarian lifeguard
  linguist locksmith machinist maid manager marketer mason mathematician mechanic mediator merchandiser midwife miner
  minister model musician nanny negotiator notary novelist nurse nutritionist officer operative operator optician
  optometrist organiser organizer owner painter paralegal paramedic partner pathologist pharmacist photographer
  physician physicist physiotherapist pilot planner plumber poet politician porter postman president principal printer
  processor producer professor programmer psychiatrist psychologist publicist publisher radiographer radiologist
  ranger realtor receptionist recruiter reporter representative researcher retailer roofer salesman salesperson
  saleswoman scientist seamstress secretary shopkeeper singer sociologist solicitor specialist statistician steward
  stewardess strategist student superintendent supervisor surgeon surveyor tailor teacher technician technologist
  referee umpire striker goalkeeper midfielder defender goalscorer winger sprinter cyclist swimmer
  boxer golfer teller tester therapist tiler toolmaker trader trainee trainer translator treasurer trustee tutor upholsterer
  veterinarian vet videographer waiter waitress warden watchmaker welder woodworker worker writer zoologist ceo cto cfo
  coo cio cmo vp evp svp
`;

/** Words that may stand before such a noun, in small letters. */
export const jobWords = `
  senior junior graphic software web data product project sales marketing customer service primary school secondary
  mechanical civil electrical chemical structural systems network security registered freelance head chief deputy
  assistant lead principal executive general regional area store shop office account human resources hr quality
  research interior fashion landscape retired former part-time full-time self-employed truck bus taxi lorry train
  delivery construction real estate legal medical dental veterinary police maths english science music art history
  social content digital business financial tax managing technical operations production supply chain logistics
  warehouse night shift line team pastry sous kitchen wedding press staff nurse care home ux ui front-end back-end
  frontend backend full-stack machine learning site field laboratory lab clinical environmental
`;
