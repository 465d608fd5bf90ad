// What a platform that knows a request's parameters by other names, or not at all, makes of it before the rules.
import { asObject, parsedJson } from '~/lib/json/json';
import type { Received } from './answer';
import { NEW_VALUE } from './variant-answers';

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

/** The filters whose names the contract doesn't show are not there. */
export const withoutFilters = (received: Received): Received =>
  withQuery(received, (query) => {
    for (const name of FILTERS) query.delete(name);
  });

/** No page is larger than the default. */
export const cappedPages = (received: Received): Received =>
  withQuery(received, (query) => {
    if (Number(query.get('per_page')) > 25) query.set('per_page', '25');
  });

/** The new values mean what the known ones mean to the rules. */
export const withKnownValues = (received: Received): Received =>
  withQuery(received, (query) => {
    for (const [name, value] of [...query])
      if (value.endsWith(NEW_VALUE)) query.set(name, value.slice(0, -NEW_VALUE.length));
  });

/** A proposal brings along what the platform has a default for: its difference holds what nobody edited. */
export const withFilledDefaults = (received: Received): Received => {
  const body = asObject(parsedJson(received.text));
  if (received.operation.id !== 'assistants.proposeEdits' || body === null) return received;
  const config = { fallback_model: 'small-1', ...asObject(body.config) };
  return { ...received, text: JSON.stringify({ ...body, config }) };
};
