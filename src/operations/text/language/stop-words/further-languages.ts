/** Shorter lists of function words, enough to know a language by and to keep them out of keywords. */
export const swedish = `
  och i att det som en p\u00e5 \u00e4r av f\u00f6r med till den har de inte om ett han men var jag sig
  fr\u00e5n vi s\u00e5 kan n\u00e4r \u00e5r s\u00e4ger hon under ocks\u00e5 efter eller nu sin d\u00e4r vid
  mot ska skulle kommer ut f\u00e5r finns vara hade alla andra mycket \u00e4n h\u00e4r d\u00e5 sedan
  \u00f6ver bara in blir upp \u00e4ven vad f\u00e5 tv\u00e5 vill ha m\u00e5nga hur mer g\u00e5r sina detta
  nya procent m\u00e5ste blev bli varit mellan n\u00e5gon n\u00e5got n\u00e5gra ingen inget inga du mig dig
  honom henne oss er dem min mitt mina din ditt dina hans hennes v\u00e5r v\u00e5rt v\u00e5ra era deras
  denna dessa vilken vilket vilka vem varf\u00f6r utan eftersom medan dock redan aldrig alltid ofta igen hit
  dit ja nej kunde ville skall gjorde g\u00f6ra
`;

export const danish = `
  og i at det som en p\u00e5 er af for med til den har de ikke om et han men var jeg sig fra vi s\u00e5 kan
  n\u00e5r hun under ogs\u00e5 efter eller nu sin der ved mod skal skulle kommer ud f\u00e5r v\u00e6re havde
  alle andre meget end her da siden over kun ind bliver op hvad f\u00e5 to vil have mange hvordan mere
  g\u00e5r sine dette nye procent m\u00e5 blev blive v\u00e6ret mellem nogen noget nogle ingen intet du mig
  dig ham hende os jer dem min mit mine din dit dine hans hendes vores deres denne disse hvilken hvilket
  hvilke hvem hvorfor hvor uden fordi mens dog allerede aldrig altid ofte igen ja nej kunne ville gjorde
  g\u00f8re
`;

export const norwegian = `
  og i at det som en p\u00e5 er av for med til den har de ikke om et han men var jeg seg fra vi s\u00e5 kan
  n\u00e5r hun under ogs\u00e5 etter eller n\u00e5 sin der ved mot skal skulle kommer ut f\u00e5r v\u00e6re
  hadde alle andre mye enn her da siden over bare inn blir opp hva f\u00e5 to vil ha mange hvordan mer
  g\u00e5r sine dette nye prosent m\u00e5 ble bli v\u00e6rt mellom noen noe ingen ingenting du meg deg ham
  henne oss dere dem min mitt mine din ditt dine hans hennes v\u00e5r v\u00e5rt v\u00e5re deres denne disse
  hvilken hvilket hvem hvorfor hvor uten fordi mens allerede aldri alltid ofte igjen ja nei kunne ville
  gjorde gj\u00f8re
`;

export const finnish = `
  ja on ei se ett\u00e4 h\u00e4n oli ovat mutta joka kun niin kuin my\u00f6s tai ole olen olet olemme olette
  olivat ollut olla min\u00e4 sin\u00e4 me te he t\u00e4m\u00e4 tuo n\u00e4m\u00e4 nuo ne mik\u00e4 kuka
  miss\u00e4 mist\u00e4 mihin miksi miten minun sinun h\u00e4nen meid\u00e4n teid\u00e4n heid\u00e4n sen jos
  vain jo viel\u00e4 nyt sitten siell\u00e4 t\u00e4\u00e4ll\u00e4 t\u00e4ss\u00e4 siin\u00e4 sit\u00e4
  t\u00e4t\u00e4 niit\u00e4 jotka jonka jossa joita vaan koska kanssa ennen j\u00e4lkeen ilman eiv\u00e4t en
  et emme ette voi voit voivat voisi pit\u00e4\u00e4 t\u00e4ytyy kaikki moni paljon hyvin eritt\u00e4in
  enemm\u00e4n aina usein koskaan ehk\u00e4 kyll\u00e4
`;

export const polish = `
  i w z na do si\u0119 nie to jest \u017ce o a jak za po co od ze dla przez ale s\u0105 by\u0142 by\u0142a
  by\u0142o byli by\u0142y by\u0107 tym tego ten ta te tych t\u0119 tej t\u0105 ju\u017c tylko czy lub oraz
  mo\u017ce mog\u0105 mo\u017cna ich jego jej jako przy tak\u017ce r\u00f3wnie\u017c kt\u00f3re kt\u00f3ry
  kt\u00f3ra kt\u00f3rzy kt\u00f3rego kt\u00f3rej kt\u00f3rym bardzo wi\u0119cej mnie mi ja ty on ona ono my
  wy oni one m\u00f3j moja moje tw\u00f3j twoja nasz nasza nasze wasz sw\u00f3j swoje swoj\u0105 sobie
  siebie go mu im nich nim ni\u0105 kto gdzie kiedy dlaczego gdy bo poniewa\u017c wi\u0119c je\u015bli
  je\u017celi cho\u0107 nad pod przed mi\u0119dzy bez u ku tak nigdy zawsze cz\u0119sto teraz tutaj tam
  jeszcze bardziej mam masz ma mamy maj\u0105 mia\u0142 mia\u0142a b\u0119dzie b\u0119d\u0105 b\u0119d\u0119
  zosta\u0142 zosta\u0142a zosta\u0142y wszystko wszystkie wszyscy ka\u017cdy \u017ceby aby
`;

export const czech = `
  a v na se je \u017ee s z do to o i ve k pro jako za by ale si po jsou tak od kter\u00e9 kter\u00fd
  kter\u00e1 jeho v\u0161ak podle jsem je\u0161t\u011b b\u00fdt byl byla bylo byli byly jen nebo ten ta
  t\u00edm u\u017e p\u0159i a\u017e m\u00e1 jak kdy\u017e co kde kdo pro\u010d jsme jste nejsou nen\u00ed
  m\u016fj moje tv\u016fj n\u00e1\u0161 na\u0161e v\u00e1\u0161 va\u0161e jejich jej\u00ed tento tato toto
  tyto t\u00e9to tomto mezi bez p\u0159ed nad pod m\u011b mi ty ti on ona ono my vy oni mu j\u00ed jim nich
  velmi v\u00edce tak\u00e9 proto proto\u017ee aby pokud nikdy v\u017edy \u010dasto dnes nyn\u00ed tady tam
  m\u016f\u017ee mohou budou bude budu chce mus\u00ed ani
`;

export const turkish = `
  ve bir bu da de i\u00e7in ile \u00e7ok daha olarak olan ne gibi kadar en ya ki o ama var m\u0131 mi mu
  m\u00fc sonra de\u011fil her ben sen biz siz onlar bana sana ona bize size onlara beni seni onu bizi sizi
  benim senin onun bizim sizin onlar\u0131n \u015fu \u015fey bunu bunun buna bunlar \u015fimdi ise veya hem
  hi\u00e7 niye neden nas\u0131l nerede nereye kim hangi ka\u00e7 \u00e7\u00fcnk\u00fc fakat ancak e\u011fer
  diye \u00fczere g\u00f6re \u00f6nce taraf\u0131ndan aras\u0131nda \u00fczerinde i\u00e7inde alt\u0131nda
  ra\u011fmen bile sadece yok oldu oldu\u011fu oldu\u011funu olacak olur olduk\u00e7a edildi eden etti
  etti\u011fi edilen yap\u0131lan yap\u0131ld\u0131 kendi t\u00fcm baz\u0131 bir\u00e7ok hepsi az evet
  hay\u0131r l\u00fctfen b\u00f6yle \u015f\u00f6yle \u00f6yle yani art\u0131k hen\u00fcz hala
`;

export const romanian = `
  \u0219i \u00een de la cu a pe nu s\u0103 c\u0103 din este pentru o un care ce sunt mai au al ale se ca le
  prin fost dar sau dup\u0103 era cei cea lui lor el ea ei ele eu tu noi voi \u00eei \u00eel \u00ee\u0219i
  mi \u021bi ne v\u0103 m\u0103 te acest aceast\u0103 acesta aceasta aceste ace\u0219ti acel acea acele unde
  c\u00e2nd cum c\u00e2t cine dac\u0103 deci iar ori f\u0103r\u0103 \u00eentre p\u00e2n\u0103 peste sub spre
  asupra despre foarte tot toate to\u021bi toat\u0103 fiecare nici niciodat\u0103 \u00eentotdeauna aici
  acolo acum doar \u00eenc\u0103 deja astfel pot poate trebuie are am ai avem ave\u021bi avea fi fie ar va
  vor meu mea mei mele t\u0103u ta s\u0103u sa nostru noastr\u0103 unei unui unor
`;

export const hungarian = `
  a az \u00e9s hogy nem is egy ez azt ezt van de csak m\u00e1r meg ha volt mint m\u00e9g vagy el amely ki
  kell lehet majd volna lesz sem minden \u00e9n te \u0151 mi ti \u0151k engem t\u00e9ged \u0151t minket
  nekem neked neki nek\u00fcnk nekik ami aki ahol amikor mi\u00e9rt hol mikor hogyan milyen melyik mert
  hanem akkor \u00edgy \u00fagy itt ott most igen nagyon t\u00f6bb ut\u00e1n el\u0151tt k\u00f6z\u00f6tt
  alatt f\u00f6l\u00f6tt szerint \u00e1ltal fel\u00e9 n\u00e9lk\u00fcl ez\u00e9rt teh\u00e1t valamint
  illetve voltak vannak lenne lett legyen olyan ilyen ennek annak ezek azok saj\u00e1t soha mindig gyakran
`;

export const indonesian = `
  yang dan di ke dari ini itu untuk dengan pada adalah dalam tidak akan juga oleh saya kami kita anda dia
  mereka ada atau bisa dapat telah sudah lebih karena sebagai namun tetapi jika saat ketika seperti hanya
  secara para tersebut bahwa belum masih sangat bukan apa siapa mengapa bagaimana kapan dimana mana hingga
  sampai antara setelah sebelum sejak selama semua setiap beberapa banyak harus lagi pun sedang maka agar
  supaya
`;
