import { SearchQuery, search, setSearchQuery } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { getReplacement, listSearchMatches } from './replace-matches';

const find = (doc: string, query: ConstructorParameters<typeof SearchQuery>[0]) =>
  EditorState.create({ doc, extensions: [search()] }).update({
    effects: setSearchQuery.of(new SearchQuery({ literal: true, ...query })),
  }).state;

it('the replace dialog lists each match with its line and the text around it', () => {
  const state = find('Be kind.\nBe kind, be kind.\n', { search: 'be kind', replace: 'be brief' });
  expect(listSearchMatches(state)).toEqual({
    places: [
      { from: 0, to: 7, line: 1, before: '', text: 'Be kind', after: '.' },
      { from: 9, to: 16, line: 2, before: '', text: 'Be kind', after: ', be kind.' },
      { from: 18, to: 25, line: 2, before: 'Be kind, ', text: 'be kind', after: '.' },
    ],
    isMore: false,
  });
  expect(getReplacement(state)).toEqual({ phrase: 'be kind', by: 'be brief' });
});

it('the replace dialog finds matches according to the options of the find panel', () => {
  const state = find('Be kind.\nBe kinder.\nbe kind\n', {
    search: 'Be kind',
    caseSensitive: true,
    wholeWord: true,
  });
  expect(listSearchMatches(state).places.map(({ line }) => line)).toEqual([1]);
});

it('the replace dialog shortens long lines without cutting an emoji in half', () => {
  const [place] = listSearchMatches(find(`${'😀'.repeat(50)}x${'😀'.repeat(50)}`, { search: 'x' })).places;
  expect(place?.before).toBe(`…${'😀'.repeat(30)}`);
  expect(place?.after).toBe(`${'😀'.repeat(30)}…`);
});

it('the replace dialog lists only a limited number of matches in a very long text', () => {
  const { places, isMore } = listSearchMatches(find('a'.repeat(20_000), { search: 'a' }));
  expect([places.length, isMore]).toEqual([10_000, true]);
});

it('the replace dialog lists nothing for an empty search', () =>
  expect(listSearchMatches(find('a', { search: '' }))).toEqual({ places: [], isMore: false }));
