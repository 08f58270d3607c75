/** A note on a meeting. */
export const minutes =
  'The council approved a new tram line between the station and the university on Monday. Coffee was served during ' +
  'the break. The tram line is 6.4 kilometres long and will carry about 18,000 passengers a day. The mayor wore a ' +
  'green scarf. Construction starts in spring and takes three years. The tram line costs 210 million euros, of which ' +
  'the state pays half.';

/** A letter to a support desk. */
export const letter =
  'Hi, this is Mark Olsen from Fernhill Dental. Our ticket number is T-9921 and my direct line is 020 7946 0821. ' +
  'Please answer before 3 June 2026.';
