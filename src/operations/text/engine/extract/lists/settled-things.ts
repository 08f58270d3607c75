/** Closed lists of things, in the manner of settled words. */
export const breeds = `
  golden_retriever labrador_retriever labrador border_collie collie german_shepherd rottweiler poodle cockapoo labradoodle
  cockerpoo beagle boxer bulldog french_bulldog dachshund dalmatian doberman great_dane greyhound whippet husky
  jack_russell_terrier jack_russell yorkshire_terrier border_terrier terrier cocker_spaniel springer_spaniel spaniel
  pug chihuahua shih_tzu corgi pointer setter irish_setter schnauzer weimaraner vizsla lurcher mastiff pomeranian
  maltese bichon_frise akita chow_chow saint_bernard bernese_mountain_dog newfoundland samoyed basset_hound
  bloodhound staffordshire_bull_terrier bull_terrier staffie sheepdog siamese persian maine_coon bengal ragdoll
  british_shorthair russian_blue sphynx burmese birman abyssinian domestic_shorthair mixed-breed mongrel
  crossbreed arabian thoroughbred shetland_pony shetland haflinger friesian hanoverian clydesdale
`;

export const materials = `
  solid_oak solid_wood stainless_steel cast_iron merino_wool organic_cotton faux_leather oak pine beech walnut ash
  birch bamboo plywood mdf leather suede cotton wool linen silk velvet polyester nylon denim cashmere felt canvas
  aluminium aluminum steel iron brass bronze copper silver gold titanium glass ceramic porcelain stoneware marble
  granite slate concrete plastic recycled_plastic rubber carbon_fibre acrylic paper cardboard cork jute rattan wicker
  polycarbonate fleece viscose
`;

export const diets = `
  lactose_intolerant gluten-free dairy-free nut-free lactose-free sugar-free pescatarian vegetarian vegan halal kosher
  coeliac celiac low-carb keto no_nuts
`;

export const deliveries = `
  express_delivery next-day_delivery standard_delivery same-day_delivery express_shipping standard_shipping
  overnight_delivery click_and_collect store_pickup in-store_pickup home_delivery recorded_delivery registered_post
  first-class_post second-class_post first_class_post air_freight sea_freight airmail express standard courier collection
  by_post pickup
`;

export const employments = `
  permanent_full-time permanent_part-time full-time part-time permanent temporary fixed-term freelance self-employed
  seasonal zero-hours casual internship apprenticeship contract voluntary remote hybrid on-site
`;

export const vehicles = `
  articulated_lorry pick-up_truck fire_engine mountain_bike electric_bike e-bike car van lorry truck minibus bus
  coach motorbike motorcycle scooter moped bicycle bike tractor trailer caravan campervan motorhome taxi tram train
  boat yacht ferry ship helicopter plane aeroplane estate_car hatchback saloon suv convertible pickup tanker
  ambulance quad_bike
`;

export const frequencies = `
  three_times_a_day three_times_daily twice_a_day twice_daily once_a_day once_daily four_times_a_day
  four_times_daily every_four_hours every_six_hours every_eight_hours every_twelve_hours every_other_day every_day
  every_week every_month every_year every_two_weeks every_fortnight every_morning every_evening every_night once_a_week
  twice_a_week three_times_a_week once_a_month twice_a_month once_a_year twice_a_year every_quarter every_six_months
  quarterly monthly weekly daily yearly annually fortnightly biweekly bimonthly hourly nightly per_month per_year
`;

export const instruments = `
  grand_piano upright_piano double_bass bass_guitar electric_guitar french_horn piano violin viola cello guitar
  flute clarinet oboe bassoon saxophone trumpet trombone tuba harp organ accordion drums percussion recorder
  ukulele banjo mandolin harmonica keyboard
`;

export const sports = `
  table_tennis ice_hockey water_polo football soccer rugby cricket tennis badminton squash basketball volleyball
  handball hockey baseball softball golf swimming athletics cycling rowing sailing skiing snowboarding boxing judo
  karate fencing archery gymnastics climbing surfing wrestling triathlon netball lacrosse curling biathlon
`;

export const animals = `
  guinea_pig dog cat rabbit hamster parrot budgie canary horse pony donkey goat sheep cow pig hen chicken duck goose
  tortoise turtle snake lizard goldfish ferret gerbil rat mouse kitten puppy cockatiel hedgehog fox badger deer owl
`;

export const seasons = 'spring summer autumn fall winter high_season low_season off-season';
