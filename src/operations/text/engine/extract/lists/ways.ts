/**
 * How somebody comes into a sentence without a word for what he is: `role prepositions: stems of verbs and
 * nouns`. We fly to Faro with Skylark names an airline, though no word says so.
 */
export const ways = `
  guest_name with: sit talk speak chat convers interview join ;
  guest with: sit talk speak chat convers interview join ;
  airline with,on,by,aboard: fly flight flew travel land depart ticket ;
  carrier with,via,by,through,to: ship shipment send deliver dispatch post courier transport collect parcel hand ;
  vendor from,at,through,with,by: buy order purchase get suppl deliver invoice receipt ;
  seller from: buy purchase order ;
  buyer to: sell transfer dispos ;
  tenant to: let leas rent ;
  landlord from: rent leas ;
  recipient to: send deliver address ship give hand forward post ;
  winner to: go award present give end finish ;
  payee to: pay transfer send ;
  employer at,for,with,by,as: work job employ join career hire spend post position role ;
  insurance with,by,through: insur cover policy ;
  school at,from,in: study graduat attend degree educat enrol ;
  hospital at,to,in: take treat admit operat rush airlift surgery transfer bring ;
  hotel at,in: stay book night check room ;
  restaurant at,in: eat dine table dinner lunch meal supper ;
  bank with,at,from: account loan borrow mortgage overdraft ;
  lender with,at,from,by: loan borrow mortgage lend ;
  doctor with,by,to,under: appointment review refer see consultation prescrib surgery follow-up ;
  interviewer with,by: interview meet ;
  estate_agent with,through,by: view viewing market contact appointment list sell let ;
  advisor with,to: speak contact advis ;
  lawyer by,with: represent act counsel ;
  garage at,to,by: repair servic tow take fix ;
  holder with: leave key ;
  publisher by: publish releas ;
  host by,at: host organis organiz ;
  owner to,by: belong own ;
  investor by,from,with: lead invest fund back round ;
  sponsor by: sponsor ;
  teacher by,with,from: teach lesson class taught ;
  contractor to,by,with: award contract hire carri install build ;
  author by: write novel book report article review essay column stori poem ;
  artist by: paint sculptur photograph work song perform album ;
  founder by: found establish set start ;
  acquirer by: acquir buy take purchas ;
  speaker by,from: talk lectur speech keynot present ;
  opponent against,with,to,over: play win los beat draw match game ;
  loser over,against: win victor triumph ;
  assignee to,by: assign hand handl ;
  contact to,with: speak repl write question enquir contact send ;
  stadium at,in: play beat draw host kick match game win ;
  architect by: design ;
  designer by: design ;
  manager to: report answer ;
  chair by: chair ;
  translator by,into: translat ;
  successor by,to: replac succe hand ;
  partner with: partner team collaborat work marri join ;
  spouse to,with: marri wife husband ;
  client for,to: quot quotation invoice bill ;
`;
