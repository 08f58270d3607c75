/** Things that business texts tell of in plain words, in the manner of general concepts. */
export const moreConcepts = `
  tracking code: tracking tracking_number parcel_number consignment_number shipment_number waybill awb tracking_code
    tracking_id tracking_no package_number / parcel consignment shipment ;
  payout amount: payout payout_amount settlement settlement_amount claim_payment compensation_amount amount_awarded
    indemnity / pay_you settle settled compensate awarded ;
  hourly_rate amount: hourly_rate day_rate daily_rate nightly_rate room_rate hourly_wage hourly_pay rate_per_hour
    rate_per_night rate_per_day price_per_hour daily_fee / per_hour an_hour per_day a_day per_night a_night ;
  allowance amount: allowance per_diem subsidy bursary scholarship grant grant_amount / grant allowance ;
  unit_price amount: unit_price price_per_unit price_each price_per_item item_price / each apiece per_unit ;
  vacancies count: vacancies openings number_of_positions number_of_vacancies / vacancies openings positions ;
  coordinator person: coordinator co-ordinator event_manager organiser_name mentor moderator_name / coordinate^ organise^ ;
  pnr code: pnr record_locator booking_code booking_reference booking_ref booking_number booking_id reservation_number
    reservation_code reservation_id confirmation_number confirmation_code / booking reservation confirmation ;
  baggage text: baggage luggage baggage_allowance luggage_allowance hand_luggage checked_baggage ;
  goal amount: goal target fundraising_goal fundraising_target funding_goal target_amount funding_target /
    to_raise goal target ;
  breed list:breeds: breed dog_breed cat_breed race_of_dog ;
  cargo text: cargo load freight goods_carried contents payload ;
  injury text: injury injuries_sustained type_of_injury wound ;
  damage text: damage damaged_item damage_description damaged_part ;
  stolen_items text: stolen_items stolen_goods stolen_item items_stolen items_taken stolen_property what_was_stolen loot ;
  lost_item text: lost_item item_lost lost_property missing_item found_item item_found ;
  material list:materials: material materials fabric made_of composition ;
  occasion text: occasion celebration reason_for_celebration ;
  hobby text: hobby hobbies interests pastime free_time ;
  procedure text: procedure operation surgery treatment_received surgical_procedure ;
  decision text: decision outcome resolution decision_taken agreed_action ;
  award award: award prize_name award_name honour prize_won distinction ;
  requirement text: requirement requirements what_to_bring prerequisites items_to_bring ;
  diet lists:diets: diet dietary_requirements dietary_requirement dietary_needs diet_type dietary_preference
    dietary_restrictions ;
  delivery_method list:deliveries: delivery_method shipping_type delivery_type shipping_option delivery_option
    shipping_service ;
  contract_type list:employments: contract_type employment_type type_of_contract type_of_employment job_type
    employment_status working_pattern ;
  vehicle_type list:vehicles: vehicle_type type_of_vehicle kind_of_vehicle ;
  frequency list:frequencies: frequency how_often dosage_frequency billing_cycle payment_frequency interval
    billing_period payment_interval ;
  plan plan: plan subscription_plan tier plan_name subscription package_name membership_type membership_level
    subscription_type membership tariff_name ;
  instrument list:instruments: instrument musical_instrument ;
  sport list:sports: sport sports discipline type_of_sport ;
  trading_name text: trading_name trade_name business_alias dba ;
  resolution text: desired_resolution requested_resolution desired_outcome requested_action customer_request
    requested_remedy desired_action ;
  shelf_life duration: shelf_life keeping_time storage_time storage_life / keeps keep stored fresh ;
  maiden_name text: maiden_name birth_name nee ;
  grape text: grape grape_variety grapes varietal ;
  alcohol percent: alcohol abv alcohol_content alcohol_by_volume alcohol_level strength_abv / abv vol alcohol ;
  sample_size count: sample_size participants_count number_of_participants number_of_patients cohort_size respondents
    / participants adults patients volunteers respondents people women men subjects ;
  weather text: weather forecast weather_conditions conditions ;
  animal list:animals: animal pets type_of_animal animal_type kind_of_animal type_of_pet species ;
  season list:seasons: season time_of_year ;
  snow measure:length: snow_depth snowfall rainfall water_level wave_height ;
  publication_name publication_name: publication newspaper magazine journal publication_name newspaper_name magazine_name ;
`;
