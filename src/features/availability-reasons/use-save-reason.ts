import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AvailabilityReason,
  availabilityReasonCreation,
  availabilityReasonUpdate,
  listAvailabilityReasons,
} from '~/api/availability-reasons';
import { allPagesOptions } from '~/api/http/all-pages';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { readKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import { changesOf, type ReasonValues, valuesOf } from './reason-values';
import type { Outcome, SaveState } from './save-state';

/**
 * Creates a reason, or saves what differs from `opened`: nothing where nothing does, nothing over a change of someone
 * else that the person hasn't seen, and the truth where the answer got lost. `onDone` is called once, when it is there.
 */
export function useSaveReason(opened: AvailabilityReason | null, onDone: (outcome: Outcome) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const creation = useMutation(availabilityReasonCreation(scope));
  const update = useMutation(availabilityReasonUpdate(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** The reason as the person knows it: what it was when it was opened, or what a conflict showed. */
  const seen = useRef(opened);
  /** A write went out that nothing answered. */
  const wasLost = useRef(false);

  const readAll = () =>
    queryClient.fetchQuery({ ...allPagesOptions(scope, listAvailabilityReasons), staleTime: 0 });

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

  /** Whether it came to be more than once: a browser repeats a request by itself when its connection dies. */
  async function isDoubled(values: ReasonValues, before: ReadonlySet<number> | null): Promise<boolean> {
    if (!before) return false;
    const all = await readAll().catch(() => []);
    const isNew = (one: AvailabilityReason) =>
      !before.has(one.id) && Object.keys(changesOf(values, one)).length === 0;
    return all.filter(isNew).length > 1;
  }

  /** Reads the reason again; what ends the saving before anything is sent, or null. */
  async function compare({ id }: AvailabilityReason, values: ReasonValues): Promise<SaveState | null> {
    try {
      const present = (await readAll()).find((one) => one.id === id);
      // One that is gone is told by the answer to the write.
      if (!present || !seen.current) return null;
      if (Object.keys(changesOf(values, present)).length === 0) {
        onDone({ kind: 'saved', reason: values.reason, isFound: wasLost.current });
        return { step: 'editing' };
      }
      if (Object.keys(changesOf(valuesOf(present), seen.current)).length === 0) return null;
      seen.current = present;
      void queryClient.invalidateQueries({ queryKey: readKey(scope, 'availabilityReasons', 'list') });
      return settle({ step: 'changed', present });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'not-sent', error });
    }
  }

  /** Sends it; tells what was done. */
  async function write(values: ReasonValues, before: ReadonlySet<number> | null): Promise<Outcome['kind']> {
    if (seen.current) {
      const params = { availabilityReasonId: seen.current.id };
      await update.mutateAsync({ params, body: { availability_reason: changesOf(values, seen.current) } });
      return 'saved';
    }
    const { reason, emoji } = values;
    await creation.mutateAsync({ body: { availability_reason: { reason, ...(emoji && { emoji }) } } });
    return (await isDoubled(values, before)) ? 'created-twice' : 'created';
  }

  async function save(typed: ReasonValues): Promise<SaveState> {
    const values = { ...typed, emoji: typed.emoji.trim() };
    if (seen.current && Object.keys(changesOf(values, seen.current)).length === 0) {
      onDone({ kind: 'unchanged', reason: values.reason });
      return { step: 'editing' };
    }
    const known = queryClient.getQueryData(allPagesOptions(scope, listAvailabilityReasons).queryKey);
    const before = known ? new Set(known.map(({ id }) => id)) : null;
    setState({ step: 'sending' });
    const ended = opened && (await compare(opened, values));
    if (ended) return ended;
    try {
      onDone({ kind: await write(values, before), reason: values.reason });
      return { step: 'editing' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!mayHaveHappened(error)) return settle({ step: 'failed', error });
      wasLost.current = true;
      return findOut(values, before);
    }
  }

  return { state, save };
}
