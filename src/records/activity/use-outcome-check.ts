// Determines and stores the outcome of an unconfirmed write at the user's request.
import { useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { catchApiError } from '../write-state';
import { type ActivityEntry, isDeletionAnsweredNotFound } from './entry';
import { storeEntryOutcome } from './log-write';
import type { OutcomeCheckResult } from './outcome-check-result';

/** The result of a check that didn't reveal the outcome. */
type Inconclusive = Extract<OutcomeCheckResult, string> | ApiError;

/**
 * Maps entry IDs to the last inconclusive result, so that the details of an entry also show the result of a check made
 * in the list.
 */
const inconclusive = new Map<string, Inconclusive>();

/**
 * Checks the outcome of an entry. `readAgain` loads the entry's record. If `readAgain` is undefined, the outcome can't
 * be determined.
 */
export function useOutcomeCheck(
  entry: ActivityEntry,
  readAgain: (() => Promise<OutcomeCheckResult>) | undefined,
) {
  const [state, setState] = useState<'idle' | 'looking' | Inconclusive>(
    inconclusive.get(entry.id) ?? (isDeletionAnsweredNotFound(entry) ? 'gone' : 'idle'),
  );

  /** Checks the outcome. Resolves to true if the record reveals the outcome. */
  const look = async (): Promise<boolean> => {
    if (!readAgain) return false;
    setState('looking');
    const looking = await catchApiError(readAgain(), (error) => error);
    const found = 'value' in looking ? looking.value : looking.outcome;
    if (typeof found === 'string' || isApiError(found)) {
      inconclusive.set(entry.id, found);
      setState(found);
      return false;
    }
    await storeEntryOutcome(entry.id, found);
    setState('idle');
    return true;
  };
  return { state, look };
}
