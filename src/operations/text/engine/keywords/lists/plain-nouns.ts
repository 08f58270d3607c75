/** Nouns of measure, time, address and reference that are no key term alone, though part of some. */
export const plainNouns = `
  a.m ability account action addition advance advantage afternoon age aim alternative am amount answer
  anything approach april area arrangement asap aspect attempt attention august aunt autumn background basis
  bcc beginning behalf benefit best billion bit bottom boy brother bunch case category cause cc celsius
  centimetre centimetres century chance change character cheers choice circumstance circumstances cm
  colleague comment comparison concern conclusion condition congratulations consequence contrast couple
  course dad date daughter day days dear decade decades december degree degrees detail details difference
  difficulty direction dollar dollars dozen dr edge effect effort eight eighteen eighth eighty eleven end
  enough euro euros evening event everybody everything example exception experience extent fact factor
  fahrenheit father favor favour feature february feedback feeling fifteen fifth fifty first five form forty
  four fourteen fourth friday friend friends front future fwd fyi girl gram grams greetings group guy half
  hand handful head hello help hey hi hour hours hundred hundreds husband idea impression increase
  individual information instance intention interest issue issues item items january july june kg kilo
  kilogram kilograms kilometre kilometres kilos kind km lack lady level levels life litre litres look lot
  lots love madam majority man manner march matter may meaning means member men method metre metres mg
  midday middle midnight mile miles million millions minute minutes ml mm moment moments monday month months
  morning mornings mother mr mrs ms mum name nature nb need neighbour night nights nine nineteen ninety
  ninth noon note nothing november number numbers object occasion october one opinion opportunity option
  options order others outcome p.m pair part parts past pence penny people per percent percentage period
  person piece pieces place places plan plenty pm point points position possibility pound pounds present
  problem problems process prof progress proportion ps purpose quality quantity quarter question questions
  range rate re reason reasons regard regards relation rest result results role round row saturday second
  seconds section sense september series set seven seventeen seventh seventy shape share side sides sign
  sincerely sir sister situation six sixteen sixth sixty size solution somebody someone something son sorry
  sort source space spring stage start state step steps stuff subject success summer sunday tba tbd ten
  tenth term terms thank thanks thing things third thirds thirteen thirty thought thousand thousands three
  thursday time times today tomorrow ton tonight tonne tonnes tons top topic total trouble tuesday turn
  twelve twenty two type types uncle unit units use value variety version view way ways wednesday week
  weekday weekdays weekend weekends weeks weight welcome while wife winter wishes woman women word words
  world yard yards year years yen yesterday
`;
