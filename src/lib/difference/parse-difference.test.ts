import { createTwoFilesPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPropertyRuns } from '~/build/depth';
import { parseDifference } from './parse-difference';

const marks = { context: ' ', removed: '-', added: '+', hunk: '@', note: '·' };
/** Returns each line as its marker, its text and its line numbers. */
const read = (text: string) => {
  const parsed = parseDifference(text);
  return {
    kind: parsed.kind,
    warnings: parsed.kind === 'difference' ? parsed.warnings : [],
    rows: parsed.rows.map(
      (row) =>
        `${marks[row.kind]}${row.text}${row.before === null && row.after === null ? '' : `|${row.before ?? ''},${row.after ?? ''}`}`,
    ),
  };
};
const head = '--- current\n+++ proposed\n';
const HEAD = ['·--- current', '·+++ proposed'];

const AWKWARD: readonly (readonly [string, string, ReturnType<typeof read>])[] = [
  [
    'an ordinary difference',
    `${head}@@ -1,2 +1,2 @@\n a\n-b\n+c\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -1,2 +1,2 @@', ' a|1,1', '-b|2,', '+c|,2'] },
  ],
  ['no hunks', `${head}-b\n+c\n`, { kind: 'difference', warnings: [], rows: [...HEAD, '-b', '+c'] }],
  [
    'a difference without headers',
    '@@ -1 +1 @@\n-b\n+c',
    { kind: 'difference', warnings: [], rows: ['@@@ -1 +1 @@', '-b|1,', '+c|,1'] },
  ],
  ['neither headers nor hunks', ' a\n-b\n+c', { kind: 'difference', warnings: [], rows: [' a', '-b', '+c'] }],
  [
    'omitted counts',
    `${head}@@ -3 +3 @@\n-b\n+c\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -3 +3 @@', '-b|3,', '+c|,3'] },
  ],
  [
    'counts too low',
    `${head}@@ -1,1 +1,1 @@\n-a\n-b\n+c\n+d\n`,
    {
      kind: 'difference',
      warnings: ['counts'],
      rows: [...HEAD, '@@@ -1,1 +1,1 @@', '-a|1,', '-b|2,', '+c|,1', '+d|,2'],
    },
  ],
  [
    'counts too high, another hunk follows',
    `${head}@@ -1,9 +1,9 @@\n-a\n+b\n@@ -20 +20 @@\n-c\n+d\n`,
    {
      kind: 'difference',
      warnings: ['counts'],
      rows: [...HEAD, '@@@ -1,9 +1,9 @@', '-a|1,', '+b|,1', '@@@ -20 +20 @@', '-c|20,', '+d|,20'],
    },
  ],
  [
    'a truncated difference',
    `${head}@@ -1,9 +1,9 @@\n a\n-b\n+c ha`,
    {
      kind: 'difference',
      warnings: ['cut'],
      rows: [...HEAD, '@@@ -1,9 +1,9 @@', ' a|1,1', '-b|2,', '+c ha|,2'],
    },
  ],
  [
    'truncated within the hunk header',
    `${head}@@ -1,9 +1`,
    { kind: 'raw', warnings: [], rows: [...HEAD, '·@@ -1,9 +1'] },
  ],
  [
    'no newline at the end',
    `${head}@@ -1 +1 @@\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file`,
    {
      kind: 'difference',
      warnings: [],
      rows: [
        ...HEAD,
        '@@@ -1 +1 @@',
        '-b|1,',
        '·\\ No newline at end of file',
        '+c|,1',
        '·\\ No newline at end of file',
      ],
    },
  ],
  [
    'removed and added lines that look like headers',
    `${head}@@ -1,2 +1,2 @@\n--- x\n+++ y\n z\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1,2 +1,2 @@', '--- x|1,', '+++ y|,1', ' z|2,2'],
    },
  ],
  [
    'a horizontal rule in a text',
    `${head}@@ -1,2 +1,1 @@\n----\n-\n+x\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -1,2 +1,1 @@', '----|1,', '-|2,', '+x|,1'] },
  ],
  [
    'a line that looks like a hunk header inside a text',
    `${head}@@ -1 +1 @@\n-@@ -1 +1 @@\n+@@ -2 +2 @@\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1 +1 @@', '-@@ -1 +1 @@|1,', '+@@ -2 +2 @@|,1'],
    },
  ],
  [
    'CRLF',
    `${head}@@ -1 +1 @@\n-b\r\n+c\r\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -1 +1 @@', '-b\r|1,', '+c\r|,1'] },
  ],
  [
    'CRLF everywhere',
    '--- current\r\n+++ proposed\r\n@@ -1 +1 @@\r\n-b\r\n+c\r\n',
    {
      kind: 'difference',
      warnings: [],
      rows: ['·--- current\r', '·+++ proposed\r', '@@@ -1 +1 @@\r', '-b\r|1,', '+c\r|,1'],
    },
  ],
  [
    'U+2028 and U+2029',
    `${head}@@ -1 +1 @@\n-a\u2028b\n+a\u2029b\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -1 +1 @@', '-a\u2028b|1,', '+a\u2029b|,1'] },
  ],
  [
    'control characters',
    `${head}@@ -1 +1 @@\n-a\u0000\u001b[31mb\n+a\u202eb\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1 +1 @@', '-a\u0000\u001b[31mb|1,', '+a\u202eb|,1'],
    },
  ],
  [
    'HTML',
    `${head}@@ -1 +1 @@\n-<b>x</b>\n+<img src=x onerror=alert(1)>\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1 +1 @@', '-<b>x</b>|1,', '+<img src=x onerror=alert(1)>|,1'],
    },
  ],
  [
    'context lines whose leading space was trimmed',
    `${head}@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1,3 +1,3 @@', ' a|1,1', ' |2,2', '-b|3,', '+c|,3'],
    },
  ],
  [
    'a line without a marker inside a hunk',
    `${head}@@ -1,1 +1,2 @@\n a\nlost\n+c\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -1,1 +1,2 @@', ' a|1,1', '·lost', '+c|,2'] },
  ],
  [
    'a preamble',
    `diff --git a/x b/x\nindex 1..2\n${head}@@ -1 +1 @@\n-b\n+c\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: ['·diff --git a/x b/x', '·index 1..2', ...HEAD, '@@@ -1 +1 @@', '-b|1,', '+c|,1'],
    },
  ],
  [
    'two files',
    `${head}@@ -1 +1 @@\n-b\n+c\n${head}@@ -1 +1 @@\n-d\n+e\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1 +1 @@', '-b|1,', '+c|,1', ...HEAD, '@@@ -1 +1 @@', '-d|1,', '+e|,1'],
    },
  ],
  [
    'a heading after the hunk header',
    `${head}@@ -1 +1 @@ config.system_prompt\n-b\n+c\n`,
    {
      kind: 'difference',
      warnings: [],
      rows: [...HEAD, '@@@ -1 +1 @@ config.system_prompt', '-b|1,', '+c|,1'],
    },
  ],
  [
    'unreadable line numbers in a hunk header',
    `${head}@@ ... @@\n-b\n+c\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ ... @@', '-b', '+c'] },
  ],
  [
    'only added lines',
    `${head}@@ -0,0 +1,2 @@\n+a\n+b\n`,
    { kind: 'difference', warnings: [], rows: [...HEAD, '@@@ -0,0 +1,2 @@', '+a|,1', '+b|,2'] },
  ],
  ['headers alone', head, { kind: 'same', warnings: [], rows: HEAD }],
  ['nothing', '', { kind: 'same', warnings: [], rows: [] }],
  ['only empty lines', '\n \n', { kind: 'same', warnings: [], rows: ['·', '· '] }],
  ['a sentence', 'No changes were found.', { kind: 'raw', warnings: [], rows: ['·No changes were found.'] }],
  [
    'a Markdown list',
    '- one\n- two\n\nmore',
    { kind: 'raw', warnings: [], rows: ['·- one', '·- two', '·', '·more'] },
  ],
  ['JSON', '{"a": 1}', { kind: 'raw', warnings: [], rows: ['·{"a": 1}'] }],
  [
    'an HTML page',
    '<html>\n<body>502</body>',
    { kind: 'raw', warnings: [], rows: ['·<html>', '·<body>502</body>'] },
  ],
];

describe('parseDifference', () => {
  it.each(AWKWARD)('parses %s', (_name, text, expected) => expect(read(text)).toEqual(expected));

  it('parseDifference counts adjacent removed and added lines as one change', () => {
    const parsed = parseDifference(`${head}@@ -1,5 +1,5 @@\n-a\n+b\n c\n-d\n-e\n+f\n`);
    expect(parsed.kind === 'difference' && parsed.changes).toBe(2);
    expect(parsed.rows.map(({ change }) => change)).toEqual([null, null, null, 0, 0, null, 1, 1, 1]);
  });

  it('parseDifference returns every line of its input, even if the input isn’t a valid diff', () => {
    const line = fc.constantFrom(
      '--- a',
      '+++ b',
      '@@ -1,2 +1,2 @@',
      '@@',
      '@@ x @@',
      '-a',
      '+b',
      ' c',
      '',
      '\\ No newline',
      'text',
      '\r',
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.map((one) => `${one}\n`).join('');
        const shown = parseDifference(text).rows.map(({ kind, text: content }) =>
          kind === 'hunk' || kind === 'note' ? content : `${marks[kind]}${content}`,
        );
        expect(shown.map((one) => (one === ' ' ? '' : one))).toEqual(lines);
      }),
      { numRuns: getPropertyRuns(2000) },
    );
  });

  it('parseDifference returns lines that both original texts can be restored from', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', '-- c\n', '++ d\n', '\n', '@@ -1 +1 @@\n', '\\ x\n'))
      .map((lines) => lines.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { rows } = parseDifference(createTwoFilesPatch('a', 'b', one, other, '', '', { context: 1e9 }));
        const side = (kind: string) =>
          rows
            .filter((row) => row.kind === kind || row.kind === 'context')
            .map((row) => `${row.text}\n`)
            .join('');
        if (one !== other) expect([side('removed'), side('added')]).toEqual([one, other]);
      }),
      { numRuns: getPropertyRuns(1000) },
    );
  });
});
