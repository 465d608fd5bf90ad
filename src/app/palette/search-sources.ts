// The lists that the palette searches, in the order in which they are read: small ones first.
import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { ledgerQuery } from '~/features/campaigns/ledger-query';
import { portal, portalListQuery } from '~/resources/portal';
import {
  defineSearch,
  EXCERPT,
  nameFromQuery,
  type RecordPage,
  type SearchSource,
} from '~/resources/record-reads';
import { RESOURCES } from '~/resources/resources';

/** The campaigns that this browser sent: the ledger belongs to the campaigns' feature, so their resource can't read it. */
const campaignSource = (scope: Scope) =>
  defineSearch({
    kind: 'campaign',
    isLocal: true,
    query: ledgerQuery(scope),
    finds: ({ attempts }) =>
      attempts.map(({ id, text, names, state }) => ({
        id,
        number: state.name === 'sent' ? String(state.id) : undefined,
        label: text.slice(0, EXCERPT),
        note: names.sender,
      })),
  });

/** The longest name of a campaign among the recent records, in characters. */
const CAMPAIGN_NAME = 80;

export const CAMPAIGN_PAGE: RecordPage = {
  route: '/$workspace/campaigns/$attemptId',
  parameter: 'attemptId',
  read: (scope, { id }) =>
    nameFromQuery(ledgerQuery(scope), ({ attempts }) =>
      attempts.find((attempt) => attempt.id === id)?.text.slice(0, CAMPAIGN_NAME),
    ),
};

/** The workspace's portals, as far as they were read. */
export const knownPortals = (client: QueryClient, scope: Scope): readonly Portal[] =>
  client.getQueryData(portalListQuery(scope).queryKey) ?? [];

/**
 * The lists of the workspace except the longest. Portals come first, because the palette offers a new article in each. Lists that
 * this person can't read aren't requested.
 */
export function workspaceSources(scope: Scope, isAdministrator: boolean): SearchSource[] {
  const has = { administrator: isAdministrator, tenant: scope.tenant !== null };
  const others = RESOURCES.filter(
    ({ kind, isLongest, needs }) => kind !== portal.kind && !isLongest && (!needs || has[needs]),
  );
  const lists = [portal, ...others.toReversed()];
  return [campaignSource(scope), ...lists.flatMap(({ search }) => search?.(scope) ?? [])];
}

export const portalSources = (scope: Scope, within: Portal): SearchSource[] =>
  RESOURCES.toReversed().flatMap(({ searchInPortal }) => searchInPortal?.(scope, within) ?? []);

export const longestSources = (scope: Scope): SearchSource[] =>
  RESOURCES.flatMap(({ isLongest, search }) => (isLongest && search ? search(scope) : []));
