/**
 * Large cities that are not names of the tz database and are written as if they were, by the zone of their clock. Spelt as
 * `meantZone` spells names.
 */
const cities: Readonly<Record<string, string>> = {
  'Asia/Kolkata': `mumbai bombay delhi new_delhi bangalore bengaluru chennai madras pune ahmedabad surat jaipur
    lucknow kanpur nagpur indore thane bhopal visakhapatnam patna vadodara ghaziabad ludhiana agra nashik varanasi coimbatore
    kochin cochin chandigarh mysore mysuru gurgaon noida goa amritsar ranchi`,
  'Asia/Shanghai': `beijing peking guangzhou shenzhen tianjin wuhan chengdu hangzhou nanjing xian xi_an qingdao dalian suzhou xiamen
    changsha kunming shenyang jinan zhengzhou foshan dongguan ningbo hefei fuzhou nanning taiyuan shijiazhuang guiyang
    lanzhou`,
  'Asia/Tokyo': 'osaka kyoto yokohama nagoya sapporo kobe fukuoka kawasaki hiroshima sendai saitama',
  'Asia/Seoul': 'busan pusan incheon daegu daejeon gwangju suwon',
  'Asia/Karachi': 'lahore islamabad faisalabad rawalpindi multan peshawar',
  'Asia/Bahrain': 'manama',
  'Asia/Dubai': 'abu_dhabi sharjah al_ain',
  'Asia/Kuwait': 'kuwait_city',
  'Asia/Qatar': 'doha',
  'Asia/Riyadh': 'jeddah jiddah mecca medina dammam',
  'Asia/Jerusalem': 'haifa beersheba',
  'Asia/Ho_Chi_Minh': 'hanoi ha_noi hai_phong haiphong da_nang danang ho_chi_minh_city hcmc can_tho',
  'Asia/Jakarta': 'surabaya bandung medan semarang palembang tangerang bekasi depok',
  'Asia/Makassar': 'bali denpasar',
  'Asia/Manila': 'quezon_city davao cebu makati',
  'Asia/Kuala_Lumpur': 'johor_bahru george_town penang petaling_jaya',
  'Asia/Dhaka': 'chittagong chattogram khulna',
  'Asia/Tehran': 'mashhad isfahan esfahan shiraz tabriz karaj',
  'Asia/Baghdad': 'mosul basra erbil',
  'Asia/Bangkok': 'chiang_mai phuket nonthaburi',
  'Asia/Taipei': 'kaohsiung taichung new_taipei',
  'Asia/Yangon': 'mandalay',
  'Europe/Istanbul': 'ankara izmir bursa adana antalya konya gaziantep',
  'Europe/Berlin': `munich munchen hamburg frankfurt cologne koln stuttgart dusseldorf dortmund essen leipzig dresden hannover
    hanover nuremberg nurnberg bremen bonn duisburg bochum mannheim karlsruhe`,
  'Europe/Paris': 'lyon marseille toulouse nice nantes bordeaux lille strasbourg montpellier rennes',
  'Europe/London': `manchester edinburgh glasgow liverpool leeds bristol cardiff sheffield nottingham
    leicester oxford`,
  'Europe/Dublin': 'cork galway limerick',
  'Europe/Madrid': 'barcelona seville sevilla bilbao malaga zaragoza palma',
  'Europe/Lisbon': 'porto oporto braga',
  'Europe/Rome':
    'milan milano naples napoli turin torino florence firenze venice venezia bologna genoa genova palermo',
  'Europe/Amsterdam': 'rotterdam the_hague den_haag utrecht eindhoven',
  'Europe/Brussels': 'antwerp antwerpen ghent gent bruges liege',
  'Europe/Zurich': 'geneva geneve basel bern lausanne',
  'Europe/Vienna': 'graz salzburg innsbruck linz',
  'Europe/Warsaw': 'krakow cracow gdansk wroclaw poznan lodz katowice',
  'Europe/Prague': 'brno ostrava',
  'Europe/Bucharest': 'cluj_napoca iasi timisoara',
  'Europe/Athens': 'thessaloniki patras',
  'Europe/Stockholm': 'gothenburg goteborg malmo uppsala',
  'Europe/Oslo': 'bergen trondheim stavanger',
  'Europe/Copenhagen': 'aarhus odense aalborg',
  'Europe/Helsinki': 'tampere turku espoo',
  'Europe/Kyiv': 'kharkiv odesa odessa lviv dnipro',
  'Europe/Moscow': 'saint_petersburg st_petersburg nizhny_novgorod kazan rostov_on_don krasnodar voronezh',
  'America/New_York': `boston washington washington_dc philadelphia miami atlanta charlotte orlando tampa pittsburgh baltimore
    cleveland jacksonville raleigh buffalo cincinnati brooklyn manhattan newark nyc`,
  'America/Chicago': `dallas houston austin san_antonio minneapolis st_louis new_orleans milwaukee
    memphis nashville oklahoma_city omaha fort_worth madison tulsa des_moines`,
  'America/Denver': 'salt_lake_city albuquerque colorado_springs',
  'America/Phoenix': 'tucson mesa scottsdale tempe',
  'America/Los_Angeles': `san_francisco seattle san_diego portland las_vegas sacramento oakland fresno long_beach
    silicon_valley palo_alto spokane`,
  'Pacific/Honolulu': 'hilo',
  'America/Toronto': 'ottawa quebec quebec_city mississauga',
  'America/Edmonton': 'calgary',
  'America/Vancouver': 'burnaby',
  'America/Mexico_City': 'guadalajara puebla toluca queretaro ciudad_de_mexico',
  'America/Sao_Paulo': `rio_de_janeiro rio brasilia belo_horizonte curitiba porto_alegre campinas florianopolis goiania
    guarulhos`,
  'America/Argentina/Buenos_Aires': 'la_plata',
  'America/Bogota': 'medellin cali barranquilla',
  'America/Guayaquil': 'quito cuenca',
  'America/Lima': 'arequipa cusco cuzco',
  'America/Caracas': 'maracaibo',
  'America/Santiago': 'valparaiso',
  'Africa/Lagos': 'abuja kano ibadan port_harcourt',
  'Africa/Johannesburg': 'cape_town durban pretoria soweto port_elizabeth bloemfontein joburg',
  'Africa/Cairo': 'alexandria giza',
  'Africa/Casablanca': 'rabat marrakesh marrakech fes tangier agadir',
  'Africa/Nairobi': 'mombasa',
  'Africa/Accra': 'kumasi',
  'Africa/Addis_Ababa': 'dire_dawa',
  'Australia/Sydney': 'wollongong',
  'Australia/Brisbane': 'gold_coast cairns townsville',
  'Pacific/Auckland': 'wellington christchurch',
};

export const cityZones: ReadonlyMap<string, string> = new Map(
  Object.entries(cities).flatMap(([zone, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, zone]),
  ),
);

/**
 * Places that no zone is meant by: those that bear the name of a place with another clock, and towns one edit from one.
 * Of all cities of 100,000 people and more, and many smaller ones, those for which `meantZone` would name another clock.
 */
export const otherPlaces: ReadonlySet<string> = new Set(
  `victoria norfolk san_juan san_pablo vitoria harar kashmar cajamarca manta samarra nakuru granada manisa
    san_martin caico bafia samana smara chauk nguru david chota krasnokamsk johnstown monterey puntarenas`.split(
    /\s+/,
  ),
);
