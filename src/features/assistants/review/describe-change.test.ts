import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import type { Json } from '~/lib/json/merge-patch';
import { describeChange } from './describe-change';

const t = getTranslator('en');
const NOT_READ = { base: null, content: null };

const describeValue = (before: Json | undefined, after: Json) =>
  describeChange(
    t,
    { kind: 'value', id: '1', ids: ['1'], path: 'config.tools', before, after },
    NOT_READ,
  ).replace('Settings › Tools: ', '');

describe('describeChange', () => {
  it.each<[string, Json | undefined, Json, string]>([
    ['the last entry of a list was removed', ['lookup_order'], [], 'lookup_order → empty'],
    ['a text was cleared', 'x', '', 'x → empty'],
    ['a list became an empty text', [], '', '[] → ""'],
    ['a key was added with an empty list', undefined, [], 'None → empty'],
    ['a key was added', undefined, ['lookup_order'], 'added “lookup_order”'],
    ['a text became a number', '0.5', 0.5, '"0.5" → 0.5'],
    ['one entry became two', ['a, b'], ['a', 'b'], '["a, b"] → ["a","b"]'],
    ['two entries became others', ['a', 'b'], ['a', 'c'], 'a, b → a, c'],
  ])('shows two different values that aren’t blank: %s', (_, before, after, sentence) =>
    expect(describeValue(before, after)).toBe(sentence),
  );

  it('describes an empty value that is set without knowing the current one as cleared', () =>
    expect(
      describeChange(t, { kind: 'by-hand', id: '1', ids: ['1'], path: 'config.tools', value: [] }, NOT_READ),
    ).toBe('Settings › Tools: cleared'));
});
