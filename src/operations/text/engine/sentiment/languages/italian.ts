/** Italian, without accents. */
export const italian = {
  words: `
    3 romance: eccellente fantastico meraviglioso stupendo perfetto magnifico splendido straordinario
      favoloso incredibile ottimo squisito delizioso buonissimo bellissimo gentilissimo bravissimo
      impeccabile eccezionale spettacolare sublime superbo strepitoso fenomenale divino cordialissimo
      pulitissimo velocissimo comodissimo as: adoro adoriamo amo amiamo perfettamente meraviglia capolavoro
      top bravissimi complimenti stramerita
    2.2 romance: buono bello bravo gentile cortese cordiale simpatico accogliente disponibile attento pulito
      comodo confortevole piacevole saporito gustoso delicato fresco soddisfatto contento felice grato
      orgoglioso entusiasta divertente emozionante appassionante utile pratico efficiente efficace
      professionale competente affidabile solido robusto resistente duraturo elegante raffinato curato
      consigliato rilassante generoso onesto sincero premuroso puntuale veloce conveniente consigliabile
      brillante carino incantevole affascinante as: bene meglio migliore migliori grazie consiglio
      consigliamo consigliatissimo consigliatissima raccomando piace piaciuto piaciuta piacere gioia
      felicita successo successi vittoria vinto vince vincono volentieri torneremo tornero ritorneremo
      ritornero soddisfazione apprezzato apprezzo gentilezza cortesia disponibilita ospitalita salvati
      salvato migliorato miglioramento record bel begli bei buon
    1.2 romance: corretto discreto accettabile semplice chiaro economico moderno tranquillo silenzioso as:
      facile funziona
    -3 romance: pessimo orribile terribile disgustoso schifoso vergognoso disastroso inaccettabile
      scandaloso osceno atroce penoso indecente ignobile spaventoso bruttissimo sporchissimo carissimo
      lentissimo freddissimo as: schifo vergogna disastro truffa truffatori ladri merda spazzatura incubo
      odio peggiore peggiori peggio fregatura schifezza
    -2.2 romance: brutto cattivo rotto sporco freddo difettoso danneggiato guasto scortese maleducato
      antipatico arrogante incompetente lento caro costoso rumoroso scomodo deludente deluso insoddisfatto
      arrabbiato triste frustrato frustrante noioso inutile inefficiente pericoloso preoccupante insipido
      crudo bruciato scaduto stantio gommoso ammuffito scadente mediocre falso ingannevole ingiusto grave
      fastidioso bruciacchiato trascurato fatiscente as: male delusione purtroppo peccato reclamo reclami
      lamentela problema problemi guasti errore errori ritardo ritardi cancellato cancellata cancellati
      perso persa persi perdita perdite mancava mancavano manca mancano pianto paura dolore morti morto
      morte feriti ferito licenziamenti licenziati licenziato fallimento crisi crollo crollato crollate
      crollano pentito pentita scarafaggi muffa puzza puzzava rumore attesa aspettato aspettando ignorato
      ignorati mentito bugie rovinato rovinata rovinati difetto difetti rifiutato rifiutano truffato
      truffati smesso sconsiglio sconsigliato sconsigliata evitare impossibile
    2 function-as: funziona funzionano funzionava risponde rispondono risposto arrivato arrivata arrivati
      arriva carica parte regge vale aiuta tornero torneremo consiglio consigliamo consiglierei accende
    1.8 wanted: risposta rimborso spiegazione aiuto soluzione scuse assistenza sapore riscaldamento rispetto
      senso qualita
  `,
  phrases: `
    2.4 molto|davvero|veramente|super|cosi buono|bene|bello|bella|buona|gentile|gentili, lo|la|li|vivamente
      consiglio|consigliamo|consigliato, vale la|ogni|tutti pena|centesimo|euro, nessun|senza|nessuna
      problema|problemi|lamentela|intoppi, grazie mille|infinite|di, mille grazie, rapporto qualita prezzo,
      cinque|5 stelle, ci|vi torneremo|tornero|ritorneremo ~, non vedo|vediamo l|ora ora|di ~, non
      potevo|potrei|posso|potevamo chiedere di|altro meglio|, niente male|da|affatto|, non male, tutto
      perfetto|bene|ottimo, alla perfezione|grande, soldi ben spesi, a bocca aperta, il|la|le
      migliore|migliori|meglio ~, molto|piu|che soddisfatto|soddisfatta|soddisfatti|felice|contenti|contenta
    -2.6 mai|non piu|ci|torneremo|tornero|tornerei mai|piu|torneremo|tornero|, mai piu, non|nessuno|mai ~
      funziona|funzionano|risponde|rispondono|risposto|arrivato|arrivata|consiglio|consigliamo|+
      consiglierei|vale|aiuta|carica|accende, da evitare, soldi buttati|sprecati, perdita di tempo|soldi,
      rivoglio|voglio|chiedo|pretendo ~ soldi|rimborso|indietro, ha|hanno smesso di, smesso di funzionare,
      arrivato|arrivata|arrivati|arriva ~ rotto|rotta|rotti|freddo|fredda|ritardo|danneggiato|tardi, si
      e|sono rotto|rotta|rotti, ancora|sto|stiamo aspettando|in|nessuna|aspetto attesa|risposta|, abbiamo|ho
      aspettato ~ ora|ore|settimane|mesi|giorni|minuti|un, dopo ~ giorni|settimane|mesi|mese|settimana ~,
      lascia|lasciano a desiderare, troppo caro|cara|lungo|lento|piccolo|rumore|salato|freddo|cari, che
      delusione|vergogna|schifo|peccato, nessuna|senza risposta|scuse|spiegazione|assistenza|aiuto, pessima
      esperienza|qualita, si|hanno rifiutano|rifiutati|rifiutato di, neanche|nemmeno un|una ~
    0 non solo, per favore, buon giorno|viaggio|appetito|compleanno|lavoro|natale|anno, buona
      giornata|sera|serata|notte|fortuna, cordiali saluti, piacere di, vorrei sapere|prenotare, mal di, beni
      culturali, bel paese, caro signor, cara signora
  `,
  negators: 'non nessun nessuno nessuna mai niente nulla senza ne neanche nemmeno',
  degrees:
    '1.3 molto davvero veramente cosi super totalmente assolutamente estremamente tanto troppo proprio completamente particolarmente 0.6 poco leggermente abbastanza piuttosto',
  turns: 'ma pero tuttavia eppure',
  concessions: 'sebbene nonostante benche malgrado',
};
