/** Legal forms: whatever ends in one is an organisation. */
export const legalForms = `
  ltd limited llc llp lp plc inc incorporated corp corporation co company gmbh ag kg ohg ug se ev e.v mbh sa s.a sas
  sarl s.a.r.l srl s.r.l spa s.p.a sl s.l slu bv b.v nv n.v vof aps a/s as asa ab hb oy oyj kft zrt bt doo d.o.o dd
  sro s.r.o spzoo ltda lda eirl pty pte pvt bhd kk gk sdn cic cio foundation holdings holding group
`;

/** Nouns that end the name of a firm, an office or a club. */
export const organisationNouns = `
  fc afc rfc sc bk ac cf cc rc rovers wanderers athletic academy acoustics advertising advisers advisors advisory aerospace agency agriculture air airlines airways alliance
  analytics apparel appliances architects architecture associates association atelier authority automation automotive
  autos aviation bakery bakers bank banking bikes biotech biologics biosciences bistro board books bookshop bookstore
  boutique brands brasserie breweries brewery brewing broadband broadcasting brothers bros builders bureau cabs cafe
  capital cars catering centre care carpentry chambers charity chemicals chemist childcare cinemas clinic clinics
  clothing cloud club coffee collective college committee commission communications computers computing conservatory
  constabulary construction consultancy consultants consulting contractors cooperative coop corps cosmetics council
  couriers courier court creative creamery credit cycles dairy deli delivery dental dentistry department designs
  design dermatology diagnostics digital directorate distillery distribution drinks dynamics economics elevators electric
  electrical electricals electricity electronics embassy energie energy engineering enterprises entertainment
  environmental equipment estates express eyewear fabrics factory farms fashion fashions federation ferries films
  finance financial fitness flooring florist flowers foods footwear forum freight fund funding funds furniture
  furnishings games gaming garage gas genetics glass glazing goods graphics grocers grocery guild gym gymnasium
  hardware haulage health healthcare heating homes hosting hotels hospital hospice hotel housing hydraulics imaging
  immobilien industrial industries initiative inn innovation innovations institute instruments insurance insurers
  interactive interiors international investments investment jewellers jewelry joinery kitchen kitchens lab
  laboratories laboratory labs landscapes landscaping laundry law lawyers leasing lettings library lines logistics
  machinery machines magazine management manufacturing maritime market marketing markets materials media medical
  metals microsystems mills ministry mobile mobility mortgages motors mutual museum naturals nation networks network
  news newspaper nurseries nursery observatory office optical opticians optics orchestra organics organisation
  organization outdoors outfitters packaging paints paper parks partners partnership pharma pharmaceuticals pharmacy
  photography physio physiotherapy pizzeria plastics plumbing police polytechnic post power practice precision press
  primary print printers printing productions products properties property provisions publications publishers
  publishing quartet railway railways railroad realty records recruitment recruiting recycling renewables rentals
  repairs research resort resources restaurant restorations retail robotics roofing sanctuary salon school schule
  sciences science seafood secretariat security seeds semiconductors seminary service services shipping shipyard shoes
  shop society software solar solicitors solutions sons spa sports stationery steel storage store stores studio
  studios supermarket supplies supply surgery surveyors syndicate systems tavern tech technik technologies technology
  telecom telecoms textiles theatre theater therapeutics therapy times tiles timber tools toys tours trading trains
  training transit transport travel travels tribune trust trustees union united uni universitaet universitat
  universite university utilities vehicles ventures verlag vets veterinary vineyards vision warehouse watches water
  welfare wholesale wholesalers windows wine winery wines wireless works workshop workshops
`;

/** Nouns that end the name of a place: a building, a street, a piece of land. */
export const placeNouns = `
  airport abbey alley amphitheatre annex annexe aquarium arcade arch arena atrium auditorium avenue ballroom bar barn
  barracks basilica bay beach boulevard bridge building campus canal canteen car_park casino castle cathedral cave
  cellar center centre chapel church cinema circus citadel city close coast commons complex cottage county court
  courtyard cove creek crescent cross dam district dock docks dome downs drive estate exchange falls farm farmhouse
  ferry field fields floor forest fort fountain gallery garden gardens gate gates glen green grounds grove gym hall
  hangar harbor harbour haven heights hill hills hostel hotel house hut inn island isle islands junction lagoon lake
  lane library lighthouse lobby lodge lounge lot mall manor marina market marsh meadow meadows memorial mews mill
  monument moor mosque mountain mountains mount museum observatory opera orchard palace parade park parkway path
  pavilion pass peak peninsula pier place planetarium plateau plaza point pond pool port precinct prison promenade
  pub quarter quay ranch range reception reserve reservoir resort restaurant ridge river road room row ruins saloon
  school shore shrine square stadium stage station stables street studio suite synagogue tannery tavern temple
  terminal terrace theater theatre tower towers town townhall track trail tunnel university valley vale vault venue
  viaduct villa village vineyard walk wall ward warehouse waterfront waterfall way wharf wing wood woods yard zoo
`;

/** What stands before a person's name and belongs to it. */
export const titles = `
  mr mrs ms miss mx dr prof professor doctor sir dame lord lady madam rev reverend fr father sister brother judge
  justice magistrate captain capt colonel col major sergeant sgt lieutenant lt officer constable inspector detective
  superintendent commander admiral general pc dc pastor bishop archbishop rabbi imam senator governor mayor
  councillor councilman councilwoman congressman president minister ambassador baron baroness count countess prince
  princess king queen herr frau fraulein dipl.-ing ing mag monsieur madame mademoiselle mme mlle senor senora
  senorita sr sra srta don dona signor signora signorina dott dottore avv dra mevrouw meneer dhr mevr nurse coach
  chef auntie aunt uncle granny grandma grandpa
`;

/** Small words inside names. */
export const nameParticles = `
  de del della dello delle di da dos das do du des la le lo las los van von der den dem ter ten te zu zum zur
  bin ibn ben al el of the y e av af at
`;

/** Nouns that take "of ..." into a name: University of Leiden. */
export const namesWithOf = `
  university bank academy institute ministry department house museum city state college school church council port
  hotel faculty board chamber court society association republic kingdom isle county district office commonwealth
  bay gulf lake mount cape tower palace duchy order league union bureau federation church commission town village
  borough parish friends sons daughters lord battle treaty
`;

/** Nouns that end the name of something that is no person, firm or place. */
export const thingNouns = `
  conference festival summit symposium congress concert night fair expo exhibition seminar webinar gala marathon cup
  championship championships tournament show party meetup hackathon convention week day days award awards ceremony act
  agreement contract law bill plan policy project programme program campaign initiative code report journal review
  edition series model version update release certificate diploma degree bachelor master licence license card ticket
  pass account invoice order receipt quote offer cream lotion oil syrup tablet tablets capsules soup salad cake pie bread
  loaf pro max mini plus lite ultra prize medal trophy race run walk tour line war battle treaty protocol theorem
  architecture engineering science mathematics physics chemistry biology history economics psychology communication
  french german english german italian spanish dutch german
`;
