import type { Field } from './field.ts';
import type { Reading, Span } from './reading.ts';

/** What is done at a place, by the words of the fields that ask for it. */
const doings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:start|starting|begin|beginning|trailhead|departure)$/,
    'starts?|starting|begins?|beginning|set(?:s|ting)? (?:off|out)|leaves?|leaving|departs?|departing',
  ],
  [
    /^(?:meeting|meet|gathering|assembly|rendezvous)$/,
    'meets?|meeting|gather|gathering|assemble|see you|join us',
  ],
  [
    /^(?:pick|pickup|collection|collect)$/,
    'pick(?:ed|s|ing)?[ -]?up|pick (?:us|you|me|them|it|him|her) up|collect(?:ed|ion|s)?|leaving|waits?|waiting|leaves?',
  ],
  [
    /^(?:drop|dropoff|return|delivery|deliver)$/,
    'drop(?:ped|s)?(?: \\p{L}+)? off|leave (?:it|them)|returned?|delivered|handed in',
  ],
  [/^(?:end|finish|ending|finishing)$/, 'ends?|ending|finish(?:es|ing)?'],
  [/^(?:found|discovery)$/, 'found|discovered|turned up|picked up'],
  [/^(?:lost|last|seen|sighting)$/, 'lost|last seen|seen|missing|left|escaped|disappeared'],
  [
    /^(?:incident|accident|crash|collision|theft|scene)$/,
    'happened|occurred|crashed|collided|waiting|stolen|hit|driving|parked',
  ],
];

const KIND =
  /^(?:point|place|spot|location|where|site|stop|venue|seen|off|up|pickup|dropoff|trailhead|area)$/;

/** Words of fields that ask when or how much. */
const OTHER = /^(?:time|date|day|hour|hours|fee|price|cost|number|name|by|city|country|code|status)$/;

const VALUE =
  "(?:[\\p{L}\\d.:]{1,20} ){0,4}?(?:from|at|outside|near|by|in front of|opposite|behind|beside|next to|inside|in) ((?:the |our |my |a )?\\p{L}[\\p{L}\\d'\\u2019-]{1,20}(?: [\\p{L}\\d'\\u2019-]{1,20}){0,7}?)(?=[.,;:!?()\\n]| (?:and|on (?:\\p{Lu}\\p{Ll}+day|the \\d|\\d)|at (?:\\d|noon|half|quarter|around|about)|before|after|around|when|where|until|this|last|yesterday|today|tomorrow|for|to|with|by)\\b|$)";

/** starting_point, pickup point: a place without a name of its own, behind what is done there. */
export function spotValue({ page }: Reading, field: Field): Span | undefined {
  if (!field.words.some((word) => KIND.test(word)) || field.words.some((word) => OTHER.test(word)))
    return undefined;
  for (const [asked, verbs] of doings) {
    if (!field.words.some((word) => asked.test(word))) continue;
    const match = new RegExp(`(?<!\\p{L})(?:${verbs}) ${VALUE}`, 'iu').exec(page.text);
    const place = match?.[1];
    if (match === null || place === undefined || !/^\p{Ll}/u.test(place)) continue;
    const end = match.index + match[0].length;
    return { start: end - place.length, end };
  }
  return undefined;
}
