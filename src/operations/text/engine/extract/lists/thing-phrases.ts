/**
 * What stands before a value of free words: `concept: phrases`, each phrase a pattern of words whose value
 * follows. `_` stands for a space, `~` for an optional article or possessive before the value.
 */
export const thingPhrases = `
  product: order(?:ed)?[^.,]{0,60}?_for_(?:an?|the|some)_ ; (?:ordered|bought|purchased|ordering|buying|received)_~ ; the_(?:printer|laptop|phone|tablet|device|camera|router|machine) ;
    (?:meet|introducing|presenting|say_hello_to)_the_(?:new_)?(?=\\p{Lu}) ; (?:using|own|have|recall_of|warranty_for|selling|sells|launched|launches|unveiled|introduced)_~ ;
    (?:order|purchase|delivery|recall|refund|return|review|replacement)_(?:of|for)_~ ; (?:is|are)_recalling_(?:about_|some_|around_|nearly_|up_to_|over_|all_)?(?:[\\d.,]+_(?:of_)?)?~ ; (?:calling|writing|asking)_about_~ ; (?:problem|trouble|issue)s?_with_~ ; ~(?=[^.,]{1,40}_(?:I|we)_(?:bought|ordered|purchased|had_delivered)) ;
  model: model(?:_no\\.?|_number)?:?_ ; for_sale:?_~(?:\\d{4}_)? ; (?:drive|driving|own|selling)_~(?:\\d{4}_)? ;
  event: invite_you_to_~(?:attend_|join_|celebrate_)?~ ; (?:join_us_(?:for|at)|welcome_to|attend|attending|take_part_in)_~ ;
    (?:at|of|for|to|during)_(?:this_year['\u2019]s|next_year['\u2019]s|the(?:_annual|_upcoming)?)_ ; save_the_date:_~ ; registration_for_~ ;
    (?:hosts|host|hosting|organises|organising|celebrates|presents)_~ ; project_ ; campaign_ ;
  title: (?:entitled|titled|called|named|headed)_ ; (?:book|novel|film|movie|talk|album|song|paper|article|play|poem|exhibition)_(?:is_|called_)? ;
  reason: (?:cancelled|delayed|diverted|closed|postponed|evacuated|suspended|stopped|halted)[^.]{0,70}?_after_(?=an?_) ; because_of_~ ; due_to_(?!be_)~ ; owing_to_~ ; because_ ; as_a_result_of_~ ; on_account_of_~ ; caused_by_~ ;
    the_(?:reason|cause)_(?:is|was)_(?:that_)?~ ; (?:the_reason_for_[^.,]{1,40}_is_(?:that_)?)~ ; after_~(?=\\p{L}+_(?:failure|fault|expiry|error)) ;
    thanks_to_~ ; traced_to_~ ; blamed_on_~ ; put_down_to_~ ; the_result_of_~ ; (?:arose|arises|arising|comes|came|stemmed|stemming|results|resulting)_from_~ ; reports?_of_ ;
    (?=an?_[^.,]{3,40}_(?:was|is|may_be|to_be)_(?:the_)?(?:most_)?(?:likely_|probable_|suspected_)?(?:cause|culprit|to_blame)) ; following_~(?=\\p{L}+_(?:failure|fault|incident|strike|outage|complaint)) ; attributed_to_~ ; reason:_ ; stems_from_~ ; resulted_from_~ ; for_(?=\\p{L}+_reasons) ;
  cause_of_death: died_(?:of|from)_~ ; cause_of_death_(?:is|was|as)_~ ; died_(?:after|following)_~(?=\\p{L}+_(?:illness|attack|accident|stroke|battle)) ;
  problem: (?:has|have|had|with|having)_(?:had_)?(?=(?:an?|severe|bad|chronic)_(?:\\p{L}+_)?(?:fever|headache|rash|cough|pain|throat|cold|migraine|toothache)) ; (?:presented|presenting|admitted)(?:_[^.,]{1,40})?_with_~ ; complain(?:s|ed|ing)?_of_~ ; chief_complaint_(?:is|was)_~ ; (?:problem|issue|fault|complaint)_(?:is|was)_(?:that_)? ; (?:problem|issue|trouble|difficulty)_with_~ ; (?:suffers?|suffering)_from_~ ;
    (?:arrived|came|delivered)_with_ ; (?:complained|complains|complaining)_(?:of|about|that)_~ ; (?:shows|has|have|having)_~(?=(?:cracked|broken|faulty|leak|dent|scratch|fault|crack)) ;
    (?:and|but|that|because|:|,)_(?=(?:the|my|it|its|our)_[^.,]{0,50}?(?:no_longer|does(?:n['\u2019]t|_not)|won['\u2019]t|will_not|stopped|keeps|is_(?:broken|dead|cracked|leaking|faulty|stuck|missing|damaged)|crashes|fails|broke|leaks)) ;
  diagnosis: (?:pain|symptoms|swelling|problem|cough|rash)_(?:comes?|stems?|results?)_from_~ ; diagnosed_(?:with|as)_(?:having_)?~ ; diagnosis_(?:of|is|was)_~ ; (?:suffers?|suffering|suffered)_from_~ ; treated_for_~ ; history_of_~ ;
    tested_positive_for_~ ; confirmed_(?:as_)?~ ; findings_consistent_with_~ ;
  medication: (?=\\p{Lu}{4,25}_\\d{1,4}_?(?:MG|MCG|ML)\\b) ; prescribed_(?:(?:her|him|you|me)_)?~ ; treated_with_~ ; (?:take|takes|taking|given|started_on|receives|receiving|put_on)_~(?:a_course_of_|daily_)? ;
    prescription_(?:for|of)_~ ; medication_(?:is|was)_~ ; course_of_~ ; (?=\\p{L}{4,25}_\\d{1,4}_?(?:mg|mcg)\\b) ;
  allergy: allergic_to_~ ; allergy_to_~ ; allergies_to_~ ; intolerant_to_~ ; allergies_include_~ ; contains_(?=(?:nuts|milk|gluten|eggs?|soya?|wheat|peanuts)) ;
  offence: (?:fined|convicted|charged|arrested|prosecuted|sentenced|cited|guilty|accused|penalised)_[^.]{0,60}?(?:for|of|with)_~(?=\\p{L}{4,}) ; offence_of_~ ;
  governing_law: governed_by_(?:and_construed_in_accordance_with_)?(?:the_laws?_of_)?~ ; laws?_of_~ ; jurisdiction_of_~ ; courts_of_~ ;
  environment: (?:on|in)_(?=(?:staging|production|test|development|dev|prod|qa|uat)\\b) ; \\b(?=(?:staging|production)_(?:has|is|was)) ;
  skills: skilled_(?:in|at)_ ; proficient_(?:in|with)_ ; experienced?_(?:in|with|of)_ ; expertise_in_ ; knowledge_of_ ; skills_(?:include|in|are)_ ;
    expert_in_ ; familiar_with_ ; background_in_ ; good_at_ ; skills:_ ;
  subject: subject:_ ; re:_ ; regarding_~ ; (?:writing|write)_(?:about|regarding|concerning|in_reference_to)_~ ; concerning_~ ; on_the_subject_of_~ ; with_regard_to_~ ;
  ingredients: ingredients_(?:are|include)_ ; made_(?:with|from)_ ; contains_ ; whisk_ ; combine_ ;
  username: user_?name_(?:is_|was_)? ; user_id_(?:is_)? ; login_(?:is_|name_is_)? ; handle_(?:is_)? ; log(?:ged)?_in_as_ ; (?:follow_us_(?:on_\\p{L}+_)?|find_us_(?:on_\\p{L}+_)?)(?:at_|as_)?(?=@) ;
  password: pass(?:word|code|phrase)_(?:is_|was_)? ; wi-?fi_(?:password|code)_(?:is_)? ;
  dress_code: dress_code_(?:is_)? ; attire_(?:is_)? ; dress_(?=(?:smart|casual|formal)) ;
  blood_type: blood_(?:type|group)_(?:is_)? ;
  meal: (?:including|includes|with)_(?=(?:breakfast|half_board|full_board|lunch|dinner|all_meals)) ; \\b(?=(?:half_board|full_board|all[ -]inclusive|bed_and_breakfast)\\b) ;
  room_type: (?:booked|reserved)_~(?=[^.,]{1,40}_(?:room|suite|apartment)\\b) ; \\b~(?=(?:superior|deluxe|standard|double|twin|single|family)_(?:double|twin|single|room)) ;
  education: (?:hold|holds|holding|finished|finish|finishing|did|doing|pursuing|completed|earned|obtained|received|have|has)_~(?=(?:BA|BSc|MA|MSc|MBA|PhD|Bachelor|Master|Doctorate|Diploma|degree|B\\.A|M\\.A|LLB|LLM|BEng|MEng|Ph\\.D)\\b) ; (?:degree|diploma|doctorate)_in_ ; graduated_(?:with|in)_~ ; studied_ ;
  brand: brand_(?:is_)? ; made_by_~ ;
  pet: (?=\\p{Lu}\\p{Ll}+,_(?:an?|our|my|the)_[^.,]{0,40}(?:terrier|cat|dog|tabby|spaniel|retriever|labrador|collie|poodle|rabbit|parrot|mongrel|kitten|puppy|hound|shepherd|tomcat|budgie|tortoise|pony|mare|gelding)) ; (?:cat|dog|tom|rabbit|parrot|horse|puppy|kitten|pony|hamster|terrier|labrador|spaniel|retriever|collie|bird|pet|tortoise)_(?:is_called_|called_|named_|is_)?(?=\\p{Lu}) ;
  description: description_(?:is_)? ;
`;
