/** Function words of Italian: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const italian = `
  il lo la i gli le l un uno una di del dello della dei degli delle dell a al allo alla ai agli alle all da
  dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell con col coi su sul sullo
  sulla sui sugli sulle sull per tra fra d io mi me tu ti te egli ella esso essa lui lei noi ci vi voi essi
  esse loro si s\u00e9 ne glielo gliela mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra
  nostri nostre vostro vostra vostri vostre questo questa questi queste quest quello quella quelli quelle
  quel quei quegli quell ci\u00f2 stesso stessa stessi stesse e ed o od ma per\u00f2 anche anzi che chi cui
  quale quali se come quando dove mentre perch\u00e9 poich\u00e9 affinch\u00e9 bench\u00e9 sebbene quindi
  dunque allora cos\u00ec n\u00e9 oppure ossia cio\u00e8 infatti inoltre tuttavia finch\u00e9 non pi\u00f9
  meno molto molta molti molte poco poca pochi poche tanto tanta tanti tante troppo troppa tutto tutta tutti
  tutte ogni ognuno qualche qualcuno qualcosa alcuno alcuna alcuni alcune nessun nessuno nessuna niente
  nulla altro altra altri altre ciascuno entrambi tale tali gi\u00e0 ancora sempre mai spesso ora adesso
  oggi qui qua l\u00ec l\u00e0 poi prima dopo solo soltanto quasi proprio assai abbastanza s\u00ec no ecco
  via contro durante senza sotto sopra verso presso entro oltre dietro davanti dentro fuori lungo fino circa
  secondo tramite sono sei \u00e8 siamo siete ero eri era eravamo erano fui fu furono sar\u00f2 sar\u00e0
  saranno sarebbe sarebbero sia siano fosse fossero essere stato stata stati state essendo ho hai ha abbiamo
  avete hanno avevo aveva avevamo avevano ebbe avr\u00f2 avr\u00e0 avranno avrebbe avrebbero abbia abbiano
  avere avuto avendo faccio fa fanno fare fatto pu\u00f2 possono posso potere potrebbe deve devono devo
  dovrebbe va vanno vado c'\u00e8 c'era c'erano dov'\u00e8 com'\u00e8 cos'\u00e8 cosa quanto quanta quanti
  quante
`;
