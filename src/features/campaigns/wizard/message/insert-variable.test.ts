import { expect, it } from 'vitest';
import { insertVariable } from './insert-variable';

it.each([
  ['', 0, '{{a.b}}', 7],
  ['{', 1, '{{a.b}}', 7],
  ['Hello {, you', 7, 'Hello {{a.b}}, you', 13],
  ['Hello {{', 8, 'Hello {{a.b}}', 13],
  ['Hello you', 6, 'Hello {{a.b}}you', 13],
])('inserting a variable into %j at the caret position %i gives %j', (text, caret, after, behind) => {
  expect(insertVariable(text, caret, '{{a.b}}')).toEqual({ text: after, caret: behind });
});
