import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonCreation,
  availabilityReasonUpdate,
} from '~/api/availability-reasons';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { allReasonsQuery } from './all-reasons';
import { changesOf, type ReasonValues } from './reason-values';
import type { Outcome, SaveState } from './save-state';

/**
 * Creates a reason, or saves what differs from `opened`: nothing where nothing does, and the truth where the answer got
 * lost. `onDone` is called once, when it is there.
 */
export function useSaveReason(opened: AvailabilityReason | null, onDone: (outcome: Outcome) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const creation = useMutation(availabilityReasonCreation(scope));
  const update = useMutation(availabilityReasonUpdate(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });

  const readAll = () => queryClient.fetchQuery({ ...allReasonsQuery(scope), staleTime: 0 });

  const settle = (next: SaveState): SaveState => {
    setState(next);
    return next;
  };

  /** What became of a write without an answer; `before` are the ids that were there until then. */
  async function findOut(values: ReasonValues, before: ReadonlySet<number> | null): Promise<SaveState> {
    // Without a list from before, one's own can't be told from another of the same name.
    if (!opened && !before) return settle({ step: 'unknown' });
    setState({ step: 'looking-up' });
    try {
      const reads = (one: AvailabilityReason) => Object.keys(changesOf(values, one)).length === 0;
      const all = await readAll();
      const found = all.some((one) => (opened ? one.id === opened.id : !before?.has(one.id)) && reads(one));
      if (!found) return settle({ step: 'no-trace' });
      onDone({ kind: opened ? 'saved' : 'created', reason: values.reason, isFound: true });
      return { step: 'editing' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'unknown' });
    }
  }

  async function save(typed: ReasonValues): Promise<SaveState> {
    const values = { ...typed, emoji: typed.emoji.trim() };
    const changes = opened ? changesOf(values, opened) : values;
    if (Object.keys(changes).length === 0) {
      onDone({ kind: 'unchanged', reason: values.reason });
      return { step: 'editing' };
    }
    const known = queryClient.getQueryData(allReasonsQuery(scope).queryKey);
    const before = known ? new Set(known.map(({ id }) => id)) : null;
    setState({ step: 'sending' });
    try {
      if (opened) {
        const params = { availabilityReasonId: opened.id };
        await update.mutateAsync({ params, body: { availability_reason: changes } });
      } else {
        const { reason, emoji } = values;
        await creation.mutateAsync({ body: { availability_reason: { reason, ...(emoji && { emoji }) } } });
      }
      onDone({ kind: opened ? 'saved' : 'created', reason: values.reason });
      return { step: 'editing' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      return mayHaveHappened(error) ? findOut(values, before) : settle({ step: 'failed', error });
    }
  }

  return { state, save };
}
