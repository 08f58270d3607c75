/** Closed lists: values that are known by their word alone. `_` stands for a space. */
export const languages = `
  english french german spanish italian portuguese dutch danish swedish norwegian finnish icelandic polish czech slovak
  hungarian romanian bulgarian serbian croatian bosnian slovenian slovene albanian greek turkish russian ukrainian
  belarusian lithuanian latvian estonian irish welsh gaelic scottish_gaelic basque catalan galician maltese arabic
  hebrew persian farsi dari pashto kurdish urdu hindi bengali punjabi gujarati marathi tamil telugu kannada malayalam
  sinhala nepali chinese mandarin cantonese japanese korean vietnamese thai lao khmer burmese malay indonesian tagalog
  filipino swahili amharic somali hausa yoruba igbo zulu xhosa afrikaans latin esperanto armenian georgian azerbaijani
  kazakh uzbek mongolian tibetan yiddish luxembourgish flemish sign_language british_sign_language
`;

export const nationalities = `
  afghan albanian algerian american andorran angolan argentine argentinian armenian australian austrian azerbaijani
  bahraini bangladeshi belarusian belgian bolivian bosnian brazilian british bulgarian burmese cambodian cameroonian
  canadian chilean chinese colombian congolese croatian cuban cypriot czech danish dominican dutch ecuadorian egyptian
  english eritrean estonian ethiopian filipino finnish french gambian georgian german ghanaian greek guatemalan haitian
  honduran hungarian icelandic indian indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian
  kazakh kenyan korean kosovan kuwaiti lao latvian lebanese liberian libyan lithuanian luxembourgish macedonian malagasy
  malawian malaysian malian maltese mauritian mexican moldovan mongolian montenegrin moroccan mozambican namibian
  nepalese nicaraguan nigerian nigerien norwegian omani pakistani palestinian panamanian paraguayan peruvian polish
  portuguese qatari romanian russian rwandan salvadoran saudi scottish senegalese serbian singaporean slovak slovenian
  somali south_african south_korean spanish sri_lankan sudanese swedish swiss syrian taiwanese tanzanian thai tunisian
  turkish ugandan ukrainian uruguayan uzbek venezuelan vietnamese welsh yemeni zambian zimbabwean new_zealander
`;

export const colours = `
  dark_green light_green dark_blue light_blue dark_red dark_grey dark_gray light_grey light_gray navy_blue navy
  sky_blue royal_blue midnight_blue bottle_green olive_green metallic_grey metallic_silver pearl_white matt_black
  matte_black black white red green blue yellow orange purple violet pink brown grey gray beige cream ivory silver
  gold golden bronze turquoise teal magenta maroon burgundy crimson scarlet lilac khaki tan charcoal anthracite
  ginger copper mustard lavender coral indigo cyan slate graphite sand oat mint rose blush champagne terracotta rust
  emerald sapphire ruby amber ochre peach apricot aqua teal_blue forest_green racing_green sage sage_green pale_blue pale_green
  off-white jet_black space_grey rose_gold mauve plum aubergine taupe ecru natural_oak walnut tabby tortoiseshell
  brindle black_and_white
`;

export const payments = `
  credit_card debit_card bank_transfer wire_transfer direct_debit standing_order cash_on_delivery paypal apple_pay
  google_pay visa_card visa_debit visa mastercard master_card american_express amex maestro klarna cheque check cash
  gift_card gift_voucher money_order bitcoin sepa_direct_debit sepa_transfer invoice bancontact ideal twint sofort
  stripe venmo zelle alipay wechat_pay contactless cards card instalments
`;

export const fuels = `
  plug-in_hybrid diesel petrol gasoline electric hybrid lpg hydrogen benzin unleaded ethanol
`;

export const statuses = `
  out_for_delivery in_transit in_progress on_hold partially_paid partially_shipped awaiting_payment awaiting_approval
  under_review not_paid past_due full_time pending shipped dispatched delivered delayed cancelled canceled confirmed
  approved rejected declined accepted completed complete closed open resolved unresolved active inactive suspended
  expired paid unpaid overdue refunded returned processing processed scheduled postponed draft final published
  archived blocked ready failed successful available unavailable sold_out sold booked married single divorced widowed
`;

export const severities = `
  critical severe high medium moderate low minor major urgent normal blocker trivial sev-1 sev-2 sev-3 p1 p2 p3 p4 p0
`;

export const carriers = `
  ups dhl_express dhl fedex usps royal_mail dpd gls hermes evri tnt parcelforce australia_post canada_post la_poste
  deutsche_post postnl post_nl poste_italiane correos chronopost colissimo bpost postnord amazon_logistics yodel
  an_post aramex purolator ontrac japan_post swiss_post inpost mondial_relay db_schenker maersk
`;

export const systems = `
  windows_11 windows_10 windows_8 windows_7 windows_server windows macos mac_os os_x ios ipados android ubuntu debian
  fedora centos red_hat linux_mint arch_linux linux chrome_os chromeos freebsd watchos alpine
`;

export const browsers =
  'google_chrome chrome mozilla_firefox firefox safari microsoft_edge edge opera brave vivaldi';

export const cuisines = `
  french italian spanish greek turkish lebanese moroccan ethiopian indian pakistani thai vietnamese chinese japanese
  korean mexican peruvian brazilian argentinian american cajun creole caribbean german austrian polish hungarian
  russian georgian scandinavian nordic mediterranean middle_eastern asian fusion vegan vegetarian tapas sichuan
  cantonese portuguese british irish
`;

export const genres = `
  science_fiction sci-fi historical_novel historical_fiction crime_novel crime_fiction crime_drama detective_story
  detective_novel romantic_comedy thriller mystery romance fantasy horror comedy drama documentary biography memoir
  autobiography poetry novella short_stories graphic_novel children's_book picture_book western musical animation
  adventure satire tragedy jazz rock pop folk classical hip-hop electronic techno blues soul opera reggae metal punk
  country ambient indie novel
`;

export const educations = `
  bachelor's master's bachelor master doctorate phd ph.d mba msc bsc ba ma beng meng bcom llb llm md jd diploma
  associate_degree a-levels abitur baccalaureate high_school gcse hnd apprenticeship
`;

export const properties = `
  detached_house semi-detached_house terraced_house end-of-terrace_house town_house townhouse house ground-floor_flat
  top-floor_flat first-floor_flat studio_flat garden_flat basement_flat flat apartment studio_apartment loft_apartment penthouse
  maisonette duplex studio terraced_cottage detached_cottage stone_cottage cottage detached_bungalow semi-detached_bungalow bungalow
  villa chalet farmhouse barn_conversion cabin houseboat mansion manor_house condo condominium mobile_home
  terrace_house terraced_home detached_home family_home retail_unit office_space shop_unit warehouse_unit
  building_plot plot_of_land country_house mews_house holiday_home holiday_cottage static_caravan tiny_house
`;
