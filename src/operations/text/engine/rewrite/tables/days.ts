/** Weekdays and months as they are written in full, with their capitals. */
export const dayNames = `
  monday = Monday | tuesday = Tuesday | wednesday = Wednesday | thursday = Thursday | friday = Friday
  saturday = Saturday | sunday = Sunday | mondays = Mondays | tuesdays = Tuesdays | wednesdays = Wednesdays
  thursdays = Thursdays | fridays = Fridays | saturdays = Saturdays | sundays = Sundays
  tomorow/tommorow/tommorrow = tomorrow | wensday/wendsday/wednsday = Wednesday | thurday/thrusday = Thursday
  saterday/satuday = Saturday | tuesdy/teusday = Tuesday
  january = January | february = February | april = April | june = June | july = July | september = September
  october = October | november = November | december = December | # < august = August
  in/by/since/until/till/from/next/last/this/of/before/after < august = August
  tues/tue = Tuesday | weds = Wednesday | thurs/thur/thu = Thursday | fri = Friday
  mon > # = Monday | wed > # = Wednesday | sat > # = Saturday | sun > # = Sunday
  on/by/this/next/last/til/till/until/from/every/since/before/after/for < mon = Monday
  on/by/this/next/last/til/till/until/from/every/since/before/after/for < wed = Wednesday
  on/by/this/next/last/til/till/until/from/every/since/before/after/for < sat = Saturday
  on/by/this/next/last/til/till/until/from/every/since/before/after < sun = Sunday
  mon > morning/afternoon/evening/night/eve/at/after/before/or/and = Monday
  wed > morning/afternoon/evening/night/eve/at/after/before/or = Wednesday
  sat > morning/afternoon/evening/night/eve/after/before/or = Saturday
  sun > morning/afternoon/evening/night/eve/after/before = Sunday
`;
