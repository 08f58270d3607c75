import type { Language } from '../codes/language.ts';
import { pluralForm } from './plural-form.ts';
import { unitSign } from './unit-signs.ts';

/** Codes of UN/ECE Recommendation 20, and of 21 with X before them, that trade uses and that have no sign. */
const codes =
  'DAY WEE MON QAN SAN ANN E49 LH PR SET KT DZN GRO CEN MIL NMP NAR IE PTN RM LM SMI LS E48 E51 E53 E54 ACT ' +
  'ROM U1 LO 5B SX XPP XUN XPK XPA XPC XBX XCT XCS XCR XBG XSA XBO XCX XJR XTU XRO XRL XST XBE XEN XBJ XDR ' +
  'XBA XPX XCN';

/**
 * Their words in the order of the codes, each with its forms in the order of `pluralForm`; one form alone does not change
 * with the quantity.
 */
const wordsOf: Readonly<Record<Language, string>> = {
  en:
    'day/days|week/weeks|month/months|quarter/quarters|half-year/half-years|year/years|working day/working ' +
    'days|labour hour/labour hours|pair/pairs|set/sets|kit/kits|dozen|gross|hundred|thousand|pack/packs|' +
    'item/items|person/persons|portion/portions|ream/reams|linear metre/linear metres|mile/miles|lump ' +
    'sum/lump sums|service unit/service units|job/jobs|test/tests|trip/trips|activity/activities|room/rooms|' +
    'treatment/treatments|lot/lots|batch/batches|shipment/shipments|piece/pieces|unit/units|package/packages|' +
    'packet/packets|parcel/parcels|box/boxes|carton/cartons|case/cases|crate/crates|bag/bags|sack/sacks|' +
    'bottle/bottles|can/cans|jar/jars|tube/tubes|roll/rolls|reel/reels|sheet/sheets|bundle/bundles|' +
    'envelope/envelopes|bucket/buckets|drum/drums|barrel/barrels|pallet/pallets|container/containers',
  de:
    'Tag/Tage|Woche/Wochen|Monat/Monate|Quartal/Quartale|Halbjahr/Halbjahre|Jahr/Jahre|' +
    'Arbeitstag/Arbeitstage|Arbeitsstunde/Arbeitsstunden|Paar|Set/Sets|Bausatz/Baus\u00e4tze|Dutzend|Gros|' +
    'Hundert|Tausend|Packung/Packungen|Artikel|Person/Personen|Portion/Portionen|Ries|lfm|Meile/Meilen|' +
    'pauschal|Leistungseinheit/Leistungseinheiten|Auftrag/Auftr\u00e4ge|Pr\u00fcfung/Pr\u00fcfungen|' +
    'Fahrt/Fahrten|T\u00e4tigkeit/T\u00e4tigkeiten|Zimmer|Behandlung/Behandlungen|Los/Lose|Charge/Chargen|' +
    'Sendung/Sendungen|St\u00fcck|Einheit/Einheiten|Packst\u00fcck/Packst\u00fccke|P\u00e4ckchen|' +
    'Paket/Pakete|Schachtel/Schachteln|Karton/Kartons|Kiste/Kisten|Kasten/K\u00e4sten|Beutel|Sack/S\u00e4cke|' +
    'Flasche/Flaschen|Dose/Dosen|Glas/Gl\u00e4ser|Tube/Tuben|Rolle/Rollen|Spule/Spulen|Blatt|B\u00fcndel|' +
    'Umschlag/Umschl\u00e4ge|Eimer|Fass/F\u00e4sser|Fass/F\u00e4sser|Palette/Paletten|Container',
  fr:
    'jour/jours|semaine/semaines|mois|trimestre/trimestres|semestre/semestres|an/ans|jour ouvr\u00e9/jours ' +
    'ouvr\u00e9s|heure de travail/heures de travail|paire/paires|jeu/jeux|kit/kits|douzaine/douzaines|' +
    'grosse/grosses|centaine/centaines|millier/milliers|paquet/paquets|article/articles|personne/personnes|' +
    'portion/portions|rame/rames|m\u00e8tre lin\u00e9aire/m\u00e8tres lin\u00e9aires|mille/milles|' +
    'forfait/forfaits|unit\u00e9 de service/unit\u00e9s de service|t\u00e2che/t\u00e2ches|essai/essais|' +
    'trajet/trajets|activit\u00e9/activit\u00e9s|chambre/chambres|soin/soins|lot/lots|lot/lots|' +
    'exp\u00e9dition/exp\u00e9ditions|pi\u00e8ce/pi\u00e8ces|unit\u00e9/unit\u00e9s|colis|paquet/paquets|' +
    'colis|bo\u00eete/bo\u00eetes|carton/cartons|caisse/caisses|casier/casiers|sac/sacs|sac/sacs|' +
    'bouteille/bouteilles|bo\u00eete/bo\u00eetes|pot/pots|tube/tubes|rouleau/rouleaux|bobine/bobines|' +
    'feuille/feuilles|botte/bottes|enveloppe/enveloppes|seau/seaux|f\u00fbt/f\u00fbts|tonneau/tonneaux|' +
    'palette/palettes|conteneur/conteneurs',
  es:
    'd\u00eda/d\u00edas|semana/semanas|mes/meses|trimestre/trimestres|semestre/semestres|a\u00f1o/a\u00f1os|' +
    'd\u00eda laborable/d\u00edas laborables|hora de trabajo/horas de trabajo|par/pares|juego/juegos|' +
    'kit/kits|docena/docenas|gruesa/gruesas|centenar/centenares|millar/millares|paquete/paquetes|' +
    'art\u00edculo/art\u00edculos|persona/personas|raci\u00f3n/raciones|resma/resmas|metro lineal/metros ' +
    'lineales|milla/millas|tanto alzado/tantos alzados|unidad de servicio/unidades de servicio|' +
    'trabajo/trabajos|ensayo/ensayos|viaje/viajes|actividad/actividades|habitaci\u00f3n/habitaciones|' +
    'tratamiento/tratamientos|lote/lotes|lote/lotes|env\u00edo/env\u00edos|pieza/piezas|unidad/unidades|' +
    'bulto/bultos|paquete/paquetes|paquete/paquetes|caja/cajas|cart\u00f3n/cartones|caja/cajas|' +
    'caj\u00f3n/cajones|bolsa/bolsas|saco/sacos|botella/botellas|lata/latas|tarro/tarros|tubo/tubos|' +
    'rollo/rollos|bobina/bobinas|hoja/hojas|atado/atados|sobre/sobres|cubo/cubos|bid\u00f3n/bidones|' +
    'barril/barriles|pal\u00e9/pal\u00e9s|contenedor/contenedores',
  it:
    'giorno/giorni|settimana/settimane|mese/mesi|trimestre/trimestri|semestre/semestri|anno/anni|giorno ' +
    'lavorativo/giorni lavorativi|ora di lavoro/ore di lavoro|paio/paia|set|kit|dozzina/dozzine|' +
    'grossa/grosse|centinaio/centinaia|migliaio/migliaia|confezione/confezioni|articolo/articoli|' +
    'persona/persone|porzione/porzioni|risma/risme|metro lineare/metri lineari|miglio/miglia|a corpo|' +
    'unit\u00e0 di servizio|lavoro/lavori|prova/prove|viaggio/viaggi|attivit\u00e0|camera/camere|' +
    'trattamento/trattamenti|lotto/lotti|lotto/lotti|spedizione/spedizioni|pezzo/pezzi|unit\u00e0|' +
    'collo/colli|pacchetto/pacchetti|pacco/pacchi|scatola/scatole|cartone/cartoni|cassa/casse|' +
    'cassetta/cassette|sacchetto/sacchetti|sacco/sacchi|bottiglia/bottiglie|lattina/lattine|vasetto/vasetti|' +
    'tubo/tubi|rotolo/rotoli|bobina/bobine|foglio/fogli|fascio/fasci|busta/buste|secchio/secchi|fusto/fusti|' +
    'barile/barili|pallet|container',
  nl:
    'dag/dagen|week/weken|maand/maanden|kwartaal/kwartalen|halfjaar/halfjaren|jaar|werkdag/werkdagen|' +
    'werkuur/werkuren|paar|set/sets|kit/kits|dozijn|gros|honderdtal/honderdtallen|duizendtal/duizendtallen|' +
    'pak/pakken|artikel/artikelen|persoon/personen|portie/porties|riem/riemen|strekkende meter|mijl/mijlen|' +
    'vast bedrag/vaste bedragen|diensteenheid/diensteenheden|opdracht/opdrachten|test/tests|rit/ritten|' +
    'activiteit/activiteiten|kamer/kamers|behandeling/behandelingen|partij/partijen|batch/batches|' +
    'zending/zendingen|stuk/stuks|eenheid/eenheden|collo/colli|pakje/pakjes|pakket/pakketten|doos/dozen|' +
    'karton/kartons|kist/kisten|krat/kratten|zak/zakken|zak/zakken|fles/flessen|blik/blikken|pot/potten|' +
    'tube/tubes|rol/rollen|haspel/haspels|vel/vellen|bundel/bundels|envelop/enveloppen|emmer/emmers|' +
    'vat/vaten|vat/vaten|pallet/pallets|container/containers',
  pt:
    'dia/dias|semana/semanas|m\u00eas/meses|trimestre/trimestres|semestre/semestres|ano/anos|dia ' +
    '\u00fatil/dias \u00fateis|hora de trabalho/horas de trabalho|par/pares|conjunto/conjuntos|kit/kits|' +
    'd\u00fazia/d\u00fazias|grosa/grosas|centena/centenas|milhar/milhares|embalagem/embalagens|' +
    'artigo/artigos|pessoa/pessoas|dose/doses|resma/resmas|metro linear/metros lineares|milha/milhas|valor ' +
    'global/valores globais|unidade de servi\u00e7o/unidades de servi\u00e7o|trabalho/trabalhos|' +
    'ensaio/ensaios|viagem/viagens|atividade/atividades|quarto/quartos|tratamento/tratamentos|lote/lotes|' +
    'lote/lotes|envio/envios|pe\u00e7a/pe\u00e7as|unidade/unidades|volume/volumes|pacote/pacotes|' +
    'encomenda/encomendas|caixa/caixas|caixa de cart\u00e3o/caixas de cart\u00e3o|caixa/caixas|grade/grades|' +
    'saco/sacos|saca/sacas|garrafa/garrafas|lata/latas|frasco/frascos|bisnaga/bisnagas|rolo/rolos|' +
    'bobina/bobinas|folha/folhas|feixe/feixes|envelope/envelopes|balde/baldes|tambor/tambores|barril/barris|' +
    'palete/paletes|contentor/contentores',
  pl:
    'dzie\u0144/dni/dni/dnia|tydzie\u0144/tygodnie/tygodni/tygodnia|' +
    'miesi\u0105c/miesi\u0105ce/miesi\u0119cy/miesi\u0105ca|' +
    'kwarta\u0142/kwarta\u0142y/kwarta\u0142\u00f3w/kwarta\u0142u|' +
    'p\u00f3\u0142rocze/p\u00f3\u0142rocza/p\u00f3\u0142roczy/p\u00f3\u0142rocza|rok/lata/lat/roku|' +
    'dzie\u0144 roboczy/dni robocze/dni roboczych/dnia roboczego|' +
    'roboczogodzina/roboczogodziny/roboczogodzin/roboczogodziny|para/pary/par/pary|' +
    'zestaw/zestawy/zestaw\u00f3w/zestawu|komplet/komplety/komplet\u00f3w/kompletu|' +
    'tuzin/tuziny/tuzin\u00f3w/tuzina|gros/grosy/gros\u00f3w/grosa|setka/setki/setek/setki|' +
    'tysi\u0105c/tysi\u0105ce/tysi\u0119cy/tysi\u0105ca|paczka/paczki/paczek/paczki|' +
    'artyku\u0142/artyku\u0142y/artyku\u0142\u00f3w/artyku\u0142u|osoba/osoby/os\u00f3b/osoby|' +
    'porcja/porcje/porcji/porcji|ryza/ryzy/ryz/ryzy|metr bie\u017c\u0105cy/metry ' +
    'bie\u017c\u0105ce/metr\u00f3w bie\u017c\u0105cych/metra bie\u017c\u0105cego|mila/mile/mil/mili|' +
    'rycza\u0142t/rycza\u0142ty/rycza\u0142t\u00f3w/rycza\u0142tu|jednostka us\u0142ugi/jednostki ' +
    'us\u0142ugi/jednostek us\u0142ugi/jednostki us\u0142ugi|zlecenie/zlecenia/zlece\u0144/zlecenia|' +
    'test/testy/test\u00f3w/testu|przejazd/przejazdy/przejazd\u00f3w/przejazdu|' +
    'czynno\u015b\u0107/czynno\u015bci/czynno\u015bci/czynno\u015bci|pok\u00f3j/pokoje/pokoi/pokoju|' +
    'zabieg/zabiegi/zabieg\u00f3w/zabiegu|partia/partie/partii/partii|partia/partie/partii/partii|' +
    'przesy\u0142ka/przesy\u0142ki/przesy\u0142ek/przesy\u0142ki|sztuka/sztuki/sztuk/sztuki|' +
    'jednostka/jednostki/jednostek/jednostki|opakowanie/opakowania/opakowa\u0144/opakowania|' +
    'paczka/paczki/paczek/paczki|paczka/paczki/paczek/paczki|' +
    'pude\u0142ko/pude\u0142ka/pude\u0142ek/pude\u0142ka|karton/kartony/karton\u00f3w/kartonu|' +
    'skrzynia/skrzynie/skrzy\u0144/skrzyni|skrzynka/skrzynki/skrzynek/skrzynki|torba/torby/toreb/torby|' +
    'worek/worki/work\u00f3w/worka|butelka/butelki/butelek/butelki|puszka/puszki/puszek/puszki|' +
    's\u0142oik/s\u0142oiki/s\u0142oik\u00f3w/s\u0142oika|tuba/tuby/tub/tuby|rolka/rolki/rolek/rolki|' +
    'szpula/szpule/szpul/szpuli|arkusz/arkusze/arkuszy/arkusza|' +
    'wi\u0105zka/wi\u0105zki/wi\u0105zek/wi\u0105zki|koperta/koperty/kopert/koperty|' +
    'wiadro/wiadra/wiader/wiadra|b\u0119ben/b\u0119bny/b\u0119bn\u00f3w/b\u0119bna|' +
    'beczka/beczki/beczek/beczki|paleta/palety/palet/palety|kontener/kontenery/kontener\u00f3w/kontenera',
};

const indexes = new Map(codes.split(' ').map((code, index) => [code, index]));
const split = new Map<Language, readonly (readonly string[])[]>();

/**
 * What is written behind a quantity: the sign of its unit, or the word of the language in the form that the quantity
 * asks for; nothing for pieces, the code itself where neither is known.
 */
export function unitText(code: string, quantity: number, language: Language): string {
  const index = indexes.get(code);
  if (index === undefined) return unitSign(code) ?? code;
  let words = split.get(language);
  if (words === undefined) {
    words = wordsOf[language].split('|').map((forms) => forms.split('/'));
    split.set(language, words);
  }
  const forms = words[index]!;
  return forms.length === 1 ? forms[0]! : forms[pluralForm(quantity, language)]!;
}
