import { expect, it } from 'vitest';
import { getPortableValues, removeSecrets } from './lasting-values';

it.each(['api_key', 'apiKey', 'X-Api-Key', 'private-key', 'access_token', 'accessToken', 'Authorization'])(
  'exported values don’t contain the secret field %s at any depth',
  (name) => {
    expect(removeSecrets({ kept: 1, headers: [{ [name]: 'x', kept: 2 }] })).toEqual({
      kept: 1,
      headers: [{ kept: 2 }],
    });
    expect(getPortableValues({ [name]: 'x' })).toEqual({});
  },
);

it('exported values keep fields whose names only resemble those of secrets', () => {
  const values = { max_tokens: 100, keywords: ['a'], passing: true };
  expect(getPortableValues(values)).toEqual(values);
});

it('exported values don’t contain IDs, dates, authors or counters', () => {
  const values = { id: 1, created_at: 'a', author_id: 2, articles_count: 3, title: 'Title' };
  expect(getPortableValues(values)).toEqual({ title: 'Title' });
});
