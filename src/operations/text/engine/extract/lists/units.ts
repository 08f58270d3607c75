/** Units by what they measure; `_` stands for a space. The longest of a measure is tried first. */
export const units: readonly (readonly [measure: string, units: string])[] = [
  [
    'area',
    `square_metres square_meters square_metre square_meter square_feet square_foot square_miles square_kilometres
     square_yards square_kilometers sq_ft sq._ft. sq._ft sq_m sqm sqft sq.m m2 m\u00b2 ft2 ft\u00b2 km2 km\u00b2
     qm acres acre hectares hectare ha`,
  ],
  [
    'weight',
    `kilograms kilogram kilogrammes kilos kilo kg kgs grams gram grammes g mg milligrams milligram micrograms mcg
     \u00b5g pounds_of lbs lb ounces ounce oz tonnes tonne tons ton stone metric_tons`,
  ],
  [
    'length',
    `kilometres kilometers kilometre kilometer km metres meters metre meter m centimetres centimeters cm
     millimetres millimeters mm miles mile mi nautical_miles feet foot ft inches inch in yards yard`,
  ],
  [
    'temperature',
    `\u00b0c \u00b0f \u00b0_c \u00b0_f \u2103 \u2109 degrees_celsius degrees_fahrenheit degrees celsius fahrenheit`,
  ],
  [
    'volume',
    `litres liters litre liter l ml cl dl millilitres milliliters gallons gallon pints pint cups cup tablespoons
     tablespoon tbsp teaspoons teaspoon tsp fl_oz cc barrels m3 m\u00b3 cubic_metres cubic_meters cubic_feet`,
  ],
  ['speed', 'km/h kmh kph mph m/s knots miles_per_hour kilometres_per_hour'],
  ['data', 'gb mb tb kb gib mib gigabytes megabytes terabytes mbps gbps mbit/s gbit/s mb/s'],
  ['power', 'kw mw gw hp bhp ps watts watt w kilowatts megawatts horsepower kva'],
  ['energy', 'kwh mwh gwh kilowatt_hours kcal calories calorie cal kj joules'],
  ['electric', 'volts volt v kv mah ah amps ohms hz khz mhz ghz'],
  ['pressure', 'mmhg bar psi hpa kpa'],
];

export const durationUnits = `
  working_days business_days calendar_days school_days working_weeks seconds second secs sec minutes minute mins min
  hours hour hrs hr days day nights night weekends weeks week fortnights fortnight months month quarters years year
  yrs yr decades semesters terms h
`;

/** Number words up to twelve dozen, in the languages of most texts. */
export const numberWords = `
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand dozen
`;
