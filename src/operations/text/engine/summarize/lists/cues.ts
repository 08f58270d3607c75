/** Phrases that introduce what a text is for: findings, decisions, recommendations, turning points. */
export const cues = `
  we recommend|recommends that|recommend that|recommended that|we propose|we suggest that|suggest that|suggests that|we conclude
  concludes that|concluded that|in conclusion|to conclude|in summary|to sum up|as a result|the result|results show|in the end
  found that|find that|found out|finding|shows that|showed that|show that|reveals|revealed that|discovered|turned out
  the meeting agreed|agreed to|agreed that|decided to|it was decided|was decided|resolved to|decision|approved|will receive
  announces|announced that|announced plans|has announced|adopted|voted to|unveiled|launched|for the first time|the first
  from now on|is to|are to|will introduce|will be introduced|will open|will close|will replace|plans to|aims to|intends to
  must|is required|are required|requires|may not|is limited to|are limited to|only permitted|not permitted|not allowed|prohibited
  the cause|main cause|caused by|the reason|main reason|because of|due to|led to|resulted in|the breakthrough|the problem was
  the solution|solved by|fixed by|so if you|make sure|most important|the main|the key|allowance|deadline|no later than
  costs|cost of|at a cost|price|prices start|guarantee|warranty|free of charge
  compared with|compared to|up from|down from|increase of|decrease of|an increase|a decrease|twice as|more than half
  rose by|fell by|rose to|fell to|rose|fell|dropped|doubled|tripled|halved|reduced|saves|to save
  employs|produces|transferred|acquired|merged|founded|ordered|signed
`;
