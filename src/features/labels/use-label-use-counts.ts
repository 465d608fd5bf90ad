// Counts the macros and rules that refer to each label.
import type { Label } from '~/api/labels';
import { createLabelUseCounter } from '~/domain/references';
import { useReferencingLists } from '~/domain/use-referencing-records';

/** If `isNeeded` is false, counts only in lists that are already in the query cache, so that no requests are sent. */
export function useLabelUseCounts(isNeeded: boolean) {
  const { macros, rules, error, retry } = useReferencingLists(isNeeded);
  const inMacros = macros.data && createLabelUseCounter(macros.data);
  const inRules = rules.data && createLabelUseCounter(rules.data);
  return {
    /** Counts the macros that use a label. Null until the macros are loaded. */
    inMacros: inMacros ?? null,
    /** Counts the rules that use a label. Null until the rules are loaded, or if they can't be loaded. */
    inRules: inRules ?? null,
    count: (label: Label) => (inMacros?.(label) ?? 0) + (inRules?.(label) ?? 0),
    isReading: macros.isLoading || rules.isLoading,
    error,
    retry,
  };
}
