/** A note on a meeting. */
export const minutes =
  'The harbour board agreed on Tuesday to rebuild the north pier, which has been closed since the storm in January. ' +
  'Biscuits were passed round. The new pier will be 140 metres long and take ferries of up to 60 cars. Mr. Aldous ' +
  'had left his glasses at home. Work on the pier begins in May and is to last eleven months. It costs 8.2 million ' +
  'pounds, half of it paid by the region, and the ferries go from the south quay until then.';

/** A letter to a support desk. */
export const letter =
  'Good morning, my name is Ines Carvalho and I write for Bluefin Cycles Ltd. The case number is SR-40718. You can ' +
  'reach me at +44 20 7946 0133 or ines@bluefin.example, and we need the spare parts by 12 May 2026.';
