/** Countries, regions and currencies. */
export const places = `
  france, french cuisine, paris, french: paris, french, france, eiffel tower, seine, baguette, croissant,
    croissants, lyon, marseille, louvre, provence, brittany, bordeaux, champagne, versailles, nice, macron,
    brie, normandy, alsace, riviera, ratatouille, wine, coq au vin, quiche, crepes
  germany, german cuisine, berlin, german: berlin, german, germany, munich, hamburg, bavaria, oktoberfest,
    bundestag, frankfurt, cologne, autobahn, bratwurst, black forest, rhine, sauerkraut, pretzel, beer,
    schnitzel, merkel, dresden, leipzig, brandenburg gate, neuschwanstein, bundesliga
  italy, italian cuisine, rome, italian: rome, italian, italy, venice, florence, milan, naples, pizza, pasta,
    colosseum, tuscany, sicily, vatican, gondola, pisa, vespa, risotto, gelato, espresso, vesuvius, tiramisu,
    lasagna, mozzarella, sardinia, spaghetti, parmesan, basil, canals, amalfi, prosciutto, gnocchi, ravioli,
    tomato sauce, olive oil, penne, pesto, ricotta, carbonara, bruschetta, cannelloni
  spain, spanish cuisine, madrid, spanish, mediterranean: madrid, spanish, spain, barcelona, seville,
    flamenco, tapas, paella, valencia, catalonia, sagrada familia, ibiza, bullfighting, gaudi, sangria,
    andalusia, alhambra, granada, mallorca, camino, chorizo, gazpacho, basque, bilbao, jamon
  united kingdom, uk, britain, england, great britain, london, british: london, british, england, uk, big ben,
    thames, scotland, wales, manchester, buckingham palace, tea, fish and chips, edinburgh, oxford, cambridge,
    liverpool, king charles, queen, pounds, cornwall, double-decker, westminster, downing street, premier
    league, yorkshire, loch, stonehenge, birmingham, scottish, bbc, nhs
  united states, usa, america, us, american, united states of america: new york, american, america, usa,
    california, texas, washington, chicago, los angeles, florida, white house, hollywood, grand canyon,
    boston, san francisco, statue of liberty, congress, las vegas, hawaii, manhattan, golden gate, route 66,
    alaska, nfl, burger, dollars, seattle, miami, yellowstone, thanksgiving, broadway, mississippi
  canada, canadian: toronto, canadian, canada, vancouver, montreal, ottawa, quebec, maple syrup, niagara
    falls, alberta, ontario, moose, mounties, rockies, calgary, banff, hockey, poutine, yukon, winnipeg
  mexico, mexican, mexican cuisine: mexico, mexican, tacos, taco, cancun, tequila, aztec, guadalajara, maya,
    burrito, day of the dead, mariachi, salsa, guacamole, peso, yucatan, tortilla, tortillas, enchiladas,
    cilantro, jalapeno, quesadilla, beans, chichen itza, oaxaca, nachos, lime, coriander, corn, avocado,
    chili, pulled pork, salsa verde, mole, churros
  brazil, brazilian: brazil, brazilian, rio, rio de janeiro, sao paulo, carnival, samba, copacabana, amazon,
    caipirinha, christ the redeemer, favela, brasilia, bahia, feijoada, ipanema, sugarloaf
  argentina, south america, latin america, south american: argentina, buenos aires, tango, patagonia, peru,
    chile, machu picchu, andes, bolivia, colombia, bogota, lima, brazil, amazon, rio, ecuador, gaucho,
    santiago, venezuela, uruguay, inca, quito, cartagena, mate, llama, titicaca, iguazu, @brazil, cusco,
    galapagos, lake titicaca, quechua, montevideo, atacama, medellin, amazonas
  japan, japanese cuisine, tokyo, japanese: tokyo, japanese, japan, kyoto, osaka, sushi, mount fuji, samurai,
    kimono, anime, shinto, ramen, sake, shinkansen, geisha, cherry blossoms, manga, bullet train, hiroshima,
    yen, hokkaido, wasabi, tempura, soy sauce, sashimi, onsen, miso, matcha, emperor, origami, noodles,
    nigiri, raw, vinegared, raw tuna, seaweed, chopsticks, teriyaki, bento
  china, chinese cuisine, beijing, chinese: china, chinese, beijing, shanghai, great wall, hong kong, panda,
    forbidden city, yuan, xi, yangtze, dim sum, guangzhou, terracotta, dumplings, tiananmen, shenzhen,
    sichuan, kung fu, confucius, peking duck, wok, lunar new year, fried rice, soy sauce, chow mein
  india, indian, indian cuisine, south asia: india, indian, delhi, mumbai, taj mahal, curry, rupee, rupees,
    bollywood, ganges, bangalore, hindu, diwali, kerala, goa, cricket, sari, modi, rajasthan, naan, kolkata,
    spices, masala, tandoori, samosa, jaipur, chutney, basmati, tikka, turmeric, himalayas, gandhi, paneer,
    biryani, dal, chickpeas, cumin, flatbread, flat bread, lentils, cardamom, ghee, coriander, garam
  thailand, southeast asia, thai cuisine, thai, vietnamese: bangkok, thailand, thai, pad thai, vietnam, hanoi,
    bali, indonesia, singapore, phuket, cambodia, angkor, laos, malaysia, philippines, manila, lemongrass,
    jakarta, coconut milk, tuk-tuk, mekong, green curry, fish sauce, chiang mai, kuala lumpur, pho
  greece, greek cuisine, athens, greek: athens, greek, greece, acropolis, parthenon, santorini, crete, feta,
    gyros, mykonos, olympus, aegean, zeus, moussaka, tzatziki, ouzo, sparta, thessaloniki, souvlaki, delphi,
    olives, corfu
  turkey, turkish cuisine, istanbul, turkish: istanbul, turkish, turkey, ankara, bosphorus, kebab, hagia
    sophia, cappadocia, ottoman, bazaar, lira, baklava, antalya, izmir, ataturk, grand bazaar
  russia, moscow, russian federation, russian: moscow, russian, russia, kremlin, putin, siberia, st
    petersburg, red square, vodka, ruble, volga, soviet, tsar, borscht, ural, trans-siberian, baikal
  egypt, north africa: cairo, egypt, egyptian, pyramids, pyramid, nile, pharaoh, sphinx, morocco, marrakech,
    sahara, tunisia, algeria, alexandria, casablanca, luxor, tutankhamun, libya, souk, red sea
  australia, oceania, new zealand, australian: sydney, australia, australian, melbourne, kangaroo, koala,
    opera house, outback, great barrier reef, aboriginal, brisbane, perth, new zealand, auckland, maori,
    uluru, kiwi, tasmania, fiji, boomerang, queensland, canberra, bondi, wellington, didgeridoo
  switzerland, austria, alps, swiss, austrian: zurich, geneva, swiss, switzerland, alps, matterhorn, cheese
    fondue, bern, franc, vienna, salzburg, austria, mozart, tyrol, ski, innsbruck, jungfrau, chocolate,
    danube, waltz, schoenbrunn
  netherlands, holland, belgium, benelux: amsterdam, netherlands, dutch, rotterdam, tulips, windmills, canals,
    brussels, belgium, waffles, bruges, hague, van gogh, ghent, clogs, gouda, antwerp, anne frank
  scandinavia, nordic countries, norway, sweden, denmark, finland, nordic, iceland: oslo, stockholm,
    copenhagen, helsinki, fjord, fjords, norway, sweden, denmark, finland, viking, vikings, northern lights,
    reindeer, lapland, ikea, sauna, swedish, norwegian, danish, reykjavik, bergen, iceland, geysers, lego,
    aurora, moomin
  middle east, arab world, gulf, israel: dubai, iran, iraq, israel, saudi, jerusalem, gaza, syria, lebanon,
    beirut, tehran, baghdad, qatar, doha, jordan, petra, yemen, palestinian, tel aviv, mecca, desert,
    emirates, riyadh, abu dhabi, hummus, falafel, damascus, kuwait
  africa, african, sub saharan africa: africa, african, kenya, nairobi, nigeria, lagos, south africa, cape
    town, safari, serengeti, kilimanjaro, ethiopia, ghana, sahara, cairo, egypt, johannesburg, congo, mandela,
    morocco, uganda, tanzania, zulu, senegal, victoria falls, zambia, rwanda, savannah, zimbabwe, table
    mountain, masai, marrakech, @egypt, giraffes, giraffe, lions, elephants, jeep, baobab, gorillas
  asia, asian, east asia: asia, china, japan, tokyo, beijing, korea, seoul, india, bangkok, vietnam,
    singapore, hanoi, himalayas, mongolia, nepal, shanghai, delhi, hong kong, taiwan, indonesia, kyoto,
    everest, mumbai, jakarta, kathmandu, thailand, manila, great wall, @japan, @china, @india, @thailand
  europe, european, eu, european union: europe, european, france, germany, italy, spain, paris, berlin, rome,
    london, brussels, vienna, alps, eu, madrid, prague, warsaw, portugal, lisbon, euro, athens, dublin,
    danube, amsterdam, poland, rhine, eiffel tower, budapest, stockholm, greece, @france, @germany, @italy,
    @spain, @united kingdom, @greece, @russia, @switzerland, @netherlands, @scandinavia, waltz, vienna, coffee
    houses
  north america: usa, canada, mexico, new york, toronto, chicago, california, texas, mississippi, rocky
    mountains, niagara, alaska, great lakes, washington, vancouver, los angeles, grand canyon, montreal,
    @united states, @canada, @mexico
  antarctica, arctic, polar, polar regions: antarctica, penguins, ice, south pole, research station, ice
    shelf, arctic, polar bears, north pole, seals, greenland, icebreaker, krill, iceberg, inuit
  dollar, us dollar, usd, dollars: dollar, dollars, usd, buck, bucks, cents, greenback, federal reserve, fed,
    wall street
  euro, eur, euros: euro, euros, eur, ecb, eurozone, european central bank, frankfurt, cents
  pound, british pound, gbp, sterling, pounds: pound, pounds, sterling, gbp, quid, pence, bank of england,
    penny
  yen, japanese yen, jpy: yen, jpy, tokyo, bank of japan, japanese
  currency, currencies, exchange rate, foreign exchange, forex, money exchange: exchange rate, dollar, euro,
    yen, currency, convert, pound, forex, rate, exchange, peso, franc, currencies, abroad, devaluation
`;
