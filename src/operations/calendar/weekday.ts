/** The two-letter codes of RFC 5545 3.3.10, at the index that `weekdayOf` gives. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
