import type { Language } from '../../../language/language.ts';

/** Days, months, measures, numerals, plain adjectives and greetings of other languages: part of no key term. */
export const foreignFillers: readonly (readonly [Language, string])[] = [
  [
    'es',
    `
      lunes martes mi\u00e9rcoles jueves viernes s\u00e1bado domingo enero febrero marzo abril mayo junio
      julio agosto septiembre octubre noviembre diciembre d\u00eda d\u00edas semana semanas mes meses
      a\u00f1o a\u00f1os hora horas minuto minutos mil mill\u00f3n millones euro euros d\u00f3lar
      d\u00f3lares pesos ciento kil\u00f3metros metros uno dos tres cuatro cinco seis siete ocho nueve
      diez nuevo nueva nuevos nuevas gran grande grandes bueno buena mejor mejores primer primera
      \u00faltimo \u00faltima pr\u00f3ximo pr\u00f3xima parte cosa cosas vez veces hola gracias estimado
      estimada saludos se\u00f1or se\u00f1ora abierta abierto adem\u00e1s cerca
    `,
  ],
  [
    'fr',
    `
      lundi mardi mercredi jeudi vendredi samedi dimanche janvier f\u00e9vrier mars avril mai juin juillet
      ao\u00fbt septembre octobre novembre d\u00e9cembre jour jours semaine semaines mois an ans
      ann\u00e9e ann\u00e9es heure heures minute minutes mille million millions d'euros euro euros pour
      cent kilom\u00e8tres m\u00e8tres deux trois quatre cinq six sept huit neuf dix nouveau nouvelle
      nouveaux nouvelles grand grande grands grandes petit petite bon bonne meilleur meilleure premier
      premi\u00e8re dernier derni\u00e8re prochain prochaine partie chose choses fois bonjour merci cher
      ch\u00e8re cordialement monsieur madame moiti\u00e9
    `,
  ],
  [
    'de',
    `
      montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar m\u00e4rz april mai juni
      juli august september oktober november dezember tag tage tagen woche wochen monat monate monaten
      jahr jahre jahren stunde stunden minute minuten uhr tausend million millionen milliarden euro cent
      prozent kilometer meter eins zwei drei vier f\u00fcnf sechs sieben acht neun zehn neu neue neuen
      neuer neues gro\u00df gro\u00dfe gro\u00dfen gro\u00dfer alt alte alten alter klein kleine kleinen
      gut gute guten erste ersten letzte letzten n\u00e4chste n\u00e4chsten rund etwa teil sache mal hallo
      dank gr\u00fc\u00dfe herr frau rote roten gr\u00fcne gr\u00fcnen blaue blauen
    `,
  ],
  [
    'it',
    `
      luned\u00ec marted\u00ec mercoled\u00ec gioved\u00ec venerd\u00ec sabato domenica gennaio febbraio
      marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre giorno giorni settimana
      settimane mese mesi anno anni ora ore minuto minuti mille mila milione milioni miliardi euro cento
      chilometri metri due tre quattro cinque sei sette otto nove dieci nuovo nuova nuovi nuove grande
      grandi buono buona migliore primo prima ultimo ultima prossimo prossima parte cosa cose volta volte
      ciao grazie gentile saluti signor signora
    `,
  ],
  [
    'pt',
    `
      segunda-feira ter\u00e7a-feira quarta-feira quinta-feira sexta-feira s\u00e1bado domingo janeiro
      fevereiro mar\u00e7o abril maio junho julho agosto setembro outubro novembro dezembro dia dias
      semana semanas m\u00eas meses ano anos hora horas minuto minutos mil milh\u00e3o milh\u00f5es euro
      euros reais real cento quil\u00f4metros metros dois duas tr\u00eas quatro cinco seis sete oito nove
      dez novo nova novos novas grande grandes bom boa melhor primeiro primeira \u00faltimo \u00faltima
      pr\u00f3ximo pr\u00f3xima parte coisa coisas vez vezes ol\u00e1 obrigado obrigada prezado prezada
      senhor senhora
    `,
  ],
  [
    'nl',
    `
      maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni
      juli augustus september oktober november december dag dagen week weken maand maanden jaar jaren uur
      uren minuut minuten duizend miljoen miljard euro procent kilometer meter twee drie vier vijf zes
      zeven acht negen tien nieuw nieuwe groot grote klein kleine goed goede beste eerste laatste volgende
      deel ding dingen keer hallo dank groeten geachte heer mevrouw
    `,
  ],
];
