import type { XmlElement } from '../../../../../formats/xml/element.ts';
import type { Rule } from '../rule.ts';

/** A rule at places of a country: where the test fails, the message. */
export function at(
  id: string,
  places: readonly XmlElement[],
  test: (place: XmlElement) => boolean,
  message: string,
  options: Pick<Rule, 'severity'> & { readonly term?: string } = {},
): Rule {
  const { term = null, ...rest } = options;
  return {
    id,
    term,
    ...rest,
    breaches: () => places.filter((place) => !test(place)).map((place) => ({ at: place, message })),
  };
}
