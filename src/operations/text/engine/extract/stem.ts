/** Endings that are taken off, the longest first, with what takes their place. */
const endings: readonly (readonly [string, string])[] = [
  ["'s", ''],
  ["s'", ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['sses', 'ss'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['xes', 'x'],
  ['ing', ''],
  ['ed', ''],
  ['es', ''],
  ['s', ''],
  ['e', ''],
];

/** Words whose stem would meet that of another, and irregular forms. */
const odd: ReadonlyMap<string, string> = new Map(
  `sale:sale sales:sales address:address addresses:address business:business gas:gas bus:bus vat:vat due:due fee:fee fees:fee rate:rate
   rates:rate rating:rating ratings:rating rated:rating plated:plate building:building buildings:building
   opening:opening meeting:meeting meetings:meeting parking:parking tip:tip tips:tip ticketing:ticket
   left:leave leaves:leave leaving:leave paid:pay sent:send sold:sell bought:buy wrote:write written:write
   held:hold began:begin begun:begin beginning:begin said:say met:meet led:lead lost:lose won:win beat:beat
   taken:take took:take gave:give given:give spoke:speak spoken:speak made:make ran:run running:run
   shipping:shipping status:status address':address children:child people:people diagnosed:diagnose
   diagnosis:diagnosis details:detail hours:hours seater:seater name:name names:name named:named
   lessee:lessee lessor:lessor payee:payee payer:payer tenants:tenant species:species series:series
   timing:time timings:time used:use using:use uses:use user:user username:username booking:booking
   bookings:booking reservation:reservation reservations:reservation lasts:lasts lasting:lasts lasted:lasts
   dated:dated issued:issued rose:rise risen:rise fell:fall fallen:fall grew:grow grown:grow
   earnings:earnings savings:savings going:go goes:go flew:fly signing:signing sign:sign
   wedding:wedding boarding:boarding landing:land handing:hand rental:rental holding:holding holdings:holding
   absentees:absentee absentee:absentee plane:plane planes:plane offered:offer engine:engine coming:come comes:come came:come`
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [word = '', stem = ''] = pair.split(':');
      return [word, stem];
    }),
);

/** A word without the ending of its number or tense: enough to meet its kin, no linguist's root. */
export function stem(folded: string): string {
  const known = odd.get(folded);
  if (known !== undefined) return known;
  for (const [ending, instead] of endings) {
    if (!folded.endsWith(ending) || folded.length - ending.length < 3) continue;
    if (ending === 's' && /[su]s$/.test(folded)) return folded;
    const root = folded.slice(0, -ending.length) + instead;
    return undouble(root);
  }
  return folded;
}

/** stopped -> stop, but call, pass, off. */
function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root.replace(/(?<=..)e$/, '');
}
