/** Phrases before values of free words, of things that business texts tell of: in the manner of thing phrases. */
export const moreThingPhrases = `
  trading_name: trading_as_ ; trades_as_ ; doing_business_as_ ; (?:d/b/a|t/a|dba)_ ;
  resolution: I_would_(?:much_)?(?:like|prefer)_(?:to_(?:have_|get_|receive_)?)? ; I(?:['\u2019]d|_would)_like_ ; (?:I|we)_(?:want|expect|demand|request)_(?:to_have_)? ; (?:asking|ask)_(?:you_)?(?:for|to)_ ; please_(?=(?:refund|replace|send|repair|cancel|issue|arrange)) ;
  maiden_name: n\u00e9e_ ; nee_(?=\\p{Lu}) ; maiden_name_(?:is_|was_)? ; formerly_known_as_ ;
  grape: (?:grape|grapes|variety|varieties)_(?:is_|are_|-_|:_)?(?:mostly_|mainly_)? ; made_from_~ ;
  breed: breed_(?:is|of)_~ ;
  cargo: (?:carrying|carries|carried|transporting|transported|hauling)_~(?:a_(?:load|cargo)_of_)?(?:\\d[\\d.,]*_\\p{L}+_of_)? ; (?:laden|loaded)_with_~ ; (?:load|cargo|consignment|shipment|lorryload|truckload)_of_~ ;
  injury: (?:suffered|sustained|suffering|received|with)_~(?=(?:\\p{L}+_){0,2}(?:broken|fractured|sprained|dislocated|cuts?|bruises?|burns?|fracture|concussion|injur|torn|whiplash|minor|serious|head)) ; broke_(?=(?:his|her|their|my|a)_) ;
  damage: damage_to_~ ; (?:damaged|dented|cracked|scratched|destroyed|broke)_~(?=\\p{L}) ; (?:has|have|had|with|left)_~(?=(?:\\p{L}+_){0,2}(?:dent|scratch|crack|hole|tear|stain|leak)) ;
  stolen_items: (?:stole|snatched|made_off_with|got_away_with|robbed_of|theft_of|escaped_with)_~(?=\\p{L}|\\d) ;
  lost_item: (?:I_(?:have_)?(?:lost|left|forgot|mislaid)|(?:I|we)['\u2019]ve_(?:lost|left)|lost|left_behind|misplaced|found|handed_in|missing)_~(?=\\p{Ll}{3,}) ;
  occasion: (?:celebrate|celebrating|mark|marking|celebration_of|for|on)_~(?=[^.,]{0,30}(?:birthday|anniversary|wedding|graduation|retirement|christening|engagement|promotion|opening|leaving)) ;
  hobby: (?:enjoys|loves|likes|enjoy|love|enjoyed|loved|keen_on|passionate_about|hobbies_(?:are|include)|spare_time[^.]{0,20}?)_ ;
  procedure: (?:underwent|undergo|undergoing|had|following|after|for)_~(?=[^.,]{0,40}(?:surgery|operation|replacement|transplant|biopsy|scan|repair|removal|ectomy|scopy)) ;
  decision: (?:agreed|decided|resolved|voted|chose|elected)_to_ ; (?:agreed|decided|resolved|ruled|concluded)_that_ ; decision_(?:is|was)_(?:to_)? ;
  award: (?:won|wins|awarded|received|receives|win|winning|receive|given|scooped|picked_up)_(?:[^.,]{0,30}_)?(?:the_)(?=\\p{Lu}) ;
  requirement: (?:bring|provide|must_have|required_to_have|need_to_bring|should_have|you_will_need|requires|remember_to_bring|bring_along)_~ ; (?:should|must)_be_(?=an?_) ;
  publication_name: (?:told|published_in|appeared_in|appears_in|in_the|writes_for|wrote_in|reported_in|according_to|interview_with|editor_of|writing_for|journalist_(?:for|at|with)|reporter_(?:for|at|with))_(?:the_)?(?=\\p{Lu}) ;
  weather: (?:weather_(?:is|was|will_be)|forecast_(?:is|was)_(?:for)?|expect|expected|forecasters_predict)_~ ;
`;
