/** Portuguese, without accents. */
export const portuguese = {
  words: `
    3 romance: excelente maravilhoso fantastico incrivel perfeito otimo optimo magnifico espetacular
      espectacular extraordinario fabuloso sensacional impecavel delicioso divino sublime fenomenal
      lindissimo simpatiquissimo formidavel brilhante estupendo primoroso as: adorei adoro adoramos adorou
      amei amo amamos ama amou perfeitamente maravilha top espetaculo delicia perfeicao
    2.2 romance: bom bonito lindo belo gostoso saboroso simpatico atencioso prestativo educado acolhedor
      confortavel limpo agradavel contente feliz satisfeito alegre grato agradecido orgulhoso emocionado
      divertido util pratico eficiente eficaz profissional competente confiavel resistente duravel
      recomendavel impressionante elegante encantador charmoso cuidadoso generoso honesto sincero caprichado
      pontual rapidissimo animado amavel gentil cordial as: boa boas bons bem melhor melhores obrigado
      obrigada obrigados recomendo recomendamos recomendado gostei gostamos gostou gosto parabens alegria
      felicidade prazer sucesso vitoria venceu ganhou ganhamos ganharam voltarei voltaremos surpreendeu
      satisfacao valeu salvou salvos resgatados resolveram resolvido melhorou melhoria recorde premio
      comemora linda lindas legal bacana maneiro show fofo fofa ameii
    1.2 romance: correto adequado aceitavel rapido barato facil simples fresco claro razoavel tranquilo
      moderno as: funciona
    -3 romance: pessimo horrivel terrivel nojento vergonhoso desastroso lamentavel inaceitavel ridiculo
      asqueroso deploravel abominavel medonho as: vergonha desastre golpe roubo lixo merda odeio odiei
      odiamos pior piores pesadelo porcaria fraude ladroes bosta droga
    -2.2 romance: mau ruim feio sujo frio quebrado partido avariado estragado danificado defeituoso
      grosseiro mal-educado antipatico arrogante incompetente lento caro barulhento desconfortavel
      desagradavel decepcionante dececionante decepcionado desapontado insatisfeito chateado irritado
      furioso triste frustrado frustrante chato aborrecido inutil perigoso preocupante cru queimado vencido
      podre mofado falso enganoso injusto grave as: mal ma ruins decepcao desilusao infelizmente reclamacao
      reclamacoes reclamar queixa queixas problema problemas erro erros defeito defeitos avaria avariou
      atraso atrasos atrasado atrasada cancelado cancelaram cancelada perdi perdemos perdeu perderam perda
      perdas faltava faltavam falta faltam chorei medo dor mortos morto morreu morreram feridos ferido
      despedimentos demissoes demitidos demitiu falencia crise queda caiu cairam despencou despencaram
      arrependo arrependi quebrou estragou baratas mofo bolor fedor cheirava barulho espera esperamos
      esperando ignoraram mentira mentiram enganaram enganado recusaram recusou recusam trava travando
      travou parou demora demorou demorado prejuizo sujeira descaso impossivel
    2 function-as: funciona funcionam funcionou responde respondem respondeu responderam atende atendem
      atenderam chegou chegaram carrega liga vale presta resolveram resolve ajuda recomendo recomendamos
      recomendaria volto voltarei voltaremos
    1.8 wanted: resposta solucao explicacao ajuda reembolso desculpa limpeza sabor aquecimento interesse
      qualidade respeito sentido retorno
  `,
  phrases: `
    2.4 muito bom|boa|bem|bons|simpatico|simpatica|simpaticos|satisfeito|satisfeita|feliz, super
      recomendo|indico, recomendo|recomendamos a|muito|vivamente|fortemente|totalmente ~, vale|valeu|vale
      muito|a|cada a|pena|centavo|euro pena|, sem|nenhum|nenhuma
      problemas|problema|reclamacao|reclamacoes|queixa|defeitos, nada a reclamar|apontar,
      muito|mil|muitissimo obrigado|obrigada, custo beneficio ~, cinco|5 estrelas, relacao qualidade preco,
      nao poderia|podia|podiamos|poderiamos pedir|ser|estar melhor|mais|ter, o|a|os melhor|melhores ~,
      voltarei|voltaremos|volto|queremos com|sempre|certeza|voltar|de ~, tudo perfeito|otimo|certo|bem, nada
      mal, nao e|esta mau|mal|ruim, correu|deu|funciona tudo|super|muito|tudo bem|certo, acima das
      expectativas, superou ~ expectativas, nota 10|dez|mil, amor a primeira vista
    -2.6 nunca|jamais mais|volto|voltarei|compro ~, nao
      volto|voltarei|voltaremos|recomendo|recomendamos|recomendaria|compro|indico|aconselho ~, nao
      funciona|funcionam|funcionou|responde|respondem|carrega|liga|presta|vale|atendem|resolvem|chegou,
      ninguem ~ responde|atende|ajuda|resolve|sabe|respondeu|atendeu, deixou|parou|para de
      funcionar|carregar, perda|desperdicio de tempo|dinheiro, dinheiro jogado|deitado fora|ao, quero|exijo
      ~ dinheiro|reembolso, de volta o, chegou|chegaram|veio ~
      quebrado|quebrada|partido|atrasado|frio|fria|danificado|estragado|errado|aberto,
      continuo|ainda|estou|estamos ~ esperando|espera, a espera ha|de|desde, esperamos|esperei ~
      horas|hora|semanas|dias|meses|minutos, ha|faz ~ semanas|meses|dias ~ sem, sem|nenhuma
      resposta|solucao|explicacao|retorno|ajuda|reembolso, deixa|deixou a|muito desejar|a|que, muito
      ruim|mau|ma|caro|cara|lento|demorado|sujo|fraco|chato|decepcionado|desapontado, que
      vergonha|decepcao|desilusao|pena|absurdo|lixo, pessimo|mau atendimento|servico, ma|pessima
      qualidade|experiencia, caro|demasiado|muito demais|caro|cara|pequeno, nem sequer|um|uma ~, na primeira
      semana, fuja|fujam ~
    0 nao so|apenas|somente, por favor, bom dia|apetite|senso, boa tarde|noite|viagem|sorte|nova, gostaria
      de, bem vindo|vindos|como, tudo bem com, com os melhores cumprimentos, melhores cumprimentos,
      atenciosamente, de bem, mais tarde
  `,
  negators: 'nao nunca jamais ninguem nada nenhum nenhuma sem nem tampouco',
  degrees:
    '1.3 muito super tao realmente totalmente absolutamente extremamente bastante completamente demais bem mega 0.6 pouco ligeiramente meio',
  turns: 'mas porem contudo todavia entretanto',
  concessions: 'embora apesar',
};
