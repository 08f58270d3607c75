import { expect, test } from 'vitest';
import { findAddresses } from './addresses.ts';

test.each([
  { name: 'street and place', element: 'Harbour Bakery, 5 Mill Lane, Leeds LS1 1AA', isFound: true },
  { name: 'a phone beside it', element: '5 Mill Lane, Leeds, Phone: 0113 496 0123', isFound: true },
  { name: 'a post box', element: 'Box 564, Disneyland, USA', isFound: true },
  { name: 'a ZIP code of nine digits', element: 'Harbour House, Denver, CO 80202-1234', isFound: true },
  { name: 'numbers of phones', element: 'Phone: 719-555-0180, Fax: 719-555-0181 x12', isFound: false },
  { name: 'an e-mail address', element: 'Write to ada99@site.com or call +44 113 496 0123', isFound: false },
  {
    name: 'HTML 4.3.10: the author and the time of an article',
    element: 'By Ada King, 12 May 2026, 10:30',
    isFound: false,
  },
  { name: 'a copyright', element: '\u00a9 2026 Harbour Bakery', isFound: false },
])('an address element with $name', ({ element, isFound }) => {
  expect(findAddresses([], [element], [])).toEqual(isFound ? [element] : []);
});
