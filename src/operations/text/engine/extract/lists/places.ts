/** Cities of the world, without marks; `_` stands for a space. */
export const cities = `
  aalborg aarhus aberdeen abidjan abu_dhabi abuja accra addis_ababa adelaide ahmedabad albany albuquerque
  alexandria algiers alicante almaty amman amsterdam anaheim anchorage ankara ann_arbor antalya
  antananarivo antwerp arequipa arlington arnhem astana asuncion athens atlanta auckland augsburg aurora
  austin avignon baghdad bakersfield baku baltimore bamako bandung bangalore bangkok barcelona bari basel
  basra bath beijing beirut belfast belgrade belo_horizonte bengaluru bergen berkeley berlin bern
  bielefeld bilbao birmingham blackpool bochum bogota boise bologna bonn bordeaux boston boulder
  bournemouth bradford braga brasilia brasov bratislava breda bremen brighton brisbane bristol brno bruges
  brussels bucharest budapest buenos_aires buffalo burlington bursa busan cairns cairo calgary cali
  cambridge canberra cancun canterbury cape_town caracas cardiff carlisle cartagena casablanca catania
  cebu chandler charleston charlotte cheltenham chengdu chennai chester chiang_mai chicago chisinau
  chittagong christchurch cincinnati cleveland cluj cluj-napoca coimbra cologne colombo colorado_springs
  columbus copenhagen cordoba cork corpus_christi coventry cracow cupertino curitiba cusco da_nang daegu
  dakar dallas damascus dar_es_salaam darwin debrecen delft delhi denpasar denver derby des_moines detroit
  dhaka dijon dodoma doha dortmund douala dresden dubai dublin dubrovnik duesseldorf duisburg dundee
  dunedin durban durham dusseldorf edinburgh edmonton eindhoven el_paso erbil erfurt espoo essen eugene
  evora exeter faro fez firenze florence fort_worth fortaleza frankfurt freiburg fresno fukuoka funchal
  gaborone galway gdansk geneva genoa genova ghent giza glasgow gloucester goa gold_coast gothenburg
  granada graz greensboro grenoble groningen guadalajara guangzhou guatemala_city guayaquil gyor haarlem
  haifa halifax hamburg hamilton hangzhou hannover hanoi hanover harare hartford havana heidelberg
  helsinki henderson heraklion hiroshima ho_chi_minh_city hobart hong_kong honolulu houston hull hyderabad
  iasi ibadan incheon indianapolis innsbruck inverness ipswich irvine isfahan islamabad istanbul izmir
  jacksonville jaipur jakarta jeddah jena jersey_city jerusalem johannesburg kabul kampala kandy kano
  kansas_city kaohsiung karachi karlsruhe kassel kathmandu katowice kaunas kazan kharkiv khartoum kiel
  kiev kigali kingston kinshasa kisumu klagenfurt kobe kochi koeln kolkata koln kosice krakow kuala_lumpur
  kumasi kuwait_city kyiv kyoto la_paz lagos lahore lancaster las_vegas lausanne leeds leicester leiden
  leipzig leuven lexington liege lille lima limerick lincoln linkoping linz lisboa lisbon liverpool
  ljubljana lodz london long_beach los_angeles louisville luanda lubbock lubeck lublin lucerne lucknow
  lugano lund lusaka luton luxembourg luxor lviv lyon maastricht macau madison madrid mainz malaga malmo
  managua manama manaus manchester manila mannheim maputo maribor marrakech marrakesh marseille mashhad
  mecca medellin medina melbourne memphis mendoza mesa mexico_city miami middlesbrough milan milano
  milton_keynes milwaukee minneapolis minsk modena mogadishu mombasa monterrey montevideo montpellier
  montreal moscow mountain_view muenchen muenster mumbai munchen munich munster murcia muscat nagoya
  nairobi namur nanjing nantes naples napoli nara nashville new_delhi new_haven new_orleans new_york
  new_york_city newark newcastle nice nicosia nijmegen northampton norwich nottingham novi_sad novosibirsk
  nuernberg nuremberg nurnberg oakland odense odesa odessa oklahoma_city omaha oran orlando osaka oslo
  ostrava ottawa oulu oxford padua palermo palma palo_alto panama_city paris parma pasadena patras pecs
  penang perth perugia peterborough philadelphia phnom_penh phoenix phuket pisa pittsburgh plano plovdiv
  plymouth plzen podgorica port_elizabeth port_harcourt port_louis portland porto porto_alegre portsmouth
  potsdam poznan prague pretoria princeton pristina providence puebla pune quebec_city queenstown
  quezon_city quito rabat raleigh rawalpindi reading recife regensburg regina reims rennes reykjavik
  richmond riga rijeka rio_de_janeiro riverside riyadh rochester roma rome rosario rostock rotterdam rouen
  sacramento saigon saint_paul saint_petersburg salamanca salisbury salt_lake_city salvador salzburg
  san_antonio san_diego san_francisco san_jose san_juan san_salvador san_sebastian sanaa santa_ana
  santa_cruz santa_fe santiago santo_domingo sao_paulo sapporo sarajevo saskatoon savannah seattle sendai
  seoul sevilla seville shanghai sharjah sheffield shenzhen shiraz siena singapore skopje sofia
  southampton split spokane st._gallen st._louis st._paul st_gallen st_louis st_petersburg stavanger
  stirling stockholm stockton strasbourg stuttgart sucre sunderland surabaya suva suzhou swansea sydney
  syracuse szeged tacoma taipei tallinn tampa tampere tangier tartu tashkent tbilisi tegucigalpa tehran
  tel_aviv the_hague thessaloniki tianjin tijuana tilburg timisoara tirana tokyo toledo torino toronto
  toulon toulouse tours trieste tripoli tromso trondheim tucson tulsa tunis turin turku ulaanbaatar ulm
  uppsala utrecht valencia valladolid valletta valparaiso vancouver varna venezia venice verona victoria
  vienna vientiane vigo vilnius virginia_beach warsaw washington waterford wellington wichita wien
  wiesbaden winchester windhoek winnipeg winterthur wolverhampton worcester wroclaw wuhan wuppertal
  wurzburg xian yangon yaounde yerevan yokohama york zagreb zanzibar zaragoza zurich zwolle
`;

/** Countries as they are called in English and at home, in the same manner. */
export const countries = `
  afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas
  bahrain bangladesh barbados belarus belgique belgium belize benin bhutan bolivia bosnia
  bosnia_and_herzegovina botswana brasil brazil brunei bulgaria burkina_faso burundi cambodia cameroon
  canada cape_verde central_african_republic chad chile china colombia comoros congo costa_rica croatia
  cuba cyprus czech_republic czechia danmark denmark deutschland djibouti dominica dominican_republic
  east_timor ecuador egypt el_salvador england equatorial_guinea eritrea espana estonia eswatini ethiopia
  fiji finland france gabon gambia georgia germany ghana great_britain greece grenada guatemala guinea
  guyana haiti honduras hungary iceland india indonesia iran iraq ireland israel italia italy ivory_coast
  jamaica japan jordan kazakhstan kenya kiribati korea kosovo kuwait kyrgyzstan laos latvia lebanon
  lesotho liberia libya liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta
  mauritania mauritius mexico micronesia moldova monaco mongolia montenegro morocco mozambique myanmar
  namibia nauru nederland nepal netherlands new_zealand nicaragua niger nigeria norge north_korea
  north_macedonia northern_ireland norway oman osterreich pakistan palau palestine panama papua_new_guinea
  paraguay peru philippines poland polska portugal qatar romania russia rwanda samoa san_marino
  saudi_arabia schweiz scotland senegal serbia seychelles sierra_leone singapore slovakia slovenia
  solomon_islands somalia south_africa south_korea south_sudan spain sri_lanka sudan suisse suomi suriname
  sverige sweden switzerland syria taiwan tajikistan tanzania thailand the_netherlands togo tonga
  trinidad_and_tobago tunisia turkey turkiye turkmenistan tuvalu uae uganda uk ukraine
  united_arab_emirates united_kingdom united_states united_states_of_america uruguay usa uzbekistan
  vanuatu vatican_city venezuela vietnam wales yemen zambia zimbabwe
`;
