import type { Language } from '../codes/language.ts';

/** ISO 3166-1 codes of the countries whose names are known: those of Europe and its larger trading partners. */
const codes =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB AL ' +
  'AD BA BY GE GG IM JE MC MD ME MK RS SM TR UA XK AE AR AU BR CA CL CN CO EG HK ID IL IN JP KR MA MX ' +
  'MY NZ PE PH SA SG TH TN TW US UY VN ZA';

/** Their names as in CLDR 48, in the order of the codes. */
const namesOf: Readonly<Record<Language, string>> = {
  en:
    'Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|' +
    'Hungary|Ireland|Italy|Latvia|Lithuania|Luxembourg|Malta|Netherlands|Poland|Portugal|Romania|' +
    'Slovakia|Slovenia|Spain|Sweden|Iceland|Liechtenstein|Norway|Switzerland|United Kingdom|Albania|' +
    'Andorra|Bosnia and Herzegovina|Belarus|Georgia|Guernsey|Isle of Man|Jersey|Monaco|Moldova|' +
    'Montenegro|North Macedonia|Serbia|San Marino|T\u00fcrkiye|Ukraine|Kosovo|United Arab Emirates|Argentina|' +
    'Australia|Brazil|Canada|Chile|China|Colombia|Egypt|Hong Kong|Indonesia|Israel|India|Japan|' +
    'South Korea|Morocco|Mexico|Malaysia|New Zealand|Peru|Philippines|Saudi Arabia|Singapore|Thailand|' +
    'Tunisia|Taiwan|United States|Uruguay|Vietnam|South Africa',
  de:
    '\u00d6sterreich|Belgien|Bulgarien|Kroatien|Zypern|Tschechien|D\u00e4nemark|Estland|Finnland|Frankreich|' +
    'Deutschland|Griechenland|Ungarn|Irland|Italien|Lettland|Litauen|Luxemburg|Malta|Niederlande|Polen|' +
    'Portugal|Rum\u00e4nien|Slowakei|Slowenien|Spanien|Schweden|Island|Liechtenstein|Norwegen|Schweiz|' +
    'Vereinigtes K\u00f6nigreich|Albanien|Andorra|Bosnien und Herzegowina|Belarus|Georgien|Guernsey|' +
    'Isle of Man|Jersey|Monaco|Moldau|Montenegro|Nordmazedonien|Serbien|San Marino|T\u00fcrkei|Ukraine|Kosovo|' +
    'Vereinigte Arabische Emirate|Argentinien|Australien|Brasilien|Kanada|Chile|China|Kolumbien|\u00c4gypten|' +
    'Hongkong|Indonesien|Israel|Indien|Japan|S\u00fcdkorea|Marokko|Mexiko|Malaysia|Neuseeland|Peru|' +
    'Philippinen|Saudi-Arabien|Singapur|Thailand|Tunesien|Taiwan|Vereinigte Staaten|Uruguay|Vietnam|' +
    'S\u00fcdafrika',
  fr:
    'Autriche|Belgique|Bulgarie|Croatie|Chypre|Tch\u00e9quie|Danemark|Estonie|Finlande|France|Allemagne|Gr\u00e8ce|' +
    'Hongrie|Irlande|Italie|Lettonie|Lituanie|Luxembourg|Malte|Pays-Bas|Pologne|Portugal|Roumanie|' +
    'Slovaquie|Slov\u00e9nie|Espagne|Su\u00e8de|Islande|Liechtenstein|Norv\u00e8ge|Suisse|Royaume-Uni|Albanie|Andorre|' +
    'Bosnie-Herz\u00e9govine|Bi\u00e9lorussie|G\u00e9orgie|Guernesey|\u00cele de Man|Jersey|Monaco|Moldavie|Mont\u00e9n\u00e9gro|' +
    'Mac\u00e9doine du Nord|Serbie|Saint-Marin|Turquie|Ukraine|Kosovo|\u00c9mirats arabes unis|Argentine|Australie|' +
    'Br\u00e9sil|Canada|Chili|Chine|Colombie|\u00c9gypte|Hong Kong|Indon\u00e9sie|Isra\u00ebl|Inde|Japon|Cor\u00e9e du Sud|Maroc|' +
    'Mexique|Malaisie|Nouvelle-Z\u00e9lande|P\u00e9rou|Philippines|Arabie saoudite|Singapour|Tha\u00eflande|Tunisie|' +
    'Ta\u00efwan|\u00c9tats-Unis|Uruguay|Vietnam|Afrique du Sud',
  es:
    'Austria|B\u00e9lgica|Bulgaria|Croacia|Chipre|Chequia|Dinamarca|Estonia|Finlandia|Francia|Alemania|Grecia|' +
    'Hungr\u00eda|Irlanda|Italia|Letonia|Lituania|Luxemburgo|Malta|Pa\u00edses Bajos|Polonia|Portugal|Ruman\u00eda|' +
    'Eslovaquia|Eslovenia|Espa\u00f1a|Suecia|Islandia|Liechtenstein|Noruega|Suiza|Reino Unido|Albania|Andorra|' +
    'Bosnia y Herzegovina|Bielorrusia|Georgia|Guernesey|Isla de Man|Jersey|M\u00f3naco|Moldavia|Montenegro|' +
    'Macedonia del Norte|Serbia|San Marino|Turqu\u00eda|Ucrania|Kosovo|Emiratos \u00c1rabes Unidos|Argentina|' +
    'Australia|Brasil|Canad\u00e1|Chile|China|Colombia|Egipto|Hong Kong|Indonesia|Israel|India|Jap\u00f3n|' +
    'Corea del Sur|Marruecos|M\u00e9xico|Malasia|Nueva Zelanda|Per\u00fa|Filipinas|Arabia Saud\u00ed|Singapur|Tailandia|' +
    'T\u00fanez|Taiw\u00e1n|Estados Unidos|Uruguay|Vietnam|Sud\u00e1frica',
  it:
    'Austria|Belgio|Bulgaria|Croazia|Cipro|Cechia|Danimarca|Estonia|Finlandia|Francia|Germania|Grecia|' +
    'Ungheria|Irlanda|Italia|Lettonia|Lituania|Lussemburgo|Malta|Paesi Bassi|Polonia|Portogallo|Romania|' +
    'Slovacchia|Slovenia|Spagna|Svezia|Islanda|Liechtenstein|Norvegia|Svizzera|Regno Unito|Albania|' +
    'Andorra|Bosnia ed Erzegovina|Bielorussia|Georgia|Guernsey|Isola di Man|Jersey|Monaco|Moldavia|' +
    'Montenegro|Macedonia del Nord|Serbia|San Marino|Turchia|Ucraina|Kosovo|Emirati Arabi Uniti|' +
    'Argentina|Australia|Brasile|Canada|Cile|Cina|Colombia|Egitto|Hong Kong|Indonesia|Israele|India|' +
    'Giappone|Corea del Sud|Marocco|Messico|Malaysia|Nuova Zelanda|Per\u00f9|Filippine|Arabia Saudita|' +
    'Singapore|Thailandia|Tunisia|Taiwan|Stati Uniti|Uruguay|Vietnam|Sudafrica',
  nl:
    'Oostenrijk|Belgi\u00eb|Bulgarije|Kroati\u00eb|Cyprus|Tsjechi\u00eb|Denemarken|Estland|Finland|Frankrijk|Duitsland|' +
    'Griekenland|Hongarije|Ierland|Itali\u00eb|Letland|Litouwen|Luxemburg|Malta|Nederland|Polen|Portugal|' +
    'Roemeni\u00eb|Slowakije|Sloveni\u00eb|Spanje|Zweden|IJsland|Liechtenstein|Noorwegen|Zwitserland|' +
    'Verenigd Koninkrijk|Albani\u00eb|Andorra|Bosni\u00eb en Herzegovina|Belarus|Georgi\u00eb|Guernsey|Isle of Man|' +
    'Jersey|Monaco|Moldavi\u00eb|Montenegro|Noord-Macedoni\u00eb|Servi\u00eb|San Marino|Turkije|Oekra\u00efne|Kosovo|' +
    'Verenigde Arabische Emiraten|Argentini\u00eb|Australi\u00eb|Brazili\u00eb|Canada|Chili|China|Colombia|Egypte|' +
    'Hongkong|Indonesi\u00eb|Isra\u00ebl|India|Japan|Zuid-Korea|Marokko|Mexico|Maleisi\u00eb|Nieuw-Zeeland|Peru|' +
    'Filipijnen|Saoedi-Arabi\u00eb|Singapore|Thailand|Tunesi\u00eb|Taiwan|Verenigde Staten|Uruguay|Vietnam|' +
    'Zuid-Afrika',
  pt:
    '\u00c1ustria|B\u00e9lgica|Bulg\u00e1ria|Cro\u00e1cia|Chipre|Ch\u00e9quia|Dinamarca|Est\u00f3nia|Finl\u00e2ndia|Fran\u00e7a|Alemanha|Gr\u00e9cia|' +
    'Hungria|Irlanda|It\u00e1lia|Let\u00f3nia|Litu\u00e2nia|Luxemburgo|Malta|Pa\u00edses Baixos|Pol\u00f3nia|Portugal|Rom\u00e9nia|' +
    'Eslov\u00e1quia|Eslov\u00e9nia|Espanha|Su\u00e9cia|Isl\u00e2ndia|Listenstaine|Noruega|Su\u00ed\u00e7a|Reino Unido|Alb\u00e2nia|Andorra|' +
    'B\u00f3snia e Herzegovina|Bielorr\u00fassia|Ge\u00f3rgia|Guernesey|Ilha de Man|Jersey|M\u00f3naco|Mold\u00e1via|Montenegro|' +
    'Maced\u00f3nia do Norte|S\u00e9rvia|S\u00e3o Marinho|Turquia|Ucr\u00e2nia|Kosovo|Emirados \u00c1rabes Unidos|Argentina|' +
    'Austr\u00e1lia|Brasil|Canad\u00e1|Chile|China|Col\u00f4mbia|Egito|Hong Kong|Indon\u00e9sia|Israel|\u00cdndia|Jap\u00e3o|' +
    'Coreia do Sul|Marrocos|M\u00e9xico|Mal\u00e1sia|Nova Zel\u00e2ndia|Peru|Filipinas|Ar\u00e1bia Saudita|Singapura|' +
    'Tail\u00e2ndia|Tun\u00edsia|Taiwan|Estados Unidos|Uruguai|Vietname|\u00c1frica do Sul',
  pl:
    'Austria|Belgia|Bu\u0142garia|Chorwacja|Cypr|Czechy|Dania|Estonia|Finlandia|Francja|Niemcy|Grecja|W\u0119gry|' +
    'Irlandia|W\u0142ochy|\u0141otwa|Litwa|Luksemburg|Malta|Holandia|Polska|Portugalia|Rumunia|S\u0142owacja|S\u0142owenia|' +
    'Hiszpania|Szwecja|Islandia|Liechtenstein|Norwegia|Szwajcaria|Wielka Brytania|Albania|Andora|' +
    'Bo\u015bnia i Hercegowina|Bia\u0142oru\u015b|Gruzja|Guernsey|Wyspa Man|Jersey|Monako|Mo\u0142dawia|Czarnog\u00f3ra|' +
    'Macedonia P\u00f3\u0142nocna|Serbia|San Marino|Turcja|Ukraina|Kosowo|Zjednoczone Emiraty Arabskie|Argentyna|' +
    'Australia|Brazylia|Kanada|Chile|Chiny|Kolumbia|Egipt|Hongkong|Indonezja|Izrael|Indie|Japonia|' +
    'Korea Po\u0142udniowa|Maroko|Meksyk|Malezja|Nowa Zelandia|Peru|Filipiny|Arabia Saudyjska|Singapur|' +
    'Tajlandia|Tunezja|Tajwan|Stany Zjednoczone|Urugwaj|Wietnam|RPA',
};

const indexes = new Map(codes.split(' ').map((code, index) => [code, index]));
const split = new Map<Language, readonly string[]>();

/** The name of a country in a language, by its code in capitals; the code where the name is not known. */
export function countryName(code: string, language: Language): string {
  const index = indexes.get(code);
  if (index === undefined) return code;
  let names = split.get(language);
  if (names === undefined) {
    names = namesOf[language].split('|');
    split.set(language, names);
  }
  return names[index]!;
}
