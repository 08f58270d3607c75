/**
 * What fields ask for. An entry is `concept types: names / cues`: the value types in the order they are tried
 * (`!` marks a head that decides the type over other words of the field, `-` none), the names a field or a
 * label has for it, and words of running text that point to its value. `_` stands for a space. Each word is
 * compared by its stem, so plurals and verb forms need no line of their own.
 */
export const generalConcepts = `
  email !email: email e-mail mail email_address e-mail_address mail_address emailid mailto / write_to ;
  phone !phone: phone telephone tel phone_number telephone_number mobile mobile_number mobile_phone
    cell cell_phone cellphone cell_number contact_number callback_number callback call_back_number contact_phone phone_line hotline helpline landline direct_line direct_dial handy
    telefon telefono telephone_no phone_no tel_no whatsapp mob ph / call ring text dial t m p reach ;
  fax phone: fax telefax fax_number fax_no ;
  url !url: website url link web web_page webpage homepage home_page site web_address portfolio landing_page
    internet domain linkedin / visit online at ;
  date !date: date day datum fecha data / on ;
  year !year: year / in ;
  month !month: month ;
  time !time: time hour clock_time clock uhrzeit hora / at ;
  hours !hours: opening_hours business_hours office_hours hours_of_operation open_hours opening_times hours
    office_times timings / open opens ;
  duration !duration: duration length_of_time how_long period years_of years_in months_of time_needed runtime running_time time_frame
    timeframe lead_time turnaround / takes take took lasts lasting last for within ;
  age !age: age aged / old year-old ;
  number !code,number: number no nr num numero nummer n\u00b0 # ;
  id !code,number: id identifier code key ref reference reference_number reference_no ref_no ident pin token uuid
    barcode quoting quote_reference ;
  count !count: count number_of no_of amount_of how_many total_number_of quantity qty units headcount pieces pcs ;
  name !person: name full_name nom nombre nome ;
  first_name !first: first_name given_name forename christian_name vorname firstname prenom ;
  last_name !last: last_name surname family_name nachname lastname apellido nom_de_famille ;
  address !address: address street_address postal_address mailing_address street adresse direccion indirizzo
    endereco home_address anschrift / at lives live resident ;
  house_number !code,number: house_number ;
  postcode !postcode: postcode post_code postal_code zip zip_code zipcode plz cap eircode ;
  city !city: city town municipality stadt ville ciudad citta cidade village / in ;
  region !place: state province county region district area_affected canton territory borough neighbourhood
    neighborhood quarter bundesland ;
  country !country: country nation ;
  place !place: place location venue where site_of spot whereabouts ort lugar luogo / at in near held ;
  amount !amount: amount sum value money betrag importe montant importo valor ;
  price !amount: price cost costs asking_price list_price price_tag preis precio prix prezzo preco / costs cost
    priced sells sold for at asking_for charge selling charged pay paid ;
  rate !percent,amount: rate percentage percent pct quote_percent ratio share proportion ;
  currency !currency: currency currency_code waehrung divisa devise moneda ;
  total amount: total total_amount grand_total amount_due total_due total_price total_cost order_total sum_total
    invoice_total gesamt gesamtbetrag amount_payable amount_total balance_due invoice_amount overall_total
    final_price total_charge to_pay summe endbetrag total_ttc importe_total totaal / charged paid altogether payable
    comes_to in_total overall amounts_to totals totalling ;
  subtotal amount: subtotal sub_total sub-total net_total net_amount net zwischensumme sous-total nettobetrag
    total_ht net_price ;
  tax amount,percent: tax vat gst sales_tax hst tva mwst iva ust btw moms vat_amount tax_amount ;
  tip amount: tip gratuity service_charge trinkgeld propina ;
  discount percent,amount: discount rebate reduction money_off markdown rabatt voucher_value
    descuento sconto desconto / off save ;
  savings amount: amount_saved savings saving you_saved / saved ;
  deposit amount: deposit security_deposit down_payment bond kaution prepayment caution advance_payment ;
  rent amount: rent rental monthly_rent rent_amount miete loyer alquiler affitto kaltmiete / pcm a_month per_month ;
  salary amount: salary wage wages pay_rate compensation gehalt remuneration earnings sueldo salaire annual_salary
    base_salary basic_pay stipend / earn earns ;
  gross amount: gross gross_pay gross_amount gross_income ;
  net_pay amount: net_pay take_home_pay net_salary net_income ;
  bonus amount: bonus ;
  fee amount: fee charge charges surcharge levy gebuehr tarif fare admission_fee ticket_price entrance_fee entry_fee
    tuition_fee tuition / costs cost admission entry ;
  shipping amount: shipping shipping_cost postage shipping_fee delivery_fee delivery_charge delivery_cost
    shipping_costs shipping_charge freight_cost versand versandkosten postage_and_packing p&p handling ;
  balance amount: balance account_balance saldo outstanding_balance amount_outstanding outstanding_amount arrears /
    owe owed outstanding owing owes ;
  fine amount: fine penalty penalty_amount fine_amount / fined ;
  budget amount: budget / costing allocated ;
  debt amount: debt debts liabilities ;
  assets amount: assets ;
  expenses amount: expenses spending outlay ;
  dividend amount: dividend ;
  utilities amount: utilities bills service_charges nebenkosten ;
  yearly -: annual yearly per_year a_year per_annum ;
  monthly -: monthly per_month a_month pcm ;
  weekly -: weekly per_week a_week ;
  daily -: daily per_day a_day ;
  hourly -: hourly per_hour an_hour ;
  nightly -: nightly per_night a_night ;
  estimate amount: estimate quote quotation repair_estimate repair_cost estimated_cost cost_estimate /
    estimates estimated quoted repairs ;
  refund amount: refund refund_amount reimbursement repayment_amount / refunded reimbursed ;
  reward amount: reward bounty finder's_fee ;
  prize amount: prize prize_money winnings jackpot purse ;
  instalment amount: instalment installment monthly_payment monthly_instalment monthly_installment repayment
    monthly_rate premium monthly_fee monthly_charge subscription_fee / monthly month per_month pcm ;
  loan amount: loan loan_amount principal credit_amount mortgage amount_borrowed / lend lent borrow borrowed ;
  revenue amount: revenue turnover sales umsatz income receipts proceeds ;
  profit amount: profit net_income earnings_before gain operating_profit / profit ;
  loss amount: loss losses damage_amount damages ;
  funding amount: amount_raised funding raised investment funding_amount funds_raised money_raised round_size
    / raised raise raises secured collected ;
  valuation amount: valuation valued market_value estimated_value / valued ;
  coverage amount: coverage sum_insured insured_amount liability_cap cover limit cap excess deductible
    credit_limit ;
  donation amount: donation gift_amount contribution / donated donate collecting contribute chip_in ;
  interest percent: interest interest_rate apr zins fixed_rate annual_rate ;
  commission percent,amount: commission ;
  battery duration: battery_life battery / charge battery ;
  humidity percent: humidity ;
  growth percent: growth increase rise change_percent / rose rising grew up increased ;
  decrease percent: decrease decline drop fall / fell dropped declined down decreased ;
  score score: score result final_score full-time_score / ended won beat lost finished ;
  rating score,percent,number: rating stars grade mark review_score / rated ;
`;
