import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '~/lib/file/decode-text';
import { parseCannedResponseFile } from '~/lib/file/parse-canned-response-file';
import { formatResponsesAsCsv, formatResponsesAsJson } from './write-export';

const values = (text: string) => {
  const read = parseCannedResponseFile(text);
  if (!read.ok) throw new Error(read.why);
  return read.rows.map(({ short_code, content }) => ({ short_code, content }));
};

describe('reading a CSV file', () => {
  it.each([
    ['comma', 'short_code,content\nhi,"Hello, you"\n'],
    ['semicolon', 'short_code;content\nhi;Hello, you\n'],
    ['tab, with another order and more columns', 'id\tContent\tShort code\n7\tHello, you\thi\n\n'],
    ['semicolon, declared in the first line', 'sep=;\r\nshort_code;content\r\nhi;Hello, you\r\n'],
    ['comma, with a BOM and Windows line breaks', '\uFEFFshort_code,content\r\nhi,"Hello, you"\r\n'],
  ])('imports canned responses from a CSV file with the separator %s', (_, text) =>
    expect(values(text)).toEqual([{ short_code: 'hi', content: 'Hello, you' }]),
  );

  it('an import keeps line breaks and quotes within a CSV cell', () => {
    expect(values('short_code,content\nhi,"One\nTwo ""three"""\n')).toEqual([
      { short_code: 'hi', content: 'One\nTwo "three"' },
    ]);
  });

  it('an import reports the problem of each invalid row with its line number', () => {
    const read = parseCannedResponseFile('short_code,content\n ,Text\nhi, \nshort\nok,Fine');
    expect(read.ok && read.rows.map(({ line, problem }) => [line, problem])).toEqual([
      [2, 'blank-short-code'],
      [3, 'blank-content'],
      [4, 'columns'],
      [5, null],
    ]);
  });
});

it('an import includes line breaks within cells in the line number of a row', () => {
  const read = parseCannedResponseFile(
    'sep=,\r\nshort_code,content\r\na,"One\r\nTwo\nThree"\r\n\r\nb,Four\r\n',
  );
  expect(read.ok && read.rows.map(({ line }) => line)).toEqual([3, 7]);
});

describe('reading a JSON file', () => {
  it.each([
    ['a list', '[{"short_code":"hi","content":"Hello"}]'],
    ['a response from the platform', '{"data":[{"id":3,"short_code":"hi","content":"Hello"}],"meta":{}}'],
    ['an object with canned_responses', ' {"canned_responses":[{"short_code":"hi","content":"Hello"}]}'],
  ])('imports canned responses from a JSON file with %s', (_, text) =>
    expect(values(text)).toEqual([{ short_code: 'hi', content: 'Hello' }]),
  );

  it('an import rejects JSON values that are not strings', () => {
    const read = parseCannedResponseFile('[{"short_code":5,"content":"Hello"},null]');
    expect(read.ok && read.rows.map(({ problem }) => problem)).toEqual(['not-text', 'not-text']);
  });
});

it.each([
  ['', 'empty'],
  ['short_code,content\n', 'empty'],
  ['[]', 'empty'],
  ['{"a":1}', 'no-list'],
  ['[1', 'not-json'],
  ['text\na', 'no-columns'],
  ['code,text\n', 'empty'],
  ['short_code,content\nhi,"open', 'broken-quotes'],
  // A comma-separated file, saved by a spreadsheet program that uses semicolons as separators.
  ['"short_code,content"\n"hi,""Hello, you"""\n', 'no-columns'],
])('rejects the import file %j with the reason "%s"', (text, why) =>
  expect(parseCannedResponseFile(text)).toEqual({ ok: false, why }),
);

describe('reading a file with other columns', () => {
  const CSV = 'Folder;Title;Answer\nbilling; Refund ;\n ;Hello;"Hi;\nyou"\n\n;;Text\nx;y;z';

  it('returns the heading and the first three rows of an import file', () => {
    expect(parseCannedResponseFile(CSV)).toEqual({
      ok: false,
      why: 'other-columns',
      sheet: {
        heading: ['Folder', 'Title', 'Answer'],
        rows: [
          ['billing', ' Refund ', ''],
          [' ', 'Hello', 'Hi;\nyou'],
          ['', '', 'Text'],
        ],
      },
    });
  });

  it('imports the chosen columns and prefixes the short code with the folder', () => {
    const read = parseCannedResponseFile(CSV, { columns: { shortCode: 1, content: 2, folder: 0 } });
    expect(read.ok && read.rows).toEqual([
      { line: 2, short_code: 'billing/Refund', content: '', problem: 'blank-content' },
      { line: 3, short_code: 'Hello', content: 'Hi;\nyou', problem: null },
      { line: 6, short_code: '', content: 'Text', problem: 'blank-short-code' },
      { line: 7, short_code: 'x/y', content: 'z', problem: null },
    ]);
  });

  it('an import uses the property names of a JSON list as columns if they are unknown', () => {
    const json = '{"type":"list","data":[{"id":"1","name":"Hi","body":"<p>Hello</p>"},{"id":2,"name":"No"}]}';
    expect(parseCannedResponseFile(json)).toEqual({
      ok: false,
      why: 'other-columns',
      sheet: {
        heading: ['id', 'name', 'body'],
        rows: [
          ['1', 'Hi', '<p>Hello</p>'],
          ['2', 'No', ''],
        ],
      },
    });
    const read = parseCannedResponseFile(json, { columns: { shortCode: 1, content: 2, folder: null } });
    expect(
      read.ok && read.rows.map(({ short_code, content, problem }) => [short_code, content, problem]),
    ).toEqual([
      ['Hi', '<p>Hello</p>', null],
      ['No', '', 'not-text'],
    ]);
  });
});

it('imports up to the maximum number of rows, and rejects larger files before creating their rows', () => {
  const sheet = (rows: number) => `short_code,content\n${'a,b\n'.repeat(rows)}`;
  const list = (rows: number) => `[${'{},'.repeat(rows - 1)}{}]`;
  const quoted = (rows: number) => `short_code,content\n${'a,"b"\n'.repeat(rows)}`;
  const found = (text: string, most?: number) => {
    const read = parseCannedResponseFile(text, most === undefined ? {} : { most });
    return read.ok ? read.rows.length : read.why;
  };
  for (const file of [sheet, quoted, list])
    expect([9, 10, 11, 12].map((rows) => found(file(rows), 10))).toEqual([9, 10, 'too-large', 'too-large']);
  expect(found(sheet(1_000_000))).toBe('too-large');
});

it('exports no cell that a spreadsheet program with semicolons as separators would run as a formula', () => {
  const csv = formatResponsesAsCsv([{ short_code: 'a;=1+1', content: 'b;"=2+2";\t=3' }]);
  const cells = csv.split(/[;\t\r\n]/).map((cell) => cell.replaceAll('"', ''));
  expect(cells.filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
});

it('imports files in UTF-8 and UTF-16, and rejects other encodings', () => {
  const of = (...bytes: number[]) => decodeText(new Uint8Array(bytes).buffer);
  expect(of(0xef, 0xbb, 0xbf, 0xc3, 0xa9)).toBe('é');
  expect(of(0xff, 0xfe, 0xe9, 0)).toBe('é');
  expect(of(0xfe, 0xff, 0, 0xe9)).toBe('é');
  // Some spreadsheets save CSV files in Windows-1252, which isn't valid UTF-8.
  expect(of(0x61, 0xe9, 0x2c)).toBeNull();
});

it('imports exported canned responses unchanged, regardless of their first character', () => {
  const text = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.string({ unit: fc.constantFrom("'", '=', '-', '@', '"', ',', ';', '\t', '\n', 'a'), minLength: 1 }),
  );
  const rows = fc.array(
    fc.record({
      short_code: text.filter((code) => code.trim() !== ''),
      content: text.filter((content) => content.trim() !== ''),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rows, (responses) => {
      expect(values(formatResponsesAsCsv(responses))).toEqual(responses);
      expect(values(formatResponsesAsJson(responses))).toEqual(responses);
    }),
  );
});
