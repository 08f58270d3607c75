/** German, without umlauts. */
export const german = {
  words: `
    3 german: ausgezeichnet hervorragend fantastisch wunderbar grossartig perfekt exzellent sensationell
      traumhaft brillant herrlich vorzuglich erstklassig einwandfrei makellos tadellos phanomenal uberragend
      genial spitze klasse wundervoll atemberaubend kostlich uberwaltigend unschlagbar as: super top toll
      tolle toller tolles tollen klasse spitze spitzenklasse begeistert begeistern begeisterte liebe lieben
      liebt traum hammer mega bestens bravo meisterwerk perfekt
    2.2 german: gut schon nett freundlich hilfsbereit zuvorkommend herzlich gemutlich sauber lecker
      schmackhaft schnell zuverlassig kompetent professionell hoflich aufmerksam angenehm bequem komfortabel
      zufrieden glucklich froh dankbar stolz erleichtert empfehlenswert praktisch nutzlich hochwertig robust
      stabil langlebig gelungen spannend unterhaltsam lustig witzig interessant liebevoll charmant elegant
      reibungslos problemlos unkompliziert punktlich fair ehrlich preiswert gunstig leise frisch saftig
      knusprig beeindruckend erfolgreich hubsch warmherzig einfuhlsam geduldig entspannt as: gern gerne
      empfehle empfehlen empfohlen empfehlung danke dank dankeschon freude freuen freut gefreut genossen
      geniessen genuss gefallt gefallen gefiel besser beste bester bestes besten gewonnen gewinnt gewann
      sieg erfolg erfolge rekord rekordgewinn lob gluckwunsch glucklicherweise zufriedenheit rundum
      wohlgefuhlt wohl lachen lobenswert gerettet verbessert verbesserung volltreffer schnappchen geholfen
      passt lohnt weiterempfehlen weiterempfehlung hilfreich geschmeckt schmeckt 1.2 german: ordentlich
      solide akzeptabel fein klar einfach modern hell geraumig as: okay klappt funktioniert geklappt
    -3 german: schrecklich furchtbar grauenhaft katastrophal miserabel unterirdisch entsetzlich widerlich
      ekelhaft eklig unverschamt unzumutbar inakzeptabel grottig mies horrend abscheulich grasslich
      erbarmlich as: katastrophe frechheit abzocke betrug betruger mist schrott mull scheisse schlimmste
      schlechteste schlechtester horror albtraum alptraum hasse hassen zumutung sauerei unverschamtheit
      schande saftladen
    -2.2 german: schlecht kaputt defekt schmutzig dreckig unfreundlich unhoflich langsam teuer uberteuert
      laut kalt fad fade enttauschend enttauscht unzufrieden verargert wutend traurig frustriert
      frustrierend langweilig nutzlos unbrauchbar unzuverlassig inkompetent arrogant patzig muffig schimmlig
      schimmelig verdorben beschadigt zerkratzt zerbrochen gebrochen gerissen verspatet versalzen zah
      trocken ungeniessbar unangenehm unbequem mangelhaft minderwertig fehlerhaft lastig nervig argerlich
      umstandlich kompliziert gefahrlich ungerecht unfair lieblos peinlich bedauerlich schlimm schwach ubel
      unsauber as: leider schade enttauschung enttauschungen problem probleme beschwerde beschwerden
      reklamation mangel fehler bug bugs absturz sturzt abgesturzt ausfall ausgefallen verspatung
      verspatungen verloren verlust verluste verlor angst schmerz schmerzen tot tote toten getotet gestorben
      verletzt verletzte entlassungen entlassen entlasst stellenabbau insolvenz pleite krise bricht
      eingebrochen rucksendung zuruckgeschickt kakerlaken schimmel gestank stinkt stank dreck larm gewartet
      warten wartezeit wartezeiten ignoriert gelogen luge lugen fehlte fehlten fehlt fehlen storniert
      gestrichen bereue bereuen verschwendung geldverschwendung zeitverschwendung abgelehnt weigert
      weigerten kundigen gekundigt kaputtgegangen umsonst nirgends versagt gescheitert stau warnung arger 2
      function-as: funktioniert funktionierten funktionierte geht ging antwortet antworten geantwortet
      reagiert gemeldet meldet ladt angekommen geliefert ankam halt hielt passt startet lauft lief hilft
      geholfen schmeckt schmeckte empfehle empfehlen empfohlen lohnt gereinigt erstattet kummert
      zuruckgerufen
    1.8 wanted: antwort erstattung entschuldigung erklarung hilfe losung reaktion geschmack heizung ersatz
      sinn interesse ruckmeldung
  `,
  phrases: `
    2.4 sehr|wirklich|so|super gut|schon|nett|lecker|freundlich|zufrieden, sehr zu empfehlen,
      nur|absolut|sehr|kann|klare|unbedingt zu|ich|nur|kaufempfehlung|empfehlen empfehlen|weiterempfehlen|,
      immer|jederzeit|gerne wieder ~, kommen|komme|kommen|kamen gerne|wieder wieder, nichts|nicht
      zu|auszusetzen meckern|beanstanden|bemangeln|, keine|ohne|keinerlei|null
      probleme|beschwerden|mangel|beanstandungen|problem|einwande, ohne probleme|jedes|jegliche ~,
      vielen|herzlichen|besten|tausend dank, funf|5 sterne, preis leistung ~ stimmt|top|super|gut, preis
      leistungs verhaltnis, sein geld|jeden wert|cent|euro, jeden cent|euro wert, macht|machte spass|freude,
      alles|lief|funktioniert bestens|super|gut|perfekt|reibungslos|einwandfrei|bestens, nicht schlecht,
      gar|uberhaupt nicht schlecht, passt perfekt|super|wie|genau, ubertroffen, erwartungen ubertroffen, wie
      beschrieben|erwartet, voll und ganz, bin|sind|rundum ~ zufrieden|begeistert|glucklich, daumen hoch,
      auf rekord|hochstand, am leben, besser geht|als ~, besser geht es nicht, der|die|das|mein|beste beste
      ~
    -2.6 nie|niemals|nicht|kein wieder|mehr|zweites ~, nie wieder, nicht|nie|kaum|gar|uberhaupt ~
      empfehlen|funktioniert|zufrieden|empfehlenswert|wert|gut|gelohnt|gehalten|erreichbar|geliefert|+
      geantwortet|angekommen|reagiert, funktioniert|geht|lauft|ladt|startet ~ nicht|kaum, nicht mehr ~,
      niemand|keiner ~ antwortet|reagiert|hilft|erreichbar|geht|meldet|zustandig|kummert, finger|hande weg,
      will|mochte|verlange|fordere mein geld|geld zuruck, geld zuruck,
      rausgeworfenes|verschwendetes|schade|um geld|ums|das zeit|geld|, zu
      teuer|laut|klein|langsam|kalt|spat|lange|wenig|kurz|eng|salzig|suss|gross, viel|einfach zu ~,
      lasst|liess zu wunschen ubrig, nach ~ tagen|wochen|monaten|woche|monat|mal|tag
      kaputt|defekt|gerissen|gebrochen|verfarbt, seit|schon ~ wochen|monaten|tagen|stunden,
      warte|warten|gewartet seit|immer|noch|uber|ewig|vergeblich ~, immer noch ~ keine|nicht|kein|nichts,
      keine|kein|ohne antwort|reaktion|erstattung|entschuldigung|hilfe|ruckmeldung|ersatz,
      kam|angekommen|geliefert|kamen ~ kaputt|beschadigt|kalt|spat|defekt|zerbrochen, auseinander gefallen|,
      geht gar nicht, alles andere als ~, schlechter als, am ende, mehr erwartet, mehr erhofft, habe mehr,
      schade um
    0 nicht nur, guten tag|morgen|abend|appetit, gute nacht|besserung|reise, mit freundlichen grussen,
      freundliche|liebe|schone|herzliche|viele|beste grusse, sehr geehrte|geehrter, liebe
      kolleginnen|kollegen|kunden|eltern|frau|gaste|mitglieder, lieber herr, bitte schon, noch nicht, wie
      gut, schon seit|ab|heute|am|um, gern geschehen, ich mochte|hatte gern|gerne, gut eine|ein|zwei|drei,
      schnellen brut
  `,
  negators: 'nicht kein keine keinen keiner keinem keinerlei nie niemals nichts niemand ohne weder kaum',
  degrees:
    '1.3 sehr so wirklich absolut total extrem unglaublich richtig besonders ausserst echt mega super vollig ganz uberaus wahnsinnig 0.6 etwas wenig bisschen leicht teilweise 0.85 ziemlich recht eher',
  turns: 'aber jedoch allerdings trotzdem dennoch',
  concessions: 'obwohl trotz',
};
