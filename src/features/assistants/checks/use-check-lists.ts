import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { listArticles } from '~/api/articles';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { listLabels } from '~/api/labels';
import { listPortals } from '~/api/portals';
import { listTeams } from '~/api/teams';
import { createLinkResolver } from '~/domain/links/link-targets';
import { labelNamesQuery, teamNamesQuery } from '~/domain/look-ups';
import type { PromptCheck } from '~/drafts/prompt-checks';
import { allArticlesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { type CheckedPrompt, type CheckLists, hasLinks } from './run-checks';

/** Returns the data of a query: null while loading, undefined if it couldn't be loaded. */
function toLoadable<Data>({ data, isError }: Pick<UseQueryResult<Data>, 'data' | 'isError'>) {
  return data ?? (isError ? undefined : null);
}

export interface LoadedLists extends CheckLists {
  /** Retries loading the lists that couldn't be loaded. Null if no request failed. */
  readonly again: (() => void) | null;
}

/** Loads the lists of the account that the checks need, and nothing else. */
export function useCheckLists(
  checks: readonly PromptCheck[],
  prompts: readonly CheckedPrompt[],
): LoadedLists {
  const scope = useScope();
  const canListTeams = useOperationAvailability(listTeams) === 'on';
  const canListLabels = useOperationAvailability(listLabels) === 'on';
  const canListPortals = useOperationAvailability(listPortals) === 'on';
  const canListArticles = useOperationAvailability(listArticles) === 'on';
  const needs = (kind: PromptCheck['kind']) => checks.some((check) => check.kind === kind);
  const needsArticles = needs('links') && hasLinks(prompts) && canListPortals && canListArticles;
  const teams = useQuery({ ...teamNamesQuery(scope), enabled: needs('teams') && canListTeams });
  const labels = useQuery({ ...labelNamesQuery(scope), enabled: needs('labels') && canListLabels });
  const portals = useQuery({
    ...buildAllPagesQueryOptions(scope, listPortals, {}, { isPatient: true }),
    enabled: needsArticles,
  });
  const articles = useQueries({
    queries: (needsArticles ? (portals.data ?? []) : []).map(({ slug }) =>
      allArticlesQuery(scope, slug, {}, { isPatient: true }),
    ),
  });
  const lists = articles.map(toLoadable);
  // If a list is missing, links can't be checked, because that list could contain any linked article.
  const isBroken = toLoadable(portals) === undefined || lists.includes(undefined);
  const loaded = portals.data ? lists.filter((list) => list !== null && list !== undefined) : [];
  const isComplete = portals.data !== undefined && loaded.length === lists.length;
  const resolve = isComplete ? createLinkResolver(loaded.flat()) : null;
  const failed = [teams, labels, portals, ...articles].filter(({ isError }) => isError);
  return {
    teams: canListTeams ? toLoadable(teams)?.map(({ name }) => name) : undefined,
    labels: canListLabels ? toLoadable(labels)?.map(({ title }) => title) : undefined,
    findArticle:
      !(canListPortals && canListArticles) || isBroken
        ? undefined
        : resolve && ((address) => resolve(address, { public_url: '' })),
    again:
      failed.length > 0
        ? () => {
            for (const { refetch } of failed) void refetch();
          }
        : null,
  };
}
