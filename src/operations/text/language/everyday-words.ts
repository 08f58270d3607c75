/**
 * Everyday words that tell a language where a text is too short for function words: greetings, shopping, time,
 * praise and blame. Words that several languages share count less.
 */
export const english = `
  hello hi thanks thank please good great time people day work year man woman child make made get got go
  going know think see come want look need find give tell feel try leave call old new first last long little
  big high right next early young important bad best better love like really nice price order customer
  service product water city house week morning night friend family money way thing life school world sorry
  welcome open closed free help using use yesterday tomorrow minutes hours months delivery room staff food
  said says
`;

export const spanish = `
  hola gracias favor buenos buenas d\u00edas tardes noches se\u00f1or se\u00f1ora casa a\u00f1o a\u00f1os
  d\u00eda tiempo gente hombre mujer ni\u00f1o trabajo vida mundo ciudad agua ma\u00f1ana ayer semana mes
  bueno buena malo mala mejor peor gran grande peque\u00f1o nuevo nueva mucho gusta gust\u00f3 quiero quiere
  necesito creo veo dice dijo viene vino lleg\u00f3 comida servicio producto precio pedido cliente
  habitaci\u00f3n excelente p\u00e9simo terrible horrible recomiendo calidad dinero compra comprar tienda
  env\u00edo minutos horas euros primera vez cosas problema ayuda estaci\u00f3n calle reuni\u00f3n empresa
  factura
`;

export const french = `
  bonjour salut merci bonsoir madame monsieur mademoiselle maison an ans ann\u00e9e jour jours temps gens
  homme femme enfant travail vie monde ville eau demain hier matin soir semaine mois bon bonne mauvais
  mauvaise meilleur grand grande petit petite nouveau nouvelle beau belle aime veux voudrais besoin crois
  vois dit vient venu arriv\u00e9 cuisine repas service produit prix commande client clients chambre
  magnifique affreux recommande qualit\u00e9 argent acheter magasin livraison minutes heures premi\u00e8re
  fois choses probl\u00e8me aide gare rue r\u00e9union entreprise facture voiture \u00e9tait
`;

export const german = `
  hallo danke guten tag morgen abend herr frau haus jahr jahre zeit leute mann kind arbeit leben welt stadt
  wasser gestern woche monat monate gut gute guter gutes schlecht schlechte besser beste gro\u00df
  gro\u00dfe klein kleine neu neue neuen sch\u00f6n sch\u00f6ne schnell liebe gerne gern brauche glaube sehe
  sagt sagte kommt kam essen bestellung kunde kunden zimmer wunderbar furchtbar schrecklich empfehlen
  qualit\u00e4t geld kaufen laden lieferung minuten stunden uhr euro erste ersten mal sache problem hilfe
  bahnhof stra\u00dfe treffen firma unternehmen rechnung geht freundlich freundliche montag dienstag
  mittwoch donnerstag freitag samstag sonntag vielen
`;

export const italian = `
  ciao grazie buongiorno buonasera prego signore signora casa anno anni giorno giorni tempo gente uomo donna
  bambino lavoro vita mondo citt\u00e0 acqua domani ieri mattina sera settimana mese mesi buono buona buon
  cattivo migliore peggiore grande piccolo nuovo nuova bello bella piace voglio vorrei bisogno credo vedo
  dice detto viene arrivato arrivata cibo servizio prodotto prezzo ordine cliente clienti camera ottimo
  ottima pessimo pessima eccellente orribile consiglio qualit\u00e0 soldi comprare negozio consegna minuti
  ore euro prima volta cose problema aiuto stazione strada riunione azienda fattura macchina
`;

export const portuguese = `
  ol\u00e1 obrigado obrigada bom boa dia tarde noite senhor senhora casa ano anos dias tempo pessoas gente
  homem mulher crian\u00e7a trabalho vida mundo cidade \u00e1gua amanh\u00e3 ontem manh\u00e3 semana
  m\u00eas meses \u00f3timo \u00f3tima p\u00e9ssimo p\u00e9ssima melhor pior grande pequeno novo nova gosto
  gostei quero preciso acho vejo disse vem veio chegou comida servi\u00e7o produto pre\u00e7o pedido cliente
  quarto excelente horr\u00edvel recomendo qualidade dinheiro comprar loja entrega minutos horas euros reais
  primeira vez coisas problema ajuda esta\u00e7\u00e3o rua reuni\u00e3o empresa fatura carro atendimento
  adorei
`;

export const dutch = `
  hallo dank bedankt goedemorgen goedenavond meneer mevrouw huis jaar jaren dag dagen tijd mensen man vrouw
  kind werk leven wereld stad water morgen gisteren ochtend avond week maand maanden goed goede slecht
  slechte beter beste groot grote klein kleine nieuw nieuwe mooi mooie graag houd nodig denk zie zegt zei
  komt kwam eten dienst prijs bestelling klant klanten kamer geweldig vreselijk aanraden kwaliteit geld
  kopen winkel levering minuten uur euro eerste keer dingen probleem hulp straat vergadering bedrijf
  rekening vriendelijk lekker
`;

export const swedish = `
  hej tack sn\u00e4lla god morgon kv\u00e4ll herr fru hus dag dagar tid folk m\u00e4nniskor man kvinna barn
  arbete liv v\u00e4rld stad vatten imorgon ig\u00e5r vecka m\u00e5nad bra d\u00e5lig d\u00e5ligt
  b\u00e4ttre b\u00e4st stor stort liten nytt gammal vacker gillar \u00e4lskar beh\u00f6ver tror ser sa kom
  mat tj\u00e4nst pris best\u00e4llning kund kunder rum underbar hemsk rekommenderar kvalitet pengar
  k\u00f6pa aff\u00e4r leverans minuter timmar kronor f\u00f6rsta g\u00e5ngen saker problem hj\u00e4lp gata
  m\u00f6te f\u00f6retag r\u00e4kning
`;

export const danish = `
  hej tak venlig god morgen aften hus dag dage tid folk mennesker mand kvinde b\u00f8rn barn arbejde liv
  verden by vand ig\u00e5r uge m\u00e5ned godt d\u00e5rlig d\u00e5rligt bedre bedst stor stort lille nyt
  gammel smuk elsker beh\u00f8ver tror siger sagde kom mad pris bestilling kunde kunder v\u00e6relse dejlig
  forf\u00e6rdelig anbefale kvalitet penge k\u00f8be butik levering minutter timer kroner f\u00f8rste gang
  ting problem hj\u00e6lp gade m\u00f8de virksomhed regning ogs\u00e5
`;

export const norwegian = `
  hei takk god morgen kveld hus dag dager tid folk mennesker mann kvinne barn arbeid liv verden by vann
  imorgen ig\u00e5r uke m\u00e5ned bra godt d\u00e5rlig bedre best stor stort liten nytt gammel vakker liker
  elsker trenger tror sier sa kom mat pris bestilling kunde kunder rom fantastisk forferdelig anbefaler
  kvalitet penger kj\u00f8pe butikk levering minutter timer kroner f\u00f8rste gang ting hjelp gate
  m\u00f8te bedrift regning
`;

export const finnish = `
  hei kiitos moi huomenta iltaa p\u00e4iv\u00e4\u00e4 talo vuosi vuotta p\u00e4iv\u00e4 aika ihmiset mies
  nainen lapsi ty\u00f6 el\u00e4m\u00e4 maailma kaupunki vesi huomenna eilen viikko kuukausi hyv\u00e4 huono
  parempi paras suuri iso pieni uusi vanha kaunis rakastan tarvitsen luulen sanoi tuli ruoka palvelu hinta
  tilaus asiakas huone loistava kamala suosittelen laatu raha ostaa kauppa toimitus minuuttia tuntia euroa
  ensimm\u00e4inen kertaa ongelma apua katu kokous yritys lasku
`;

export const polish = `
  dzi\u0119kuj\u0119 dzie\u0144 dobry cze\u015b\u0107 prosz\u0119 pan pani dom rok lat lata czas ludzie
  cz\u0142owiek kobieta dziecko praca \u017cycie \u015bwiat miasto woda jutro wczoraj rano wiecz\u00f3r
  tydzie\u0144 miesi\u0105c dobre dobra z\u0142y lepszy najlepszy du\u017cy du\u017ca ma\u0142y ma\u0142a
  nowy nowa stary pi\u0119kny lubi\u0119 kocham chc\u0119 potrzebuj\u0119 my\u015bl\u0119 m\u00f3wi
  powiedzia\u0142 przyszed\u0142 jedzenie obs\u0142uga produkt cena zam\u00f3wienie klient pok\u00f3j
  wspania\u0142y okropny polecam jako\u015b\u0107 pieni\u0105dze kupi\u0107 sklep dostawa minut godzin
  z\u0142otych pierwszy raz rzeczy problem pomoc ulica spotkanie firma faktura
`;

export const czech = `
  d\u011bkuji ahoj dobr\u00fd den pros\u00edm pan pan\u00ed d\u016fm rok let \u010das lid\u00e9
  \u010dlov\u011bk \u017eena d\u00edt\u011b pr\u00e1ce \u017eivot sv\u011bt m\u011bsto voda z\u00edtra
  v\u010dera r\u00e1no ve\u010der t\u00fdden m\u011bs\u00edc dobr\u00e9 dobr\u00e1 \u0161patn\u00fd
  lep\u0161\u00ed nejlep\u0161\u00ed velk\u00fd velk\u00e1 mal\u00fd mal\u00e1 nov\u00fd nov\u00e1
  star\u00fd kr\u00e1sn\u00fd miluji chci pot\u0159ebuji mysl\u00edm \u0159\u00edk\u00e1 \u0159ekl
  p\u0159i\u0161el j\u00eddlo slu\u017eba cena objedn\u00e1vka z\u00e1kazn\u00edk pokoj skv\u011bl\u00fd
  hrozn\u00fd doporu\u010duji kvalita pen\u00edze koupit obchod dod\u00e1n\u00ed minut hodin korun
  prvn\u00ed kr\u00e1t v\u011bci probl\u00e9m pomoc ulice sch\u016fzka firma faktura
`;

export const turkish = `
  merhaba te\u015fekk\u00fcrler te\u015fekk\u00fcr ederim g\u00fcnayd\u0131n iyi g\u00fcnler bey han\u0131m
  ev y\u0131l g\u00fcn zaman insanlar insan kad\u0131n adam \u00e7ocuk i\u015f hayat d\u00fcnya \u015fehir
  su yar\u0131n d\u00fcn sabah ak\u015fam hafta ay g\u00fczel k\u00f6t\u00fc b\u00fcy\u00fck
  k\u00fc\u00e7\u00fck yeni eski seviyorum istiyorum laz\u0131m dedi geldi yemek hizmet \u00fcr\u00fcn fiyat
  sipari\u015f m\u00fc\u015fteri oda harika berbat tavsiye kalite para almak ma\u011faza teslimat dakika
  saat lira ilk kez sorun yard\u0131m sokak toplant\u0131 \u015firket fatura
`;

export const romanian = `
  bun\u0103 mul\u021bumesc ziua domnule doamn\u0103 cas\u0103 ani an zi timp oameni om femeie copil
  munc\u0103 via\u021b\u0103 lume ora\u0219 ap\u0103 m\u00e2ine ieri diminea\u021ba seara
  s\u0103pt\u0103m\u00e2n\u0103 lun\u0103 bun r\u0103u mai bine mare mic nou nou\u0103 vechi frumos iubesc
  vreau spune spus venit m\u00e2ncare serviciu produs pre\u021b comand\u0103 client camer\u0103 minunat
  groaznic recomand calitate bani cump\u0103r magazin livrare minute ore lei prima oar\u0103 lucruri
  problem\u0103 ajutor strad\u0103 \u00eent\u00e2lnire firm\u0103 factur\u0103
`;

export const hungarian = `
  k\u00f6sz\u00f6n\u00f6m szia hell\u00f3 k\u00e9rem j\u00f3 reggelt napot est\u00e9t h\u00e1z \u00e9v
  \u00e9ve nap id\u0151 emberek ember n\u0151 gyerek munka \u00e9let vil\u00e1g v\u00e1ros v\u00edz holnap
  tegnap reggel este h\u00e9t h\u00f3nap rossz jobb legjobb nagy kicsi \u00faj r\u00e9gi sz\u00e9p szeretem
  akarok kell gondolom mondta j\u00f6tt \u00e9tel szolg\u00e1ltat\u00e1s term\u00e9k \u00e1r rendel\u00e9s
  \u00fcgyf\u00e9l szoba csod\u00e1latos sz\u00f6rny\u0171 aj\u00e1nlom min\u0151s\u00e9g p\u00e9nz venni
  bolt sz\u00e1ll\u00edt\u00e1s perc \u00f3ra forint els\u0151 alkalommal dolog probl\u00e9ma
  seg\u00edts\u00e9g utca tal\u00e1lkoz\u00f3 c\u00e9g sz\u00e1mla
`;

export const indonesian = `
  halo terima kasih selamat pagi siang malam bapak ibu rumah tahun hari waktu orang laki perempuan anak
  kerja hidup dunia kota air besok kemarin minggu bulan baik buruk lebih terbaik besar kecil baru lama indah
  cinta mau ingin perlu pikir kata datang makanan layanan produk harga pesanan pelanggan kamar bagus jelek
  rekomendasi kualitas uang beli toko pengiriman menit jam rupiah pertama kali masalah bantuan jalan rapat
  perusahaan faktur
`;
