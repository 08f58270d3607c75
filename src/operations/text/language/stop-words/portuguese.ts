/** Function words of Portuguese: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const portuguese = `
  o a os as um uma uns umas ao aos \u00e0 \u00e0s do da dos das de no na nos nas em num numa nuns numas pelo
  pela pelos pelas por com para pra sem sob sobre at\u00e9 ap\u00f3s ante contra desde entre perante durante
  mediante segundo conforme eu me mim comigo tu te ti contigo ele ela voc\u00ea voc\u00eas se si consigo
  n\u00f3s conosco connosco v\u00f3s vos eles elas lhe lhes lo la los las meu minha meus minhas teu tua teus
  tuas seu sua seus suas nosso nossa nossos nossas dele dela deles delas este esta estes estas isto esse
  essa esses essas isso aquele aquela aqueles aquelas aquilo neste nesta nestes nestas nesse nessa nesses
  nessas nisso nisto naquele naquela deste desta destes destas disto desse dessa desses dessas disso daquele
  daquela e ou mas por\u00e9m todavia contudo nem que quem qual quais cujo cuja cujos cujas onde quando como
  porque pois embora enquanto caso portanto logo assim ent\u00e3o tamb\u00e9m ainda j\u00e1 quanto quanta
  quantos quantas porqu\u00ea n\u00e3o sim mais menos muito muita muitos muitas pouco pouca poucos poucas
  bastante demais t\u00e3o tanto tanta tantos tantas todo toda todos todas tudo nada ningu\u00e9m algo
  algu\u00e9m algum alguma alguns algumas nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas
  cada v\u00e1rios v\u00e1rias ambos ambas qualquer quaisquer tal tais s\u00f3 apenas sempre nunca jamais
  aqui a\u00ed ali l\u00e1 c\u00e1 hoje agora antes depois al\u00e9m quase talvez sou \u00e9s \u00e9 somos
  s\u00e3o era eras \u00e9ramos eram fui foi fomos foram ser sido sendo ser\u00e1 ser\u00e3o seria seriam
  seja sejam fosse fossem for forem estou est\u00e1 estamos est\u00e3o estava estavam esteve estiveram estar
  estado estando esteja estejam hei h\u00e1 havia haviam houve haver haja tenho tens tem temos t\u00eam
  tinha tinham teve tiveram ter tido tendo ter\u00e1 ter\u00e3o teria tenha tenham faz fazem fazer feito
  pode podem posso poder poderia deve devem vai v\u00e3o vou vamos ir
`;
