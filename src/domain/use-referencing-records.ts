// Loads the records that may refer to a given record: macros, automation rules, and campaigns sent from this browser.
import { useQuery } from '@tanstack/react-query';
import { listAutomationRules } from '~/api/automation-rules';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { listMacros } from '~/api/macros';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import {
  findReferences,
  listReferencingRecords,
  type ReferenceTarget,
  type ReferencingRecord,
} from './references';
import { findReferencesInCampaign, sentCampaignsQuery } from './sent-campaigns';

/** The references to a record, and the state of the requests that find them. */
export interface ReferenceSearch {
  readonly uses: readonly ReferencingRecord[];
  readonly isReading: boolean;
  readonly error: ApiError | null;
  /** Repeats the requests that failed. */
  readonly retry: () => void;
  /**
   * The reason why automation rules weren't searched: the user isn't allowed to load them (`closed`), or the platform
   * doesn't implement the operation (`off`). Null if they were searched.
   */
  readonly rulesMissing: 'closed' | 'off' | null;
}

/** Paces the requests. Otherwise, loading the lists of a large account could use up the request limit. */
const BESIDE = { isPatient: true };
const KEPT = { staleTime: 60_000, retry: false } as const;

/**
 * Loads the macros and rules, which may refer to other records. If `isRead` is false, sends no request and
 * returns only the lists in the query cache.
 */
export function useReferencingLists(isRead = true) {
  const scope = useScope();
  const mayReadRules = useIsAdministrator() !== false;
  const areRulesListed = useOperationAvailability(listAutomationRules) === 'on';
  const macros = useQuery({
    ...buildAllPagesQueryOptions(scope, listMacros, {}, BESIDE),
    ...KEPT,
    enabled: isRead,
  });
  const rules = useQuery({
    ...buildAllPagesQueryOptions(scope, listAutomationRules, {}, BESIDE),
    ...KEPT,
    enabled: isRead && mayReadRules && areRulesListed,
  });
  const areRulesClosed = !mayReadRules || isApiError(rules.error, 'forbidden');
  return {
    macros,
    rules,
    error: macros.error ?? (areRulesClosed || !areRulesListed ? null : rules.error),
    retry: () => {
      for (const query of [macros, rules]) if (query.error) void query.refetch();
    },
    rulesMissing: areRulesClosed ? 'closed' : areRulesListed ? null : 'off',
  } as const;
}

/** Returns the macros, rules and campaigns that the user may read and that refer to the target. */
export function useReferencingRecords(target: ReferenceTarget): ReferenceSearch {
  const { macros, rules, ...state } = useReferencingLists();
  const campaigns = useQuery(sentCampaignsQuery(useScope()));
  return {
    ...state,
    uses: [
      ...listReferencingRecords('macro', macros.data, findReferences, target),
      ...listReferencingRecords('rule', rules.data, findReferences, target),
      ...listReferencingRecords('campaign', campaigns.data?.campaigns, findReferencesInCampaign, target),
    ],
    isReading: macros.isLoading || rules.isLoading || campaigns.isLoading,
  };
}
