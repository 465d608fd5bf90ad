// The lists that the palette searches, in the order in which they are loaded.
import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from '~/api/portals';
import type { Scope } from '~/api/scope';
import { ledgerQuery } from '~/features/campaigns/ledger-query';
import { allPortalsQuery, portalResource } from '~/resources/portal';
import {
  definePaletteSearch,
  type PaletteSearchSource,
  SEARCHED_TEXT_LENGTH,
} from '~/resources/record-reads';
import { RESOURCES } from '~/resources/resources';

/**
 * Returns the list of campaigns sent from this browser. It isn't defined with the campaign resource, because the log of
 * sent campaigns (the ledger) belongs to a feature.
 */
const campaignSource = (scope: Scope) =>
  definePaletteSearch({
    kind: 'campaign',
    isLocal: true,
    query: ledgerQuery(scope),
    finds: ({ attempts }) =>
      attempts.map(({ id, text, names, state }) => ({
        id,
        number: state.name === 'sent' ? String(state.id) : undefined,
        label: text.slice(0, SEARCHED_TEXT_LENGTH),
        note: names.sender,
      })),
  });

/** Returns the portals of the workspace. Empty until they are loaded. */
export const getKnownPortals = (client: QueryClient, scope: Scope): readonly Portal[] =>
  client.getQueryData(allPortalsQuery(scope).queryKey) ?? [];

/**
 * Returns the lists of the workspace that the user is allowed to load, except very long ones. Campaigns are first,
 * because they need no request. Portals are next, because the palette offers to create an article in each portal. The
 * other lists are in reverse order of `RESOURCES`, so that most short lists are loaded before long ones.
 */
export function listWorkspaceSources(scope: Scope, isAdministrator: boolean): PaletteSearchSource[] {
  const fulfilled = { administrator: isAdministrator, tenant: scope.tenant !== null };
  const others = RESOURCES.filter(
    ({ kind, isLongest, needs }) =>
      kind !== portalResource.kind && !isLongest && (!needs || fulfilled[needs]),
  );
  const lists = [portalResource, ...others.toReversed()];
  return [campaignSource(scope), ...lists.flatMap(({ search }) => search?.(scope) ?? [])];
}

export const listPortalSources = (scope: Scope, within: Portal): PaletteSearchSource[] =>
  RESOURCES.toReversed().flatMap(({ searchInPortal }) => searchInPortal?.(scope, within) ?? []);

/** Returns the longest lists. The palette loads them last. */
export const listLargestSources = (scope: Scope): PaletteSearchSource[] =>
  RESOURCES.flatMap(({ isLongest, search }) => (isLongest && search ? search(scope) : []));
