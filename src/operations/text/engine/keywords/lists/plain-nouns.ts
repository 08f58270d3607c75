/** Nouns of measure, time, address and reference that are no key term alone, though part of some. */
export const plainNouns = `
  pity letter writing standard announcement remark headline story sentence paragraph chapter luck truth deal discussion
  news spot trip visit visitor visitors glimpse mood sort lookout ease sake everyone a.m ability account action addition advance advantage afternoon age aim alternative am amount answer
  anything approach april area arrangement aspect attempt attention august aunt autumn background basis
   beginning behalf benefit best billion bit bottom boy brother bunch case category celsius cent
  centimetre centimetres cents century chance change character choice circumstance circumstances cm
  colleague comment comparison concern conclusion condition consequence contrast couple
  course crown crowns dad date daughter day days decade decades december degree degrees detail details
  difference difficulty direction dollar dollars dozen dr edge effect effort enough euro euros evening event
  everybody everything example exception experience extent fact factor fahrenheit father feature february
  feedback feeling form franc francs friday friend friends front future girl gram grams 
  group guy half hand handful head hour hours hundred hundreds husband idea impression increase
  individual information instance intention interest issue issues item items january july june kg kilo
  kilogram kilograms kilometre kilometres kilos kind km krona kronor lack lady level levels life litre
  litres lot lots madam majority man manner march matter may meaning means member men method metre metres mg
  midday middle midnight mile miles million millions minute minutes ml mm moment moments monday month months
  morning mornings mother mr mrs ms mum name nature neighbour night nights noon note nothing november
  number numbers object occasion october one opinion opportunity option options order others outcome p.m
  pair part parts past pence penny people per percent percentage period person peso pesos piece pieces place
  places plan plenty pm point points position possibility pound pounds problem problems process prof
  progress proportion purpose quality quantity quarter question questions range rate reader reason
  reasons regard relation report reports rest result results role round row rupee rupees saturday
  second seconds section sense september series set shape share side sides sign sir sister
  situation size solution somebody someone something son sort source space spring stage state step
  steps stuff subject success summer sunday tenth term terms thing things third thirds
  thought thousand thousands thursday time times today tomorrow ton tonight tonne tonnes tons top topic
  total trouble tuesday turn type types uncle unit units value variety version view way ways wednesday week
  weekday weekdays weekend weekends weeks weight welcome while wife winter wishes woman women word words
  world yard yards year years yen yesterday
`;
