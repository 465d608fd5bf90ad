// Changes requests before the operation handlers process them, to simulate platforms that use other parameter names or
// ignore parameters.
import { parseJson, toObject } from '~/lib/json/json';
import type { ReceivedRequest } from './respond';
import { UNKNOWN_VALUE_SUFFIX } from './variant-responses';

function withQuery(received: ReceivedRequest, change: (query: URLSearchParams) => void): ReceivedRequest {
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

/** Removes the filters for which the contract defines no parameter name. */
export const removeFilters = (received: ReceivedRequest): ReceivedRequest =>
  withQuery(received, (query) => {
    for (const name of FILTERS) query.delete(name);
  });

/** Limits pages to the default size. */
export const limitPages = (received: ReceivedRequest): ReceivedRequest =>
  withQuery(received, (query) => {
    if (Number(query.get('per_page')) > 25) query.set('per_page', '25');
  });

/** Removes the suffix of unknown enumeration values in a request, so that the operation handlers recognize them. */
export const removeUnknownSuffixes = (received: ReceivedRequest): ReceivedRequest =>
  withQuery(received, (query) => {
    for (const [name, value] of [...query])
      if (value.endsWith(UNKNOWN_VALUE_SUFFIX)) query.set(name, value.slice(0, -UNKNOWN_VALUE_SUFFIX.length));
  });

/**
 * Adds a change to every proposal, as a platform that fills in defaults would. The diff of the proposal then contains a
 * change that the caller didn't request.
 */
export const addDefaultToProposals = (received: ReceivedRequest): ReceivedRequest => {
  const body = toObject(parseJson(received.text));
  if (received.operation.id !== 'assistants.proposeEdits' || body === null) return received;
  const config = { fallback_model: 'small-1', ...toObject(body.config) };
  return { ...received, text: JSON.stringify({ ...body, config }) };
};
