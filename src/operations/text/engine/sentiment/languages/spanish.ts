/** Spanish, without accents. */
export const spanish = {
  words: `
    3 romance: excelente maravilloso fantastico increible perfecto impecable inmejorable espectacular
      extraordinario magnifico estupendo fabuloso genial sobresaliente insuperable formidable sublime
      exquisito delicioso riquisimo buenisimo preciosisimo encantador hermosisimo divino soberbio as: genial
      encanta encanto encantan encantados encantada encantado adoro adoramos adora ame amo amamos
      perfectamente maravilla maravillas joya
    2.2 romance: bueno bonito hermoso precioso lindo rico sabroso amable atento simpatico agradable acogedor
      comodo limpio contento feliz satisfecho alegre agradecido orgulloso emocionado divertido entretenido
      recomendable util practico eficaz eficiente rapidisimo comodisimo profesional profesionales fiable
      duradero resistente sorprendente impresionante elegante brillante fenomenal chulo guapo bello
      tranquilo cuidado exitoso generoso sincero honesto amabilisimo carinoso carinoso as: buen mejor
      mejores bien gracias recomiendo recomendamos recomendado recomendada felicidades enhorabuena gusta
      gusto gustaron gustado disfrute disfrutamos disfrutar disfrutado alegria felicidad placer exito exitos
      ganamos gano ganaron victoria triunfo acierto repetire repetiremos volveremos volvere encantados
      genialidad merece bravo agradezco satisfaccion rescatados salvaron logro logros record mejoro mejorado
      celebra celebran premio solucionaron resolvieron resuelto
    1.2 romance: correcto adecuado aceptable rapido barato facil sencillo fresco claro puntual razonable
      economico silencioso as: rapidamente facilmente ideal moderno funciona
    -3 romance: horrible pesimo terrible espantoso horroroso asqueroso nefasto desastroso repugnante
      lamentable vergonzoso indignante inaceptable intolerable deplorable fatal asco insoportable patetico
      atroz as: verguenza desastre estafa estafadores timo robo basura mierda odio odiamos peor peores fatal
      infierno pesadilla asco ladrones
    -2.2 romance: malo roto sucio frio feo caro defectuoso danado danado estropeado averiado grosero
      antipatico maleducado desagradable decepcionante decepcionado insatisfecho enfadado enojado triste
      frustrado frustrante aburrido lento inutil incomodo ruidoso malisimo carisimo lentisimo sucisimo
      friisimo decepcionada insipido soso crudo quemado rancio vencido caducado podrido incompetente falso
      enganoso enganoso injusto peligroso preocupante grave molesto as: mal mala malas decepcion decepciono
      queja quejas reclamacion problema problemas fallo fallos falla falla fallan error errores averia tarde
      retraso retrasos retrasado cancelado cancelaron cancelada perdi perdimos perdio perdieron perdida
      perdidas llore lloro miedo dolor muertos muerto murieron murio heridos herido despidos despedidos
      despidio quiebra bancarrota crisis caida cayo cayeron desplomo desplomaron arrepiento arrepentimos
      devolver devolucion reembolso rompio rompieron rompe estropeo ignoraron ignoran mentira mentiras
      mintieron engano enganaron engano enganaron faltaban faltaba falta faltan huele olia suciedad
      cucarachas moho ruido gritos colas espera esperamos esperando desaconsejo desgraciadamente
      lamentablemente desafortunadamente enfermo averio
    2 function-as: funciona funcionan funciono responde responden respondio respondieron contesta contestan
      contestaron llego llegaron llega arranca carga enciende cumple cumplieron sirve sirven atendieron
      atiende solucionan solucionaron vale merece volvere volveremos recomiendo recomendamos recomendaria
    1.8 wanted: respuesta solucion explicacion ayuda reembolso disculpa limpieza sabor calefaccion interes
      calidad sentido
  `,
  phrases: `
    2.4 muy bien|rico|rica|buena|bueno|amable, lo|la recomiendo|recomendamos, vale|merece la pena, a|la la
      perfeccion, sin problemas|problema|ningun|queja|quejas ~, ninguna queja, muchas|mil gracias, relacion
      calidad precio, cinco|5 estrellas, no|nunca puedo|podria|podemos pedir mas, super|muy|mas|tan
      contento|contenta|contentos, todo|ha|fue ido perfecto|bien, mejor imposible, lo mejor, el|la|los
      mejor|mejores ~, volveria|volvere|volveremos a ~, al alza, no esta|estuvo mal, nada mal, me|nos
      encanto|gusto|fascino|sorprendio
    -2.6 no|nunca volvere|volveremos|volveria|repetire a|mas|, nunca mas, no|nada lo|la|se|os|
      recomiendo|recomendamos|recomendable|recomendaria, perdida|perdido|perder de|el tiempo|dinero, tirar
      el dinero, quiero|exijo ~ dinero|reembolso|devolucion, no
      funciona|funcionan|sirve|sirven|carga|enciende|arranca|va, dejo|deja|dejado de funcionar|cargar,
      no|nadie|nunca|sin ~
      responde|responden|contesta|contestan|respondio|respondieron|llego|llega|devolvieron|ayuda|atiende,
      llego|llegaron|vino ~ roto|rota|rotos|tarde|frio|fria|danado|danado|abierto|incompleto,
      sigo|seguimos|llevo|llevamos|todavia ~ esperando, se|me rompio|estropeo|cayo|averio, no vale|merece
      la|nada|lo|el, una|que verguenza|estafa|pena|lastima|desastre, mala|pesima|poca
      experiencia|calidad|atencion|educacion, demasiado caro|cara|largo|lento|ruido|tiempo|pequeno, de mal
      en peor, se nego|negaron a, ni siquiera|una|un ~, mas de ~ horas|semanas|dias esperando,
      hace|tras|despues ~ semanas|meses ~ sin, faltaban|faltan|falta ~ piezas|tornillos, no ~ nada,
      deja|deja mucho que desear
    0 no solo|solamente, por favor, buenos|buenas dias|tardes|noches, me gustaria saber|reservar|pedir, mal
      de altura|tiempo, bien|bienes inmuebles|y|publico, nuevo|nueva ley|linea, mas|a tarde, de la|las
      tarde, por la tarde
  `,
  negators: 'no nunca jamas nadie nada ningun ninguna ninguno sin tampoco ni apenas',
  degrees:
    '1.3 muy mucho mucha tan super realmente totalmente absolutamente sumamente extremadamente bastante completamente demasiado 0.6 poco algo ligeramente',
  turns: 'pero sino sin-embargo',
  concessions: 'aunque pese',
};
