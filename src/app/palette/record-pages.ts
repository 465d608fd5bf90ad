import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { articleQuery } from '~/api/articles';
import { assistantQuery } from '~/api/assistants';
import { automationRuleQuery } from '~/api/automation-rules';
import { conversationQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import { macroQuery } from '~/api/macros';
import type { Scope } from '~/api/scope';
import { teamQuery } from '~/api/teams';
import { ledgerQuery } from '~/features/campaigns/ledger-query';
import type { FindKind } from './find-kinds';

/** What names a record, wherever it is kept. */
interface Key {
  readonly id: string;
  readonly portal?: string | undefined;
  /** The assistants' own: one is read in a role. */
  readonly role?: string | undefined;
}

/** What the read of a record's own page says of it. */
export interface RecordRead {
  /** What it is called now; null where that isn't known. */
  readonly name: (client: QueryClient) => string | null;
  readonly isGone: (client: QueryClient) => boolean;
}

function readOf<Data, Failure>(
  { queryKey }: FetchQueryOptions<Data, Failure>,
  nameOf: (data: Data) => string | null | undefined,
): RecordRead {
  return {
    name: (client) => {
      const data = client.getQueryData<Data>(queryKey);
      return (data === undefined ? null : nameOf(data)) ?? null;
    },
    isGone: (client) => isApiError(client.getQueryState(queryKey)?.error, 'not-found'),
  };
}

interface RecordPage {
  readonly kind: FindKind;
  /** The route of its page, and the parameter that names it there. */
  readonly route: string;
  readonly parameter: string;
  readonly read: (scope: Scope, key: Key) => RecordRead;
}

/** The records that have a page of their own. */
export const RECORD_PAGES: readonly RecordPage[] = [
  {
    kind: 'conversation',
    route: '/$workspace/conversations/$displayId',
    parameter: 'displayId',
    read: (scope, { id }) =>
      readOf(conversationQuery(scope, Number(id)), ({ contact }) =>
        contact ? `${contact.name} · #${id}` : `#${id}`,
      ),
  },
  {
    kind: 'macro',
    route: '/$workspace/macros/$macroId',
    parameter: 'macroId',
    read: (scope, { id }) => readOf(macroQuery(scope, Number(id)), ({ name }) => name),
  },
  {
    kind: 'rule',
    route: '/$workspace/automation-rules/$ruleId',
    parameter: 'ruleId',
    read: (scope, { id }) => readOf(automationRuleQuery(scope, Number(id)), ({ name }) => name),
  },
  {
    kind: 'team',
    route: '/$workspace/teams/$teamId',
    parameter: 'teamId',
    read: (scope, { id }) => readOf(teamQuery(scope, Number(id)), ({ name }) => name),
  },
  {
    kind: 'article',
    route: '/$workspace/help-center/$portalSlug/articles/$articleId',
    parameter: 'articleId',
    read: (scope, { id, portal = '' }) =>
      readOf(articleQuery(scope, portal, Number(id)), ({ title }) => title),
  },
  {
    kind: 'assistant',
    route: '/$workspace/assistants/$assistantId/{-$part}',
    parameter: 'assistantId',
    read: (scope, { id, role }) => readOf(assistantQuery(scope, id, role), ({ name }) => name ?? id),
  },
  {
    kind: 'campaign',
    route: '/$workspace/campaigns/$attemptId',
    parameter: 'attemptId',
    read: (scope, { id }) =>
      readOf(ledgerQuery(scope), ({ attempts }) =>
        attempts.find((attempt) => attempt.id === id)?.text.slice(0, 80),
      ),
  },
];

/** A name that is never kept: who wrote is not for this browser's memory. */
export const keptName = (kind: FindKind, id: string, name: string): string =>
  kind === 'conversation' ? `#${id}` : name;
