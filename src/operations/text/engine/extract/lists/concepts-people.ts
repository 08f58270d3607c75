/**
 * People and firms by what they do, in the manner of general concepts; the cues are verbs before which they
 * stand, and `by:` words after which they stand.
 */
export const peopleConcepts = `
  person person: person somebody who employee_name ;
  contact party: contact contact_person contact_name point_of_contact kontakt ansprechpartner / contact reach call ring
    ask_for speak_to get_in_touch_with text hand_in ask let tell inform notify message ;
  interviewer person: interviewer interviewed_by / speak_to meet ;
  source party: source according_to / said^ says^ according_to ;
  company org: company organisation organization firm business company_name employer_name organisation_name
    organization_name firma empresa societe azienda institution corporation business_name start-up startup
    school_name institute affiliation / at from with for ;
  charity org: charity ngo nonprofit non-profit charity_name charitable_organisation foundation trust ;
  club org: club club_name society association association_name ;
  insurance org: insurance insurer insurance_company insurance_provider underwriter insured_with / insured_with ;
  holder person: key_holder keyholder holder_name ticket_holder card_holder cardholder ;
  treasurer person: treasurer ; architect party: architect designed_by ; designer party: designer ;
  employer org: employer works_for works_at workplace current_employer / works working employed ;
  client party: client customer customer_name client_name buyer_name account_name bill_to billed_to sold_to kunde
    cliente invoice_to account_holder customer's_name bill_to_name shopper / for ;
  vendor party: vendor supplier merchant store shop retailer provider seller_company manufacturer maker brand_owner
    winery brewery bakery_name distillery roaster grower
    service_provider producer distributor store_name shop_name
    lieferant proveedor fournisseur bought_from / bought_from supplied_by made_by ordered_from ordered_at bought_at made_at at from ;
  seller party: seller sold_by owner_selling verkaeufer vendedor / sells^ sold^ selling^ ;
  buyer party: buyer purchaser kaeufer comprador purchased_by bought_by / bought^ buys^ purchased^ sold_to ;
  acquirer org: acquirer acquiring_company parent_company bidder / acquire^ buy^ buys^ take_over^ taking_over^ purchase^
    acquired_by bought_by taken_over_by ;
  target org: target acquired_company acquired_firm acquisition_target takeover_target target_company
    / acquire buy take_over purchase ;
  tenant party: tenant lessee renter mieter locataire inquilino / rents^ leased_to let_to rented_to ;
  landlord party: landlord lessor landlady vermieter proprietor / lets^ leases^ rents_from leased_from ;
  owner party: owner registered_keeper keeper / owns^ owned_by belongs_to ;
  contractor party: contractor subcontractor consultant freelancer service_company builder ;
  licensor party: licensor ; licensee party: licensee ;
  borrower party: borrower debtor ; lender party: lender creditor bank bank_name ;
  guarantor party: guarantor co-signer cosigner ;
  payee party: payee recipient_of_payment beneficiary paid_to creditor_name / paid_to to in_favour_of ;
  payer party: payer paid_by remitter ;
  garage org: garage workshop mechanic repair_shop dealer dealership ;
  hospital org: hospital clinic surgery medical_centre medical_center practice ;
  hotel org: hotel hostel accommodation guesthouse hotel_name ;
  restaurant org: restaurant cafe bistro restaurant_name ;
  school org: school university college alma_mater kindergarten academy / studied_at graduated_from attends^ ;
  airline org: airline operator ;
  publisher org: publisher publishing_house / published_by ;
  bank org: issuing_bank house_bank ;
  team org: team department division unit_name home_team away_team / play^ played^ plays^ ;
  carrier carrier,org: carrier courier shipping_company delivery_company shipping_carrier shipping_provider
    delivered_by shipped_via shipping_method parcel_service / by via with shipped_with sent_with ;
  opponent party: opponent next_opponent rival / against versus face play plays vs ;
  doctor person: doctor prescriber prescribed_by physician dr gp general_practitioner consultant_doctor surgeon dentist attending_physician
    treating_physician arzt medico medecin specialist vet veterinarian therapist ;
  patient person: patient patient_name patient's_name ;
  attendee person: attendee attendees participants participant present guests_present in_attendance attended_by
    teilnehmer invitees members_present attending ;
  apologies person: apologies absent absentees absentee apologies_from apologies_received excused not_present unable_to_attend ;
  chair person: chair chairperson chaired_by chairs chairman chairwoman moderator ;
  minute_taker person: minute_taker minutes_by note_taker secretary recorded_by ;
  speaker person: speaker keynote_speaker presenter lecturer keynote speakers panelist instructor trainer
    / speak^ present^ give_the_keynote^ will_give^ will_speak^ gives_a_talk^ taught_by led_by talk_by lecture_by lecture^ presented_by ;
  host party: host hostess organiser organizer organised_by hosted_by organized_by promoter ;
  author person: author reviewer writer written_by author_name by_line byline journalist reporter_name poet novelist recipe_by
    / wrote^ by ;
  reporter person: reporter reported_by complainant raised_by submitted_by caller requester opened_by
    requested_by / reported^ noticed^ flagged^ spotted^ ;
  assignee person: assignee assigned_to owner_of responsible responsible_person handled_by handler agent case_worker
    caseworker person_responsible technician engineer / is_on_it^ working_on_it^ looking_into^ is_handling^ handles^ assigned_to taking_over ;
  sender party: sender from sender_name sent_by absender expediteur remitente mittente shipper consignor ;
  recipient party: recipient to addressee recipient_name ship_to deliver_to delivered_to receiver consignee empfaenger
    destinatario destinataire sent_to / addressed_to dear ;
  signatory person: signatory signed signed_by signer undersigned signature / ;
  claimant party: claimant policyholder policy_holder insured insured_person applicant complainant_name plaintiff
    petitioner appellant member member_name membership_holder subscriber account_owner user complainer ;
  candidate person: candidate candidate_name job_applicant new_hire employee worker staff_member nominee trainee ;
  manager person: manager supervisor boss line_manager team_lead team_leader head project_manager project_lead
    head_of_department reports_to ;
  ceo person: ceo chief_executive chief_executive_officer managing_director president chief geschaeftsfuehrer ;
  cfo person: cfo chief_financial_officer finance_director finance_chief ;
  cto person: cto chief_technology_officer chief_scientist ;
  founder person: founder co-founder cofounder founded_by founders / founded^ started^ set_up^ founded_by co-founded_by ;
  director person: director directed_by filmmaker conductor choreographer / directed^ ;
  actor person: actor actress starring lead_actor cast star / stars starring plays^ ;
  artist person: artist painter singer band performer headliner musician composer photographer sculptor illustrator
    / performs^ paints^ sings^ composed^ by concert_by ;
  predecessor person: predecessor / replaces replace succeeds succeed takes_over_from ;
  successor person: successor / replaced_by succeeded_by ;
  translator person: translator translated_by ; editor person: editor edited_by ;
  lawyer person: lawyer attorney solicitor counsel barrister advocate notary ;
  judge person: judge magistrate justice presiding_judge ;
  officer person: officer police_officer investigating_officer constable inspector detective sergeant ;
  victim person: victim occupant injured_person deceased / bit hit injured attacked killed struck robbed ;
  suspect person: suspect suspect_name accused perpetrator arrested_person / arrested charged ;
  defendant party: defendant respondent sued_party opposing_party / sues sued suing against ;
  witness person: witness witnesses witnessed_by ;
  driver person: driver driver_name other_driver chauffeur pilot ;
  referee person: referee umpire ; striker person: scorer goalscorer striker ;
  winner party: winner champion winning_team first_place won_by / won^ win^ wins^ beat^ triumphed^ prevailed^ claimed^ went_to goes_to awarded_to victory_for ;
  loser party: loser losing_team runner-up / lost^ beat defeated ;
  teacher person: teacher tutor professor class_teacher supervisor_academic / taught_by teach^ taught^ ;
  headteacher person: headteacher head_teacher principal headmaster headmistress head_of_school school_head ;
  student person: student pupil child child_name learner ;
  parent person: parent mother father guardian parent_name ; spouse person: spouse husband wife partner_name fiance / married marry wed ;
  emergency person: emergency_contact next_of_kin ;
  bride person: bride ; groom person: groom bridegroom ;
  server person: server waiter waitress cashier served_by barista salesperson clerk operator_name sales_rep
    sales_representative ;
  advisor party: advisor adviser account_manager broker agent_name financial_adviser financial_advisor consultant_name ;
  estate_agent party: estate_agent letting_agent estate_agency letting_agency listing_agent real_estate_agent selling_agent
    property_agent realtor agency managing_agent / viewings viewing ;
  investor org: investor lead_investor investors led_by backer backers / led_by invested^ backed_by funding_from investment_from ;
  sponsor org: sponsor sponsored_by ;
  partner party: partner ;
  approver person: approver approved_by authorised_by authorized_by ;
  seller_name person: salesman saleswoman ;
  chef person: chef cook_name ;
  guest_name person: guest_name guest lead_guest booked_by booking_name reservation_name passenger passenger_name traveller traveler
    visitor / under_the_name in_the_name_of under_the_name_of ;
  inspector person: inspected_by checked_by tested_by ;
  spokesperson person: spokesperson spokesman spokeswoman spokesperson_name / said^ says^ told^ ;
  mayor person: mayor ; coach_person person,code: head_coach coach trainer_name team_manager / manager ; captain person: captain skipper ;
  authority org: authority council local_authority issuing_authority planning_authority regulator agency_name public_body
    issuing_body issued_by ministry municipality_name enforcing_authority licensing_authority / applied_to apply_to ;
  party party: party parties counterparty ;
  pet name: pet pet_name dog cat horse animal_name dog_name cat_name ;
`;
