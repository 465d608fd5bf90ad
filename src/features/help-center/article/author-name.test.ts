import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/use-t';
import { getAuthorName } from './author-name';

const t = getTranslator('en');
const AGENTS = [{ id: 12, name: 'Wren' }];

it.each([
  [12, AGENTS, /Wren/],
  [12, undefined, /^#12$/],
  [77, AGENTS, /^#77 \(not listed\)$/],
  [null, AGENTS, /^Deleted user$/],
])('names the author of an article: %s', (id, agents, word) => {
  expect(getAuthorName(t, id, agents)).toMatch(word);
});
