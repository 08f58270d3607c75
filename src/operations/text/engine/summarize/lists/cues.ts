/** Phrases that introduce what a text wants to say: results, decisions, causes, plans, duties, sums. */
export const cues = `
  we recommend|recommends|recommended|we propose|proposes|proposed|we suggest|suggests that|suggested|we conclude|concludes
  concluded|in conclusion|to conclude|in summary|in short|to sum up|overall|as a result|results show|result is|results in
  found that|find that|found out|shows that|showed that|show that|reveals|revealed|discovered|according to
  agreed to|agreed that|decided|decision|approved|announced|announces|confirmed|adopted|voted|passed by|launched|introduced
  introduces|will introduce|unveiled|released|signed|ordered|ruled|banned|raised|opened|closed|closes|will close|acquired
  is to|are to|will be|will open|will start|will begin|from now on|starting|as of|from monday|by the end|next year|plans to
  plan to|aims to|intends|expected to|expects|is due|deadline|must|required|requires|is required|may not|only permitted
  is limited|limited to|not allowed|prohibited|can be withdrawn|applies to|apply to|in order to|need to|needs to
  because|due to|caused by|the cause|main cause|main reason|reason for|led to|leads to|resulted in|therefore|thus|so that
  the problem|the solution|solved by|fixed|restored|replaced|replaces|instead of|turned out|the breakthrough|important
  most important|key|the main|the first|the largest|the biggest|the only|for the first time|record|new
  costs|cost of|worth|price|prices|at a cost|funded|invest|invested|budget|profit|revenue|sales|salary
  increase|increased|rose|grew|doubled|tripled|halved|fell|dropped|declined|decreased|reduced|improved|compared with|up from
  down from|more than|less than|fewer|per cent|percent|average|total of|in total|a total|employs|produces|offers|provides
  sells|serves|carries|comes with|includes|features|designed|made for|made of|consists of|weighs|lasts|covers|guarantee|warranty
  injured|killed|died|damage|destroyed|evacuated|arrested|accused|charged|sentenced|warned|warning|risk|danger
`;
