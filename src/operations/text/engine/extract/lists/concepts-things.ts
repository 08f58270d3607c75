/** Things, places and words of closed lists, in the manner of general concepts. */
export const thingConcepts = `
  origin place: origin from from_city departure_city departure_airport starting_point shipped_from departure_station
    origin_city from_station point_of_departure departing_from departure_place coming_from / from leaves departs
    leaving ;
  destination place: destination to destination_city arrival_city arrival_airport going_to to_city trip_destination
    arrival_station to_station arrival_place / to for reaches trip_to lands_in bound_for heading_to arriving_at ;
  hometown city: hometown home_town place_of_residence residence lives_in based_in home_city birthplace_city
    / from lives based living ;
  headquarters city: headquarters hq head_office headquartered seat_of company_location office_location office
    registered_office / based headquartered office ;
  stadium place: stadium arena pitch ground sports_ground ;
  delivery_location place: delivery_location delivery_place drop-off drop_off pickup_location pick-up_location
    collection_point pickup_point delivery_site meeting_point / delivered_to delivered collect pick_up ;
  store_location place: store_location branch store_city shop_location / shop store branch ;
  job_title role: job_title position role job title_of_job profession occupation job_position designation beruf
    post vacancy job_role career current_position current_role puesto trade / hiring as position role works_as ;
  nationality list:nationalities: nationality citizenship citizen nationalidad ;
  language lists:languages: language languages preferred_language spoken_languages languages_spoken language_spoken
    mother_tongue native_language sprachen sprache idioma langue lingua / speak speaks fluent spoken ;
  colour list:colours: colour color couleur farbe paint exterior_colour ;
  payment_method list:payments: payment_method method_of_payment payment_type paid_with paid_by_method paid_via
    pay_method card_type zahlungsart mode_of_payment means_of_payment form_of_payment / by with via using paid pay ;
  fuel list:fuels: fuel fuel_type engine_type kraftstoff ;
  status list:statuses: status state_of order_status current_status shipping_status condition_status stage_of
    marital_status / is has_been currently marked ;
  severity list:severities: severity priority urgency severity_level priority_level / severity priority ;
  system system: operating_system os platform_os system / using running on ;
  browser list:browsers: browser web_browser ;
  cuisine list:cuisines: cuisine kitchen_style type_of_food ;
  genre list:genres: genre literary_genre category_of type_of_book style_of_music / novel ;
  education education: education degree qualification diploma academic_degree highest_degree formation ausbildung
    studies certificate graduation titulo / hold holds graduated degree studied ;
  skills text: skills skill competencies know-how abilities technologies expertise kenntnisse competences
    required_skills ;
  subject text: subject subject_line re betreff topic objet asunto oggetto assunto theme ;
  product product: product item product_name article item_name ordered_item device goods product_ordered produkt
    merchandise equipment purchased_item producto appliance ordered_product ;
  aircraft model: aircraft plane aeroplane airplane aircraft_type ;
  model model: model model_number model_name make_and_model vehicle car modell car_model vehicle_model model_no
    device_model ;
  brand brand: brand make manufacturer_brand marque marke marca ;
  event event: event event_name event_title festival conference concert conference_name festival_name
    exhibition workshop show_name race fair ceremony course course_name show ;
  title title: title book_title book talk_title film_title heading headline name_of_book film movie movie_title
    song album lecture_title article_title talk title_of_talk paper_title recipe_name recipe dish dish_name
    recipe_title song_title work_title document_title exhibition_title / entitled titled called ;
  project event: project project_name programme campaign initiative program ;
  reason text: reason cause root_cause because reason_for grund motif motivo purpose justification rationale
    reason_for_cancellation reason_for_return reason_for_delay ;
  problem text: problem issue complaint issue_description defect fault symptom symptoms complaint_reason
    problem_description description_of_problem trouble ;
  cause_of_death text: cause_of_death died_of reason_for_death ;
  diagnosis text: diagnosis condition illness disease diagnosed_with diagnose medical_condition ;
  medication text: medication medicine drug prescription prescribed medicament medikament treatment current_medication ;
  allergy text: allergy allergies allergen allergens allergien ;
  offence text: offence offense contravention violation crime charge_reason ;
  governing_law text: governing_law applicable_law jurisdiction ;
  environment text: environment env service_affected affected_service affected_system ;
  username handle: username user_name login user_id login_name account_username handle screen_name nickname
    twitter instagram ;
  password handle: password passcode wifi_password passphrase ;
  ingredients text: ingredients ingredient zutaten ;
  description text: description details remarks notes note comments ;
  room_type text: room_type type_of_room ;
  blood_type text: blood_type blood_group ;
  gender list:genders: gender sex ;
  weekday weekday: weekday opening_days open_days days_open days day_of_week ;
  meal text: meal meal_plan board_basis catering ;
  property_type list:properties: property_type type_of_property property_kind home_type house_type accommodation_type
    type_of_home type_of_accommodation building_type kind_of_property dwelling_type ;
  type text: type kind category sort variant ;
  dress_code text: dress_code attire ;
  members count: members membership number_of_members member_count singers players_count subscribers
    / members ;
  copies count: print_run copies circulation edition_size number_of_copies / copies ;
  bedrooms count: bedrooms bedroom beds number_of_bedrooms schlafzimmer ;
  bathrooms count: bathrooms bathroom baths ;
  guests count: guests number_of_guests guest_count number_of_people party_size group_size persons people covers
    headcount_of number_of_persons pax / people guests persons table_for party_of family_of group_of sleeps adults ;
  nights count: nights number_of_nights ;
  employees count: employees number_of_employees employee_count staff workforce headcount staff_size team_size
    workers / employs people staff employees workers ;
  servings count: servings serves portions yield number_of_servings makes / serves makes feeds portions people ;
  pages count: pages page_count number_of_pages length_in_pages / pages ;
  attendance count: attendance crowd attendees_count spectators visitors / crowd spectators fans visitors ;
  sold count: units_sold sold copies_sold sales_volume / sold units copies ;
  quantity count: quantity qty number_of_units ordered_quantity order_quantity / x pieces units ;
  children count: children kids number_of_children ;
  passengers count: passengers number_of_passengers / people_on_board on_board passengers people ;
  seats count: number_of_seats seats_available places ;
  doors_count count: number_of_doors ;
  injuries count: injuries injured injured_people casualties number_of_injured / injured hurt wounded ;
  deaths count: deaths fatalities death_toll killed dead / died killed dead ;
  stolen amount: stolen value_stolen stolen_value value_of_goods / worth taken stolen ;
`;
