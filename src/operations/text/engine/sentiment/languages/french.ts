/** French, without accents. */
export const french = {
  words: `
    3 french: excellent parfait magnifique superbe genial fantastique incroyable merveilleux merveilleuse
      exceptionnel exceptionnelle extraordinaire formidable sublime impeccable splendide delicieux
      delicieuse succulent remarquable irreprochable fabuleux fabuleuse sensationnel exquis divin
      epoustouflant bluffant as: adore adorons adorent adorait top bravo chapeau merveille merveilles
      perfection regal bijou pepite perle parfaitement
    2.2 french: bon bonne beau belle joli agreable chaleureux chaleureuse gentil gentille aimable
      sympathique sympa accueillant attentif attentive souriant serviable competent professionnel
      professionnelle efficace rapide propre confortable charmant content ravi heureux heureuse satisfait
      enchante comble fier fiere drole amusant captivant passionnant touchant emouvant savoureux savoureuse
      frais genereux genereuse copieux utile pratique fiable solide robuste soigne impressionnant brillant
      reussi convivial elegant doux douce reposant bienveillant disponible reconnaissant as: bien mieux
      meilleur meilleure meilleurs meilleures merci mercis recommande recommandons conseille conseillons
      aime aimons plaisir bonheur joie reussite succes victoire gagne gagnent remporte felicitations
      bienveillance gentillesse ravie ravis ravies satisfaction soulagement sauve sauves saines rapidement
      facilement delice delices reviendrons reviendrai tip-top nickel record progresse ameliore amelioration
    1.2 french: correct convenable clair simple abordable raisonnable moderne ponctuel calme as: facile
      utile fonctionne marche
    -3 french: horrible affreux affreuse catastrophique nul nulle execrable deplorable lamentable honteux
      honteuse inadmissible inacceptable scandaleux scandaleuse epouvantable atroce abominable infect
      immonde degoutant ignoble minable desastreux desastreuse as: honte arnaque arnaques arnaqueurs
      escroquerie escrocs voleurs catastrophe desastre cauchemar merde daube pire pires deteste detestons
      horreur fuir fuyez poubelle
    -2.2 french: mauvais mauvaise mediocre decevant decu decue froid sale casse defectueux defectueuse abime
      endommage bruyant lent cher chere impoli desagreable antipathique malpoli arrogant hautain incompetent
      inutile inefficace ennuyeux ennuyeuse triste fache furieux furieuse mecontent frustrant frustre
      insupportable penible dangereux dangereuse inquiet inquiete inquietant cru brule fade insipide rassis
      perime moisi douteux douteuse grave faux vetuste malsain as: mal deception deceptions malheureusement
      helas dommage plainte plaintes reclamation probleme problemes panne pannes retard retards erreur
      erreurs bug bugs defaut defauts echec annule annulee annules perdu perdue perdus pertes perte manquait
      manquaient manque manquent pleure peur douleur morts mort blesses blesse tues tue licenciements
      licencies licencie faillite crise chute chutent chute effondre effondrement regrette regrettons regret
      cafards moisissure odeur puait pue bruit saletes crasseux attente attendu ignore ignores menti
      mensonge mensonges trompe degrade degradation vol cassee cassees plante plantent abimee impossible
    2 function-as: fonctionne fonctionnent marche marchent repond repondent repondu arrive arrivee arrives
      livre livree recu recue demarre charge tient rembourse rappele rappelle resolu aide ecoute vaut
      recommande conseille reviendrai reviendrons
    1.8 wanted: reponse solution explication aide remboursement excuse nettoyage gout chauffage interet
      qualite sens
  `,
  phrases: `
    2.4 tres|vraiment|super|trop bon|bien|bonne|sympa|content|contente, je|nous|a|vivement|fortement
      recommande|conseille|recommandons|recommander ~, vaut|valait|vraiment le|la|coup detour|peine|coup,
      rien a redire|dire|reprocher, aucun|sans|pas|pas probleme|souci|regret|fausse|de|le|un
      problemes|problemes|souci|soucis|regret|moindre ~, aucun probleme|souci|regret|reproche, sans
      aucun|probleme|souci|faute ~, un grand|tout merci|grand, merci beaucoup|infiniment|encore, rapport
      qualite prix, cinq|5 etoiles, coup de coeur, a la hauteur, au top, je ne peux que, on|nous|je y
      reviendra|reviendrons|reviendrai|retournerons|retournerai, bonne adresse|surprise|qualite, pas
      mal|decu|decu|decue|decus, meilleur ~, que du bonheur|positif, marche|fonctionne tres|parfaitement|a
      bien|merveille, j' adore
    -2.6 ne|plus|jamais ~ plus jamais, plus jamais, ne|n fonctionne|marche|repond|demarre|charge|tient|vaut
      plus|pas|rien, fonctionne|marche|repond|demarre|charge|tient|vaut plus|pas|jamais, personne ne|n ~,
      a|passer|eviter eviter|cote|absolument, a eviter, perte de temps|argent, je veux|demande|exige ~
      remboursement|argent, en panne, tombe|tombee|tombe en panne, arrive|arrivee|recu|livre ~
      casse|cassee|abime|retard|froid|vide, toujours|encore|j pas|attends|rien|attends, toujours pas ~, j
      attends ~, laisse a desirer, hors de prix, trop cher|chere|long|lent|petit|bruyant|sale|sucre|cuit,
      mauvaise|tres|grosse|quelle
      experience|qualite|surprise|deception|mauvais|decu|decu|decue|honte|dommage, je ne|le|la|deconseille
      recommande|conseille|reviendrai|recommanderai pas|plus|a, ne recommande|conseille|reviendrai pas|plus,
      je|fortement|a deconseille, deconseille, service client inexistant|injoignable|nul, au bout de|d ~
      mois|jours|semaine|semaines, sans|aucune|aucun|pas de|
      reponse|remboursement|excuse|excuses|explication|nouvelles|suite, argent|tout jete|foutu par
    0 non seulement, s il vous plait, bonne journee|soiree|annee|nuit|fete, bon
      appetit|sens|courage|a|de|anniversaire, bien que|sur|entendu|cordialement|a|immobilier, mal de|a,
      merci de|d|par ~, je|nous voudrais|aimerais|voudrions ~, grand magasin
  `,
  negators: 'ne n pas aucun aucune jamais rien personne sans ni guere',
  degrees:
    '1.3 tres trop vraiment super tellement si extremement absolument totalement completement hyper particulierement 0.6 peu assez plutot legerement moyennement',
  turns: 'mais cependant pourtant toutefois neanmoins',
  concessions: 'malgre quoique',
};
