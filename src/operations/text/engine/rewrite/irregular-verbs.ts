/** Verbs of English whose past is not made with -ed: base, past, participle; "a/b" where both are in use. */
const table = `
  be was been|become became become|begin began begun|bend bent bent|bet bet bet|bind bound bound|bite bit bitten
  bleed bled bled|blow blew blown|break broke broken|bring brought brought|broadcast broadcast broadcast
  build built built|burst burst burst|buy bought bought|catch caught caught|choose chose chosen|come came come
  cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk
  drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought
  find found found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven
  freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had
  hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known
  lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|light lit lit
  lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken|overcome overcame overcome
  oversee oversaw overseen|pay paid paid|prove proved proven|put put put|quit quit quit|read read read
  redo redid redone|repay repaid repaid|reset reset reset|resend resent resent|rewrite rewrote rewritten
  ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought
  sell sold sold|send sent sent|set set set|shake shook shaken|show showed shown|shrink shrank shrunk|shut shut shut
  sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|split split split
  spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck
  swear swore sworn|sweep swept swept|swim swam swum|take took taken|teach taught taught|tear tore torn
  tell told told|think thought thought|throw threw thrown|understand understood understood
  undertake undertook undertaken|undergo underwent undergone|upset upset upset|wake woke woken|wear wore worn
  win won won|withdraw withdrew withdrawn|withhold withheld withheld|write wrote written|foresee foresaw foreseen
  outdo outdid outdone|partake partook partaken|bear bore borne|beat beat beaten|forego forewent foregone
  shoot shot shot|spin spun spun|sling slung slung|cling clung clung|fling flung flung|chuck chucked chucked
`;

/** Base form to past and participle. */
export const irregularVerbs: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  table
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((row) => {
      const [base = '', past = '', participle = ''] = row.trim().split(' ');
      return [base, [past, participle]];
    }),
);

/** Participles of irregular verbs: "has been", not "is been". */
export const irregularParticiples: ReadonlySet<string> = new Set(
  [...irregularVerbs.values()].map(([, participle]) => participle),
);
