/** Moments, identifiers and measures, in the manner of general concepts. */
export const momentConcepts = `
  due date: due due_date payment_due pay_by due_by payable_by payment_due_date due_on payment_deadline
    deadline_for_payment last_payment_date final_payment_date pay_before / due payable pay by ;
  deadline date: deadline closing_date last_date cut-off cutoff latest_date apply_by application_deadline rsvp_by
    rsvp_deadline rsvp submission_date respond_by reply_by final_date apply_before closes / by before until latest
    no_later_than closes reply respond submit return hand_in answer close ;
  start date,time: start start_date starting_date begin beginning commencement effective effective_date from
    start_from commencing first_day onset starts_at kick-off kickoff opening_time since down_since inception / starts begins take_effect comes_into_force comes_into_effect in_force
    commences beginning starting from effective since opens runs runs_from kicks_off started began between
    join start ;
  end date,time: end end_date ending_date ending finish finishing until valid_until valid_through completion
    termination termination_date end_time closing closing_time conclusion last_day / ends finishes until till through
    concludes expires to lasts restored resolved back ended and ;
  checkin date,time: check-in check_in checkin arrival_date_hotel check-in_date stay_start / arriving ;
  checkout date,time: check-out check_out checkout check-out_date / leaving ;
  birth date,place: birth date_of_birth birth_date birthdate birthday dob d.o.b born geburtsdatum
    place_of_birth birthplace / born ;
  death date: death date_of_death died / died passed_away ;
  expiry date: expiry expiration expires expiry_date expiration_date valid_to valid_until exp_date use_by best_before
    best_before_date valid_till good_until / expires valid until expire lapses ;
  delivery date,duration: delivery delivery_date estimated_delivery expected_delivery delivered_on eta
    estimated_arrival expected_arrival delivery_time / delivered deliver arrive arrives arriving delivery ;
  shipment date: shipment ship_date shipping_date dispatch dispatch_date shipped_on date_shipped /
    shipped dispatched sent left ;
  issue date: issue issue_date issued date_of_issue date_issued invoice_date billing_date statement_date
    / dated issued ;
  purchase date: purchase purchase_date order_date ordered_on date_of_purchase date_ordered bought_on
    date_of_order / bought ordered purchased placed order ;
  booking date: booking reservation / booked reserved book ;
  appointment date,time: appointment appointment_date visit consultation / appointment see seen ;
  meeting date: meeting meeting_date call_date / meet meeting call ;
  next_meeting date: next_meeting next_session next_appointment next_visit follow-up follow_up next_call
    / next follow-up ;
  signing date: signing signature_date signed_on date_signed agreement_date contract_date signed / signed entered_into
    made_on dated ;
  publication date: publication_date published release release_date date_published launch launch_date
    / published released launches launched comes_out releases on_sale in_shops out_on ;
  founding year,date: founding founded year_founded foundation_year established established_in founding_year
    year_established / founded established since set_up ;
  admission date: admission admission_date admitted / admitted ;
  discharge date: discharge discharge_date discharged / discharged sent_home ;
  departure time,date,place: departure departure_time departs depart dep leave leaving takeoff take-off abflug etd
    flight_time flight_date / fly fly_out flying flies departs leaves leave depart departing leaving takes_off sets_off sails boarding left ;
  arrival time,date,place: arrival arrival_time arrive arr arrives landing eta_time ankunft lands /
    arrives lands reaches arriving gets_in arrive due_in returns gets_into ;
  doors time: doors doors_open opening ;
  return date,time: return return_date return_time coming_back / returns back returning return ;
  accident date: accident incident crash collision accident_date incident_date loss_date date_of_loss
    date_of_accident date_of_incident theft_date / hit crashed collided happened occurred stolen broke ;
  outage date: outage interruption power_cut maintenance downtime / switched_off off interrupted down unavailable ;
  cancellation date: cancellation cancellation_date cancel / cancel cancelled terminate with_effect_from effective ;
  payment date: payment payment_date paid_on date_paid / paid payment ;
  move_in date: move-in move_in move-in_date available_from availability available moving_date / available free vacant
    move_in from ;
  wedding date: wedding wedding_date / marry wedding married ;
  last date,time: last_seen last_visit last_login last_update updated_on last_updated updated / seen ;
  new_date date: new_date rescheduled_date revised_date / moved_to postponed_to rescheduled_to changed_to ;
  old_date date: original_date old_date previous_date / on from ;
  renewal date: renewal renewal_date renew renews / renew ;
  sale date: sale sale_date sold / sell ;
  joining date: joining_date hire_date hired date_of_joining employment_start date_of_hire / joined hired ;
  opening date,time: opening_date grand_opening inauguration / opens opened inaugurated opening ;
  review date: review ;
  hearing date: hearing court_date trial / hearing court trial ;
  exam date: exam test examination / exam test ;
  travel date: travel trip journey outing excursion holiday_date / travel trip travelling flying ;
  prep duration: prep preparation prep_time preparation_time / prep prepare preparation ;
  cook duration: cook cooking bake baking cook_time cooking_time baking_time / bake cook simmer roast boil grill fry oven ;
  notice duration: notice notice_period / notice ;
  warranty duration,date: warranty guarantee warranty_period guarantee_period / warranty guarantee guaranteed ;
  term duration: term lease_term minimum_lease lease_length minimum_term contract_term loan_term contract_length contract_period tenancy_term rental_period
    contract_duration / term lasts over for period ;
  probation duration: probation probation_period trial_period probationary_period / probation probationary trial ;
  delay duration: delay delayed late / delayed late delay ;
  vacation duration: vacation holiday annual_leave leave_days paid_leave vacation_days holidays pto holiday_entitlement
    / holiday leave vacation ;
  stay duration: stay minimum_stay length_of_stay minimum_nights trip_length length_of_trip trip_duration / stay nights ;
  experience duration: experience years_of_experience years_of_service work_experience / experience ;
  working_hours duration: working_hours weekly_hours hours_per_week work_hours / week ;
  appeal duration,date: appeal appeal_period / appeal ;
  validity duration,date: validity valid_for / valid ;
  flight code: flight flight_number flight_no flug ;
  train code: train train_number service_number ;
  seat code: seat seat_number seats sitz / seat ;
  gate code: gate ;
  platform code: platform track gleis binario ;
  coach code: carriage wagon coach_number coach_no carriage_number ;
  terminal code: terminal ;
  floor ordinal,code: floor level storey / floor ;
  apartment code: flat apartment unit flat_number apartment_number apt ;
  room code,text: room room_number meeting_room / room ;
  table_number code,number: table table_number ;
  building text,place: building block ;
  iban !iban: iban bank_account account_iban ;
  bic !bic: bic swift swift_code bic_code ;
  vat_id !code: vat_id vat_number vat_no vat_reg_no ust-idnr ust_id tax_id tax_number ein tin vat_registration
    vat_registration_number partita_iva nif siret steuernummer abn ;
  isbn !code: isbn ;
  ip ip: ip ip_address ;
  mac code: mac mac_address ;
  sku code: sku article_number item_number part_number product_code item_code article_no item_no part_no artikelnummer
    item_id product_number product_id ean upc ;
  plate plate,code: licence_plate license_plate plate registration_plate number_plate plate_number
    vehicle_registration kennzeichen registration_number registration_mark vehicle_registration_mark car_registration registration reg_number reg_no vrm rego matricula / plate registration reg ;
  vin code: vin chassis chassis_number ;
  version version,code: version firmware firmware_version software_version app_version release_number build /
    version running update ;
  error code: error error_code fault_code exit_code error_message / error code ;
  postbox code: po_box ;
  area measure:area: area size floor_area living_area living_space surface_area square_metres square_footage floor_space
    plot_size lot_size land_area sqm surface ;
  weight measure:weight: weight mass gewicht / weighs weighing weigh ;
  ascent measure:length: elevation_gain ascent climb total_ascent height_gain total_climb vertical_gain / ascent climb elevation ;
  descent measure:length: descent elevation_loss height_loss / descent ;
  height measure:length: height altitude elevation / tall high stands ;
  width measure:length: width / wide ;
  depth measure:length: depth / deep ;
  length measure:length: length / long ;
  range measure:length: measured_range driving_range claimed_range electric_range flight_range / range lasted lasts between up_to ;
  distance measure:length: distance trail_length route_length loop_length walk_length course_length how_far range / away far ;
  mileage measure:length: mileage odometer kilometres_driven kilometers miles_driven kilometrage km_stand / driven clock ;
  dimensions dimensions,measure:length: dimensions size_of measurements / measures measuring ;
  temperature measure:temperature: temperature temp / degrees heated outside ;
  oven measure:temperature: oven_temperature oven_temp oven baking_temperature / preheat oven bake roast ;
  speed measure:speed: speed velocity ;
  capacity measure:volume,count,number: capacity volume / holds seats hold ;
  storage measure:data: storage memory ram disk_space data_volume disk_size ;
  power measure:power: power output engine_power horsepower wattage leistung ;
  energy measure:energy: energy consumption energy_consumption calories kcal ;
  dose measure:weight,measure:volume: dose dosage strength ;
  pressure measure:pressure,ratio: pressure blood_pressure ;
  disk percent,measure:data: disk disk_usage usage utilisation utilization / full used ;
`;
