import { rawRequest } from './raw-request.mjs';

/** As in src/service/http/headers/request-form.ts, with room for a name. */
const MAX_CHARACTERS = 24_500;
const MAX_PARAMETERS = 500;

/** Query strings that are refused or not read: on the route with the most parameters all shapes, on others some. */
export function freeQueries(operations) {
  const routes = operations
    .filter(({ input }) => (input.required ?? []).length > 0)
    .flatMap(({ routes: all, input }) =>
      all
        .filter(({ method }) => method === 'GET')
        .map(({ path }) => ({
          path,
          names: Object.keys(input.properties),
          objects: Object.keys(input.properties).filter((name) => input.properties[name].type === 'object'),
        })),
    )
    .sort((a, b) => b.names.length - a.names.length);
  const [longest, ...others] = routes;
  return [
    ...shapesOf(longest.path, { ...manyParameters, ...longTexts, ...allMembers(longest.names) }, 400),
    ...shapesOf(longest.path, tooLong, 414),
    ...routes.flatMap(({ path, objects }) => shapesOf(path, insideOf(objects), 400)),
    ...shapesOf('/llms.txt', { ...manyParameters, ...longTexts }, 200),
    ...[
      ...shapesOf(longest.path, eachMember(longest.names), 400),
      ...others.flatMap(({ path }) => shapesOf(path, manyParameters, 400)),
    ].map((shape) => ({ ...shape, isVariant: true })),
  ];
}

const manyParameters = {
  '500 of one name': many(() => 'a=1'),
  '500 of different names': many((number) => `${number.toString(36)}=1`),
  '500 different names of 46 letters': many((number) => `${number}${'a'.repeat(44)}`),
  '500 near a known name': many((number) => `forma${number.toString(36)}`),
  '500 broken escapes': many((number) => `${number}=%`),
  '500 of one broken name': many(() => '%'),
  '500 bytes that are not UTF-8': many(() => '%FF'),
  '500 escaped prototypes': many(() => '__proto__=%61'),
  '500 that look like keys': many(() => 'a=%73undry_1'),
};

const longTexts = {
  'one long name': 'a'.repeat(MAX_CHARACTERS),
  '24,500 percent signs': '%'.repeat(MAX_CHARACTERS),
  '8,000 escaped letters': `a=${'%61'.repeat(8000)}`,
  '24,500 pluses': `a=${'+'.repeat(MAX_CHARACTERS - 2)}`,
  '24,500 equals signs': '='.repeat(MAX_CHARACTERS),
};

const tooLong = {
  '25,000 letters': 'a'.repeat(25_000),
  '24,500 ampersands': '&'.repeat(MAX_CHARACTERS),
  '12,000 parameters': 'a&'.repeat(12_000),
};

/** Long values of each member alone. */
function eachMember(names) {
  const units = {
    letters: 'x',
    digits: '9',
    blanks: '+',
    'letters of three bytes': '%E2%82%AC',
    brackets: '%5B',
  };
  const shapes = names.flatMap((name) =>
    Object.entries(units).map(([what, unit]) => [
      `${name} of ${what}`,
      `${name}=${filled(unit, MAX_CHARACTERS - name.length - 1)}`,
    ]),
  );
  return Object.fromEntries(shapes);
}

/** The JSON of members that are objects. */
function insideOf(names) {
  const members = Array.from({ length: 3000 }, (_, number) => `"${number.toString(36)}":1`);
  const texts = {
    '3,000 members': `{${members}}`,
    '24,000 brackets': '['.repeat(24_000),
    '4,000 levels': '{"a":'.repeat(4000),
    '11,000 items': `{"exclude":[${Array(11_000).fill(1)}]}`,
  };
  const shapes = names.flatMap((name) =>
    Object.entries(texts).map(([what, text]) => [`${what} in ${name}`, `${name}=${text}`]),
  );
  return Object.fromEntries(shapes);
}

function allMembers(names) {
  const room = Math.floor(MAX_CHARACTERS / names.length);
  const units = { empty: '', 'of letters': 'x', 'of digits': '9', 'of objects': '%7B%22a%22:' };
  return Object.fromEntries(
    Object.entries(units).map(([what, unit]) => [
      `all members ${what}`,
      names.map((name) => `${name}=${filled(unit, room - name.length - 2)}`).join('&'),
    ]),
  );
}

function many(parameter) {
  return Array.from({ length: MAX_PARAMETERS }, (_, number) => parameter(number)).join('&');
}

function filled(unit, length) {
  return unit === '' ? '' : unit.repeat(Math.max(0, Math.floor(length / unit.length)));
}

function shapesOf(path, shapes, status) {
  return Object.entries(shapes).map(([name, query]) => ({
    name: `query: ${path}, ${name}`,
    status,
    request: () => rawRequest('GET', `${path}?${query}`),
  }));
}
