import type { QueryClient } from '@tanstack/react-query';
import { readAllPages } from '~/api/http/all-pages';
import { runMutation } from '~/api/http/query';
import { fetchUncached } from '~/api/http/read-uncached';
import {
  createPortalMutation,
  listPortals,
  type Portal,
  portalQuery,
  updatePortalMutation,
} from '~/api/portals';
import type { Scope } from '~/api/scope';
import type { RecordCreation } from '~/records/create-record';
import type { RecordAccess } from '~/records/save-record';

export interface NewPortalValues {
  readonly name: string;
  readonly slug: string;
  readonly default_locale: string;
}

export interface PortalNameValues {
  readonly name: string;
}

/** The setting that allows or disallows content in one language of a portal. */
export interface PortalLanguageValues {
  readonly isAllowed: boolean;
}

export const getPortalCreation = (
  queryClient: QueryClient,
  scope: Scope,
): RecordCreation<Portal, NewPortalValues> => ({
  isUnique: true,
  candidates: async ({ slug }) =>
    (await readAllPages(scope, listPortals)).filter((portal) => portal.slug === slug),
  create: (portal) => runMutation(queryClient, createPortalMutation(scope), { body: { portal } }),
  valuesOf: ({ name, slug, default_locale }) => ({ name, slug, default_locale }),
  subject: { scope, kind: 'portal', id: null },
  nameOf: ({ name }) => name,
  idOf: ({ slug }) => slug,
});

/** Loads the portal and updates the cache, so that a page that failed to load the portal then shows it. */
const read = (queryClient: QueryClient, scope: Scope, portalSlug: string) =>
  fetchUncached(queryClient, { ...portalQuery(scope, portalSlug), retry: false });

export const getPortalNameAccess = (
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
): RecordAccess<Portal, PortalNameValues> => ({
  read: () => read(queryClient, scope, portalSlug),
  write: (portal) =>
    runMutation(queryClient, updatePortalMutation(scope), { params: { portalSlug }, body: { portal } }),
  valuesOf: ({ name }) => ({ name }),
  subject: { scope, kind: 'portal', id: portalSlug },
  nameOf: ({ name }) => name,
});

/**
 * Returns write access to a portal that couldn't be loaded. Every write overwrites values that the user hasn't seen.
 */
export const getUnloadedPortalAccess = (queryClient: QueryClient, scope: Scope, portalSlug: string) => ({
  write: (portal: Partial<{ name: string; allowed_locales: string[] }>) =>
    runMutation(queryClient, updatePortalMutation(scope), { params: { portalSlug }, body: { portal } }),
  subject: { scope, kind: 'portal', id: portalSlug } as const,
});

/**
 * Treats one language of a portal as a separate record. The platform can only replace the whole list of languages, so a
 * write loads the list and changes only this language in it.
 */
export function getPortalLanguageAccess(
  queryClient: QueryClient,
  scope: Scope,
  portalSlug: string,
  locale: string,
): RecordAccess<Portal, PortalLanguageValues> {
  let present: readonly string[] = [];
  return {
    read: async () => {
      const portal = await read(queryClient, scope, portalSlug);
      present = portal.allowed_locales;
      return portal;
    },
    write: ({ isAllowed }) => {
      const others = present.filter((one) => one !== locale);
      return runMutation(queryClient, updatePortalMutation(scope), {
        params: { portalSlug },
        body: { portal: { allowed_locales: isAllowed ? [...others, locale] : others } },
      });
    },
    valuesOf: ({ allowed_locales }) => ({ isAllowed: allowed_locales.includes(locale) }),
    subject: { scope, kind: 'portal-language', id: locale, parent: portalSlug },
    nameOf: () => locale,
  };
}
