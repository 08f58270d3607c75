/** Function words of Spanish: articles, pronouns, prepositions, conjunctions, auxiliaries, particles. */
export const spanish = `
  el la los las lo un una unos unas al del este esta esto estos estas ese esa eso esos esas aquel aquella
  aquello aquellos aquellas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros
  vuestras m\u00edo m\u00eda m\u00edos m\u00edas tuyo tuya tuyos tuyas suyo suya suyos suyas yo me m\u00ed
  conmigo t\u00fa te ti contigo \u00e9l ella ello ellos ellas usted ustedes se s\u00ed consigo nos nosotros
  nosotras os vosotros vosotras le les a ante bajo con contra de desde durante en entre hacia hasta mediante
  para por seg\u00fan sin so sobre tras excepto salvo y e o u ni que pero mas sino porque pues aunque si
  como cuando donde mientras conque luego ya entonces as\u00ed tan tanto tanta tantos tantas qu\u00e9
  qui\u00e9n qui\u00e9nes quien quienes cu\u00e1l cu\u00e1les cual cuales cu\u00e1nto cu\u00e1nta
  cu\u00e1ntos cu\u00e1ntas cuanto cuanta cuantos cuantas c\u00f3mo cu\u00e1ndo d\u00f3nde cuyo cuya cuyos
  cuyas no tambi\u00e9n tampoco muy m\u00e1s menos mucho mucha muchos muchas poco poca pocos pocas bastante
  demasiado todo toda todos todas nada nadie algo alguien alg\u00fan alguno alguna algunos algunas
  ning\u00fan ninguno ninguna otro otra otros otras mismo misma mismos mismas cada varios varias ambos ambas
  cualquier cualquiera dem\u00e1s tal tales solo s\u00f3lo siempre nunca jam\u00e1s a\u00fan aun
  todav\u00eda casi adem\u00e1s apenas aqu\u00ed ah\u00ed all\u00ed all\u00e1 ac\u00e1 hoy ahora antes
  despu\u00e9s soy eres es somos sois son era eras \u00e9ramos eran fui fue fuiste fuimos fueron ser sido
  siendo ser\u00e1 ser\u00e1n ser\u00eda ser\u00edan sea sean seas fuera fueran fuese estoy est\u00e1s
  est\u00e1 estamos est\u00e1is est\u00e1n estaba estaban estuvo estuvieron estar estado estando est\u00e9
  est\u00e9n estar\u00e1 he has ha hemos hab\u00e9is han hab\u00eda hab\u00edan hubo haber habido habiendo
  habr\u00e1 habr\u00eda haya hayan hay tengo tienes tiene tenemos tienen ten\u00eda ten\u00edan tuvo tener
  tenido teniendo tendr\u00e1 tenga hago hace hacen hacer hecho puede pueden puedo poder podr\u00eda
  podr\u00edan debe deben va van voy vamos ir
`;
