/** Words of English that turn, deny, strengthen and weaken. */
export const negators = `
  not no never none nobody nothing neither nor nowhere without hardly barely scarcely rarely seldom lack
  lacks lacked lacking zero nope nay devoid`;

/** Across these a denial reaches without growing weaker. */
export const transparent = `
  a an the this that these those any all of at in on be been being is are was were am as so such very
  really even ever have has had having i we it they you he she do did does done my our your his her its
  their to for with from by think believe feel find found consider call say seem seems seemed look looks
  looked sound sounds taste tasted smell single one bit thing anything something more most much many too
  particularly especially exactly entirely quite completely totally always overly terribly remotely
  anywhere near would will could can get got give gave any kind sort or whatsoever real actual quite enough
  way make made felt`;

export const degrees = `
  1.25 very really so such truly genuinely seriously highly greatly deeply particularly especially
    thoroughly well mighty proper properly real remarkably exceptionally uncommonly unusually decidedly
    distinctly consistently always everything definitely certainly surely clearly obviously fully whole
    overall
  1.4 extremely absolutely incredibly totally completely utterly entirely super insanely amazingly
    unbelievably ridiculously hugely massively immensely enormously extraordinarily tremendously wildly
    outrageously bloody damn freaking fucking effing hella crazy stupidly infinitely supremely perfectly
    purely sheer downright outright total complete utter absolute pure most biggest beyond way far much
    ever world
  0.9 quite pretty fairly reasonably relatively generally mostly
  0.75 rather moderately largely partly partially decently
  0.6 slightly somewhat bit little marginally sorta kinda mildly occasionally sometimes minor small slight
    tad touch mainly vaguely almost nearly semi less arguably supposedly allegedly`;

export const turns = `but however nevertheless nonetheless yet still though unfortunately sadly until alas`;

export const concessions = `
  although though despite notwithstanding whereas albeit granted admittedly if unless`;

/** Classes that phrases name as %class. */
export const classes: ReadonlyMap<string, string> = new Map([
  [
    'be',
    `is are was were be been being am seems seemed feels felt looks looked got gets get remains remained
     stays`,
  ],
  ['aux', 'is are was were do does did has have had can could will would'],
  ['i', 'i we'],
  ['my', 'my our your the his her their this that its'],
  ['the', 'the a an this that these those my our your his her its their'],
  [
    'number',
    `one two three four five six seven eight nine ten eleven twelve dozen dozens several many few couple
     hundred hundreds thousands thousand million half multiple countless another`,
  ],
  [
    'time',
    `second seconds minute minutes hour hours day days week weeks month months year years night nights
     evening evenings morning mornings afternoon weekend weekends decade decades fortnight while ages age`,
  ],
  ['times', 'times time tries attempts occasions'],
  [
    'food',
    `food soup pizza meal meals dinner lunch breakfast coffee tea fries chips steak burger burgers chicken
     fish rice pasta plate plates dish dishes eggs toast bread starter starters main mains dessert sauce
     curry meat noodles salad veg vegetables potatoes sandwich sandwiches croissant cake pie sushi buffet
     roast lamb beef pork`,
  ],
  [
    'thing',
    `phone laptop tablet screen battery zip zipper strap handle lid button buttons cable charger headset
     headphones speaker camera printer keyboard mouse motor engine fan pump blade wheel wheels hinge hinges
     seam seams sole soles shoe shoes boots jacket coat bag case cover app game program software site
     website page update machine device unit product item kettle blender toaster oven fridge washer
     dishwasher vacuum mattress chair desk table lamp light bulb watch bracelet ring toy drill bike car
     boiler heater heating shower toilet tap sink lock door window windows drawer drawers curtain curtains
     umbrella tent stitching fabric paint coating glass mug jug bottle router modem connection internet
     wifi wi-fi network server signal remote controller console tv television monitor glue plastic frame
     leg legs spring suitcase sofa bed pillow blanket rug lift elevator radiator wall ceiling roof pedal
     brake brakes tyre tyres gear gears stroller pram helmet gloves gasket seal display touchscreen sensor`,
  ],
  [
    'firm',
    `company firm seller shop store supplier provider bank airline hotel restaurant landlord agency courier
     retailer manufacturer support service staff team they agent agents assistant manager waiter waitress
     receptionist owner driver technician plumber dealer garage builder builders doctor dentist insurer
     operator helpdesk nobody`,
  ],
  [
    'staff',
    `staff waiter waitress waiters receptionist nurse nurses doctor dentist agent agents host hosts hostess
     owner owners manager driver drivers assistant technician teacher tutor instructor guide team people
     crew seller support builder builders plumber fitters mechanic surgeon midwife physio therapist barista
     bartender chef lady man guy gentleman woman couple landlord landlady attendant advisor adviser
     consultant trainer volunteers`,
  ],
  [
    'delivery',
    `parcel package order delivery item items shipment letter goods box product book books shoes dress
     jacket phone flowers gift present table sofa chair bike it`,
  ],
  [
    'dimension',
    `long short small big large tiny loud quiet hot cold warm slow fast expensive dear pricey costly sweet
     salty spicy oily greasy heavy light tight loose thin thick dark bright complicated complex complex
     difficult hard soft stiff narrow wide wet dry late early crowded busy noisy strong weak rough smooth
     sharp bitter sour rich high low steep far close many much few little short-lived flimsy fragile
     technical theoretical academic commercial touristy formal rigid strict bland simple basic simplistic
     easy predictable bulky cramped stuffy humid chewy firm hard slippery fiddly pushy intrusive
     restrictive vague abstract wordy repetitive aggressive generic old small steep`,
  ],
  [
    'broken',
    `broken cracked damaged scratched dented bent torn ripped crushed smashed chipped faulty defective
     stained dirty soaked opened empty used incomplete melted mouldy moldy rotten frozen spoiled burnt
     rusty shattered wrong`,
  ],
  [
    'broke',
    `broke died failed snapped cracked ripped tore split leaked jammed stopped quit burst shattered peeled
     faded shrank melted overheated rusted warped fell collapsed disintegrated frayed detached crumbled
     loosened conked packed froze crashed bent buckled chipped blew exploded seized unravelled unraveled
     gave stuck`,
  ],
]);
