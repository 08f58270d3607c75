import { describe, expect, test } from 'vitest';
import { likeliestDelimiter } from './delimiter.ts';

const found = (text: string) => likeliestDelimiter(new TextEncoder().encode(text), 0);

describe('the delimiter, where nothing else is as likely', () => {
  test.each([
    { name: 'commas', text: 'a,b,c\n1,2,3\n', delimiter: ',' },
    { name: 'numbers with commas between them', text: '10,20\n30,40\n', delimiter: ',' },
    { name: 'commas and blanks', text: 'a, b, c\n1, 2, 3\n', delimiter: ',' },
    { name: 'a comma file with notes', text: 'id,note\n1,"a; b; c"\n2,d; e\n3,f\n', delimiter: ',' },
    { name: 'times', text: 'time,note\n9:00,wake up\n10:30,run\n', delimiter: ',' },
    { name: 'entities of HTML', text: 'a,b&amp;c,d\n1,x&lt;y,2\n3,z&#233;,4\n', delimiter: ',' },
    { name: 'semicolons with decimal commas', text: 'name;total\nAda;12,50\nMax;7,25\n', delimiter: ';' },
    { name: 'decimal commas in every field', text: '1,5;2,5\n3,5;4,5\n', delimiter: ';' },
    {
      name: 'amounts, some without a fraction',
      text: '08/01/2026;A;-21.419,06\n12/01/2026;A;-75\n13/01/2026;A;-53,9\n',
      delimiter: ';',
    },
    {
      name: 'dates in words',
      text: 'April 15, 2026;4028722;25.00;Ada\nApril 14, 2026;4441335;25.00;Grace\nApril 9, 2026;678;25.00\n',
      delimiter: ';',
    },
    {
      name: 'one comma with a blank in every line',
      text: 'id;city, state\n1;Boston, MA\n2;Reno, NV\n',
      delimiter: ';',
    },
    { name: 'names with commas', text: 'id|name\n1|King, Ada\n2|Hopper, Grace\n', delimiter: '|' },
    { name: 'tabs with sentences', text: 'id\ttext\n1\tWell, yes, no\n2\tA; b\n', delimiter: '\t' },
    { name: 'tabs with decimal commas', text: 'a\tb\n1,5\t2,5\n', delimiter: '\t' },
    { name: 'a single column', text: 'name\nAda\nMax\n', delimiter: ',' },
    { name: 'quoted fields with the others', text: '"a,b";"c|d"\n"1,2";"3|4"\n', delimiter: ';' },
    { name: 'nothing', text: '', delimiter: ',' },
  ])('$name', ({ text, delimiter }) => {
    expect(found(text)).toEqual({ delimiter, runnerUp: undefined });
  });
});

describe('a weak choice has its runner-up', () => {
  test.each([
    { name: 'both part every line once', text: 'a,b;c\n1,x;y\n', delimiters: [',', ';'] },
    { name: 'lists in a field of every line', text: 'a,b,c;d\n1,2,x;y\n3,4,z;u\n', delimiters: [',', ';'] },
    { name: 'ragged lines of two kinds', text: 'a;b,c\nd;e\nf,g;h\ni,j\n', delimiters: [',', ';'] },
  ])('$name', ({ text, delimiters }) => {
    const { delimiter, runnerUp } = found(text);
    expect([delimiter, runnerUp]).toEqual(delimiters);
  });
});

describe('what is beside a candidate explains it as text', () => {
  test.each([
    { name: 'the euro behind amounts', text: 'Tea;2,50 \u20ac\nMilk;3,10 \u20ac\n', delimiter: ';' },
    {
      name: 'the euro in front, with a blank or a no-break space',
      text: 'a;\u20ac 1,80\nb;\u20ac\u00a09000,50\n',
      delimiter: ';',
    },
    { name: 'per cent', text: 'a;12,5 %\nb;3,1%\n', delimiter: ';' },
    {
      name: 'codes of currencies (ISO 4217)',
      text: '12,50 EUR;CHF 3,00\n1,00 EUR;CHF -2,00\n',
      delimiter: ';',
    },
    { name: 'French thousands', text: 'Jan;1 234,50\nFev;2\u202f345,00\n', delimiter: ';' },
    { name: 'Swiss thousands', text: "Jan;1'234,50\nFeb;2'345,00\n", delimiter: ';' },
    {
      name: 'lists of amounts in a comma file',
      text: 'id,list\n1,2 EUR;3 EUR\n2,4 EUR;5 EUR\n',
      delimiter: ',',
    },
    { name: 'a list in quotes behind a comma', text: '1,Ada,"a;b;c;d"\n2,Max,"e;f;g;h"\n', delimiter: ',' },
    {
      name: 'a list in quotes in the header as well',
      text: 'a,b,"c|d|e|f"\n1,2,"g|h|i|j"\n',
      delimiter: ',',
    },
    { name: 'commas in quotes behind a semicolon', text: 'a;b;"c,d,e,f"\n1;2;"g,h,i,j"\n', delimiter: ';' },
    { name: 'a quoted word in the text of one record', text: 'a;b\n1;said,"no"\n2;x\n3;y\n', delimiter: ';' },
    {
      name: 'places on the map behind tabs',
      text: 'Berlin\t52.52,13.40\nParis\t48.85,2.35\n',
      delimiter: '\t',
    },
    {
      name: 'colours between tabs',
      text: 'a\t5,4,7\t8,8,6\t1,2,3\nb\t1,2,3\t4,5,6\t7,8,9\n',
      delimiter: '\t',
    },
  ])('$name', ({ text, delimiter }) => {
    expect(found(text).delimiter).toBe(delimiter);
  });
});
