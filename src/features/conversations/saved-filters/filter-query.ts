// Converts filters to the query string of the list and back. Filters are saved as this query string.
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { conversationFilterSchemas } from '../conversation-filter-schemas';
import type { ConversationsSearch } from '../conversations-search';
import { getConversationStatusLabel } from '../labels';

type Filters = Pick<ConversationsSearch, 'status' | 'inbox_id' | 'updated_from' | 'updated_to'>;

const filtersSchema = z.object(conversationFilterSchemas);

const withoutUndefined = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Returns the query string of the filters, without the page number and page size. */
export const formatFilters = ({ status, inbox_id, updated_from, updated_to }: ConversationsSearch): string =>
  defaultStringifySearch(withoutUndefined({ status, inbox_id, updated_from, updated_to }));

/** Parses stored filters. Ignores invalid and unknown parameters. */
export function parseFilters(query: string): Filters {
  try {
    return withoutUndefined(z.parse(filtersSchema, defaultParseSearch(query)));
  } catch {
    return {};
  }
}

/** Describes filters in one line: status, inbox and days. If an inbox has no name, `getInboxName` returns its ID. */
export function describeFilters(t: Translator, query: string, getInboxName: (id: number) => string): string {
  const { status, inbox_id, updated_from, updated_to } = parseFilters(query);
  return [
    status && getConversationStatusLabel(t, status),
    inbox_id && getInboxName(inbox_id),
    updated_from && t(m.conversations_filters_from, { day: updated_from }),
    updated_to && t(m.conversations_filters_until, { day: updated_to }),
  ]
    .filter(Boolean)
    .join(' · ');
}
