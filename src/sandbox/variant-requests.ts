// Changes requests before the rules, to simulate platforms that name parameters differently or don't support them.
import { parseJson, toObject } from '~/lib/json/json';
import type { Received } from './respond';
import { NEW_VALUE } from './variant-responses';

function withQuery(received: Received, change: (query: URLSearchParams) => void): Received {
  const url = new URL(received.url);
  change(url.searchParams);
  return { ...received, url };
}

const FILTERS = [
  'message_type',
  'order',
  'status',
  'inbox_id',
  'updated_after',
  'updated_before',
  'category_id',
  'locale',
];

/** Removes the filters whose parameter names the contract doesn't define. */
export const removeFilters = (received: Received): Received =>
  withQuery(received, (query) => {
    for (const name of FILTERS) query.delete(name);
  });

/** Limits pages to the default size. */
export const limitPages = (received: Received): Received =>
  withQuery(received, (query) => {
    if (Number(query.get('per_page')) > 25) query.set('per_page', '25');
  });

/** Removes the suffix of unknown enumeration values in a request, so that the rules recognize them. */
export const withKnownValues = (received: Received): Received =>
  withQuery(received, (query) => {
    for (const [name, value] of [...query])
      if (value.endsWith(NEW_VALUE)) query.set(name, value.slice(0, -NEW_VALUE.length));
  });

/**
 * Adds a change to every proposal, as a platform that fills in defaults would. The difference then contains a change
 * that the caller didn't request.
 */
export const withFilledDefaults = (received: Received): Received => {
  const body = toObject(parseJson(received.text));
  if (received.operation.id !== 'assistants.proposeEdits' || body === null) return received;
  const config = { fallback_model: 'small-1', ...toObject(body.config) };
  return { ...received, text: JSON.stringify({ ...body, config }) };
};
