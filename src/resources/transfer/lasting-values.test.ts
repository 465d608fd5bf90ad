import { expect, it } from 'vitest';
import { getLastingValues, removeSecrets } from './lasting-values';

it.each(['api_key', 'apiKey', 'X-Api-Key', 'private-key', 'access_token', 'accessToken', 'Authorization'])(
  'removes the secret field %s from exported values at any depth',
  (name) => {
    expect(removeSecrets({ kept: 1, headers: [{ [name]: 'x', kept: 2 }] })).toEqual({
      kept: 1,
      headers: [{ kept: 2 }],
    });
    expect(getLastingValues({ [name]: 'x' })).toEqual({});
  },
);

it('keeps fields in exported values whose names only resemble those of secrets', () => {
  const values = { max_tokens: 100, keywords: ['a'], passing: true };
  expect(getLastingValues(values)).toEqual(values);
});

it('removes IDs, dates, authors and counters from exported values', () => {
  const values = { id: 1, created_at: 'a', author_id: 2, articles_count: 3, title: 'Title' };
  expect(getLastingValues(values)).toEqual({ title: 'Title' });
});
