/** A cell as a reader of the file must find it; null for none. */
export type Cell = string | number | boolean | null;

/** A request and, by hand, what every reader must find in its workbook: the header first. */
export interface WorkbookCase {
  readonly name: string;
  readonly json: string;
  readonly sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  /** Programs that lose some of it in any writer's file, and why. */
  readonly notFor?: Readonly<Partial<Record<'openpyxl' | 'libreoffice', string>>>;
}

const long = 'x'.repeat(32_767);

export const workbooks: readonly WorkbookCase[] = [
  {
    name: 'each type of cell',
    json: '{"sheet_name":"Orders","rows":[{"order":"00042","total":12.5,"paid":true,"sent":false,"note":null}]}',
    sheets: {
      Orders: [
        ['order', 'total', 'paid', 'sent', 'note'],
        ['00042', 12.5, true, false, null],
      ],
    },
  },
  {
    name: 'columns in the order sent, the last of duplicates, rows with other keys',
    json: '{"rows":[{"name":1,"10":2,"9":3},{"__proto__":4,"name":5,"name":6},{},{"9":7,"10":8}]}',
    sheets: {
      Sheet1: [
        ['name', '10', '9', '__proto__'],
        [1, 2, 3, null],
        [6, null, null, 4],
        [null, null, null, null],
        [null, 8, 7, null],
      ],
    },
  },
  {
    name: 'columns named before the rows, and a header without rows',
    json: '{"sheets":[{"name":"Named","columns":["10","b","9"],"rows":[{"a":1,"9":2},{"b":"x"}]},{"name":"Empty","columns":["b","a"],"rows":[]}]}',
    sheets: {
      Named: [
        ['10', 'b', '9', 'a'],
        [null, null, 2, 1],
        [null, 'x', null, null],
      ],
      Empty: [['b', 'a']],
    },
  },
  {
    name: 'text that looks like a formula, a number, a date or a boolean',
    json: '{"rows":[{"a":"=1+1","b":"+1","c":"-1","d":"@x","e":"1e5","f":"2026-01-31","g":"TRUE","h":"=SUM(A1"}]}',
    sheets: {
      Sheet1: [
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        ['=1+1', '+1', '-1', '@x', '1e5', '2026-01-31', 'TRUE', '=SUM(A1'],
      ],
    },
  },
  {
    name: 'numbers of every size',
    json: '{"rows":[{"a":0,"b":-0,"c":0.1,"d":-1.5e-7,"e":1e21,"f":123456789012345,"g":1.7976931348623157e308}]}',
    sheets: {
      Sheet1: [
        ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
        [0, 0, 0.1, -1.5e-7, 1e21, 123_456_789_012_345, 1.7976931348623157e308],
      ],
    },
  },
  {
    name: 'other scripts, emoji, markup and quotes',
    json: '{"rows":[{"\u4e2d\u6587":"caf\u00e9 \u00fc\u00df","<b>":"\\"&amp;\\" <i>","e":"\\ud83d\\ude00\u05d0\u0628"}]}',
    sheets: {
      Sheet1: [
        ['\u4e2d\u6587', '<b>', 'e'],
        ['caf\u00e9 \u00fc\u00df', '"&amp;" <i>', '\ud83d\ude00\u05d0\u0628'],
      ],
    },
  },
  {
    name: 'white space at the ends, tabs and line feeds',
    json: '{"rows":[{"a":"  x ","b":"one\\ntwo\\n","c":"a\\tb","d":" "}]}',
    sheets: {
      Sheet1: [
        ['a', 'b', 'c', 'd'],
        ['  x ', 'one\ntwo\n', 'a\tb', ' '],
      ],
    },
  },
  {
    name: 'text that looks like an escape of the format',
    json: '{"rows":[{"a":"_x0041_","b":"_x0041_x0042_","c":"_x005F_","d":"a_x000D_"}]}',
    sheets: {
      Sheet1: [
        ['a', 'b', 'c', 'd'],
        ['_x0041_', '_x0041_x0042_', '_x005F_', 'a_x000D_'],
      ],
    },
    notFor: {
      openpyxl: 'takes every x005F_ out of a text, also where it was one',
      libreoffice: 'escapes only the first of two that share an underscore when it saves',
    },
  },
  {
    name: 'characters that XML cannot hold, and a carriage return',
    json: '{"rows":[{"a":"\\u0000\\u0001\\u000b\\u001f","b":"\\ufffe\\uffff","c":"x\\ud800y","d":"a\\r\\nb\\rc"}]}',
    sheets: {
      Sheet1: [
        ['a', 'b', 'c', 'd'],
        ['\u0000\u0001\u000b\u001f', '\ufffe\uffff', 'x\ud800y', 'a\r\nb\rc'],
      ],
    },
    notFor: {
      openpyxl: 'leaves _xHHHH_ as it is',
      libreoffice: 'saves a carriage return as a line feed and a lone surrogate as a question mark',
    },
  },
  {
    name: 'nested values as JSON text',
    json: '{"rows":[{"a":{"b": [1.0, "x", null], "10": {}},"c":[ ]}]}',
    sheets: {
      Sheet1: [
        ['a', 'c'],
        ['{"b":[1,"x",null],"10":{}}', '[]'],
      ],
    },
  },
  {
    name: 'the longest text',
    json: `{"rows":[{"a":"${long}"}]}`,
    sheets: { Sheet1: [['a'], [long]] },
  },
  {
    name: 'several tabs, one empty, one without a name',
    json:
      '{"sheets":[{"name":"A & \\"B\\" <C>","rows":[{"x":"s"}]},{"name":"\u4e2d\u6587","rows":[{"y":"s"},{"y":2}]},' +
      '{"name":"Empty","rows":[]},{"rows":[{"z":true}]}]}',
    sheets: {
      'A & "B" <C>': [['x'], ['s']],
      '\u4e2d\u6587': [['y'], ['s'], [2]],
      Empty: [],
      Sheet4: [['z'], [true]],
    },
  },
  {
    name: '120 columns, 3,000 rows',
    json: JSON.stringify({
      rows: [
        Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`c${index}`, index])),
        ...Array.from({ length: 2999 }, (_, index) => ({ c1: `text ${index}`, c119: index / 8 })),
      ],
    }),
    sheets: {
      Sheet1: [
        Array.from({ length: 120 }, (_, index) => `c${index}`),
        Array.from({ length: 120 }, (_, index) => index),
        ...Array.from({ length: 2999 }, (_, index) =>
          Array.from({ length: 120 }, (_, column) =>
            column === 1 ? `text ${index}` : column === 119 ? index / 8 : null,
          ),
        ),
      ],
    },
  },
];
