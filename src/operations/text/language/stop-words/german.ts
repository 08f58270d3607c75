/** Function words of German: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const german = `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines dieser
  diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden jedem alle allen aller
  alles allem mancher manche solche solcher solchen welcher welche welches welchen welchem derselbe dieselbe
  dasselbe derjenige diejenigen ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine
  deinen deinem deiner er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer
  ihres es wir uns unser unsere unseren unserem unserer euch euer eure ihnen sich man jemand niemand etwas
  nichts wer wen wem wessen was selbst einander an am auf aus bei beim bis durch entlang f\u00fcr gegen
  gegen\u00fcber hinter in im ins mit nach neben ohne seit statt trotz \u00fcber um unter von vom vor
  w\u00e4hrend wegen zu zum zur zwischen ab au\u00dfer innerhalb au\u00dferhalb laut pro gem\u00e4\u00df und
  oder aber denn sondern doch jedoch sowie sowohl weder noch als wie wenn falls ob dass da\u00df weil da
  damit obwohl obgleich indem nachdem bevor ehe sobald solange sodass nicht nur auch schon erst sehr so mehr
  weniger wenig viel viele vielen meist meisten immer nie niemals oft manchmal wieder hier dort dann nun
  jetzt heute also dabei dadurch daf\u00fcr dagegen daher dahin damals danach daran darauf daraus darin
  dar\u00fcber darum darunter davon davor dazu deshalb deswegen trotzdem au\u00dferdem allerdings etwa fast
  ganz gar ja nein mal n\u00e4mlich eben halt wohl zwar bereits sonst ebenfalls hierzu wobei wof\u00fcr
  womit woran wo wohin woher warum wieso weshalb wann bitte beide beiden einige einigen einiger mehrere
  mehreren andere anderen anderer anderem anderes selber bin bist ist sind seid war warst waren wart sei
  seien w\u00e4re w\u00e4ren gewesen habe hast hat haben habt hatte hatten hattest h\u00e4tte h\u00e4tten
  gehabt werde wirst wird werden werdet wurde wurden worden w\u00fcrde w\u00fcrden geworden kann kannst
  k\u00f6nnen k\u00f6nnt konnte konnten k\u00f6nnte k\u00f6nnten muss musst m\u00fcssen musste mussten
  m\u00fcsste soll sollst sollen sollte sollten will willst wollen wollte wollten darf d\u00fcrfen durfte
  d\u00fcrfte mag m\u00f6gen m\u00f6chte m\u00f6chten
`;
