/**
 * Words that begin a sentence or a line with a capital and are no name. A capitalised phrase loses them
 * at its start.
 */
export const commonWords = `
  a about above according account accordingly across action actually additional additionally address advance after
  afterwards again against agenda ago all allergies almost along already also although always am amount an and another
  answer any anyone anything apart apologies apologise apply appointment approved approximately are around arrange
  arrival arrive article as ask asking at attached attention available away back balance based be bear because been
  before being below best better between big bill book booked booking born both bottle bring but buy by call called can
  cancel cannot car card care case cash certainly change charge chair check cheers child children choose city class
  clear clearly click client closed come comes coming company complete concerning congratulations consequently
  consider contact contract contractor cook cost could course customer customers daily date day days deal dear deliver
  delivered delivery delay despite details did dinner directions discount do does doing doors down due during each early
  earlier easy either else email enclosed end enjoy enough ensure enter entry error estimated even evening event
  eventually every everybody everyone everything exactly except expect expected extra failure fee few final finally find
  fine first firstly five flat flight fold follow following for found founded four free fresh friend from full further
  furthermore general generally get give given giving go going good great greetings guest guests half happy hard has
  hate have having he heat heavy hello help hence her here hers hey hi high hire his hold home hope hopefully hours how
  however i if imagine immediately important in include included includes including indeed inform information initially
  inside instead instructions interested into invite invoice is issue it item items its join just keep kind kindly know
  landlord large last late lately later latest leave left less let letter like likewise list little live lives
  local located location long look looking looks lost lots love low luckily made mail main make making many mark maybe
  me mean meanwhile meet meeting meetings member members message method might minutes miss missing mix monthly more
  moreover most mostly move much must my myself name naturally near nearly need nestled never nevertheless new next
  nice night no nobody none nonetheless nor normally not note nothing notice notify now number obviously of off offer
  offered offers often ok okay old older on once one only open opened opening opens or order orders originally other
  others otherwise our ours out outside over overall own owner page paid part parents parking parties party passenger
  passengers patient patients pay payment peel per perhaps person phone pick place plan please pleased plus police
  possibly pour preheat prepare presented present previously price prices prior probably problem product professional
  promised proposed provide provided publish published purchase put quick quickly quite quote rain rate rather read
  ready reason recall receipt received recently recipe reference regarding regards registered registration regular
  remember remind reminder remove rent repeat replace reply report reported reports request requested require required
  reserve residents respond response restaurant results return returned reward right room rooms sadly safe said sale
  same save say says school second secondly see seems select sell seller send sent separate serve serves service
  several shall she shift ship shipped shipping short should show shows sign signed similarly simmer simply since
  sincerely six size slightly small so some somebody someone something sometimes soon sorry speak speakers
  special specially spend staff start started starting starts staying step still stir stock stop store strong student
  students subject submit such suddenly suggest summary supply sure surely take taken takes talk tap team teachers tell
  tenant tenants than thank thanks that the their them then there therefore these they thing things think this those
  though three through throughout thus ticket tickets till time tip title to today together tomorrow tonight too top
  total toward towards travel travellers treat tried true try turn twice two type typically under unfortunately
  unless unlike until up update upon urgent us use used user users using usually valid vehicle very via view visit
  visitors wait want wanted warm warning was watch way we wear weather week weekly welcome well went were what whatever
  when whenever where whereas wherever whether which while whisk who whoever whole whom whose why will winner wish with
  within without witness witnesses wonderful work workers works worried worse would write writing written wrong yes
  yesterday yet you young your yours yourself beat combine add bake boil chop cover cool drain fry garnish grate grease
  knead layer melt roll season slice soak spread sprinkle toss blend ingredients method directions
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
  morning afternoon evening noon midnight summer winter spring autumn easter christmas vat iban tel fax mobile
  asap fyi ps re fwd cc bcc attn llc eur usd gbp chf nok sek dkk am pm utc gmt cet est pst id isbn
  der die das ein eine le la les un une des el los las una il lo gli o os as uma de het een und et y e i en sehr
  sehr_geehrte geehrte geehrter liebe lieber hallo guten bonjour cher chere hola estimado estimada buenos gentile
  caro cara ciao ola prezado prezada caro beste geachte met mit cordialement freundliche viele mfg saludos cordiali
  saluti atenciosamente groeten sincerely_yours yours faithfully truly warmly respectfully
`;
